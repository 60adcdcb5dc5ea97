//! Poker hands, against an independent evaluator and against plain counting.

mod choice;
mod doubled;
mod five;
mod naive;
mod short;
mod wild;
mod words;

use trickmate_rules::kernel::card::{Card, Rank};
use trickmate_rules::poker::hand::Hand;

/// Returns the fifty-two cards.
fn pack() -> Vec<Card> {
    Card::all().filter(|card| card.rank != Rank::One).collect()
}

/// Returns cards written in the usual notation, separated by spaces.
fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| Card::from_usual_text(card).unwrap()).collect()
}

/// Returns the hand of these cards.
fn hand(text: &str) -> Hand {
    cards(text).into_iter().collect()
}

/// Different cards drawn by a plain generator, the same in every run.
struct Dealer(u64);

impl Dealer {
    /// Draws `count` different cards of the pack.
    fn deal(&mut self, count: usize) -> Vec<Card> {
        let mut pack = pack();
        (0..count).map(|_| pack.swap_remove(self.below(pack.len()))).collect()
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}
