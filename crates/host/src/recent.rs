//! Values that were recently read from the database.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

/// Most values that are kept.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9999);

/// A cache whose values expire, since another process may change them. This process stores its own changes in it.
#[derive(Debug)]
pub(crate) struct Recent<K: Hash + Eq, V> {
    values: Arc<Mutex<LruCache<K, (V, Instant)>>>,
    age: Duration,
}

impl<K: Hash + Eq, V> Clone for Recent<K, V> {
    fn clone(&self) -> Self {
        Self { values: Arc::clone(&self.values), age: self.age }
    }
}

impl<K: Hash + Eq, V: Clone> Recent<K, V> {
    /// Creates a cache whose values are used up to this age.
    pub(crate) fn new(age: Duration) -> Self {
        Self { values: Arc::new(Mutex::new(LruCache::new(KEPT))), age }
    }

    fn values(&self) -> MutexGuard<'_, LruCache<K, (V, Instant)>> {
        self.values.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a value that is young enough.
    pub(crate) fn get(&self, key: &K) -> Option<V> {
        let (value, at) = self.values().get(key).cloned()?;
        (at.elapsed() < self.age).then_some(value)
    }

    /// Keeps a value that was read or changed at a moment, unless a later one is known.
    pub(crate) fn put(&self, key: K, value: V, at: Instant) {
        let mut values = self.values();
        if values.peek(&key).is_none_or(|(_, known)| *known <= at) {
            values.put(key, (value, at));
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        self.values().clear();
    }
}
