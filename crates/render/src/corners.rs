//! The corners of a square, which pieces leave free for marks.

use super::style::{Pieces, Style};
use super::theme::ColourRole;
use trickmate_rules::Seat;
use trickmate_rules::view::{CompositePiece, Face, SquareView};

/// The colours under a mark at the lower left and at the upper right corner of a square, and the ink for each.
pub(super) struct Corners {
    pub(super) lower: (ColourRole, ColourRole),
    pub(super) upper: (ColourRole, ColourRole),
}

/// Returns the colours in the corners of a square.
pub(super) fn corners(square: &SquareView, style: &Style, ground: ColourRole) -> Corners {
    let plain = match ground {
        ColourRole::DarkSquare | ColourRole::DarkPalace => (ground, ColourRole::FirstFace),
        _ => (ground, ColourRole::FirstDark),
    };
    let card = |owner: Seat| match owner {
        Seat::First => (ColourRole::FirstFace, ColourRole::FirstDark),
        Seat::Second => (ColourRole::SecondFace, ColourRole::SecondDark),
    };
    let same = |both| Corners { lower: both, upper: both };
    match (square.face, square.card) {
        (_, Some(_)) => Corners { lower: (ColourRole::Paper, ColourRole::FirstDark), upper: plain },
        (Some(Face::Card { owner, .. } | Face::Composite(CompositePiece { owner, .. })), None) => {
            same(card(owner))
        }
        (Some(Face::Piece { owner, .. }), None) if style.pieces == Pieces::Cards => same(card(owner)),
        (Some(Face::Covered | Face::Known { .. }), None) => same((ColourRole::Back, ColourRole::FirstFace)),
        (Some(Face::Piece { .. }) | None, None) => same(plain),
    }
}
