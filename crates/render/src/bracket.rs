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

/// Part of the width that is the size of the type. A capital is then nine pixels high where the picture is shown 310 pixels
/// wide, as on a small phone.
const SIZE: u32 = 23;
/// Widths of a column: the first has the names in full, the others show who got that far.
const SHARES: [u32; 2] = [13, 10];

/// Positions in the bracket, in pixels.
struct Frame {
    size: u32,
    top: u32,
    /// Height of one place.
    place: u32,
    /// Height that a tie of the first round takes.
    tie: u32,
    /// Distance between two columns.
    gap: u32,
    /// Left edge and width of the places of each round.
    columns: Vec<(u32, u32)>,
}

/// Returns the left edge and the width of the places of each round.
fn columns(rounds: u32, (pad, width): (u32, u32), gap: u32) -> Vec<(u32, u32)> {
    let [first, other] = SHARES;
    let all = first + other * rounds.saturating_sub(1);
    let room = width.saturating_sub(2 * pad + gap * rounds.saturating_sub(1));
    let mut left = pad;
    let column = |round| {
        let share = if round == 0 { first } else { other };
        let column = (left, room * share / all);
        left += column.1 + gap;
        column
    };
    (0..rounds).map(column).collect()
}

impl Frame {
    /// Returns the height of the middle of a tie.
    const fn middle(&self, round: u32, index: u32) -> u32 {
        let space = self.tie << round;
        self.top + space * index + space / 2
    }

    /// Returns the width of a line.
    const fn line(&self) -> u32 {
        let line = self.size / 12;
        if line == 0 { 1 } else { line }
    }
}

/// Draws a bracket as a PNG file; width and theme are those of the style.
///
/// # Errors
/// When the style's width is out of range.
pub fn bracket(bracket: &Bracket, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    check_fonts()?;
    let width = style.width;
    let size = width / SIZE;
    let pad = width / 48;
    let rounds = u32::try_from(bracket.rounds.len()).unwrap_or(1);
    let first = bracket.rounds.first().map_or(0, Vec::len);
    let (place, gap) = (size * 4 / 3, size / 2);
    let frame = Frame {
        size,
        top: pad + size * 2,
        place,
        tie: place * 2 + size / 2,
        gap,
        columns: columns(rounds, (pad, width), gap),
    };
    let height = frame.top + frame.tie * u32::try_from(first).unwrap_or(0) + pad;
    let palette = palette(style.theme);
    let mut canvas = Canvas::new(width, height, &palette);
    let title = fit(&bracket.title, Weight::SemiBold, size, (width - 2 * pad) as f32);
    let heading = Line { text: &title, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
    canvas.write(pad as f32, pad + size, heading);
    for ((ties, column), round) in bracket.rounds.iter().zip(&frame.columns).zip(0..) {
        for (tie, index) in ties.iter().zip(0..) {
            draw(&mut canvas, &frame, tie, (round, index), *column);
            if round + 1 < rounds {
                lead_on(&mut canvas, &frame, (round, index), column.0 + column.1);
            }
        }
    }
    Picture::of(canvas, &palette).png()
}

/// Draws a tie by its round and its index there, in the column of its round.
fn draw(
    canvas: &mut Canvas<'_>,
    frame: &Frame,
    tie: &BracketTie,
    (round, index): (u32, u32),
    (left, wide): (u32, u32),
) {
    let middle = frame.middle(round, index);
    for (side, place) in tie.sides.iter().zip(0..) {
        let top = middle - frame.place + frame.place * place;
        let tone = if side.has_won { ColourRole::Accent } else { ColourRole::Panel };
        canvas.fill(left, top, wide, frame.place - frame.line(), tone);
        write(canvas, frame, side, (left, top, wide));
    }
}

/// Draws the lines from a tie, whose places end at the right, to the next round.
fn lead_on(canvas: &mut Canvas<'_>, frame: &Frame, (round, index): (u32, u32), right: u32) {
    let (middle, next) = (frame.middle(round, index), frame.middle(round + 1, index / 2));
    let (line, half) = (frame.line(), frame.gap / 2);
    canvas.fill(right, middle, half, line, ColourRole::Muted);
    canvas.fill(right + half, middle.min(next), line, middle.abs_diff(next) + line, ColourRole::Muted);
    canvas.fill(right + half, next, frame.gap - half, line, ColourRole::Muted);
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
