//! Wakeups between processes that share a database: when something is stored that may be due in another process earlier
//! than it knows. Nothing depends on them, since each process looks from time to time.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::Notify;

/// The database's channel for wakeups.
const CHANNEL: &str = "trickmate";
/// Interval in which several changes wake the others only once.
const INTERVAL: Duration = Duration::from_millis(250);
/// The pause after a failure.
const PAUSE: Duration = Duration::from_secs(1);

/// Wakeups to and from the other processes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wakeups {
    stored: Arc<Notify>,
    woken: Arc<Notify>,
}

impl Wakeups {
    /// Connects to a shared database, and passes wakeups on in both directions until it is closed.
    pub(crate) fn shared(pool: PgPool) -> Self {
        let wakeups = Self::default();
        tokio::spawn(send(pool.clone(), Arc::clone(&wakeups.stored)));
        tokio::spawn(receive(pool, Arc::clone(&wakeups.woken)));
        wakeups
    }

    /// Wakes the other processes.
    pub(crate) fn send(&self) {
        self.stored.notify_one();
    }

    /// Completes when a process has woken the others.
    pub(crate) async fn woken(&self) {
        self.woken.notified().await;
    }
}

async fn send(pool: PgPool, stored: Arc<Notify>) {
    while !pool.is_closed() {
        tokio::select! {
            () = stored.notified() => {}
            () = pool.close_event() => return,
        }
        // A process without a wakeup looks later.
        if let Err(error) = sqlx::query("SELECT pg_notify($1, '')").bind(CHANNEL).execute(&pool).await {
            tracing::info!("other processes could not be woken: {error}");
        }
        tokio::time::sleep(INTERVAL).await;
    }
}

async fn receive(pool: PgPool, woken: Arc<Notify>) {
    while !pool.is_closed() {
        if let Err(error) = listen(&pool, &woken).await
            && !pool.is_closed()
        {
            tracing::info!("what other processes say is not heard: {error}");
            tokio::time::sleep(PAUSE).await;
        }
    }
}

async fn listen(pool: &PgPool, woken: &Notify) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    loop {
        listener.recv().await?;
        woken.notify_one();
    }
}
