//! A probe that writes to the database: on a full disk, or on a read-only server, everything else looks well.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::db;
use crate::db::error::StoreError;
use crate::db::writer::Writer;
use crate::ids::Timestamp;

/// Time for which an answer is kept. A probe costs a commit, and anybody may ask for one.
const FRESH: Duration = Duration::from_secs(1);

/// Time of the last successful probe.
#[derive(Debug, Default)]
pub(crate) struct WriteProbe(Mutex<Option<Instant>>);

impl WriteProbe {
    /// Writes one small row, at most once a second.
    pub(crate) async fn run(&self, writer: &Writer, now: Timestamp) -> Result<(), StoreError> {
        let mut written = self.0.lock().await;
        if written.is_some_and(|written| written.elapsed() < FRESH) {
            return Ok(());
        }
        *written = None;
        let write = db::query(
            "INSERT INTO write_probes (id, written_at) VALUES (1, $1) \
             ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at",
        );
        writer.execute(write.bind(now)).await?;
        *written = Some(Instant::now());
        Ok(())
    }
}
