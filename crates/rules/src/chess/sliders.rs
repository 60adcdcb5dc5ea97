//! Bishops and Rooks looked up in tables instead of followed along their lines.

use super::square::{Bitboard8, Square8};
use crate::kernel::{Board8, Movement, Square};

/// The reach of one kind of slider, for every set of pieces in its way.
pub(super) struct Sliders {
    squares: [Entry; 64],
    table: Vec<Bitboard8>,
}

/// The place of one square's part of the table.
#[derive(Clone, Copy, Default)]
struct Entry {
    /// The squares on which a piece makes a difference.
    mask: u64,
    magic: u64,
    shift: u32,
    /// The index where that part begins.
    start: u32,
}

impl Sliders {
    /// Returns the tables of a movement that goes along lines.
    pub(super) fn new(movement: &Movement<Board8>, magics: &[u64; 64]) -> Self {
        let mut sliders = Self { squares: [Entry::default(); 64], table: Vec::new() };
        for from in Square::all() {
            let mask = differs(movement, from);
            let (magic, shift) = (magics[from.index()], 64 - mask.count_ones());
            let entry = Entry { mask, magic, shift, start: sliders.table.len() as u32 };
            sliders.table.resize(sliders.table.len() + (1 << mask.count_ones()), Bitboard8::empty());
            let mut pieces = 0_u64;
            loop {
                let reach = movement.reach(from, Bitboard8::from_bits(pieces));
                sliders.table[entry.place(pieces)] = reach.quiet | reach.capture;
                // The next subset of the mask.
                pieces = pieces.wrapping_sub(mask) & mask;
                if pieces == 0 {
                    break;
                }
            }
            sliders.squares[from.index()] = entry;
        }
        sliders
    }

    /// Returns the reach of a slider if the squares `occupied` are occupied: up to and including the first piece.
    #[inline]
    pub(super) fn reach(&self, from: Square8, occupied: Bitboard8) -> Bitboard8 {
        self.table[self.squares[from.index()].place(occupied.bits())]
    }
}

impl Entry {
    #[inline]
    const fn place(self, occupied: u64) -> usize {
        self.start as usize + ((occupied & self.mask).wrapping_mul(self.magic) >> self.shift) as usize
    }
}

/// Returns the squares on which a piece makes a difference: all of the lines but the last of each.
fn differs(movement: &Movement<Board8>, from: Square8) -> u64 {
    let lines = movement.reach(from, Bitboard8::empty()).quiet;
    let blocks = |square: &Square8| {
        movement.reach(from, Bitboard8::of(*square)).quiet != lines & !Bitboard8::of(*square)
    };
    lines.filter(blocks).collect::<Bitboard8>().bits()
}

#[cfg(test)]
mod tests {
    use super::super::attacks::Attacks;
    use super::super::movement::Movements;
    use super::super::role::Role;
    use super::*;
    use crate::kernel::mix;

    #[test]
    fn tables_say_what_the_movements_say() {
        for number in 0..300 {
            let occupied = Bitboard8::from_bits(mix(number) & mix(number + 1000));
            for from in Square::all() {
                for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
                    let reach = Movements::get().piece(role).reach(from, occupied);
                    assert_eq!(Attacks::get().of(role, from, occupied), reach.quiet | reach.capture);
                }
            }
        }
    }
}
