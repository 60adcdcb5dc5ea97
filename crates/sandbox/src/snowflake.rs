//! Discord's ids: milliseconds since 2015 in the upper bits, a counter in the lower.

use crate::clock::Clock;
use std::sync::Arc;

/// The first millisecond of 2015, Discord's epoch.
const EPOCH_MS: i64 = 1_420_070_400_000;

/// Hands out ids that always grow, even when the clock is set back.
#[derive(Debug, Clone)]
pub(crate) struct Snowflakes {
    clock: Arc<Clock>,
    last: u64,
    fixed: Option<u64>,
}

impl Snowflakes {
    pub(crate) fn new(clock: Arc<Clock>) -> Self {
        Self { clock, last: 0, fixed: None }
    }

    /// Makes ids that are the same in every run, as if made from a moment on, until `None` ends that.
    pub(crate) fn fix(&mut self, from: Option<u64>) {
        self.fixed = from;
    }

    /// Returns the next id.
    pub(crate) fn next(&mut self) -> u64 {
        if let Some(fixed) = &mut self.fixed {
            *fixed += 1 << 22;
            return *fixed;
        }
        let now = (self.clock.now_ms() - EPOCH_MS).max(0) as u64;
        self.last = (now << 22).max(self.last + 1);
        self.last
    }
}

/// Returns the creation time of an id, in milliseconds since 1970.
#[must_use]
pub fn created_ms(id: u64) -> i64 {
    (id >> 22) as i64 + EPOCH_MS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_even_when_time_goes_back() {
        let clock = Arc::new(Clock::default());
        let mut ids = Snowflakes::new(Arc::clone(&clock));
        let first = ids.next();
        clock.advance_ms(-10_000);
        assert!(ids.next() > first);
    }

    #[test]
    fn an_id_knows_its_time() {
        assert_eq!(created_ms(175_928_847_299_117_063), 1_462_015_105_796);
    }
}
