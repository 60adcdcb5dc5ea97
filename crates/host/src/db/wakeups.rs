//! Wakeups between processes that share a database: when something is stored that may be due in another process earlier
//! than it knows. Nothing depends on them, since each process looks from time to time.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::Notify;

use crate::db;
use crate::db::connection::Pool;
use crate::db::read_pool::ReadPool;
use crate::ids::Timestamp;

/// The database's channel for wakeups.
const CHANNEL: &str = "trickmate";
/// Interval in which several changes wake the others only once.
const INTERVAL: Duration = Duration::from_millis(250);
/// The moment of work that may be due already.
const AT_ONCE: Timestamp = Timestamp::new(i64::MIN);
/// The pause after a failure.
const PAUSE: Duration = Duration::from_secs(1);

/// Wakeups to and from the other processes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wakeups {
    stored: Arc<Earliest>,
    woken: Arc<Earliest>,
}

/// The earliest moment since the last look.
#[derive(Debug)]
struct Earliest {
    moment: AtomicI64,
    changed: Notify,
}

impl Default for Earliest {
    fn default() -> Self {
        Self { moment: AtomicI64::new(i64::MAX), changed: Notify::new() }
    }
}

impl Earliest {
    fn tell(&self, moment: Timestamp) {
        self.moment.fetch_min(moment.get(), Ordering::SeqCst);
        self.changed.notify_one();
    }

    async fn next(&self) -> Timestamp {
        self.changed.notified().await;
        Timestamp::new(self.moment.swap(i64::MAX, Ordering::SeqCst))
    }
}

impl Wakeups {
    /// Connects to a shared database, and passes wakeups on in both directions until it is closed.
    pub(crate) fn shared(readers: ReadPool, listener: PgPool) -> Self {
        let wakeups = Self::default();
        // This tells the wakeups of this process from those of others.
        let own = format!("{:016x}", RandomState::new().hash_one(std::process::id()));
        tokio::spawn(send(readers.clone(), own.clone(), Arc::clone(&wakeups.stored)));
        tokio::spawn(receive(readers, listener, own, Arc::clone(&wakeups.woken)));
        wakeups
    }

    /// Wakes the other processes for work that is due at a moment.
    pub(crate) fn send(&self, moment: Timestamp) {
        self.stored.tell(moment);
    }

    /// Completes when another process has woken this one; returns when the work is due.
    pub(crate) async fn woken(&self) -> Timestamp {
        self.woken.next().await
    }
}

async fn send(readers: ReadPool, own: String, stored: Arc<Earliest>) {
    let pool = Pool::Postgres(readers.clone());
    while !readers.is_closed() {
        let moment = tokio::select! {
            moment = stored.next() => moment,
            () = readers.closed() => return,
        };
        let notify = db::query("SELECT pg_notify($1, $2)").bind(CHANNEL.to_owned());
        // A process without a wakeup looks later.
        if let Err(error) = notify.bind(format!("{own} {moment}")).execute(&pool).await {
            tracing::info!("other processes could not be woken: {error}");
        }
        tokio::time::sleep(INTERVAL).await;
    }
}

async fn receive(readers: ReadPool, listener: PgPool, own: String, woken: Arc<Earliest>) {
    while !readers.is_closed() {
        let listening = async {
            if let Err(error) = listen(&listener, &own, &woken).await {
                tracing::info!("what other processes say is not heard: {error}");
            }
            tokio::time::sleep(PAUSE).await;
        };
        tokio::select! {
            () = listening => {}
            () = readers.closed() => {}
        }
    }
    listener.close().await;
}

async fn listen(pool: &PgPool, own: &str, woken: &Earliest) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    loop {
        let heard = listener.recv().await?;
        match heard.payload().split_once(' ') {
            Some((process, _)) if process == own => {}
            Some((_, moment)) => woken.tell(moment.parse().unwrap_or(AT_ONCE)),
            // A process of an earlier version.
            None => woken.tell(AT_ONCE),
        }
    }
}
