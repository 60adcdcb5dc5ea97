//! The judgement of one choice.

use super::span::Span;
use crate::error::StudyError;
use trickmate_engine::{Budget, Line, Request, Stop, Termination, compare};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Seat, Viewer};

/// The longest line that is kept, in actions.
const MAX_LINE_LEN: usize = 8;

/// The value of a choice for its seat, judged by what the seat could know.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The plies of the choice.
    pub span: Span,
    /// The line that the computer would have played, and its value.
    pub best: Line,
    /// The line that begins with the played choice; `None` where that cannot be judged.
    pub played: Option<Line>,
    /// `true` if there was only one possible action.
    pub is_forced: bool,
    /// `true` if the seat did not know everything.
    pub is_blind: bool,
    /// `true` if the position was too large for the budget, so that fewer positions were searched than usual.
    pub is_partial: bool,
}

impl Judgement {
    /// Returns the expected result that the choice gave away.
    #[must_use]
    pub fn loss(&self) -> f64 {
        let played = self.played.as_ref().map(|line| line.score.expected());
        played.map_or(0.0, |played| (self.best.score.expected() - played).max(0.0))
    }

    /// Returns `true` if the choice counts for the accuracy: there was an alternative, and it could be judged.
    #[must_use]
    pub const fn counts(&self) -> bool {
        !self.is_forced && self.played.is_some()
    }

    /// Returns the expected result of the first seat before the choice, as the choosing seat saw it.
    #[must_use]
    pub fn for_first(&self) -> f64 {
        match self.span.seat {
            Seat::First => self.best.score.expected(),
            Seat::Second => 1.0 - self.best.score.expected(),
        }
    }
}

/// Judges a choice. `before` is the match before it, `actions` are those of the choice as [`Span::actions`] returns them. `nodes`
/// are searched for the best line and as many for the played one. Returns what ended the searches, too.
///
/// # Errors
/// A position in which nobody had a choice.
pub fn judge(
    before: &Match,
    span: Span,
    actions: &[String],
    nodes: u64,
    stop: &Stop,
) -> Result<(Judgement, Termination), StudyError> {
    let (seat, position) = (span.seat, before.position());
    let own = position.observe(Viewer::Seat(seat));
    let is_blind = position.is_simultaneous() || own.json() != position.observe(Viewer::Omniscient).json();
    let is_forced = own.legal(seat).len() <= 1;
    // The same game always gets the same judgement.
    let mut request = Request::budget(Budget::nodes(nodes), Seed::new([0; 32]));
    request.stop = stop.clone();
    let found = compare(&position.knowledge(seat), actions, &request)?;
    let mut best = found
        .best
        .lines
        .into_iter()
        .next()
        .unwrap_or_else(|| Line { moves: vec![found.best.action], score: found.best.score });
    let mut played = found.played;
    best.moves.truncate(MAX_LINE_LEN.max(actions.len()));
    if let Some(line) = &mut played {
        line.moves.truncate(MAX_LINE_LEN.max(actions.len()));
    }
    let is_partial = found.termination != Termination::Complete;
    Ok((Judgement { span, best, played, is_forced, is_blind, is_partial }, found.termination))
}
