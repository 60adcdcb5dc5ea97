//! A seat's knowledge of a game of Poker Chess: everything but the other seat's declaration.

use arrayvec::ArrayVec;

use super::declaration::{Declaration, Due};
use super::hand::HandValue;
use super::hole::HoleCandidates;
use super::observed::Observed;
use super::state::{Setting, State};
use crate::chess::{self, Bitboard8};
use crate::kernel::SeedRng;
use crate::kernel::card::Card;
use crate::seat::Seat;

/// The knowledge of a seat in Poker Chess.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    pub(super) seat: Seat,
    pub(super) setting: Setting,
    pub(super) state: State,
    pub(super) past: Vec<u64>,
    /// The cards that the other seat may have in the hole.
    pub(super) candidates: HoleCandidates,
    /// The hands that the seat may declare now, up to a limit.
    pub(super) hands: Vec<Bitboard8>,
}

/// The number of hands to consider for a declaration.
const LOOKED_THROUGH: usize = 64;

impl Knowledge {
    /// Builds the seat's knowledge from its observation, in a search's terms.
    pub(super) fn of(observed: &Observed, seat: Seat) -> Self {
        let position = &observed.table;
        let setting = Setting { deal: position.deal.clone(), hole: position.hole, terms: position.terms };
        let [white, black] = position.score.map(i64::from);
        let mut moved = ArrayVec::new();
        if setting.needs_moved() {
            position.moved.squares().iter().for_each(|square| {
                let _ = moved.try_push(*square);
            });
        }
        let state = State {
            chess: chess::State::new(*position.chess.board(), position.chess.quiet()),
            lead: (white - black) as i32,
            latest: 0,
            since_deal: if position.terms.redeal.is_some() { position.since_deal } else { 0 },
            is_dealt_again: false,
            moved,
        };
        let is_declaring = position.declaring.is_some_and(|dues| dues[seat.index()] == Due::Pending);
        let hands = match is_declaring {
            true => position.scene().selections(seat).take(LOOKED_THROUGH).collect(),
            false => Vec::new(),
        };
        let candidates = position.candidates[seat.index()];
        Self { seat, setting, state, past: position.chess.past_keys(), candidates, hands }
    }

    /// Returns the seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the cards that the seat knows, and the options.
    #[must_use]
    pub const fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Returns the cards and the options, with the unknown ones filled in. Face-down cards are drawn from the missing
    /// ones. The other seat's possible hole cards are sorted by the hand that they make now, and the middle one is
    /// taken.
    #[must_use]
    pub fn sample(&self, chance: &mut SeedRng) -> Setting {
        let mut setting = self.setting.clone();
        if setting.terms.faces_down {
            setting.deal = setting.deal.completed(chance);
        }
        if setting.terms.hole {
            let other = self.seat.other();
            let mut hands: Vec<(HandValue, Card)> = Vec::new();
            for card in self.candidates.cards(other) {
                setting.hole[other.index()] = Some(card);
                hands.push((setting.best(&self.state, other), card));
            }
            hands.sort_by_key(|(value, _)| *value);
            setting.hole[other.index()] = hands.get(hands.len() / 2).map(|(_, card)| *card);
        }
        setting
    }

    /// Returns the position.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Returns the keys of the chess positions since the last capture or Pawn's move, including the current one.
    #[must_use]
    pub fn past(&self) -> &[u64] {
        &self.past
    }

    /// Checks whether the seat has to declare a hand now.
    #[must_use]
    pub const fn is_declaring(&self) -> bool {
        !self.hands.is_empty()
    }

    /// Returns declarations of hands that the seat may choose, good and bad.
    pub fn declarations(&self) -> impl ExactSizeIterator<Item = String> {
        self.hands.iter().map(|squares| Declaration::Hand(*squares).to_string())
    }

    /// Returns the declaration of the best hand.
    #[must_use]
    pub fn declare_best(&self) -> String {
        Declaration::Speak.to_string()
    }
}
