//! The handle for rows about lessons.

use crate::db::store::Store;

/// Rows about lessons.
#[derive(Clone, Copy, Debug)]
pub struct LessonRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about lessons.
    #[must_use]
    pub const fn lessons(&self) -> LessonRows<'_> {
        LessonRows { store: self }
    }
}
