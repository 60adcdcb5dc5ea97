//! Pieces made of ability cards: a shape in the colours of the owner, with the moves on it.

use super::{Area, Layer, cards, edge_tone};
use crate::render::figure::{Figure, Inks};
use crate::render::theme::{Theme, Tone};
use crate::rules::Seat;
use crate::rules::view::Diagram;

/// How much of the height of a face its moves take; the rest is for the code.
const SHARE: f32 = 0.6;

/// The shape of a made piece.
pub(super) fn shape(owner: Seat, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    cards::blank(owner, theme, square.inset((square.width * 0.04).round()))
}

/// Its moves, above the code.
pub(super) fn figure(
    owner: Seat,
    diagram: &Diagram,
    is_turned: bool,
    theme: Theme,
    square: Area,
) -> (String, Area) {
    let (mark, capture, screen) = match owner {
        Seat::First => (Tone::FirstDark, Tone::FirstRed, Tone::FirstDark),
        Seat::Second => (Tone::SecondDark, Tone::SecondRed, Tone::SecondDark),
    };
    let [mark, capture, screen, centre] =
        [mark, capture, screen, edge_tone(owner)].map(|tone| theme.colour(tone));
    let svg = Figure::of_diagram(diagram, is_turned).svg(Inks { mark, capture, screen, centre }, "");
    (svg, square.part((1.0 - SHARE) / 2.0, 0.08, SHARE, SHARE))
}

/// The moves of a card on its paper.
pub(super) fn on_paper(diagram: &Diagram, theme: Theme, area: Area) -> (String, Area) {
    (Figure::of_diagram(diagram, false).svg(on_white(theme), ""), area)
}

/// The colours of moves on paper.
pub(in crate::render) fn on_white(theme: Theme) -> Inks {
    let [mark, capture, screen, centre] =
        [Tone::FirstDark, Tone::PaperRed, Tone::FirstHand, Tone::FirstEdge].map(|tone| theme.colour(tone));
    Inks { mark, capture, screen, centre }
}
