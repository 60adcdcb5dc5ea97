//! A picture of palette indices, and drawing on it.

use super::glyph::{Glyph, Weight};
use super::palette::{OPAQUE, Palette};
use super::sprite::Sprite;
use super::theme::ColourRole;
use super::typeface::typeset;
use image::GrayImage;
use std::slice;

/// A picture of palette indices that is being drawn.
pub(super) struct Canvas<'a> {
    pub(super) indices: GrayImage,
    palette: &'a Palette,
}

/// A line of text to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    pub(super) weight: Weight,
    /// Size of the type in pixels.
    pub(super) size: u32,
    pub(super) tone: ColourRole,
}

/// Returns a picture of one index. `ImageBuffer::from_pixel` goes pixel by pixel, which takes as long as all the rest
/// of a board.
pub(super) fn plain(width: u32, height: u32, index: u8) -> GrayImage {
    let mut indices = GrayImage::new(width, height);
    indices.fill(index);
    indices
}

impl<'a> Canvas<'a> {
    /// Makes an empty page.
    pub(super) fn new(width: u32, height: u32, palette: &'a Palette) -> Canvas<'a> {
        Canvas { indices: plain(width, height, palette.index(ColourRole::Page)), palette }
    }

    /// Draws on an existing picture.
    pub(super) fn on(indices: GrayImage, palette: &'a Palette) -> Canvas<'a> {
        Canvas { indices, palette }
    }

    /// Fills a rectangle; the part outside the picture is left out.
    pub(super) fn fill(&mut self, x: u32, y: u32, width: u32, height: u32, tone: ColourRole) {
        let end = (x + width).min(self.indices.width());
        let index = self.palette.index(tone);
        for row in y..y + height {
            let start = (row * self.indices.width() + x) as usize;
            let stop = (row * self.indices.width() + end) as usize;
            if let Some(pixels) = self.indices.get_mut(start..stop) {
                pixels.fill(index);
            }
        }
    }

    /// Fills a rectangle with round corners.
    pub(super) fn fill_round(
        &mut self,
        x: u32,
        y: u32,
        width: u32,
        height: u32,
        radius: u32,
        tone: ColourRole,
    ) {
        let radius = radius.min(width / 2).min(height / 2);
        self.fill(x, y + radius, width, height - 2 * radius, tone);
        for down in 0..radius {
            let rows = [y + down, y + height - 1 - down];
            let off = |step: u32| (radius - step) as f32 - 0.5;
            let covered = |across: u32| radius as f32 + 0.5 - off(across).hypot(off(down));
            let whole = (0..radius).find(|&across| covered(across) >= 1.0).unwrap_or(radius);
            for row in rows {
                self.fill(x + whole, row, width - 2 * whole, 1, tone);
            }
            for across in (0..whole).rev().take_while(|&across| covered(across) > 0.0) {
                let level = (covered(across) * f32::from(OPAQUE)).round() as u8;
                for column in [x + across, x + width - 1 - across] {
                    for row in rows {
                        self.blend(column, row, tone, level);
                    }
                }
            }
        }
    }

    /// Copies a sprite with its top left corner at (`x`, `y`).
    pub(super) fn paste(&mut self, x: u32, y: u32, sprite: &Sprite) {
        let (mut taken, width) = (0, self.indices.width());
        for run in &sprite.runs {
            let len = usize::from(run.len);
            let start = ((y + u32::from(run.y)) * width + x + u32::from(run.x)) as usize;
            if let Some(pixels) = self.indices.get_mut(start..start + len) {
                pixels.copy_from_slice(&sprite.indices[taken..taken + len]);
            }
            taken += len;
        }
        for edge in &sprite.edges {
            self.blend(x + u32::from(edge.x), y + u32::from(edge.y), edge.tone, edge.level);
        }
    }

    /// Copies a picture of the same palette with its top left corner at (`x`, `y`); the part that lies outside is left out.
    pub(super) fn copy(&mut self, x: u32, y: u32, picture: &Canvas<'_>) {
        let (width, room) = (picture.indices.width() as usize, self.indices.width());
        if width == 0 || x as usize + width > room as usize {
            return;
        }
        for (row, pixels) in (y..).zip(picture.indices.chunks_exact(width)) {
            let start = (row * room + x) as usize;
            if let Some(line) = self.indices.get_mut(start..start + width) {
                line.copy_from_slice(pixels);
            }
        }
    }

    /// Writes a line of text whose first letter starts at `x`; returns where the next one would start.
    pub(super) fn write(&mut self, x: f32, baseline: u32, line: Line<'_>) -> f32 {
        typeset(line.text, line.weight, line.size, x, |column, glyph| {
            self.stamp(column, baseline as i32, glyph, line.tone);
        })
    }

    fn stamp(&mut self, x: i32, y: i32, glyph: &Glyph, tone: ColourRole) {
        let (left, width) = (x + glyph.left, glyph.width as usize);
        // Only letters that overhang ever cross an edge; that part is left out.
        if width == 0 || left < 0 || left as usize + width > self.indices.width() as usize {
            return;
        }
        let palette = self.palette;
        if !glyph.colours.is_empty() {
            self.stamp_coloured(left as u32, y + glyph.top, glyph);
            return;
        }
        for (row, levels) in (y + glyph.top..).zip(glyph.levels.chunks_exact(width)) {
            let start = row.max(0) as usize * self.indices.width() as usize + left as usize;
            let Some(pixels) = self.indices.get_mut(start..start + width) else { return };
            palette.mix(tone, pixels, levels);
        }
    }

    /// Draws the opaque pixels of a glyph that has its own colours.
    fn stamp_coloured(&mut self, left: u32, top: i32, glyph: &Glyph) {
        let pixels = (0_u32..).zip(glyph.levels.iter().zip(&glyph.colours));
        for (index, (_, colour)) in pixels.filter(|(_, (level, _))| **level > OPAQUE / 2) {
            let (x, y) = (left + index % glyph.width, top + (index / glyph.width) as i32);
            if let Some(pixel) = u32::try_from(y).ok().and_then(|y| self.indices.get_pixel_mut_checked(x, y))
            {
                pixel.0 = [self.palette.nearest(*colour)];
            }
        }
    }

    /// Lays a tone over the whole picture, with an opacity of 0 to 255 for each pixel.
    pub(super) fn wash(&mut self, opacities: &[u8], tone: ColourRole) {
        let palette = self.palette;
        for (pixel, &opacity) in self.indices.iter_mut().zip(opacities).filter(|(_, opacity)| **opacity > 0) {
            let level = (u16::from(opacity) * u16::from(OPAQUE) + 127) / 255;
            palette.mix(tone, slice::from_mut(pixel), &[level as u8]);
        }
    }

    fn blend(&mut self, x: u32, y: u32, tone: ColourRole, level: u8) {
        if let Some(pixel) = self.indices.get_pixel_mut_checked(x, y) {
            self.palette.mix(tone, &mut pixel.0, &[level]);
        }
    }
}
