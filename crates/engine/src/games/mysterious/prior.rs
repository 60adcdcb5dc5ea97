//! The squares on which players like to place their cards.

use trickmate_rules::Seat;
use trickmate_rules::chess::{Role, Square8};
use trickmate_rules::kernel::SeedRng;

use crate::games::chess::rank;

/// Returns the prior weight of a placing: high for a Pawn near promotion and for the other pieces at home, where they also stop
/// Pawns of the other side.
pub(super) fn prior(role: Role, seat: Seat, square: Square8) -> u32 {
    const PAWN: [u32; 8] = [1, 6, 5, 5, 8, 20, 60, 200];
    const KING: [u32; 8] = [90, 40, 15, 6, 4, 4, 4, 4];
    const OTHERS: [u32; 8] = [60, 30, 20, 14, 10, 8, 8, 8];
    let rank = usize::from(rank(seat, square));
    match role {
        Role::Pawn => PAWN[rank],
        Role::King => KING[rank],
        _ => OTHERS[rank],
    }
}

/// Draws one of these, each with its weight as probability.
pub(super) fn draw<T: Copy>(weighted: &[(T, u32)], chance: &mut SeedRng) -> Option<T> {
    let total: u32 = weighted.iter().map(|(_, weight)| weight).sum();
    let mut left = chance.below(total);
    for (item, weight) in weighted {
        if left < *weight {
            return Some(*item);
        }
        left -= weight;
    }
    weighted.first().map(|(item, _)| *item)
}
