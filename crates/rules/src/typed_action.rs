//! What people type when they mean an action.

use crate::r#match::Match;
use crate::seat::{Seat, Viewer};

impl Match {
    /// The action that somebody at a seat has typed: the notation of a legal one where it is clear which is meant,
    /// else the text as it comes closest to the notation, to be refused with the reason that applies.
    #[must_use]
    pub fn understand(&self, seat: Seat, typed: &str) -> String {
        let tidied = self.game().normalise(typed);
        if let Ok(text) = self.position().check(seat, &tidied) {
            return text;
        }
        let wanted = core_of(&tidied);
        let mut matching = self
            .position()
            .observe(Viewer::Seat(seat))
            .legal(seat)
            .into_iter()
            .filter(|text| !wanted.is_empty() && core_of(text) == wanted);
        match (matching.next(), matching.next()) {
            (Some(text), None) => text,
            _ => tidied,
        }
    }
}

/// The letters and digits of a notation, in lower case: what is left when marks and punctuation are passed over. A sign
/// at its beginning counts, as it may say what kind of action it is.
fn core_of(text: &str) -> String {
    let sign = text.chars().next().filter(|first| matches!(first, '+' | '-'));
    let letters = text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase);
    sign.into_iter().chain(letters).collect()
}
