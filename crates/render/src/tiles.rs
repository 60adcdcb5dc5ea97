//! Several boards in one picture, two in a row, each below its name.

use super::board;
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::layout::Layout;
use super::picture::Picture;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{check_fonts, fit, measure};
use crate::sprite_atlas::{SpriteAtlas, palette};
use trickmate_rules::view::{SquareIndex, View};

/// A board with its name.
#[derive(Clone, Debug)]
pub struct Tile {
    /// The name, in a few words.
    pub title: String,
    /// The position.
    pub view: View,
}

/// Number of tiles in a row.
const IN_ROW: usize = 2;
/// Sizes of the names as parts of the width: the largest in which all of them fit is taken.
const SIZES: [u32; 4] = [20, 22, 25, 29];
/// Part of the width that is left empty around a tile.
const GAP: u32 = 40;

/// Draws boards with their names as a PNG file; width and theme are those of the style. The boards have no coordinates,
/// which nobody could read at this size.
///
/// # Errors
/// When the style's width is out of range, or a board is not a full rectangle.
pub fn tiles(tiles: &[Tile], style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    check_fonts()?;
    let palette = palette(style.theme);
    let gap = style.width / GAP;
    let side = (style.width - gap) / IN_ROW as u32 - gap;
    let weight = Weight::SemiBold;
    let fits = |size: &u32| tiles.iter().all(|tile| measure(&tile.title, weight, *size) <= side as f32);
    let sizes = SIZES.map(|part| style.width / part);
    let size = sizes.into_iter().find(fits).unwrap_or(sizes[SIZES.len() - 1]);
    let heading = size * 3 / 2;
    let rows = u32::try_from(tiles.len().div_ceil(IN_ROW)).unwrap_or(u32::MAX);
    let height = (heading + side + gap).saturating_mul(rows);
    let mut canvas = Canvas::new(style.width, height, &palette);
    for (tile, place) in tiles.iter().zip(0_u32..) {
        let (column, row) = (place % IN_ROW as u32, place / IN_ROW as u32);
        let (x, y) = (gap + column * (side + gap), row * (heading + side + gap));
        let title = fit(&tile.title, weight, size, side as f32);
        let middle = x as f32 + (side as f32 - measure(&title, weight, size)) / 2.0;
        let line = Line { text: &title, weight, size, tone: ColourRole::Ink };
        canvas.write(middle, y + heading * 3 / 4, line);
        let sheet = SpriteAtlas::of(style.theme, Layout::of_tile(side, &tile.view.board)?);
        let Layout { width, height, .. } = sheet.layout;
        let mut drawn = Canvas::new(width, height, &palette);
        for square in 0..tile.view.board.squares.len() as SquareIndex {
            board::square(&mut drawn, &sheet, &tile.view, style, square)?;
        }
        board::border(&mut drawn, &sheet, &tile.view, style.orientation);
        canvas.copy(x + (side - width) / 2, y + heading + (side - height) / 2, &drawn);
    }
    Picture::of(canvas, &palette).png()
}
