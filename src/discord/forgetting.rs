//! Deletes everything about a person who has asked for that.

use std::time::Duration;

use super::Bot;
use super::draft::Draft;
use super::failure::Failure;
use crate::hall::Notice;

/// How long the last board of a resigned game may take to be posted.
const FAREWELL: Duration = Duration::from_secs(5);

impl Bot {
    /// Leaves everything that a person plays, tells that while it is known who they are, and deletes what is stored.
    pub(super) async fn forget(&self, person: i64) -> Result<Draft, Failure> {
        for table in self.hall.leave(person).await? {
            self.announcer.settled(Notice::Table(table), FAREWELL).await;
        }
        self.hall.forget(person).await?;
        tracing::info!("the data of a person was deleted as they asked");
        Ok(Draft::new(
            "Everything that was stored about you is deleted. Messages that were posted in channels stay there: the \
             moderators can delete them.",
        ))
    }
}
