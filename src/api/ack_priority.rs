//! Answers go before boards.
//!
//! Somebody who clicks a button expects an answer within seconds; the board may come a moment later. So while anybody
//! waits for an answer, drawing and posting boards is delayed a little.

use std::time::Duration;

use crate::api::in_flight::{InFlight, InFlightGuard};

/// Longest time for which boards give way.
const PATIENCE: Duration = Duration::from_millis(150);

/// The number of people who wait for an answer.
#[derive(Clone)]
pub(crate) struct AckPriority {
    waiting: InFlight,
}

impl AckPriority {
    pub(crate) fn new() -> Self {
        Self { waiting: InFlight::new() }
    }

    /// Counts somebody who waits, until the returned guard is dropped.
    pub(crate) fn enter(&self) -> InFlightGuard {
        self.waiting.enter()
    }

    /// Waits until nobody waits for an answer, up to a limit.
    pub(crate) async fn wait_for_acks(&self) {
        // After this wait the board continues anyway.
        let _ = tokio::time::timeout(PATIENCE, self.waiting.none()).await;
    }
}
