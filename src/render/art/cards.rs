//! Cards: as pieces, printed on squares, in poker hands, face down.

use super::{Area, Layer, chessmen, colour, css_hex, edge_tone, face_tone, hand_tone, ink};
use crate::render::theme::{Theme, Tone};
use crate::rules::Seat;
use crate::rules::chess::Role;
use crate::rules::kernel::card::{Card, Rank, Suit};

/// What the paper of a printed card looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::render) enum Paper {
    /// On a light square.
    Light,
    /// On a dark square.
    Dark,
    /// On a square of the last move.
    Last,
}

impl Paper {
    const fn tone(self) -> Tone {
        match self {
            Paper::Light => Tone::Paper,
            Paper::Dark => Tone::PaperShade,
            Paper::Last => Tone::PaperLast,
        }
    }
}

/// A card that is a piece of its owner.
pub(super) fn owned(card: Card, owner: Seat, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    let area = on_square(square);
    let mut layers = blank(owner, theme, area);
    layers.extend(face(card, rank_svg(card.rank), owner, theme, area));
    layers
}

/// A piece card with the symbol of its chessman.
pub(super) fn with_man(role: Role, owner: Seat, theme: Theme, area: Area) -> Vec<Layer<'static>> {
    let mut layers = blank(owner, theme, area);
    layers.extend(chessmen::whole(
        role,
        owner,
        theme,
        area.part(0.06, 0.07, 0.88, 0.88 * area.width / area.height),
    ));
    layers
}

/// A chessman shown as a playing card on a square; smaller, on a faint back, if the card lies face down.
pub(super) fn stand(card: Card, owner: Seat, faint: bool, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    let area = on_square(square);
    if !faint {
        return shown_as(card, owner, theme, area);
    }
    let mut layers = vec![back(true, theme, square)];
    layers.extend(shown_as(card, owner, theme, area.part(0.14, 0.14, 0.72, 0.72)));
    layers
}

/// A chessman shown as a playing card.
pub(super) fn shown_as(card: Card, owner: Seat, theme: Theme, area: Area) -> Vec<Layer<'static>> {
    let mut layers = blank(owner, theme, area);
    layers.extend(face(card, usual_rank_svg(card.rank), owner, theme, area));
    layers
}

/// Where a card lies on a square.
fn on_square(square: Area) -> Area {
    let (side, top) = ((square.width * 0.09).round(), (square.height * 0.05).round());
    Area {
        x: square.x + side,
        y: square.y + top,
        width: square.width - 2.0 * side,
        height: square.height - 2.0 * top,
    }
}

/// Rank and suit of an owner's card.
fn face(card: Card, rank: &'static str, owner: Seat, theme: Theme, area: Area) -> [Layer<'static>; 2] {
    let (inked, ground) = (ink(card.suit, owner), face_tone(owner));
    large(rank, card.suit, theme, (inked, ground), area)
}

/// Rank and suit as large as they can be: a line in the colour of the ground keeps them apart.
fn large(
    rank: &'static str,
    suit: Suit,
    theme: Theme,
    (ink, ground): (Tone, Tone),
    area: Area,
) -> [Layer<'static>; 2] {
    let css = colour(theme, ink);
    let halo = css_hex(theme.colour(ground));
    let apart =
        format!("{css} path{{stroke:{halo};stroke-width:9;stroke-linejoin:round;paint-order:stroke}}");
    [
        Layer { svg: rank, area: area.part(0.11, 0.09, 0.40, 0.50), css },
        Layer { svg: suit_svg(suit), area: area.part(0.45, 0.44, 0.48, 0.435), css: apart },
    ]
}

/// A card without rank and suit: its edge, thicker at the bottom, and its face. Both end between pixels, so that they
/// are sharp.
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

/// The paper of a printed card, half of `gap` pixels from the edge of its square. A card of a poker hand has a frame in the
/// shape of its seat's cards.
pub(super) fn printed(
    paper: Paper,
    hand: Option<Seat>,
    gap: u32,
    theme: Theme,
    square: Area,
) -> Vec<Layer<'static>> {
    let area = square.inset((gap / 2).max(1) as f32);
    let paper = colour(theme, paper.tone());
    let svg = match hand {
        Some(Seat::Second) => include_str!("../../../assets/cards/printed-second.svg"),
        _ => include_str!("../../../assets/cards/printed.svg"),
    };
    let Some(seat) = hand else { return vec![Layer { svg, area, css: paper }] };
    let inner = area.inset((square.width / 15.0).round());
    vec![Layer { svg, area, css: colour(theme, hand_tone(seat)) }, Layer { svg, area: inner, css: paper }]
}

/// Rank and suit, one below the other, at the left edge of a printed card.
pub(super) fn index(card: Card, theme: Theme, square: Area) -> [Layer<'static>; 2] {
    let css = colour(theme, print(card.suit));
    // The ten has two figures.
    let rank = match card.rank {
        Rank::Ten => square.part(0.095, 0.12, 0.31, 0.33),
        _ => square.part(0.115, 0.12, 0.24, 0.33),
    };
    [
        Layer { svg: usual_rank_svg(card.rank), area: rank, css: css.clone() },
        Layer { svg: suit_svg(card.suit), area: square.part(0.095, 0.52, 0.27, 0.27), css },
    ]
}

/// A card of a poker hand.
pub(super) fn in_hand(card: Card, theme: Theme, area: Area) -> Vec<Layer<'static>> {
    let line = (area.width / 30.0).round().max(1.0);
    let svg = shape(Seat::First);
    let ink = print(card.suit);
    let mut layers = vec![
        Layer { svg, area, css: colour(theme, Tone::FirstEdge) },
        Layer { svg, area: area.inset(line), css: colour(theme, Tone::Paper) },
    ];
    let rank = usual_rank_svg(card.rank);
    layers.extend(large(rank, card.suit, theme, (ink, Tone::Paper), area));
    layers
}

/// The back that all cards have in common; `faint` leaves out the pattern and lets the square show through.
pub(super) fn back(faint: bool, theme: Theme, square: Area) -> Layer<'static> {
    let (back, line) = (css_hex(theme.colour(Tone::Back)), css_hex(theme.colour(Tone::BackLine)));
    let (svg, opacity) = if faint {
        (include_str!("../../../assets/cards/back-faint.svg"), " svg .fill-body{opacity:0.5}")
    } else {
        (include_str!("../../../assets/cards/back.svg"), "")
    };
    let css = format!(".fill-body{{fill:{back}}} .stroke-line{{stroke:{line}}}{opacity}");
    Layer { svg, area: on_square(square), css }
}

/// The tone a suit is printed in on paper.
const fn print(suit: Suit) -> Tone {
    if suit.is_red() { Tone::PaperRed } else { Tone::FirstDark }
}

/// The outline of a seat's cards.
const fn shape(seat: Seat) -> &'static str {
    match seat {
        Seat::First => include_str!("../../../assets/cards/first.svg"),
        Seat::Second => include_str!("../../../assets/cards/second.svg"),
    }
}

/// The rank as card games write it, where the ten has two figures.
const fn usual_rank_svg(rank: Rank) -> &'static str {
    match rank {
        Rank::Ten => include_str!("../../../assets/ranks/10.svg"),
        _ => rank_svg(rank),
    }
}

pub(super) const fn suit_svg(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => include_str!("../../../assets/suits/clubs.svg"),
        Suit::Diamonds => include_str!("../../../assets/suits/diamonds.svg"),
        Suit::Hearts => include_str!("../../../assets/suits/hearts.svg"),
        Suit::Spades => include_str!("../../../assets/suits/spades.svg"),
    }
}

const fn rank_svg(rank: Rank) -> &'static str {
    match rank {
        Rank::One => include_str!("../../../assets/ranks/1.svg"),
        Rank::Deuce => include_str!("../../../assets/ranks/2.svg"),
        Rank::Trey => include_str!("../../../assets/ranks/3.svg"),
        Rank::Four => include_str!("../../../assets/ranks/4.svg"),
        Rank::Five => include_str!("../../../assets/ranks/5.svg"),
        Rank::Six => include_str!("../../../assets/ranks/6.svg"),
        Rank::Seven => include_str!("../../../assets/ranks/7.svg"),
        Rank::Eight => include_str!("../../../assets/ranks/8.svg"),
        Rank::Nine => include_str!("../../../assets/ranks/9.svg"),
        Rank::Ten => include_str!("../../../assets/ranks/X.svg"),
        Rank::Jack => include_str!("../../../assets/ranks/J.svg"),
        Rank::Queen => include_str!("../../../assets/ranks/Q.svg"),
        Rank::King => include_str!("../../../assets/ranks/K.svg"),
        Rank::Ace => include_str!("../../../assets/ranks/A.svg"),
    }
}
