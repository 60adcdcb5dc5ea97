//! Processes that share a database wake each other when something is stored that may be due elsewhere, earlier than is known
//! there. Nothing depends on it: each looks for itself from time to time.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::Notify;

/// The channel of the database on which they do.
const CHANNEL: &str = "trickmate";
/// Interval in which several changes wake others only once.
const INTERVAL: Duration = Duration::from_millis(250);
/// The pause after a failure.
const PAUSE: Duration = Duration::from_secs(1);

/// The ways to the other processes and from them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wakeups {
    stored: Arc<Notify>,
    woken: Arc<Notify>,
}

impl Wakeups {
    /// Connects to a database that others share: wakeups are passed on in both directions until it is closed.
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
        // Who is not told looks later.
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
