//! The tokens of presses on public messages: until it expires, a token can edit the message that was pressed.
//!
//! An edit with a token does not count against the channel's rate limit, however old the message is. Nothing here
//! implements `Debug`: anybody with a token can write as the bot.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use trickmate_host::MessageId;

use lru::LruCache;

/// Time for which we use a token. Discord accepts it for a quarter of an hour.
const LIFE: Duration = Duration::from_secs(14 * 60);
/// Number of messages whose token is kept.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The latest token of each message, for a while.
#[derive(Clone)]
pub(crate) struct PressTokens {
    kept: Arc<Mutex<LruCache<MessageId, Kept>>>,
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
    pub(crate) fn keep(&self, message: MessageId, token: &str) {
        self.lock().put(message, Kept { token: token.to_owned(), until: Instant::now() + LIFE });
    }

    /// Returns a valid token that edits a message, if any.
    pub(crate) fn of(&self, message: MessageId) -> Option<String> {
        let mut kept = self.lock();
        let found = kept.get(&message)?;
        if Instant::now() < found.until {
            return Some(found.token.clone());
        }
        kept.pop(&message);
        None
    }

    /// Forgets the token of a message: it no longer works.
    pub(crate) fn forget(&self, message: MessageId) {
        self.lock().pop(&message);
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<MessageId, Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
