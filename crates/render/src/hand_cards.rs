//! Draws ability cards: in a hand, and in a deck.

use super::art::Art;
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::layout::{HELD, kinds};
use super::theme::ColourRole;
use super::typeface::{fit, measure};
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::piece_info::{AbilityCard, CardEffect};
use trickmate_text::{text, word};

/// Draws the cards of a hand, kind by kind, from `top` on.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    hand: &[AbilityCard],
    top: u32,
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let step = layout.cell * layout.files / HELD;
    let places = super::layout::MAX_ROWS * HELD;
    let kinds = kinds(hand);
    let shown = if kinds.len() as u32 > places { places - 1 } else { places };
    let at = |place: u32| (layout.left + place % HELD * step, top + place / HELD * layout.held_row);
    for ((held, count), place) in kinds.iter().take(shown as usize).zip(0..) {
        card(canvas, sheet, held, *count, at(place), step)?;
    }
    if let Some(rest) = kinds.len().checked_sub(shown as usize).filter(|rest| *rest > 0) {
        let ((x, y), size) = (at(shown), layout.name_size);
        let text = text!("picture-more", count = rest);
        let line = Line { text: &text, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
        canvas.write((x + layout.pad) as f32, y + layout.held_row / 2 + size * 3 / 8, line);
    }
    Ok(())
}

/// Draws a card with the number of its copies; its corner is at (`x`, `y`), and it takes `step` pixels with the gap
/// after it.
pub(super) fn card(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    card: &AbilityCard,
    count: usize,
    (x, y): (u32, u32),
    step: u32,
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let gap = layout.pad / 2;
    let (width, height) = (step - gap, layout.held_row - gap);
    canvas.fill_round(x, y, width, height, layout.pad, ColourRole::FirstEdge);
    canvas.fill_round(x + 1, y + 1, width - 2, height - 2, layout.pad - 1, ColourRole::Paper);
    let side = layout.moves;
    let (left, upper) = (x + (height - side) / 2, y + (height - side) / 2);
    effect(canvas, sheet, &card.effect, (left, upper))?;

    let start = (left + side + layout.pad * 3 / 4) as f32;
    let room = (x + width) as f32 - start - gap as f32;
    let title = word(&card.name);
    let wanted = measure(&title, Weight::SemiBold, layout.text_size);
    let size = if wanted > room { layout.edge_size - 1 } else { layout.text_size };
    let name = fit(&title, Weight::SemiBold, size, room);
    let ink = |text, size| Line { text, weight: Weight::SemiBold, size, tone: ColourRole::FirstDark };
    canvas.write(start, y + height * 2 / 5, ink(&name, size));
    let right = (x + width - layout.pad) as f32;
    value_and_copies(canvas, card, count, (start, y + height * 4 / 5, right), layout.text_size);
    Ok(())
}

/// Draws the value of a card and behind it the number of its copies, between two edges.
pub(super) fn value_and_copies(
    canvas: &mut Canvas<'_>,
    card: &AbilityCard,
    count: usize,
    (left, baseline, right): (f32, u32, f32),
    size: u32,
) {
    let copies = if count > 1 { format!("×{}", number(count)) } else { String::new() };
    let from = right - measure(&copies, Weight::SemiBold, size);
    let air = if count > 1 { size as f32 / 3.0 } else { 0.0 };
    let end = value(canvas, card, (left, baseline), size, from - air - left);
    let line = Line { text: &copies, weight: Weight::SemiBold, size, tone: ColourRole::FirstDark };
    canvas.write(from.max(end), baseline, line);
}

/// Returns the text for a number of cards. A number larger than any deck is capped, so that it fits on a card.
pub(super) fn number(count: usize) -> String {
    if count > 999 { "999+".to_owned() } else { count.to_string() }
}

/// Draws the value of a card as a number in a pill, or in words that get smaller until there is room for them; returns
/// the right edge.
fn value(
    canvas: &mut Canvas<'_>,
    card: &AbilityCard,
    (x, baseline): (f32, u32),
    size: u32,
    room: f32,
) -> f32 {
    let words = match (card.value, &card.effect) {
        (Some(value), _) => {
            let text = value.to_string();
            let (inset, height) = (size / 2, size * 4 / 3);
            let wide = measure(&text, Weight::SemiBold, size);
            let width = (wide.ceil() as u32 + inset).max(height);
            let top = baseline + size * 3 / 10 - height;
            canvas.fill_round(x as u32, top, width, height, height / 2, ColourRole::FirstDark);
            let line = Line { text: &text, weight: Weight::SemiBold, size, tone: ColourRole::Paper };
            canvas.write(x.floor() + (width as f32 - wide) / 2.0, baseline, line);
            return x + width as f32;
        }
        (None, CardEffect::Rider) => text!("picture-card-rider"),
        (None, CardEffect::Missing) => text!("picture-card-missing"),
        (None, _) => text!("picture-card-as-paid"),
    };
    let weight = Weight::Regular;
    let smallest = size * 3 / 5;
    let fits = |size: &u32| measure(&words, weight, *size) <= room;
    let size = (smallest..=size).rev().find(fits).unwrap_or(smallest);
    let words = fit(&words, weight, size, room);
    canvas.write(x, baseline, Line { text: &words, weight, size, tone: ColourRole::FirstDark })
}

/// Draws the effect of a card in a square.
pub(super) fn effect(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    effect: &CardEffect,
    (x, y): (u32, u32),
) -> Result<(), RenderError> {
    let side = sheet.layout.moves;
    let sign = match effect {
        CardEffect::Moves(diagram) => {
            canvas.paste(x, y, &*sheet.sprite(Art::Moves(*diagram))?);
            return Ok(());
        }
        CardEffect::Rider => "»".to_owned(),
        CardEffect::Copier => "=".to_owned(),
        CardEffect::King => "K".to_owned(),
        CardEffect::Location(sign) => sign.to_string(),
        CardEffect::Missing => "?".to_owned(),
    };
    let (weight, size) = (Weight::SemiBold, side * 3 / 5);
    let indent = (side as f32 - measure(&sign, weight, size)) / 2.0;
    let line = Line { text: &sign, weight, size, tone: ColourRole::FirstHand };
    canvas.write(x as f32 + indent, y + side / 2 + size * 3 / 8, line);
    Ok(())
}
