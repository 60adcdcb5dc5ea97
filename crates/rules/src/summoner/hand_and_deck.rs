//! One player's cards: the hand and the rest of the deck.

use super::card::CardId;
use crate::kernel::Seed;
use crate::seat::Seat;
use crate::seen::{CardCount, Seen};

/// The number of cards in a hand at the beginning, and the most at the end of a turn.
pub(super) const HAND: usize = 7;

/// One player's cards, as far as a viewer knows them.
pub trait HeldCards {
    /// Returns the cards in hand that are known, in the order of the catalogue.
    fn hand(&self) -> &[CardId];

    /// Counts the cards in hand.
    fn hand_size(&self) -> usize;

    /// Counts the cards that can be drawn.
    fn deck_size(&self) -> usize;

    /// Returns the different cards in hand.
    fn kinds(&self) -> impl Iterator<Item = CardId> {
        let hand = self.hand();
        let is_first = move |place: usize| place == 0 || hand[place - 1] != hand[place];
        (0..hand.len()).filter(move |place| is_first(*place)).map(move |place| hand[place])
    }

    /// Counts the copies of a card in hand.
    fn count(&self, card: CardId) -> usize {
        self.hand().iter().filter(|held| **held == card).count()
    }

    /// Checks whether a card is in hand.
    fn holds(&self, card: CardId) -> bool {
        self.hand().contains(&card)
    }
}

/// One player's cards.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct HandAndDeck {
    /// The cards in hand, in the order of the catalogue.
    hand: Vec<CardId>,
    /// The cards that can still be drawn, the next one last.
    deck: Vec<CardId>,
}

/// Written out so that copying over another one reuses its memory.
impl Clone for HandAndDeck {
    fn clone(&self) -> Self {
        Self { hand: self.hand.clone(), deck: self.deck.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        self.hand.clone_from(&source.hand);
        self.deck.clone_from(&source.deck);
    }
}

impl HandAndDeck {
    /// Returns a hand and a deck, the next card first.
    pub(super) fn new(mut hand: Vec<CardId>, mut deck: Vec<CardId>) -> Self {
        hand.sort_unstable();
        deck.reverse();
        Self { hand, deck }
    }

    /// Deals the cards of a deck in the order of the catalogue, shuffled as `docs/fairness.md` says.
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

    /// Returns the cards that can be drawn, the next one first.
    pub(super) fn deck(&self) -> impl ExactSizeIterator<Item = CardId> {
        self.deck.iter().rev().copied()
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
}

impl HeldCards for HandAndDeck {
    fn hand(&self) -> &[CardId] {
        &self.hand
    }

    fn hand_size(&self) -> usize {
        self.hand.len()
    }

    fn deck_size(&self) -> usize {
        self.deck.len()
    }
}

/// One player's cards, as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeenHandAndDeck {
    /// The cards in hand, in the order of the catalogue.
    pub(super) hand: Seen<Vec<CardId>>,
    /// The cards that can still be drawn, the next one first.
    pub(super) deck: Seen<Vec<CardId>>,
}

impl HeldCards for SeenHandAndDeck {
    fn hand(&self) -> &[CardId] {
        match &self.hand {
            Seen::Known(hand) => hand,
            Seen::Counted(_) => &[],
        }
    }

    fn hand_size(&self) -> usize {
        self.hand.count_cards()
    }

    fn deck_size(&self) -> usize {
        self.deck.count_cards()
    }
}
