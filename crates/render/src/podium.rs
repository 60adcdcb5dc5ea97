//! The podium: the first three places of a tournament.

use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::picture::Picture;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{check_fonts, fit, measure};
use crate::sprite_atlas::palette;

/// A podium.
#[derive(Clone, Debug)]
pub struct Podium {
    /// Title, in a few words.
    pub title: String,
    /// The steps: the first place, the second, the third.
    pub steps: [PodiumStep; 3],
}

/// A step of a podium.
#[derive(Clone, Debug, Default)]
pub struct PodiumStep {
    /// Names of those who share the place; without any, the step is left out.
    pub names: Vec<String>,
    /// Their points; empty where none exist.
    pub points: String,
}

/// Most names above a step.
const NAMES: usize = 3;
/// Columns of the places, from the left: the second, the first, the third.
const COLUMNS: [usize; 3] = [1, 0, 2];
/// Heights of the steps of the places, in lines of text.
const HEIGHTS: [u32; 3] = [5, 4, 3];

/// Draws a podium as a PNG file; width and theme are those of the style.
///
/// # Errors
/// When the style's width is out of range.
pub fn podium(podium: &Podium, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    check_fonts()?;
    let width = style.width;
    let (size, pad) = (width / 22, width / 36);
    let line = size * 3 / 2;
    let lines = podium.steps.iter().zip(HEIGHTS).map(|(step, height)| lines_above(step) + height);
    let floor = pad + line * 2 + line * lines.max().unwrap_or(0);
    let palette = palette(style.theme);
    let mut canvas = Canvas::new(width, floor + pad, &palette);
    let room = (width - 2 * pad) as f32;
    let title = fit(&podium.title, Weight::SemiBold, size, room);
    let heading = Line { text: &title, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
    canvas.write(centred(&title, Weight::SemiBold, size, (pad, width - 2 * pad)), pad + size, heading);
    let column = (width - 2 * pad) / 3;
    for (place, index) in COLUMNS.into_iter().zip(0..) {
        let (Some(step), Some(height)) = (podium.steps.get(place), HEIGHTS.get(place)) else { continue };
        if !step.names.is_empty() {
            let left = pad + column * index;
            draw(&mut canvas, step, place, (left, floor - line * height, column, line * height), size);
        }
    }
    Picture::of(canvas, &palette).png()
}

/// Returns the number of lines of text above a step.
fn lines_above(step: &PodiumStep) -> u32 {
    u32::try_from(step.names.len().min(NAMES)).unwrap_or(0)
}

/// Returns the left edge of a text in the middle of a column.
fn centred(text: &str, weight: Weight, size: u32, (left, width): (u32, u32)) -> f32 {
    left as f32 + ((width as f32 - measure(text, weight, size)) / 2.0).max(0.0)
}

fn draw(
    canvas: &mut Canvas<'_>,
    step: &PodiumStep,
    place: usize,
    (left, top, width, height): (u32, u32, u32, u32),
    size: u32,
) {
    let (air, line) = (size / 4, size * 3 / 2);
    let (fill, tone) = match place {
        0 => (ColourRole::Accent, ColourRole::OnAccent),
        _ => (ColourRole::Panel, ColourRole::Ink),
    };
    canvas.fill(left + air, top, width - 2 * air, height, fill);
    let mut write = |text: &str, weight, size, tone, baseline| {
        let text = fit(text, weight, size, (width - 2 * air) as f32);
        canvas.write(
            centred(&text, weight, size, (left, width)),
            baseline,
            Line { text: &text, weight, size, tone },
        );
    };
    write(&(place + 1).to_string(), Weight::SemiBold, size * 2, tone, top + size * 5 / 2);
    write(&step.points, Weight::Regular, size, tone, top + size * 4);
    let shown = step.names.iter().take(NAMES).rev();
    for (name, index) in shown.zip(0..) {
        let is_last = index == 0 && step.names.len() > NAMES;
        let name = if is_last { format!("+{}", step.names.len() + 1 - NAMES) } else { name.clone() };
        write(&name, Weight::SemiBold, size, ColourRole::Ink, top - air - line * index);
    }
}

/// Describes the same in words: the title, and each place with its names.
#[must_use]
pub fn podium_alt(podium: &Podium) -> String {
    let places = podium.steps.iter().zip(1..).filter(|(step, _)| !step.names.is_empty());
    let lines = places.map(|(step, place)| format!(" {place}. {}.", step.names.join(", ")));
    std::iter::once(format!("{}.", podium.title)).chain(lines).collect()
}
