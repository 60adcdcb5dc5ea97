//! A seat's knowledge of a game of Summoner's Chess, the states that agree with it, and a search's questions about a
//! state.

use super::action::Action;
use super::card::{CardId, Kind};
use super::draw_rule::QUIET_TURNS;
use super::movement::{Bitboard8, Square8};
use super::state::{Phase, State, Variant};
use super::{READY, deck, notation};
use crate::kernel::SeedRng;
use crate::seat::Seat;
use crate::summoner::hand_and_deck::{HandAndDeck, HeldCards};
use crate::summoner::observed::Observed;
use crate::summoner::piece::Piece;

/// Cards that a seat cannot see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unseen {
    /// The seat knows the cards, listed in the order of the catalogue, but not their order in the deck.
    Known(Vec<CardId>),
    /// The seat knows the number of cards, and the visible cards of the same side.
    Counted(usize, Vec<CardId>),
}

/// The odds, as one in this number, that a side of the courier version holds any cards if only their number is known. A
/// position that was set up may have others than the pack.
const ODD: u32 = 32;

/// The knowledge of a seat in Summoner's Chess.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    pub(super) seat: Seat,
    /// The state without the own deck and the other seat's hand and deck.
    pub(super) open: State,
    pub(super) hand_sizes: [usize; 2],
    pub(super) deck_sizes: [usize; 2],
    /// The own deck, and the other seat's hand and deck.
    pub(super) own: Unseen,
    pub(super) theirs: Unseen,
    pub(super) repetitions: usize,
    pub(super) past: Vec<u64>,
}

impl Knowledge {
    /// Builds the seat's knowledge from its observation, in a player's terms.
    pub(super) fn of(observed: &Observed, seat: Seat) -> Self {
        let stock = |seat: Seat| &observed.state.stocks[seat.index()];
        let own_hand = stock(seat).hand().to_vec();
        let mut stocks = <[HandAndDeck; 2]>::default();
        stocks[seat.index()] = HandAndDeck::new(own_hand.clone(), Vec::new());
        let unseen = |owner: Seat, seen: &[CardId], count: usize| {
            let played = &observed.played[owner.index()];
            match &observed.decks[owner.index()] {
                Some(deck) => Unseen::Known(without(deck.clone(), played.iter().chain(seen))),
                None => Unseen::Counted(count, [played, seen].concat()),
            }
        };
        let other = seat.other();
        Self {
            seat,
            open: observed.state.with_stocks(stocks),
            hand_sizes: Seat::ALL.map(|seat| stock(seat).hand_size()),
            deck_sizes: Seat::ALL.map(|seat| stock(seat).deck_size()),
            own: unseen(seat, &own_hand, stock(seat).deck_size()),
            theirs: unseen(other, &[], stock(other).hand_size() + stock(other).deck_size()),
            repetitions: observed.repetitions,
            past: observed.past.clone(),
        }
    }

    /// Checks whether the courier version is played.
    #[must_use]
    pub fn is_courier(&self) -> bool {
        self.open.is_courier()
    }

    /// Counts the occurrences of the position, this one included.
    #[must_use]
    pub const fn repetitions(&self) -> usize {
        self.repetitions
    }

    /// Returns the positions that may come again, in the form of [`State::recurrence`], each at the start of a Move, in
    /// turn.
    #[must_use]
    pub fn past(&self) -> &[u64] {
        &self.past
    }

    /// Returns the seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the state as far as the seat sees it: without its own deck and the other seat's hand and deck.
    #[must_use]
    pub const fn open(&self) -> &State {
        &self.open
    }

    /// Returns a random state that agrees with the seat's knowledge.
    #[must_use]
    pub fn sample(&self, chance: &mut SeedRng) -> State {
        let mut state = self.open.clone();
        let (own, other) = (self.seat.index(), self.seat.other().index());
        let hand = self.open.stocks[own].hand().to_vec();
        let deck = self.draw(&self.own, self.deck_sizes[own], chance);
        state.stocks[own] = HandAndDeck::new(hand, deck);
        let mut hand = self.draw(&self.theirs, self.hand_sizes[other] + self.deck_sizes[other], chance);
        let deck = hand.split_off(self.hand_sizes[other].min(hand.len()));
        state.stocks[other] = HandAndDeck::new(hand, deck);
        state
    }

    fn draw(&self, unseen: &Unseen, count: usize, chance: &mut SeedRng) -> Vec<CardId> {
        let (mut cards, full) = match unseen {
            Unseen::Known(cards) => (cards.clone(), true),
            Unseen::Counted(_, seen) => (without(self.usual_cards(chance).unwrap_or_default(), seen), false),
        };
        chance.shuffle(&mut cards);
        if !full {
            let known: Vec<CardId> = self.open.cards.ids().filter(|id| self.may_hold(*id)).collect();
            while cards.len() < count && !known.is_empty() {
                cards.push(known[chance.below(known.len() as u32) as usize]);
            }
        }
        cards.truncate(count);
        cards
    }

    /// Returns the cards with which a side probably began; `None` if they may be any.
    fn usual_cards(&self, chance: &mut SeedRng) -> Option<Vec<CardId>> {
        match self.open.variant {
            // Most people play a ready deck; any other is possible.
            Variant::Standard => {
                let ready = READY.get(chance.below(READY.len() as u32 + 3) as usize)?;
                Some(deck::cards_of(ready.name, None, &self.open.cards))
            }
            Variant::Courier => (chance.below(ODD) > 0).then(|| deck::pack(&self.open.cards)),
        }
    }

    fn may_hold(&self, id: CardId) -> bool {
        let card = self.open.cards.card(id);
        match self.open.variant {
            Variant::Standard => card.is_standard,
            Variant::Courier => card.copies > 0,
        }
    }
}

/// Returns the cards without these, one copy for each; in the order of the catalogue.
fn without<'a>(mut cards: Vec<CardId>, gone: impl IntoIterator<Item = &'a CardId>) -> Vec<CardId> {
    for card in gone {
        if let Some(place) = cards.iter().position(|held| held == card) {
            cards.swap_remove(place);
        }
    }
    cards.sort_unstable();
    cards
}

/// A piece on the board, for a search.
#[derive(Clone, Copy, Debug)]
pub struct KnownPiece {
    /// The square of the piece.
    pub square: Square8,
    /// The owner of the piece.
    pub owner: Seat,
    /// `true` for a King.
    pub is_king: bool,
    /// `true` for a Pawn of the courier version.
    pub is_pawn: bool,
    /// The values of its cards together; of a Pawn 1, of a King nothing.
    pub worth: u32,
    /// The empty squares to which it can go.
    pub quiet: Bitboard8,
    /// The squares of both sides' pieces on which it could capture: those it attacks, and those it guards.
    pub aims: Bitboard8,
}

impl State {
    /// Returns the seat to act.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Checks whether the courier version is played.
    #[must_use]
    pub fn is_courier(&self) -> bool {
        self.variant == Variant::Courier
    }

    /// Checks whether the turn begins, so that a Move is due.
    #[must_use]
    pub fn is_move_due(&self) -> bool {
        self.phase == Phase::Move
    }

    /// Counts the turns since the last capture, summon or creation; a hundred are a draw.
    #[must_use]
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Returns all actions of the seat to act; none when it is mated or stalemated.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        self.all_actions()
    }

    /// Returns all summons of the seat to act, in the order of [`State::actions`].
    #[must_use]
    pub fn summons(&self) -> Vec<Action> {
        let mut summons = Vec::new();
        self.each_plain_summon(|action| summons.push(action));
        if self.is_courier() {
            self.each_located_summon(|action| summons.push(action));
        }
        summons
    }

    /// Visits everything that the seat to act may create, in the order of [`State::actions`].
    pub fn for_each_creation(&self, visit: impl FnMut(Action)) {
        self.each_creation(visit);
    }

    /// Returns a measure of the time that it takes to copy, play and evaluate the state: about 100 in an ordinary game,
    /// and thousands if many pieces of many cards were set up.
    #[must_use]
    pub fn complexity(&self) -> u64 {
        let rides = |piece: &Piece| 2 + piece.movement().rides().len() as u64;
        let on_board: u64 = self.board.pieces().map(|(_, piece)| rides(piece)).sum();
        let waiting: usize = self.reserves.iter().map(|reserve| reserve.pieces.len()).sum();
        on_board + waiting as u64
    }

    /// Performs a legal action; returns whether the turn has ended.
    pub fn play(&mut self, action: &Action) -> bool {
        self.perform(action).ends_turn
    }

    /// Checks whether the seat to act is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.board.is_in_check(self.turn)
    }

    /// Checks whether the other seat's King is attacked.
    #[must_use]
    pub fn gives_check(&self) -> bool {
        self.board.is_in_check(self.turn.other()) || (self.phase == Phase::Move && self.is_check())
    }

    /// Checks whether an action adds cards to an existing piece.
    #[must_use]
    pub fn adds_to_piece(&self, action: &Action) -> bool {
        matches!(action, Action::Create(creation) if creation.onto.is_some())
    }

    /// Checks whether the seat to act is mated or stalemated at the start of its turn.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        self.phase == Phase::Move && !self.has_move() && !self.may_take_off()
    }

    /// Checks whether the game is drawn at the start of a turn because nothing has been captured, summoned or created
    /// for too long. Mate and stalemate come first.
    #[must_use]
    pub fn is_quiet_draw(&self) -> bool {
        self.phase == Phase::Move && self.quiet >= QUIET_TURNS
    }

    /// Returns the value that an action captures.
    #[must_use]
    pub fn captured_value(&self, action: &Action) -> Option<u32> {
        let Action::Move(action) = action else { return None };
        let square = self.victim(action.from, action.to)?;
        self.board.on(square).map(Piece::worth)
    }

    /// Returns the value that an action brings into play: of a summoned piece, or of the cards that become a piece.
    #[must_use]
    pub fn played_value(&self, action: &Action) -> u32 {
        match action {
            Action::Summon { piece, .. } => self.reserve().get(*piece).map_or(0, Piece::worth),
            Action::Create(creation) => self.cost(creation),
            _ => 0,
        }
    }

    /// Returns the value of a discarded card.
    #[must_use]
    pub fn discarded_value(&self, action: &Action) -> u32 {
        match action {
            Action::Discard(card) => self.card_value(*card),
            _ => 0,
        }
    }

    fn card_value(&self, id: CardId) -> u32 {
        let card = self.cards.card(id);
        match card.kind {
            // The value of a Rider or Clone depends on the other cards.
            Kind::Rider | Kind::Clone => 5,
            _ => card.value,
        }
    }

    /// Returns the pieces on the board.
    pub fn pieces(&self) -> impl Iterator<Item = KnownPiece> {
        let occupied = self.board.occupied();
        self.board.pieces().map(move |(square, piece)| {
            let reach = piece.movement().reach_of_all(square, occupied, self.board.side(piece.owner));
            KnownPiece {
                square,
                owner: piece.owner,
                is_king: piece.is_king(),
                is_pawn: piece.is_pawn(),
                worth: piece.worth(),
                quiet: reach.quiet,
                aims: reach.capture,
            }
        })
    }

    /// Returns the squares on which a seat's pieces stand.
    #[must_use]
    pub const fn side(&self, seat: Seat) -> Bitboard8 {
        self.board.side(seat)
    }

    /// Returns the values of the pieces that a seat has in reserve, one after another.
    pub fn reserve_values(&self, seat: Seat) -> impl Iterator<Item = u32> {
        self.reserves[seat.index()].pieces.iter().map(|entry| entry.piece.worth())
    }

    /// Returns the values of the cards that a seat holds, one after another.
    pub fn hand_values(&self, seat: Seat) -> impl Iterator<Item = u32> {
        self.stocks[seat.index()].hand().iter().map(|card| self.card_value(*card))
    }

    /// Counts the cards that a seat can still play: those in its hand and those that it may draw.
    #[must_use]
    pub fn cards_left(&self, seat: Seat) -> usize {
        let stock = &self.stocks[seat.index()];
        stock.hand_size() + stock.deck_size()
    }

    /// Returns the square of a seat's King.
    #[must_use]
    pub fn king(&self, seat: Seat) -> Option<Square8> {
        self.board.king(seat)
    }

    /// Returns an action in the game's notation.
    #[must_use]
    pub fn write(&self, action: &Action) -> String {
        notation::write(self, action)
    }
}
