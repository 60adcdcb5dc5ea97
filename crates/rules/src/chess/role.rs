//! The kinds of chessmen.

use crate::seat::Seat;

/// A kind of chessman. The order is that of their usual values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    /// The six kinds in ascending order.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// Returns the letter used in notation: `P`, `N`, `B`, `R`, `Q` or `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"PNBRQK"[self as usize] as char
    }

    /// Returns the kind with this letter, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.letter() == letter.to_ascii_uppercase())
    }

    /// Returns the kind's name, e.g. "Knight".
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "Pawn",
            Role::Knight => "Knight",
            Role::Bishop => "Bishop",
            Role::Rook => "Rook",
            Role::Queen => "Queen",
            Role::King => "King",
        }
    }

    /// Returns the chess symbol of a piece of this seat, outlined for the first: ♘ or ♞.
    #[must_use]
    pub const fn symbol(self, owner: Seat) -> char {
        match owner {
            Seat::First => ['♙', '♘', '♗', '♖', '♕', '♔'][self as usize],
            Seat::Second => ['♟', '♞', '♝', '♜', '♛', '♚'][self as usize],
        }
    }

    /// Returns its usual worth in Pawns; nothing for the King, which is never taken.
    #[must_use]
    pub const fn worth(self) -> u32 {
        [1, 3, 3, 5, 9, 0][self as usize]
    }
}
