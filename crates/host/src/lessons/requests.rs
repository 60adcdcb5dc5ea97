//! Progress of people in lessons.

use crate::error::ServiceError;
use crate::ids::PlayerId;
use crate::lessons::handle::LessonRequests;
use crate::lessons::rows::LessonRow;

/// Progress of a player in the lessons.
#[derive(Clone, Debug, Default)]
pub struct LessonProgress(Vec<LessonRow>);

impl LessonProgress {
    /// Returns `true` if a lesson has been completed.
    #[must_use]
    pub fn is_finished(&self, game: &str, lesson: &str) -> bool {
        self.row(game, lesson).is_some_and(|row| row.finished_at.is_some())
    }

    /// Returns the next step of a lesson that has been begun and not finished.
    #[must_use]
    pub fn next_step(&self, game: &str, lesson: &str) -> Option<usize> {
        let row = self.row(game, lesson).filter(|row| row.finished_at.is_none())?;
        usize::try_from(row.step).ok()
    }

    /// Returns the games and lessons that have been begun and not finished, the latest first.
    pub fn begun(&self) -> impl Iterator<Item = (&str, &str)> {
        let open = self.0.iter().filter(|row| row.finished_at.is_none());
        open.map(|row| (row.game.as_str(), row.lesson.as_str()))
    }

    fn row(&self, game: &str, lesson: &str) -> Option<&LessonRow> {
        self.0.iter().find(|row| row.game == game && row.lesson == lesson)
    }
}

impl LessonRequests<'_> {
    /// Returns a player's progress in the lessons.
    pub async fn progress(self, player: PlayerId) -> Result<LessonProgress, ServiceError> {
        Ok(LessonProgress(self.service.store.lessons().lesson_progress(player).await?))
    }

    /// Notes that somebody has reached a step of a lesson; with `is_finished`, that they have done all steps.
    ///
    /// # Errors
    /// Somebody whose data is being deleted, a failure of the database.
    pub async fn reach_step(
        self,
        player: PlayerId,
        game: &str,
        lesson: &str,
        step: usize,
        is_finished: bool,
    ) -> Result<(), ServiceError> {
        let at = self.service.clock.timestamp();
        let row = LessonRow {
            game: game.to_owned(),
            lesson: lesson.to_owned(),
            step: i64::try_from(step).unwrap_or(i64::MAX),
            finished_at: is_finished.then_some(at),
            at,
        };
        Ok(self.service.store.lessons().set_lesson_progress(player, row).await?)
    }
}
