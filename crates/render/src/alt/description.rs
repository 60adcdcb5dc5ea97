//! Text within Discord's limit.

use crate::labels::utf16_len;
use crate::reserve_text::Listing;
use trickmate_text::{joined, text};

/// Discord's limit for a description. We apply it to UTF-16 units, since a text never has fewer of them than
/// characters.
const LIMIT: usize = 1024;

/// Text that never gets longer than the limit.
#[derive(Default)]
pub(crate) struct Description(pub(crate) String);

impl Description {
    fn room(&self) -> usize {
        LIMIT - utf16_len(&self.0)
    }

    /// Adds a sentence, or as much of it as fits.
    pub(crate) fn sentence(&mut self, sentence: &str) {
        if sentence.is_empty() {
            return;
        }
        let space = if self.0.is_empty() { "" } else { " " };
        let ends = sentence.ends_with(['.', '。']);
        let sentence = if ends { sentence.to_owned() } else { text!("alt-sentence", sentence) };
        let whole = format!("{space}{sentence}");
        if utf16_len(&whole) <= self.room() {
            self.0.push_str(&whole);
            return;
        }
        let mut room = self.room().saturating_sub(1);
        if room < 40 {
            return;
        }
        for letter in whole.chars() {
            room = match room.checked_sub(letter.len_utf16()) {
                Some(left) => left,
                None => break,
            };
            self.0.push(letter);
        }
        self.0.push('…');
    }

    /// Adds a listing, with as many of its items as fit into a share of the whole text.
    pub(super) fn list_within(&mut self, listing: &Listing, share: usize) {
        if utf16_len(&listing.sentence()) <= share {
            self.sentence(&listing.sentence());
            return;
        }
        let mut used = utf16_len(&listing.heading);
        let fitting = listing.items.iter().take_while(|item| {
            used += utf16_len(item) + 2;
            used <= share
        });
        let fitting = fitting.count();
        let items = listing.items[..fitting].join("; ");
        let count = listing.items.len() - fitting;
        self.sentence(&text!("alt-list-more", heading = listing.heading, items, count));
    }

    /// Adds a list; says how many items did not fit.
    pub(crate) fn list(&mut self, heading: &str, mut items: Vec<String>) {
        let all = items.len();
        while !items.is_empty() {
            let shown = joined(&items);
            let list = match all - items.len() {
                0 => text!("alt-list", heading, items = shown),
                count => text!("alt-list-more", heading, items = shown, count),
            };
            let sentence = format!(" {}", text!("alt-sentence", sentence = list));
            if utf16_len(&sentence) <= self.room() {
                self.0.push_str(&sentence);
                return;
            }
            items.pop();
        }
    }
}
