//! A table with names and numbers, such as standings and crosstables.

use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::picture::Picture;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{check_fonts, fit, measure};
use crate::sprite_atlas::palette;

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Title, in a few words.
    pub title: String,
    /// The columns from the left.
    pub columns: Vec<TableColumn>,
    /// The rows from the top, a cell for each column.
    pub rows: Vec<Vec<String>>,
}

/// A column of a table, with its heading.
#[derive(Clone, Debug)]
pub enum TableColumn {
    /// Names, which get the room that is left.
    Name(String),
    /// Numbers, aligned to the right.
    Number(String),
}

impl TableColumn {
    fn heading(&self) -> &str {
        match self {
            Self::Name(heading) | Self::Number(heading) => heading,
        }
    }

    const fn is_name(&self) -> bool {
        matches!(self, Self::Name(_))
    }
}

/// Part of the width that is the size of the type. A capital is then nine pixels high where the picture is shown 310 pixels
/// wide, as on a small phone.
const SIZE: u32 = 23;
/// The longest description, in characters.
const MAX_ALT_LEN: usize = 1024;

/// Positions in the table, in pixels.
struct Frame {
    size: u32,
    pad: u32,
    /// Left edge and width of each column.
    columns: Vec<(f32, f32)>,
}

impl Frame {
    fn of(table: &Table, width: u32) -> Self {
        let size = width / SIZE;
        let pad = width / 36;
        let gap = size as f32 * 0.36;
        let needed = |index: usize, column: &TableColumn| {
            let cells = table.rows.iter().filter_map(|row| row.get(index)).map(String::as_str);
            let widths = cells.chain([column.heading()]).map(|cell| measure(cell, Weight::SemiBold, size));
            widths.fold(0.0, f32::max)
        };
        let widths: Vec<f32> =
            table.columns.iter().enumerate().map(|(index, column)| needed(index, column)).collect();
        let numbers: f32 = table
            .columns
            .iter()
            .zip(&widths)
            .map(|(column, width)| if column.is_name() { gap } else { width + gap })
            .sum();
        let names = table.columns.iter().filter(|column| column.is_name()).count().max(1);
        let room = ((width - 2 * pad) as f32 - numbers + gap).max(0.0) / names as f32;
        let mut left = pad as f32;
        let place = |(column, width): (&TableColumn, &f32)| {
            let width = if column.is_name() { room } else { *width };
            let place = (left, width);
            left += width + gap;
            place
        };
        let columns = table.columns.iter().zip(&widths).map(place).collect();
        Self { size, pad, columns }
    }

    /// Returns the height of a row.
    const fn row(&self) -> u32 {
        self.size * 5 / 4
    }
}

/// Draws a table as a PNG file; width and theme are those of the style.
///
/// # Errors
/// When the style's width is out of range.
pub fn table(table: &Table, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    check_fonts()?;
    let frame = Frame::of(table, style.width);
    let palette = palette(style.theme);
    let rows = u32::try_from(table.rows.len()).unwrap_or(u32::MAX);
    let top = frame.pad + frame.size * 2;
    let height = top + frame.row() * rows.saturating_add(1) + frame.pad;
    let mut canvas = Canvas::new(style.width, height, &palette);
    let room = (style.width - 2 * frame.pad) as f32;
    let title = fit(&table.title, Weight::SemiBold, frame.size, room);
    let heading = Line { text: &title, weight: Weight::SemiBold, size: frame.size, tone: ColourRole::Ink };
    canvas.write(frame.pad as f32, frame.pad + frame.size, heading);
    let headings: Vec<String> = table.columns.iter().map(|column| column.heading().to_owned()).collect();
    row(&mut canvas, &frame, table, &headings, top, ColourRole::Muted);
    for (cells, index) in table.rows.iter().zip(1..) {
        let y = top + frame.row() * index;
        if index % 2 == 1 {
            canvas.fill(frame.pad / 2, y, style.width - frame.pad, frame.row(), ColourRole::Panel);
        }
        row(&mut canvas, &frame, table, cells, y, ColourRole::Ink);
    }
    Picture::of(canvas, &palette).png()
}

fn row(canvas: &mut Canvas<'_>, frame: &Frame, table: &Table, cells: &[String], top: u32, tone: ColourRole) {
    let (size, weight) = (frame.size, Weight::Regular);
    let baseline = top + frame.row() / 2 + size * 4 / 11;
    for ((column, (left, width)), cell) in table.columns.iter().zip(&frame.columns).zip(cells) {
        if column.is_name() {
            let text = fit(cell, weight, size, *width);
            canvas.write(*left, baseline, Line { text: &text, weight, size, tone });
        } else {
            let x = left + width - measure(cell, weight, size);
            canvas.write(x, baseline, Line { text: cell, weight, size, tone });
        }
    }
}

/// Describes the same in words: the title, and each row with its cells.
#[must_use]
pub fn table_alt(table: &Table) -> String {
    let mut text = format!("{}.", table.title);
    for row in &table.rows {
        let cells: Vec<&str> = row.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        let line = format!(" {}.", cells.join(" ").trim_end_matches('.'));
        if text.chars().count() + line.chars().count() > MAX_ALT_LEN {
            break;
        }
        text.push_str(&line);
    }
    text
}
