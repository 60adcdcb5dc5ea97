//! The service's time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::ids::Timestamp;
use crate::lived_time::LivedTime;

/// The longest sleep without a look at the system's clock: it may be set, or the machine suspended.
const NAP: Duration = Duration::from_secs(60);
/// Interval of the looks at a watched clock.
const LOOK: Duration = Duration::from_millis(250);

/// The clock of the service: the system's time plus an offset, which is 0 except in tests and trials. Clones show the
/// same time.
///
/// While it is [watched over](Clock::watch_over), it shows the time that the process has lived through. It stands still
/// during a stall of the process, and does not follow a step of the system's clock, until `Clock::step` compensates
/// that.
#[derive(Clone, Debug)]
pub struct Clock {
    /// A deliberate offset, which brings deadlines nearer.
    offset: watch::Receiver<i64>,
    /// The milliseconds by which a test steps the system's clock.
    stepped: watch::Receiver<i64>,
    state: Arc<Mutex<State>>,
    made: Instant,
}

#[derive(Debug, Default)]
struct State {
    /// The difference of the database server's time, which processes share, from the system's.
    correction: i64,
    /// The time lived through, while the clock is watched.
    lived: Option<LivedTime>,
}

impl Default for Clock {
    fn default() -> Self {
        Self::system()
    }
}

impl Clock {
    /// Returns the system's clock.
    #[must_use]
    pub fn system() -> Self {
        Self::moved_by(watch::channel(0).1)
    }

    /// Returns the system's clock, moved by this many milliseconds, now and whenever they change.
    #[must_use]
    pub fn moved_by(offset: watch::Receiver<i64>) -> Self {
        let (stepped, state) = (watch::channel(0).1, Arc::default());
        Self { offset, stepped, state, made: Instant::now() }
    }

    /// Returns the clock for a system whose clock is stepped by this many milliseconds.
    #[must_use]
    pub fn stepped_by(self, stepped: watch::Receiver<i64>) -> Self {
        Self { stepped, ..self }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the time of the system's clock, in microseconds since 1970.
    fn system_micros(&self) -> i64 {
        let system = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| i64::try_from(since.as_micros()).unwrap_or(i64::MAX));
        system.saturating_add(self.stepped.borrow().saturating_mul(1000))
    }

    /// Returns the time of the system's clock.
    pub(crate) fn system_now(&self) -> Timestamp {
        Timestamp::new(self.system_micros().div_euclid(1000))
    }

    /// Reads the clock; returns the result of `read`, which runs under the lock.
    fn look<T>(&self, read: impl FnOnce(&mut State, i64) -> T) -> T {
        let mut state = self.state();
        let system = self.system_micros().saturating_add(state.correction.saturating_mul(1000));
        if let Some(lived) = &mut state.lived {
            lived.look(system);
        }
        read(&mut state, system)
    }

    /// Returns the current time.
    #[must_use]
    pub fn timestamp(&self) -> Timestamp {
        Timestamp::new(self.now())
    }

    /// Returns the current time, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.look(|state, system| {
            let now = state.lived.map_or(system.div_euclid(1000), |lived| lived.millis());
            now.saturating_add(*self.offset.borrow())
        })
    }

    /// Returns the time for which it has run, without stalls and steps.
    #[must_use]
    pub fn uptime(&self) -> Duration {
        self.look(|state, _| state.lived.map_or_else(|| self.made.elapsed(), |lived| lived.uptime()))
    }

    /// Returns the number of observed stalls of the process.
    #[must_use]
    pub fn stalls(&self) -> u64 {
        self.look(|state, _| state.lived.map_or(0, |lived| lived.gaps()))
    }

    /// Watches the clock and never returns, so that stalls and steps of the system's clock are noticed.
    pub async fn watch_over(self) {
        struct Watched(Clock);
        impl Drop for Watched {
            fn drop(&mut self) {
                self.0.state().lived = None;
            }
        }
        let watched = Watched(self);
        watched.0.look(|state, system| state.lived = Some(LivedTime::from_now(system)));
        loop {
            watched.0.look(|_, _| {});
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Returns the milliseconds by which the clock is behind the system's after a stall or a step of the system's clock;
    /// negative if it is ahead, `None` if it is right.
    #[must_use]
    pub fn behind(&self) -> Option<i64> {
        self.look(|state, system| state.lived.and_then(|lived| lived.behind(system)))
    }

    /// Sets the clock forward by this many milliseconds, or back if negative.
    pub(crate) fn step(&self, millis: i64) {
        self.look(|state, _| {
            if let Some(lived) = &mut state.lived {
                lived.step(millis);
            }
        });
    }

    /// Notes by how many milliseconds the shared clock is ahead of the system's.
    pub(crate) fn correct(&self, millis: i64) {
        self.state().correction = millis;
    }

    /// Takes over an offset that changed while the process stood still, which `change` sets: that time was not lived through.
    pub fn moved_in_stall(&self, change: impl FnOnce()) {
        self.look(|state, _| {
            let before = *self.offset.borrow();
            change();
            let after = *self.offset.borrow();
            if let Some(lived) = &mut state.lived {
                lived.step(before.saturating_sub(after));
            }
        });
    }

    /// Completes when the clock shows this time or a later one, in whatever way.
    pub async fn reaches(&self, time: Timestamp) {
        let mut offset = self.offset.clone();
        loop {
            offset.mark_unchanged();
            let left = u64::try_from(time.since(self.timestamp())).unwrap_or(0);
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

/// Completes when the offset changes; never if nobody can change it.
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
        let tomorrow = clock.timestamp().saturating_add(86_400_000);
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.reaches(tomorrow).await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        offset.send_replace(86_400_000);
        waiting.await.unwrap();
        assert!(clock.timestamp() >= tomorrow);
        drop(offset);
        clock.reaches(tomorrow).await;
    }

    #[tokio::test]
    async fn a_clock_that_is_watched_over_follows_no_step() {
        let (stepped, receiver) = watch::channel(0);
        let clock = Clock::system().stepped_by(receiver);
        let watching = tokio::spawn(clock.clone().watch_over());
        tokio::task::yield_now().await;
        for step in [7_200_000, -7_200_000] {
            let before = clock.now();
            stepped.send_replace(step);
            assert!((before..before + 60_000).contains(&clock.now()));
            assert!(clock.behind().is_some_and(|behind| (step - 1000..=step + 1000).contains(&behind)));
            stepped.send_replace(0);
            assert_eq!(clock.behind(), None);
        }
        watching.abort();
        assert!(watching.await.unwrap_err().is_cancelled());
        stepped.send_replace(7_200_000);
        assert!(clock.now() - Clock::system().now() > 7_000_000, "without a watch it follows");
    }

    #[tokio::test]
    async fn an_offset_that_moves_in_a_stall_is_made_good() {
        let (offset, receiver) = watch::channel(0);
        let clock = Clock::moved_by(receiver);
        let watching = tokio::spawn(clock.clone().watch_over());
        tokio::task::yield_now().await;
        let before = clock.now();
        clock.moved_in_stall(|| {
            offset.send_replace(7_200_000);
        });
        assert!((before..before + 60_000).contains(&clock.now()));
        let behind = clock.behind().unwrap();
        assert!((7_199_000..7_201_000).contains(&behind), "{behind}");
        clock.step(behind);
        assert_eq!(clock.behind(), None);
        assert!(clock.now() - before >= 7_199_000);
        watching.abort();
    }

    #[tokio::test]
    async fn the_systems_clock_goes_on_by_itself() {
        let clock = Clock::system();
        let soon = clock.timestamp().saturating_add(5);
        clock.reaches(soon).await;
        assert!(clock.timestamp() >= soon);
    }
}
