//! Leases for work that only one process at a time may do.
//!
//! A lease is a lock that the database holds for a connection of the process. It is given back when the work is done.
//! When the process dies, its connection does too and others can take the lock; a process that hangs, or cannot be
//! reached, loses it after a while of silence. Once it has the lease, a process checks whether the work is already
//! done, so nothing is done twice.
//!
//! A lost connection is replaced at once, and takes the locks again. If another process has taken the lease meanwhile,
//! [`Lease::while_held`] ends the work; [`Lease::confirm`] is called before its result is stored.

use std::collections::HashMap;
use std::future::{Future, pending};
use std::sync::{Arc, Mutex as SyncMutex, MutexGuard, PoisonError};
use std::time::Duration;

use sha2::{Digest, Sha256};
use sqlx::postgres::PgConnection;
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use crate::db::error::StoreError;
use crate::db::postgres::{LEASE_TIMEOUT, Postgres, in_time};

/// The leases of this process.
#[derive(Clone, Debug)]
pub(crate) struct Leases(Option<Arc<Shared>>);

#[derive(Debug)]
struct Shared {
    server: Postgres,
    /// The connection; `None` until it is needed, and after it was lost.
    connection: Mutex<Option<PgConnection>>,
    keys: SyncMutex<Keys>,
    /// Time of the last request that the connection has answered.
    heard: SyncMutex<Instant>,
}

/// The leases of a process by the numbers of their locks.
#[derive(Debug, Default)]
struct Keys {
    held: HashMap<i64, Key>,
    /// Leases that are over but whose locks the connection still has. They are gone with the connection.
    returned: Vec<i64>,
    /// `true` if the database is closed: then no lock is taken again.
    is_closed: bool,
}

/// A lease of this process.
#[derive(Debug)]
struct Key {
    /// `true` once the server has said that it is ours.
    is_taken: bool,
    /// Tells the holder that it is lost, or may be.
    lost: watch::Sender<bool>,
    /// Time since when another connection has its lock: that of another process, or an earlier one of this process that
    /// has not ended yet.
    missing: Option<Instant>,
}

impl Keys {
    /// Returns `true` if a lease that is over still has a lock to give back.
    fn take_returned(&mut self, key: i64) -> bool {
        let place = self.returned.iter().position(|returned| *returned == key);
        place.map(|place| self.returned.swap_remove(place)).is_some()
    }
}

/// The right to do some work, until it is dropped.
#[derive(Debug)]
pub struct Lease(Option<Held>);

/// A lease that another process could have.
#[derive(Debug)]
struct Held {
    shared: Arc<Shared>,
    key: i64,
    lost: watch::Receiver<bool>,
}

impl Drop for Lease {
    fn drop(&mut self) {
        let Some(Held { shared, key, .. }) = self.0.take() else { return };
        {
            let mut keys = shared.keys();
            keys.held.remove(&key);
            keys.returned.push(key);
        }
        // Without a runtime the process ends, and its leases with it.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { shared.give_back(key).await });
        }
    }
}

impl Leases {
    /// Returns `true` if other processes share the database.
    pub(crate) const fn is_shared(&self) -> bool {
        self.0.is_some()
    }

    /// Takes the lease for a piece of work; `None` if somebody has it.
    pub(crate) async fn take(&self, work: &str, number: i64) -> Result<Option<Lease>, StoreError> {
        let Some(shared) = &self.0 else { return Ok(Some(Lease(None))) };
        let key = key(work, number);
        let lost = {
            let mut keys = shared.keys();
            if keys.held.contains_key(&key) {
                return Ok(None);
            }
            let (teller, lost) = watch::channel(false);
            keys.held.insert(key, Key { is_taken: false, lost: teller, missing: None });
            lost
        };
        // From here on it is given back in any case.
        let lease = Lease(Some(Held { shared: Arc::clone(shared), key, lost }));
        if shared.take(key).await? {
            return Ok(Some(lease));
        }
        lease.forget();
        Ok(None)
    }

    /// Takes the lease for a piece of work as soon as it is free.
    pub(crate) async fn take_when_free(&self, work: &str, number: i64) -> Result<Lease, StoreError> {
        const PAUSE: Duration = Duration::from_millis(50);
        loop {
            if let Some(lease) = self.take(work, number).await? {
                return Ok(lease);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Makes leases for a database of a single process, which may do everything.
    pub(crate) const fn alone() -> Self {
        Self(None)
    }

    /// Makes leases for a database that others may share.
    pub(crate) fn shared(server: Postgres) -> Self {
        let shared = Arc::new(Shared {
            server,
            connection: Mutex::default(),
            keys: SyncMutex::default(),
            heard: SyncMutex::new(Instant::now()),
        });
        tokio::spawn(keep(Arc::downgrade(&shared)));
        Self(Some(shared))
    }

    pub(crate) async fn close(&self) {
        if let Some(shared) = &self.0 {
            shared.keys().is_closed = true;
            // Its leases end with it, in order or not.
            drop(shared.connection.lock().await.take());
        }
    }
}

impl Shared {
    fn keys(&self) -> MutexGuard<'_, Keys> {
        self.keys.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that the connection has answered a request of that moment: it keeps its locks for a while from then on.
    fn note_heard(&self, asked: Instant) {
        *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = asked;
    }

    /// Returns `true` while the server cannot have taken the locks away for our silence.
    fn is_heard(&self) -> bool {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < LEASE_TIMEOUT
    }

    /// Tells the holders of these leases that they are lost.
    fn lose(&self, which: impl Fn(i64) -> bool) {
        for (key, held) in &self.keys().held {
            if which(*key) && held.is_taken && !held.lost.send_replace(true) {
                tracing::warn!("a lease was lost before its work was done");
            }
        }
    }

    /// Takes a lease if nobody has it.
    async fn take(&self, key: i64) -> Result<bool, StoreError> {
        let mut connection = self.connection.lock().await;
        if let Some(known) = connection.as_mut() {
            let asked = Instant::now();
            match lock(known, key).await {
                Ok(is_taken) => {
                    self.note_heard(asked);
                    self.note_taken(key, is_taken);
                    return Ok(is_taken);
                }
                // It is tried once more with another connection.
                Err(error) => tracing::warn!("the connection that holds leases was lost: {error}"),
            }
            *connection = None;
        }
        self.connect(&mut connection).await?;
        let Some(new) = connection.as_mut() else { return Ok(false) };
        match lock(new, key).await {
            Ok(is_taken) => {
                self.note_taken(key, is_taken);
                Ok(is_taken)
            }
            Err(error) => {
                *connection = None;
                Err(error.into())
            }
        }
    }

    /// Notes the server's answer about a lease, while nobody else uses the connection.
    fn note_taken(&self, key: i64, is_taken: bool) {
        if let Some(held) = self.keys().held.get_mut(&key) {
            held.is_taken = is_taken;
        }
    }

    /// Makes another connection and keeps the leases of the work under way, unless another process was quicker.
    async fn connect(&self, connection: &mut Option<PgConnection>) -> Result<(), StoreError> {
        let asked = Instant::now();
        let mut new = self.server.connect_for_leases().await?;
        let held: Vec<i64> = {
            let mut keys = self.keys();
            keys.returned.clear();
            keys.held.iter().filter(|(_, held)| held.is_taken).map(|(key, _)| *key).collect()
        };
        for other in held {
            if !lock_again(&mut new, other).await? {
                self.lose(|key| key == other);
                if let Some(held) = self.keys().held.get_mut(&other) {
                    held.missing.get_or_insert(asked);
                }
            }
        }
        self.note_heard(asked);
        *connection = Some(new);
        Ok(())
    }

    /// Shows the server that this process lives, with another connection if need be.
    async fn show_life(&self) {
        let mut connection = self.connection.lock().await;
        if let Some(known) = connection.as_mut() {
            let asked = Instant::now();
            match self.ask_for_missing(known).await {
                Ok(()) => {
                    self.note_heard(asked);
                    return;
                }
                Err(error) => tracing::warn!("the connection that holds leases was lost: {error}"),
            }
            *connection = None;
        }
        let is_needed = {
            let keys = self.keys();
            !keys.held.is_empty() && !keys.is_closed
        };
        if !is_needed {
            return;
        }
        if let Err(error) = self.connect(&mut connection).await {
            tracing::warn!("there is no connection that holds leases: {error}");
            if !self.is_heard() {
                self.lose(|_| true);
            }
        }
    }

    /// Asks again for the leases whose locks another connection has. In any case the server hears from us.
    async fn ask_for_missing(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        in_time(LEASE_TIMEOUT, sqlx::query("SELECT 1").execute(&mut *connection)).await?;
        let missing = |(key, held): (&i64, &Key)| held.missing.is_some().then_some(*key);
        let missing: Vec<i64> = self.keys().held.iter().filter_map(missing).collect();
        for key in missing {
            if lock(connection, key).await?
                && let Some(held) = self.keys().held.get_mut(&key)
            {
                held.missing = None;
            }
        }
        Ok(())
    }

    async fn give_back(&self, key: i64) {
        let mut connection = self.connection.lock().await;
        let Some(known) = connection.as_mut() else { return };
        // The lease may be gone with a former connection, and the lock may belong to a new one.
        if !self.keys().take_returned(key) {
            return;
        }
        let unlock = sqlx::query("SELECT pg_advisory_unlock($1)").bind(key);
        if let Err(error) = in_time(LEASE_TIMEOUT, unlock.execute(known)).await {
            tracing::warn!("a lease could not be given back: {error}");
            *connection = None;
        }
    }
}

/// Tries to take a lock. After the timeout the server has ended the connection, even if we have not heard of it.
async fn lock(connection: &mut PgConnection, key: i64) -> Result<bool, sqlx::Error> {
    let lock = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(key);
    in_time(LEASE_TIMEOUT, lock.fetch_one(connection)).await
}

/// Takes a lock that a former connection had. The server may need a moment to see that this one is gone.
async fn lock_again(connection: &mut PgConnection, key: i64) -> Result<bool, sqlx::Error> {
    const ATTEMPTS: u32 = 5;
    const PAUSE: Duration = Duration::from_millis(50);
    for _ in 1..ATTEMPTS {
        if lock(connection, key).await? {
            return Ok(true);
        }
        tokio::time::sleep(PAUSE).await;
    }
    lock(connection, key).await
}

/// Shows the server that the process is alive, for as long as it runs.
async fn keep(shared: std::sync::Weak<Shared>) {
    loop {
        tokio::time::sleep(LEASE_TIMEOUT / 3).await;
        let Some(shared) = shared.upgrade() else { return };
        shared.show_life().await;
    }
}

impl Lease {
    /// Drops the leases that somebody else has.
    fn forget(mut self) {
        if let Some(Held { shared, key, .. }) = self.0.take() {
            shared.keys().held.remove(&key);
        }
    }

    /// Does the work to its end; `None` as soon as the lease is known to be lost, which ends the work.
    pub async fn while_held<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            done = work => Some(done),
            () = self.lost() => None,
        }
    }

    /// Returns `true` if another process has taken it while the database could not be reached. A lease that is only in
    /// doubt for want of an answer is not lost: it is ours again once the database is back and has closed our former
    /// connection.
    #[must_use]
    pub fn is_taken_over(&self) -> bool {
        let Some(Held { shared, key, .. }) = &self.0 else { return false };
        let missing = shared.keys().held.get(key).and_then(|held| held.missing);
        missing.is_some_and(|since| since.elapsed() > 2 * LEASE_TIMEOUT)
    }

    /// Returns `true` if the server holds the lease for us at this moment.
    pub async fn confirm(&self) -> bool {
        let Some(held) = &self.0 else { return true };
        held.shared.show_life().await;
        !*held.lost.borrow() && held.shared.is_heard()
    }

    /// Completes when the lease is lost.
    async fn lost(&self) {
        let Some(held) = &self.0 else { return pending().await };
        // The sender lives as long as the lease.
        if held.lost.clone().wait_for(|is_lost| *is_lost).await.is_err() {
            pending().await
        }
    }
}

/// Returns the number of the lock for a piece of work.
fn key(work: &str, number: i64) -> i64 {
    let hash: [u8; 32] =
        Sha256::new().chain_update(work).chain_update(number.to_be_bytes()).finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = hash;
    i64::from_be_bytes([a, b, c, d, e, f, g, h])
}
