//! Records that people bring along to look at.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;

use trickmate_rules::{Match, Record};

/// The longest record that is read, in bytes.
pub const LONGEST_RECORD: usize = 64 * 1024;
/// How many records are kept at hand, replayed.
const AT_HAND: NonZeroUsize = NonZeroUsize::MIN.saturating_add(31);

/// An imported record, replayed.
pub struct Import {
    pub(super) text: String,
    /// The record.
    pub record: Record,
    /// The match that it tells of.
    pub game: Arc<Match>,
}

/// The records that were looked at last. One is held against its text, since a number may be given again.
#[derive(Clone)]
pub(super) struct ImportCache(Arc<Mutex<LruCache<i64, Arc<Import>>>>);

impl Default for ImportCache {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(AT_HAND))))
    }
}

impl std::fmt::Debug for ImportCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ImportCache")
    }
}

impl ImportCache {
    pub(super) fn get(&self, id: i64, text: &str) -> Option<Arc<Import>> {
        let mut imports = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        imports.get(&id).filter(|import| import.text == text).cloned()
    }

    pub(super) fn put(&self, id: i64, import: Arc<Import>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(id, import);
    }
}
