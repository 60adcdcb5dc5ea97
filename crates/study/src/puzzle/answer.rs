//! Solving a puzzle: answers, and the replies between them.

use super::Puzzle;
use crate::error::StudyError;
use trickmate_rules::{ActionError, Match, Seat};

/// The verdict on an answer to a puzzle.
pub enum Answer {
    /// The answer is right.
    Right(Box<Right>),
    /// The answer is legal but does not win as the solution does; the action in full notation.
    Wrong(String),
    /// The rules refuse the answer.
    Refused(ActionError),
}

/// The continuation after a right answer.
pub struct Right {
    /// The answer in full notation.
    pub action: String,
    /// The reply of the other seat after it.
    pub replies: Vec<String>,
    /// The match after these actions.
    pub game: Match,
    /// The number of actions of the solution that have been played.
    pub plies: usize,
    /// `true` if the puzzle is solved.
    pub is_solved: bool,
}

/// The end of a turn within a solution, which the solver need not find.
const END: &str = "end";

impl Puzzle {
    /// Judges an answer of the solver after `plies` actions of the solution.
    ///
    /// # Errors
    /// A position or a solution that is not valid.
    pub fn answer(&self, plies: usize, typed: &str) -> Result<Answer, StudyError> {
        let solver = self.solver()?;
        let mut game = self.after(plies)?;
        let text = game.understand(solver, typed);
        let action = match game.position().check(solver, &text) {
            Ok(action) => action,
            Err(error) => return Ok(Answer::Refused(error)),
        };
        let is_meant = self.moves.get(plies) == Some(&action);
        act(&mut game, solver, &action)?;
        // Another way to win at once is just as good.
        let wins = game.outcome().is_some_and(|outcome| outcome.winner == Some(solver));
        if !is_meant && !wins {
            return Ok(Answer::Wrong(action));
        }
        let mut right = Right { action, replies: Vec::new(), game, plies: plies + 1, is_solved: !is_meant };
        while let Some(next) = self.moves.get(right.plies).filter(|_| !right.is_solved) {
            let seat = right.game.to_act().first().copied();
            let Some(seat) = seat.filter(|seat| *seat != solver || next == END) else { break };
            act(&mut right.game, seat, next)?;
            right.plies += 1;
            if seat != solver && next != END {
                right.replies.push(next.clone());
            }
        }
        right.is_solved |= right.plies >= self.moves.len();
        Ok(Answer::Right(Box::new(right)))
    }
}

fn act(game: &mut Match, seat: Seat, text: &str) -> Result<(), StudyError> {
    game.act(seat, text).map(|_| ()).map_err(|error| StudyError::Action(text.to_owned(), error))
}
