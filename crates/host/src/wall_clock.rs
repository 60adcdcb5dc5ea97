//! The service's time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// The longest sleep without a look at the system's clock, which may be set, or the machine suspended.
const NAP: Duration = Duration::from_secs(60);

/// The clock by which everything in the service is measured: the system's time plus an offset, which is 0 but where somebody
/// tries what time does. Clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock {
    offset: watch::Receiver<i64>,
}

impl Default for Clock {
    fn default() -> Self {
        Self::system()
    }
}

impl Clock {
    /// The system's clock.
    #[must_use]
    pub fn system() -> Self {
        Self::moved_by(watch::channel(0).1)
    }

    /// The system's clock moved by so many milliseconds, now and whenever they change.
    #[must_use]
    pub const fn moved_by(offset: watch::Receiver<i64>) -> Self {
        Self { offset }
    }

    /// Now, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        let system = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX));
        system.saturating_add(*self.offset.borrow())
    }

    /// Completes when the clock shows this time (milliseconds since 1970) or a later one, however it comes to that.
    pub async fn reaches(&self, time: i64) {
        let mut offset = self.offset.clone();
        loop {
            offset.mark_unchanged();
            let left = u64::try_from(time.saturating_sub(self.now())).unwrap_or(0);
            if left == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left).min(NAP)) => {}
                () = moved(&mut offset) => {}
            }
        }
    }
}

/// Completes when the offset changes; never, where nobody can change it.
async fn moved(offset: &mut watch::Receiver<i64>) {
    if offset.changed().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_waits_notices_that_the_clock_is_moved() {
        let (offset, receiver) = watch::channel(0);
        let clock = Clock::moved_by(receiver);
        let tomorrow = clock.now() + 86_400_000;
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.reaches(tomorrow).await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        offset.send_replace(86_400_000);
        waiting.await.unwrap();
        assert!(clock.now() >= tomorrow);
        drop(offset);
        clock.reaches(tomorrow).await;
    }

    #[tokio::test]
    async fn the_systems_clock_goes_on_by_itself() {
        let clock = Clock::system();
        let soon = clock.now() + 5;
        clock.reaches(soon).await;
        assert!(clock.now() >= soon);
    }
}
