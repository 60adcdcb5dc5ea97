//! Counters of running work.

use std::time::Duration;

use tokio::sync::watch;

/// Counter of running work.
#[derive(Clone)]
pub(crate) struct InFlight {
    count: watch::Sender<usize>,
}

/// Guard of one running piece of work, until it is dropped.
pub(crate) struct InFlightGuard {
    count: watch::Sender<usize>,
}

impl InFlight {
    pub(crate) fn new() -> Self {
        Self { count: watch::Sender::new(0) }
    }

    /// Counts one more.
    pub(crate) fn enter(&self) -> InFlightGuard {
        self.count.send_modify(|count| *count += 1);
        InFlightGuard { count: self.count.clone() }
    }

    /// Waits until nothing is running.
    pub(crate) async fn none(&self) {
        let mut count = self.count.subscribe();
        // The sender lives as long as this does.
        let _ = count.wait_for(|count| *count == 0).await;
    }

    /// Waits until nothing runs and nothing has begun for this time.
    pub(crate) async fn wait_idle(&self, calm: Duration) {
        let mut count = self.count.subscribe();
        loop {
            let _ = count.wait_for(|count| *count == 0).await;
            count.mark_unchanged();
            if tokio::time::timeout(calm, count.changed()).await.is_err() {
                return;
            }
        }
    }
}

impl Drop for InFlightGuard {
    fn drop(&mut self) {
        self.count.send_modify(|count| *count = count.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_lull_comes_after_the_last_has_ended() {
        let tally = InFlight::new();
        tally.wait_idle(Duration::from_millis(1)).await;
        let (first, second) = (tally.enter(), tally.enter());
        drop(first);
        let waiting = tokio::spawn({
            let tally = tally.clone();
            async move { tally.wait_idle(Duration::from_millis(1)).await }
        });
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!waiting.is_finished());
        drop(second);
        waiting.await.unwrap();
        tally.none().await;
    }
}
