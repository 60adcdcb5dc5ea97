//! The members of servers that were looked up recently.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use trickmate_host::{PlayerId, ServerId};

use lru::LruCache;

/// Time before a member is looked up again.
const KNOWN_FOR: Duration = Duration::from_secs(10);
/// Capacity of the memory of members.
const KNOWN: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1023);

/// The people who were members a moment ago, by server and person.
#[derive(Clone)]
pub(crate) struct Memberships(Arc<Mutex<LruCache<(ServerId, PlayerId), Instant>>>);

impl Default for Memberships {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(KNOWN))))
    }
}

impl Memberships {
    /// Returns `true` if somebody was a member a moment ago.
    pub(crate) fn is_known(&self, member: (ServerId, PlayerId)) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&member).is_some_and(|since| since.elapsed() < KNOWN_FOR)
    }

    /// Remembers a member.
    pub(crate) fn remember(&self, member: (ServerId, PlayerId)) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(member, Instant::now());
    }
}
