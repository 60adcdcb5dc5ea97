//! Connections to a server for reading.
//!
//! The pool of sqlx pings a connection whenever it is taken and given back: three round trips for every statement. This
//! pool pings only connections that were idle for a long time. A read that fails with its connection is repeated on
//! another one, which is safe since it changes nothing.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Error};
use tokio::sync::{Notify, Semaphore};

use crate::db::postgres::{Postgres, in_time};

/// Number of connections.
const READERS: usize = 8;
/// Timeout for a free connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// Silence after which a connection is pinged before it is used.
const SILENCE: Duration = Duration::from_secs(10);
/// Timeout of a ping. It is shorter than the wait for a connection, so that several lost connections are dropped before
/// anybody gives up.
const LIFE_TIMEOUT: Duration = Duration::from_secs(1);
/// Timeout of the first read on a connection that was not pinged. After it another connection is used.
const FIRST_TIMEOUT: Duration = Duration::from_secs(2);
/// Timeout of any other read. The loss of a server may go unnoticed.
const READ_TIMEOUT: Duration = Duration::from_secs(20);
/// Pause before a server that refuses connections is tried again.
const PAUSE: Duration = Duration::from_millis(200);

/// A pool of connections that only read.
#[derive(Clone, Debug)]
pub(crate) struct ReadPool(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    server: Postgres,
    slots: Semaphore,
    closed: Notify,
    /// Unused connections, the one used last at the end.
    idle: Mutex<Vec<Idle>>,
}

#[derive(Debug)]
struct Idle {
    connection: PgConnection,
    since: Instant,
}

/// A connection for one read.
struct Reader {
    connection: PgConnection,
    /// `true` if the server has just answered on it.
    is_alive: bool,
}

/// A read that may be done more than once.
pub(crate) type Reading<'c, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'c>>;

impl ReadPool {
    pub(crate) fn new(server: Postgres) -> Self {
        Self(Arc::new(Shared {
            server,
            slots: Semaphore::new(READERS),
            closed: Notify::new(),
            idle: Mutex::default(),
        }))
    }

    /// Reads on one of the connections, and on another one if the first turns out to be lost.
    pub(crate) async fn read<T, F>(&self, reading: F) -> Result<T, Error>
    where
        F: for<'c> Fn(&'c mut PgConnection) -> Reading<'c, T> + Send,
    {
        let slot = tokio::time::timeout(ACQUIRE_TIMEOUT, self.0.slots.acquire());
        let _slot = slot.await.map_err(|_| Error::PoolTimedOut)?.map_err(|_| Error::PoolClosed)?;
        let mut has_failed = false;
        loop {
            let reader = if has_failed { self.0.new_reader().await } else { self.0.reader().await };
            let Reader { mut connection, is_alive } = reader?;
            let time = if is_alive { READ_TIMEOUT } else { FIRST_TIMEOUT };
            // A connection whose read is given up half-way is dropped with it.
            match in_time(time, reading(&mut connection)).await {
                Err(error) if is_lost(&error) && is_alive => return Err(error),
                Err(error) if is_lost(&error) => has_failed = true,
                result => {
                    self.0.idle().push(Idle { connection, since: Instant::now() });
                    return result;
                }
            }
        }
    }

    pub(crate) async fn close(&self) {
        self.0.slots.close();
        self.0.closed.notify_waiters();
        let idle = std::mem::take(&mut *self.0.idle());
        for Idle { connection, .. } in idle {
            if let Err(error) = connection.close().await {
                tracing::debug!("a connection was not closed in order: {error}");
            }
        }
    }

    /// Completes when the pool is closed.
    pub(crate) async fn closed(&self) {
        let closed = self.0.closed.notified();
        if !self.is_closed() {
            closed.await;
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.0.slots.is_closed()
    }
}

impl Shared {
    fn idle(&self) -> MutexGuard<'_, Vec<Idle>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the connection that was used last, which knows most statements, or makes one.
    async fn reader(&self) -> Result<Reader, Error> {
        loop {
            let last = self.idle().pop();
            let Some(Idle { mut connection, since }) = last else { break };
            if since.elapsed() < SILENCE {
                return Ok(Reader { connection, is_alive: false });
            }
            if in_time(LIFE_TIMEOUT, connection.ping()).await.is_ok() {
                return Ok(Reader { connection, is_alive: true });
            }
        }
        self.new_reader().await
    }

    /// Makes a connection in place of an idle one: after a loss the idle ones are probably lost too.
    async fn new_reader(&self) -> Result<Reader, Error> {
        drop(self.idle().pop());
        Ok(Reader { connection: self.connect().await?, is_alive: true })
    }

    /// Makes a connection, and waits for a server that is restarting.
    async fn connect(&self) -> Result<PgConnection, Error> {
        let deadline = Instant::now() + ACQUIRE_TIMEOUT;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match in_time(left, self.server.connect()).await {
                Err(error) if is_lost(&error) && Instant::now() + PAUSE < deadline => {
                    tokio::time::sleep(PAUSE).await;
                }
                result => return result,
            }
        }
    }
}

/// Returns `true` if the error means that the connection is lost.
pub(crate) fn is_lost(error: &Error) -> bool {
    /// Class of the errors with which a server ends a connection: a shutdown or an operator's intervention.
    const INTERVENTION: &str = "57P";
    match error {
        Error::Io(_) | Error::Tls(_) | Error::Protocol(_) | Error::WorkerCrashed => true,
        Error::Database(error) => error.code().is_some_and(|code| code.starts_with(INTERVENTION)),
        _ => false,
    }
}
