//! A drawing turned into palette indices, ready to be copied into pictures.

use super::art::Layer;
use super::colour::Rgb;
use super::error::RenderError;
use super::palette::{OPAQUE, Palette};
use super::theme::ColourRole;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::HashMap;

/// A drawing as palette indices.
pub(super) struct Sprite {
    /// Runs of opaque pixels.
    pub(super) runs: Vec<Run>,
    /// The indices of all runs, one after another.
    pub(super) indices: Vec<u8>,
    /// Pixels through which the ground shows.
    pub(super) edges: Vec<Edge>,
}

/// Neighbouring opaque pixels of one row.
pub(super) struct Run {
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) len: u16,
}

/// A half-covered pixel: a tone and its opacity in fifteenths.
pub(super) struct Edge {
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) tone: ColourRole,
    pub(super) level: u8,
}

impl Sprite {
    /// Draws the layers over one another, `width` by `height` pixels.
    pub(super) fn draw(
        (width, height): (u32, u32),
        layers: &[Layer<'_>],
        palette: &Palette,
    ) -> Result<Sprite, RenderError> {
        let mut sprite = Sprite { runs: Vec::new(), indices: Vec::new(), edges: Vec::new() };
        let Some(pixels) = drawn((width, height), layers)? else { return Ok(sprite) };
        let mut known = HashMap::new();
        for (index, pixel) in pixels.pixels().iter().enumerate() {
            let (x, y) = ((index as u32 % width) as u16, (index as u32 / width) as u16);
            let level = (u16::from(pixel.alpha()) * u16::from(OPAQUE) + 127) / 255;
            if level == 0 {
                continue;
            }
            let pure = pixel.demultiply();
            let colour = Rgb { r: pure.red(), g: pure.green(), b: pure.blue() };
            if level < u16::from(OPAQUE) {
                let tone = palette.nearest_tone(colour);
                sprite.edges.push(Edge { x, y, tone, level: level as u8 });
                continue;
            }
            match sprite.runs.last_mut() {
                Some(run) if run.y == y && run.x + run.len == x => run.len += 1,
                _ => sprite.runs.push(Run { x, y, len: 1 }),
            }
            sprite.indices.push(*known.entry(colour).or_insert_with(|| palette.nearest(colour)));
        }
        Ok(sprite)
    }
}

/// Draws the layers over one another; `None` only for a side of 0 pixels, where there is nothing to draw.
fn drawn((width, height): (u32, u32), layers: &[Layer<'_>]) -> Result<Option<Pixmap>, RenderError> {
    let Some(mut pixels) = Pixmap::new(width, height) else { return Ok(None) };
    for layer in layers {
        let options = Options { style_sheet: Some(layer.css.clone()), ..Options::default() };
        let tree = Tree::from_str(layer.svg, &options)?;
        let (size, area) = (tree.size(), layer.area);
        let stretch = Transform::from_translate(area.x, area.y)
            .pre_scale(area.width / size.width(), area.height / size.height());
        resvg::render(&tree, stretch, &mut pixels.as_mut());
    }
    Ok(Some(pixels))
}

/// Draws the layers over one another on nothing, as a PNG file with all their colours.
pub(super) fn png((width, height): (u32, u32), layers: &[Layer<'_>]) -> Result<Vec<u8>, RenderError> {
    let pixels = drawn((width, height), layers)?;
    let pure = pixels.iter().flat_map(|pixels| pixels.pixels()).map(|pixel| pixel.demultiply());
    let bytes: Vec<u8> =
        pure.flat_map(|pure| [pure.red(), pure.green(), pure.blue(), pure.alpha()]).collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}
