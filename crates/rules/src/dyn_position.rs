//! Positions of any game, with actions as text.

use crate::action_error::ActionError;
use crate::happening::{Happening, Moment};
use crate::knowledge::Knowledge;
use crate::observation::{DynObservation, Notation};
use crate::position::{Position, Status};
use crate::seat::{Seat, Viewer};

/// A [`Position`] of any game, with actions as text: the form of a running match.
///
/// ```
/// use trickmate_rules::kernel::Seed;
/// use trickmate_rules::{Match, Options, Seat, Viewer};
/// let game = trickmate_rules::game("mysterious").ok_or("it is in the list")?;
/// let mut played = Match::new(game, Options::new(game.options(), [])?, Seed::new([0; 32]));
/// played.play("K@e1")?;
/// let position = played.position();
/// let owner = position.observe(Viewer::Seat(Seat::First));
/// assert!(owner.text().starts_with("8/8/8/8/8/8/8/4~K3 placing b"));
/// let public = position.observe(Viewer::Public);
/// assert_eq!(public.text(), "8/8/8/8/8/8/8/4?3 placing b 15/16");
/// assert!(public.legal(Seat::Second).contains(&"@e8".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait DynPosition: Status {
    /// Returns the position as the viewer may know it, from which every text, picture and menu is made.
    fn observe(&self, viewer: Viewer) -> Box<dyn DynObservation>;

    /// Checks an action of a seat and returns its full notation.
    ///
    /// # Errors
    /// As [`Position::parse`], and when it is not this seat's turn or the game is over.
    fn check(&self, seat: Seat, text: &str) -> Result<String, ActionError> {
        self.notation(seat, text, Viewer::Omniscient)
    }

    /// Returns the notation of an action with all its marks, as the viewer may know it.
    ///
    /// # Errors
    /// As [`DynPosition::check`].
    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, ActionError>;

    /// Returns what an action does, as the viewer may know it.
    ///
    /// # Errors
    /// As [`DynPosition::check`].
    fn happenings(
        &self,
        seat: Seat,
        text: &str,
        viewer: Viewer,
        moment: Moment,
    ) -> Result<Vec<Happening>, ActionError>;

    /// Performs an action; returns its full notation.
    ///
    /// # Errors
    /// As [`DynPosition::check`]; the position is then unchanged.
    fn play(&mut self, seat: Seat, text: &str) -> Result<String, ActionError>;

    /// See [`Position::knowledge`].
    fn knowledge(&self, seat: Seat) -> Knowledge;

    /// Returns about how many bytes it takes, with its tables.
    fn memory(&self) -> usize;

    /// See [`Position::perft`].
    fn perft(&self, depth: u32) -> u64;

    /// Returns a copy.
    fn boxed(&self) -> Box<dyn DynPosition>;
}

/// Reads an action of a seat, which must be to act in a game that is not over.
fn admit<P: Position>(position: &P, seat: Seat, text: &str) -> Result<P::Action, ActionError> {
    if position.outcome().is_some() {
        return Err(ActionError::Over);
    }
    if !position.to_act().contains(&seat) {
        return Err(ActionError::NotYourTurn(position.seat_names()[seat.index()].title));
    }
    position.parse(seat, text)
}

/// Writes an action as the viewer may know it.
fn write<P: Position>(position: &P, seat: Seat, action: &P::Action, viewer: Viewer) -> String {
    position.observe(viewer).notate(seat, &position.observe_action(seat, action, viewer))
}

impl<P: Position> DynPosition for P {
    fn observe(&self, viewer: Viewer) -> Box<dyn DynObservation> {
        Box::new(Position::observe(self, viewer))
    }

    fn notation(&self, seat: Seat, text: &str, viewer: Viewer) -> Result<String, ActionError> {
        Ok(write(self, seat, &admit(self, seat, text)?, viewer))
    }

    fn happenings(
        &self,
        seat: Seat,
        text: &str,
        viewer: Viewer,
        moment: Moment,
    ) -> Result<Vec<Happening>, ActionError> {
        let action = admit(self, seat, text)?;
        let (before, shown) = (Position::observe(self, viewer), self.observe_action(seat, &action, viewer));
        let after = (moment == Moment::Done).then(|| {
            let mut next = self.clone();
            next.apply(seat, &action);
            Position::observe(&next, viewer)
        });
        Ok(before.happenings(seat, &shown, after.as_ref()))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<String, ActionError> {
        let action = admit(self, seat, text)?;
        let text = write(self, seat, &action, Viewer::Omniscient);
        self.apply(seat, &action);
        Ok(text)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Position::knowledge(self, seat)
    }

    fn memory(&self) -> usize {
        size_of::<P>() + self.table_memory()
    }

    fn perft(&self, depth: u32) -> u64 {
        Position::perft(self, depth)
    }

    fn boxed(&self) -> Box<dyn DynPosition> {
        Box::new(self.clone())
    }
}
