//! The actions of a match.

use crate::seat::Seat;

/// One action of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The seat that acted; `None` for an action that both agreed on.
    pub seat: Option<Seat>,
    /// Its full notation, with the seat before it where several seats could have acted.
    pub text: String,
    /// Its public form when it was played.
    pub public: String,
    /// `true` for a choice made at the same time as another seat's. Such choices have no move number.
    pub simultaneous: bool,
    /// `true` if it may have revealed a secret or a result of chance, which nobody could forget if it were undone.
    pub reveals: bool,
    /// The [part](crate::Status::part) of the game in which it was done.
    pub(crate) part: u8,
}

impl Ply {
    /// Returns its notation without the seat before it.
    #[must_use]
    pub fn action(&self) -> &str {
        match self.text.split_once(':') {
            Some((_, action)) if self.simultaneous => action,
            _ => &self.text,
        }
    }

    /// Makes an action outside of the game's own rules, known to everybody.
    pub(crate) fn open(seat: Option<Seat>, part: u8, text: String) -> Self {
        Self { seat, public: text.clone(), text, simultaneous: false, reveals: false, part }
    }
}
