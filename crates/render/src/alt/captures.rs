//! The captures of both sides.

use super::description::Description;
use crate::status;
use trickmate_rules::view::View;
use trickmate_text::{text, word};

/// Adds the captures of each side.
pub(super) fn captures(view: &View, text: &mut Description) {
    for seat in &view.seats {
        let captured = status::captures(&seat.captured);
        if !captured.is_empty() {
            text.sentence(&text!("alt-captured", seat = word(seat.name.title), captured));
        }
    }
}
