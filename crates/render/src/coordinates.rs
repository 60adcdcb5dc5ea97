//! The coordinates inside the squares: letters in the lowest row, numbers in the last column, in the corners that
//! pieces leave free.

use super::canvas::{Canvas, Line};
use super::corners::{Corners, corners};
use super::glyph::Weight;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::measure;
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::view::{Face, SquareIndex, View};

/// Returns the letter of a file.
pub(super) fn file(file: u32) -> String {
    char::from(b'a' + file as u8).to_string()
}

/// Returns the number of a rank.
pub(super) fn rank(view: &View, rank: u32) -> String {
    (rank + u32::from(view.board.first_rank)).to_string()
}

/// Draws the coordinates in one square, given its colour and the width of the sign in its upper right corner.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    style: &Style,
    (place, ground, taken): (SquareIndex, ColourRole, u32),
) {
    let layout = sheet.layout;
    let (x, y) = layout.corner(place, style.orientation);
    let is_lowest = layout.is_lowest(y);
    let is_last = x + layout.cell == layout.left + layout.cell * layout.files;
    let Some(square) = view.board.squares.get(usize::from(place)) else { return };
    if !is_lowest && !is_last {
        return;
    }
    let Corners { lower, upper } = corners(square, style, ground);
    let (cell, weight) = (layout.cell, Weight::SemiBold);
    let size = match square.face {
        Some(Face::Composite(_)) => layout.label_size() * 4 / 5,
        _ => layout.label_size(),
    };
    let is_card = square.card.is_none() && upper.0 != ground;
    let part = |hundredths: u32| (cell * hundredths + 50) / 100;
    if is_lowest {
        let name = file(u32::from(place) % layout.files);
        let width = measure(&name, weight, size);
        let (left, baseline) = match (square.card, square.face) {
            // In the middle of the strip.
            (Some(_), _) => (part(21) as f32 - width / 2.0, cell - part(9)),
            // Its code is at the lower edge.
            (None, Some(Face::Composite(_))) => (part(9) as f32, part(8) + size * 73 / 100),
            (None, _) if is_card => (part(14) as f32, cell - part(15)),
            (None, _) => (part(6) as f32, cell - part(7)),
        };
        let line = Line { text: &name, weight, size, tone: lower.1 };
        canvas.write_over(x as f32 + left, y + baseline, line, lower.0);
    }
    if is_last {
        let name = rank(view, u32::from(place) / layout.files);
        let (right, top) = match square.face {
            Some(Face::Composite(_)) => (part(9), part(8)),
            _ if is_card => (part(14), part(10)),
            _ => (part(7), part(7)),
        };
        let right = if taken > 0 { taken + part(3) } else { right };
        let left = (x + cell - right) as f32 - measure(&name, weight, size);
        let line = Line { text: &name, weight, size, tone: upper.1 };
        canvas.write_over(left, y + top + size * 73 / 100, line, upper.0);
    }
}
