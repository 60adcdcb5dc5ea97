//! A position of Summoner's Chess with the relevant part of its past.

use super::action::{Action, Move};
use super::card::{CardId, Kind};
use super::composition::Part;
use super::draw_rule::QUIET_TURNS;
use super::movement::Square8;
use super::state::{Phase, State};
use crate::action_error::ActionError;
use crate::end_reason::EndReason;
use crate::outcome::Outcome;
use crate::phrase::{Phrase, Word, phrase};
use crate::seat::Seat;
use crate::summoner::hand_and_deck::HeldCards;
use crate::view::{self, Face, LastMove};

/// The rules of Summoner's Chess.
#[derive(Clone)]
pub(super) struct SummonerPosition {
    pub(super) state: State,
    /// The positions at the starts of Moves so far, as they are compared for repetition.
    pub(super) past: Vec<u64>,
    pub(super) outcome: Option<Outcome>,
    /// The pieces that each seat has captured, with their names.
    pub(super) captured: [Vec<(Face, String)>; 2],
    pub(super) last: Option<LastMove>,
    /// The Move of the turn in which something was summoned last.
    pub(super) moved: Option<(view::SquareIndex, view::SquareIndex)>,
    /// The cards that each seat has played or discarded in public; if the game began from a position, those of its
    /// pieces.
    pub(super) played: [Vec<CardId>; 2],
    /// The cards that each seat began with, if the game was played from its beginning.
    pub(super) decks: Option<[Vec<CardId>; 2]>,
}

/// Returns the cards of a seat's pieces on the board and in reserve.
fn cards_in_pieces(state: &State, seat: Seat) -> Vec<CardId> {
    let cards = &state.cards;
    let rider = cards.ids().find(|id| matches!(cards.card(*id).kind, Kind::Rider));
    let on_board = state.board.pieces().map(|(_, piece)| piece).filter(|piece| piece.owner == seat);
    let in_reserve = state.reserves[seat.index()].pieces.iter().map(|entry| &entry.piece);
    let parts = on_board.chain(in_reserve).filter_map(|piece| piece.composition()).flat_map(|made| &made.0);
    let cards = |part: &Part| [part.card].into_iter().chain(rider.filter(|_| part.rider));
    parts.flat_map(cards).collect()
}

impl SummonerPosition {
    /// Begins a game in this state.
    pub(super) fn new(state: State) -> Self {
        let played = Seat::ALL.map(|seat| cards_in_pieces(&state, seat));
        let mut table = Self {
            state,
            past: Vec::new(),
            outcome: None,
            captured: [Vec::new(), Vec::new()],
            last: None,
            moved: None,
            played,
            decks: None,
        };
        if table.state.phase == Phase::Move {
            table.judge();
        }
        table
    }

    /// Begins a game now with these decks.
    pub(super) fn begun(state: State, decks: [Vec<CardId>; 2]) -> Self {
        Self { decks: Some(decks), ..Self::new(state) }
    }

    /// Counts the occurrences of the position at the start of this Move.
    pub(super) fn repetitions(&self) -> usize {
        self.past.last().map_or(0, |key| self.past.iter().filter(|past| *past == key).count())
    }

    /// Ends the game at the start of a Move if it is over.
    pub(super) fn judge(&mut self) {
        let state = &self.state;
        self.past.push(state.recurrence());
        self.outcome = if !state.has_move() && !state.may_take_off() {
            Some(match state.board.is_in_check(state.turn) {
                true => Outcome::win(state.turn.other(), EndReason::Checkmate),
                false => Outcome::draw(EndReason::Stalemate),
            })
        } else if state.is_bare() {
            Some(Outcome::draw(EndReason::OnlyKingsLeft))
        } else if self.repetitions() >= 3 {
            Some(Outcome::draw(EndReason::ThreefoldRepetition))
        } else if state.quiet >= QUIET_TURNS {
            Some(Outcome::draw(EndReason::FiftyTurns))
        } else {
            None
        };
    }

    fn check_move(&self, action: Move) -> Result<(), ActionError> {
        let refuse = |why: Phrase| Err(ActionError::illegal(why));
        let Move { from, to, exchange, .. } = action;
        let state = &self.state;
        let piece = match state.board.on(from) {
            None => return refuse(phrase!("{from} is empty", from)),
            Some(piece) if piece.owner != state.turn => {
                return refuse(phrase!("the piece on {from} is not yours", from));
            }
            Some(piece) => piece,
        };
        if !state.pseudo_targets(from, piece).contains(to) {
            return refuse(match state.board.on(to) {
                Some(other) if other.owner == state.turn => phrase!("your own piece is on {to}", to),
                _ => {
                    let name = piece.name(&state.cards);
                    phrase!("{name} on {from} does not go to {to}", name = Word(&name), from, to)
                }
            });
        }
        if !state.legal_targets(from).contains(to) {
            return refuse(phrase!("your King would be in check"));
        }
        let Some(number) = exchange else { return Ok(()) };
        match state.reserve().get(number) {
            None => refuse(phrase!("there is no such piece in your reserve")),
            Some(other) if other.is_extra_king(&state.cards) => {
                refuse(phrase!("a piece is never exchanged for a King"))
            }
            Some(_) if !state.may_exchange(from, to) => refuse(phrase!(
                "only a piece that could go nowhere from {to}, whatever stood there, may be exchanged",
                to
            )),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn check_action(&self, action: &Action) -> Result<(), ActionError> {
        let refuse = |why: Phrase| Err(ActionError::illegal(why));
        let state = &self.state;
        let takes_off = state.phase == Phase::Move && !state.has_move() && state.may_take_off();
        match action {
            Action::Move(_) | Action::TakeOff if state.phase != Phase::Move => {
                refuse(phrase!("you have moved in this turn; summon, create or end it"))
            }
            Action::Move(_) if takes_off => {
                refuse(phrase!("your King is mated: take it off with xK, then summon your extra King"))
            }
            Action::Move(action) => self.check_move(*action),
            Action::TakeOff if takes_off => Ok(()),
            Action::TakeOff => refuse(phrase!(
                "a King is taken off only when it is mated and an extra one can take its place"
            )),
            _ if state.phase == Phase::Move => refuse(phrase!("move a piece first")),
            Action::Summon { piece, square, with } => state.check_summon(*piece, *square, with),
            Action::Create(creation) => state.check_creation(creation),
            Action::Discard(_) | Action::End if state.owes_king() => {
                refuse(phrase!("your extra King must enter first"))
            }
            Action::Discard(card) if !state.stock().holds(*card) => {
                refuse(phrase!("you have no {name} in your hand", name = Word(state.cards.name(*card))))
            }
            Action::Discard(_) if !state.owes_discard() => {
                refuse(phrase!("cards are discarded only when you hold more than seven"))
            }
            Action::Discard(_) => Ok(()),
            Action::End if state.owes_discard() => {
                refuse(phrase!("discard down to seven cards first, such as -Knight"))
            }
            Action::End => Ok(()),
        }
    }

    /// Notes the action for later views.
    pub(super) fn note(&mut self, seat: Seat, from: Option<Square8>, to: Square8, text: String) {
        let moved = self.last.as_ref().filter(|last| last.seat == seat && from.is_none());
        self.moved = moved.and_then(|last| Some((last.from?, last.to)));
        self.last = Some(LastMove {
            seat,
            number: None,
            text,
            from: from.map(|square| square.index() as u16),
            to: to.index() as u16,
        });
    }
}
