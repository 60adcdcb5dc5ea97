//! The expected result over a game, as a curve from 0 to 100 per cent, with its turning points.

use resvg::tiny_skia::PathBuilder;

use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::picture::Picture;
use super::plot::{Frame, Look, Marker, PlotLine, cover, legend, stroke, trace};
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{check_fonts, fit, measure};
use crate::sprite_atlas::palette;
use trickmate_text::text;

/// Expectations over a game.
#[derive(Clone, Debug)]
pub struct Curve {
    /// The owner of the result, in a few words.
    pub title: String,
    /// Number of plies of the game.
    pub plies: usize,
    /// Lines of expectation: one, or one for each seat if they knew different things. A point is a ply and a
    /// percentage.
    pub lines: Vec<PlotLine>,
    /// The turning points: plies and per cent. They are numbered from 1.
    pub turning: Vec<(usize, f64)>,
    /// Selected ply.
    pub at: Option<usize>,
}

/// Styles of the two lines. Both colours contrast with the page of every theme.
const LOOKS: [Look; 2] =
    [(ColourRole::Accent, &[], Marker::Disc), (ColourRole::Ink, &[4.0, 2.5], Marker::Square)];

/// Width of the picture divided by its height.
const PROPORTION: u32 = 5;

fn frame(curve: &Curve, style: &Style) -> Frame {
    let width = style.width;
    let (text, pad) = (width / 25, width / 36);
    let top = (pad + text * 2) as f32;
    let bottom = top + (width * 2 / PROPORTION) as f32;
    let rows = if curve.lines.len() > 1 { curve.lines.len() as u32 } else { 0 };
    Frame {
        width,
        height: bottom as u32 + text * 2 + text * 3 / 2 * rows + pad,
        text,
        pad,
        left: pad as f32 + measure(&percent(100.0), Weight::Regular, text) + text as f32,
        right: (width - pad - text / 2) as f32,
        top,
        bottom,
        times: (0, curve.plies.max(1) as i64),
        values: (0.0, 100.0),
        step: 50.0,
    }
}

/// Draws the picture of a curve as a PNG file; width and theme are those of the style.
///
/// # Errors
/// When the style's width is out of range.
pub fn curve(curve: &Curve, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    check_fonts()?;
    let frame = frame(curve, style);
    let palette = palette(style.theme);
    let mut canvas = Canvas::new(frame.width, frame.height, &palette);
    let size = frame.text;
    let title = fit(&curve.title, Weight::SemiBold, size, (frame.width - 2 * frame.pad) as f32);
    let heading = Line { text: &title, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
    canvas.write(frame.pad as f32, frame.pad + size, heading);
    grid(&mut canvas, &frame, curve);
    if let Some(ply) = curve.at {
        let thick = (frame.width / 250).max(1);
        let x = frame.x(ply as i64) as u32;
        let (top, tall) = (frame.top as u32, (frame.bottom - frame.top) as u32);
        canvas.fill(x.saturating_sub(thick / 2), top, thick, tall, ColourRole::Muted);
    }
    for (line, (tone, dashes, marker)) in curve.lines.iter().zip(LOOKS) {
        match curve.lines.len() {
            1 => plain(&mut canvas, &frame, line, tone),
            _ => trace(&mut canvas, &frame, line, (tone, dashes, marker)),
        }
    }
    for (number, (ply, value)) in (1..).zip(&curve.turning) {
        number_at(&mut canvas, &frame, number, (frame.x(*ply as i64), frame.y(*value)));
    }
    if curve.lines.len() > 1 {
        for ((line, look), row) in curve.lines.iter().zip(LOOKS).zip(0..) {
            legend(&mut canvas, &frame, line, look, row);
        }
    }
    Picture::of(canvas, &palette).png()
}

/// Draws a line without markers, for a plot with a single line.
fn plain(canvas: &mut Canvas<'_>, frame: &Frame, line: &PlotLine, tone: ColourRole) {
    let mut path = PathBuilder::new();
    for (place, (ply, value)) in line.points.iter().enumerate() {
        let (x, y) = (frame.x(*ply), frame.y(*value));
        if place == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    stroke(canvas, frame, path.finish(), &[], tone);
}

/// Draws the lines at 0, 50 and 100 per cent, and the first and last ply.
fn grid(canvas: &mut Canvas<'_>, frame: &Frame, curve: &Curve) {
    let (size, weight, tone) = (frame.text, Weight::Regular, ColourRole::Muted);
    let (left, wide) = (frame.left as u32, (frame.right - frame.left) as u32);
    for value in [0.0, 25.0, 50.0, 75.0, 100.0] {
        let y = frame.y(value) as u32;
        let is_named = value % 50.0 == 0.0;
        let (thick, line) = if is_named {
            ((frame.width / 360).max(1), ColourRole::Muted)
        } else {
            ((frame.width / 500).max(1), ColourRole::Panel)
        };
        canvas.fill(left, y, wide, thick, line);
        if is_named {
            let text = percent(value);
            let x = frame.left - size as f32 - measure(&text, weight, size);
            canvas.write(x, y + size * 4 / 11, Line { text: &text, weight, size, tone });
        }
    }
    let baseline = frame.bottom as u32 + size * 3 / 2;
    canvas.write(frame.left, baseline, Line { text: "0", weight, size, tone });
    let last = text!("picture-curve-plies", plies = curve.plies);
    let x = frame.right - measure(&last, weight, size);
    canvas.write(x, baseline, Line { text: &last, weight, size, tone });
}

/// Draws a disc with a number in it.
fn number_at(canvas: &mut Canvas<'_>, frame: &Frame, number: usize, (x, y): (f32, f32)) {
    let size = frame.text * 9 / 10;
    let radius = size as f32 * 0.72;
    // Wholly inside the picture, also at its edges.
    let y = y.clamp(frame.top + radius * 0.4, frame.bottom - radius * 0.4);
    for (radius, tone) in [(radius * 1.2, ColourRole::Page), (radius, ColourRole::Ink)] {
        if let Some(outline) = PathBuilder::from_circle(x, y, radius) {
            cover(canvas, frame, &outline, tone);
        }
    }
    let text = number.to_string();
    let start = x - measure(&text, Weight::SemiBold, size) / 2.0;
    let line = Line { text: &text, weight: Weight::SemiBold, size, tone: ColourRole::Page };
    canvas.write(start, (y + size as f32 * 0.36) as u32, line);
}

fn percent(value: f64) -> String {
    text!("picture-curve-percent", value = format!("{value:.0}"))
}

/// Returns the curve in sentences, for people who do not see it.
#[must_use]
pub fn curve_alt(curve: &Curve) -> String {
    let mut sentences = vec![text!("alt-curve", title = &curve.title, plies = curve.plies)];
    for line in &curve.lines {
        let (Some(first), Some(last)) = (line.points.first(), line.points.last()) else { continue };
        let middle = line.points[line.points.len() / 2];
        let values = line.points.iter().map(|point| point.1);
        let max = percent(values.clone().fold(f64::NEG_INFINITY, f64::max));
        let min = percent(values.fold(f64::INFINITY, f64::min));
        let [first, middle, last] = [first.1, middle.1, last.1].map(percent);
        sentences.push(text!("alt-curve-line", name = &line.name, first, middle, last, max, min));
    }
    for (number, (ply, value)) in (1..).zip(&curve.turning) {
        sentences.push(text!(
            "alt-curve-turning",
            number = i64::from(number),
            ply = *ply,
            value = percent(*value)
        ));
    }
    sentences.join(" ").chars().take(1024).collect()
}
