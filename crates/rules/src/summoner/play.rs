//! The effect of an action on the state.

use super::action::{Action, Creation, Move};
use super::movement::Square8;
use super::state::{Phase, State, Variant};
use crate::summoner::hand_and_deck::HeldCards;
use crate::summoner::piece::{Piece, PieceKind};

/// The result of an action.
#[derive(Debug, Default)]
pub(super) struct Done {
    /// The piece that was captured.
    pub(super) victim: Option<Piece>,
    /// `true` if the turn has ended and the other side has drawn a card.
    pub(super) ends_turn: bool,
}

impl State {
    /// Performs a legal action of the seat to act.
    pub(super) fn perform(&mut self, action: &Action) -> Done {
        let mut done = Done::default();
        match action {
            Action::Move(action) => done.victim = self.make(*action),
            Action::TakeOff => {
                if let Some(king) = self.board.king(self.turn) {
                    self.board.take(king);
                }
                self.quiet = self.quiet.saturating_add(1);
                self.passed = None;
                self.phase = Phase::Summon;
            }
            Action::Summon { piece, square, with } => {
                self.spent = self.spent.saturating_add(self.worth(with));
                let stock = &mut self.stocks[self.turn.index()];
                with.iter().for_each(|card| stock.spend(*card));
                self.summon(*piece, *square);
            }
            Action::Create(creation) => self.create(creation),
            Action::Discard(card) => {
                self.phase = Phase::Discard;
                self.stocks[self.turn.index()].spend(*card);
                done.ends_turn = !self.owes_discard();
            }
            Action::End => done.ends_turn = true,
        }
        done.ends_turn |= self.is_spent();
        if done.ends_turn {
            self.end_turn();
        }
        done
    }

    fn make(&mut self, action: Move) -> Option<Piece> {
        let Move { from, to, exchange, .. } = action;
        let (victim, passed) = (self.victim(from, to), self.passed_by(from, to));
        self.passed = passed;
        self.quiet = self.quiet.saturating_add(1);
        let taken = victim.and_then(|square| self.board.take(square));
        if taken.is_some() {
            self.quiet = 0;
        }
        let mut piece = self.board.take(from)?;
        let reserve = &mut self.reserves[self.turn.index()];
        if let Some(other) = exchange.and_then(|number| reserve.take(number)) {
            reserve.add(std::mem::replace(&mut piece, other));
        }
        self.board.put(to, piece);
        self.phase = Phase::Summon;
        taken
    }

    fn summon(&mut self, piece: u32, square: Square8) {
        let owes_king = self.owes_king();
        if let Some(mut piece) = self.reserves[self.turn.index()].take(piece) {
            if owes_king {
                piece.kind = PieceKind::King;
            }
            self.board.put(square, piece);
        }
        if self.passed == Some(square) {
            self.passed = None;
        }
        self.quiet = 0;
        self.phase = Phase::Create;
    }

    fn create(&mut self, creation: &Creation) {
        let (piece, cost) = (self.made_by(creation), self.cost(creation));
        let rider = self.rider().filter(|_| creation.rider);
        let stock = &mut self.stocks[self.turn.index()];
        stock.spend(creation.card);
        rider.into_iter().for_each(|rider| stock.spend(rider));
        self.spent = self.spent.saturating_add(cost);
        let reserve = &mut self.reserves[self.turn.index()];
        match creation.onto {
            Some(number) => reserve.change(number, piece),
            None => reserve.add(piece),
        }
        self.quiet = 0;
        self.phase = Phase::Create;
    }

    /// Checks whether everybody can see that this turn is over: the hand is empty and nothing can be summoned.
    fn is_spent(&self) -> bool {
        self.phase != Phase::Move
            && self.stock().hand().is_empty()
            && !self.owes_king()
            && !self.has_plain_summon()
    }

    fn end_turn(&mut self) {
        self.turn = self.turn.other();
        self.phase = Phase::Move;
        self.spent = 0;
        self.limit = self.board.side(self.turn).len();
        self.stocks[self.turn.index()].draw();
    }
}

impl<H: HeldCards> State<H> {
    /// Checks whether the turn may end now.
    pub(super) fn may_end(&self) -> bool {
        self.phase != Phase::Move && !self.owes_king() && !self.owes_discard()
    }

    /// Returns everything that the seat to act may do with the known cards; nothing if it is mated or stalemated.
    pub(super) fn all_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.each_action(|action| actions.push(action));
        actions
    }

    /// Visits the same one after another, without a list of them.
    pub(super) fn each_action(&self, mut visit: impl FnMut(Action)) {
        if self.phase == Phase::Move {
            return self.each_move_action(visit);
        }
        self.each_plain_summon(&mut visit);
        if self.may_end() {
            visit(Action::End);
        }
        if self.variant == Variant::Courier {
            self.each_located_summon(&mut visit);
        }
        self.each_creation(&mut visit);
        if self.owes_discard() && !self.owes_king() {
            self.stock().kinds().map(Action::Discard).for_each(visit);
        }
    }

    /// Returns the cards of the hand that an action plays or discards.
    pub(super) fn cards_played(&self, action: &Action) -> Vec<super::card::CardId> {
        match action {
            Action::Summon { with, .. } => with.clone(),
            Action::Create(creation) => {
                let rider = self.rider().filter(|_| creation.rider);
                [creation.card].into_iter().chain(rider).collect()
            }
            Action::Discard(card) => vec![*card],
            Action::Move(_) | Action::TakeOff | Action::End => Vec::new(),
        }
    }
}
