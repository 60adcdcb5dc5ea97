//! Comparison of two hands.

use std::cmp::Ordering;

use crate::poker::config::Config;
use crate::poker::hand_selection::EvaluatedHand;
use crate::seat::Seat;

/// A hand that has been scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Showdown {
    /// The number of Black's move after which it was scored.
    pub(super) number: u32,
    /// The hands as far as they are known.
    pub(super) hands: [Option<EvaluatedHand>; 2],
    pub(super) winner: Option<Seat>,
}

impl Showdown {
    /// Returns the same without the hands of seats whose secrets are not shared.
    pub(super) fn as_known(&self, shares: [bool; 2]) -> Self {
        let hands = Seat::ALL.map(|seat| self.hands[seat.index()].clone().filter(|_| shares[seat.index()]));
        Self { hands, ..*self }
    }
}

/// Returns the seat with the better of two hands; equal ones win nothing.
pub(super) fn winner([white, black]: [&EvaluatedHand; 2], terms: Config) -> Option<Seat> {
    match terms.compare(white.value, black.value) {
        Ordering::Greater => Some(Seat::First),
        Ordering::Less => Some(Seat::Second),
        Ordering::Equal => None,
    }
}
