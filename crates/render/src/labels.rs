//! The players' names, made safe to show.

use trickmate_rules::Seat;
use trickmate_rules::view::View;
use trickmate_text::{plain_name, text, word};

/// The players' display names. They may contain anything: unsafe characters are removed, long names are shortened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The names, the first seat's first. Without a name the seat's title is shown, e.g. "Forehand".
    pub names: [Option<String>; 2],
}

impl Labels {
    /// Returns the player's name for one line, if there is one with visible characters.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<String> {
        self.names[seat.index()].as_deref().and_then(fit_name)
    }

    /// Returns the player's name and seat, e.g. "alice (Forehand)", or only the seat's title.
    #[must_use]
    pub fn full(&self, view: &View, seat: Seat) -> String {
        let title = word(view.seats[seat.index()].name.title);
        self.name(seat).map_or_else(
            || title.to_owned(),
            |player| text!("alt-player", player = isolated(&player), seat = title),
        )
    }

    /// Returns the player's name, or the seat's title if there is no name.
    #[must_use]
    pub fn short(&self, view: &View, seat: Seat) -> String {
        self.name(seat).unwrap_or_else(|| word(view.seats[seat.index()].name.title))
    }
}

/// Returns a user's name in a form for a message, the name of a thread and a picture; `None` if nothing is left of it.
#[must_use]
pub fn fit_name(name: &str) -> Option<String> {
    Some(plain_name(name)).filter(|name| !name.is_empty())
}

/// Returns a name for a line with other words: one in a right-to-left script does not turn the words around it.
#[must_use]
pub fn isolated(name: &str) -> String {
    if name.chars().any(runs_from_right) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

/// Returns `true` for the letters of Hebrew, Arabic and other right-to-left scripts.
const fn runs_from_right(letter: char) -> bool {
    matches!(letter,
        '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}' | '\u{10800}'..='\u{10FFF}'
        | '\u{1E800}'..='\u{1EFFF}')
}

pub(super) fn utf16_len(text: &str) -> usize {
    text.encode_utf16().count()
}
