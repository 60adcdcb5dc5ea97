//! Castling: the rights to it, and the squares of King and Rook.

use super::army::Army;
use super::square::Square8;
use crate::kernel::Square;
use crate::seat::Seat;

/// The side to which a King castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// Towards the h-file, `O-O`.
    King,
    /// Towards the a-file, `O-O-O`.
    Queen,
}

impl CastlingSide {
    /// Both wings, the King's first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// Returns the file from which the Rook comes.
    const fn rook_file(self) -> i8 {
        match self {
            CastlingSide::King => 7,
            CastlingSide::Queen => 0,
        }
    }

    /// Returns the file to which the King of an army goes. The Clobberers' Bede has to stay on its colour, so that
    /// their long castling goes a square further.
    const fn king_to(self, army: Army) -> i8 {
        match (self, army) {
            (CastlingSide::King, _) => 6,
            (CastlingSide::Queen, Army::Clobberers) => 1,
            (CastlingSide::Queen, _) => 2,
        }
    }

    /// Returns the file to which the Rook of an army goes.
    const fn rook_to(self, army: Army) -> i8 {
        match self {
            CastlingSide::King => 5,
            CastlingSide::Queen => self.king_to(army) + 1,
        }
    }

    /// Returns the castling in notation.
    pub(super) const fn text(self) -> &'static str {
        match self {
            CastlingSide::King => "O-O",
            CastlingSide::Queen => "O-O-O",
        }
    }
}

/// The castlings that are not yet forfeited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling(pub(super) u8);

pub(super) const fn bit(seat: Seat, wing: CastlingSide) -> u8 {
    1 << (2 * seat as u8 + wing as u8)
}

/// The rights in the order of FEN, with their letters.
pub(super) const LETTERS: [(char, Seat, CastlingSide); 4] = [
    ('K', Seat::First, CastlingSide::King),
    ('Q', Seat::First, CastlingSide::Queen),
    ('k', Seat::Second, CastlingSide::King),
    ('q', Seat::Second, CastlingSide::Queen),
];

/// The rights that remain after a move from or to each square.
static KEPT: [u8; 64] = {
    let mut kept = [u8::MAX; 64];
    kept[0] = !bit(Seat::First, CastlingSide::Queen);
    kept[4] = !(bit(Seat::First, CastlingSide::Queen) | bit(Seat::First, CastlingSide::King));
    kept[7] = !bit(Seat::First, CastlingSide::King);
    kept[56] = !bit(Seat::Second, CastlingSide::Queen);
    kept[60] = !(bit(Seat::Second, CastlingSide::Queen) | bit(Seat::Second, CastlingSide::King));
    kept[63] = !bit(Seat::Second, CastlingSide::King);
    kept
};

impl Castling {
    /// No right.
    pub const NONE: Castling = Castling(0);

    /// Reads rights in the letters of FEN, `KQkq` in any order or `-`; the error is the first letter that is invalid or
    /// repeated.
    pub(super) fn read(text: &str) -> Result<Castling, char> {
        let mut rights = Castling::NONE;
        if text == "-" {
            return Ok(rights);
        }
        for letter in text.chars() {
            let (_, seat, wing) = LETTERS.into_iter().find(|right| right.0 == letter).ok_or(letter)?;
            if rights.has(seat, wing) {
                return Err(letter);
            }
            rights.0 |= bit(seat, wing);
        }
        Ok(rights)
    }

    /// Checks whether the seat may still castle to this wing.
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat, wing: CastlingSide) -> bool {
        self.0 & bit(seat, wing) != 0
    }

    /// Returns the rights as a number below 16.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Checks whether the seat may still castle at all.
    #[inline]
    pub(super) const fn has_any(self, seat: Seat) -> bool {
        self.0 & (bit(seat, CastlingSide::King) | bit(seat, CastlingSide::Queen)) != 0
    }

    /// Forfeits the rights that depend on a square of a move.
    #[inline]
    pub(super) fn touch(&mut self, square: Square8) {
        self.0 &= KEPT[square.index()];
    }
}

/// Written as in FEN: `KQkq`, or `-` for no right.
impl std::fmt::Display for Castling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0 == 0 {
            return f.write_str("-");
        }
        for (letter, ..) in LETTERS.iter().filter(|(_, seat, wing)| self.has(*seat, *wing)) {
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

fn on_first_rank(seat: Seat, file: i8) -> Square8 {
    let rank = if seat == Seat::First { 0 } else { 7 };
    Square::at(file, rank).unwrap_or_else(|| unreachable!("files 0 to 7 are on the board"))
}

/// Returns the square from which a King castles: e1 or e8.
#[inline]
pub(super) fn king_home(seat: Seat) -> Square8 {
    on_first_rank(seat, 4)
}

/// Returns the square of the Rook before castling.
#[inline]
pub(super) fn rook_home(seat: Seat, wing: CastlingSide) -> Square8 {
    on_first_rank(seat, wing.rook_file())
}

/// Returns the square of the King after castling.
#[inline]
pub(super) fn king_target(seat: Seat, wing: CastlingSide, army: Army) -> Square8 {
    on_first_rank(seat, wing.king_to(army))
}

/// Returns the square of the Rook after castling.
#[inline]
pub(super) fn rook_target(seat: Seat, wing: CastlingSide, army: Army) -> Square8 {
    on_first_rank(seat, wing.rook_to(army))
}
