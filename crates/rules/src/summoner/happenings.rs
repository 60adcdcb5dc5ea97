//! The effects of actions.

use super::action::{Action, Move};
use super::hand_and_deck::HeldCards;
use super::state::State;
use crate::chess::Role;
use crate::happening::{Happening, PieceName};
use crate::summoner::piece::{Piece, PieceKind};

impl<H: HeldCards> State<H> {
    /// Returns the effects of a legal action of the seat to act. Check is among them only if the state after the action
    /// is given.
    pub(super) fn happenings(&self, action: &Action, after: Option<&State<H>>) -> Vec<Happening> {
        let reserved = |number: u32| self.reserve().get(number).map(|piece| self.named(piece));
        let mut done = Vec::new();
        match action {
            Action::Move(Move { from, to, exchange, .. }) => {
                let victim = self.victim(*from, *to).and_then(|square| self.board.on(square));
                let (from_name, on) = (from.to_string(), to.to_string());
                done.extend(self.board.on(*from).map(|piece| {
                    let piece = self.named(piece);
                    match victim {
                        Some(victim) => {
                            Happening::Took { piece, from: from_name, victim: self.named(victim), on }
                        }
                        None => Happening::Moved { piece, from: from_name, to: on },
                    }
                }));
                done.extend(exchange.and_then(reserved).map(Happening::Exchanged));
            }
            Action::TakeOff => done.push(Happening::TookOff),
            Action::Summon { piece, square, with } => {
                let with: Vec<String> = with.iter().map(|card| self.cards.name(*card).to_owned()).collect();
                let summoned = |piece| Happening::Summoned { piece, on: square.to_string(), with };
                done.extend(reserved(*piece).map(summoned));
            }
            Action::Create(creation) => {
                let made = self.named(&self.made_by(creation));
                done.push(match creation.onto.and_then(reserved) {
                    Some(piece) => Happening::Extended { piece, into: made },
                    None => Happening::Created(made),
                });
            }
            Action::Discard(card) => done.push(Happening::Discarded(self.cards.name(*card).to_owned())),
            Action::End => done.push(Happening::EndedTurn),
        }
        let other = self.turn.other();
        let gives_check = |after: &State<H>| after.board.is_in_check(other) && !self.board.is_in_check(other);
        done.extend(after.is_some_and(gives_check).then_some(Happening::Checked));
        done
    }

    fn named(&self, piece: &Piece) -> PieceName {
        match &piece.kind {
            PieceKind::King => PieceName::orthodox(Role::King),
            PieceKind::Pawn => PieceName::orthodox(Role::Pawn),
            PieceKind::Composite(made) if made.composition.is_king(&self.cards) => {
                PieceName::orthodox(Role::King)
            }
            PieceKind::Composite(_) => PieceName::Composite(piece.name(&self.cards)),
        }
    }
}
