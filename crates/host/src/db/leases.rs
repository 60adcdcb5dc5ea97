//! Leases for work that only one process at a time may do.
//!
//! A lease is a lock that the database holds for a connection of the process. It is given back when the work is done.
//! When the process dies, its connection does too and others can take the lock; a process that hangs, or cannot be
//! reached, loses it after a while of silence. Once it has the lease, a process checks whether the work is already
//! done, so nothing is done twice.
//!
//! A lost connection is replaced at once, and takes the locks again. If another process has taken the lease meanwhile,
//! [`Lease::while_held`] ends the work; [`Lease::confirm`] is called before its result is stored.

use std::collections::{HashMap, HashSet};
use std::future::{Future, pending};
use std::io;
use std::sync::{Arc, Mutex as SyncMutex, MutexGuard, PoisonError};
use std::time::Duration;

use sha2::{Digest, Sha256};
use sqlx::postgres::PgConnection;
use tokio::sync::{Mutex, oneshot, watch};
use tokio::time::Instant;

use crate::db::error::StoreError;
use crate::db::postgres::{LEASE_TIMEOUT, Postgres, in_time};

/// Longest time that a finished lease is kept, so that several go back together. Another process may wait for it meanwhile.
const GATHERING: Duration = Duration::from_millis(200);

/// The leases of this process.
#[derive(Clone, Debug)]
pub(crate) enum Leases {
    /// Of the only process on a database: what is being worked on.
    Alone(OwnKeys),
    /// Of one of several processes.
    Shared(Arc<Shared>),
}

/// The leases that the only process on a database has.
type OwnKeys = Arc<SyncMutex<HashSet<LockKey>>>;

#[derive(Debug)]
pub(crate) struct Shared {
    server: Postgres,
    /// The connection; `None` until it is needed, and after it was lost.
    connection: Mutex<Option<PgConnection>>,
    keys: SyncMutex<Keys>,
    /// Time of the last request that the connection has answered.
    heard: SyncMutex<Instant>,
}

/// Number of the lock of a lease.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LockKey(i64);

/// The leases of a process by the numbers of their locks.
#[derive(Debug, Default)]
struct Keys {
    held: HashMap<LockKey, Key>,
    /// Leases that somebody waits for.
    wanted: Vec<Wanted>,
    /// Finished leases whose locks the connection still has. Without the connection they are gone.
    returned: HashSet<LockKey>,
    /// `true` if the database is closed, so no more locks are taken.
    is_closed: bool,
}

/// A lease of this process.
#[derive(Debug)]
struct Key {
    /// `true` once the server has confirmed that the lock is ours.
    is_taken: bool,
    /// Tells the holder that the lease is lost, or may be.
    lost: watch::Sender<bool>,
    /// The time since which another connection has its lock: one of another process, or an earlier one of this process
    /// that has not ended yet.
    missing: Option<Instant>,
}

/// A lease that somebody waits for.
#[derive(Debug)]
struct Wanted {
    key: LockKey,
    answer: oneshot::Sender<Result<bool, String>>,
}

/// The right to do some work, until it is dropped.
#[derive(Debug)]
pub struct Lease(Option<Holding>);

#[derive(Debug)]
enum Holding {
    /// Another task of this process could have it.
    Own(OwnKeys, LockKey),
    /// Another process could have it.
    Shared(Held),
}

/// A lease that another process could have.
#[derive(Debug)]
struct Held {
    shared: Arc<Shared>,
    key: LockKey,
    lost: watch::Receiver<bool>,
}

impl Drop for Lease {
    fn drop(&mut self) {
        let Held { shared, key, .. } = match self.0.take() {
            Some(Holding::Shared(held)) => held,
            Some(Holding::Own(keys, key)) => {
                keys.lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
                return;
            }
            None => return,
        };
        {
            let mut keys = shared.keys();
            keys.held.remove(&key);
            keys.returned.insert(key);
        }
        // Without a runtime the process ends, and its leases with it.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(GATHERING).await;
                shared.settle().await;
            });
        }
    }
}

impl Leases {
    /// Returns `true` if other processes share the database.
    pub(crate) const fn is_shared(&self) -> bool {
        matches!(self, Self::Shared(_))
    }

    /// Takes the lease for a piece of work; `None` if somebody has it.
    pub(crate) async fn take(&self, work: &str, number: i64) -> Result<Option<Lease>, StoreError> {
        let key = key(work, number);
        let shared = match self {
            Self::Alone(keys) => {
                let is_free = keys.lock().unwrap_or_else(PoisonError::into_inner).insert(key);
                return Ok(is_free.then(|| Lease(Some(Holding::Own(Arc::clone(keys), key)))));
            }
            Self::Shared(shared) => shared,
        };
        let lost = {
            let mut keys = shared.keys();
            if keys.held.contains_key(&key) {
                return Ok(None);
            }
            let (teller, lost) = watch::channel(false);
            keys.held.insert(key, Key { is_taken: false, lost: teller, missing: None });
            lost
        };
        // From here on the lease is given back in any case.
        let lease = Lease(Some(Holding::Shared(Held { shared: Arc::clone(shared), key, lost })));
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

    /// Makes leases for a database of a single process.
    pub(crate) fn alone() -> Self {
        Self::Alone(OwnKeys::default())
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
        Self::Shared(shared)
    }

    pub(crate) async fn close(&self) {
        if let Self::Shared(shared) = self {
            shared.keys().is_closed = true;
            // The leases end with the connection in any case.
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

    /// Returns `true` while the server cannot have released the locks because of our silence.
    fn is_heard(&self) -> bool {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < LEASE_TIMEOUT
    }

    /// Tells the holders of these leases that they are lost.
    fn lose(&self, which: impl Fn(LockKey) -> bool) {
        for (key, held) in &self.keys().held {
            if which(*key) && held.is_taken && !held.lost.send_replace(true) {
                tracing::warn!("a lease was lost before its work was done");
            }
        }
    }

    /// Takes a lease if nobody has it, together with those that others want at the same time.
    async fn take(self: &Arc<Self>, key: LockKey) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.keys().wanted.push(Wanted { key, answer });
        let shared = Arc::clone(self);
        // The exchange continues for the others even if this task is cancelled.
        tokio::spawn(async move { shared.settle().await });
        let failed = |why: String| StoreError::from(sqlx::Error::Io(io::Error::other(why)));
        answered.await.map_err(|error| failed(error.to_string()))?.map_err(failed)
    }

    /// Gives back all finished leases and takes all wanted ones, unless another task has done so meanwhile.
    async fn settle(&self) {
        let mut connection = self.connection.lock().await;
        let (returned, mut wanted) = {
            let mut keys = self.keys();
            (std::mem::take(&mut keys.returned), std::mem::take(&mut keys.wanted))
        };
        wanted.retain(|wanted| !wanted.answer.is_closed());
        // Without a connection there is nothing to give back.
        if wanted.is_empty() && (returned.is_empty() || connection.is_none()) {
            return;
        }
        let keys: Vec<LockKey> = wanted.iter().map(|wanted| wanted.key).collect();
        let taken = match self.exchange_on(&mut connection, &returned, &keys).await {
            // Tries once more with another connection. The returned leases ended with the old one.
            Err(_) if !wanted.is_empty() => match self.connect(&mut connection).await {
                Ok(()) => self.exchange_on(&mut connection, &HashSet::new(), &keys).await,
                Err(error) => Err(error),
            },
            taken => taken,
        };
        for Wanted { key, answer } in wanted {
            let taken = match &taken {
                Ok(taken) => Ok(taken.contains(&key)),
                Err(error) => Err(error.to_string()),
            };
            if let (Ok(is_taken), Some(held)) = (&taken, self.keys().held.get_mut(&key)) {
                held.is_taken = *is_taken;
            }
            // A requester that is gone meanwhile cannot give it back.
            if answer.send(taken).is_err() {
                self.keys().returned.insert(key);
            }
        }
    }

    /// Exchanges locks on the connection, and drops it if it is lost.
    async fn exchange_on(
        &self,
        connection: &mut Option<PgConnection>,
        returned: &HashSet<LockKey>,
        wanted: &[LockKey],
    ) -> Result<HashSet<LockKey>, sqlx::Error> {
        let Some(known) = connection.as_mut() else { return Err(sqlx::Error::PoolClosed) };
        let asked = Instant::now();
        let taken = exchange(known, returned, wanted).await;
        match &taken {
            Ok(_) => self.note_heard(asked),
            Err(error) => {
                tracing::warn!("the connection that holds leases was lost: {error}");
                *connection = None;
            }
        }
        taken
    }

    /// Makes another connection and keeps the leases of the work under way, unless another process was quicker.
    async fn connect(&self, connection: &mut Option<PgConnection>) -> Result<(), sqlx::Error> {
        let asked = Instant::now();
        let mut new = self.server.connect_for_leases().await?;
        let held: Vec<LockKey> = {
            let mut keys = self.keys();
            keys.returned.clear();
            keys.held.iter().filter(|(_, held)| held.is_taken).map(|(key, _)| *key).collect()
        };
        let missing = take_again(&mut new, held).await?;
        self.lose(|key| missing.contains(&key));
        {
            let mut keys = self.keys();
            for key in missing {
                if let Some(held) = keys.held.get_mut(&key) {
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

    /// Asks again for the leases whose locks another connection holds, and gives back finished ones. In any case the
    /// server hears from us.
    async fn ask_for_missing(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        let missing = |(key, held): (&LockKey, &Key)| held.missing.is_some().then_some(*key);
        let (missing, returned): (Vec<LockKey>, _) = {
            let mut keys = self.keys();
            (keys.held.iter().filter_map(missing).collect(), std::mem::take(&mut keys.returned))
        };
        let taken = exchange(connection, &returned, &missing).await?;
        for (key, held) in &mut self.keys().held {
            if taken.contains(key) {
                held.missing = None;
            }
        }
        Ok(())
    }
}

/// Gives some locks back and tries to take others; returns the locks taken. After the timeout, the server has ended the
/// connection, even if we have not noticed.
async fn exchange(
    connection: &mut PgConnection,
    returned: &HashSet<LockKey>,
    wanted: &[LockKey],
) -> Result<HashSet<LockKey>, sqlx::Error> {
    let numbers = |keys: &mut dyn Iterator<Item = &LockKey>| keys.map(|key| key.0).collect::<Vec<i64>>();
    let (returned, wanted) = (numbers(&mut returned.iter()), numbers(&mut wanted.iter()));
    let exchange = sqlx::query_as(
        "SELECT FALSE, key, pg_advisory_unlock(key) FROM UNNEST($1) AS key \
         UNION ALL SELECT TRUE, key, pg_try_advisory_lock(key) FROM UNNEST($2) AS key",
    );
    let exchange = exchange.bind(returned).bind(wanted);
    let rows: Vec<(bool, i64, bool)> = in_time(LEASE_TIMEOUT, exchange.fetch_all(connection)).await?;
    Ok(rows
        .into_iter()
        .filter_map(|(is_wanted, key, done)| (is_wanted && done).then_some(LockKey(key)))
        .collect())
}

/// Takes the locks of a former connection again; returns those that another connection has. The server may need a
/// moment to see that the former connection is gone.
async fn take_again(
    connection: &mut PgConnection,
    mut keys: Vec<LockKey>,
) -> Result<Vec<LockKey>, sqlx::Error> {
    const ATTEMPTS: u32 = 5;
    const PAUSE: Duration = Duration::from_millis(50);
    for attempt in 0..ATTEMPTS {
        if keys.is_empty() {
            break;
        }
        if attempt > 0 {
            tokio::time::sleep(PAUSE).await;
        }
        let taken = exchange(connection, &HashSet::new(), &keys).await?;
        keys.retain(|key| !taken.contains(key));
    }
    Ok(keys)
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
        if let Some(Holding::Shared(Held { shared, key, .. })) = self.0.take() {
            shared.keys().held.remove(&key);
        }
    }

    /// Does the work to its end. Returns `None` as soon as the lease is known to be lost, and stops the work.
    pub async fn while_held<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            done = work => Some(done),
            () = self.lost() => None,
        }
    }

    /// Returns `true` if another process has taken the lease while the database could not be reached. A lease that is
    /// only in doubt, because answers are missing, is not lost: it is ours again once the database is back and has
    /// closed our former connection.
    #[must_use]
    pub fn is_taken_over(&self) -> bool {
        let Some(Holding::Shared(Held { shared, key, .. })) = &self.0 else { return false };
        let missing = shared.keys().held.get(key).and_then(|held| held.missing);
        missing.is_some_and(|since| since.elapsed() > 2 * LEASE_TIMEOUT)
    }

    /// Returns `true` if the server holds the lease for us at this moment.
    pub async fn confirm(&self) -> bool {
        let Some(Holding::Shared(held)) = &self.0 else { return true };
        held.shared.show_life().await;
        !*held.lost.borrow() && held.shared.is_heard()
    }

    /// Completes when the lease is lost.
    async fn lost(&self) {
        let Some(Holding::Shared(held)) = &self.0 else { return pending().await };
        // The sender lives as long as the lease.
        if held.lost.clone().wait_for(|is_lost| *is_lost).await.is_err() {
            pending().await
        }
    }
}

/// Returns the number of the lock for a piece of work.
fn key(work: &str, number: i64) -> LockKey {
    let hash: [u8; 32] =
        Sha256::new().chain_update(work).chain_update(number.to_be_bytes()).finalize().into();
    let [a, b, c, d, e, f, g, h, ..] = hash;
    LockKey(i64::from_be_bytes([a, b, c, d, e, f, g, h]))
}
