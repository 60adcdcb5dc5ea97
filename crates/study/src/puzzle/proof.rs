//! Proof that one line wins clearly and everything else does not.

use super::theme_finder::themes_of;
use super::{Puzzle, mates};
use crate::error::StudyError;
use trickmate_engine::{Budget, Request, Score, think_in};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Seat};

/// Returns the least expected result of the solution, and the greatest of everything else. In Poker Chess a lead grows
/// slowly.
fn bounds(game: &str) -> (f64, f64) {
    match game {
        "poker" => (0.78, 0.58),
        _ => (0.84, 0.62),
    }
}

/// The tolerance of a later search.
const SLACK: f64 = 0.06;

/// The evaluation of a position.
pub(super) struct Judgement {
    /// The best action, in full notation.
    pub(super) action: String,
    best: f64,
    bounds: (f64, f64),
    /// The expected result of the second best action; `None` if there is only one action.
    second: Option<f64>,
}

impl Judgement {
    /// Returns `true` if only the best action wins.
    pub(super) fn is_clear(&self) -> bool {
        self.is_clear_within(0.0)
    }

    fn is_clear_within(&self, slack: f64) -> bool {
        let (clear, worse) = self.bounds;
        self.best >= clear - slack && self.second.is_none_or(|second| second <= worse + slack)
    }

    /// Returns `true` if a win is possible.
    pub(super) fn is_promising(&self) -> bool {
        self.best >= self.bounds.0 - 0.1
    }

    /// Returns `true` if one seat wins in any case.
    pub(super) fn is_decided(&self) -> bool {
        let (clear, _) = self.bounds;
        self.best <= 1.0 - clear || self.second.is_some_and(|second| second >= clear)
    }

    /// Returns `true` if there is a choice.
    pub(super) const fn is_choice(&self) -> bool {
        self.second.is_some()
    }
}

/// Searches a position for `lines` lines.
pub(super) fn judge(game: &Match, seat: Seat, nodes: u64, lines: usize) -> Result<Judgement, StudyError> {
    let mut request = Request::budget(Budget::nodes(nodes), Seed::new([0; 32]));
    request.lines = lines;
    let thought = think_in(game, seat, &request)?;
    let expected = |line: usize| thought.lines.get(line).map(|line| Score::expected(line.score));
    let bounds = bounds(game.game().name());
    Ok(Judgement { bounds, best: thought.score.expected(), second: expected(1), action: thought.action })
}

/// Proves a puzzle: the solution is legal and written in full, its themes are right, and at every choice of the solver only the
/// solution wins. `nodes` are searched for each choice.
///
/// # Errors
/// A mistake in the puzzle.
pub fn verify(puzzle: &Puzzle, nodes: u64) -> Result<(), StudyError> {
    let solver = puzzle.solver()?;
    let mut game = puzzle.start()?;
    if themes_of(puzzle)? != puzzle.themes {
        return Err(StudyError::wrong("the themes are not those of the solution"));
    }
    if puzzle.game.name() == "summoner" {
        mates::prove(puzzle, solver)?;
    }
    let mut last = None;
    for text in &puzzle.moves {
        let seat = game.to_act().first().copied();
        let seat = seat.ok_or_else(|| StudyError::wrong(format!("the game is over before {text}")))?;
        if seat == solver && puzzle.game.name() != "summoner" {
            let found = judge(&game, seat, nodes, 2)?;
            if found.action != *text || !found.is_clear_within(SLACK) {
                let (best, second) = (found.best, found.second.unwrap_or(0.0));
                return Err(StudyError::wrong(format!(
                    "the solution is {text}; the computer finds {} with {best:.2}, next {second:.2}",
                    found.action
                )));
            }
        }
        let played = game.act(seat, text).map_err(|error| StudyError::Action(text.clone(), error))?;
        if played.text != *text {
            return Err(StudyError::wrong(format!("{text} is written {}", played.text)));
        }
        last = Some(seat);
    }
    if last != Some(solver) {
        return Err(StudyError::wrong("the last action is not the solver’s"));
    }
    Ok(())
}
