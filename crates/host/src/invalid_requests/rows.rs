//! Numbers of recently refused requests, of all processes together.

use crate::db;
use crate::db::error::StoreError;
use crate::ids::Timestamp;
use crate::invalid_requests::row_handle::InvalidRequestRows;

/// The time over which they are counted, in minutes.
const PERIOD: i64 = 10;
/// Milliseconds.
const MINUTE: i64 = 60 * 1000;

impl InvalidRequestRows<'_> {
    /// Adds to the number of the current minute; returns the number in ten minutes.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn count_invalid_requests(self, now: Timestamp, more: i64) -> Result<i64, StoreError> {
        let minute = now.get() / MINUTE;
        let first = minute - PERIOD;
        if more > 0 {
            let add = db::query(
                "INSERT INTO invalid_requests (minute, count) VALUES ($1, $2) \
                 ON CONFLICT (minute) DO UPDATE SET count = invalid_requests.count + $2",
            )
            .bind(minute)
            .bind(more);
            let forget = db::query("DELETE FROM invalid_requests WHERE minute <= $1").bind(first);
            self.store
                .writer
                .write(move |connection| {
                    Box::pin(async move {
                        add.execute(&mut *connection).await?;
                        forget.execute(connection).await?;
                        Ok(())
                    })
                })
                .await?;
        }
        let query = db::query_scalar(
            "SELECT CAST(COALESCE(SUM(count), 0) AS BIGINT) FROM invalid_requests WHERE minute > $1 AND minute <= $2",
        );
        Ok(query.bind(first).bind(minute).fetch_one(&self.store.readers).await?)
    }
}
