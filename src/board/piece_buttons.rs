//! The pieces that can move as buttons, in rows that fit a phone: the board above them stays in view.

use std::fmt;

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use crate::board::move_menu::Group;
use crate::ui::entry::{Entry, button_rows, buttons_in, phone_rows};

/// Most rows of pieces: with more of them a phone does not show the board above.
pub(crate) const PIECE_ROWS: usize = 4;

/// Returns a button for each piece, with labels as full as this many rows of a phone allow.
pub(crate) fn piece_buttons<Id: fmt::Display>(
    pieces: &[Group<'_>],
    entries: &[Entry],
    room: usize,
    id: impl Fn(&Entry) -> Id,
) -> Vec<CreateActionRow> {
    let named = named(pieces, entries);
    let plain = without_effects(&named);
    let bare: Vec<Entry> = pieces.iter().zip(&plain).map(|(piece, entry)| by_square(piece, entry)).collect();
    match [&named, &plain, &bare].into_iter().find(|entries| phone_rows(entries).len() <= room) {
        Some(entries) => buttons_in(entries, &phone_rows(entries), id),
        None => button_rows(&bare, id),
    }
}

/// Returns the entries with labels shortened to the symbols of the pieces.
pub(crate) fn named(pieces: &[Group<'_>], entries: &[Entry]) -> Vec<Entry> {
    pieces.iter().zip(entries).map(|(piece, entry)| shortened(piece, entry)).collect()
}

/// Returns the entries without what their actions do.
pub(crate) fn without_effects(entries: &[Entry]) -> Vec<Entry> {
    entries.iter().map(|entry| Entry { effect: String::new(), ..entry.clone() }).collect()
}

/// Shortens a label to the symbol of the piece, so that a row of buttons fits on a phone: `♘ g1` for `♘ Knight g1`.
fn shortened(piece: &Group<'_>, entry: &Entry) -> Entry {
    match entry.label.strip_prefix(&piece.label) {
        Some(rest) if !piece.short.is_empty() => {
            Entry { label: format!("{}{rest}", piece.short), ..entry.clone() }
        }
        _ => entry.clone(),
    }
}

/// Shortens a label to the square of the piece, which the board shows: `f5` for `f5 Spear & Peasant & Soldier`, and `f5→f6` where
/// that is its only move.
fn by_square(piece: &Group<'_>, entry: &Entry) -> Entry {
    let is_square = |word: &&str| {
        let mut letters = word.chars();
        letters.next().is_some_and(|file| file.is_ascii_lowercase())
            && !letters.as_str().is_empty()
            && letters.all(|rank| rank.is_ascii_digit())
    };
    match (entry.label.strip_prefix(&piece.label), piece.label.split(' ').find(is_square)) {
        (Some(rest), Some(square)) => {
            Entry { label: format!("{square}{}", rest.replace(" → ", "→")), ..entry.clone() }
        }
        _ => entry.clone(),
    }
}
