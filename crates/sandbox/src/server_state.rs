//! The state that all parts of a running sandbox share.

use crate::answers::Answers;
use crate::conformance::Validator;
use crate::gateway::Hub;
use crate::http::{ConnectionLimits, Faults, Guard, RateLimiter, Records};
use crate::recording::Recorder;
use crate::shared_world::SharedWorld;
use crate::snapshots::{Snapshot, Snapshots};
use parking_lot::Mutex;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// The parts of a running sandbox.
pub(crate) struct ServerState {
    pub(crate) world: Arc<SharedWorld>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) guard: Guard,
    pub(crate) limits: RateLimiter,
    pub(crate) faults: Faults,
    pub(crate) answers: Arc<Answers>,
    pub(crate) records: Records,
    pub(crate) snapshots: Snapshots,
    pub(crate) recorder: Recorder,
    pub(crate) validator: Option<Arc<Validator>>,
    /// `true` if differences from Discord fail.
    pub(crate) strict: bool,
    /// Such as `http://127.0.0.1:8080`.
    pub(crate) base_url: String,
    /// Permits for further event streams.
    pub(crate) streams: Arc<Semaphore>,
    pub(crate) connections: ConnectionLimits,
    /// A permit for each connection.
    pub(crate) places: Arc<Semaphore>,
    /// Becomes true when the sandbox shuts down.
    pub(crate) stop: watch::Sender<bool>,
}

impl ServerState {
    /// Returns the address of the gateway, as `GET /gateway` gives it.
    pub(crate) fn gateway_url(&self) -> String {
        let rest = self.base_url.trim_start_matches("http");
        format!("ws{rest}/gateway")
    }

    /// Returns a snapshot of the current world.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let world = self.world.read();
        Snapshot { world: Arc::new(Mutex::new(world.clone())), clock_offset_ms: self.world.clock.offset_ms() }
    }

    /// Returns the privileged intents of a new application.
    pub(crate) fn default_intents(&self) -> u64 {
        if self.strict { 0 } else { u64::MAX }
    }

    /// Switches rate limits and allowances.
    pub(crate) fn set_realistic(&self, realistic: bool) {
        self.limits.set_realistic(realistic);
        self.world.write().realistic = realistic;
    }
}
