//! How the bot is doing: for its operator, for Prometheus, and for whoever restarts it when it is unwell.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use prometheus_client::encoding::text;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use serenity::ShardManager;
use serenity::gateway::ConnectionStage;

use super::meter::Meter;
use crate::hall::{Census, Hall};

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// The version of the program.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How the bot is doing.
pub(super) struct Vitals {
    hall: Hall,
    shards: OnceLock<Arc<ShardManager>>,
    begun: Instant,
    registry: Registry,
    gauges: Gauges,
}

/// What is measured only when somebody looks.
#[derive(Default)]
struct Gauges {
    running: Gauge,
    challenges: Gauge,
    connected: Gauge,
    latency: Gauge<f64, AtomicU64>,
    database: Gauge,
    uptime: Gauge,
}

/// What somebody sees who looks.
pub(super) struct Report {
    /// Whether every connection to the gateway stands.
    pub(super) connected: bool,
    /// From a heartbeat to its acknowledgement, the slowest of all connections; `None` before the first.
    pub(super) gateway: Option<Duration>,
    /// How long the database took to answer, and what it said; `None` if it did not.
    pub(super) database: Option<(Duration, Census)>,
    /// Since when the bot runs.
    pub(super) uptime: Duration,
}

impl Report {
    /// Whether all is well.
    pub(super) const fn is_well(&self) -> bool {
        self.connected && self.database.is_some()
    }
}

impl Vitals {
    pub(super) fn new(hall: Hall, meter: &Meter) -> Self {
        let mut registry = Registry::with_prefix("trickmate");
        let gauges = Gauges::default();
        meter.register(&mut registry);
        hall.register(&mut registry);
        registry.register("running_games", "Games that are not over", gauges.running.clone());
        registry.register("open_challenges", "Challenges not answered", gauges.challenges.clone());
        registry.register("gateway_connected", "1 while connected to Discord", gauges.connected.clone());
        let help = "Time from a heartbeat to its acknowledgement";
        registry.register_with_unit("gateway_latency", help, Unit::Seconds, gauges.latency.clone());
        registry.register("database_up", "1 while the database answers", gauges.database.clone());
        let help = "Time since the start";
        registry.register_with_unit("uptime", help, Unit::Seconds, gauges.uptime.clone());
        registry.register("build", "The program", Info::new([("version", VERSION)]));
        Self { hall, shards: OnceLock::new(), begun: Instant::now(), registry, gauges }
    }

    /// The connections to the gateway that are to be looked at from now on.
    pub(super) fn watch(&self, shards: Arc<ShardManager>) {
        // There is but one gateway's client in the life of a bot.
        let _ = self.shards.set(shards);
    }

    /// Looks.
    pub(super) async fn report(&self) -> Report {
        let (connected, gateway) = self.gateway().await;
        let asked = Instant::now();
        let census = match tokio::time::timeout(PATIENCE, self.hall.census()).await {
            Ok(Ok(census)) => Some(census),
            Ok(Err(error)) => {
                tracing::error!("the database does not answer: {error}");
                None
            }
            Err(_) => None,
        };
        let database = census.map(|census| (asked.elapsed(), census));
        Report { connected, gateway, database, uptime: self.begun.elapsed() }
    }

    async fn gateway(&self) -> (bool, Option<Duration>) {
        let Some(shards) = self.shards.get() else { return (false, None) };
        let runners = shards.runners.lock().await;
        let stands = |stage: ConnectionStage| stage == ConnectionStage::Connected;
        let connected = !runners.is_empty() && runners.values().all(|runner| stands(runner.stage));
        (connected, runners.values().filter_map(|runner| runner.latency).max())
    }

    /// All metrics in the text form of OpenMetrics, which Prometheus reads.
    pub(super) async fn metrics(&self) -> Result<String, std::fmt::Error> {
        let report = self.report().await;
        let Gauges { running, challenges, connected, latency, database, uptime } = &self.gauges;
        connected.set(report.connected.into());
        latency.set(report.gateway.unwrap_or_default().as_secs_f64());
        database.set(report.database.is_some().into());
        uptime.set(i64::try_from(report.uptime.as_secs()).unwrap_or(i64::MAX));
        if let Some((_, census)) = report.database {
            running.set(census.running_matches);
            challenges.set(census.open_challenges);
        }
        let mut page = String::new();
        text::encode(&mut page, &self.registry)?;
        Ok(page)
    }
}
