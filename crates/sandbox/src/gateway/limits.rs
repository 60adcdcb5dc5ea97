//! Limits on the payloads and the Identifies of clients.

use std::collections::HashMap;
use std::time::Duration;

use serde::Serialize;
use tokio::time::Instant;

use super::config::{HubConfig, IdentifyLimit};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Counter of a connection's payloads.
#[derive(Debug)]
pub(super) struct SendLimit {
    allowed: u32,
    window: Duration,
    started: Instant,
    used: u32,
}

impl SendLimit {
    pub(super) fn new(config: &HubConfig, now: Instant) -> Self {
        Self { allowed: config.sends_per_window, window: config.send_window, started: now, used: 0 }
    }

    /// Counts a payload; returns whether it is still allowed.
    pub(super) fn admit(&mut self, now: Instant) -> bool {
        if now >= self.started + self.window {
            self.started = now;
            self.used = 0;
        }
        self.used = self.used.saturating_add(1);
        self.used <= self.allowed
    }
}

/// Verdict about an Identify.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Admission {
    /// The application may start a session.
    Granted,
    /// Too soon after the last one of its key.
    TooSoon,
    /// The day's allowance is used up.
    Exhausted,
}

/// Counter of an application's Identifies.
#[derive(Debug)]
pub(super) struct StartLimit {
    day: Instant,
    used: u32,
    /// Time until which each key is taken.
    taken: HashMap<u32, Instant>,
}

impl StartLimit {
    pub(super) fn new(now: Instant) -> Self {
        Self { day: now, used: 0, taken: HashMap::new() }
    }

    /// Counts an Identify of `shard`.
    pub(super) fn admit(&mut self, shard: u32, config: &HubConfig, now: Instant) -> Admission {
        if now >= self.day + DAY {
            self.day = now;
            self.used = 0;
        }
        if self.used >= config.session_starts_per_day {
            return Admission::Exhausted;
        }
        self.used += 1;
        if let Some(IdentifyLimit { max_concurrency, window }) = config.identify_limit {
            let key = shard % max_concurrency.max(1);
            if self.taken.get(&key).is_some_and(|until| now < *until) {
                return Admission::TooSoon;
            }
            self.taken.insert(key, now + window);
        }
        Admission::Granted
    }

    /// Returns the limit in the form of `GET /gateway/bot`.
    pub(super) fn report(&self, config: &HubConfig, now: Instant) -> SessionStartLimit {
        let left = (self.day + DAY).saturating_duration_since(now);
        let used = if left.is_zero() { 0 } else { self.used };
        SessionStartLimit {
            total: config.session_starts_per_day,
            remaining: config.session_starts_per_day.saturating_sub(used),
            reset_after: u64::try_from(left.as_millis()).unwrap_or(u64::MAX),
            max_concurrency: config.identify_limit.map_or(1, |limit| limit.max_concurrency.max(1)),
        }
    }
}

/// The object `session_start_limit` of `GET /gateway/bot`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SessionStartLimit {
    /// Identifies in 24 hours.
    pub total: u32,
    /// Number of those that are left.
    pub remaining: u32,
    /// Milliseconds until the count starts again.
    pub reset_after: u64,
    /// Identifies at a time.
    pub max_concurrency: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config() -> HubConfig {
        HubConfig {
            identify_limit: Some(IdentifyLimit { max_concurrency: 2, window: Duration::from_secs(5) }),
            session_starts_per_day: 4,
            sends_per_window: 2,
            send_window: Duration::from_secs(60),
            ..HubConfig::default()
        }
    }

    #[test]
    fn sends_are_counted_by_window() {
        let start = Instant::now();
        let mut sends = SendLimit::new(&config(), start);
        assert!(sends.admit(start));
        assert!(sends.admit(start + Duration::from_secs(59)));
        assert!(!sends.admit(start + Duration::from_secs(59)));
        assert!(sends.admit(start + Duration::from_secs(60)));
    }

    #[test]
    fn each_key_starts_one_session_at_a_time() {
        let start = Instant::now();
        let mut starts = StartLimit::new(start);
        assert_eq!(starts.admit(0, &config(), start), Admission::Granted);
        assert_eq!(starts.admit(1, &config(), start), Admission::Granted);
        assert_eq!(starts.admit(2, &config(), start), Admission::TooSoon);
        assert_eq!(starts.admit(2, &config(), start + Duration::from_secs(5)), Admission::Granted);
    }

    #[test]
    fn the_day_has_an_end() {
        let start = Instant::now();
        let mut starts = StartLimit::new(start);
        let unhurried = HubConfig { identify_limit: None, ..config() };
        for _ in 0..4 {
            assert_eq!(starts.admit(0, &unhurried, start), Admission::Granted);
        }
        assert_eq!(starts.admit(0, &unhurried, start), Admission::Exhausted);
        let report = starts.report(&config(), start + Duration::from_secs(1));
        assert_eq!(report.remaining, 0);
        assert_eq!(report.reset_after, 86_399_000);
        assert_eq!(report.max_concurrency, 2);
        assert_eq!(starts.report(&config(), start + DAY).remaining, 4);
        assert_eq!(starts.admit(0, &unhurried, start + DAY), Admission::Granted);
    }
}
