//! The players' names, made fit to be shown.

use trickmate_rules::Seat;
use trickmate_rules::view::View;
use trickmate_text::{plain_name, text};

/// The players' display names. They may contain anything: what cannot be shown safely is removed, what is too long
/// is shortened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The names, the first seat's first. Without a name the seat's title is shown, e.g. "Forehand".
    pub names: [Option<String>; 2],
}

impl Labels {
    /// The player's name as it can be shown on one line, if there is one and anything of it can be.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<String> {
        self.names[seat.index()].as_deref().map(plain_name).filter(|name| !name.is_empty())
    }

    /// The player's name and seat, e.g. "alice (Forehand)", or only the seat's title.
    #[must_use]
    pub fn full(&self, view: &View, seat: Seat) -> String {
        let title = view.seats[seat.index()].name.title;
        self.name(seat).map_or_else(|| title.to_owned(), |player| text!("alt-player", player, seat = title))
    }

    /// The player's name, or the seat's title without one.
    #[must_use]
    pub fn short(&self, view: &View, seat: Seat) -> String {
        self.name(seat).unwrap_or_else(|| view.seats[seat.index()].name.title.to_owned())
    }
}

pub(super) fn utf16_len(text: &str) -> usize {
    text.encode_utf16().count()
}
