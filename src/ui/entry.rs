//! The entries of menus, as buttons and as lists.

use std::fmt;

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use trickmate_text::text;

/// Discord's limit for the entries of a select.
pub(crate) const LIST: usize = 25;
/// Discord's limit for the buttons of a row.
pub(crate) const ROW: usize = 5;
/// Discord's limit for the label of a button.
const BUTTON_LABEL: usize = 80;
/// Discord's limit for the label and the description of an entry.
const ENTRY_LABEL: usize = 100;

/// Entry of a menu: its name, its effect, and its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) label: String,
    pub(crate) help: String,
    /// Effect, which a button says too.
    pub(crate) effect: String,
    pub(crate) path: Vec<u16>,
}

/// Width of a phone's row of buttons, in pixels.
const PHONE_ROW: usize = 330;
/// Gap between two buttons, in pixels.
const GAP: usize = 8;
/// Width of a button's edges, in pixels.
const EDGES: usize = 32;
/// Least width of a button, in pixels.
const LEAST_BUTTON: usize = 60;
/// Width of the picture that stands for a symbol at the beginning of a label, with the gap after it, in pixels.
const PICTURE: usize = 26;
/// Most characters of such a symbol: `♘`, `4♣`, `10♣`.
const SYMBOL: usize = 3;
/// Width of two letters, in pixels.
const TWO_LETTERS: usize = 17;
/// The first of the characters that are twice as wide as letters.
const FIRST_WIDE: char = '\u{2e80}';

/// Returns about how wide a button with this label is, in pixels.
fn button_width(label: &str) -> usize {
    let symbol = |word: &str| !word.is_ascii() && word.chars().count() <= SYMBOL;
    let (picture, words) = match label.split_once(' ') {
        Some((first, rest)) if symbol(first) => (PICTURE, rest),
        _ => (0, label),
    };
    let letters: usize = words.chars().map(|letter| if letter < FIRST_WIDE { 1 } else { 2 }).sum();
    (EDGES + picture + letters * TWO_LETTERS / 2).max(LEAST_BUTTON)
}

/// Returns how many of these entries each row of buttons has, so that every row fits on a phone. A label that takes two
/// lines is followed by an empty row.
pub(crate) fn phone_rows(entries: &[Entry]) -> Vec<usize> {
    let mut rows: Vec<usize> = Vec::new();
    let mut room = 0;
    for entry in entries {
        let width = button_width(&with_effect(&entry.label, &entry.effect));
        match rows.last_mut().filter(|count| (1..ROW).contains(&**count) && GAP + width <= room) {
            Some(count) => {
                *count += 1;
                room -= GAP + width;
            }
            None => {
                rows.push(1);
                rows.extend((width > PHONE_ROW).then_some(0));
                room = PHONE_ROW.saturating_sub(width);
            }
        }
    }
    rows
}

/// Entries as buttons, this many in each row.
pub(crate) fn buttons_in<Id: fmt::Display>(
    entries: &[Entry],
    rows: &[usize],
    id: impl Fn(&Entry) -> Id,
) -> Vec<CreateActionRow> {
    let mut rest = entries;
    let mut made = Vec::with_capacity(rows.len());
    for count in rows {
        let (row, after) = rest.split_at((*count).min(rest.len()));
        rest = after;
        made.extend(button_rows(row, &id));
    }
    made
}

/// Entries as buttons, five a row.
pub(crate) fn button_rows<Id: fmt::Display>(
    entries: &[Entry],
    id: impl Fn(&Entry) -> Id,
) -> Vec<CreateActionRow> {
    let button = |entry: &Entry| {
        CreateButton::new(id(entry).to_string())
            .label(clip(&with_effect(&entry.label, &entry.effect), BUTTON_LABEL))
            .style(ButtonStyle::Secondary)
    };
    entries.chunks(ROW).map(|row| CreateActionRow::Buttons(row.iter().map(button).collect())).collect()
}

/// Returns the label of an entry with its effect.
fn with_effect(said: &str, effect: &str) -> String {
    match (said.is_empty(), effect.is_empty()) {
        (_, true) => said.to_owned(),
        (true, false) => format!("→ {effect}"),
        (false, false) => format!("{said} → {effect}"),
    }
}

/// Returns entries as lists, at most `max` if possible; the chosen value is the last index of an entry's path.
pub(crate) fn select_rows<Id: fmt::Display>(
    entries: &[Entry],
    ask: &str,
    max: usize,
    id: impl Fn(u16) -> Id,
) -> Vec<CreateActionRow> {
    let lists = by_ranks(entries).filter(|lists| (2..=max).contains(&lists.len()));
    let lists = lists.unwrap_or_else(|| {
        let even = entries.len().div_ceil(entries.len().div_ceil(LIST).max(1)).max(1);
        let named = |list: &'_ [Entry]| match list {
            [first, .., last] => text!("panel-from-to", first = &*first.label, last = &*last.label),
            [only] => only.label.clone(),
            [] => String::new(),
        };
        entries.chunks(even).map(|list| (list.to_vec(), named(list))).collect()
    });
    let count = lists.len();
    let row = |((list, part), number): ((Vec<Entry>, String), u16)| {
        let options = list.iter().map(|entry| {
            let value = entry.path.last().copied().unwrap_or_default().to_string();
            let option = CreateSelectMenuOption::new(clip(&entry.label, ENTRY_LABEL), value);
            let help = with_effect(&entry.help, &entry.effect);
            if help.is_empty() { option } else { option.description(clip(&help, ENTRY_LABEL)) }
        });
        let options = options.collect();
        let asked = if count > 1 { text!("panel-list", ask, part) } else { ask.to_owned() };
        let select = CreateSelectMenu::new(id(number).to_string(), CreateSelectMenuKind::String { options });
        CreateActionRow::SelectMenu(select.placeholder(clip(&asked, ENTRY_LABEL)))
    };
    lists.into_iter().zip(0_u16..).map(row).collect()
}

/// Returns the rank of an entry that begins with a square.
fn rank(entry: &Entry) -> Option<u8> {
    let square = entry.label.split_whitespace().next()?.trim_start_matches('×');
    let mut letters = square.chars();
    letters.next().filter(char::is_ascii_lowercase)?;
    letters.as_str().parse().ok()
}

/// Splits consecutive entries into lists of whole ranks, each with the name of its ranks; `None` for other entries.
fn by_ranks(entries: &[Entry]) -> Option<Vec<(Vec<Entry>, String)>> {
    let ranks: Vec<u8> = entries.iter().map(rank).collect::<Option<_>>()?;
    if !ranks.is_sorted() {
        return None;
    }
    let mut lists: Vec<(Vec<Entry>, u8, u8)> = Vec::new();
    let mut rest = entries;
    for same in ranks.chunk_by(|one, other| one == other) {
        let (list, after) = rest.split_at(same.len());
        rest = after;
        match lists.last_mut() {
            Some((known, _, last)) if known.len() + list.len() <= LIST => {
                known.extend_from_slice(list);
                *last = same[0];
            }
            _ if list.len() > LIST => return None,
            _ => lists.push((list.to_vec(), same[0], same[0])),
        }
    }
    let named = |(list, first, last): (Vec<Entry>, u8, u8)| {
        let ranks =
            if first == last { text!("panel-rank", rank = first) } else { text!("panel-ranks", first, last) };
        (list, ranks)
    };
    Some(lists.into_iter().map(named).collect())
}

/// Cuts a text to this many characters, a limit of Discord's; a shortened text ends with dots.
pub(crate) fn clip(text: &str, max: usize) -> String {
    if text.chars().count() <= max {
        return text.to_owned();
    }
    let short: String = text.chars().take(max - 1).collect();
    format!("{short}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the headings of the lists of a board's squares.
    fn named(files: &str, ranks: std::ops::RangeInclusive<u8>, max: usize) -> Vec<String> {
        let squares = ranks.flat_map(|rank| files.chars().map(move |file| format!("{file}{rank}")));
        let entry =
            |(label, place)| Entry { label, help: String::new(), effect: String::new(), path: vec![place] };
        let entries: Vec<Entry> = squares.zip(0..).map(entry).collect();
        let rows = select_rows(&entries, "Which?", max, |list| format!("boards/{list}"));
        let json = serde_json::to_value(rows).unwrap();
        let selects = json.as_array().unwrap().iter().map(|row| &row["components"][0]);
        selects.map(|select| select["placeholder"].as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn rows_of_buttons_fit_a_phone() {
        let entry = |label: &str| Entry {
            label: label.to_owned(),
            help: String::new(),
            effect: String::new(),
            path: vec![0],
        };
        let entries = |label: &str, count: usize| vec![entry(label); count];
        assert_eq!(phone_rows(&entries("h3", 12)), [4, 4, 4]);
        assert_eq!(phone_rows(&[entry("b6 Go-Between → b7"), entry("c6 Wazir → c7")]), [1, 1]);
        assert_eq!(phone_rows(&[entry("b4 Soldier → b3"), entry("d4 Peasant → d3")]), [2]);
        assert_eq!(phone_rows(&entries("♘ g1", 9)), [4, 4, 1]);
        assert_eq!(phone_rows(&entries("4♣ j2 → i3", 4)), [2, 2]);
        let knights = ["♘ g5", "♘ f2", "♘ a3", "♘ a1 → b1"].map(entry);
        assert_eq!(phone_rows(&knights), [3, 1]);
        assert_eq!(phone_rows(&entries(&"long".repeat(20), 2)), [1, 0, 1, 0]);
        let rows = buttons_in(&entries("♘ g1", 9), &[4, 0, 4, 1], |entry| entry.label.clone());
        assert_eq!(rows.len(), 3);
    }

    #[test]
    fn lists_of_squares_break_between_ranks() {
        assert_eq!(named("abc", 1..=8, 4), ["Which?"]);
        assert_eq!(named("abcdefgh", 1..=8, 4), ["Which? Ranks 1–3", "Which? Ranks 4–6", "Which? Ranks 7–8"]);
        assert_eq!(named("abcdefgh", 2..=5, 4), ["Which? Ranks 2–4", "Which? Rank 5"]);
        assert_eq!(
            named("abcdefghij", 0..=5, 3),
            ["Which? Ranks 0–1", "Which? Ranks 2–3", "Which? Ranks 4–5"]
        );
        // Whole ranks do not fit.
        assert_eq!(named("abcdefghij", 0..=6, 3)[0], "Which? a0 – d2");
    }
}
