//! Cards that somebody knows, or only their number.

use std::collections::VecDeque;

/// Some cards as a viewer may know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seen<T> {
    /// The cards themselves.
    Known(T),
    /// Only their number.
    Counted(usize),
}

/// Something that has a number of cards.
pub(crate) trait CardCount {
    /// Counts the cards.
    fn count_cards(&self) -> usize;
}

impl<T: CardCount> Seen<T> {
    /// Returns the cards as somebody sees them who knows them, or does not.
    pub(crate) fn of(cards: T, is_known: bool) -> Self {
        if is_known { Seen::Known(cards) } else { Seen::Counted(cards.count_cards()) }
    }
}

impl<T: CardCount> CardCount for Seen<T> {
    fn count_cards(&self) -> usize {
        match self {
            Seen::Known(cards) => cards.count_cards(),
            Seen::Counted(count) => *count,
        }
    }
}

impl<T> CardCount for Vec<T> {
    fn count_cards(&self) -> usize {
        self.len()
    }
}

impl<T> CardCount for VecDeque<T> {
    fn count_cards(&self) -> usize {
        self.len()
    }
}
