//! Cards: as pieces, printed on squares, in poker hands, face down.

use super::layer::{Area, Layer, colour, css_hex, edge_tone, face_tone, ink};
use super::{chessmen, marks};
use crate::theme::{ColourRole, Theme};
use trickmate_rules::Seat;
use trickmate_rules::chess::Role;
use trickmate_rules::kernel::card::{Card, Rank, Suit};

/// Paper of a printed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Paper {
    /// On a light square.
    Light,
    /// On a dark square.
    Dark,
    /// On a square of the last move.
    Last,
}

impl Paper {
    const fn tone(self) -> ColourRole {
        match self {
            Paper::Light => ColourRole::Paper,
            Paper::Dark => ColourRole::PaperShade,
            Paper::Last => ColourRole::PaperLast,
        }
    }
}

/// Returns a card that is a piece of its owner.
pub(super) fn owned(card: Card, owner: Seat, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    let area = on_square(square);
    let mut layers = blank(owner, theme, area);
    layers.extend(face(card, owner, theme, area));
    layers
}

/// Returns a piece card with a known chessman, face down or in hand: the back, framed in its owner's colour and shape,
/// with the piece on it.
pub(super) fn with_man(role: Role, owner: Seat, theme: Theme, area: Area) -> Vec<Layer<'static>> {
    let mut layers = framed_back(owner, theme, area);
    let side = area.width * 0.9;
    let piece = Area {
        x: area.x + (area.width - side) / 2.0,
        y: area.y + (area.height - side) / 2.0,
        width: side,
        height: side,
    };
    layers.extend(chessmen::whole(role, owner, theme, piece));
    layers
}

/// Returns the same on a square.
pub(super) fn known(role: Role, owner: Seat, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    with_man(role, owner, theme, on_square(square))
}

/// Returns a back without its pattern, in the shape and the colour of an owner's cards.
fn framed_back(owner: Seat, theme: Theme, area: Area) -> Vec<Layer<'static>> {
    let mut layers = blank(owner, theme, area);
    let inner = area.inset((area.width / 11.0).round());
    layers.push(Layer { svg: shape(owner), area: inner, css: colour(theme, ColourRole::Back) });
    layers
}

/// Returns a chessman shown as a playing card on a square; smaller, on its owner's back, if the card lies face down.
pub(super) fn stand(card: Card, owner: Seat, faint: bool, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    let area = on_square(square);
    if !faint {
        return shown_as(card, owner, theme, area);
    }
    let mut layers = framed_back(owner, theme, area);
    layers.extend(shown_as(card, owner, theme, area.part(0.17, 0.15, 0.66, 0.69)));
    layers
}

/// Returns a chessman shown as a playing card.
pub(super) fn shown_as(card: Card, owner: Seat, theme: Theme, area: Area) -> Vec<Layer<'static>> {
    let mut layers = blank(owner, theme, area);
    layers.extend(face(card, owner, theme, area));
    layers
}

/// Returns the area that a card covers on a square.
fn on_square(square: Area) -> Area {
    let (side, top) = ((square.width * 0.09).round(), (square.height * 0.065).round());
    Area {
        x: square.x + side,
        y: square.y + top,
        width: square.width - 2.0 * side,
        height: square.height - 2.0 * top,
    }
}

/// Returns the rank and suit of an owner's card.
fn face(card: Card, owner: Seat, theme: Theme, area: Area) -> [Layer<'static>; 2] {
    large(card, theme, (ink(card.suit, owner), face_tone(owner)), area)
}

/// Returns rank and suit as large as they can be: a line in the colour of the ground separates them.
fn large(
    card: Card,
    theme: Theme,
    (ink, ground): (ColourRole, ColourRole),
    area: Area,
) -> [Layer<'static>; 2] {
    let css = colour(theme, ink);
    let halo = css_hex(theme.colour(ground));
    let apart =
        format!("{css} path{{stroke:{halo};stroke-width:9;stroke-linejoin:round;paint-order:stroke}}");
    // The ten has two digits.
    let rank = match card.rank {
        Rank::Ten => area.part(0.09, 0.09, 0.50, 0.48),
        _ => area.part(0.11, 0.09, 0.40, 0.50),
    };
    [
        Layer { svg: rank_svg(card.rank), area: rank, css },
        Layer { svg: suit_svg(card.suit), area: area.part(0.45, 0.44, 0.48, 0.435), css: apart },
    ]
}

/// Returns a card without rank and suit: its edge, thicker at the bottom, and its face. Both end between pixels, so
/// that they are sharp.
pub(super) fn blank(owner: Seat, theme: Theme, area: Area) -> Vec<Layer<'static>> {
    let (line, lip) = ((area.width / 40.0).round().max(1.0), (area.height / 15.0).round().max(2.0));
    let face = Area {
        x: area.x + line,
        y: area.y + line,
        width: area.width - 2.0 * line,
        height: area.height - line - lip,
    };
    let svg = shape(owner);
    vec![
        Layer { svg, area, css: colour(theme, edge_tone(owner)) },
        Layer { svg, area: face, css: colour(theme, face_tone(owner)) },
    ]
}

/// Returns a printed card: a strip of paper at the left edge of its square, which leaves the ground to the piece. A
/// card of a poker hand has a frame around its square in the shape of its seat's cards.
pub(super) fn printed(
    card: Card,
    paper: Paper,
    hand: Option<Seat>,
    theme: Theme,
    square: Area,
) -> Vec<Layer<'static>> {
    let mut layers: Vec<Layer<'static>> =
        hand.map(|seat| marks::hand_frame(seat, theme, square)).into_iter().collect();
    let strip = Area {
        x: square.x + (square.width * 0.035).round().max(1.0),
        y: square.y + (square.height * 0.05).round(),
        width: (square.width * 0.355).round(),
        height: square.height - 2.0 * (square.height * 0.05).round(),
    };
    let svg = include_str!("../../../../assets/cards/printed.svg");
    layers.push(Layer { svg, area: strip, css: colour(theme, paper.tone()) });
    layers.extend(index(card, theme, square));
    layers
}

/// Returns the rank and suit, one below the other, on the strip of a printed card.
fn index(card: Card, theme: Theme, square: Area) -> [Layer<'static>; 2] {
    let css = colour(theme, print(card.suit));
    // The ten has two digits.
    let rank = match card.rank {
        Rank::Ten => square.part(0.06, 0.11, 0.305, 0.31),
        _ => square.part(0.095, 0.11, 0.235, 0.31),
    };
    [
        Layer { svg: rank_svg(card.rank), area: rank, css: css.clone() },
        Layer { svg: suit_svg(card.suit), area: square.part(0.078, 0.47, 0.27, 0.27), css },
    ]
}

/// Returns a card of a poker hand.
pub(super) fn in_hand(card: Card, theme: Theme, area: Area) -> Vec<Layer<'static>> {
    let line = (area.width / 30.0).round().max(1.0);
    let svg = shape(Seat::First);
    let ink = print(card.suit);
    let mut layers = vec![
        Layer { svg, area, css: colour(theme, ColourRole::FirstEdge) },
        Layer { svg, area: area.inset(line), css: colour(theme, ColourRole::Paper) },
    ];
    layers.extend(large(card, theme, (ink, ColourRole::Paper), area));
    layers
}

/// Returns the back, which is the same for all cards.
pub(super) fn back(theme: Theme, square: Area) -> Layer<'static> {
    let [edge, back, line] = [ColourRole::FirstFace, ColourRole::Back, ColourRole::BackLine]
        .map(|tone| css_hex(theme.colour(tone)));
    let css = format!(".fill-edge{{fill:{edge}}} .fill-body{{fill:{back}}} .stroke-line{{stroke:{line}}}");
    Layer { svg: include_str!("../../../../assets/cards/back.svg"), area: on_square(square), css }
}

/// Returns the tone for a suit on paper.
const fn print(suit: Suit) -> ColourRole {
    if suit.is_red() { ColourRole::PaperRed } else { ColourRole::FirstDark }
}

/// Returns the outline of a seat's cards.
const fn shape(seat: Seat) -> &'static str {
    match seat {
        Seat::First => include_str!("../../../../assets/cards/first.svg"),
        Seat::Second => include_str!("../../../../assets/cards/second.svg"),
    }
}

pub(super) const fn suit_svg(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => include_str!("../../../../assets/suits/clubs.svg"),
        Suit::Diamonds => include_str!("../../../../assets/suits/diamonds.svg"),
        Suit::Hearts => include_str!("../../../../assets/suits/hearts.svg"),
        Suit::Spades => include_str!("../../../../assets/suits/spades.svg"),
    }
}

const fn rank_svg(rank: Rank) -> &'static str {
    match rank {
        Rank::One => include_str!("../../../../assets/ranks/1.svg"),
        Rank::Deuce => include_str!("../../../../assets/ranks/2.svg"),
        Rank::Trey => include_str!("../../../../assets/ranks/3.svg"),
        Rank::Four => include_str!("../../../../assets/ranks/4.svg"),
        Rank::Five => include_str!("../../../../assets/ranks/5.svg"),
        Rank::Six => include_str!("../../../../assets/ranks/6.svg"),
        Rank::Seven => include_str!("../../../../assets/ranks/7.svg"),
        Rank::Eight => include_str!("../../../../assets/ranks/8.svg"),
        Rank::Nine => include_str!("../../../../assets/ranks/9.svg"),
        Rank::Ten => include_str!("../../../../assets/ranks/10.svg"),
        Rank::Jack => include_str!("../../../../assets/ranks/J.svg"),
        Rank::Queen => include_str!("../../../../assets/ranks/Q.svg"),
        Rank::King => include_str!("../../../../assets/ranks/K.svg"),
        Rank::Ace => include_str!("../../../../assets/ranks/A.svg"),
    }
}
