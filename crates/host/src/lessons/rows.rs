//! Progress of people in lessons.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{PlayerId, Timestamp};
use crate::lessons::row_handle::LessonRows;

/// Progress of a player in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonRow {
    /// The game’s name.
    pub game: String,
    /// The lesson’s name.
    pub lesson: String,
    /// The next step to do, from 0.
    pub step: i64,
    /// When it was finished.
    pub finished_at: Option<Timestamp>,
    /// When the player last did something in it.
    pub at: Timestamp,
}

from_row!(LessonRow { game, lesson, step, finished_at, at });

impl LessonRows<'_> {
    /// Returns a player's progress in the lessons they have begun, the latest first.
    pub async fn lesson_progress(self, player: PlayerId) -> Result<Vec<LessonRow>, StoreError> {
        let query = db::query_as(
            "SELECT game, lesson, step, finished_at, at FROM lesson_progress WHERE player = $1 ORDER BY at DESC",
        );
        Ok(query.bind(player).fetch_all(&self.store.readers).await?)
    }

    /// Stores somebody's progress in a lesson. A finished lesson stays finished.
    ///
    /// # Errors
    /// Somebody whose data is being deleted, a failure of the database.
    pub async fn set_lesson_progress(self, player: PlayerId, row: LessonRow) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO lesson_progress (player, game, lesson, step, finished_at, at) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT (player, game, lesson) DO UPDATE SET step = $4, \
             finished_at = COALESCE($5, lesson_progress.finished_at), at = $6",
        );
        let query = query.bind(player).bind(row.game).bind(row.lesson).bind(row.step);
        self.store.privacy().execute_of(player, query.bind(row.finished_at).bind(row.at)).await?;
        Ok(())
    }
}
