//! Comparison of two hands.

use crate::poker::config::Config;
use crate::poker::hand_selection::EvaluatedHand;
use crate::seat::Seat;

/// A hand that has been scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Showdown {
    /// The number of Black's move after which it was scored.
    pub(super) number: u32,
    pub(super) hands: [EvaluatedHand; 2],
}

/// Returns the seat with the better of two hands; equal ones win nothing.
pub(super) fn winner(hands: &[EvaluatedHand; 2], terms: Config) -> Option<Seat> {
    let [white, black] = hands;
    match terms.compare(white.value, black.value) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    }
}
