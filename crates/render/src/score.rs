//! Draws the hands won: both numbers, and the lead of one side on the way to the wipeout.

use super::art::hand_tone;
use super::canvas::{Canvas, Line};
use super::glyph::Weight;
use super::status;
use super::theme::ColourRole;
use super::typeface::{fit, measure};
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::Seat;
use trickmate_rules::view::View;
use trickmate_text::word;

/// The most steps that are drawn one by one; a longer way is one line.
const STEPS: u32 = 15;

/// The end of the line, in hands, in games without a wipeout.
const ENDLESS: u32 = 10;

pub(super) fn draw(canvas: &mut Canvas<'_>, sheet: &SpriteAtlas, view: &View) {
    let Some(score) = view.score else { return };
    let layout = sheet.layout;
    let (left, right) = (layout.left + layout.pad, layout.left + layout.cell * layout.files - layout.pad);
    let centre = layout.score + layout.line / 2;
    let start = number(canvas, sheet, view, Seat::First, (left as f32, centre)) + layout.pad;
    let end = right - width(sheet, view, Seat::Second) - layout.pad;
    number(canvas, sheet, view, Seat::Second, ((end + layout.pad) as f32, centre));

    let height = layout.name_size * 4 / 5;
    let (middle, top) = ((start + end) / 2, centre - height / 2);
    let way = score.limit.unwrap_or(ENDLESS).max(1);
    let half = (end - start) / 2 - layout.rule();
    let leader = if score.won[0] >= score.won[1] { Seat::First } else { Seat::Second };
    let lead = score.won[0].abs_diff(score.won[1]).min(way);
    let gap = layout.rule() / 2 + 1;
    let steps = if way <= STEPS { way } else { 1 };
    for seat in Seat::ALL {
        for step in 0..steps {
            let (near, far) = (half * step / steps + gap, half * (step + 1) / steps);
            let (long, filled) = if seat != leader || lead == 0 {
                (far - near, 0)
            } else if steps == 1 {
                (far - near, (far - near) * lead / way)
            } else {
                (far - near, if step < lead { far - near } else { 0 })
            };
            let x =
                |from: u32, long: u32| if seat == Seat::First { middle - from - long } else { middle + from };
            canvas.fill(x(near, long), top, long, height, ColourRole::Muted);
            canvas.fill(x(near, long) + 1, top + 1, long - 2, height - 2, ColourRole::Panel);
            if filled > 0 {
                canvas.fill(x(near, filled), top, filled, height, hand_tone(seat));
            }
        }
    }
    let rule = layout.rule();
    canvas.fill(middle - rule / 2, top - rule, rule, height + 2 * rule, ColourRole::Ink);

    let size = layout.text_size;
    let room = (right - left) as f32;
    let text = fit(&status::lead(view), Weight::Regular, size, room);
    let x = left as f32 + (room - measure(&text, Weight::Regular, size)) / 2.0;
    let baseline = layout.score + layout.line + size;
    canvas.write(x, baseline, Line { text: &text, weight: Weight::Regular, size, tone: ColourRole::Muted });
}

/// Writes a seat's title and the hands it has won; returns where they end.
fn number(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    seat: Seat,
    (x, centre): (f32, u32),
) -> u32 {
    let layout = sheet.layout;
    let (title, won) = words(view, seat);
    let baseline = centre + (layout.name_size as f32 * 0.364).round() as u32;
    let title = Line { text: &title, weight: Weight::Regular, size: layout.text_size, tone: ColourRole::Ink };
    let won = Line { text: &won, weight: Weight::SemiBold, size: layout.name_size, tone: ColourRole::Ink };
    let (first, second) = if seat == Seat::First { (title, won) } else { (won, title) };
    let x = canvas.write(x, baseline, first) + space(sheet);
    canvas.write(x, baseline, second).ceil() as u32
}

/// Returns the width of the score.
fn width(sheet: &SpriteAtlas, view: &View, seat: Seat) -> u32 {
    let layout = sheet.layout;
    let (title, won) = words(view, seat);
    let letters = measure(&title, Weight::Regular, layout.text_size)
        + measure(&won, Weight::SemiBold, layout.name_size);
    (letters + space(sheet)).ceil() as u32
}

fn words(view: &View, seat: Seat) -> (String, String) {
    let won = view.score.map_or(0, |score| score.won[seat.index()]);
    (word(view.seats[seat.index()].name.title), won.to_string())
}

fn space(sheet: &SpriteAtlas) -> f32 {
    sheet.layout.name_size as f32 * 0.35
}
