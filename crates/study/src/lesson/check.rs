//! The proof that a lesson is right.

use super::{Course, Lesson, learner};
use crate::error::StudyError;
use trickmate_rules::{Game, Viewer};

/// The fewest and the most steps of a lesson.
const STEPS: std::ops::RangeInclusive<usize> = 3..=6;

/// Proves a lesson of a course. Every position can be set up, the right answers of each task are exactly the actions that reach
/// its goal, in full notation, and other words answer only legal actions.
///
/// # Errors
/// A mistake, with its step.
pub fn check(course: &Course, lesson: &Lesson) -> Result<(), StudyError> {
    if !STEPS.contains(&lesson.steps.len()) {
        return Err(StudyError::wrong(format!("{} steps; there should be 3 to 6", lesson.steps.len())));
    }
    if course.lessons.iter().filter(|known| known.id == lesson.id).count() > 1 {
        return Err(StudyError::wrong("the name is taken twice"));
    }
    for (place, step) in lesson.steps.iter().enumerate() {
        let twice = lesson.steps.iter().filter(|known| known.id == step.id).count() > 1;
        let checked = if twice {
            Err(StudyError::wrong("the name is taken twice"))
        } else {
            check_step(course.game, lesson, place)
        };
        checked.map_err(|error| StudyError::wrong(format!("step {}: {error}", step.id)))?;
    }
    Ok(())
}

fn check_step(game: &'static dyn Game, lesson: &Lesson, place: usize) -> Result<(), StudyError> {
    let step = &lesson.steps[place];
    let before = place.checked_sub(1).and_then(|before| lesson.steps[before].task.as_ref());
    if step.position.is_none() && before.is_some_and(|task| task.accept.len() != 1) {
        return Err(StudyError::wrong("it goes on from a step with several right answers"));
    }
    let start = lesson.begin(game, place)?;
    if step.marked(&start).len() != step.mark.len() {
        return Err(StudyError::wrong("it marks a square that is not on the board, or one twice"));
    }
    let Some(task) = &step.task else { return Ok(()) };
    let seat = learner(&start);
    let legal = start.position().observe(Viewer::Seat(seat)).legal(seat);
    if legal.is_empty() {
        return Err(StudyError::wrong("there is nothing to choose"));
    }
    if task.goal.is_empty() {
        return Err(StudyError::wrong("the task asks for nothing"));
    }
    let meant: Vec<&String> = legal.iter().filter(|text| task.goal.is_met(&start, seat, text)).collect();
    let mut accepted: Vec<&String> = task.accept.iter().collect();
    accepted.sort_unstable();
    if meant != accepted {
        return Err(StudyError::wrong(format!("the goal is met by {meant:?}, accepted are {accepted:?}")));
    }
    if meant.is_empty() || (meant.len() == legal.len() && !task.goal.is_only()) {
        return Err(StudyError::wrong(format!("{} of {} actions are right", meant.len(), legal.len())));
    }
    if let Some(text) = task.wrong.iter().find(|text| !legal.contains(text) || task.accept.contains(text)) {
        return Err(StudyError::wrong(format!("“{text}” is no wrong answer")));
    }
    Ok(())
}
