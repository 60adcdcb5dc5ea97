//! Draws the parts above and below the board: the players and their captures, the state of the match, the last move.

use super::art::{Art, edge_tone, face_tone, ink};
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::labels::Labels;
use super::status;
use super::theme::ColourRole;
use super::typeface::{fit, measure};
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::Seat;
use trickmate_rules::chess::{Army, Role};
use trickmate_rules::kernel::card::{Card, Rank, Suit};
use trickmate_rules::view::{Face, View};
use trickmate_text::{rules, text, word};

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    labels: &Labels,
    bottom: Seat,
) -> Result<(), RenderError> {
    for (seat, y) in [bottom.other(), bottom].into_iter().zip(sheet.layout.strip_top) {
        player(canvas, sheet, view, labels, seat, y)?;
    }
    footer(canvas, sheet, view, labels);
    Ok(())
}

/// Draws one player's strip: name, turn or result, captured cards.
fn player(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    labels: &Labels,
    seat: Seat,
    y: u32,
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let (left, right) = (layout.left, layout.left + layout.cell * layout.files);
    if view.seats[seat.index()].to_act && view.outcome.is_none() {
        canvas.fill_round(left, y, right - left, layout.strip, layout.pad, ColourRole::Panel);
    }
    let centre = y + layout.strip * 31 / 100;
    let end = match status::badge(view, seat) {
        Some(text) => pill(canvas, sheet, &text, right - layout.pad, centre),
        None => right - layout.pad,
    };
    let (blank, start) = (Art::Blank(seat), left + layout.pad);
    let (width, height) = blank.size(&layout);
    canvas.paste(start, centre - height / 2, &*sheet.sprite(blank)?);

    let x = (start + width + layout.pad) as f32;
    let title = word(view.seats[seat.index()].name.title);
    let (size, weight) = (layout.name_size, Weight::SemiBold);
    // A name without any known letter would be invisible.
    let name = labels.name(seat).filter(|name| measure(name, weight, size) > 0.0);
    let seat_title = name.as_ref().map(|_| format!("({title})")).unwrap_or_default();
    let gap = layout.name_size as f32 * 0.35;
    let title_room = measure(&seat_title, Weight::Regular, layout.text_size) + gap;
    let room = end as f32 - x - title_room - gap;
    let shown = fit(name.as_deref().unwrap_or(&title), weight, size, room);
    let baseline = baseline(centre, size);
    let x = canvas.write(x, baseline, Line { text: &shown, weight, size, tone: ColourRole::Ink });
    let after =
        Line { text: &seat_title, weight: Weight::Regular, size: layout.text_size, tone: ColourRole::Muted };
    canvas.write(x + gap, baseline, after);
    let second = y + layout.strip * 72 / 100;
    let stock = status::stock(view, seat);
    let width = measure(&stock, Weight::Regular, layout.text_size);
    let line = Line { text: &stock, weight: Weight::Regular, size: layout.text_size, tone: ColourRole::Ink };
    canvas.write((right - layout.pad) as f32 - width, self::baseline(second, layout.text_size), line);
    captured(canvas, sheet, view, seat, second)
}

/// Draws a filled pill that ends at `right`; returns where it begins.
fn pill(canvas: &mut Canvas<'_>, sheet: &SpriteAtlas, text: &str, right: u32, centre: u32) -> u32 {
    let (size, weight) = (sheet.layout.text_size, Weight::SemiBold);
    let (height, inset) = (size * 8 / 5, size * 7 / 10);
    let width = measure(text, weight, size).ceil() as u32 + 2 * inset;
    let x = right - width;
    canvas.fill_round(x, centre - height / 2, width, height, height / 2, ColourRole::Accent);
    canvas.write(
        (x + inset) as f32,
        baseline(centre, size),
        Line { text, weight, size, tone: ColourRole::OnAccent },
    );
    x
}

/// Draws the captured cards, suit by suit, each suit on a small card of the player who lost them.
fn captured(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    seat: Seat,
    centre: u32,
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let owner = seat.other();
    let (mut cards, mut pieces, mut made) = (Vec::new(), Vec::new(), 0);
    for &face in &view.seats[seat.index()].captured {
        match face {
            Face::Card { card, .. } => cards.push(card),
            Face::Piece { role, army, .. } => pieces.push((role, army)),
            Face::Known { role, .. } => pieces.push((role, Army::Fide)),
            Face::Composite(_) => made += 1,
            Face::Covered => {}
        }
    }
    let (x, right) =
        ((layout.left + layout.pad) as f32, (layout.left + layout.cell * layout.files - layout.pad) as f32);
    let reserve = status::reserve(view, seat);
    let made = status::made(made);
    let label = match view.seats[seat.index()].captured.is_empty() {
        true if reserve.is_empty() => text!("picture-captured-none"),
        true => reserve,
        false if made.is_empty() => text!("picture-captured"),
        false => made,
    };
    let line =
        Line { text: &label, weight: Weight::Regular, size: layout.text_size, tone: ColourRole::Muted };
    let labelled = x + measure(&label, line.weight, line.size) + layout.pad as f32;
    let groups: Vec<(Suit, Vec<Card>)> = Suit::ALL
        .into_iter()
        .map(|suit| {
            let mut group: Vec<Card> = cards.iter().copied().filter(|card| card.suit == suit).collect();
            group.sort_unstable();
            (suit, group)
        })
        .filter(|(_, group)| !group.is_empty())
        .collect();
    // With many captures, the label is left out first, then the space between the letters.
    let chip = layout.chip_size as f32;
    let spacings = [(labelled, 0.3), (x, 0.3), (x, 0.15), (x, 0.04)];
    let fitting = spacings.into_iter().find(|&(start, air)| {
        let widths = groups.iter().map(|(_, group)| group_width(group, air * chip, sheet));
        start + widths.sum::<f32>() <= right
    });
    let (start, air) = fitting.unwrap_or((x, 0.0));
    if start > x {
        canvas.write(x, baseline(centre, line.size), line);
    }
    let mut pen = start;
    let mut left = cards.len();
    for (suit, group) in &groups {
        let width = group_width(group, air * chip, sheet);
        // Reached only by games with far more cards than Cardmate. The remaining cards are drawn as a count.
        if pen + width > right {
            let text = format!("+{left}");
            canvas.write(
                pen.min(right - 3.0 * chip),
                baseline(centre, line.size),
                Line { text: &text, ..line },
            );
            break;
        }
        chip_group(canvas, sheet, (*suit, group), owner, (pen, centre, air * chip, width))?;
        pen += width;
        left -= group.len();
    }
    chessmen(canvas, sheet, pieces, owner, (pen, centre), right)
}

/// Draws the captured chessmen, the most valuable first, as close together as necessary.
fn chessmen(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    mut pieces: Vec<(Role, Army)>,
    owner: Seat,
    (x, centre): (f32, u32),
    right: f32,
) -> Result<(), RenderError> {
    pieces.sort_unstable_by(|a, b| b.cmp(a));
    let size = sheet.layout.chip_size as f32;
    let (width, count) = (size * 1.5, pieces.len().max(2) as f32);
    let step = (size * 1.3).min((right - x - width) / (count - 1.0));
    if let Some(last) = (pieces.len() as u32).checked_sub(1) {
        // A ground from the board, with which pieces of both sides contrast.
        let (height, wide) = (sheet.layout.chip_size * 3 / 2, (width + step * last as f32) as u32);
        canvas.fill_round(x as u32, centre - height / 2, wide, height, height / 4, ColourRole::DarkSquare);
    }
    for ((role, army), index) in pieces.into_iter().zip(0_u8..) {
        let piece = Art::Captured(role, owner, army);
        let (_, height) = piece.size(&sheet.layout);
        let left = (x + step * f32::from(index)) as u32;
        canvas.paste(left, centre - height / 2, &*sheet.sprite(piece)?);
    }
    Ok(())
}

/// Returns the width of a group with the gap after it.
fn group_width(group: &[Card], air: f32, sheet: &SpriteAtlas) -> f32 {
    let chip = sheet.layout.chip_size;
    let ranks: f32 =
        group.iter().map(|card| air + measure(letter(*card).as_str(), Weight::SemiBold, chip)).sum();
    (ranks + chip as f32 * 1.75).ceil() + (chip / 3) as f32
}

fn chip_group(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    (suit, group): (Suit, &[Card]),
    owner: Seat,
    (x, centre, air, width): (f32, u32, f32, f32),
) -> Result<(), RenderError> {
    let size = sheet.layout.chip_size;
    let (left, width, height) = (x.round() as u32, width as u32 - size / 3, size * 3 / 2);
    let top = centre - height / 2;
    canvas.fill_round(left, top, width, height, height / 3, edge_tone(owner));
    canvas.fill_round(left + 1, top + 1, width - 2, height - 2, height / 3 - 1, face_tone(owner));
    let icon = Art::Suit(suit, owner);
    let (icon_width, icon_height) = icon.size(&sheet.layout);
    canvas.paste(left + size / 3, centre - icon_height / 2, &*sheet.sprite(icon)?);
    let mut pen = (left + size / 3 + icon_width) as f32 + size as f32 * 0.2;
    for card in group {
        let text = letter(*card);
        let line = Line { text: &text, weight: Weight::SemiBold, size, tone: ink(suit, owner) };
        pen = canvas.write(pen, baseline(centre, size), line) + air;
    }
    Ok(())
}

/// Returns the rank in the notation of card games.
fn letter(card: Card) -> String {
    match card.rank {
        Rank::Ten => "10".to_owned(),
        rank => rank.letter().to_string(),
    }
}

/// Draws two lines: the state of the match; the last move and the game.
fn footer(canvas: &mut Canvas<'_>, sheet: &SpriteAtlas, view: &View, labels: &Labels) {
    let layout = sheet.layout;
    let (x, size) = ((layout.left + layout.pad) as f32, layout.text_size);
    let room = (layout.cell * layout.files - 2 * layout.pad) as f32;
    let text = fit(&status::status(view, labels), Weight::SemiBold, size, room);
    let first = layout.footer + size;
    let line = Line { text: &text, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
    let above = canvas.write(x, first, line) - x;

    let second = first + layout.line;
    let last = status::last_move(view);
    let line = Line { text: &last, weight: Weight::Regular, size, tone: ColourRole::Ink };
    let taken = canvas.write(x, second, line) - x;
    // The title, with all its options: beside the last move if it fits, otherwise where there is more room, and
    // smaller.
    let (gap, small) = (size as f32, layout.edge_size);
    let title = rules::board_title(&view.title);
    let wide = |size| measure(&title, Weight::Regular, size);
    let (size, baseline, left) = if wide(size) + gap <= room - taken || taken <= above {
        (if wide(size) + gap <= room - taken { size } else { small }, second, room - taken - gap)
    } else {
        (if wide(size) + gap <= room - above { size } else { small }, first, room - above - gap)
    };
    let title = fit(&title, Weight::Regular, size, left);
    let start = x + room - measure(&title, Weight::Regular, size);
    canvas.write(
        start,
        baseline,
        Line { text: &title, weight: Weight::Regular, size, tone: ColourRole::Muted },
    );
}

/// Returns the baseline on which capitals of this size are centred.
fn baseline(centre: u32, size: u32) -> u32 {
    centre + (size as f32 * 0.364).round() as u32
}
