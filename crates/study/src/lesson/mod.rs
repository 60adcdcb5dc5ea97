//! Lessons: each a few steps, most of them with a task in a position. The texts are elsewhere, found by the names here.

mod check;
mod course;
mod goal;
mod step;

pub use check::check;
pub use course::{Course, course, courses};
pub use goal::Goal;
pub use step::{Lesson, Step, Task, Verdict, learner};
