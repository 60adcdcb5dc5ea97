//! What can be done in a game, and what comes of it.

use crate::action_error::ActionError;
use crate::knowledge::Knowledge;
use crate::observation::Notation;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatName, Viewer};

/// How far a game has come: who is to act, whether something is still secret, how it ended. Everybody may know all of it.
pub trait Status: Send + Sync {
    /// What the game calls its seats.
    fn seat_names(&self) -> [SeatName; 2];

    /// Which part of the game this is, in a game of parts: a record numbers the moves of each part from 1.
    fn part(&self) -> u8 {
        0
    }

    /// The seats that are to act now; empty when the game is over.
    fn to_act(&self) -> Vec<Seat>;

    /// Whether several seats choose at the same time, in whatever order they act: actions are then written with their
    /// seat before them, and take no move number.
    fn is_simultaneous(&self) -> bool {
        self.to_act().len() > 1
    }

    /// Whether the seed would tell what not everybody may know yet.
    fn is_seed_secret(&self) -> bool {
        false
    }

    /// How many of the latest actions hold what not everybody may know yet. Until it is fewer, others are told these
    /// as they were written for the public.
    fn secret_plies(&self) -> usize {
        0
    }

    /// Whether the seat to act has begun a turn of several actions. What it does from then until the turn ends tells it
    /// nothing that it did not know, so that it can be taken back.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// How the game ended by its own rules; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;
}

/// A position with all its secrets, and the rules by which it goes on. Pure: no clock, no chance but the seed it was
/// given.
///
/// It has no text, picture or menu of its own: these are made from what [`Position::observe`] gives, which holds nothing
/// that the viewer may not know.
pub trait Position: Status + Clone + 'static {
    /// Something a seat can do.
    type Action: Clone + PartialEq;

    /// The position as a viewer may know it.
    type Observed: Notation;

    /// Everything the seat may do now; empty when it is not to act.
    fn actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Reads an action in the game's notation and checks it against the rules.
    ///
    /// # Errors
    /// A text that is not notation, or an action that is against the rules, with the reason that applies.
    fn parse(&self, seat: Seat, text: &str) -> Result<Self::Action, ActionError>;

    /// Performs an action that [`Position::actions`] lists or [`Position::parse`] gave for this very position.
    fn apply(&mut self, seat: Seat, action: &Self::Action);

    /// The position as the viewer may know it: two positions that differ only in what the viewer may not know are
    /// observed as equal.
    fn observe(&self, viewer: Viewer) -> Self::Observed;

    /// An action of a seat as the viewer may know it.
    fn observe_action(
        &self,
        seat: Seat,
        action: &Self::Action,
        viewer: Viewer,
    ) -> <Self::Observed as Notation>::Action;

    /// What the player of a seat knows, for a computer player: all that it is ever given of a match.
    fn knowledge(&self, seat: Seat) -> Knowledge;

    /// The number of action sequences of this length from here.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return self.to_act().into_iter().map(|seat| self.actions(seat).len() as u64).sum(),
            _ => {}
        }
        let mut count = 0;
        for seat in self.to_act() {
            for action in self.actions(seat) {
                let mut next = self.clone();
                next.apply(seat, &action);
                count += next.perft(depth - 1);
            }
        }
        count
    }
}
