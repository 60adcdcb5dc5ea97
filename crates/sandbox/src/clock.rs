//! Time as the sandbox sees it: the system's, plus an offset that tests may move.

use chrono::{DateTime, SecondsFormat, Utc};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The virtual clock. Everything that expires is measured with it.
#[derive(Debug, Default)]
pub struct Clock {
    offset_ms: watch::Sender<i64>,
}

impl Clock {
    /// Milliseconds since 1970, offset included.
    #[must_use]
    pub fn now_ms(&self) -> i64 {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
        real.saturating_add(self.offset_ms())
    }

    /// Returns the offset from the system's clock in milliseconds.
    #[must_use]
    pub fn offset_ms(&self) -> i64 {
        *self.offset_ms.borrow()
    }

    /// Sets the offset.
    pub fn set_offset_ms(&self, offset_ms: i64) {
        self.offset_ms.send_replace(offset_ms);
    }

    /// Moves the clock by this many milliseconds, forward or back.
    pub fn advance_ms(&self, ms: i64) {
        self.offset_ms.send_modify(|offset| *offset = offset.saturating_add(ms));
    }

    /// Returns a watch on the offset in milliseconds.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<i64> {
        self.offset_ms.subscribe()
    }

    /// Returns the current time in Discord's form.
    #[must_use]
    pub fn now_iso(&self) -> String {
        iso(self.now_ms())
    }
}

/// Returns a time in Discord's form: `2026-08-01T12:00:00.000000+00:00`.
#[must_use]
pub fn iso(ms: i64) -> String {
    DateTime::<Utc>::from_timestamp_millis(ms)
        .unwrap_or(DateTime::UNIX_EPOCH)
        .to_rfc3339_opts(SecondsFormat::Micros, false)
}

/// Reads an ISO 8601 time into milliseconds since 1970.
#[must_use]
pub fn parse_iso(text: &str) -> Option<i64> {
    DateTime::parse_from_rfc3339(text).ok().map(|time| time.timestamp_millis())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_look_like_discords() {
        assert_eq!(iso(1_785_585_600_123), "2026-08-01T12:00:00.123000+00:00");
        assert_eq!(parse_iso("2026-08-01T14:00:00.123+02:00"), Some(1_785_585_600_123));
    }

    #[test]
    fn the_offset_moves_now() {
        let clock = Clock::default();
        let before = clock.now_ms();
        let offset = clock.watch();
        clock.advance_ms(900_000);
        assert_eq!(*offset.borrow(), 900_000);
        assert!(clock.now_ms() - before >= 900_000);
    }
}
