//! Replays: the states of a match after each of its actions.

use std::ops::{Range, RangeInclusive};
use std::{mem, slice};

use super::r#match::Match;
use super::numbering::Numbering;
use super::ply::Ply;
use super::record::ReplayError;
use super::seat::Viewer;
use super::view::View;
use crate::happening::{Moment, StoryStep};
use crate::position_error::PositionError;

/// Iterator over the views of a match after each of some actions. Only one position is in memory at a time: a long match
/// of many cards has views of hundreds of megabytes.
pub struct Views<'a> {
    past: Match,
    viewer: Viewer,
    /// `true` until the view before the first of the rest is given.
    is_first: bool,
    rest: slice::Iter<'a, Ply>,
}

impl Iterator for Views<'_> {
    type Item = Result<View, ReplayError>;

    fn next(&mut self) -> Option<Self::Item> {
        if !mem::take(&mut self.is_first) {
            let ply = self.rest.next()?;
            if let Err(error) = self.past.play_all([ply.text.as_str()]) {
                self.rest = [].iter();
                return Some(Err(error.into()));
            }
        }
        Some(Ok(self.past.view(self.viewer)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.rest.len() + usize::from(self.is_first);
        (count, Some(count))
    }
}

impl ExactSizeIterator for Views<'_> {}

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

    /// Returns the views after each of these numbers of actions, one after another, as a
    /// [spectator](Self::spectator) may see them.
    ///
    /// # Errors
    /// As [`Match::after`].
    pub fn views(&self, plies: RangeInclusive<usize>) -> Result<Views<'_>, ReplayError> {
        let (first, last) = (*plies.start(), (*plies.end()).min(self.plies().len()));
        let past = self.after(first)?;
        let rest = self.plies().get(first..last).unwrap_or_default();
        Ok(Views { past, viewer: self.spectator(), is_first: true, rest: rest.iter() })
    }

    /// Returns what these actions did, as the viewer may know it now. What ended the match outside the game's own rules is
    /// not among it.
    ///
    /// ```
    /// use trickmate_rules::kernel::card::Card;
    /// use trickmate_rules::{Happening, PieceName, Record, Viewer};
    /// let played = "[Game \"cardmate\"] 1. 4Ci3".parse::<Record>()?.replay()?;
    /// let story = played.story(0..1, Viewer::Public)?;
    /// let piece = PieceName::Card(Card::from_text("4C").ok_or("it is a card")?);
    /// let (from, to) = ("j2".to_owned(), "i3".to_owned());
    /// assert_eq!(story[0].happenings, [Happening::Moved { piece, from, to }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Match::after`].
    pub fn story(&self, plies: Range<usize>, viewer: Viewer) -> Result<Vec<StoryStep>, ReplayError> {
        let viewer = self.knowledge_of(viewer);
        let mut past = self.after(plies.start)?;
        let mut story = Vec::new();
        for (before, ply) in self.plies().iter().enumerate().take(plies.end).skip(plies.start) {
            let told = ply.seat.and_then(|seat| {
                let told = past.position().happenings(seat, ply.action(), viewer, Moment::Done);
                Some((seat, told.ok()?))
            });
            story.extend(told.map(|(seat, happenings)| StoryStep { before, seat, happenings }));
            past.play_all([ply.text.as_str()])?;
        }
        Ok(story)
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
