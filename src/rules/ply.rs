//! One action of a match, and what is known of it.

use super::seat::{Seat, Viewer};

/// One action of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Whose action it was; `None` for what both agreed on.
    pub seat: Option<Seat>,
    /// Its full notation with all secrets, with the seat before it where several seats could have acted.
    pub text: String,
    /// What its number depends on.
    pub(super) context: Context,
    veil: Option<Veil>,
}

/// What the number of an action depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Context {
    /// The [part](super::Rules::part) of the game in which it was done.
    pub(super) part: u8,
    /// Whether it was a choice made at the same time as another seat's: such take no move number.
    pub(super) simultaneous: bool,
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
    /// An action of a seat or of both, with `prefix` before each of its notations.
    pub(super) fn new(
        seat: Option<Seat>,
        context: Context,
        prefix: &str,
        text: &str,
        veil: Option<Veil>,
    ) -> Self {
        let veil = veil.map(|veil| veil.prefixed(prefix));
        Self { seat, text: format!("{prefix}{text}"), context, veil }
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
