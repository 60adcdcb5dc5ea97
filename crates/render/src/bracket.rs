//! The bracket of a knock-out, or a page of it: up to sixteen places on the left, a column for each round.

use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::picture::Picture;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{check_fonts, fit, measure};
use crate::sprite_atlas::palette;

/// A bracket.
#[derive(Clone, Debug)]
pub struct Bracket {
    /// Title, in a few words.
    pub title: String,
    /// The rounds from the left, each with half as many ties as the one before.
    pub rounds: Vec<Vec<BracketTie>>,
}

/// Two places of a bracket.
#[derive(Clone, Debug, Default)]
pub struct BracketTie {
    /// The upper and the lower one.
    pub sides: [BracketSide; 2],
}

/// One place of a tie.
#[derive(Clone, Debug, Default)]
pub struct BracketSide {
    /// The name; empty while nobody is there.
    pub name: String,
    /// The points, if any were played for.
    pub points: String,
    /// `true` if this side has won.
    pub has_won: bool,
}

/// Most ties of the first round of a picture.
pub const BRACKET_TIES: usize = 8;
/// The longest description, in characters.
const MAX_ALT_LEN: usize = 1024;

/// Positions in the bracket, in pixels.
struct Frame {
    size: u32,
    pad: u32,
    top: u32,
    /// Height of one place.
    place: u32,
    /// Height that a tie of the first round takes.
    tie: u32,
    /// Width of a column with the lines to the next one.
    column: u32,
}

/// Draws a bracket as a PNG file; width and theme are those of the style.
///
/// # Errors
/// When the style's width is out of range.
pub fn bracket(bracket: &Bracket, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    check_fonts()?;
    let width = style.width;
    let size = width / 32;
    let pad = width / 48;
    let rounds = u32::try_from(bracket.rounds.len()).unwrap_or(1).max(1);
    let first = bracket.rounds.first().map_or(0, Vec::len);
    let place = size * 3 / 2;
    let frame = Frame {
        size,
        pad,
        top: pad + size * 9 / 4,
        place,
        tie: place * 2 + size / 2,
        column: (width - 2 * pad) / rounds,
    };
    let height = frame.top + frame.tie * u32::try_from(first).unwrap_or(0) + pad;
    let palette = palette(style.theme);
    let mut canvas = Canvas::new(width, height, &palette);
    let title = fit(&bracket.title, Weight::SemiBold, width / 25, (width - 2 * pad) as f32);
    let heading = Line { text: &title, weight: Weight::SemiBold, size: width / 25, tone: ColourRole::Ink };
    canvas.write(pad as f32, pad + width / 25, heading);
    for (ties, round) in bracket.rounds.iter().zip(0..) {
        for (tie, index) in ties.iter().zip(0..) {
            draw(&mut canvas, &frame, tie, (round, index), round + 1 < rounds);
        }
    }
    Picture::of(canvas, &palette).png()
}

/// Draws a tie by its round and its index there, and the lines that lead to the next round.
fn draw(
    canvas: &mut Canvas<'_>,
    frame: &Frame,
    tie: &BracketTie,
    (round, index): (u32, u32),
    leads_on: bool,
) {
    let space = frame.tie << round;
    let middle = frame.top + space * index + space / 2;
    let left = frame.pad + frame.column * round;
    let line = (frame.size / 12).max(1);
    let gap = frame.size / 2;
    let wide = frame.column - gap;
    for (side, place) in tie.sides.iter().zip(0..) {
        let top = middle - frame.place + frame.place * place;
        let tone = if side.has_won { ColourRole::Accent } else { ColourRole::Panel };
        canvas.fill(left, top, wide, frame.place - line, tone);
        write(canvas, frame, side, (left, top, wide));
    }
    if leads_on {
        let (right, half) = (left + wide, space / 2);
        canvas.fill(right, middle, gap / 2, line, ColourRole::Muted);
        // Draws from the middle of the tie to the middle of the next one.
        let (from, long) = if index % 2 == 0 { (middle, half) } else { (middle - half, half) };
        canvas.fill(right + gap / 2, from, line, long + line, ColourRole::Muted);
        canvas.fill(
            right + gap / 2,
            if index % 2 == 0 { middle + half } else { middle - half },
            gap / 2,
            line,
            ColourRole::Muted,
        );
    }
}

fn write(canvas: &mut Canvas<'_>, frame: &Frame, side: &BracketSide, (left, top, wide): (u32, u32, u32)) {
    let (size, air) = (frame.size, frame.size / 4);
    let (weight, tone) = match side.has_won {
        true => (Weight::SemiBold, ColourRole::OnAccent),
        false => (Weight::Regular, ColourRole::Ink),
    };
    let baseline = top + frame.place / 2 + size * 4 / 11;
    let points = measure(&side.points, weight, size);
    let room = wide as f32 - points - 3.0 * air as f32;
    let name = fit(&side.name, weight, size, room);
    canvas.write((left + air) as f32, baseline, Line { text: &name, weight, size, tone });
    let x = (left + wide - air) as f32 - points;
    canvas.write(x, baseline, Line { text: &side.points, weight, size, tone });
}

/// Describes the same in words: the title, and each tie with its names and points.
#[must_use]
pub fn bracket_alt(bracket: &Bracket) -> String {
    let mut text = format!("{}.", bracket.title);
    for tie in
        bracket.rounds.iter().flatten().filter(|tie| tie.sides.iter().any(|side| !side.name.is_empty()))
    {
        let [upper, lower] = tie.sides.each_ref().map(|side| format!("{} {}", side.name, side.points));
        let line = format!(" {} – {}.", upper.trim(), lower.trim());
        if text.chars().count() + line.chars().count() > MAX_ALT_LEN {
            break;
        }
        text.push_str(&line);
    }
    text
}
