//! Cache of matches, so that they are not replayed each time a player types or steps through menus.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use prometheus_client::metrics::counter::Counter;

use crate::bounded::keep_within;
use crate::ids::{MatchId, Version};
use crate::matches::rows::MatchRow;
use trickmate_rules::Match;

/// Number of matches kept.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(255);
/// The most bytes of all cached matches together: a match with many custom cards takes megabytes.
const MAX_BYTES: usize = 48 << 20;

/// Result of replaying the actions of a match.
#[derive(Clone)]
pub(crate) struct Replayed {
    pub(crate) game: Arc<Match>,
    /// Difference between the version and the number of plies, caused by takebacks.
    pub(crate) ahead: i64,
    /// The version since which no move has been taken back.
    pub(crate) settled: Version,
}

impl Replayed {
    /// Returns the number of committed actions that led to the match.
    pub(crate) fn version(&self) -> Version {
        Version::new(self.game.plies().len() as i64 + self.ahead)
    }
}

/// The most recently loaded matches. Stored actions change only with a new version. The seed distinguishes a match from
/// an earlier one with the same number.
#[derive(Clone)]
pub(crate) struct MatchCache {
    matches: Arc<Mutex<LruCache<MatchId, Replayed>>>,
    /// Number of matches that had to be replayed.
    pub(crate) replays: Counter,
}

impl Default for MatchCache {
    fn default() -> Self {
        Self { matches: Arc::new(Mutex::new(LruCache::new(KEPT))), replays: Counter::default() }
    }
}

impl std::fmt::Debug for MatchCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The content is secret.
        f.write_str("MatchCache")
    }
}

impl MatchCache {
    fn matches(&self) -> MutexGuard<'_, LruCache<MatchId, Replayed>> {
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the match of a row, at its version or a later one.
    pub(crate) fn get(&self, row: &MatchRow) -> Option<Replayed> {
        let known = self.matches().get(&row.id).cloned()?;
        let is_same = known.game.seed().to_hex() == hex::encode(&row.seed);
        (is_same && known.version() >= row.version).then_some(known)
    }

    /// Keeps a match, unless a later version is kept already.
    pub(crate) fn put(&self, id: MatchId, replayed: Replayed) {
        let mut matches = self.matches();
        let is_older = matches.peek(&id).is_some_and(|known| {
            known.game.seed() == replayed.game.seed() && known.version() > replayed.version()
        });
        if !is_older {
            matches.put(id, replayed);
            keep_within(&mut matches, MAX_BYTES, |replayed| replayed.game.memory());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trickmate_testkit::heaviest::HEAVIEST;

    #[test]
    fn heavy_matches_are_few() {
        let (_, set_up) =
            HEAVIEST.into_iter().find(|(name, _)| *name == "a full board of lame pieces").unwrap();
        let game = Arc::new(set_up());
        assert!(game.memory() > 1 << 20, "{} bytes", game.memory());
        let cache = MatchCache::default();
        for id in 0..100 {
            cache.put(
                MatchId::new(id),
                Replayed { game: Arc::clone(&game), ahead: 0, settled: Version::new(0) },
            );
        }
        let kept = cache.matches().len();
        assert!(kept > 1 && kept * game.memory() <= MAX_BYTES, "{kept} matches of {} bytes", game.memory());
    }
}
