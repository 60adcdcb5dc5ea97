//! What those who manage a server do about its games.

use super::{Hall, HallError, Table};
use crate::rules::Conclusion;

/// How often it is tried again when a player is quicker.
const ATTEMPTS: u32 = 4;

impl Hall {
    /// Ends a running match without a result.
    ///
    /// # Errors
    /// A match that is over, a failure of the database.
    pub async fn call_off(&self, table: i64, request: i64) -> Result<Table, HallError> {
        for _ in 0..ATTEMPTS {
            let version = self.table(table).await?.version();
            match self.conclude(table, version, Conclusion::Abort, request, None).await {
                Err(HallError::Stale) => {}
                result => {
                    result?;
                    return self.table(table).await;
                }
            }
        }
        Err(HallError::Stale)
    }
}
