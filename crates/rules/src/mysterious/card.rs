//! The piece cards.

use crate::chess::Role;
use crate::seat::Seat;

/// A piece card: the chessman that it shows, and its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceCard {
    pub(super) role: Role,
    pub(super) owner: Seat,
}

/// The kinds in the order in which a hand is written.
pub(super) const KINDS: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The number of a side's cards.
pub(super) const SIDE: usize = 16;

/// Returns the number of a side's cards of a kind.
pub(super) const fn copies(role: Role) -> u8 {
    match role {
        Role::Pawn => 8,
        Role::Knight | Role::Bishop | Role::Rook => 2,
        Role::Queen | Role::King => 1,
    }
}

impl PieceCard {
    /// Returns the letter of the chessman as in FEN: a capital for White.
    pub(super) fn letter(self) -> char {
        let letter = self.role.letter();
        if self.owner == Seat::First { letter } else { letter.to_ascii_lowercase() }
    }

    /// Returns the card with this letter.
    pub(super) fn from_letter(letter: char) -> Option<Self> {
        let owner = if letter.is_ascii_uppercase() { Seat::First } else { Seat::Second };
        Some(Self { role: Role::from_letter(letter)?, owner })
    }
}
