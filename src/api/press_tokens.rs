//! The tokens of presses on messages that everybody sees: as long as one lives, it edits the message that was pressed.
//!
//! An edit with a token takes nothing from what Discord allows in a channel, however old the message is. Whoever has a
//! token can write as the bot, so nothing in here can be printed.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

/// Time for which a token is used. It lives for a quarter of an hour.
const LIFE: Duration = Duration::from_secs(14 * 60);
/// Number of messages whose token is kept.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The latest token of each message, for a while.
#[derive(Clone)]
pub(crate) struct PressTokens {
    kept: Arc<Mutex<LruCache<i64, Kept>>>,
}

struct Kept {
    token: String,
    until: Instant,
}

impl PressTokens {
    pub(crate) fn new() -> Self {
        Self { kept: Arc::new(Mutex::new(LruCache::new(KEPT))) }
    }

    /// Keeps the token of a press on a message that has been acknowledged.
    pub(crate) fn keep(&self, message: i64, token: &str) {
        self.lock().put(message, Kept { token: token.to_owned(), until: Instant::now() + LIFE });
    }

    /// Returns the token that edits a message, if one lives.
    pub(crate) fn of(&self, message: i64) -> Option<String> {
        let mut kept = self.lock();
        let found = kept.get(&message)?;
        if Instant::now() < found.until {
            return Some(found.token.clone());
        }
        kept.pop(&message);
        None
    }

    /// Forgets the token of a message: it no longer works.
    pub(crate) fn forget(&self, message: i64) {
        self.lock().pop(&message);
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<i64, Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
