//! The analysis of a match with all its choices.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::accuracy::mean_accuracy;
use super::judgement::{Judgement, judge};
use super::span::{Span, spans};
use crate::error::StudyError;
use trickmate_engine::{Stop, Termination};
use trickmate_rules::{Match, ReplayError, Seat};

/// The nodes that are searched for the best line, and as many again for the played one.
pub const NODES: u64 = 30_000;
/// Highest number of turning points.
pub const TURNING_POINTS: usize = 3;
/// The least loss of a turning point, in expected result.
pub const TURNING_LOSS: f64 = 0.05;

/// The analysis of a match, as far as it has got.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The nodes of the search for each line.
    pub nodes: u64,
    /// The judgements so far, one for each choice in turn.
    pub judgements: Vec<Judgement>,
    /// The match before the last judged choice. Copies share it.
    cursor: Arc<Mutex<Option<Cursor>>>,
}

/// The choices of a match, and the match as it stood before one of them. From there the next one is quickly reached,
/// however long the match is.
struct Cursor {
    spans: Vec<Span>,
    before: Match,
}

impl fmt::Debug for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cursor").field("plies", &self.before.plies().len()).finish_non_exhaustive()
    }
}

/// Two analyses are equal if their nodes and judgements are.
impl PartialEq for Analysis {
    fn eq(&self, other: &Self) -> bool {
        (self.nodes, &self.judgements) == (other.nodes, &other.judgements)
    }
}

impl Analysis {
    /// Returns an analysis that has not begun.
    #[must_use]
    pub fn new(nodes: u64) -> Self {
        Self::with(nodes, Vec::new())
    }

    /// Returns an analysis of these judgements.
    #[must_use]
    pub fn with(nodes: u64, judgements: Vec<Judgement>) -> Self {
        Self { nodes, judgements, cursor: Arc::default() }
    }

    /// Returns the next choice of a match to judge; `None` when all are judged.
    #[must_use]
    pub fn next(&self, game: &Match) -> Option<Span> {
        spans(game).get(self.judgements.len()).copied()
    }

    /// Judges the next choice of a match; returns what ended the search, or `None` if there was no choice left.
    ///
    /// # Errors
    /// A match that cannot be replayed, or in which nobody had a choice; there should be no such match.
    pub fn go_on(&mut self, game: &Match, stop: &Stop) -> Result<Option<Termination>, StudyError> {
        let Some((before, span)) = self.before_next(game)? else { return Ok(None) };
        let (judgement, termination) = judge(&before, span, &span.actions(game), self.nodes, stop)?;
        self.judgements.push(judgement);
        Ok(Some(termination))
    }

    /// Returns the next choice to judge and the match before it.
    fn before_next(&self, game: &Match) -> Result<Option<(Match, Span)>, StudyError> {
        let mut cursor = self.cursor.lock().unwrap_or_else(PoisonError::into_inner);
        let mut now = match cursor.take() {
            Some(now) => now,
            None => Cursor { spans: spans(game), before: game.rewound()? },
        };
        let Some(span) = now.spans.get(self.judgements.len()).copied() else { return Ok(None) };
        if now.before.plies().len() > span.from {
            now.before = game.rewound()?;
        }
        let played = now.before.plies().len();
        let missing = game.plies().iter().take(span.from).skip(played);
        now.before.play_all(missing.map(|ply| ply.text.as_str())).map_err(ReplayError::from)?;
        let before = now.before.clone();
        *cursor = Some(now);
        Ok(Some((before, span)))
    }

    /// Returns about how many bytes it takes, including the match that it keeps at hand.
    #[must_use]
    pub fn memory(&self) -> usize {
        let cursor = self.cursor.lock().unwrap_or_else(PoisonError::into_inner);
        let at_hand =
            cursor.as_ref().map_or(0, |cursor| cursor.before.memory() + size_of_val(cursor.spans.as_slice()));
        size_of_val(self.judgements.as_slice()) + at_hand
    }

    /// Judges all choices of a match.
    ///
    /// # Errors
    /// As [`Analysis::go_on`].
    pub fn of(game: &Match, nodes: u64) -> Result<Self, StudyError> {
        let (mut analysis, stop) = (Self::new(nodes), Stop::new());
        while analysis.go_on(game, &stop)?.is_some() {}
        Ok(analysis)
    }

    /// Returns the accuracy of a seat in per cent; `None` if it had no choice.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Option<f64> {
        let own = self.judgements.iter().filter(|one| one.span.seat == seat && one.counts());
        mean_accuracy(own.map(Judgement::loss))
    }

    /// Returns the choices that gave away most, in the order of the game.
    #[must_use]
    pub fn turning_points(&self) -> Vec<&Judgement> {
        let mut all: Vec<&Judgement> =
            self.judgements.iter().filter(|one| one.counts() && one.loss() >= TURNING_LOSS).collect();
        all.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        all.truncate(TURNING_POINTS);
        all.sort_by_key(|one| one.span.from);
        all
    }

    /// Returns the judgement of the choice at a position, given by the number of plies before it.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<&Judgement> {
        self.judgements.iter().find(|one| (one.span.from..one.span.to).contains(&ply))
    }

    /// Returns `true` if some seat did not know everything when it chose.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        self.judgements.iter().any(|one| one.is_blind)
    }

    /// Returns the expected results of the first seat by plies: before every choice as its seat saw it, and in the end the
    /// result.
    #[must_use]
    pub fn curve(&self, game: &Match) -> Vec<(usize, Seat, f64)> {
        let mut points: Vec<(usize, Seat, f64)> =
            self.judgements.iter().map(|one| (one.span.from, one.span.seat, one.for_first())).collect();
        if let Some(outcome) = game.outcome().filter(|outcome| !outcome.is_aborted()) {
            let end = match outcome.winner {
                Some(Seat::First) => 1.0,
                Some(Seat::Second) => 0.0,
                None => 0.5,
            };
            points.extend(Seat::ALL.map(|seat| (game.plies().len(), seat, end)));
        }
        points
    }
}
