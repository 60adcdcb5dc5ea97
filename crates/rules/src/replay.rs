//! Replays: a match as it was after any of its actions.

use std::ops::RangeInclusive;

use super::r#match::Match;
use super::numbering::Numbering;
use super::record::ReplayError;
use super::seat::Viewer;
use super::view::View;
use crate::position_error::PositionError;

impl Match {
    /// Returns the same match before its first action.
    ///
    /// # Errors
    /// An invalid first position, which no match has.
    pub fn rewound(&self) -> Result<Self, PositionError> {
        let (game, options, seed) = (self.game(), self.options().clone(), self.seed().clone());
        match self.setup(Viewer::Omniscient) {
            None => Ok(Self::new(game, options, seed)),
            Some(setup) => Self::from_position(game, options, seed, setup),
        }
    }

    /// Returns the match after its first `plies` actions, or now if it has fewer.
    ///
    /// ```
    /// use trickmate_rules::Record;
    /// let record: Record = "[Game \"poker\"] 1. f3 e5 2. g4 Qh4#".parse()?;
    /// let played = record.replay()?;
    /// assert_eq!(played.after(2)?.plies().len(), 2);
    /// assert!(played.after(99)?.outcome().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A match that cannot be replayed; there should be no such match.
    pub fn after(&self, plies: usize) -> Result<Self, ReplayError> {
        let mut past = self.rewound()?;
        past.play_all(self.plies().iter().take(plies).map(|ply| ply.text.as_str()))?;
        Ok(past)
    }

    /// Returns the viewer for showing this match's past to everybody: the public while it runs, omniscient when it is
    /// over.
    #[must_use]
    pub fn spectator(&self) -> Viewer {
        self.knowledge_of(Viewer::Public)
    }

    /// Returns the views after each of these numbers of actions, as a [spectator](Self::spectator) may see them.
    ///
    /// # Errors
    /// As [`Match::after`].
    pub fn views(&self, plies: RangeInclusive<usize>) -> Result<Vec<View>, ReplayError> {
        let viewer = self.spectator();
        let (first, last) = (*plies.start(), (*plies.end()).min(self.plies().len()));
        let mut past = self.after(first)?;
        let mut views = vec![past.view(viewer)];
        for ply in self.plies().iter().take(last).skip(first) {
            past.play_all([ply.text.as_str()])?;
            views.push(past.view(viewer));
        }
        Ok(views)
    }

    /// Returns every action as a [spectator](Self::spectator) may know it, with its move number where it has one: `7…
    /// 8Ca7`.
    #[must_use]
    pub fn numbered(&self) -> Vec<String> {
        let mut numbering = Numbering::default();
        let told = self.notation_for(self.spectator());
        let number = |(ply, told): (_, &str)| {
            numbering.take(ply);
            if ply.simultaneous { told.to_owned() } else { format!("{numbering} {told}") }
        };
        self.plies().iter().zip(told).map(number).collect()
    }
}
