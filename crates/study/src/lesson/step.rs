//! Lessons, their steps and their tasks.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::goal::Goal;
use crate::error::StudyError;
use crate::setup;
use trickmate_rules::view::SquareIndex;
use trickmate_rules::{ActionError, Game, Match, Options, Seat, Viewer};

/// A lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name, unique in the game.
    pub id: String,
    /// Its steps.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name, unique in the lesson.
    pub id: String,
    /// The position in which it begins, as JSON or in the text form. Without one it begins where the step before ended.
    pub(super) position: Option<String>,
    /// The game’s options that differ from the usual ones.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The actions that are played before it begins.
    #[serde(default)]
    replies: Vec<String>,
    /// The squares that the picture marks.
    #[serde(default)]
    pub(super) mark: Vec<String>,
    /// The task.
    pub task: Option<Task>,
}

/// The task of a step: one action.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The goal that every right answer reaches and no other action does.
    pub(super) goal: Goal,
    /// The right answers, in full notation.
    pub accept: Vec<String>,
    /// Legal actions that have a reply of their own.
    #[serde(default)]
    pub wrong: Vec<String>,
}

/// The verdict on an answer to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right; the action in full notation.
    Right(String),
    /// The answer is legal but does not solve the task; the action, and its place among those with a reply of their
    /// own.
    Wrong(String, Option<usize>),
    /// The rules refuse the answer.
    Refused(ActionError),
}

impl Step {
    /// Returns the squares that the picture marks, on the board of this match.
    #[must_use]
    pub fn marked(&self, game: &Match) -> Vec<SquareIndex> {
        let board = game.view(Viewer::Public).board;
        let places = (0..).take(board.squares.len());
        places.filter(|place| self.mark.contains(&board.name(*place))).collect()
    }
}

impl Task {
    /// Judges an action that somebody has chosen or typed.
    #[must_use]
    pub fn judge(&self, game: &Match, seat: Seat, typed: &str) -> Verdict {
        let text = game.understand(seat, typed);
        match game.position().check(seat, &text) {
            Err(error) => Verdict::Refused(error),
            Ok(text) if self.accept.contains(&text) => Verdict::Right(text),
            Ok(text) => {
                let known = self.wrong.iter().position(|wrong| *wrong == text);
                Verdict::Wrong(text, known)
            }
        }
    }
}

impl Lesson {
    /// Returns the keys of its texts: of its title, its steps and their tasks.
    #[must_use]
    pub fn texts(&self, game: &dyn Game) -> Vec<String> {
        let title = format!("{}-{}", game.name(), self.id);
        let mut keys = vec![title.clone()];
        for step in &self.steps {
            let key = format!("{title}-{}", step.id);
            if let Some(task) = &step.task {
                keys.extend(["hint", "done"].map(|attribute| format!("{key}.{attribute}")));
                keys.extend((1..=task.wrong.len()).map(|number| format!("{key}.wrong-{number}")));
            }
            keys.push(key);
        }
        keys
    }

    /// Returns the match in which a step begins.
    ///
    /// # Errors
    /// An unknown step, or wrong data.
    pub fn begin(&self, game: &'static dyn Game, step: usize) -> Result<Match, StudyError> {
        let known = self.steps.get(step).ok_or_else(|| StudyError::wrong("there is no such step"))?;
        let given = known.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(game.options(), given)?;
        let mut found = match (&known.position, step.checked_sub(1)) {
            (Some(position), _) => setup::begin(game, options, position)?,
            (None, Some(before)) => self.solved(game, before)?,
            (None, None) => setup::begin_anew(game, options),
        };
        for text in &known.replies {
            found.play(text).map_err(|error| StudyError::Action(text.clone(), error))?;
        }
        Ok(found)
    }

    /// Returns the match after a step’s first right answer.
    ///
    /// # Errors
    /// As [`Lesson::begin`].
    pub fn solved(&self, game: &'static dyn Game, step: usize) -> Result<Match, StudyError> {
        let mut found = self.begin(game, step)?;
        let task = self.steps.get(step).and_then(|step| step.task.as_ref());
        if let Some(answer) = task.and_then(|task| task.accept.first()) {
            found.play(answer).map_err(|error| StudyError::Action(answer.clone(), error))?;
        }
        Ok(found)
    }
}

/// Returns the seat that has the task: the one to act.
#[must_use]
pub fn learner(game: &Match) -> Seat {
    game.to_act().first().copied().unwrap_or(Seat::First)
}
