//! Values of sets of different ranks.

use super::value::{Category, KICKER};

/// The number of ranks, deuce to ace, which is the number of bits for a suit's cards.
pub(super) const RANKS: u32 = 13;

/// The straights from the highest, as sets of ranks; the last is five high, with the ace below the deuce.
pub(super) const STRAIGHTS: [usize; 10] = {
    let mut straights = [1 << (RANKS - 1) | 0b1111; 10];
    let mut index = 0;
    while index < 9 {
        straights[index] = 0b1_1111 << (8 - index);
        index += 1;
    }
    straights
};

/// The value of every set of ranks when no suit counts: a straight, or high cards.
pub(super) static TOP: [u32; 1 << RANKS] = {
    let mut top = [0; 1 << RANKS];
    let mut ranks = 0;
    while ranks < top.len() {
        top[ranks] = worth(ranks);
        ranks += 1;
    }
    top
};

const fn worth(ranks: usize) -> u32 {
    let mut index = 0;
    while index < STRAIGHTS.len() {
        if ranks & STRAIGHTS[index] == STRAIGHTS[index] {
            // In a straight five high the five leads, not the ace.
            let high = if index == 9 { 4 } else { 13 - index as u32 };
            return (Category::Straight as u32) << (5 * KICKER) | high << (4 * KICKER);
        }
        index += 1;
    }
    high_cards(ranks)
}

/// Returns the five highest ranks, the highest first.
pub(super) const fn high_cards(ranks: usize) -> u32 {
    let (mut worth, mut place, mut rank) = (0, 5, RANKS);
    while rank > 0 && place > 0 {
        if ranks >> (rank - 1) & 1 == 1 {
            place -= 1;
            worth |= rank << (place * KICKER);
        }
        rank -= 1;
    }
    worth
}

/// Packs the `count` highest ranks of a set without a straight into digits, the lowest rank in the lowest place.
#[inline]
pub(super) fn kickers(ranks: usize, count: u32) -> u32 {
    TOP[ranks] >> ((5 - count) * KICKER)
}

/// Returns the highest bit; there must be one.
#[inline]
pub(super) const fn highest(ranks: usize) -> usize {
    1 << ranks.ilog2()
}
