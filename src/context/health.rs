//! The health of the bot: for its operator, for Prometheus, and for the supervisor that restarts it.
//!
//! Each layer owns what it measures and registers it: `host/db/meter.rs`, `host/metrics/meter.rs`, `api/metrics.rs`.
//! `context/health.rs` puts them together and looks how the gateway and the database are (`host/db/write_probe.rs` writes a
//! row for that), for `/ping` and for the pages of `status_server.rs`. See `docs/operating.md`.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use prometheus_client::encoding::text;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use serenity::gateway::ConnectionStage;
use serenity::{ShardId, ShardManager};

use crate::api::metrics::Meter;
use crate::api::request_budget::RequestBudget;
use crate::context::outages::Outages;
use trickmate_host::{ActivityCounts, GameService, WorkQueue};

/// Longest wait for an answer of the database.
const PATIENCE: Duration = Duration::from_secs(2);
/// Interval of the checks of the heartbeats.
const PERIOD: Duration = Duration::from_secs(5);
/// Longest time of a connection without an acknowledged heartbeat: Discord wants one every 41 s.
const SILENCE: Duration = Duration::from_secs(100);
/// The version of the program.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Health of the bot.
pub(crate) struct Health {
    service: GameService,
    outages: Arc<Outages>,
    shards: OnceLock<Arc<ShardManager>>,
    /// Latency of each connection's latest heartbeat, and the time when it was first seen.
    pulses: Mutex<HashMap<ShardId, (Option<Duration>, Instant)>>,
    begun: Instant,
    registry: Registry,
    gauges: Gauges,
}

/// Values that are measured only when somebody asks.
#[derive(Default)]
struct Gauges {
    running: Gauge,
    challenges: Gauge,
    connected: Gauge,
    latency: Gauge<f64, AtomicU64>,
    database: Gauge,
    uptime: Gauge,
    parked: Family<[(&'static str, &'static str); 1], Gauge>,
}

/// Report about the bot's health.
pub(crate) struct Report {
    /// `true` if every connection to the gateway is up.
    pub(crate) connected: bool,
    /// Time from a heartbeat to its acknowledgement, the slowest of all connections; `None` before the first.
    pub(crate) gateway: Option<Duration>,
    /// Time that the database took to answer, and whether it answered; `None` without an answer.
    pub(crate) database: Option<(Duration, ActivityCounts)>,
    /// `true` if the database could be written to.
    pub(crate) writes: bool,
    /// Number of live connections of all processes, and of all connections, where several share the database.
    pub(crate) connections: Option<(i64, u32)>,
    /// Time since the bot was started.
    pub(crate) uptime: Duration,
}

impl Report {
    /// Returns `true` if all is well.
    pub(crate) const fn is_well(&self) -> bool {
        self.connected && self.database.is_some() && self.writes
    }
}

impl Health {
    /// Makes the health of this bot. `process` distinguishes the metrics of several processes.
    pub(crate) fn new(
        service: GameService,
        meter: &Meter,
        budget: &RequestBudget,
        process: Option<String>,
        outages: Arc<Outages>,
    ) -> Self {
        let labels = process.map(|process| (Cow::Borrowed("shards"), Cow::Owned(process)));
        let mut registry = Registry::with_prefix_and_labels("trickmate", labels.into_iter());
        let gauges = Gauges::default();
        meter.register(&mut registry);
        service.metrics().register(&mut registry);
        registry.register("running_games", "Games that are not over", gauges.running.clone());
        registry.register("open_challenges", "Challenges not answered", gauges.challenges.clone());
        registry.register("gateway_connected", "1 while connected to Discord", gauges.connected.clone());
        let help = "Time from a heartbeat to its acknowledgement";
        registry.register_with_unit("gateway_latency", help, Unit::Seconds, gauges.latency.clone());
        registry.register(
            "database_up",
            "1 while the database can be read and written",
            gauges.database.clone(),
        );
        let help = "Time since the start";
        registry.register_with_unit("uptime", help, Unit::Seconds, gauges.uptime.clone());
        let help = "Requests that Discord has refused in ten minutes, of all processes";
        registry.register("invalid_requests", help, budget.invalid_of_all());
        let help = "Items that are not tried any more because processes have died over them, by queue";
        registry.register("parked_items", help, gauges.parked.clone());
        registry.register("build", "The program", Info::new([("version", VERSION)]));
        Self {
            service,
            outages,
            shards: OnceLock::new(),
            pulses: Mutex::default(),
            begun: Instant::now(),
            registry,
            gauges,
        }
    }

    /// Watches these connections to the gateway from now on.
    pub(crate) fn watch(&self, shards: Arc<ShardManager>) {
        // A bot has only one gateway client in its life.
        let _ = self.shards.set(shards);
    }

    /// Looks.
    pub(crate) async fn report(&self) -> Report {
        let (connected, gateway) = self.gateway().await;
        let asked = Instant::now();
        let activity_counts =
            match tokio::time::timeout(PATIENCE, self.service.metrics().activity_counts()).await {
                Ok(Ok(activity_counts)) => Some(activity_counts),
                Ok(Err(error)) => {
                    tracing::error!("the database does not answer: {error}");
                    None
                }
                Err(_) => None,
            };
        let database = activity_counts.map(|activity_counts| (asked.elapsed(), activity_counts));
        let writes = match tokio::time::timeout(PATIENCE, self.service.metrics().probe_writing()).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!("the database cannot be written to: {error}");
                false
            }
            Err(_) => false,
        };
        let count = self.outages.count();
        // A database that does not answer has been reported already.
        let connections =
            match tokio::time::timeout(PATIENCE, self.service.metrics().connections(count)).await {
                Ok(Ok(up)) => up.map(|up| (up, count)),
                _ => None,
            };
        Report { connected, gateway, database, writes, connections, uptime: self.begun.elapsed() }
    }

    async fn gateway(&self) -> (bool, Option<Duration>) {
        let Some(shards) = self.shards.get() else { return (false, None) };
        let runners = shards.runners.lock().await;
        self.outages.observe(&runners);
        let mut pulses = self.pulses.lock().unwrap_or_else(PoisonError::into_inner);
        let mut connected = self.outages.are_all(runners.len());
        for (shard, runner) in &*runners {
            let pulse = pulses.entry(*shard).or_insert_with(|| (runner.latency, Instant::now()));
            if pulse.0 != runner.latency {
                *pulse = (runner.latency, Instant::now());
            }
            connected &= runner.stage == ConnectionStage::Connected && pulse.1.elapsed() < SILENCE;
        }
        (connected, runners.values().filter_map(|runner| runner.latency).max())
    }

    /// Checks the heartbeats of the connections until the program ends: the library is slow to notice a hanging one.
    pub(crate) async fn poll(&self) {
        loop {
            self.gateway().await;
            tokio::time::sleep(PERIOD).await;
        }
    }

    /// Counts the parked items of each queue; the gauges keep their values if the database fails.
    async fn count_parked(&self) {
        let Ok(Ok(parked)) = tokio::time::timeout(PATIENCE, self.service.attempts().parked()).await else {
            return;
        };
        for queue in WorkQueue::ALL {
            let count = parked.iter().filter(|parked| parked.item.queue == queue).count();
            self.gauges.parked.get_or_create(&[("queue", queue.word())]).set(count as i64);
        }
    }

    /// Returns all metrics in the text form of OpenMetrics, which Prometheus reads.
    pub(crate) async fn metrics(&self) -> Result<String, std::fmt::Error> {
        let report = self.report().await;
        let Gauges { running, challenges, connected, latency, database, uptime, .. } = &self.gauges;
        connected.set(report.connected.into());
        latency.set(report.gateway.unwrap_or_default().as_secs_f64());
        database.set((report.database.is_some() && report.writes).into());
        uptime.set(i64::try_from(report.uptime.as_secs()).unwrap_or(i64::MAX));
        if let Some((_, activity_counts)) = report.database {
            running.set(activity_counts.running_matches);
            challenges.set(activity_counts.open_challenges);
        }
        self.count_parked().await;
        let mut page = String::new();
        text::encode(&mut page, &self.registry)?;
        Ok(page)
    }
}
