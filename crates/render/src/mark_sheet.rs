//! Draws a legend: every mark that a game's boards may have, on a square as it looks there, and its meaning.

use super::alt::Description;
use super::art::Art;
use super::board;
use super::canvas::{Canvas, Line};
use super::composite;
use super::error::RenderError;
use super::glyph::Weight;
use super::layout::Layout;
use super::picture::Picture;
use super::sprite_atlas::SpriteAtlas;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{self, wrap};
use trickmate_rules::chess::Role;
use trickmate_rules::kernel::card::{Card, Rank, Suit};
use trickmate_rules::view::{BoardView, Face, LastMove, Obligation, SquareIndex, SquareView, View};
use trickmate_rules::{Phrase, Seat};
use trickmate_text::{text, word};

/// Most lines of what one mark means.
const LINES: usize = 2;

/// A mark of a legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    From,
    To,
    Pointed,
    Check,
    MustMove,
    MustBeTaken,
    Palace,
    Hand(Seat),
    Covered,
    Own,
    /// A code on a piece made of cards.
    Code(&'static str),
}

impl Entry {
    /// Lists the marks of a game by any of its boards.
    fn of(view: &View) -> Vec<Entry> {
        let mut entries = vec![Entry::From, Entry::To, Entry::Pointed];
        let has_cards = view.board.squares.iter().any(|square| square.palace.is_some());
        if has_cards {
            entries.extend([Entry::MustMove, Entry::MustBeTaken, Entry::Palace]);
        } else {
            entries.push(Entry::Check);
        }
        if view.score.is_some() {
            entries.extend(Seat::ALL.map(Entry::Hand));
        }
        if view.summoning.is_some() {
            entries.extend(["NF", "W+", "=W", "So&2"].map(Entry::Code));
        }
        if !has_cards && view.score.is_none() && view.summoning.is_none() {
            entries.extend([Entry::Covered, Entry::Own]);
        }
        entries
    }

    /// Returns the meaning of the mark, in a sentence.
    fn words(self, view: &View) -> String {
        let seat = |seat: Seat| word(view.seats[seat.index()].name.title);
        match self {
            Entry::From => text!("mark-from"),
            Entry::To => text!("mark-to"),
            Entry::Pointed => text!("mark-pointed"),
            Entry::Check => text!("mark-check"),
            Entry::MustMove => text!("mark-must-move"),
            Entry::MustBeTaken => text!("mark-must-be-taken"),
            Entry::Palace => text!("mark-palace"),
            Entry::Hand(owner) => text!("mark-hand", seat = seat(owner)),
            Entry::Covered => text!("mark-covered"),
            Entry::Own => text!("mark-own"),
            Entry::Code("NF") => text!("mark-code"),
            Entry::Code("W+") => text!("mark-code-rider"),
            Entry::Code("=W") => text!("mark-code-copy"),
            Entry::Code(_) => text!("mark-code-more"),
        }
    }
}

/// Builds a board of one file that has these marks, the first at the top.
fn samples(view: &View, entries: &[Entry]) -> View {
    let mut view = view.clone();
    let squares = vec![SquareView::default(); entries.len()];
    view.board = BoardView { files: 1, ranks: entries.len() as u8, first_rank: 1, squares, border: None };
    (view.last, view.summoning, view.outcome) = (None, None, None);
    (view.checks, view.obligations, view.pointed) = (Vec::new(), Vec::new(), Vec::new());
    let is_of_cards = entries.contains(&Entry::Palace);
    let piece = |role, rank, owner| match is_of_cards {
        true => Face::Card { card: Card::new(rank, Suit::Clubs), owner },
        false => Face::orthodox(role, owner),
    };
    let own = piece(Role::Knight, Rank::Ten, Seat::First);
    let (mut last, mut demand) = ([None; 2], [None; 2]);
    for (entry, place) in entries.iter().zip((0..entries.len() as SquareIndex).rev()) {
        let square = &mut view.board.squares[usize::from(place)];
        match entry {
            Entry::From => last[0] = Some(place),
            Entry::To => (last[1], square.face) = (Some(place), Some(own)),
            Entry::Pointed => view.pointed.push(place),
            Entry::Check => {
                square.face = Some(piece(Role::King, Rank::King, Seat::Second));
                view.checks.push(place);
            }
            Entry::MustMove => (demand[0], square.face) = (Some(place), Some(own)),
            Entry::MustBeTaken => {
                demand[1] = Some(place);
                square.face = Some(piece(Role::Pawn, Rank::One, Seat::Second));
            }
            Entry::Palace => square.palace = Some(Seat::First),
            Entry::Hand(seat) => {
                let suit = if *seat == Seat::First { Suit::Hearts } else { Suit::Spades };
                (square.card, square.pulled_by) = (Some(Card::new(Rank::Ace, suit)), Some(*seat));
            }
            Entry::Covered => square.face = Some(Face::Covered),
            Entry::Own => square.face = Some(Face::Known { role: Role::Knight, owner: Seat::First }),
            Entry::Code(_) => {}
        }
    }
    if let [from, Some(to)] = last {
        view.last = Some(LastMove { seat: Seat::First, number: None, text: String::new(), from, to });
    }
    if let [Some(from), Some(to)] = demand {
        view.obligations.push(Obligation { from, to, text: Phrase::default() });
    }
    view
}

pub(super) fn png(view: &View, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    typeface::check_fonts()?;
    let scaled = |at_720: u32| (style.width * at_720 + 360) / 720;
    let (pad, cell, size) = (scaled(12), scaled(60), scaled(24));
    let entries = Entry::of(view);
    let ranks = entries.len() as u32;
    let height = 2 * pad + ranks * cell;
    let sizes = Layout::of_pieces(style.width, cell)?;
    let layout = Layout { height, files: 1, ranks, left: pad, top: pad, ..sizes };
    let page = SpriteAtlas::of(style.theme, layout);
    let mut canvas = Canvas::new(style.width, height, &page.palette);
    let view = samples(view, &entries);
    let style = Style { orientation: Seat::First, ..*style };
    let left = 2 * pad + cell;
    let room = (style.width - left - pad) as f32;
    for (entry, row) in entries.iter().zip(0..ranks) {
        let y = pad + row * cell;
        board::square(&mut canvas, &page, &view, &style, (ranks - 1 - row) as SquareIndex)?;
        if let Entry::Code(code) = entry {
            canvas.paste(pad, y, &*page.sprite(Art::Shape(Seat::First))?);
            composite::written(&mut canvas, code, Seat::First, (pad, y + cell / 2), cell, cell * 2 / 5);
        }
        let lines = wrap(&entry.words(&view), Weight::Regular, size, room, LINES);
        let block = lines.len() as u32 * size * 5 / 4;
        for (text, line) in lines.iter().zip(1..) {
            let baseline = y + (cell.saturating_sub(block)) / 2 + line * size * 5 / 4 - size / 3;
            let line = Line { text, weight: Weight::Regular, size, tone: ColourRole::Ink };
            canvas.write(left as f32, baseline, line);
        }
    }
    Picture::of(canvas, &page.palette).png()
}

/// The legend in sentences.
pub(super) fn alt(view: &View) -> String {
    let mut text = Description::default();
    for entry in Entry::of(view) {
        let name = match entry {
            Entry::From => text!("mark-name-from"),
            Entry::To => text!("mark-name-to"),
            Entry::Pointed => text!("mark-name-pointed"),
            Entry::Check => text!("mark-name-check"),
            Entry::MustMove => text!("mark-name-must-move"),
            Entry::MustBeTaken => text!("mark-name-must-be-taken"),
            Entry::Palace => text!("mark-name-palace"),
            Entry::Hand(Seat::First) => text!("mark-name-disc"),
            Entry::Hand(Seat::Second) => text!("mark-name-diamond"),
            Entry::Covered => text!("mark-name-covered"),
            Entry::Own => text!("mark-name-own"),
            Entry::Code(code) => code.to_owned(),
        };
        text.sentence(&text!("picture-fact", name, text = entry.words(view)));
    }
    text.0
}
