//! The pieces that pull the cards they stand on.

use super::deal::Deal;
use super::hand::{Hand, HandValue, best_five};
use crate::chess::{Bitboard8, Board, Role, Square8};
use crate::kernel::card::Card;
use crate::poker::config::{Config, Pull};
use crate::poker::moved_pieces::Moved;
use crate::seat::Seat;
use crate::view::PokerHand;

/// Everything on which a side's hand depends.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) board: &'a Board,
    pub(super) deal: &'a Deal,
    pub(super) moved: &'a Moved,
    /// The hole cards, as far as they are known.
    pub(super) hole: [Option<Card>; 2],
    pub(super) terms: Config,
}

/// A hand with the cards that make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EvaluatedHand {
    /// All squares that pull a card.
    pub(super) squares: Bitboard8,
    /// The cards that count and their squares, those that decide first; a hole card is on none.
    pub(super) cards: Vec<(Card, Option<Square8>)>,
    pub(super) value: HandValue,
}

impl EvaluatedHand {
    /// Returns the hand in the form of a view.
    pub(super) fn shown(&self, wins: bool) -> PokerHand {
        PokerHand {
            cards: self
                .cards
                .iter()
                .map(|(card, square)| (*card, square.map(|square| square.index() as u16)))
                .collect(),
            name: self.value.to_string(),
            value: self.value,
            wins,
        }
    }
}

/// The pieces of one kind that pull, and the ways to choose among them.
struct Slot {
    pieces: Bitboard8,
    choices: Vec<Bitboard8>,
}

impl Scene<'_> {
    /// Returns the sets of squares whose cards the seat may choose for its hand, each once. There is always one.
    ///
    /// They are made one after another from what each slot gives; no two slots share a piece, so that none comes twice.
    pub(super) fn selections(&self, seat: Seat) -> impl Iterator<Item = Bitboard8> {
        let slots: Vec<Vec<Bitboard8>> = self.slots(seat).iter().map(|slot| self.card_sets(slot)).collect();
        let count: usize = slots.iter().map(Vec::len).product();
        (0..count).map(move |number| {
            let mut rest = number;
            let mut selection = Bitboard8::empty();
            for slot in slots.iter().rev() {
                selection |= slot[rest % slot.len()];
                rest /= slot.len();
            }
            selection
        })
    }

    /// Checks whether the seat may choose between different cards.
    pub(super) fn has_choice(&self, seat: Seat) -> bool {
        self.slots(seat).iter().any(|slot| self.card_sets(slot).len() > 1)
    }

    /// Returns the selection with these squares: they must be all its cards, and no pieces but those that pull with
    /// them.
    pub(super) fn selection(&self, seat: Seat, squares: Bitboard8) -> Option<Bitboard8> {
        let slots = self.slots(seat);
        let pulling = slots.iter().fold(Bitboard8::empty(), |pieces, slot| pieces | slot.pieces);
        if !(squares & !pulling).is_empty() {
            return None;
        }
        let meant = |slot: &Slot| {
            let named = squares & slot.pieces;
            let means = |pieces: &Bitboard8| {
                (named & !*pieces).is_empty() && (self.with_card(*pieces) & !squares).is_empty()
            };
            slot.choices.iter().copied().find(means)
        };
        slots.iter().try_fold(Bitboard8::empty(), |cards, slot| Some(cards | self.with_card(meant(slot)?)))
    }

    fn with_card(&self, squares: Bitboard8) -> Bitboard8 {
        squares.filter(|square| self.deal.card_on(*square).is_some()).collect()
    }

    /// Returns the sets of cards that a slot can give to a selection, each once.
    fn card_sets(&self, slot: &Slot) -> Vec<Bitboard8> {
        let mut sets = Vec::new();
        for cards in slot.choices.iter().map(|pieces| self.with_card(*pieces)) {
            if !sets.contains(&cards) {
                sets.push(cards);
            }
        }
        sets
    }

    /// Returns the pieces that pull, kind by kind: of each kind one choice.
    fn slots(&self, seat: Seat) -> Vec<Slot> {
        match self.terms.pull {
            Pull::Recent => {
                let own = self.board.side(seat);
                let size = if self.terms.seven { 7 } else { 5 };
                let latest = self.moved.squares().iter().rev().copied();
                let pieces = latest.filter(|square| own.contains(*square)).take(size).collect();
                vec![Slot { pieces, choices: vec![pieces] }]
            }
            Pull::Rank { unmoved } => {
                let candidates = if unmoved { !Bitboard8::empty() } else { self.moved.set() };
                self.by_rank(seat, candidates)
            }
        }
    }

    fn by_rank(&self, seat: Seat, candidates: Bitboard8) -> Vec<Slot> {
        let pieces = |role| self.board.of(role, seat) & candidates;
        let queens = pieces(Role::Queen);
        let ladies = if queens.is_empty() { pieces(Role::Bishop) } else { queens };
        let mut slots =
            vec![(pieces(Role::King), 1), (ladies, 1), (pieces(Role::Rook), 2), (pieces(Role::Pawn), 1)];
        if self.terms.seven {
            slots.push((pieces(Role::Knight), 2));
        }
        slots.into_iter().map(|(pieces, count)| Slot { pieces, choices: choices(pieces, count) }).collect()
    }

    /// Returns the seat's hand with a selection, and with its hole card.
    pub(super) fn held(&self, seat: Seat, selection: Bitboard8) -> EvaluatedHand {
        let pulled = in_alphabet(selection)
            .into_iter()
            .filter_map(|square| Some((self.deal.card_on(square)?, Some(square))));
        let cards: Vec<(Card, Option<Square8>)> =
            pulled.chain(self.hole[seat.index()].map(|card| (card, None))).collect();
        let faces: Vec<Card> = cards.iter().map(|(card, _)| *card).collect();
        EvaluatedHand {
            squares: selection,
            value: self.value(selection, self.hole[seat.index()]),
            cards: best_five(&faces, self.terms.wild).into_iter().map(|index| cards[index]).collect(),
        }
    }

    fn value(&self, selection: Bitboard8, hole: Option<Card>) -> HandValue {
        let hand: Hand = selection.filter_map(|square| self.deal.card_on(square)).collect();
        self.terms.value(hand, hole)
    }

    /// Returns the value of the seat's best hand if it had this card in the hole.
    pub(super) fn best_value_with(&self, seat: Seat, hole: Card) -> HandValue {
        self.selections(seat).map(|selection| self.value(selection, Some(hole))).max().unwrap_or_default()
    }

    /// Returns the seat's best hand; of equal ones that with the alphabetically first squares.
    pub(super) fn best(&self, seat: Seat) -> EvaluatedHand {
        let mut best = Bitboard8::empty();
        let mut worth = None;
        for selection in self.selections(seat) {
            let value = Some(self.value(selection, self.hole[seat.index()]));
            let first = || in_alphabet(selection).iter().map(name).lt(in_alphabet(best).iter().map(name));
            if value > worth || value == worth && first() {
                (best, worth) = (selection, value);
            }
        }
        self.held(seat, best)
    }
}

/// Returns all ways to take `count` pieces, one or two; all the pieces if there are not more.
fn choices(pieces: Bitboard8, count: u32) -> Vec<Bitboard8> {
    if pieces.len() <= count {
        return vec![pieces];
    }
    if count == 1 {
        return pieces.map(Bitboard8::of).collect();
    }
    let pairs =
        |first: Square8| pieces.above(first).map(move |second| Bitboard8::of(first) | Bitboard8::of(second));
    pieces.flat_map(pairs).collect()
}

/// Returns the sort key of a square in alphabetical order: file, then rank.
fn name(square: &Square8) -> (u8, u8) {
    (square.file(), square.rank())
}

/// Returns the squares in the order of their names.
pub(super) fn in_alphabet(squares: Bitboard8) -> Vec<Square8> {
    let mut squares: Vec<Square8> = squares.collect();
    squares.sort_unstable_by_key(name);
    squares
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::chess::Chess;
    use crate::kernel::Square;

    /// The options with the most choices.
    const TERMS: Config = Config {
        declare: true,
        limit: None,
        bonus: 0,
        pull: Pull::Rank { unmoved: true },
        seven: true,
        wild: false,
        faces_down: false,
        hole: false,
        redeal: None,
        is_dealt: false,
        short_ties: false,
        armies: crate::chess::Army::ORTHODOX,
    };

    /// More choices than any position that can be set up has: no other number of promotions of each kind gives as many.
    const MAX_SELECTIONS: usize = 450;

    fn selections(fen: &str) -> Vec<Bitboard8> {
        let chess = Chess::from_fen(fen).unwrap();
        chess.orthodox().unwrap();
        let deal = Deal::predefined("corner-aces").unwrap();
        let (moved, terms) = (Moved::default(), TERMS);
        let scene = Scene { board: chess.board(), deal: &deal, moved: &moved, hole: [None; 2], terms };
        scene.selections(Seat::First).collect()
    }

    #[test]
    fn the_most_choices_are_four_hundred_and_fifty() {
        // For every way to promote eight Pawns, all on squares with a card.
        let pairs = |pieces: u32| if pieces < 2 { 1 } else { pieces * (pieces - 1) / 2 };
        let mut max = 0;
        for queens in 0..=9_u32 {
            for rooks in 0..=10_u32 {
                for knights in 0..=10_u32 {
                    let promoted =
                        queens.saturating_sub(1) + rooks.saturating_sub(2) + knights.saturating_sub(2);
                    let Some(pawns) = 8_u32.checked_sub(promoted) else { continue };
                    // A further Bishop in place of the lost Queen costs a Pawn too.
                    let bishops = (0..=pawns).map(|more| ((2 + more).max(1), pawns - more));
                    let ladies = if queens > 0 { vec![(queens, pawns)] } else { bishops.collect() };
                    for (ladies, pawns) in ladies {
                        max = max.max(ladies * pairs(rooks) * pairs(knights) * pawns.max(1));
                    }
                }
            }
        }
        assert_eq!(max as usize, MAX_SELECTIONS);
        assert_eq!(selections("7k/8/8/NN6/NN6/RRR2N2/1NR2R2/KBBR4 w - - 0 1").len(), MAX_SELECTIONS);
    }

    proptest! {
        #[test]
        fn no_position_has_more_and_none_comes_twice(squares in Just(Square::all().collect::<Vec<Square8>>()).prop_shuffle(), kinds in prop::collection::vec(0..5_usize, 0..8)) {
            // Eight Pawns, some of them promoted, and the usual pieces, on arbitrary squares.
            let mut roles = vec![Role::Queen, Role::Rook, Role::Rook, Role::Knight, Role::Knight, Role::Bishop, Role::Bishop];
            roles.extend(kinds.iter().map(|kind| [Role::Queen, Role::Rook, Role::Rook, Role::Knight, Role::Knight][*kind]));
            roles.extend(vec![Role::Pawn; 8 - kinds.len()]);
            let mut board = Board::empty(Seat::First);
            board.put(Role::King, Seat::First, squares[0]);
            roles.iter().zip(&squares[1..]).for_each(|(role, square)| board.put(*role, Seat::First, *square));
            let deal = Deal::predefined("corner-aces").unwrap();
            let scene = Scene { board: &board, deal: &deal, moved: &Moved::default(), hole: [None; 2], terms: TERMS };
            let all: Vec<Bitboard8> = scene.selections(Seat::First).collect();
            prop_assert!((1..=MAX_SELECTIONS).contains(&all.len()));
            for (index, one) in all.iter().enumerate() {
                prop_assert!(!all[..index].contains(one));
                prop_assert_eq!(scene.selection(Seat::First, *one), Some(*one));
            }
            prop_assert_eq!(scene.has_choice(Seat::First), all.len() > 1);
        }
    }
}
