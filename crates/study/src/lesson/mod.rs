//! Lessons of a few steps each, most of them with a task in a position. Their texts are elsewhere, under the names that
//! stand here.

mod check;
mod course;
mod goal;
mod step;

pub use check::check;
pub use course::{Course, course, courses};
pub use goal::Goal;
pub use step::{Lesson, Step, Task, Verdict, learner};
