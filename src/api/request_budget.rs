//! Discord's limits on requests: 50 per second for a whole bot, and 10,000 refused ones in ten minutes. Answers to
//! interactions do not count among the 50.
//!
//! If several processes share a bot, each keeps to its share of the 50, in proportion to its share of the connections.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use prometheus_client::metrics::gauge::Gauge;
use tokio::time::Instant;

use crate::api::error::ApiError;

/// The most requests of all processes in a second, with [`BURST`] more at once: together fewer than Discord allows.
const RATE: u32 = 44;
const BURST: u32 = 4;
/// Number of requests under way from which on optional requests are left out.
const BUSY: usize = 20;
/// Number of refused requests in ten minutes from which on boards wait: near Discord's limit of 10,000.
const TOO_MANY_INVALID: i64 = 8000;
/// Interval of checks whether that is over.
const PAUSE: Duration = Duration::from_secs(5);

/// Limit on requests to Discord.
#[derive(Clone, Debug, Default)]
pub(crate) struct RequestBudget(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    share: Option<Share>,
    /// Refused requests that are not yet added to those of other processes.
    invalid: AtomicI64,
    /// Refused requests of all processes in ten minutes, as last looked up.
    invalid_of_all: Gauge,
    halted: AtomicBool,
    /// Held once by each request under way.
    under_way: Arc<()>,
}

/// A part of all requests, at even distances.
#[derive(Debug)]
struct Share {
    /// Time between two requests.
    distance: Duration,
    /// Tolerance: time by which a request may be early.
    tolerance: Duration,
    /// Time of the next request at even distances.
    next: Mutex<Option<Instant>>,
}

impl Share {
    fn of(own: &Range<u32>, count: u32) -> Self {
        let shards = f64::from(own.end.saturating_sub(own.start).max(1));
        let part = shards / f64::from(count.max(1));
        let distance = Duration::from_secs_f64(1.0 / (f64::from(RATE) * part));
        let burst = (f64::from(BURST) * part).max(1.0);
        Self { distance, tolerance: distance.mul_f64(burst - 1.0), next: Mutex::default() }
    }

    /// Reserves a slot; returns the time that the request has to wait.
    fn take(&self, now: Instant) -> Duration {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let even = next.map_or(now, |next| next.max(now));
        *next = Some(even + self.distance);
        even.saturating_duration_since(now + self.tolerance)
    }
}

impl RequestBudget {
    /// Returns the share of a process that runs these shards.
    pub(crate) fn of_shards(own: &Range<u32>, count: u32) -> Self {
        Self(Arc::new(Inner { share: Some(Share::of(own, count)), ..Inner::default() }))
    }

    /// Waits until a request may be made that counts against the limit.
    pub(crate) async fn wait(&self) {
        while self.is_halted() {
            tokio::time::sleep(PAUSE).await;
        }
        if let Some(share) = &self.0.share {
            tokio::time::sleep(share.take(Instant::now())).await;
        }
    }

    /// Counts a request as under way for as long as the result is held.
    pub(crate) fn enter(&self) -> Arc<()> {
        Arc::clone(&self.0.under_way)
    }

    /// Returns `true` if too many requests are under way for optional ones.
    pub(crate) fn is_busy(&self) -> bool {
        Arc::strong_count(&self.0.under_way) > BUSY
    }

    fn is_halted(&self) -> bool {
        self.0.halted.load(Ordering::Relaxed)
    }

    /// Notes that a request has failed.
    pub(crate) fn fail(&self, error: &ApiError) {
        if error.counts_as_invalid() {
            self.0.invalid.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Takes the refused requests that should be added to those of other processes.
    pub(crate) fn take_invalid(&self) -> i64 {
        self.0.invalid.swap(0, Ordering::Relaxed)
    }

    /// Puts back refused requests that could not be added.
    pub(crate) fn put_back_invalid(&self, count: i64) {
        self.0.invalid.fetch_add(count, Ordering::Relaxed);
    }

    /// Notes the refused requests of all processes in ten minutes. When there are too many, only answers to people are
    /// sent until there are fewer.
    pub(crate) fn note_invalid_of_all(&self, count: i64) {
        self.0.invalid_of_all.set(count);
        let halted = count >= TOO_MANY_INVALID;
        if self.0.halted.swap(halted, Ordering::Relaxed) != halted && halted {
            tracing::error!(
                "Discord has refused {count} requests in ten minutes; boards wait until they are fewer"
            );
        }
    }

    /// Returns the refused requests of all processes in ten minutes, for monitoring.
    pub(crate) fn invalid_of_all(&self) -> Gauge {
        self.0.invalid_of_all.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the times, in milliseconds, of this many requests that were asked for at once.
    fn moments(share: &Share, count: u32) -> Vec<u128> {
        let now = Instant::now();
        (0..count).map(|_| share.take(now).as_millis()).collect()
    }

    #[test]
    fn shares_make_fewer_requests_together_than_discord_takes() {
        for processes in [1, 2, 3, 4, 16] {
            let shares: Vec<Share> =
                (0..processes).map(|index| Share::of(&(index..index + 1), processes)).collect();
            let all: Vec<u128> = shares.iter().flat_map(|share| moments(share, 200)).collect();
            for begin in (0..2000).step_by(100) {
                let second = all.iter().filter(|moment| (begin..begin + 1000).contains(*moment)).count();
                assert!(second <= 50, "{second} requests of {processes}");
            }
            let in_time = all.iter().filter(|moment| **moment < 4000).count();
            assert!(in_time >= 4 * 40, "{in_time} requests of {processes}");
        }
    }

    #[test]
    fn a_share_that_was_not_used_is_not_saved() {
        let share = Share::of(&(0..1), 2);
        let now = Instant::now();
        assert_eq!(share.take(now), Duration::ZERO);
        let later = now + Duration::from_secs(60);
        let waits: Vec<Duration> = (0..4).map(|_| share.take(later)).collect();
        assert_eq!(waits[0], Duration::ZERO);
        assert!(waits[3] > Duration::from_millis(50), "{waits:?}");
    }

    #[test]
    fn many_requests_under_way_are_noticed() {
        let budget = RequestBudget::default();
        let mut under_way: Vec<Arc<()>> = (1..BUSY).map(|_| budget.enter()).collect();
        assert!(!budget.is_busy());
        under_way.push(budget.enter());
        assert!(budget.is_busy());
        under_way.pop();
        assert!(!budget.is_busy());
    }

    #[test]
    fn too_many_refusals_halt_what_nobody_waits_for() {
        let budget = RequestBudget::default();
        budget.fail(&ApiError::NotPermitted);
        budget.fail(&ApiError::MessageGone);
        assert_eq!(budget.take_invalid(), 1);
        budget.note_invalid_of_all(TOO_MANY_INVALID);
        assert!(budget.is_halted());
        budget.note_invalid_of_all(TOO_MANY_INVALID - 1);
        assert!(!budget.is_halted());
    }
}
