//! The interface of a game's rules: legal actions and their results.

use crate::action_error::ActionError;
use crate::knowledge::Knowledge;
use crate::observation::Notation;
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatName, Viewer};

/// The public state of a game: the seats to act, open secrets, the end.
pub trait Status: Send + Sync {
    /// Returns the game's names for its seats.
    fn seat_names(&self) -> [SeatName; 2];

    /// Returns the current part of a game in parts: a record numbers the moves of each part from 1.
    fn part(&self) -> u8 {
        0
    }

    /// Returns the seats to act now; empty when the game is over.
    fn to_act(&self) -> Vec<Seat>;

    /// Checks whether several seats choose at the same time, in any order. Their actions are then written with the seat
    /// in front, and have no move number.
    fn is_simultaneous(&self) -> bool {
        self.to_act().len() > 1
    }

    /// Checks whether the seed would reveal a secret.
    fn is_seed_secret(&self) -> bool {
        false
    }

    /// Counts what secrets and later chance have shown so far; an action after which this is another number cannot be taken
    /// back. `None` where every action may show something as long as the seed is secret.
    fn disclosures(&self) -> Option<usize> {
        None
    }

    /// Returns the number of the latest actions that are not public yet. Until it falls, others see these actions in
    /// their public form.
    fn secret_plies(&self) -> usize {
        0
    }

    /// Checks whether the seat to act has begun a turn of several actions. Its actions from then until the turn ends
    /// reveal nothing to it, so that they can be taken back.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// Returns how the game ended by its own rules; `None` while it is running.
    fn outcome(&self) -> Option<Outcome>;
}

/// A position with all its secrets and the rules for its continuation. It is pure: no clock, and no chance except the
/// seed it was given.
///
/// Texts, pictures and menus are not made from it but from [`Position::observe`], which holds nothing that the viewer
/// may not know.
pub trait Position: Status + Clone + 'static {
    /// An action of a seat.
    type Action: Clone + PartialEq;

    /// The position as a viewer may know it.
    type Observed: Notation;

    /// Returns all actions of the seat now; empty when it is not to act.
    fn actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Reads an action in the game's notation and checks it against the rules.
    ///
    /// # Errors
    /// A text that is not notation, or an action that is against the rules, with the reason that applies.
    fn parse(&self, seat: Seat, text: &str) -> Result<Self::Action, ActionError>;

    /// Performs an action that [`Position::actions`] lists or [`Position::parse`] gave for this very position.
    fn apply(&mut self, seat: Seat, action: &Self::Action);

    /// Returns the position as the viewer may know it: two positions that differ only in secrets from the viewer are
    /// equal here.
    fn observe(&self, viewer: Viewer) -> Self::Observed;

    /// Returns an action of a seat as the viewer may know it.
    fn observe_action(
        &self,
        seat: Seat,
        action: &Self::Action,
        viewer: Viewer,
    ) -> <Self::Observed as Notation>::Action;

    /// Returns the knowledge of a seat's player: all that a computer player ever gets of a match.
    fn knowledge(&self, seat: Seat) -> Knowledge;

    /// Returns about how many bytes of tables it keeps in memory for itself alone, so that a cache can be bounded.
    fn table_memory(&self) -> usize {
        0
    }

    /// Returns the number of action sequences of this length from here.
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
