//! The state of the connections to Discord's gateway, and the times since when they are down.
//!
//! While a connection is away, nobody can move on its servers. When it is back, its outage is compensated before any
//! request there is handled.

use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ConnectionStage, ShardId, ShardRunnerInfo};
use tokio::sync::{Notify, watch};

use trickmate_host::{Clock, Shard, Timestamp};

/// Longest wait of an interaction: it has to be acknowledged within three seconds.
const MAX_WAIT: Duration = Duration::from_millis(1000);

/// Longest time of a working connection without an acknowledged heartbeat: Discord wants one every 41 s.
const SILENCE: Duration = Duration::from_secs(45);

/// Length of an outage, in milliseconds, after which a connection must send its list of servers again.
const FORGETTING: i64 = 60_000;

/// The state of every connection.
pub(crate) struct Outages {
    clock: Clock,
    count: OnceLock<u32>,
    connections: Mutex<HashMap<u32, Connection>>,
    /// Latency of each connection's latest heartbeat, and the clock's uptime when it was first seen: a stall of this
    /// process does not count as silence of Discord.
    pulses: Mutex<HashMap<u32, (Option<Duration>, Duration)>>,
    /// Connections that have sent their list of servers, and have had no long outage since.
    known: Mutex<HashSet<u32>>,
    /// Wakes the task that watches the connections.
    pub(crate) changed: Notify,
    restored: watch::Sender<u64>,
}

/// The state of a connection. Times are of the service's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Connection {
    /// The connection is up.
    Up,
    /// The connection has been away since then; `None` means since before the start.
    Away(Option<Timestamp>),
    /// The connection is back, but its outage is not compensated yet.
    Back(Option<Timestamp>),
}

impl Outages {
    pub(crate) fn new(clock: Clock) -> Self {
        Self {
            clock,
            count: OnceLock::new(),
            connections: Mutex::default(),
            pulses: Mutex::default(),
            known: Mutex::default(),
            changed: Notify::new(),
            restored: watch::channel(0).0,
        }
    }

    /// Sets the number of connections, and those of this process; none of them is up yet.
    pub(crate) fn expect(&self, own: Range<u32>, count: u32) {
        if self.count.set(count).is_ok() {
            self.connections().extend(own.map(|index| (index, Connection::Away(None))));
        }
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<u32, Connection>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known_indices(&self) -> MutexGuard<'_, HashSet<u32>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a connection has sent its list of servers, or the changes that it missed.
    pub(crate) fn learn(&self, id: ShardId) {
        self.known_indices().insert(id.0);
    }

    /// Returns the connections whose list of servers has arrived.
    pub(crate) fn known(&self) -> Vec<Shard> {
        let known = self.known_indices().clone();
        self.up().into_iter().filter(|shard| known.contains(&shard.index)).collect()
    }

    /// Notes the states of the connections.
    pub(crate) fn observe(&self, runners: &HashMap<ShardId, ShardRunnerInfo>) {
        let now = self.clock.timestamp();
        let mut has_changed = false;
        for (index, connection) in &mut *self.connections() {
            let runner = runners.get(&ShardId(*index));
            let stands = runner.is_some_and(|runner| runner.stage == ConnectionStage::Connected);
            let silent = self.silent(*index, runner.filter(|_| stands));
            let next = connection.seen(stands, now.saturating_sub(silent));
            has_changed |= next != *connection;
            *connection = next;
        }
        if has_changed {
            self.changed.notify_one();
        }
    }

    /// Returns how long a connection had hung before it was given up, in milliseconds.
    fn silent(&self, index: u32, standing: Option<&ShardRunnerInfo>) -> i64 {
        let uptime = self.clock.uptime();
        let mut pulses = self.pulses.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(runner) = standing else {
            let silence = pulses.remove(&index).map(|(_, seen)| uptime.saturating_sub(seen));
            return silence.filter(|silence| *silence > SILENCE).map_or(0, millis);
        };
        let pulse = pulses.entry(index).or_insert((runner.latency, uptime));
        if pulse.0 != runner.latency {
            *pulse = (runner.latency, uptime);
        }
        0
    }

    /// Returns the connections that are back and whose outages must be compensated, each with the start of its outage.
    pub(crate) fn back(&self) -> Vec<(Shard, Option<Timestamp>)> {
        self.those(|connection| match connection {
            Connection::Back(since) => Some(since),
            _ => None,
        })
    }

    /// Notes that the outage of a connection has been compensated.
    pub(crate) fn made_up_for(&self, shard: Shard) {
        let now = self.clock.timestamp();
        if let Some(connection) = self.connections().get_mut(&shard.index)
            && let Connection::Back(since) = *connection
        {
            if since.is_none_or(|since| now.since(since) >= FORGETTING) {
                self.known_indices().remove(&shard.index);
            }
            *connection = Connection::Up;
        }
        self.restored.send_modify(|times| *times += 1);
    }

    /// Returns the connections of this process.
    pub(crate) fn own(&self) -> Vec<Shard> {
        self.those(|_| Some(())).into_iter().map(|(shard, ())| shard).collect()
    }

    /// Moves all times here by this many milliseconds, as the clock and the stored times were moved.
    pub(crate) fn step(&self, millis: i64) {
        for connection in self.connections().values_mut() {
            *connection = connection.stepped(millis);
        }
    }

    /// Returns the connections that are up.
    pub(crate) fn up(&self) -> Vec<Shard> {
        let up = self.those(|connection| (connection == Connection::Up).then_some(()));
        up.into_iter().map(|(shard, ())| shard).collect()
    }

    /// Returns the number of connections of all processes.
    pub(crate) fn count(&self) -> u32 {
        self.count.get().copied().unwrap_or_default()
    }

    /// Returns `true` if all connections of this process are up.
    pub(crate) fn are_up(&self) -> bool {
        self.connections().values().all(|connection| *connection == Connection::Up)
    }

    /// Returns the connections that are down, and those of other processes, which do the due work there.
    pub(crate) fn away(&self) -> Vec<Shard> {
        let count = self.count.get().copied().unwrap_or_default();
        let up = self.up();
        let all = (0..count).map(|index| Shard { index, count });
        all.filter(|shard| !up.contains(shard)).collect()
    }

    fn those<T>(&self, wanted: impl Fn(Connection) -> Option<T>) -> Vec<(Shard, T)> {
        let count = self.count.get().copied().unwrap_or_default();
        let connections = self.connections();
        let those = connections.iter().filter_map(|(index, connection)| {
            wanted(*connection).map(|found| (Shard { index: *index, count }, found))
        });
        those.collect()
    }

    /// Returns `true` if this process has all expected connections.
    pub(crate) fn are_all(&self, connections: usize) -> bool {
        self.count.get().is_some() && self.connections().len() == connections
    }

    /// Returns the shard with this number.
    pub(crate) fn shard(&self, id: ShardId) -> Shard {
        Shard { index: id.0, count: self.count.get().copied().unwrap_or(1) }
    }

    /// Waits until a connection is up and its outage has been compensated.
    pub(crate) async fn over(&self, id: ShardId) {
        let mut restored = self.restored.subscribe();
        while self.connections().get(&id.0).is_some_and(|connection| *connection != Connection::Up) {
            self.changed.notify_one();
            // The sender lives as long as this does.
            let _ = restored.changed().await;
        }
    }

    /// Waits like [`Outages::over`], but only briefly, since somebody waits for an answer.
    pub(crate) async fn soon_over(&self, id: ShardId) {
        if tokio::time::timeout(MAX_WAIT, self.over(id)).await.is_err() {
            tracing::warn!("the outage of shard {id} is not made up for yet");
        }
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Connection {
    /// Returns the new state, after the connection was seen up or down.
    const fn seen(self, stands: bool, since: Timestamp) -> Self {
        match (self, stands) {
            (Self::Away(since), true) => Self::Back(since),
            (Self::Back(since), false) => Self::Away(since),
            (Self::Up, false) => Self::Away(Some(since)),
            (same, _) => same,
        }
    }

    /// Returns the state after the clock was moved by this many milliseconds.
    const fn stepped(self, millis: i64) -> Self {
        match self {
            Self::Away(Some(since)) => Self::Away(Some(since.saturating_add(millis))),
            Self::Back(Some(since)) => Self::Back(Some(since.saturating_add(millis))),
            same => same,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Connection, Timestamp};

    #[test]
    fn an_outage_begins_when_the_connection_is_first_seen_away() {
        let away = Connection::Up.seen(false, Timestamp::new(5));
        assert_eq!(away, Connection::Away(Some(Timestamp::new(5))));
        assert_eq!(away.seen(false, Timestamp::new(6)), away);
        let back = away.seen(true, Timestamp::new(7));
        assert_eq!(back, Connection::Back(Some(Timestamp::new(5))));
        // The connection goes away again before its outage was compensated.
        assert_eq!(back.seen(false, Timestamp::new(8)), away);
        assert_eq!(back.stepped(-2), Connection::Back(Some(Timestamp::new(3))));
        assert_eq!(Connection::Away(None).stepped(-2), Connection::Away(None));
        assert_eq!(Connection::Away(None).seen(true, Timestamp::new(9)), Connection::Back(None));
        assert_eq!(Connection::Up.seen(true, Timestamp::new(9)), Connection::Up);
    }
}
