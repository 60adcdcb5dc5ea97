//! The permitted knowledge of a viewer about a position.

use std::any::Any;
use std::collections::HashSet;
use std::fmt::Debug;

use serde_json::Value;

use crate::happening::Happening;
use crate::menu::{MenuPath, MenuStep};
use crate::phrase::Phrase;
use crate::piece_info::PieceInfo;
use crate::seat::Seat;
use crate::view::View;

/// A position as one viewer may know it. Nothing here asks who is looking, since it does not contain the viewer's
/// unknowns.
///
/// Its debug form tells what the viewer knows.
pub trait Observation: Debug + Send + Sync {
    /// Returns the picture of it. The match adds the table's title, the ply, the text of the last move and a result by
    /// agreement, resignation or time: see [`Match::view`](crate::Match::view).
    fn view(&self) -> View;

    /// Returns the position as one line of text.
    fn text(&self) -> String;

    /// Returns the position in its JSON form.
    fn json(&self) -> Value;

    /// Returns the details that the position lacks: counts, hands, reserves.
    fn detail(&self) -> Value;

    /// Returns the sheets of all that the viewer may ask about: pieces by their squares or handles, cards by their
    /// names.
    fn piece_infos(&self) -> Vec<(String, PieceInfo)> {
        Vec::new()
    }
}

/// Actions in text and in menus, as the viewer of an observation may know them.
pub trait Notation: Observation + Clone + PartialEq + 'static {
    /// Something a seat can do, without what the viewer may not know of it.
    type Action;

    /// Returns the legal actions of the seat; to a viewer who may not know its choices, only the part that is open.
    fn offered(&self, seat: Seat) -> Vec<Self::Action>;

    /// Writes a legal action in the game's notation with all its marks.
    fn notate(&self, seat: Seat, action: &Self::Action) -> String;

    /// Returns the steps by which a menu leads to a legal action; at least one.
    fn steps(&self, seat: Seat, action: &Self::Action) -> Vec<MenuStep>;

    /// Returns a legal action in few letters and symbols; its notation where nothing is shorter.
    fn symbols(&self, seat: Seat, action: &Self::Action) -> String {
        self.notate(seat, action)
    }

    /// Returns the effects of the legal actions that their steps do not mention, in a few words each; may be empty. The
    /// caller asks for all together, since the words for one may depend on the others.
    fn effects(&self, seat: Seat, actions: &[Self::Action]) -> Vec<Phrase> {
        let _ = seat;
        vec![Phrase::default(); actions.len()]
    }

    /// Returns the effects of a legal action: as planned, or, given the observation after it, as done.
    fn happenings(&self, seat: Seat, action: &Self::Action, after: Option<&Self>) -> Vec<Happening>;

    /// Returns the immediate gain of a legal action, in the game's own measure.
    fn gain(&self, seat: Seat, action: &Self::Action) -> u32 {
        let _ = (seat, action);
        0
    }
}

/// An [`Observation`] of any game, with actions as text.
pub trait DynObservation: Observation {
    /// Returns all actions of the seat now: sorted, each once.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Returns everything that the seat may do now, with the menu steps: actions that look the same are there once, so
    /// that they cannot be counted.
    fn menu_paths(&self, seat: Seat) -> Vec<MenuPath>;

    /// Returns the actions of [`DynObservation::menu_paths`], each with its steps alone: they cost little.
    fn menu_steps(&self, seat: Seat) -> Vec<(String, Vec<MenuStep>)>;

    /// Checks whether the other one is of the same game and holds the same.
    fn equals(&self, other: &dyn DynObservation) -> bool;

    /// Returns itself, for details of a single game.
    fn as_any(&self) -> &dyn Any;
}

impl<O: Notation> DynObservation for O {
    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut texts: Vec<String> =
            self.offered(seat).iter().map(|action| self.notate(seat, action)).collect();
        texts.sort_unstable();
        texts.dedup();
        texts
    }

    fn menu_paths(&self, seat: Seat) -> Vec<MenuPath> {
        let path = |(action, effect): (&O::Action, Phrase)| MenuPath {
            text: self.notate(seat, action),
            symbols: self.symbols(seat, action),
            gain: self.gain(seat, action),
            effect,
            steps: self.steps(seat, action),
        };
        let actions = self.offered(seat);
        let effects = self.effects(seat, &actions);
        let mut known = HashSet::new();
        actions.iter().zip(effects).map(path).filter(|path| known.insert(path.text.clone())).collect()
    }

    fn menu_steps(&self, seat: Seat) -> Vec<(String, Vec<MenuStep>)> {
        let mut known = HashSet::new();
        let actions = self.offered(seat).into_iter();
        let named = actions.map(|action| (self.notate(seat, &action), self.steps(seat, &action)));
        named.filter(|(text, _)| known.insert(text.clone())).collect()
    }

    fn equals(&self, other: &dyn DynObservation) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl PartialEq for dyn DynObservation {
    fn eq(&self, other: &Self) -> bool {
        self.equals(other)
    }
}
