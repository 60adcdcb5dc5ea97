//! Draws a player's hand as a separate wide picture: pieces in reserve, cards of a hand, piece cards to place. It
//! belongs under a board, where there is width and little height.

use super::alt::Description;
use super::art::Art;
use super::canvas::{Canvas, Line};
use super::composite;
use super::error::RenderError;
use super::glyph::Weight;
use super::hand_cards;
use super::layout::{Layout, kinds};
use super::picture::Picture;
use super::reserve_text;
use super::sprite_atlas::SpriteAtlas;
use super::status;
use super::style::{Pieces, Style, playing_card};
use super::theme::ColourRole;
use super::typeface::{self, fit, measure, wrap};
use trickmate_rules::chess::Role;
use trickmate_rules::piece_info::AbilityCard;
use trickmate_rules::view::{Face, Reserve, Reserved, View};
use trickmate_rules::{Seat, Viewer};
use trickmate_text::{text, word};

/// Number of items in a row: piece cards, pieces in reserve, cards of a hand.
const PIECE_CARDS: u32 = 6;
const RESERVED: u32 = 3;
const HELD: u32 = 4;

/// Most rows of each; a number shows how many are left out.
const MAX_ROWS: u32 = 5;

/// Part of the strip: a heading and items of one kind.
enum Group<'a> {
    PieceCards(Seat, Vec<(Role, usize)>),
    Reserve(&'a [Reserved]),
    Hand(Vec<(&'a AbilityCard, usize)>),
}

impl Group<'_> {
    fn heading(&self) -> String {
        text!(match self {
            Group::PieceCards(..) => "picture-to-place",
            Group::Reserve(_) => "picture-reserve",
            Group::Hand(_) => "picture-hand",
        })
    }

    fn len(&self) -> u32 {
        match self {
            Group::PieceCards(_, kinds) => kinds.len() as u32,
            Group::Reserve(pieces) => pieces.len() as u32,
            Group::Hand(kinds) => kinds.len() as u32,
        }
    }

    const fn columns(&self) -> u32 {
        match self {
            Group::PieceCards(..) => PIECE_CARDS,
            Group::Reserve(_) => RESERVED,
            Group::Hand(_) => HELD,
        }
    }

    fn rows(&self) -> u32 {
        self.len().div_ceil(self.columns()).min(MAX_ROWS)
    }
}

/// Returns the hand of this view's player, in groups; nothing for anybody else.
fn groups(view: &View) -> Vec<Group<'_>> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let mut groups = Vec::new();
    if let Some(Reserve::Kinds(roles)) = &view.seats[seat.index()].reserve {
        let count = |role: &Role| (*role, roles.iter().filter(|other| *other == role).count());
        let counted = Role::ALL.iter().rev().map(count).filter(|(_, count)| *count > 0);
        groups.push(Group::PieceCards(seat, counted.collect()));
    }
    if let Some(summoning) = &view.summoning {
        let own = &summoning.holdings[seat.index()];
        groups.push(Group::Reserve(&own.reserve));
        groups.push(Group::Hand(own.hand.as_deref().map(kinds).unwrap_or_default()));
    }
    groups.retain(|group| group.len() > 0);
    groups
}

/// Lengths in pixels.
struct Measures {
    pad: u32,
    heading: u32,
    name: u32,
    small: u32,
    /// The heights of a row of each kind.
    piece_card: u32,
    reserved: u32,
    held: u32,
}

impl Measures {
    fn of(width: u32) -> Measures {
        let scaled = |at_720: u32| (width * at_720 + 360) / 720;
        Measures {
            pad: scaled(8),
            heading: scaled(18),
            name: scaled(20),
            small: scaled(18),
            piece_card: scaled(118),
            reserved: scaled(96),
            held: scaled(100),
        }
    }

    const fn row(&self, group: &Group<'_>) -> u32 {
        match group {
            Group::PieceCards(..) => self.piece_card,
            Group::Reserve(_) => self.reserved,
            Group::Hand(_) => self.held,
        }
    }
}

/// Draws the strip; `None` if the view belongs to no player, or the hand is empty.
pub(super) fn draw(view: &View, style: &Style) -> Result<Option<Picture>, RenderError> {
    style.check()?;
    typeface::check_fonts()?;
    let (groups, sizes) = (groups(view), Measures::of(style.width));
    if groups.is_empty() {
        return Ok(None);
    }
    let heading = sizes.heading * 3 / 2;
    let tall = |group: &Group<'_>| heading + group.rows() * (sizes.row(group) + sizes.pad);
    let height = sizes.pad + groups.iter().map(tall).sum::<u32>();
    let layout = Layout {
        moves: sizes.held * 54 / 100,
        waiting: sizes.reserved * 80 / 100,
        reserve_card: sizes.piece_card * 60 / 100,
        ..Layout::of_cards(style.width)?
    };
    let page = SpriteAtlas::of(style.theme, layout);
    let mut canvas = Canvas::new(style.width, height, &page.palette);
    let mut top = sizes.pad;
    for group in &groups {
        let line = Line {
            text: &group.heading(),
            weight: Weight::SemiBold,
            size: sizes.heading,
            tone: ColourRole::Muted,
        };
        canvas.write(sizes.pad as f32, top + sizes.heading, line);
        top += heading;
        row(&mut canvas, &page, style, group, (&sizes, top))?;
        top += group.rows() * (sizes.row(group) + sizes.pad);
    }
    Ok(Some(Picture::of(canvas, &page.palette)))
}

/// A place on the strip: left, top, width, height.
type Cell = (u32, u32, u32, u32);

/// Draws all items of a group.
fn row(
    canvas: &mut Canvas<'_>,
    page: &SpriteAtlas,
    style: &Style,
    group: &Group<'_>,
    (sizes, top): (&Measures, u32),
) -> Result<(), RenderError> {
    let (columns, pad, height) = (group.columns(), sizes.pad, sizes.row(group));
    let width = (page.layout.width - pad * (columns + 1)) / columns;
    let cell = |place: u32| -> Cell {
        let (column, row) = (place % columns, place / columns);
        (pad + column * (width + pad), top + row * (height + pad), width, height)
    };
    let places = columns * MAX_ROWS;
    let shown = if group.len() > places { places - 1 } else { group.len() };
    match group {
        Group::PieceCards(seat, kinds) => {
            for ((role, count), place) in kinds.iter().zip(0..shown) {
                piece_card(canvas, page, style, (*seat, *role, *count), (sizes, cell(place), place))?;
            }
        }
        Group::Reserve(pieces) => {
            for (piece, place) in pieces.iter().zip(0..shown) {
                reserved(canvas, page, style, piece, (sizes, cell(place)))?;
            }
        }
        Group::Hand(kinds) => {
            for ((card, count), place) in kinds.iter().zip(0..shown) {
                held(canvas, page, card, *count, (sizes, cell(place)))?;
            }
        }
    }
    if group.len() > shown {
        let (x, y, _, height) = cell(shown);
        let text = text!("picture-more", count = group.len() - shown);
        let line = Line { text: &text, weight: Weight::SemiBold, size: sizes.name, tone: ColourRole::Ink };
        canvas.write((x + pad) as f32, y + height / 2, line);
    }
    Ok(())
}

/// Draws a white card.
fn paper(canvas: &mut Canvas<'_>, (x, y, width, height): Cell, radius: u32) {
    canvas.fill_round(x, y, width, height, radius, ColourRole::FirstEdge);
    canvas.fill_round(x + 1, y + 1, width - 2, height - 2, radius - 1, ColourRole::Paper);
}

/// Draws piece cards of one kind: the card, their number and their name.
fn piece_card(
    canvas: &mut Canvas<'_>,
    page: &SpriteAtlas,
    style: &Style,
    (owner, role, count): (Seat, Role, usize),
    (sizes, (x, y, width, height), place): (&Measures, Cell, u32),
) -> Result<(), RenderError> {
    let card = match style.pieces {
        Pieces::Symbols => None,
        Pieces::Cards => Some(playing_card(role, owner, place as u16, 8)),
    };
    paper(canvas, (x, y, width, height), sizes.pad);
    let art = Art::ReserveCard { role, owner, card };
    let (card_width, card_height) = art.size(&page.layout);
    let copies = format!("×{count}");
    let ink = |text, size| Line { text, weight: Weight::SemiBold, size, tone: ColourRole::FirstDark };
    let taken = card_width + measure(&copies, Weight::SemiBold, sizes.name) as u32 + sizes.pad / 2;
    let left = x + width.saturating_sub(taken) / 2;
    let top = y + sizes.pad;
    canvas.paste(left, top, &*page.sprite(art)?);
    let beside = (left + card_width + sizes.pad / 2) as f32;
    canvas.write(beside, top + card_height / 2 + sizes.name * 3 / 8, ink(&copies, sizes.name));
    let name = fit(&word(role.name()), Weight::SemiBold, sizes.small, width as f32);
    let indent = (width as f32 - measure(&name, Weight::SemiBold, sizes.small)) / 2.0;
    canvas.write(x as f32 + indent, y + height - sizes.pad, ink(&name, sizes.small));
    Ok(())
}

/// Draws a piece in reserve: its face, its handle and its name.
fn reserved(
    canvas: &mut Canvas<'_>,
    page: &SpriteAtlas,
    style: &Style,
    piece: &Reserved,
    (sizes, (x, y, width, height)): (&Measures, Cell),
) -> Result<(), RenderError> {
    paper(canvas, (x, y, width, height), sizes.pad);
    let side = page.layout.waiting;
    let (left, top) = (x + (height - side) / 2, y + (height - side) / 2);
    match piece.face {
        Face::Composite(made) => {
            let is_turned = style.orientation == Seat::Second;
            let art = Art::Waiting { owner: made.owner, diagram: made.diagram, is_turned };
            canvas.paste(left, top, &*page.sprite(art)?);
            composite::code(canvas, made, (left, top), side);
        }
        Face::Piece { role, owner, .. } => {
            canvas.paste(left, top, &*page.sprite(Art::WaitingMan(role, owner))?);
        }
        Face::Card { .. } | Face::Covered | Face::Known { .. } => {}
    }
    let start = x + height;
    let room = (width - height - sizes.pad) as f32;
    let handle = fit(&piece.handle, Weight::SemiBold, sizes.name, room);
    let mut baseline = y + sizes.pad + sizes.name;
    canvas.write(
        start as f32,
        baseline,
        Line { text: &handle, weight: Weight::SemiBold, size: sizes.name, tone: ColourRole::FirstDark },
    );
    for line in wrap(&word(&piece.name), Weight::Regular, sizes.small, room, 3) {
        baseline += sizes.small * 5 / 4;
        let line =
            Line { text: &line, weight: Weight::Regular, size: sizes.small, tone: ColourRole::FirstDark };
        canvas.write(start as f32, baseline, line);
    }
    Ok(())
}

/// Draws cards of one kind: the name, the moves, the value, the number.
fn held(
    canvas: &mut Canvas<'_>,
    page: &SpriteAtlas,
    card: &AbilityCard,
    count: usize,
    (sizes, (x, y, width, height)): (&Measures, Cell),
) -> Result<(), RenderError> {
    paper(canvas, (x, y, width, height), sizes.pad);
    let room = (width - 2 * sizes.pad) as f32;
    let ink = |text, size| Line { text, weight: Weight::SemiBold, size, tone: ColourRole::FirstDark };
    // A long name gets smaller before any of it is left out.
    let title = word(&card.name);
    let fits = |size: &u32| measure(&title, Weight::SemiBold, *size) <= room;
    let size = (sizes.name * 7 / 10..=sizes.name).rev().find(fits).unwrap_or(sizes.name * 7 / 10);
    let name = fit(&title, Weight::SemiBold, size, room);
    canvas.write((x + sizes.pad) as f32, y + sizes.pad + sizes.name, ink(&name, size));
    let side = page.layout.moves;
    let top = y + height - side - sizes.pad * 3 / 4;
    hand_cards::effect(canvas, page, &card.effect, (x + sizes.pad / 2, top))?;
    let (start, baseline) = ((x + side + sizes.pad * 3 / 2) as f32, top + side / 2 + sizes.name * 3 / 8);
    let right = (x + width - sizes.pad) as f32;
    hand_cards::value_and_copies(canvas, card, count, (start, baseline, right), sizes.name);
    Ok(())
}

/// Returns the same in sentences, within the length of a description.
pub(super) fn alt(view: &View) -> String {
    let mut text = Description::default();
    for group in groups(view) {
        match group {
            Group::PieceCards(_, kinds) => {
                let roles: Vec<Role> =
                    kinds.iter().flat_map(|(role, count)| std::iter::repeat_n(*role, *count)).collect();
                text.sentence(&text!("alt-to-place", pieces = status::kinds(&roles)));
            }
            Group::Reserve(pieces) => {
                text.list(&text!("alt-own-reserve"), pieces.iter().map(reserve_text::piece).collect());
            }
            Group::Hand(kinds) => {
                text.list(&text!("alt-own-hand"), kinds.into_iter().map(card_text).collect())
            }
        }
    }
    text.0.trim_start().to_owned()
}

/// Returns a kind of card with its value and its number.
fn card_text((card, count): (&AbilityCard, usize)) -> String {
    let value = card.value.map(|value| format!(" ({value})")).unwrap_or_default();
    let copies = if count > 1 { format!(" ×{count}") } else { String::new() };
    format!("{}{value}{copies}", word(&card.name))
}
