//! The state of a game: everything that decides its future.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::board::Board;
use super::card::CardId;
use super::catalogue::Catalogue;
use super::movement::Square8;
use super::reserve::Reserve;
use crate::kernel::{Seed, Square};
use crate::seat::Seat;
use crate::summoner::exchange_rule::ExchangeRule;
use crate::summoner::hand_and_deck::{HAND, HandAndDeck, HeldCards};
use crate::summoner::piece::Piece;

/// The version of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variant {
    Standard,
    Courier,
}

/// The phase of the turn. Drawing is over when it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    Move,
    Summon,
    Create,
    Discard,
}

impl Phase {
    /// All phases in order.
    pub(super) const ALL: [Phase; 4] = [Phase::Move, Phase::Summon, Phase::Create, Phase::Discard];

    /// Returns its name in JSON.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Phase::Move => "move",
            Phase::Summon => "summon",
            Phase::Create => "create",
            Phase::Discard => "discard",
        }
    }
}

/// Everything that decides the future of a game, without its past. `H` is the knowledge of each player's cards.
#[derive(Debug, PartialEq)]
pub struct State<H = HandAndDeck> {
    pub(super) cards: Arc<Catalogue>,
    pub(super) variant: Variant,
    pub(super) exchange: ExchangeRule,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// The values that may be played in this turn.
    pub(super) limit: u32,
    /// The values that have been played in this turn.
    pub(super) spent: u32,
    /// Turns since the last capture, summon or creation.
    pub(super) quiet: u32,
    pub(super) board: Board,
    /// The square that a Pawn has just passed over.
    pub(super) passed: Option<Square8>,
    pub(super) reserves: [Reserve; 2],
    pub(super) stocks: [H; 2],
}

/// Written out so that copying over another one reuses its memory.
impl<H: Clone> Clone for State<H> {
    fn clone(&self) -> Self {
        self.with_stocks(self.stocks.clone())
    }

    fn clone_from(&mut self, source: &Self) {
        if !Arc::ptr_eq(&self.cards, &source.cards) {
            self.cards = Arc::clone(&source.cards);
        }
        (self.variant, self.exchange) = (source.variant, source.exchange);
        (self.turn, self.phase) = (source.turn, source.phase);
        (self.limit, self.spent, self.quiet) = (source.limit, source.spent, source.quiet);
        self.board.clone_from(&source.board);
        self.passed = source.passed;
        self.reserves.clone_from(&source.reserves);
        self.stocks.clone_from(&source.stocks);
    }
}

impl State {
    /// Returns the beginning of a game with these cards for each player.
    pub(super) fn start(
        cards: Arc<Catalogue>,
        (variant, exchange): (Variant, ExchangeRule),
        decks: [Vec<CardId>; 2],
        seed: &Seed,
    ) -> Self {
        let mut board = Board::empty();
        for (seat, back, front) in [(Seat::First, 0, 1), (Seat::Second, 7, 6)] {
            let mut put = |file, rank, piece| Square::at(file, rank).map(|square| board.put(square, piece));
            put(4, back, Piece::king(seat));
            if variant == Variant::Courier {
                for file in 3..6 {
                    put(file, front, Piece::pawn(seat));
                }
            }
        }
        let limit = board.side(Seat::First).len();
        let [white, black] = decks;
        Self {
            cards,
            variant,
            exchange,
            turn: Seat::First,
            phase: Phase::Move,
            limit,
            spent: 0,
            quiet: 0,
            board,
            passed: None,
            reserves: Default::default(),
            stocks: [
                HandAndDeck::deal(white, Seat::First, seed),
                HandAndDeck::deal(black, Seat::Second, seed),
            ],
        }
    }

    /// Returns about how many bytes of tables its cards and pieces keep.
    pub(super) fn table_memory(&self) -> usize {
        let on_board = self.board.pieces().map(|(_, piece)| piece);
        let in_reserve = self.reserves.iter().flat_map(|reserve| &reserve.pieces).map(|entry| &entry.piece);
        self.cards.memory() + on_board.chain(in_reserve).map(Piece::memory).sum::<usize>()
    }

    /// Checks whether only Kings are left and no cards anywhere.
    pub(super) fn is_bare(&self) -> bool {
        self.board.pieces().all(|(_, piece)| piece.is_king())
            && self.reserves.iter().all(|reserve| reserve.pieces.is_empty())
            && self.stocks.iter().all(|stock| stock.hand_size() == 0 && stock.deck_size() == 0)
    }
}

impl<H: HeldCards> State<H> {
    /// Returns a number by which positions are compared for repetition, at the start of a Move. Everybody may know it.
    #[must_use]
    pub fn recurrence(&self) -> u64 {
        let cards = &self.cards;
        let mut key = format!("{:?} {:?}", self.turn, self.passed);
        for (square, piece) in self.board.pieces() {
            key.push_str(&format!(" {square}{:?}{}", piece.owner, piece.key(cards)));
        }
        for seat in Seat::ALL {
            let (reserve, stock) = (&self.reserves[seat.index()], &self.stocks[seat.index()]);
            let mut waiting: Vec<String> =
                reserve.pieces.iter().map(|entry| entry.piece.key(cards)).collect();
            waiting.sort_unstable();
            // Decks only shrink: two of the same length are equal, and nothing has been drawn in between. So hands of
            // the same size are equal, too.
            key.push_str(&format!(" {waiting:?} {} {}", stock.hand_size(), stock.deck_size()));
        }
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        hasher.finish()
    }
}

impl<H> State<H> {
    /// Returns the hand and deck of the seat to act.
    pub(super) const fn stock(&self) -> &H {
        &self.stocks[self.turn.index()]
    }

    /// Returns the reserve of the seat to act.
    pub(super) const fn reserve(&self) -> &Reserve {
        &self.reserves[self.turn.index()]
    }

    /// Returns the values that may still be played in this turn.
    pub(super) const fn left(&self) -> u32 {
        self.limit.saturating_sub(self.spent)
    }

    /// Checks whether the King has been taken off and the extra one must enter.
    pub(super) fn owes_king(&self) -> bool {
        self.phase != Phase::Move && self.board.king(self.turn).is_none()
    }

    /// Returns the numbers of the extra Kings in the reserve of the seat to act.
    pub(super) fn extra_kings(&self) -> impl Iterator<Item = u32> {
        let kings = self.reserve().pieces.iter().filter(|entry| entry.piece.is_extra_king(&self.cards));
        kings.map(|piece| piece.number)
    }

    /// Returns the same with other cards in the players' hands and decks.
    pub(super) fn with_stocks<G>(&self, stocks: [G; 2]) -> State<G> {
        State {
            cards: Arc::clone(&self.cards),
            variant: self.variant,
            exchange: self.exchange,
            turn: self.turn,
            phase: self.phase,
            limit: self.limit,
            spent: self.spent,
            quiet: self.quiet,
            board: self.board.clone(),
            passed: self.passed,
            reserves: self.reserves.clone(),
            stocks,
        }
    }
}

impl<H: HeldCards> State<H> {
    /// Checks whether the hand is larger than it may be at the end of the turn.
    pub(super) fn owes_discard(&self) -> bool {
        self.stock().hand_size() > HAND
    }
}
