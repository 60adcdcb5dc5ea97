//! Hole cards: one secret card of each seat beside those under its pieces (table option `hole`).

use super::deal::opposite;
use super::home_squares::red_cards;
use crate::kernel::Seed;
use crate::kernel::card::Card;
use crate::seat::Seat;

/// The number of cards that a seat may have in the hole.
const PACK: u32 = 26;

/// Returns the cards that a seat may have in the hole, those of its colour, in the order in which one is drawn.
pub(super) fn pack(seat: Seat) -> impl Iterator<Item = Card> {
    red_cards().map(move |card| match seat {
        Seat::First => card,
        Seat::Second => Card { suit: opposite(card.suit), ..card },
    })
}

/// Returns the hole cards that a seed deals.
pub(super) fn dealt(seed: &Seed) -> [Option<Card>; 2] {
    let mut chance = seed.chance("hole");
    Seat::ALL.map(|seat| pack(seat).nth(chance.below(PACK) as usize))
}

/// The cards that a seat may have in the hole as far as the other one can tell, a bit each in the order of [`pack`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HoleCandidates(u32);

impl HoleCandidates {
    /// All cards of a colour.
    pub(super) const ALL: Self = Self((1 << PACK) - 1);

    /// Keeps the cards of the seat that pass; all of them if none does.
    pub(super) fn keep(&mut self, seat: Seat, mut passes: impl FnMut(Card) -> bool) {
        let mut kept = 0;
        for (place, card) in (0..).zip(pack(seat)).filter(|(place, _)| self.0 >> place & 1 == 1) {
            kept |= u32::from(passes(card)) << place;
        }
        if kept != 0 {
            self.0 = kept;
        }
    }

    /// Returns the cards of the seat.
    pub(super) fn cards(self, seat: Seat) -> impl Iterator<Item = Card> {
        (0..).zip(pack(seat)).filter(move |(place, _)| self.0 >> place & 1 == 1).map(|(_, card)| card)
    }
}
