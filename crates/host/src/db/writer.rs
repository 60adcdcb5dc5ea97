//! The one connection that writes.
//!
//! Bringing a commit safely to the disk takes some milliseconds, whatever its size. Requests that arrive meanwhile wait
//! and are then committed together, each job with a savepoint, so that a failing job does not affect the others. Nobody
//! gets an answer before the commit is on the disk.

use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::job::{Job, Note, Pending, Task, Work};
use crate::db::link::Link;
use crate::db::meter::Meter;
use crate::db::postgres::Postgres;
use crate::db::query::Query;
use crate::matches::appends::{Append, Appended};

/// Number of jobs that may wait; further requests wait before they join.
const QUEUE: usize = 1024;
/// Most jobs that are committed together.
const BATCH_SIZE: usize = 128;
/// Number of attempts to empty the log while others read.
const ATTEMPTS: u32 = 50;
/// Pause between them.
const PAUSE: Duration = Duration::from_millis(100);

/// Time without a request after which the write-ahead log is emptied.
const IDLE: Duration = Duration::from_secs(2);

/// The queue to the connection that writes.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Request>,
    meter: Meter,
}

#[derive(Debug)]
enum Request {
    Write(Box<dyn Job>),
    Append(Pending),
    /// A statement that does not depend on other writes and may be executed twice.
    Note(Note),
    /// Work that cannot be done within a transaction.
    Maintenance(Maintenance, oneshot::Sender<Result<bool, StoreError>>),
    Close(oneshot::Sender<()>),
}

/// Maintenance of the database's files. Each step is small, since all others wait meanwhile.
#[derive(Clone, Copy, Debug)]
enum Maintenance {
    /// Gives this many unused pages back to the file system; returns whether there are more.
    Vacuum(i64),
    /// Brings the write-ahead log into the database and empties it; returns `true` if a reader was in the way.
    EmptyLog,
}

impl Writer {
    /// Starts to write with this connection. It is closed when all writers are gone, or by [`Writer::close`]. A lost
    /// connection to a server is replaced.
    pub(crate) fn new(connection: Connection, server: Option<Postgres>) -> Self {
        let (queue, requests) = mpsc::channel(QUEUE);
        let meter = Meter::default();
        tokio::spawn(serve(Link::new(connection, server), requests, meter.clone()));
        Self { queue, meter }
    }

    /// Returns its measurements.
    pub(crate) const fn meter(&self) -> &Meter {
        &self.meter
    }

    /// Does the work in a transaction; returns when it is on the disk. Work that fails changes nothing.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, T> + Send + 'static,
    {
        self.decide(work).await
    }

    /// Does work that may refuse, in a transaction as [`Writer::write`] does. Its conditions still hold when it
    /// commits, since there are no other writers meanwhile. A refusal changes nothing.
    pub(crate) async fn decide<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, T, E> + Send + 'static,
    {
        let (waiting, answer) = oneshot::channel();
        let task = Task { work: Some(work), result: None, waiting };
        self.meter.queue.inc();
        let asked = self.queue.send(Request::Write(Box::new(task))).await;
        asked.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Appends actions to a match of a database on a server, together with those that others append meanwhile.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (waiting, answer) = oneshot::channel();
        self.meter.queue.inc();
        let pending = Pending { append, result: None, waiting };
        self.queue.send(Request::Append(pending)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Executes one statement in the same way; returns the number of rows that it has changed.
    pub(crate) async fn execute(&self, query: Query) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Box::pin(async move { Ok(query.execute(connection).await?.rows_affected()) })
        })
        .await
    }

    /// Executes a statement that does not depend on other writes and may be executed twice. Alone it takes one round trip. Returns
    /// the number of rows that it has changed.
    pub(crate) async fn note(&self, query: Query) -> Result<u64, StoreError> {
        let (waiting, answer) = oneshot::channel();
        self.meter.queue.inc();
        let note = Note { query, result: None, waiting };
        self.queue.send(Request::Note(note)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Gives this many unused pages back to the file system; returns whether there are more.
    pub(crate) async fn vacuum(&self, pages: i64) -> Result<bool, StoreError> {
        self.keep_up(Maintenance::Vacuum(pages)).await
    }

    /// Empties the write-ahead log, which contains earlier versions of pages. It waits for their readers without
    /// blocking anybody else. If readers never end, the log stays and is overwritten later.
    pub(crate) async fn empty_log(&self) -> Result<(), StoreError> {
        for _ in 0..ATTEMPTS {
            if !self.keep_up(Maintenance::EmptyLog).await? {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
        tracing::warn!("the log of the database could not be emptied: it is being read all the time");
        Ok(())
    }

    async fn keep_up(&self, what: Maintenance) -> Result<bool, StoreError> {
        let (waiting, answer) = oneshot::channel();
        self.queue.send(Request::Maintenance(what, waiting)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Closes the connection after all earlier requests.
    pub(crate) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.queue.send(Request::Close(closed)).await.is_ok() {
            // An error means that it is closed already.
            let _ = done.await;
        }
    }
}

async fn serve(mut link: Link, mut requests: mpsc::Receiver<Request>, meter: Meter) {
    let mut closing = None;
    let mut batch = Vec::new();
    // `true` if the write-ahead log may have content.
    let mut is_log_used = false;
    while closing.is_none() {
        let received = requests.recv_many(&mut batch, BATCH_SIZE);
        let received =
            if is_log_used { tokio::time::timeout(IDLE, received).await } else { Ok(received.await) };
        match received {
            Ok(0) => break,
            Ok(_) => {}
            Err(_) => {
                is_log_used = is_log_left(&mut link.connection).await;
                continue;
            }
        }
        is_log_used = link.server.is_none();
        let mut jobs = Vec::with_capacity(batch.len());
        let (mut appends, mut notes, mut upkeeps) = (Vec::new(), Vec::new(), Vec::new());
        for request in batch.drain(..) {
            match request {
                Request::Write(job) => jobs.push(job),
                Request::Append(pending) => appends.push(pending),
                Request::Note(note) => notes.push(note),
                Request::Maintenance(what, waiting) => upkeeps.push((what, waiting)),
                Request::Close(closed) => closing = Some(closed),
            }
        }
        let begun = Instant::now();
        let committed = match link.commit(&mut jobs, &mut appends, &mut notes).await {
            Ok(()) => {
                meter.commits.observe(begun.elapsed().as_secs_f64());
                Ok(())
            }
            Err(error) => {
                tracing::error!("nothing could be committed: {error}");
                Err(error.to_string())
            }
        };
        for job in jobs {
            meter.queue.dec();
            job.answer(committed.clone());
        }
        for pending in appends {
            meter.queue.dec();
            pending.answer(committed.clone());
        }
        for note in notes {
            meter.queue.dec();
            note.answer(committed.clone());
        }
        for (what, waiting) in upkeeps {
            // The requester may be gone; the work is done anyway.
            let _ = waiting.send(keep_up(&mut link.connection, what).await);
        }
    }
    if let Err(error) = link.connection.close().await {
        tracing::warn!("the database was not closed in order: {error}");
    }
    if let Some(closed) = closing {
        let _ = closed.send(());
    }
}

/// Empties the write-ahead log; returns `true` if that must be tried again because of a reader.
async fn is_log_left(connection: &mut Connection) -> bool {
    connection.empty_log().await.unwrap_or_else(|error| {
        // The next write tries it again.
        tracing::warn!("the log of the database could not be emptied: {error}");
        false
    })
}

async fn keep_up(connection: &mut Connection, what: Maintenance) -> Result<bool, StoreError> {
    Ok(match what {
        Maintenance::Vacuum(pages) => connection.vacuum(pages).await?,
        Maintenance::EmptyLog => connection.empty_log().await?,
    })
}

#[cfg(test)]
mod tests {
    use sqlx::Connection as _;
    use sqlx::sqlite::SqliteConnection;

    use super::*;
    use crate::db;

    async fn insert(writer: &Writer, number: i64) -> Result<u64, StoreError> {
        writer.execute(db::query("INSERT INTO numbers (number) VALUES ($1)").bind(number)).await
    }

    #[tokio::test]
    async fn a_job_that_fails_takes_nothing_with_it() {
        let connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let mut connection = Connection::Sqlite(connection);
        let create = db::query("CREATE TABLE numbers (number BIGINT NOT NULL PRIMARY KEY)");
        create.execute(&mut connection).await.unwrap();
        let writer = Writer::new(connection, None);
        // On a runtime with one thread all three are waiting when the writer looks.
        let results = tokio::join!(insert(&writer, 1), insert(&writer, 1), insert(&writer, 2));
        assert!(matches!(results, (Ok(1), Err(StoreError::Sqlx(_)), Ok(1))), "{results:?}");
        let half_done = writer.write(|connection| {
            Box::pin(async move {
                db::query("INSERT INTO numbers (number) VALUES (3)").execute(connection).await?;
                Err::<(), _>(StoreError::Closed)
            })
        });
        assert!(half_done.await.is_err());
        let count = db::query_scalar::<i64>("SELECT COUNT(*) FROM numbers");
        let count = writer.write(|connection| Box::pin(async { Ok(count.fetch_one(connection).await?) }));
        assert_eq!(count.await.unwrap(), 2);
        writer.close().await;
        assert!(matches!(insert(&writer, 4).await, Err(StoreError::Closed)));
    }

    #[tokio::test]
    async fn a_job_that_panics_is_undone_and_ends_nothing() {
        let connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let mut connection = Connection::Sqlite(connection);
        let create = db::query("CREATE TABLE numbers (number BIGINT NOT NULL PRIMARY KEY)");
        create.execute(&mut connection).await.unwrap();
        let writer = Writer::new(connection, None);
        let half_done = writer.write(|connection| {
            Box::pin(async move {
                db::query("INSERT INTO numbers (number) VALUES (3)").execute(connection).await?;
                panic!("on purpose")
            })
        });
        let at_once = writer.write::<(), _>(|_| panic!("on purpose"));
        let (half_done, at_once, good) = tokio::join!(half_done, at_once, insert(&writer, 1));
        let half_done: Result<(), StoreError> = half_done;
        assert!(matches!((half_done, at_once), (Err(StoreError::Panicked), Err(StoreError::Panicked))));
        assert_eq!(good.unwrap(), 1);
        let sum = db::query_scalar::<i64>("SELECT SUM(number) FROM numbers");
        let sum = writer.write(|connection| Box::pin(async { Ok(sum.fetch_one(connection).await?) }));
        assert_eq!(sum.await.unwrap(), 1);
    }
}
