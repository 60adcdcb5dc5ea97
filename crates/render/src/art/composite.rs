//! Pieces made of ability cards: a shape in the colours of the owner, with the moves on it.

use super::cards;
use super::layer::{Area, Layer};
use crate::move_diagram::{Figure, Inks};
use crate::theme::{ColourRole, Theme};
use trickmate_rules::Seat;
use trickmate_rules::view::Diagram;

/// Share of a face's height for its moves; the rest is for the code.
const SHARE: f32 = 0.60;

/// Returns the shape of a made piece.
pub(super) fn shape(owner: Seat, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    cards::blank(owner, theme, square.inset((square.width * 0.06).round()))
}

/// Returns its moves, above the code.
pub(super) fn figure(
    owner: Seat,
    diagram: &Diagram,
    is_turned: bool,
    theme: Theme,
    square: Area,
) -> (String, Area) {
    let tones = match owner {
        Seat::First => [
            ColourRole::FirstDark,
            ColourRole::FirstRed,
            ColourRole::FirstDark,
            ColourRole::FirstEdge,
            ColourRole::FirstFace,
        ],
        Seat::Second => [
            ColourRole::SecondDark,
            ColourRole::SecondRed,
            ColourRole::SecondDark,
            ColourRole::Back,
            ColourRole::SecondFace,
        ],
    };
    let [mark, capture, screen, centre, ground] = tones.map(|tone| theme.colour(tone));
    let inks = Inks { mark, capture, screen, centre, ground };
    let svg = Figure::of_diagram(diagram, is_turned).svg(inks);
    (svg, square.part((1.0 - SHARE) / 2.0, 0.055, SHARE, SHARE))
}

/// Returns the moves of a card on its paper.
pub(crate) fn on_paper(diagram: &Diagram, theme: Theme, area: Area) -> (String, Area) {
    (Figure::of_diagram(diagram, false).svg(on_white(theme)), area)
}

/// Returns the colours of moves on paper.
pub(crate) fn on_white(theme: Theme) -> Inks {
    let tones = [
        ColourRole::FirstDark,
        ColourRole::PaperRed,
        ColourRole::FirstHand,
        ColourRole::FirstEdge,
        ColourRole::Paper,
    ];
    let [mark, capture, screen, centre, ground] = tones.map(|tone| theme.colour(tone));
    Inks { mark, capture, screen, centre, ground }
}
