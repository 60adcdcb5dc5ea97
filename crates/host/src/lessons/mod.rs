//! Progress of people in lessons.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use requests::LessonProgress;
pub use rows::LessonRow;
