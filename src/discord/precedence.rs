//! Answers go before boards.
//!
//! Somebody who has clicked waits for the answer within seconds; the board may come a moment later. So while anybody
//! waits to be answered, the drawing and posting of boards gives way for a little.

use std::time::Duration;

use super::tally::{Entry, Tally};

/// How long boards give way at the most.
const PATIENCE: Duration = Duration::from_millis(150);

/// Knows how many people wait to be answered.
#[derive(Clone)]
pub(super) struct Precedence {
    waiting: Tally,
}

impl Precedence {
    pub(super) fn new() -> Self {
        Self { waiting: Tally::new() }
    }

    /// Somebody begins to wait, until what is returned is dropped.
    pub(super) fn enter(&self) -> Entry {
        self.waiting.enter()
    }

    /// Waits until nobody waits to be answered, but not for long.
    pub(super) async fn give_way(&self) {
        // The end of the patience is no reason not to go on.
        let _ = tokio::time::timeout(PATIENCE, self.waiting.none()).await;
    }
}
