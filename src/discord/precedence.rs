//! Answers go before boards.
//!
//! Somebody who has clicked waits for the answer within seconds; the board may come a moment later. So while anybody
//! waits to be answered, the drawing and posting of boards gives way for a little.

use std::time::Duration;

use tokio::sync::watch;

/// How long boards give way at the most.
const PATIENCE: Duration = Duration::from_millis(150);

/// Knows how many people wait to be answered.
#[derive(Clone)]
pub(super) struct Precedence {
    waiting: watch::Sender<usize>,
}

/// Somebody who waits to be answered, until this is dropped.
pub(super) struct Waiting {
    waiting: watch::Sender<usize>,
}

impl Precedence {
    pub(super) fn new() -> Self {
        Self { waiting: watch::Sender::new(0) }
    }

    /// Somebody begins to wait.
    pub(super) fn enter(&self) -> Waiting {
        self.waiting.send_modify(|count| *count += 1);
        Waiting { waiting: self.waiting.clone() }
    }

    /// Waits until nobody waits to be answered, but not for long.
    pub(super) async fn give_way(&self) {
        let mut waiting = self.waiting.subscribe();
        // Neither the end of the patience nor that of the sender is a reason not to go on.
        let _ = tokio::time::timeout(PATIENCE, waiting.wait_for(|count| *count == 0)).await;
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.waiting.send_modify(|count| *count = count.saturating_sub(1));
    }
}
