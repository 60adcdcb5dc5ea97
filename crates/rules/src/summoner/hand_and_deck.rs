//! One player's cards: the hand and what is left of the deck.

use super::card::CardId;
use super::catalogue::Catalogue;
use crate::kernel::Seed;
use crate::seat::Seat;

/// How many cards a hand has at the beginning, and at the end of every turn at most.
pub(super) const HAND: usize = 7;

/// One player's cards.
#[derive(Clone, Debug, Default)]
pub(super) struct HandAndDeck {
    /// In the order of the catalogue.
    hand: Vec<CardId>,
    /// What can still be drawn, the next card last.
    deck: Vec<CardId>,
}

impl HandAndDeck {
    /// A hand and a deck, the next card first.
    pub(super) fn new(mut hand: Vec<CardId>, mut deck: Vec<CardId>) -> Self {
        hand.sort_unstable();
        deck.reverse();
        Self { hand, deck }
    }

    /// The cards of a deck in the order of the catalogue, shuffled as `docs/fairness.md` says and dealt.
    pub(super) fn deal(mut cards: Vec<CardId>, seat: Seat, seed: &Seed) -> Self {
        let label = match seat {
            Seat::First => "deck-white",
            Seat::Second => "deck-black",
        };
        cards.sort_unstable();
        seed.chance(label).shuffle(&mut cards);
        let deck = cards.split_off(cards.len().min(HAND));
        Self::new(cards, deck)
    }

    /// The cards in hand.
    pub(super) fn hand(&self) -> &[CardId] {
        &self.hand
    }

    /// What can be drawn, the next card first.
    pub(super) fn deck(&self) -> impl ExactSizeIterator<Item = CardId> {
        self.deck.iter().rev().copied()
    }

    /// The different cards in hand.
    pub(super) fn kinds(&self) -> Vec<CardId> {
        let mut kinds = self.hand.clone();
        kinds.dedup();
        kinds
    }

    /// How many copies of a card are in hand.
    pub(super) fn count(&self, card: CardId) -> usize {
        self.hand.iter().filter(|held| **held == card).count()
    }

    /// Whether a card is in hand.
    pub(super) fn holds(&self, card: CardId) -> bool {
        self.hand.contains(&card)
    }

    /// Takes a card from the deck into the hand, if there is one.
    pub(super) fn draw(&mut self) {
        if let Some(card) = self.deck.pop() {
            let place = self.hand.partition_point(|held| *held <= card);
            self.hand.insert(place, card);
        }
    }

    /// Takes a card out of the hand, if it is there.
    pub(super) fn spend(&mut self, card: CardId) {
        if let Some(place) = self.hand.iter().position(|held| *held == card) {
            self.hand.remove(place);
        }
    }

    /// The names of the cards in hand.
    pub(super) fn hand_names(&self, cards: &Catalogue) -> Vec<String> {
        self.hand.iter().map(|card| cards.name(*card).to_owned()).collect()
    }
}
