//! A position of Summoner's Chess with what of its past matters.

use std::sync::Arc;

use serde_json::Value;

use super::action::{Action, Move};
use super::movement::Place;
use super::state::{Phase, State, Variant};
use super::{SEATS, detail, notation, setup, sheets, show, steps};
use crate::rules::game::Rules;
use crate::rules::outcome::Outcome;
use crate::rules::refusal::Refusal;
use crate::rules::seat::{Seat, SeatName, Viewer};
use crate::rules::sheet::MoveSheet;
use crate::rules::step::Step;
use crate::rules::view::{self, Face, LastMove, View};

/// How many turns of both sides together may pass without capture, summon or creation.
const QUIET_TURNS: u32 = 100;

/// The rules of Summoner's Chess.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) state: State,
    /// The positions at the starts of Moves so far.
    past: Vec<Arc<str>>,
    outcome: Option<Outcome>,
    /// What each seat has captured.
    pub(super) captured: [Vec<Face>; 2],
    /// How many turns of the first seat have begun, this one included.
    number: u32,
    pub(super) last: Option<LastMove>,
    /// The Move of the turn in which something was summoned last.
    pub(super) moved: Option<(view::Place, view::Place)>,
}

impl Table {
    /// A game that goes on from this state.
    pub(super) fn new(state: State) -> Self {
        let mut table = Self {
            state,
            past: Vec::new(),
            outcome: None,
            captured: [Vec::new(), Vec::new()],
            number: 1,
            last: None,
            moved: None,
        };
        if table.state.phase == Phase::Move {
            table.judge();
        }
        table
    }

    /// How often the position at the start of this Move has occurred.
    pub(super) fn repetitions(&self) -> usize {
        self.past.last().map_or(0, |key| self.past.iter().filter(|past| *past == key).count())
    }

    /// Whether the game is over at the start of a Move, and how.
    fn judge(&mut self) {
        let state = &self.state;
        self.past.push(state.key().into());
        self.outcome = if !state.has_move() && !state.may_take_off() {
            Some(match state.board.is_in_check(state.turn) {
                true => Outcome::win(state.turn.other(), "checkmate"),
                false => Outcome::draw("stalemate"),
            })
        } else if self.is_bare() {
            Some(Outcome::draw("only Kings left"))
        } else if self.repetitions() >= 3 {
            Some(Outcome::draw("threefold repetition"))
        } else if state.quiet >= QUIET_TURNS {
            Some(Outcome::draw("fifty turns without capture, summon or creation"))
        } else {
            None
        };
    }

    /// Whether only Kings are left and no cards anywhere.
    fn is_bare(&self) -> bool {
        let state = &self.state;
        state.board.men().all(|(_, man)| man.is_king())
            && state.reserves.iter().all(|reserve| reserve.pieces.is_empty())
            && state.stocks.iter().all(|stock| stock.hand().is_empty() && stock.deck().len() == 0)
    }

    fn make(&mut self, action: Move) {
        let Move { from, to, exchange, .. } = action;
        let (seat, victim, passed) =
            (self.state.turn, self.state.victim(from, to), self.state.passed_by(from, to));
        let state = &mut self.state;
        state.passed = passed;
        state.quiet = state.quiet.saturating_add(1);
        if let Some(man) = victim.and_then(|square| state.board.take(square)) {
            self.captured[seat.index()].push(show::face(&state.cards, &man));
            state.quiet = 0;
        }
        let Some(mut man) = state.board.take(from) else { return };
        let reserve = &mut state.reserves[seat.index()];
        if let Some(other) = exchange.and_then(|number| reserve.take(number)) {
            reserve.add(std::mem::replace(&mut man, other));
        }
        state.board.put(to, man);
        state.phase = Phase::Summon;
    }

    fn summon(&mut self, piece: u32, square: Place) {
        let state = &mut self.state;
        let owes_king = state.owes_king();
        let seat = state.turn;
        if let Some(mut man) = state.reserves[seat.index()].take(piece) {
            if owes_king {
                man.kind = super::man::ManKind::King;
            }
            state.board.put(square, man);
        }
        if state.passed == Some(square) {
            state.passed = None;
        }
        state.quiet = 0;
        state.phase = Phase::Create;
    }

    /// Whether nothing can be done any more in this turn, as anybody can see: the hand is empty and nothing can be
    /// summoned.
    fn is_spent(&self) -> bool {
        let state = &self.state;
        state.stock().hand().is_empty() && !state.owes_king() && state.plain_summons().is_empty()
    }

    fn end_turn(&mut self) {
        let state = &mut self.state;
        state.turn = state.turn.other();
        state.phase = Phase::Move;
        state.spent = 0;
        state.limit = state.board.side(state.turn).len();
        state.stocks[state.turn.index()].draw();
        if state.turn == Seat::First {
            self.number = self.number.saturating_add(1);
        }
        self.judge();
    }

    fn may_end(&self) -> bool {
        let state = &self.state;
        state.phase != Phase::Move && !state.owes_king() && !state.owes_discard()
    }

    fn check_move(&self, action: Move) -> Result<(), Refusal> {
        let refuse = |why: String| Err(Refusal::illegal(why));
        let Move { from, to, exchange, .. } = action;
        let state = &self.state;
        let man = match state.board.on(from) {
            None => return refuse(format!("{from} is empty")),
            Some(man) if man.owner != state.turn => {
                return refuse(format!("the piece on {from} is not yours"));
            }
            Some(man) => man,
        };
        if !state.pseudo_targets(from, man).contains(to) {
            return refuse(match state.board.on(to) {
                Some(other) if other.owner == state.turn => format!("your own piece is on {to}"),
                _ => format!("{} on {from} does not go to {to}", man.name(&state.cards)),
            });
        }
        if !state.legal_targets(from).contains(to) {
            return refuse("your King would be in check".to_owned());
        }
        let Some(number) = exchange else { return Ok(()) };
        match state.reserve().get(number) {
            None => refuse("there is no such piece in your reserve".to_owned()),
            Some(other) if other.is_extra_king(&state.cards) => {
                refuse("a piece is never exchanged for a King".to_owned())
            }
            Some(_) if !state.may_exchange(from, to) => refuse(format!(
                "only a piece that could make no move from {to} on an empty board may be exchanged"
            )),
            Some(_) => Ok(()),
        }
    }

    fn check_action(&self, action: &Action) -> Result<(), Refusal> {
        let refuse = |why: &str| Err(Refusal::illegal(why));
        let state = &self.state;
        let takes_off = state.phase == Phase::Move && !state.has_move() && state.may_take_off();
        match action {
            Action::Move(_) | Action::TakeOff if state.phase != Phase::Move => {
                refuse("you have moved in this turn; summon, create or end it")
            }
            Action::Move(_) if takes_off => {
                refuse("your King is mated: take it off with xK, then summon your extra King")
            }
            Action::Move(action) => self.check_move(*action),
            Action::TakeOff if takes_off => Ok(()),
            Action::TakeOff => {
                refuse("a King is taken off only when it is mated and an extra one can take its place")
            }
            _ if state.phase == Phase::Move => refuse("move a piece first"),
            Action::Summon { piece, square, with } => state.check_summon(*piece, *square, with),
            Action::Create(creation) => state.check_creation(creation),
            Action::Discard(_) | Action::End if state.owes_king() => {
                refuse("your extra King must enter first")
            }
            Action::Discard(card) if !state.stock().holds(*card) => {
                Err(Refusal::illegal(format!("you have no {} in your hand", state.cards.name(*card))))
            }
            Action::Discard(_) if !state.owes_discard() => {
                refuse("cards are discarded only when you hold more than seven")
            }
            Action::Discard(_) => Ok(()),
            Action::End if state.owes_discard() => {
                refuse("discard down to seven cards first, such as -Knight")
            }
            Action::End => Ok(()),
        }
    }

    /// Notes what has been done for the views to come.
    fn note(&mut self, seat: Seat, from: Option<Place>, to: Place, text: String) {
        let moved = self.last.as_ref().filter(|last| last.seat == seat && from.is_none());
        self.moved = moved.and_then(|last| Some((last.from?, last.to)));
        self.last = Some(LastMove {
            seat,
            number: Some(self.number),
            text,
            from: from.map(|square| square.index() as u16),
            to: to.index() as u16,
        });
    }
}

impl Rules for Table {
    type Action = Action;

    fn seat_names(&self) -> [SeatName; 2] {
        SEATS
    }

    fn to_act(&self) -> Vec<Seat> {
        if self.outcome.is_some() { Vec::new() } else { vec![self.state.turn] }
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        if self.outcome.is_some() || seat != self.state.turn {
            return Vec::new();
        }
        let state = &self.state;
        let mut actions = self.offered(seat, Viewer::Public);
        if state.phase == Phase::Move {
            return actions;
        }
        if state.variant == Variant::Courier {
            actions.extend(state.located_summons());
        }
        actions.extend(state.creations());
        if state.owes_discard() && !state.owes_king() {
            actions.extend(state.stock().kinds().into_iter().map(Action::Discard));
        }
        actions
    }

    /// Others are not offered what depends on the hand.
    fn offered(&self, seat: Seat, viewer: Viewer) -> Vec<Action> {
        if self.outcome.is_some() || seat != self.state.turn {
            return Vec::new();
        }
        if viewer == Viewer::Everyone || viewer == Viewer::Seat(seat) {
            return self.actions(seat);
        }
        if self.state.phase == Phase::Move {
            return self.state.move_actions();
        }
        let mut actions = self.state.plain_summons();
        if self.may_end() {
            actions.push(Action::End);
        }
        actions
    }

    fn parse(&self, _seat: Seat, text: &str) -> Result<Action, Refusal> {
        let action = notation::read(&self.state, text)?;
        self.check_action(&action)?;
        Ok(action)
    }

    fn notate(&self, _seat: Seat, action: &Action, _viewer: Viewer) -> String {
        notation::write(&self.state, action)
    }

    fn steps(&self, _seat: Seat, action: &Action, _viewer: Viewer) -> Vec<Step> {
        steps::steps(&self.state, action)
    }

    /// Cards are drawn when a turn begins, so that nothing new is seen in it.
    fn is_within_turn(&self) -> bool {
        self.outcome.is_none() && self.state.phase != Phase::Move
    }

    /// What has been played is open; hands and decks, and the seed with them, are not.
    fn is_seed_secret(&self) -> bool {
        true
    }

    fn apply(&mut self, seat: Seat, action: &Action) {
        let text = notation::write(&self.state, action);
        match action {
            Action::Move(action) => {
                self.note(seat, Some(action.from), action.to, text);
                self.make(*action);
            }
            Action::TakeOff => {
                if let Some(king) = self.state.board.king(seat) {
                    self.note(seat, None, king, text);
                    self.state.board.take(king);
                }
                self.state.quiet = self.state.quiet.saturating_add(1);
                self.state.passed = None;
                self.state.phase = Phase::Summon;
            }
            Action::Summon { piece, square, with } => {
                self.note(seat, None, *square, text);
                self.state.spent = self.state.spent.saturating_add(self.state.worth(with));
                with.iter().for_each(|card| self.state.stocks[seat.index()].spend(*card));
                self.summon(*piece, *square);
            }
            Action::Create(creation) => self.create(creation),
            Action::Discard(card) => {
                self.state.phase = Phase::Discard;
                self.state.stocks[seat.index()].spend(*card);
                if !self.state.owes_discard() {
                    return self.end_turn();
                }
            }
            Action::End => return self.end_turn(),
        }
        if self.is_spent() {
            self.end_turn();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn view(&self, viewer: Viewer) -> View {
        show::view(self, viewer)
    }

    fn text(&self, viewer: Viewer) -> String {
        setup::to_json(&self.state, viewer).to_string()
    }

    fn json(&self, viewer: Viewer) -> Value {
        setup::to_json(&self.state, viewer)
    }

    fn detail(&self, viewer: Viewer) -> Value {
        detail::detail(self, viewer)
    }

    fn sheets(&self, _viewer: Viewer) -> Vec<(String, MoveSheet)> {
        sheets::all(&self.state)
    }
}

impl Table {
    fn create(&mut self, creation: &super::action::Creation) {
        let (man, cost) = (self.state.made_by(creation), self.state.cost(creation));
        let state = &mut self.state;
        let stock = &mut state.stocks[state.turn.index()];
        stock.spend(creation.card);
        if creation.rider
            && let Some(rider) = state.cards.find("Rider")
        {
            stock.spend(rider);
        }
        state.spent = state.spent.saturating_add(cost);
        let reserve = &mut state.reserves[state.turn.index()];
        match creation.onto {
            Some(number) => reserve.change(number, man),
            None => reserve.add(man),
        }
        state.quiet = 0;
        state.phase = Phase::Create;
    }
}
