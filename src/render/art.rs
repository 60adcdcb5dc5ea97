//! The drawings: which SVG files make up a face or a mark, where they go and which colours they get.
//!
//! A new kind of face is one file in `assets/` and one arm in [`Art::face`].

use super::layout::Layout;
use super::theme::{Theme, Tone};
use crate::rules::Seat;
use crate::rules::chess::Role;
use crate::rules::kernel::card::{Card, Rank, Suit};
use crate::rules::view::Face;

/// Something drawn from SVG, once per theme and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// What stands on a square, as large as the square.
    Face(Face),
    /// A mark as large as a square, under what stands there.
    Mark(Mark),
    /// The small sign over a piece that must move or can be taken.
    Badge(Mark),
    /// The suit in a list of captured cards that were this seat's.
    Suit(Suit, Seat),
    /// A small blank card that shows what a seat's cards look like.
    Blank(Seat),
}

/// What a square can be marked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Mark {
    /// The last move began here.
    From,
    /// The last move ended here.
    To,
    /// The piece here must move.
    Attacker,
    /// The piece here must be taken.
    Victim,
    /// An empty square of a palace.
    Palace,
}

/// One SVG file, the rectangle it is stretched over and its style sheet.
pub(super) struct Layer {
    pub(super) svg: &'static str,
    pub(super) area: Area,
    pub(super) css: String,
}

/// A rectangle in pixels.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Area {
    fn square(side: f32) -> Area {
        Area { x: 0.0, y: 0.0, width: side, height: side }
    }
}

impl Art {
    /// Width and height in pixels.
    pub(super) fn size(self, layout: &Layout) -> (u32, u32) {
        match self {
            Art::Face(_) | Art::Mark(_) => (layout.cell, layout.cell),
            Art::Badge(_) => (layout.badge(), layout.badge()),
            Art::Suit(..) => (layout.chip_size * 3 / 4, layout.chip_size * 3 / 4),
            Art::Blank(_) => (layout.name_size * 4 / 5, layout.name_size * 9 / 10),
        }
    }

    /// The layers from the lowest up.
    pub(super) fn layers(self, theme: Theme, layout: &Layout) -> Vec<Layer> {
        let (width, height) = self.size(layout);
        let area = Area { x: 0.0, y: 0.0, width: width as f32, height: height as f32 };
        match self {
            Art::Face(face) => Art::face(face, theme, layout.cell as f32),
            Art::Mark(mark) => vec![Layer { svg: mark.svg(), area, css: colour(theme, mark.tone()) }],
            Art::Badge(mark) => {
                let (disc, sign) = (theme.colour(mark.tone()), theme.colour(Tone::OnBadge));
                let css = format!(".disc{{fill:{}}} .sign{{fill:{}}}", css_hex(disc), css_hex(sign));
                let svg = match mark {
                    Mark::Attacker => include_str!("../../assets/marks/badge-attacker.svg"),
                    _ => include_str!("../../assets/marks/badge-victim.svg"),
                };
                vec![Layer { svg, area, css }]
            }
            Art::Suit(suit, owner) => {
                vec![Layer { svg: suit_svg(suit), area, css: colour(theme, ink(suit, owner)) }]
            }
            Art::Blank(owner) => blank_layers(owner, theme, area),
        }
    }

    fn face(face: Face, theme: Theme, cell: f32) -> Vec<Layer> {
        match face {
            Face::Card { card, owner } => card_layers(card, owner, theme, Area::square(cell)),
            Face::Piece { role, owner } => vec![piece_layer(role, owner, theme, Area::square(cell))],
            Face::Made(made) => disc_layers(made.owner, theme, cell),
            Face::Covered => blank_layers(Seat::First, theme, Area::square(cell)),
            Face::Known { role, owner } => {
                let mut layers = blank_layers(Seat::First, theme, Area::square(cell));
                layers.push(piece_layer(role, owner, theme, Area::square(cell)));
                layers
            }
        }
    }
}

impl Mark {
    const fn tone(self) -> Tone {
        match self {
            Mark::From | Mark::To => Tone::LastLine,
            Mark::Attacker => Tone::Attacker,
            Mark::Victim => Tone::Victim,
            Mark::Palace => Tone::PalaceLine,
        }
    }

    const fn svg(self) -> &'static str {
        match self {
            Mark::From => include_str!("../../assets/marks/from.svg"),
            Mark::To => include_str!("../../assets/marks/to.svg"),
            Mark::Attacker => include_str!("../../assets/marks/attacker.svg"),
            Mark::Victim => include_str!("../../assets/marks/victim.svg"),
            Mark::Palace => include_str!("../../assets/marks/palace.svg"),
        }
    }
}

/// The tone of the face of a seat's cards.
pub(super) const fn face_tone(owner: Seat) -> Tone {
    match owner {
        Seat::First => Tone::FirstFace,
        Seat::Second => Tone::SecondFace,
    }
}

/// The tone of the edge of a seat's cards.
pub(super) const fn edge_tone(owner: Seat) -> Tone {
    match owner {
        Seat::First => Tone::FirstEdge,
        Seat::Second => Tone::SecondEdge,
    }
}

/// The tone a suit is printed in on a seat's cards.
pub(super) const fn ink(suit: Suit, owner: Seat) -> Tone {
    match (owner, suit.is_red()) {
        (Seat::First, false) => Tone::FirstDark,
        (Seat::First, true) => Tone::FirstRed,
        (Seat::Second, false) => Tone::SecondDark,
        (Seat::Second, true) => Tone::SecondRed,
    }
}

fn card_layers(card: Card, owner: Seat, theme: Theme, cell: Area) -> Vec<Layer> {
    let (side, top) = ((cell.width * 0.09).round(), (cell.height * 0.05).round());
    let area = Area { x: side, y: top, width: cell.width - 2.0 * side, height: cell.height - 2.0 * top };
    let within = |x: f32, y: f32, width: f32, height: f32| Area {
        x: area.x + (area.width * x).round(),
        y: area.y + (area.height * y).round(),
        width: (area.width * width).round(),
        height: (area.height * height).round(),
    };
    let css = colour(theme, ink(card.suit, owner));
    // Rank and suit are as large as they can be: a line in the colour of the face keeps them apart.
    let halo = css_hex(theme.colour(face_tone(owner)));
    let suit = format!("{css} path{{stroke:{halo};stroke-width:9;stroke-linejoin:round;paint-order:stroke}}");
    let mut layers = blank_layers(owner, theme, area);
    layers.push(Layer { svg: rank_svg(card.rank), area: within(0.11, 0.09, 0.40, 0.50), css });
    layers.push(Layer { svg: suit_svg(card.suit), area: within(0.45, 0.44, 0.48, 0.435), css: suit });
    layers
}

/// A card without rank and suit: its edge, thicker at the bottom, and its face. Both end between pixels, so that they
/// are sharp.
fn blank_layers(owner: Seat, theme: Theme, area: Area) -> Vec<Layer> {
    let (line, lip) = ((area.width / 40.0).round().max(1.0), (area.height / 15.0).round().max(2.0));
    let face = Area {
        x: area.x + line,
        y: area.y + line,
        width: area.width - 2.0 * line,
        height: area.height - line - lip,
    };
    let svg = match owner {
        Seat::First => include_str!("../../assets/cards/first.svg"),
        Seat::Second => include_str!("../../assets/cards/second.svg"),
    };
    vec![
        Layer { svg, area, css: colour(theme, edge_tone(owner)) },
        Layer { svg, area: face, css: colour(theme, face_tone(owner)) },
    ]
}

/// The disc of a made piece: its edge and its face. Its code is written over it.
fn disc_layers(owner: Seat, theme: Theme, cell: f32) -> Vec<Layer> {
    let svg = include_str!("../../assets/pieces/disc.svg");
    let disc = |share: f32, tone| {
        let (side, width) = (cell * (1.0 - share) / 2.0, cell * share);
        Layer { svg, area: Area { x: side, y: side, width, height: width }, css: colour(theme, tone) }
    };
    vec![disc(0.92, edge_tone(owner)), disc(0.82, face_tone(owner))]
}

fn piece_layer(role: Role, owner: Seat, theme: Theme, area: Area) -> Layer {
    let (body, line) = match owner {
        Seat::First => (Tone::FirstFace, Tone::FirstDark),
        Seat::Second => (Tone::SecondFace, Tone::SecondDark),
    };
    let (body, line) = (css_hex(theme.colour(body)), css_hex(theme.colour(line)));
    let css = format!(
        ".fill-body{{fill:{body}}} .fill-line,.fill-detail{{fill:{line}}} .stroke-line,.stroke-detail{{stroke:{line}}}"
    );
    Layer { svg: piece_svg(role, owner), area, css }
}

const fn piece_svg(role: Role, owner: Seat) -> &'static str {
    match (owner, role) {
        (Seat::First, Role::Pawn) => include_str!("../../assets/pieces/white-pawn.svg"),
        (Seat::First, Role::Knight) => include_str!("../../assets/pieces/white-knight.svg"),
        (Seat::First, Role::Bishop) => include_str!("../../assets/pieces/white-bishop.svg"),
        (Seat::First, Role::Rook) => include_str!("../../assets/pieces/white-rook.svg"),
        (Seat::First, Role::Queen) => include_str!("../../assets/pieces/white-queen.svg"),
        (Seat::First, Role::King) => include_str!("../../assets/pieces/white-king.svg"),
        (Seat::Second, Role::Pawn) => include_str!("../../assets/pieces/black-pawn.svg"),
        (Seat::Second, Role::Knight) => include_str!("../../assets/pieces/black-knight.svg"),
        (Seat::Second, Role::Bishop) => include_str!("../../assets/pieces/black-bishop.svg"),
        (Seat::Second, Role::Rook) => include_str!("../../assets/pieces/black-rook.svg"),
        (Seat::Second, Role::Queen) => include_str!("../../assets/pieces/black-queen.svg"),
        (Seat::Second, Role::King) => include_str!("../../assets/pieces/black-king.svg"),
    }
}

const fn suit_svg(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => include_str!("../../assets/suits/clubs.svg"),
        Suit::Diamonds => include_str!("../../assets/suits/diamonds.svg"),
        Suit::Hearts => include_str!("../../assets/suits/hearts.svg"),
        Suit::Spades => include_str!("../../assets/suits/spades.svg"),
    }
}

const fn rank_svg(rank: Rank) -> &'static str {
    match rank {
        Rank::One => include_str!("../../assets/ranks/1.svg"),
        Rank::Deuce => include_str!("../../assets/ranks/2.svg"),
        Rank::Trey => include_str!("../../assets/ranks/3.svg"),
        Rank::Four => include_str!("../../assets/ranks/4.svg"),
        Rank::Five => include_str!("../../assets/ranks/5.svg"),
        Rank::Six => include_str!("../../assets/ranks/6.svg"),
        Rank::Seven => include_str!("../../assets/ranks/7.svg"),
        Rank::Eight => include_str!("../../assets/ranks/8.svg"),
        Rank::Nine => include_str!("../../assets/ranks/9.svg"),
        Rank::Ten => include_str!("../../assets/ranks/X.svg"),
        Rank::Jack => include_str!("../../assets/ranks/J.svg"),
        Rank::Queen => include_str!("../../assets/ranks/Q.svg"),
        Rank::King => include_str!("../../assets/ranks/K.svg"),
        Rank::Ace => include_str!("../../assets/ranks/A.svg"),
    }
}

fn colour(theme: Theme, tone: Tone) -> String {
    format!("svg{{color:{}}}", css_hex(theme.colour(tone)))
}

fn css_hex(colour: super::colour::Rgb) -> String {
    format!("#{:02x}{:02x}{:02x}", colour.r, colour.g, colour.b)
}
