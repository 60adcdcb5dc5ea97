//! The time that the process has lived through, without stalls of the process and steps of the system's clock.

use std::time::{Duration, Instant};

/// The shortest gap between two looks, or difference from the system's clock, that counts as a stall or a step. Discord
/// gives up on an answer after three seconds, so nobody can move while the bot stalls for longer.
pub(crate) const GAP: Duration = Duration::from_secs(2);
/// Divisor of the passing time by which smaller differences from the system's clock are corrected.
const SLEW: i64 = 100;

/// A count of milliseconds that follows the monotonic clock between frequent looks, and stands still otherwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LivedTime {
    /// Microseconds since 1970.
    now: i64,
    seen: Instant,
    /// The time for which it has run, regardless of settings.
    uptime: Duration,
    /// The number of times it stood still.
    gaps: u64,
}

impl LivedTime {
    /// Begins at the system's time, in microseconds since 1970.
    pub(crate) fn from_now(system: i64) -> Self {
        Self { now: system, seen: Instant::now(), uptime: Duration::ZERO, gaps: 0 }
    }

    /// Counts the time since the last look, and follows the system's clock if that is near.
    pub(crate) fn look(&mut self, system: i64) {
        let now = Instant::now();
        let passed = now.saturating_duration_since(self.seen);
        self.seen = now;
        self.pass(passed, system);
    }

    fn pass(&mut self, passed: Duration, system: i64) {
        if passed >= GAP {
            self.gaps += 1;
            return;
        }
        self.uptime += passed;
        let passed = micros(passed);
        self.now = self.now.saturating_add(passed);
        let behind = system.saturating_sub(self.now);
        if behind.abs() < micros(GAP) {
            let most = passed / SLEW;
            self.now = self.now.saturating_add(behind.clamp(-most, most));
        }
    }

    /// Returns milliseconds since 1970.
    pub(crate) const fn millis(&self) -> i64 {
        self.now.div_euclid(1000)
    }

    /// Returns the time for which it has run.
    pub(crate) const fn uptime(&self) -> Duration {
        self.uptime
    }

    /// Returns the number of times it stood still.
    pub(crate) const fn gaps(&self) -> u64 {
        self.gaps
    }

    /// Returns the milliseconds by which the system's clock is ahead, negative if it is behind; `None` if the
    /// difference is small.
    pub(crate) fn behind(&self, system: i64) -> Option<i64> {
        let behind = system.saturating_sub(self.now);
        (behind.abs() >= micros(GAP)).then_some(behind.div_euclid(1000))
    }

    /// Sets it forward by this many milliseconds, or back if negative.
    pub(crate) fn step(&mut self, millis: i64) {
        self.now = self.now.saturating_add(millis.saturating_mul(1000));
    }
}

fn micros(time: Duration) -> i64 {
    i64::try_from(time.as_micros()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1_000_000;

    fn begun() -> LivedTime {
        LivedTime::from_now(1000 * SECOND)
    }

    #[test]
    fn it_runs_with_the_monotonic_clock() {
        let mut time = begun();
        time.pass(Duration::from_millis(500), 1000 * SECOND + SECOND / 2);
        assert_eq!((time.millis(), time.behind(1000 * SECOND + SECOND / 2)), (1_000_500, None));
        assert_eq!(time.uptime(), Duration::from_millis(500));
    }

    #[test]
    fn a_stall_does_not_count_until_it_is_set_forward() {
        let mut time = begun();
        time.pass(Duration::from_secs(70), 1070 * SECOND);
        assert_eq!((time.millis(), time.gaps(), time.uptime()), (1_000_000, 1, Duration::ZERO));
        assert_eq!(time.behind(1070 * SECOND), Some(70_000));
        time.step(70_000);
        assert_eq!((time.millis(), time.behind(1070 * SECOND)), (1_070_000, None));
    }

    #[test]
    fn a_step_of_the_systems_clock_is_not_followed() {
        for step in [7200, -7200] {
            let mut time = begun();
            let system = (1000 + step) * SECOND + SECOND / 4;
            time.pass(Duration::from_millis(250), system);
            assert_eq!((time.millis(), time.behind(system)), (1_000_250, Some(step * 1000)));
        }
    }

    #[test]
    fn a_small_difference_is_made_good_slowly_and_never_backwards() {
        for ahead in [SECOND, -SECOND] {
            let (mut time, mut system) = (begun(), 1000 * SECOND + ahead);
            for _ in 0..1000 {
                let before = time.millis();
                system += SECOND / 4;
                time.pass(Duration::from_millis(250), system);
                assert!((247..=253).contains(&(time.millis() - before)));
            }
            assert_eq!(time.millis(), system / 1000);
        }
    }
}
