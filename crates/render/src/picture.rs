//! A whole picture as palette indices, and as a PNG.

use super::canvas::Canvas;
use super::colour::Rgb;
use super::error::RenderError;
use super::labels::Labels;
use super::layout::{Layout, Parts};
use super::palette::Palette;
use super::style::{PictureLayout, Style};
use super::{board, panel, reserve, score, typeface};
use crate::sprite_atlas::SpriteAtlas;
use crate::{composite, poker_hands};
use image::{GrayImage, RgbaImage};
use std::sync::Arc;
use trickmate_rules::view::View;

/// A picture of at most 255 colours.
pub struct Picture {
    pub(super) indices: GrayImage,
    pub(super) palette: Arc<Palette>,
}

/// Lays out the picture of a view, with room for these parts.
pub(super) fn sheet(view: &View, parts: Parts, style: &Style) -> Result<SpriteAtlas, RenderError> {
    style.check()?;
    typeface::check_fonts()?;
    let layout = match style.layout {
        PictureLayout::Board => Layout::of_board(style.width, &view.board)?,
        PictureLayout::Sheet => Layout::new(style.width, &view.board, parts)?,
    };
    Ok(SpriteAtlas::of(style.theme, layout))
}

impl Picture {
    /// Draws the picture of a view.
    ///
    /// # Errors
    /// When the style's width is out of range, or the view's board is not a full rectangle.
    pub fn new(view: &View, style: &Style, labels: &Labels) -> Result<Picture, RenderError> {
        Picture::draw(view, Parts::of(view, style.orientation), style, labels)
    }

    /// Draws the picture of a view with room for these parts.
    pub(super) fn draw(
        view: &View,
        parts: Parts,
        style: &Style,
        labels: &Labels,
    ) -> Result<Picture, RenderError> {
        let sheet = sheet(view, parts, style)?;
        let mut canvas = Canvas::new(sheet.layout.width, sheet.layout.height, &sheet.palette);
        board::draw(&mut canvas, &sheet, view, style)?;
        if style.layout == PictureLayout::Sheet {
            panel::draw(&mut canvas, &sheet, view, labels, style.orientation)?;
            reserve::draw(&mut canvas, &sheet, view, style)?;
            composite::draw(&mut canvas, &sheet, view, style)?;
            if parts.hands {
                score::draw(&mut canvas, &sheet, view);
                poker_hands::draw(&mut canvas, &sheet, view)?;
            }
        }
        Ok(Picture::of(canvas, &sheet.palette))
    }

    /// Returns the drawing of a canvas as a picture.
    pub(super) fn of(canvas: Canvas<'_>, palette: &Arc<Palette>) -> Picture {
        Picture { indices: canvas.indices, palette: palette.clone() }
    }

    /// Returns its width in pixels.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.indices.width()
    }

    /// Returns its height in pixels.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.indices.height()
    }

    /// Returns its pixels as RGBA, for programs without palettes.
    #[must_use]
    pub fn rgba(&self) -> RgbaImage {
        let mut colours = [[0, 0, 0, u8::MAX]; 256];
        for (colour, Rgb { r, g, b }) in colours.iter_mut().zip(self.palette.colours()) {
            *colour = [*r, *g, *b, u8::MAX];
        }
        let mut picture = RgbaImage::new(self.width(), self.height());
        for (pixel, index) in picture.pixels_mut().zip(self.indices.as_raw()) {
            pixel.0 = colours[usize::from(*index)];
        }
        picture
    }

    /// Returns the picture as a PNG file with indexed colours.
    ///
    /// # Errors
    /// When the encoder fails, which it does not in memory.
    pub fn png(&self) -> Result<Vec<u8>, RenderError> {
        let mut file = Vec::with_capacity(64 * 1024);
        // The encoders of `image` write no palettes.
        let mut encoder = png::Encoder::new(&mut file, self.width(), self.height());
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.bytes());
        encoder.set_compression(png::Compression::Fast);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.indices)?;
        writer.finish()?;
        Ok(file)
    }
}
