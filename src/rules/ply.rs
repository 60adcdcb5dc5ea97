//! One action of a match, and what is known of it.

use super::seat::{Seat, Viewer};

/// One action of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Whose action it was; `None` for what both agreed on.
    pub seat: Option<Seat>,
    /// Its full notation with all secrets, with the seat before it where several seats could have acted.
    pub text: String,
    /// The [part](super::Rules::part) of the game in which it was done.
    pub part: u8,
    veil: Option<Veil>,
}

/// The notation of an action as those may know it who do not know everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Veil {
    seats: [String; 2],
    public: String,
}

impl Veil {
    /// The notation for each, as `notate` gives it to a viewer.
    pub(super) fn new(notate: impl Fn(Viewer) -> String) -> Self {
        Self { seats: Seat::ALL.map(|seat| notate(Viewer::Seat(seat))), public: notate(Viewer::Public) }
    }

    fn prefixed(self, prefix: &str) -> Self {
        let prefixed = |text: String| format!("{prefix}{text}");
        Self { seats: self.seats.map(prefixed), public: prefixed(self.public) }
    }
}

impl Ply {
    /// The action of a seat, with `prefix` before each of its notations.
    pub(super) fn new(seat: Seat, part: u8, prefix: &str, text: &str, veil: Option<Veil>) -> Self {
        let veil = veil.map(|veil| veil.prefixed(prefix));
        Self { seat: Some(seat), text: format!("{prefix}{text}"), part, veil }
    }

    /// What both agreed on.
    pub(super) fn agreed(part: u8, text: &str) -> Self {
        Self { seat: None, text: text.to_owned(), part, veil: None }
    }

    /// Lets everybody know all of it.
    pub(super) fn reveal(&mut self) {
        self.veil = None;
    }

    /// Its notation as the viewer may know it.
    #[must_use]
    pub fn text_for(&self, viewer: Viewer) -> &str {
        match (&self.veil, viewer) {
            (None, _) | (_, Viewer::Everyone) => &self.text,
            (Some(veil), Viewer::Seat(seat)) => &veil.seats[seat.index()],
            (Some(veil), Viewer::Public) => &veil.public,
        }
    }
}
