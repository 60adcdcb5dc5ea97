//! Requests about imported records.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::error::ServiceError;
use crate::ids::{ImportId, PlayerId, RequestId};
use crate::imports::handle::ImportRequests;
use crate::imports::import::{Import, MAX_RECORD_LEN, MAX_RECORDED, RecordError};
use crate::imports::rows::NewImport;
use crate::workers::{Lane, debug_assert_at_work};
use trickmate_rules::{Match, Record};

/// Time that an imported record is kept.
pub const IMPORT_KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// The most imported records of a person; a further one replaces the oldest.
const MAX_IMPORTS: i64 = 20;

impl ImportRequests<'_> {
    /// Stores a record for a while; returns its number. The same request again gives the same number.
    ///
    /// # Errors
    /// A record that is too long or cannot be replayed, too many records waiting to be read, a failure of the database.
    pub async fn import(
        self,
        owner: PlayerId,
        request: RequestId,
        record: String,
    ) -> Result<ImportId, ServiceError> {
        let import = self.read_record(record).await?;
        let now = self.service.clock.timestamp();
        let expires_at = now.saturating_add(i64::try_from(IMPORT_KEPT.as_millis()).unwrap_or(i64::MAX));
        let new = NewImport { owner, request, record: import.text.clone(), expires_at };
        let id = self.service.store.imports().add_import(new, MAX_IMPORTS, now).await?;
        self.service.imports.put(id, import);
        Ok(id)
    }

    /// Returns the imported record with this number.
    ///
    /// # Errors
    /// The record no longer exists, too many records waiting to be read, a failure of the database.
    pub async fn imported(self, id: ImportId) -> Result<Arc<Import>, ServiceError> {
        let text = self
            .service
            .store
            .imports()
            .import(id, self.service.clock.timestamp())
            .await?
            .ok_or(ServiceError::NoImport)?;
        if let Some(known) = self.service.imports.get(id, &text) {
            return Ok(known);
        }
        let import = self.read_record(text).await?;
        self.service.imports.put(id, Arc::clone(&import));
        Ok(import)
    }

    /// Reads a text as a record and replays it, on a worker thread.
    async fn read_record(self, text: String) -> Result<Arc<Import>, ServiceError> {
        let import = self.service.workers.run(Lane::Import, move || read(text)).await??;
        Ok(Arc::new(import))
    }
}

fn read(text: String) -> Result<Import, ServiceError> {
    debug_assert_at_work();

    if text.len() > MAX_RECORD_LEN {
        return Err(RecordError::TooLong.into());
    }
    let record = text.parse::<Record>().map_err(|why| RecordError::Refused(why.phrase()))?;
    let game = Arc::new(replay(&record, BUDGET)?);
    Ok(Import { text, record, game })
}

/// Replays as much of a record as possible in this time.
fn replay(record: &Record, budget: Duration) -> Result<Match, ServiceError> {
    let begun = Instant::now();
    let mut game = record.begin().map_err(|why| RecordError::Refused(why.phrase()))?;
    let actions = record.actions(game.game());
    if actions.len() > MAX_RECORDED {
        return Err(RecordError::TooManyMoves.into());
    }
    for text in actions {
        if begun.elapsed() >= budget {
            return Err(RecordError::TooSlow.into());
        }
        game.play_all([text]).map_err(|why| RecordError::Refused(why.phrase()))?;
    }
    Ok(game)
}

/// Longest time to replay a record. Real games take a few hundredths of it.
const BUDGET: Duration = Duration::from_secs(3);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_replayed_no_longer_than_its_budget() {
        let record: Record = "[Game \"poker\"]\n\n1. f3 e5 2. g4 Qh4#".parse().unwrap();
        assert_eq!(replay(&record, Duration::MAX).unwrap().plies().len(), 4);
        let late = replay(&record, Duration::ZERO).err();
        assert!(matches!(late, Some(ServiceError::Record(RecordError::TooSlow))));
    }
}
