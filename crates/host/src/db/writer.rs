//! The one connection that writes.
//!
//! Bringing a commit safely to the disk takes some milliseconds, however much it holds. Requests that arrive meanwhile
//! wait and are then committed together, each job with a savepoint, so that one that fails takes nothing with it.
//! Nobody gets an answer before the disk has it.

use std::collections::HashSet;
use std::future::{Future, poll_fn};
use std::panic::{self, AssertUnwindSafe};
use std::pin::Pin;
use std::task::Poll;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::meter::Meter;
use crate::db::postgres::{self, Postgres, in_time};
use crate::db::query::Query;
use crate::matches::appends;
use crate::matches::appends::{Append, Appended};

/// Number of jobs that may wait; further requests wait before they join.
const QUEUE: usize = 1024;
/// Most jobs that are committed together.
const BATCH_SIZE: usize = 128;
/// Number of attempts to empty the log while others read.
const ATTEMPTS: u32 = 50;
/// Pause between them.
const PAUSE: Duration = Duration::from_millis(100);

/// Time without a server after which waiting requests fail.
const OUTAGE: Duration = Duration::from_secs(5);
/// Timeout after which a server that has not begun a transaction counts as lost; longer than the wait for the lock of
/// all transactions.
const BEGIN_TIMEOUT: Duration = Duration::from_secs(25);
/// Timeout after which a server that has not finished a transaction counts as lost. All jobs are short, and long work
/// comes in pieces; players wait for a lost one.
const TRANSACTION_TIMEOUT: Duration = Duration::from_secs(20);

/// Silence after which a connection is pinged before it waits for a lock.
const SILENCE: Duration = Duration::from_secs(1);
/// The pause before a search for another server if one is read-only.
const FAILOVER_PAUSE: Duration = Duration::from_secs(1);
/// Longest time for a ping, and for a step back to a sound connection.
const RECOVERY_TIMEOUT: Duration = Duration::from_secs(3);

/// Time without a request after which the write-ahead log is emptied.
const IDLE: Duration = Duration::from_secs(2);

/// Future of a job's work on the connection.
pub(crate) type Work<'c, T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'c>>;

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
    /// Work that cannot be done within a transaction.
    Upkeep(Upkeep, oneshot::Sender<Result<bool, StoreError>>),
    Close(oneshot::Sender<()>),
}

/// Actions to append, and the request that waits for them.
#[derive(Debug)]
struct Pending {
    append: Append,
    /// `None` until it is tried.
    result: Option<Result<Appended, StoreError>>,
    waiting: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Pending {
    fn answer(self, committed: Result<(), String>) {
        // The requester may be gone; the work is done all the same.
        let _ = self.waiting.send(outcome(self.result, committed));
    }
}

/// Returns the result of a job: its own failure, or that of the transaction, which may have failed before the job was
/// tried.
fn outcome<T, E: From<StoreError>>(
    result: Option<Result<T, E>>,
    committed: Result<(), String>,
) -> Result<T, E> {
    match (result, committed) {
        (Some(Err(error)), _) => Err(error),
        (_, Err(why)) => Err(StoreError::Commit(why).into()),
        (Some(done), Ok(())) => done,
        (None, Ok(())) => Err(StoreError::Closed.into()),
    }
}

/// Maintenance of the database's files. Each step is small, since all others wait meanwhile.
#[derive(Clone, Copy, Debug)]
enum Upkeep {
    /// Gives this many unused pages back to the file system; returns whether there are more.
    Vacuum(i64),
    /// Brings the write-ahead log into the database and empties it; returns `true` if a reader was in the way.
    EmptyLog,
}

/// A write, and the requester who waits for it.
trait Job: std::fmt::Debug + Send {
    /// Does the work; returns whether to keep it.
    fn run<'c>(
        &'c mut self,
        connection: &'c mut Connection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>>;

    /// Sends the result.
    fn answer(self: Box<Self>, committed: Result<(), String>);
}

struct Task<T, E, F> {
    work: Option<F>,
    /// `None` until it is tried.
    result: Option<Result<T, E>>,
    waiting: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> std::fmt::Debug for Task<T, E, F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Task")
    }
}

impl<T, E, F> Job for Task<T, E, F>
where
    T: Send,
    E: From<StoreError> + Send,
    F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, T, E> + Send,
{
    fn run<'c>(
        &'c mut self,
        connection: &'c mut Connection,
    ) -> Pin<Box<dyn Future<Output = bool> + Send + 'c>> {
        Box::pin(async move {
            if let Some(work) = self.work.take() {
                // All changes before a panic are undone, and nothing else sees them.
                let begun = panic::catch_unwind(AssertUnwindSafe(|| work(connection)));
                self.result = Some(match begun {
                    Ok(work) => caught(work).await,
                    Err(_) => Err(StoreError::Panicked.into()),
                });
            }
            matches!(self.result, Some(Ok(_)))
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), String>) {
        // The requester may be gone; the work is done all the same.
        let _ = self.waiting.send(outcome(self.result, committed));
    }
}

/// Does the work; a panic in it becomes an error and ends nothing else.
async fn caught<T, E: From<StoreError>>(mut work: Work<'_, T, E>) -> Result<T, E> {
    poll_fn(move |context| {
        panic::catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)))
            .unwrap_or_else(|_| Poll::Ready(Err(StoreError::Panicked.into())))
    })
    .await
}

impl Writer {
    /// Starts to write with this connection. It is closed when all writers are gone, or by [`Writer::close`]. A lost
    /// connection to a server is replaced.
    pub(crate) fn new(connection: Connection, server: Option<Postgres>) -> Self {
        let (queue, requests) = mpsc::channel(QUEUE);
        let meter = Meter::default();
        tokio::spawn(serve(
            Link { connection, server, heard: Instant::now(), is_new: false },
            requests,
            meter.clone(),
        ));
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

    /// Gives this many unused pages back to the file system; returns whether there are more.
    pub(crate) async fn vacuum(&self, pages: i64) -> Result<bool, StoreError> {
        self.keep_up(Upkeep::Vacuum(pages)).await
    }

    /// Empties the write-ahead log, which has earlier versions of pages. It waits for their readers, but keeps nobody
    /// else waiting meanwhile. If readers never end, the log is left to be overwritten.
    pub(crate) async fn empty_log(&self) -> Result<(), StoreError> {
        for _ in 0..ATTEMPTS {
            if !self.keep_up(Upkeep::EmptyLog).await? {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
        tracing::warn!("the log of the database could not be emptied: it is being read all the time");
        Ok(())
    }

    async fn keep_up(&self, what: Upkeep) -> Result<bool, StoreError> {
        let (waiting, answer) = oneshot::channel();
        self.queue.send(Request::Upkeep(what, waiting)).await.map_err(|_| StoreError::Closed)?;
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
        let (mut appends, mut upkeeps) = (Vec::new(), Vec::new());
        for request in batch.drain(..) {
            match request {
                Request::Write(job) => jobs.push(job),
                Request::Append(pending) => appends.push(pending),
                Request::Upkeep(what, waiting) => upkeeps.push((what, waiting)),
                Request::Close(closed) => closing = Some(closed),
            }
        }
        let begun = Instant::now();
        let committed = match link.commit(&mut jobs, &mut appends).await {
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
        for (what, waiting) in upkeeps {
            // The requester may be gone; the work is done all the same.
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

async fn keep_up(connection: &mut Connection, what: Upkeep) -> Result<bool, StoreError> {
    Ok(match what {
        Upkeep::Vacuum(pages) => connection.vacuum(pages).await?,
        Upkeep::EmptyLog => connection.empty_log().await?,
    })
}

/// The connection, and the server to reconnect to where it can be lost.
struct Link {
    connection: Connection,
    server: Option<Postgres>,
    /// When the server was last heard of.
    heard: Instant,
    /// `true` if the connection has replaced a lost one and has not been used yet.
    is_new: bool,
}

impl Link {
    /// Does all jobs in one transaction.
    async fn commit(&mut self, jobs: &mut [Box<dyn Job>], appends: &mut [Pending]) -> Result<(), StoreError> {
        if jobs.is_empty() && appends.is_empty() {
            return Ok(());
        }
        self.begin().await?;
        let run = run_all(&mut self.connection, jobs, appends);
        let done = match self.server {
            // A file cannot be lost.
            None => run.await,
            Some(_) => in_time(TRANSACTION_TIMEOUT, run).await,
        };
        if done.is_err() {
            self.recover().await;
        } else {
            self.heard = Instant::now();
        }
        Ok(done?)
    }

    /// Begins a transaction. Nothing has been done yet, so it can be tried again after the loss of the connection.
    async fn begin(&mut self) -> Result<(), StoreError> {
        if self.server.is_none() {
            let begun = self.connection.begin().await;
            if begun.is_err() {
                self.recover().await;
            }
            return Ok(begun?);
        }
        let deadline = Instant::now() + OUTAGE;
        loop {
            let is_alive = self.show_life().await;
            let is_gone = is_alive.is_err();
            let begun = match is_alive {
                Ok(()) => in_time(BEGIN_TIMEOUT, self.connection.begin()).await,
                Err(error) => Err(error),
            };
            let Err(error) = begun else {
                self.heard = Instant::now();
                if std::mem::take(&mut self.is_new) {
                    tracing::info!("the database is there again");
                }
                return Ok(());
            };
            // A read-only server is left, since another may soon have its address.
            let is_read_only = postgres::is_read_only(&error);
            let is_sound =
                if is_gone || is_read_only { self.reconnect().await } else { self.recover().await };
            if Instant::now() >= deadline {
                return Err(error.into());
            }
            if is_read_only {
                tokio::time::sleep(FAILOVER_PAUSE).await;
            } else if !is_sound {
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    /// Pings a server that has been silent for some time: it may be gone, which could not soon be told from waiting for
    /// the lock of all transactions.
    async fn show_life(&mut self) -> Result<(), sqlx::Error> {
        if self.heard.elapsed() < SILENCE {
            return Ok(());
        }
        in_time(RECOVERY_TIMEOUT, self.connection.ping()).await
    }

    /// Leaves a failed transaction, with another connection if need be; returns whether there is a sound one.
    async fn recover(&mut self) -> bool {
        if self.server.is_none() {
            return self.connection.rollback().await.is_ok();
        }
        in_time(RECOVERY_TIMEOUT, self.connection.rollback()).await.is_ok() || self.reconnect().await
    }

    /// Replaces the connection to the server; returns `true` if that worked.
    async fn reconnect(&mut self) -> bool {
        let Some(server) = &self.server else { return false };
        match in_time(RECOVERY_TIMEOUT, server.connect()).await {
            Ok(connection) => {
                self.connection = Connection::Postgres(connection);
                self.heard = Instant::now();
                self.is_new = true;
                true
            }
            Err(_) => false,
        }
    }
}

/// Does all jobs in a transaction that has begun.
async fn run_all(
    connection: &mut Connection,
    jobs: &mut [Box<dyn Job>],
    appends: &mut [Pending],
) -> Result<(), sqlx::Error> {
    append_all(connection, appends).await?;
    if !appends.is_empty() && !jobs.is_empty() {
        connection.keep_piece().await?;
    }
    let count = jobs.len();
    for (index, job) in jobs.iter_mut().enumerate() {
        if !job.run(connection).await {
            connection.undo_piece().await?;
        } else if index + 1 < count {
            connection.keep_piece().await?;
        }
    }
    connection.commit().await
}

/// Appends to every match once, all by one statement. Actions that it cannot append are appended one after another, and
/// so are all if one is refused.
async fn append_all(connection: &mut Connection, appends: &mut [Pending]) -> Result<(), sqlx::Error> {
    let mut seen = HashSet::new();
    let (mut together, mut others): (Vec<_>, Vec<_>) =
        appends.iter_mut().partition(|pending| seen.insert(pending.append.match_id));
    if !together.is_empty() {
        let all: Vec<&Append> = together.iter().map(|pending| &pending.append).collect();
        match appends::append_all(connection, &all).await {
            Ok(results) => {
                for (pending, result) in together.iter_mut().zip(results) {
                    pending.result = Some(Ok(result));
                }
            }
            Err(error) => {
                connection.undo_piece().await?;
                if let [only] = &mut together[..] {
                    only.result = Some(Err(error));
                } else {
                    others.splice(0..0, together);
                }
            }
        }
    }
    for pending in others {
        connection.keep_piece().await?;
        pending.result = Some(match appends::append_all(connection, &[&pending.append]).await {
            Ok(mut results) => Ok(results.pop().flatten()),
            Err(error) => {
                connection.undo_piece().await?;
                Err(error)
            }
        });
    }
    Ok(())
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
