//! Records that people import.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use thiserror::Error;

use crate::bounded::keep_within;
use crate::ids::ImportId;
use trickmate_rules::{Match, Phrase, Record};

/// The longest record that is read, in bytes.
pub const MAX_RECORD_LEN: usize = 64 * 1024;
/// The most moves that a record may have.
pub const MAX_RECORDED: usize = 2000;
/// The most replayed records that are kept in memory.
const AT_HAND: NonZeroUsize = NonZeroUsize::MIN.saturating_add(31);
/// The most bytes that they take together.
const MAX_BYTES: usize = 24 << 20;

/// Reason why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The record has too many bytes.
    #[error("it is too long")]
    TooLong,
    /// The record has too many moves.
    #[error("it has too many moves")]
    TooManyMoves,
    /// The record takes too long to replay.
    #[error("it takes too long to replay")]
    TooSlow,
    /// The rules refuse it, for this reason.
    #[error("the rules refuse it: {0}")]
    Refused(Phrase),
}

/// An imported record, replayed.
pub struct Import {
    pub(crate) text: String,
    /// The record.
    pub record: Record,
    /// The match in it.
    pub game: Arc<Match>,
}

/// Recently read records. Each is compared with its stored text, since numbers can be reused.
#[derive(Clone)]
pub(crate) struct ImportCache(Arc<Mutex<LruCache<ImportId, Arc<Import>>>>);

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
    pub(crate) fn get(&self, id: ImportId, text: &str) -> Option<Arc<Import>> {
        let mut imports = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        imports.get(&id).filter(|import| import.text == text).cloned()
    }

    pub(crate) fn put(&self, id: ImportId, import: Arc<Import>) {
        let mut imports = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        imports.put(id, import);
        // The record repeats the text and the moves.
        keep_within(&mut imports, MAX_BYTES, |import| 3 * import.text.len() + import.game.memory());
    }
}
