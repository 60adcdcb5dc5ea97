//! The one connection that writes.
//!
//! To bring a commit safely onto the disk takes some milliseconds, however much it holds. What is asked for meanwhile
//! waits and is then committed together, each job with a savepoint of its own, so that one that fails takes nothing
//! with it. Nobody is answered before the disk has it.

use std::future::Future;
use std::pin::Pin;
use std::time::Instant;

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Connection, Sqlite};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::meter::Meter;

/// How many jobs wait before those who ask for more have to wait with asking.
const QUEUE: usize = 1024;
/// How many jobs are committed together at the most.
const TOGETHER: usize = 128;

/// What a job does with the connection.
pub(super) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// The way to the connection that writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
    meter: Meter,
}

#[derive(Debug)]
enum Request {
    Write(Box<dyn Job>),
    Scour(oneshot::Sender<Result<(), StoreError>>),
    Close(oneshot::Sender<()>),
}

/// Something to be written, and somebody who waits for it.
trait Job: std::fmt::Debug + Send {
    /// Does the work; whether it is to be kept.
    fn run<'c>(
        &'c mut self,
        connection: &'c mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>>;

    /// Tells what became of it.
    fn answer(self: Box<Self>, committed: Result<(), String>);
}

struct Task<T, F> {
    work: Option<F>,
    result: Result<T, StoreError>,
    waiting: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> std::fmt::Debug for Task<T, F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Task")
    }
}

impl<T, F> Job for Task<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
{
    fn run<'c>(
        &'c mut self,
        connection: &'c mut SqliteConnection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>> {
        Box::pin(async move {
            if let Some(work) = self.work.take() {
                self.result = work(connection).await;
            }
            self.result.is_ok()
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), String>) {
        let result = match committed {
            Err(why) if self.result.is_ok() => Err(StoreError::Commit(why)),
            _ => self.result,
        };
        // Whoever asked may have gone; it is done all the same.
        let _ = self.waiting.send(result);
    }
}

impl Writer {
    /// Begins to write with this connection. It is closed when all writers are gone, or by [`Writer::close`].
    pub(super) fn new(connection: SqliteConnection) -> Self {
        let (queue, requests) = mpsc::channel(QUEUE);
        let meter = Meter::default();
        tokio::spawn(serve(connection, requests, meter.clone()));
        Self { queue, meter }
    }

    /// What it is measured by.
    pub(super) const fn meter(&self) -> &Meter {
        &self.meter
    }

    /// Does the work in a transaction; the answer comes when it is on the disk. Work that fails changes nothing.
    pub(super) async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        let (waiting, answer) = oneshot::channel();
        let task = Task { work: Some(work), result: Err(StoreError::Closed), waiting };
        self.meter.queue.inc();
        let asked = self.queue.send(Request::Write(Box::new(task))).await;
        asked.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Executes one statement in the same way; the answer is how many rows it has changed.
    pub(super) async fn execute(
        &self,
        query: Query<'static, Sqlite, SqliteArguments>,
    ) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Box::pin(async move { Ok(query.execute(connection).await?.rows_affected()) })
        })
        .await
    }

    /// Writes the file of the database anew, so that nothing stays in it of what has been deleted.
    pub(super) async fn scour(&self) -> Result<(), StoreError> {
        let (waiting, answer) = oneshot::channel();
        self.queue.send(Request::Scour(waiting)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Closes the connection once all that was asked for before is done.
    pub(super) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.queue.send(Request::Close(closed)).await.is_ok() {
            // An error means that it is closed already.
            let _ = done.await;
        }
    }
}

async fn serve(mut connection: SqliteConnection, mut requests: mpsc::Receiver<Request>, meter: Meter) {
    let mut closing = None;
    let mut batch = Vec::new();
    while closing.is_none() && requests.recv_many(&mut batch, TOGETHER).await > 0 {
        let mut jobs = Vec::with_capacity(batch.len());
        let mut scours = Vec::new();
        for request in batch.drain(..) {
            match request {
                Request::Write(job) => jobs.push(job),
                Request::Scour(waiting) => scours.push(waiting),
                Request::Close(closed) => closing = Some(closed),
            }
        }
        let begun = Instant::now();
        let committed = match commit(&mut connection, &mut jobs).await {
            Ok(()) => {
                meter.commits.observe(begun.elapsed().as_secs_f64());
                Ok(())
            }
            Err(error) => {
                tracing::error!("nothing could be committed: {error}");
                // Without a transaction there is nothing to undo.
                let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
                Err(error.to_string())
            }
        };
        for job in jobs {
            meter.queue.dec();
            job.answer(committed.clone());
        }
        for waiting in scours {
            // Whoever asked may have gone; it is done all the same.
            let _ = waiting.send(scour(&mut connection).await);
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!("the database was not closed in order: {error}");
    }
    if let Some(closed) = closing {
        let _ = closed.send(());
    }
}

/// Copies what the database holds into a new file in the place of the old, and empties the log of what was written before.
async fn scour(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    for statement in ["VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"] {
        sqlx::query(statement).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Does all jobs in one transaction that holds the write lock from its beginning.
async fn commit(connection: &mut SqliteConnection, jobs: &mut [Box<dyn Job>]) -> Result<(), sqlx::Error> {
    if jobs.is_empty() {
        return Ok(());
    }
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for job in jobs {
        sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
        if !job.run(connection).await {
            sqlx::query("ROLLBACK TO job").execute(&mut *connection).await?;
        }
        sqlx::query("RELEASE job").execute(&mut *connection).await?;
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn insert(writer: &Writer, number: i64) -> Result<u64, StoreError> {
        writer.execute(sqlx::query("INSERT INTO numbers (number) VALUES ($1)").bind(number)).await
    }

    #[tokio::test]
    async fn a_job_that_fails_takes_nothing_with_it() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let create = sqlx::query("CREATE TABLE numbers (number BIGINT NOT NULL PRIMARY KEY)");
        create.execute(&mut connection).await.unwrap();
        let writer = Writer::new(connection);
        // On a runtime of one thread all three are waiting when the writer looks.
        let results = tokio::join!(insert(&writer, 1), insert(&writer, 1), insert(&writer, 2));
        assert!(matches!(results, (Ok(1), Err(StoreError::Sqlx(_)), Ok(1))), "{results:?}");
        let half_done = writer.write(|connection| {
            Box::pin(async move {
                sqlx::query("INSERT INTO numbers (number) VALUES (3)").execute(connection).await?;
                Err::<(), _>(StoreError::Closed)
            })
        });
        assert!(half_done.await.is_err());
        let count = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM numbers");
        let count = writer.write(|connection| Box::pin(async { Ok(count.fetch_one(connection).await?) }));
        assert_eq!(count.await.unwrap(), 2);
        writer.close().await;
        assert!(matches!(insert(&writer, 4).await, Err(StoreError::Closed)));
    }
}
