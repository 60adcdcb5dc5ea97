//! The cards that still have to be placed.

use std::collections::VecDeque;
use std::fmt;

use super::card::{KINDS, PieceCard, SIDE, copies};
use crate::chess::Role;
use crate::kernel::Seed;
use crate::seat::Seat;
use crate::seen::{CardCount, Seen};

/// The cards that are not placed yet. `H` and `P` are the knowledge of a hand and of the pack.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Unplaced<H = Hand, P = VecDeque<PieceCard>> {
    /// Each player's hand.
    Hands([H; 2]),
    /// One pack for both seats, the next card first.
    Pack(P),
}

/// The unplaced cards, as somebody sees them.
pub(super) type SeenUnplaced = Unplaced<Seen<Hand>, Seen<VecDeque<PieceCard>>>;

impl<H: CardCount, P: CardCount> Unplaced<H, P> {
    /// Counts the cards.
    pub(super) fn len(&self) -> usize {
        match self {
            Unplaced::Hands(hands) => hands.iter().map(H::count_cards).sum(),
            Unplaced::Pack(pack) => pack.count_cards(),
        }
    }

    /// Counts the cards that the seat has yet to place when it is `turn`'s turn.
    pub(super) fn left(&self, seat: Seat, turn: Seat) -> usize {
        match self {
            Unplaced::Hands(hands) => hands[seat.index()].count_cards(),
            Unplaced::Pack(pack) if seat == turn => pack.count_cards().div_ceil(2),
            Unplaced::Pack(pack) => pack.count_cards() / 2,
        }
    }
}

impl Unplaced {
    /// Counts the cards of a side.
    pub(super) fn of_side(&self, owner: Seat) -> usize {
        match self {
            Unplaced::Hands(hands) => hands[owner.index()].len(),
            Unplaced::Pack(pack) => pack.iter().filter(|card| card.owner == owner).count(),
        }
    }

    /// Counts the Kings of a side.
    pub(super) fn kings(&self, owner: Seat) -> usize {
        match self {
            Unplaced::Hands(hands) => hands[owner.index()].count(Role::King),
            Unplaced::Pack(pack) => {
                pack.iter().filter(|card| **card == PieceCard { role: Role::King, owner }).count()
            }
        }
    }
}

/// Returns the pack of the casual variation by the rules of `docs/fairness.md`, the next card first.
pub(super) fn shuffled(seed: &Seed) -> VecDeque<PieceCard> {
    let of = |owner: Seat| {
        let kinds = Role::ALL.into_iter();
        kinds.flat_map(move |role| vec![PieceCard { role, owner }; usize::from(copies(role))])
    };
    let mut pack: Vec<PieceCard> = Seat::ALL.into_iter().flat_map(of).collect();
    seed.chance("pack").shuffle(&mut pack);
    pack.into()
}

/// The cards in a player's hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hand([u8; 6]);

impl Hand {
    /// Returns all sixteen cards.
    pub(super) fn full() -> Self {
        Self(Role::ALL.map(copies))
    }

    /// Reads the hand of these letters, in any order; `None` for an unknown letter or more than sixteen.
    pub(super) fn from_letters(text: &str) -> Option<Self> {
        let mut hand = Self::default();
        for letter in text.chars() {
            let role = Role::from_letter(letter).filter(|_| letter.is_ascii_uppercase())?;
            hand.0[role as usize] += 1;
            if hand.len() > SIDE {
                return None;
            }
        }
        Some(hand)
    }

    /// Counts the cards.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Counts the cards of this kind.
    pub(super) fn count(&self, role: Role) -> usize {
        usize::from(self.0[role as usize])
    }

    /// Takes a card of this kind out, if there is one.
    pub(super) fn take(&mut self, role: Role) {
        self.0[role as usize] = self.0[role as usize].saturating_sub(1);
    }

    /// Adds a card of this kind.
    pub(super) fn add(&mut self, role: Role) {
        self.0[role as usize] = self.0[role as usize].saturating_add(1);
    }

    /// Returns the kinds in the hand, each once.
    pub(super) fn kinds(self) -> impl Iterator<Item = Role> {
        KINDS.into_iter().filter(move |role| self.count(*role) > 0)
    }

    /// Returns all cards.
    pub(super) fn cards(self) -> impl Iterator<Item = Role> {
        KINDS.into_iter().flat_map(move |role| std::iter::repeat_n(role, self.count(role)))
    }
}

impl CardCount for Hand {
    fn count_cards(&self) -> usize {
        self.len()
    }
}

/// The letters of all cards, e.g. `KQRRBBNNPPPPPPPP`.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().try_for_each(|role| write!(f, "{}", role.letter()))
    }
}
