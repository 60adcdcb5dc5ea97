//! A whole picture as palette indices, and as a PNG.

use super::canvas::Canvas;
use super::error::RenderError;
use super::labels::Labels;
use super::layout::{Layout, Parts};
use super::palette::Palette;
use super::sheet::Sheet;
use super::style::Style;
use super::{board, hands, made, panel, reserve, score, typeface};
use crate::rules::view::View;
use std::sync::Arc;

/// A picture as palette indices, row by row from the top.
pub(super) struct Picture {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) pixels: Vec<u8>,
    pub(super) palette: Arc<Palette>,
}

impl Picture {
    /// The picture of a view with room for these parts.
    pub(super) fn draw(
        view: &View,
        parts: Parts,
        style: &Style,
        labels: &Labels,
    ) -> Result<Picture, RenderError> {
        style.check()?;
        typeface::check_fonts()?;
        let sheet = Sheet::of(style.theme, Layout::new(style.width, &view.board, parts)?);
        let (width, height) = (sheet.layout.width, sheet.layout.height);
        let mut canvas = Canvas::new(width, height, &sheet.palette);
        board::draw(&mut canvas, &sheet, view, style)?;
        panel::draw(&mut canvas, &sheet, view, labels, style.orientation)?;
        reserve::draw(&mut canvas, &sheet, view, style)?;
        made::draw(&mut canvas, &sheet, view, style)?;
        if parts.hands {
            score::draw(&mut canvas, &sheet, view);
            hands::draw(&mut canvas, &sheet, view)?;
        }
        Ok(Picture::of(canvas, height, &sheet.palette))
    }

    /// What has been drawn on a canvas.
    pub(super) fn of(canvas: Canvas<'_>, height: u32, palette: &Arc<Palette>) -> Picture {
        Picture { width: canvas.width, height, pixels: canvas.pixels, palette: palette.clone() }
    }

    pub(super) fn png(&self) -> Result<Vec<u8>, RenderError> {
        let mut file = Vec::with_capacity(64 * 1024);
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.bytes());
        encoder.set_compression(png::Compression::Fast);
        encoder.set_filter(png::Filter::Up);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()?;
        Ok(file)
    }
}
