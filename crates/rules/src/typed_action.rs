//! Typed actions.

use crate::r#match::Match;
use crate::seat::{Seat, Viewer};

impl Match {
    /// Returns the notation of a player's typed action: that of the legal action that fits, if it is clear, otherwise
    /// the text as close to the notation as possible, so that it is refused for the right reason.
    ///
    /// ```
    /// use trickmate_rules::{Record, Seat};
    /// let played = "[Game \"poker\"] 1. e4 e5".parse::<Record>()?.replay()?;
    /// assert_eq!(played.understand(Seat::First, "nf3"), "Nf3");
    /// assert_eq!(played.understand(Seat::First, "♘f3"), "Nf3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

/// Returns the letters and digits of a notation, in lower case and without marks and punctuation. A sign at its
/// beginning stays, since it may show the kind of action.
fn core_of(text: &str) -> String {
    let sign = text.chars().next().filter(|first| matches!(first, '+' | '-'));
    let letters = text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase);
    sign.into_iter().chain(letters).collect()
}
