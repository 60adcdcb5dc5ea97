//! The coordinates around a board: letters below it, numbers at its left.

use super::canvas::{Canvas, Line};
use super::glyph::Weight;
use super::layout::Layout;
use super::style::{PictureLayout, Style};
use super::theme::ColourRole;
use super::typeface::measure;
use trickmate_rules::view::{SquareIndex, View};

/// Height of a capital as a share of its size, in hundredths.
const CAPITAL: u32 = 73;

/// Draws the letters and numbers, as large as the layout has room for.
///
/// The letters are capitals: all are equally high, and none hangs below the line.
pub(super) fn draw(canvas: &mut Canvas<'_>, layout: Layout, view: &View, style: &Style) {
    let (weight, tone, border) = match style.layout {
        PictureLayout::Board => (Weight::SemiBold, ColourRole::Coordinate, layout.left),
        PictureLayout::Sheet => (Weight::Regular, ColourRole::Muted, layout.left - layout.rule()),
    };
    let size = layout.edge_size;
    let height = size * CAPITAL / 100;
    let mut centred = |text: &str, centre: f32, baseline: u32| {
        let line = Line { text, weight, size, tone };
        canvas.write(centre - measure(text, weight, size) / 2.0, baseline, line);
    };
    let below = layout.top + layout.ranks * layout.cell;
    for file in 0..layout.files {
        let (x, _) = layout.corner(file as SquareIndex, style.orientation);
        let name = char::from(b'A' + file as u8).to_string();
        centred(&name, x as f32 + layout.cell as f32 / 2.0, below + (layout.letters + height) / 2);
    }
    for rank in 0..layout.ranks {
        let (_, y) = layout.corner((rank * layout.files) as SquareIndex, style.orientation);
        let name = (rank + u32::from(view.board.first_rank)).to_string();
        centred(&name, border as f32 / 2.0, y + (layout.cell + height) / 2);
    }
}
