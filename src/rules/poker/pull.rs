//! Which men pull the cards they stand on.

use super::deal::Deal;
use super::hand::{Hand, HandValue, best_five};
use super::moved::Moved;
use super::terms::{Pull, Terms};
use crate::rules::chess::{Board, Place, Places, Role};
use crate::rules::kernel::card::Card;
use crate::rules::seat::Seat;

/// What a side's hand depends on.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) board: &'a Board,
    pub(super) deal: &'a Deal,
    pub(super) moved: &'a Moved,
    pub(super) terms: Terms,
}

/// A hand with the cards that make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Held {
    /// All squares that pull a card.
    pub(super) squares: Places,
    /// The cards that count and their squares, those that decide first.
    pub(super) cards: Vec<(Card, Place)>,
    pub(super) value: HandValue,
}

impl Scene<'_> {
    /// The sets of squares whose cards the seat may choose for its hand, each once. There is always one.
    pub(super) fn selections(&self, seat: Seat) -> Vec<Places> {
        let mut found: Vec<Places> = Vec::new();
        for men in self.pulling(seat) {
            let cards = self.with_card(men);
            if !found.contains(&cards) {
                found.push(cards);
            }
        }
        found
    }

    /// The selection that somebody means with these squares: all its cards, and no men but those that pull with them.
    pub(super) fn selection(&self, seat: Seat, squares: Places) -> Option<Places> {
        let means =
            |men: &Places| (squares & !*men).is_empty() && (self.with_card(*men) & !squares).is_empty();
        self.pulling(seat).into_iter().find(means).map(|men| self.with_card(men))
    }

    fn with_card(&self, squares: Places) -> Places {
        squares.filter(|square| self.deal.card_on(*square).is_some()).collect()
    }

    /// All sets of men that can pull together.
    fn pulling(&self, seat: Seat) -> Vec<Places> {
        match self.terms.pull {
            Pull::Recent => {
                let own = self.board.side(seat);
                let size = if self.terms.seven { 7 } else { 5 };
                let latest = self.moved.squares().iter().rev().copied();
                vec![latest.filter(|square| own.contains(*square)).take(size).collect()]
            }
            Pull::Rank { unmoved } => {
                let candidates = if unmoved { !Places::empty() } else { self.moved.set() };
                self.by_rank(seat, candidates)
            }
        }
    }

    fn by_rank(&self, seat: Seat, candidates: Places) -> Vec<Places> {
        let men = |role| self.board.of(role, seat) & candidates;
        let queens = men(Role::Queen);
        let ladies = if queens.is_empty() { men(Role::Bishop) } else { queens };
        let mut slots = vec![(men(Role::King), 1), (ladies, 1), (men(Role::Rook), 2), (men(Role::Pawn), 1)];
        if self.terms.seven {
            slots.push((men(Role::Knight), 2));
        }
        slots.into_iter().fold(vec![Places::empty()], |sets, (men, count)| {
            let choices = choices(men, count);
            sets.iter().flat_map(|set| choices.iter().map(move |choice| *set | *choice)).collect()
        })
    }

    /// The hand of a selection.
    pub(super) fn held(&self, selection: Places) -> Held {
        let cards: Vec<(Card, Place)> = in_alphabet(selection)
            .into_iter()
            .filter_map(|square| Some((self.deal.card_on(square)?, square)))
            .collect();
        let faces: Vec<Card> = cards.iter().map(|(card, _)| *card).collect();
        Held {
            squares: selection,
            value: self.value(selection),
            cards: best_five(&faces, self.terms.wild).into_iter().map(|index| cards[index]).collect(),
        }
    }

    fn value(&self, selection: Places) -> HandValue {
        let hand: Hand = selection.filter_map(|square| self.deal.card_on(square)).collect();
        if self.terms.wild { hand.value_with_wild_deuces() } else { hand.value() }
    }

    /// The seat's best hand; of equal ones that with the alphabetically first squares.
    pub(super) fn best(&self, seat: Seat) -> Held {
        let mut best = Places::empty();
        let mut worth = None;
        for selection in self.selections(seat) {
            let value = Some(self.value(selection));
            let first = || in_alphabet(selection).iter().map(name).lt(in_alphabet(best).iter().map(name));
            if value > worth || value == worth && first() {
                (best, worth) = (selection, value);
            }
        }
        self.held(best)
    }
}

/// All ways to take so many men, one or two; all of them where there are not more.
fn choices(men: Places, count: u32) -> Vec<Places> {
    if men.len() <= count {
        return vec![men];
    }
    if count == 1 {
        return men.map(Places::of).collect();
    }
    let pairs = |first: Place| men.above(first).map(move |second| Places::of(first) | Places::of(second));
    men.flat_map(pairs).collect()
}

/// What squares are ordered by in the alphabet: file, then rank.
fn name(square: &Place) -> (u8, u8) {
    (square.file(), square.rank())
}

/// The squares in the order of their names.
pub(super) fn in_alphabet(squares: Places) -> Vec<Place> {
    let mut squares: Vec<Place> = squares.collect();
    squares.sort_unstable_by_key(name);
    squares
}
