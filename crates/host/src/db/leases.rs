//! Work that one of several processes does at a time.
//!
//! A lease is a lock that the database holds for a connection of the process. It is given back when the work is done, and
//! falls to others when the process dies, since its connection does; one that hangs, or cannot be reached, loses it after a
//! while of silence. What is stored as done is looked at once the lease is there, so that nothing is done twice.

use std::collections::HashSet;
use std::sync::{Arc, Mutex as SyncMutex, MutexGuard, PoisonError};
use std::time::Duration;

use sha2::{Digest, Sha256};
use sqlx::postgres::PgConnection;
use tokio::sync::Mutex;

use crate::db::error::StoreError;
use crate::db::postgres::{LEASE_TIMEOUT, Postgres, in_time};

/// The leases of this process.
#[derive(Clone, Debug)]
pub(crate) struct Leases(Option<Arc<Shared>>);

#[derive(Debug)]
struct Shared {
    server: Postgres,
    /// None until it is needed, and after it was lost.
    connection: Mutex<Option<PgConnection>>,
    keys: SyncMutex<Keys>,
}

/// The leases of a process by the numbers of their locks.
#[derive(Debug, Default)]
struct Keys {
    held: HashSet<i64>,
    /// Those that are over and whose locks the connection still has. With the connection they are gone.
    returned: Vec<i64>,
}

impl Keys {
    /// Whether what is over has a lock to be given back.
    fn take_returned(&mut self, key: i64) -> bool {
        let place = self.returned.iter().position(|returned| *returned == key);
        place.map(|place| self.returned.swap_remove(place)).is_some()
    }
}

/// The right to do some work, until it is dropped.
#[derive(Debug)]
pub struct Lease(Option<(Arc<Shared>, i64)>);

impl Drop for Lease {
    fn drop(&mut self) {
        let Some((shared, key)) = self.0.take() else { return };
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

    /// Takes the lease for a piece of work; `None` while somebody has it.
    pub(crate) async fn take(&self, work: &str, number: i64) -> Result<Option<Lease>, StoreError> {
        let Some(shared) = &self.0 else { return Ok(Some(Lease(None))) };
        let key = key(work, number);
        if !shared.keys().held.insert(key) {
            return Ok(None);
        }
        // From here on it is given back whatever happens.
        let lease = Lease(Some((Arc::clone(shared), key)));
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

    /// For a database of which there is one process: it may do everything.
    pub(crate) const fn alone() -> Self {
        Self(None)
    }

    /// For a database that others may share.
    pub(crate) fn shared(server: Postgres) -> Self {
        let shared = Arc::new(Shared { server, connection: Mutex::default(), keys: SyncMutex::default() });
        tokio::spawn(keep(Arc::downgrade(&shared)));
        Self(Some(shared))
    }

    pub(crate) async fn close(&self) {
        if let Some(shared) = &self.0 {
            // What it holds goes with it, in order or not.
            drop(shared.connection.lock().await.take());
        }
    }
}

impl Shared {
    fn keys(&self) -> MutexGuard<'_, Keys> {
        self.keys.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a lease if nobody has it.
    async fn take(&self, key: i64) -> Result<bool, StoreError> {
        let mut connection = self.connection.lock().await;
        if let Some(known) = connection.as_mut() {
            match lock(known, key).await {
                Ok(taken) => return Ok(taken),
                // It is tried once more with another connection.
                Err(error) => tracing::warn!("the connection that holds leases was lost: {error}"),
            }
            *connection = None;
        }
        let mut new = self.server.connect_for_leases().await?;
        // What is still being done here goes on being ours, unless somebody was quicker.
        let held: Vec<i64> = {
            let mut keys = self.keys();
            keys.returned.clear();
            keys.held.iter().copied().filter(|other| *other != key).collect()
        };
        for other in held {
            lock(&mut new, other).await?;
        }
        let taken = lock(&mut new, key).await?;
        *connection = Some(new);
        Ok(taken)
    }

    async fn give_back(&self, key: i64) {
        let mut connection = self.connection.lock().await;
        let Some(known) = connection.as_mut() else { return };
        // It may be gone with a former connection, and the lock another's that has begun since.
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

/// After the time of a lease the server has ended the connection, whether or not it can be heard.
async fn lock(connection: &mut PgConnection, key: i64) -> Result<bool, sqlx::Error> {
    let lock = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(key);
    in_time(LEASE_TIMEOUT, lock.fetch_one(connection)).await
}

/// Shows the database that the process lives, as long as it does.
async fn keep(shared: std::sync::Weak<Shared>) {
    loop {
        tokio::time::sleep(LEASE_TIMEOUT / 3).await;
        let Some(shared) = shared.upgrade() else { return };
        let mut connection = shared.connection.lock().await;
        if let Some(known) = connection.as_mut()
            && let Err(error) = in_time(LEASE_TIMEOUT, sqlx::query("SELECT 1").execute(known)).await
        {
            tracing::warn!("the connection that holds leases was lost: {error}");
            *connection = None;
        }
    }
}

impl Lease {
    /// Drops what somebody else has.
    fn forget(mut self) {
        if let Some((shared, key)) = self.0.take() {
            shared.keys().held.remove(&key);
        }
    }
}

/// The number of the lock for a piece of work.
fn key(work: &str, number: i64) -> i64 {
    let hash: [u8; 32] =
        Sha256::new().chain_update(work).chain_update(number.to_be_bytes()).finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = hash;
    i64::from_be_bytes([a, b, c, d, e, f, g, h])
}
