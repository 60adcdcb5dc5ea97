//! The squares with cards, and the cards of one half.

use crate::kernel::card::{Card, Rank};

/// White's squares with a card, in the order in which a deal is written.
pub(super) const HOME: [&str; 26] = [
    "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3",
    "b3", "c3", "f3", "g3", "h3", "a4", "b4", "g4", "h4",
];

/// Returns the red cards: the diamonds, then the hearts, each in ascending order.
pub(super) fn red_cards() -> impl Iterator<Item = Card> {
    pack().filter(|card| card.suit.is_red())
}

/// Returns the cards of the pack of fifty-two, suit by suit in ascending order.
pub(super) fn pack() -> impl Iterator<Item = Card> {
    Card::all().filter(|card| card.rank != Rank::One)
}
