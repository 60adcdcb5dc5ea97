//! Records that people bring along to look at.

use std::time::Duration;

use super::{Hall, HallError};
use crate::rules::{Match, Record};
use crate::store::NewImport;

/// How long an imported record is kept.
pub const IMPORT_KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// How many imported records one person can have; a further one takes the place of the oldest.
const MOST: i64 = 20;
/// The longest record that is read, in bytes.
pub const LONGEST_RECORD: usize = 64 * 1024;
/// The most actions of a record that is read.
const MOST_ACTIONS: usize = 2000;

impl Hall {
    /// Keeps a record for a while to be looked at; the answer is its number. The same request again gives the same.
    ///
    /// # Errors
    /// A record that is too long or cannot be replayed, a failure of the database.
    pub async fn import(&self, owner: i64, request: i64, record: String) -> Result<i64, HallError> {
        let (record, _) = replayed(record).await?;
        let now = self.clock.now();
        let expires_at = now.saturating_add(i64::try_from(IMPORT_KEPT.as_millis()).unwrap_or(i64::MAX));
        let new = NewImport { owner, request, record, expires_at };
        Ok(self.store.add_import(new, MOST, now).await?)
    }

    /// The imported record with this number, and the match that it tells of.
    ///
    /// # Errors
    /// No such record any more, a failure of the database.
    pub async fn imported(&self, id: i64) -> Result<(Record, Match), HallError> {
        let text = self.store.import(id, self.clock.now()).await?.ok_or(HallError::NoImport)?;
        let (text, game) = replayed(text).await?;
        let record = text.parse::<Record>().map_err(|error| HallError::Record(error.to_string()))?;
        Ok((record, game))
    }
}

/// The text, and the match that it tells of as a record.
async fn replayed(text: String) -> Result<(String, Match), HallError> {
    let broken = |_| HallError::Record("the record could not be read".to_owned());
    tokio::task::spawn_blocking(move || replay(&text).map(|game| (text, game))).await.map_err(broken)?
}

fn replay(text: &str) -> Result<Match, HallError> {
    let refused = |why: String| HallError::Record(why);
    if text.len() > LONGEST_RECORD {
        return Err(refused(format!("the record is longer than {} KiB", LONGEST_RECORD / 1024)));
    }
    let record: Record = text.parse().map_err(|error| refused(format!("{error}")))?;
    if record.moves.len() > MOST_ACTIONS {
        return Err(refused(format!("the record has more than {MOST_ACTIONS} moves")));
    }
    record.replay().map_err(|error| refused(error.to_string()))
}
