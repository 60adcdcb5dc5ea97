//! Pieces in reserve and their handles.

use crate::seat::Seat;
use crate::summoner::piece::Piece;

/// The greatest number of a handle in a position that is set up: far more than any game gives, and far enough below the
/// limit of the type that a game from there never gives one twice.
pub(super) const HIGHEST_HANDLE: u32 = 999_999;

/// One side's pieces in reserve, in the order in which they came there.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Reserve {
    pub(super) pieces: Vec<ReservePiece>,
    /// The last number given; none is used again.
    pub(super) last: u32,
}

/// Written out so that copying over another one reuses its memory.
impl Clone for Reserve {
    fn clone(&self) -> Self {
        Self { pieces: self.pieces.clone(), last: self.last }
    }

    fn clone_from(&mut self, source: &Self) {
        self.pieces.clone_from(&source.pieces);
        self.last = source.last;
    }
}

/// A piece in reserve.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ReservePiece {
    pub(super) number: u32,
    pub(super) piece: Piece,
}

impl Reserve {
    /// Returns the piece of this number.
    pub(super) fn get(&self, number: u32) -> Option<&Piece> {
        self.pieces.iter().find(|entry| entry.number == number).map(|entry| &entry.piece)
    }

    /// Adds a piece with a new number.
    pub(super) fn add(&mut self, piece: Piece) {
        self.last = self.last.saturating_add(1);
        self.pieces.push(ReservePiece { number: self.last, piece });
    }

    /// Makes the piece of this number another, which keeps number and place.
    pub(super) fn change(&mut self, number: u32, piece: Piece) {
        if let Some(entry) = self.pieces.iter_mut().find(|entry| entry.number == number) {
            entry.piece = piece;
        }
    }

    /// Takes out the piece of this number.
    pub(super) fn take(&mut self, number: u32) -> Option<Piece> {
        let place = self.pieces.iter().position(|entry| entry.number == number)?;
        Some(self.pieces.remove(place).piece)
    }
}

/// Returns the notation for a piece in reserve, e.g. `W3`.
pub(super) fn handle(seat: Seat, number: u32) -> String {
    format!("{}{number}", letter(seat))
}

/// Returns the letter of a seat's handles.
pub(super) const fn letter(seat: Seat) -> char {
    match seat {
        Seat::First => 'W',
        Seat::Second => 'B',
    }
}

/// Returns the seat and number of a handle, in either case.
pub(super) fn read_handle(text: &str) -> Option<(Seat, u32)> {
    let first = text.chars().next()?.to_ascii_uppercase();
    let seat = Seat::ALL.into_iter().find(|seat| letter(*seat) == first)?;
    let digits = &text[1..];
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    Some((seat, digits.parse().ok().filter(|_| is_number)?))
}
