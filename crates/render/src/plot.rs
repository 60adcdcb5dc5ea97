//! Values over time as lines: each has its own colour, dashes and markers, so that no two differ by colour alone.

use chrono::{DateTime, Datelike as _};
use resvg::tiny_skia::{
    FillRule, LineCap, LineJoin, Mask, Path, PathBuilder, Rect, Stroke, StrokeDash, Transform,
};

use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::picture::Picture;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{check_fonts, fit, measure};
use crate::sprite_atlas::palette;
use trickmate_text::text;

/// Values over time.
#[derive(Clone, Debug)]
pub struct Plot {
    /// Title, in a few words.
    pub title: String,
    /// The lines, those with the most points first if there are many.
    pub lines: Vec<PlotLine>,
}

/// The values of one line.
#[derive(Clone, Debug)]
pub struct PlotLine {
    /// Its name.
    pub name: String,
    /// Times in milliseconds since 1970, the earliest first, and the values from then on.
    pub points: Vec<(i64, f64)>,
}

/// Largest distance of values between two lines of the grid.
const GRID: [f64; 8] = [10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0];
/// Most lines of the grid.
const MAX_GRID: f64 = 5.0;
/// The least range of values that is shown.
const LEAST_RANGE: f64 = 100.0;
/// Approximate number of markers on a line.
const MARKERS: usize = 8;
/// The longest description, in characters.
const MAX_ALT_LEN: usize = 1024;
/// Style of a line: its tone, its dashes in widths of the line, its marker.
pub(super) type Look = (ColourRole, &'static [f32], Marker);

const LOOKS: [Look; 4] = [
    (ColourRole::Attacker, &[], Marker::Disc),
    (ColourRole::Victim, &[4.0, 2.5], Marker::Square),
    (ColourRole::Ink, &[0.1, 2.2], Marker::Triangle),
    (ColourRole::LastLine, &[6.0, 2.2, 0.1, 2.2], Marker::Diamond),
];

#[derive(Clone, Copy)]
pub(super) enum Marker {
    Disc,
    Square,
    Triangle,
    Diamond,
}

/// Positions in the plot, in pixels.
pub(super) struct Frame {
    pub(super) width: u32,
    pub(super) height: u32,
    /// Size of the type, and the empty space at the edges.
    pub(super) text: u32,
    pub(super) pad: u32,
    /// The rectangle of the lines.
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) top: f32,
    pub(super) bottom: f32,
    /// The times and values at its edges.
    pub(super) times: (i64, i64),
    pub(super) values: (f64, f64),
    pub(super) step: f64,
}

impl Frame {
    fn of(plot: &Plot, width: u32) -> Frame {
        let text = width / 25;
        let pad = width / 36;
        let points = || plot.lines.iter().flat_map(|line| &line.points);
        let times = points().map(|point| point.0);
        let (first, last) = (times.clone().min().unwrap_or(0), times.max().unwrap_or(0));
        let min = points().map(|point| point.1).fold(f64::INFINITY, f64::min);
        let max = points().map(|point| point.1).fold(f64::NEG_INFINITY, f64::max);
        let (min, max) = if min <= max { (min, max) } else { (0.0, 0.0) };
        let spare = ((LEAST_RANGE - (max - min)) / 2.0).max(0.0);
        let (min, max) = (min - spare, max + spare);
        let fits = |step: &&f64| (max / **step).ceil() - (min / **step).floor() <= MAX_GRID;
        let step = GRID.iter().find(fits).copied().unwrap_or_else(|| ((max - min) / MAX_GRID).ceil());
        let values = ((min / step).floor() * step, (max / step).ceil() * step);
        let labels = [values.0, values.1].map(|value| measure(&number(value), Weight::Regular, text));
        let top = (pad + text * 2) as f32;
        let bottom = top + (width * 9 / 20) as f32;
        let height = bottom as u32 + text * 2 + text * 3 / 2 * plot.lines.len() as u32 + pad;
        Frame {
            width,
            height,
            text,
            pad,
            left: pad as f32 + labels[0].max(labels[1]) + text as f32 / 2.0,
            right: (width - pad - text / 2) as f32,
            top,
            bottom,
            times: (first, last),
            values,
            step,
        }
    }

    pub(super) fn x(&self, time: i64) -> f32 {
        let (first, last) = self.times;
        if first == last {
            return f32::midpoint(self.left, self.right);
        }
        let part = (time - first) as f64 / (last - first) as f64;
        self.left + (self.right - self.left) * part as f32
    }

    pub(super) fn y(&self, value: f64) -> f32 {
        let (min, max) = self.values;
        self.bottom - (self.bottom - self.top) * ((value - min) / (max - min)) as f32
    }

    /// Returns the width of lines.
    pub(super) fn stroke(&self) -> f32 {
        self.width as f32 / 160.0
    }
}

/// Draws the picture of a plot as a PNG file; width and theme are those of the style.
///
/// # Errors
/// When the style's width is out of range.
pub fn plot(plot: &Plot, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    check_fonts()?;
    let frame = Frame::of(plot, style.width);
    let palette = palette(style.theme);
    let mut canvas = Canvas::new(frame.width, frame.height, &palette);
    let size = frame.text;
    let title = fit(&plot.title, Weight::SemiBold, size, (frame.width - 2 * frame.pad) as f32);
    let heading = Line { text: &title, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
    canvas.write(frame.pad as f32, frame.pad + size, heading);
    grid(&mut canvas, &frame);
    for (line, look) in plot.lines.iter().zip(LOOKS.iter().cycle()) {
        trace(&mut canvas, &frame, line, *look);
    }
    for ((line, look), row) in plot.lines.iter().zip(LOOKS.iter().cycle()).zip(0..) {
        legend(&mut canvas, &frame, line, *look, row);
    }
    Picture::of(canvas, &palette).png()
}

/// Draws the lines of the grid with their values, and the first and last day.
fn grid(canvas: &mut Canvas<'_>, frame: &Frame) {
    let (size, weight) = (frame.text, Weight::Regular);
    let (left, wide) = (frame.left as u32, (frame.right - frame.left) as u32);
    let mut value = frame.values.0;
    while value <= frame.values.1 + frame.step / 2.0 {
        let y = frame.y(value) as u32;
        canvas.fill(left, y, wide, (frame.width / 500).max(1), ColourRole::Panel);
        let text = number(value);
        let x = frame.left - size as f32 / 2.0 - measure(&text, weight, size);
        canvas.write(x, y + size * 4 / 11, Line { text: &text, weight, size, tone: ColourRole::Muted });
        value += frame.step;
    }
    canvas.fill(left, frame.bottom as u32, wide, (frame.width / 360).max(1), ColourRole::Muted);
    let baseline = frame.bottom as u32 + size * 3 / 2;
    let (first, last) = (day(frame.times.0), day(frame.times.1));
    let line = |text| Line { text, weight, size, tone: ColourRole::Muted };
    if first == last {
        let x = f32::midpoint(frame.left, frame.right) - measure(&first, weight, size) / 2.0;
        canvas.write(x, baseline, line(&first));
    } else {
        canvas.write(frame.left, baseline, line(&first));
        canvas.write(frame.right - measure(&last, weight, size), baseline, line(&last));
    }
}

pub(super) fn trace(canvas: &mut Canvas<'_>, frame: &Frame, line: &PlotLine, look: Look) {
    let (tone, dashes, marker) = look;
    let points = columns(frame, &line.points);
    let mut path = PathBuilder::new();
    for (index, (x, y)) in points.iter().enumerate() {
        if index == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
    stroke(canvas, frame, path.finish(), dashes, tone);
    let every = points.len().div_ceil(MARKERS).max(1);
    // The latest value always has a marker.
    for (x, y) in points.iter().rev().step_by(every) {
        mark(canvas, frame, marker, (*x, *y), tone);
    }
}

/// Returns the points of a line on the picture; if several fall into one column of pixels, only the last.
fn columns(frame: &Frame, points: &[(i64, f64)]) -> Vec<(f32, f32)> {
    let mut columns: Vec<(f32, f32)> = Vec::new();
    for (time, value) in points {
        let point = (frame.x(*time), frame.y(*value));
        match columns.last_mut() {
            Some(last) if last.0.floor() == point.0.floor() => *last = point,
            _ => columns.push(point),
        }
    }
    columns
}

pub(super) fn legend(canvas: &mut Canvas<'_>, frame: &Frame, line: &PlotLine, look: Look, row: u32) {
    let (size, (tone, dashes, marker)) = (frame.text, look);
    let middle = frame.bottom as u32 + size * 5 / 2 + size * 3 / 2 * row;
    let (x, long) = (frame.pad as f32, frame.stroke() * 18.0);
    let mut path = PathBuilder::new();
    path.move_to(x, middle as f32);
    path.line_to(x + long, middle as f32);
    stroke(canvas, frame, path.finish(), dashes, tone);
    mark(canvas, frame, marker, (x + long / 2.0, middle as f32), tone);
    let start = x + long + size as f32 / 2.0;
    let latest = line.points.last().map(|point| number(point.1)).unwrap_or_default();
    let room = frame.right - start - measure(&latest, Weight::SemiBold, size) - size as f32;
    let name = fit(&line.name, Weight::Regular, size, room);
    let baseline = middle + size * 4 / 11;
    let end = canvas.write(
        start,
        baseline,
        Line { text: &name, weight: Weight::Regular, size, tone: ColourRole::Ink },
    );
    let value = Line { text: &latest, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
    canvas.write(end + size as f32 / 2.0, baseline, value);
}

pub(super) fn stroke(
    canvas: &mut Canvas<'_>,
    frame: &Frame,
    path: Option<Path>,
    dashes: &[f32],
    tone: ColourRole,
) {
    let width = frame.stroke();
    let dash = StrokeDash::new(dashes.iter().map(|part| part * width).collect(), 0.0);
    let path = path.and_then(|path| match &dash {
        Some(dash) => path.dash(dash, 1.0),
        None => Some(path),
    });
    let manner = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
    if let Some(outline) = path.and_then(|path| path.stroke(&manner, 1.0)) {
        cover(canvas, frame, &outline, tone);
    }
}

/// Draws a marker around a point, with a rim in the colour of the page that separates it from the line.
fn mark(canvas: &mut Canvas<'_>, frame: &Frame, marker: Marker, point: (f32, f32), tone: ColourRole) {
    let radius = frame.stroke() * 1.9;
    for (radius, tone) in [(radius * 1.35, ColourRole::Page), (radius, tone)] {
        if let Some(outline) = outline(marker, point, radius) {
            cover(canvas, frame, &outline, tone);
        }
    }
}

fn outline(marker: Marker, (x, y): (f32, f32), radius: f32) -> Option<Path> {
    let polygon = |corners: &[(f32, f32)]| {
        let mut path = PathBuilder::new();
        for (index, (across, down)) in corners.iter().enumerate() {
            let (x, y) = (x + across * radius, y + down * radius);
            if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        path.close();
        path.finish()
    };
    match marker {
        Marker::Disc => PathBuilder::from_circle(x, y, radius),
        Marker::Square => {
            let half = radius * 0.9;
            Some(PathBuilder::from_rect(Rect::from_xywh(x - half, y - half, 2.0 * half, 2.0 * half)?))
        }
        Marker::Triangle => polygon(&[(0.0, -1.2), (1.15, 0.85), (-1.15, 0.85)]),
        Marker::Diamond => polygon(&[(0.0, -1.35), (1.1, 0.0), (0.0, 1.35), (-1.1, 0.0)]),
    }
}

/// Fills an outline with smooth edges.
pub(super) fn cover(canvas: &mut Canvas<'_>, frame: &Frame, outline: &Path, tone: ColourRole) {
    if let Some(mut mask) = Mask::new(frame.width, frame.height) {
        mask.fill_path(outline, FillRule::Winding, true, Transform::identity());
        canvas.wash(mask.data(), tone);
    }
}

fn number(value: f64) -> String {
    format!("{value:.0}")
}

/// Returns the day of a point in time, in milliseconds since 1970.
fn day(time: i64) -> String {
    let date = DateTime::from_timestamp_millis(time).unwrap_or_default().date_naive();
    // The year is a word here: numbers are grouped by thousands.
    text!("picture-date", day = date.day(), month = date.month(), year = date.year().to_string())
}

/// Returns the plot in sentences of at most 1,024 characters, for people who do not see it.
#[must_use]
pub fn plot_alt(plot: &Plot) -> String {
    let mut text = format!("{}.", plot.title);
    for PlotLine { name, points } in &plot.lines {
        let (Some(first), Some(last)) = (points.first(), points.last()) else { continue };
        let values = points.iter().map(|point| point.1);
        let max = values.clone().fold(f64::NEG_INFINITY, f64::max);
        let min = values.fold(f64::INFINITY, f64::min);
        let sentence = if points.len() == 1 {
            text!("alt-plot-once", name, rating = number(last.1), day = day(last.0))
        } else {
            text!(
                "alt-plot",
                name,
                first = number(first.1),
                first_day = day(first.0),
                last = number(last.1),
                last_day = day(last.0),
                max = number(max),
                min = number(min)
            )
        };
        let sentence = format!(" {sentence}");
        if text.chars().count() + sentence.chars().count() > MAX_ALT_LEN {
            break;
        }
        text.push_str(&sentence);
    }
    text.chars().take(MAX_ALT_LEN).collect()
}
