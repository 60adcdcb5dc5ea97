//! The board: who stands where, and who attacks what.

use super::movement::{Place, Places};
use crate::kernel::Square;
use crate::seat::Seat;
use crate::summoner::piece::Man;

/// The men on the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Board {
    men: Vec<Option<Man>>,
    sides: [Places; 2],
}

/// Who stands where after something that has not been done yet: enough to see whether a King would be in check.
#[derive(Clone, Copy, Debug)]
pub(super) struct HypotheticalBoard {
    pub(super) occupied: Places,
    /// The squares of the side that may give check, as the board has them.
    pub(super) enemies: Places,
}

impl Board {
    /// The board without men.
    pub(super) fn empty() -> Self {
        Self { men: vec![None; 64], sides: [Places::empty(); 2] }
    }

    /// Who stands on a square.
    pub(super) fn on(&self, square: Place) -> Option<&Man> {
        self.men[square.index()].as_ref()
    }

    /// Puts a man on a square; who stood there.
    pub(super) fn put(&mut self, square: Place, man: Man) -> Option<Man> {
        let taken = self.take(square);
        self.sides[man.owner.index()].insert(square);
        self.men[square.index()] = Some(man);
        taken
    }

    /// Takes the man off a square.
    pub(super) fn take(&mut self, square: Place) -> Option<Man> {
        let taken = self.men[square.index()].take();
        self.sides.iter_mut().for_each(|side| side.remove(square));
        taken
    }

    /// The squares of a side.
    pub(super) const fn side(&self, seat: Seat) -> Places {
        self.sides[seat.index()]
    }

    /// The squares on which somebody stands.
    pub(super) fn occupied(&self) -> Places {
        self.sides[0] | self.sides[1]
    }

    /// The squares on which nobody stands.
    pub(super) fn free(&self) -> impl Iterator<Item = Place> {
        let occupied = self.occupied();
        Square::all().filter(move |square| !occupied.contains(*square))
    }

    /// All men with their squares.
    pub(super) fn men(&self) -> impl Iterator<Item = (Place, &Man)> {
        Square::all().filter_map(|square| Some((square, self.on(square)?)))
    }

    /// The square of a side's King, if it is on the board.
    pub(super) fn king(&self, seat: Seat) -> Option<Place> {
        self.side(seat).find(|square| self.on(*square).is_some_and(Man::is_king))
    }

    /// The board as it is, seen by a side that may be in check.
    pub(super) fn outlook(&self, seat: Seat) -> HypotheticalBoard {
        HypotheticalBoard { occupied: self.occupied(), enemies: self.side(seat.other()) }
    }

    /// Whether a man of the enemies' could capture on the square.
    pub(super) fn is_attacked(&self, square: Place, outlook: HypotheticalBoard) -> bool {
        let HypotheticalBoard { mut occupied, enemies } = outlook;
        occupied.insert(square);
        enemies.into_iter().any(|from| {
            self.on(from).map(Man::movement).is_some_and(|movement| {
                movement.may_capture(from, square)
                    && movement.reach(from, occupied, enemies).capture.contains(square)
            })
        })
    }

    /// Whether a side's King is in check; not without a King.
    pub(super) fn is_in_check(&self, seat: Seat) -> bool {
        self.king(seat).is_some_and(|king| self.is_attacked(king, self.outlook(seat)))
    }
}
