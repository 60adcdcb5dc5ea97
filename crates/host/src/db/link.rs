//! The connection that writes, which is replaced when its server is lost.

use std::time::{Duration, Instant};

use crate::db::batch::run_all;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::job::{Job, Note, Pending};
use crate::db::postgres::{self, Postgres, in_time};
use crate::db::query::Query;
use crate::db::read_pool::is_lost;

/// Most notes that are executed one by one when there is nothing else to do. A transaction takes two round trips more.
const NOTES_ALONE: usize = 3;
/// The pause before another attempt at a server that is gone.
const PAUSE: Duration = Duration::from_millis(100);

/// Time without a server after which waiting requests fail.
const OUTAGE: Duration = Duration::from_secs(5);
/// Timeout after which a server that has not begun a transaction counts as lost; longer than the wait for the lock of
/// all transactions.
const BEGIN_TIMEOUT: Duration = Duration::from_secs(25);
/// Timeout after which a server that has not finished a transaction counts as lost. All jobs are short, and long work
/// comes in pieces. While a transaction is lost, players wait.
const TRANSACTION_TIMEOUT: Duration = Duration::from_secs(20);

/// Silence after which a connection is pinged before it waits for a lock.
const SILENCE: Duration = Duration::from_secs(1);
/// The pause before a search for another server if one is read-only.
const FAILOVER_PAUSE: Duration = Duration::from_secs(1);
/// Longest time for a ping, and for a step back to a sound connection.
const RECOVERY_TIMEOUT: Duration = Duration::from_secs(3);

/// The connection, and the server to reconnect to if the connection can be lost.
pub(super) struct Link {
    pub(super) connection: Connection,
    pub(super) server: Option<Postgres>,
    /// When the server was last heard of.
    heard: Instant,
    /// `true` if the connection has replaced a lost one and has not been used yet.
    is_new: bool,
}

impl Link {
    pub(super) fn new(connection: Connection, server: Option<Postgres>) -> Self {
        Self { connection, server, heard: Instant::now(), is_new: false }
    }

    /// Does all jobs in one transaction.
    pub(super) async fn commit(
        &mut self,
        jobs: &mut [Box<dyn Job>],
        appends: &mut [Pending],
        notes: &mut [Note],
    ) -> Result<(), StoreError> {
        if jobs.is_empty() && appends.is_empty() {
            let is_few = notes.len() <= NOTES_ALONE && self.server.is_some();
            if is_few {
                let deadline = Instant::now() + OUTAGE;
                for note in notes.iter_mut() {
                    note.result = Some(self.execute_alone(&note.query, deadline).await);
                }
            }
            if is_few || notes.is_empty() {
                return Ok(());
            }
        }
        self.begin().await?;
        let run = run_all(&mut self.connection, jobs, appends, notes);
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
            // A server may be gone without notice, which would take long to distinguish from waiting for the lock.
            let is_silent = self.heard.elapsed() >= SILENCE;
            let begin = async {
                match is_silent {
                    true => self.connection.begin_after_silence(RECOVERY_TIMEOUT).await,
                    false => self.connection.begin().await,
                }
            };
            let Err(error) = in_time(BEGIN_TIMEOUT, begin).await else {
                self.note_heard();
                return Ok(());
            };
            self.try_again_by(deadline, error).await?;
        }
    }

    /// Executes a statement in its own transaction, which does not wait for those of others. If the connection is lost, it
    /// may be executed twice.
    async fn execute_alone(&mut self, query: &Query, deadline: Instant) -> Result<u64, StoreError> {
        loop {
            // A server that has been silent may be gone without notice.
            let time = if self.heard.elapsed() < SILENCE { TRANSACTION_TIMEOUT } else { RECOVERY_TIMEOUT };
            match in_time(time, query.clone().execute(&mut self.connection)).await {
                Ok(done) => {
                    self.note_heard();
                    return Ok(done.rows_affected());
                }
                Err(error @ sqlx::Error::Database(_))
                    if !is_lost(&error) && !postgres::is_read_only(&error) =>
                {
                    return Err(error.into());
                }
                Err(error) => self.try_again_by(deadline, error).await?,
            }
        }
    }

    /// Notes that the server has just answered.
    fn note_heard(&mut self) {
        self.heard = Instant::now();
        if std::mem::take(&mut self.is_new) {
            tracing::info!("the database is there again");
        }
    }

    /// Gets a sound connection after an error; returns the error again when it is too late for another attempt.
    async fn try_again_by(&mut self, deadline: Instant, error: sqlx::Error) -> Result<(), StoreError> {
        // Leaves a read-only server, since another one may soon have its address.
        let is_read_only = postgres::is_read_only(&error);
        let is_sound =
            if is_lost(&error) || is_read_only { self.reconnect().await } else { self.recover().await };
        if Instant::now() >= deadline {
            return Err(error.into());
        }
        if is_read_only {
            tokio::time::sleep(FAILOVER_PAUSE).await;
        } else if !is_sound {
            tokio::time::sleep(PAUSE).await;
        }
        Ok(())
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
