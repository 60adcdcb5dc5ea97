//! The keys of positions that were compared recently, so that a second comparison of the same match costs nothing.

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use lru::LruCache;

use crate::fair_play::position_key::PositionKey;
use trickmate_rules::Match;

/// Number of matches kept.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(63);

/// Keys of matches by their addresses in memory. An address is not reused as long as its entry is here.
#[derive(Clone)]
pub(crate) struct KeptKeys(Arc<Mutex<LruCache<Place, Kept>>>);

/// The address of a match, and the first and last of the plies.
type Place = (usize, usize, usize);

struct Kept {
    _place: Weak<Match>,
    keys: Arc<Vec<PositionKey>>,
}

impl Default for KeptKeys {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(KEPT))))
    }
}

impl std::fmt::Debug for KeptKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("KeptKeys")
    }
}

impl KeptKeys {
    pub(crate) fn get(
        &self,
        game: &Arc<Match>,
        plies: &RangeInclusive<usize>,
    ) -> Option<Arc<Vec<PositionKey>>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(&place(game, plies)).map(|kept| Arc::clone(&kept.keys))
    }

    pub(crate) fn put(&self, game: &Arc<Match>, plies: RangeInclusive<usize>, keys: Arc<Vec<PositionKey>>) {
        let entry = Kept { _place: Arc::downgrade(game), keys };
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(place(game, &plies), entry);
    }
}

fn place(game: &Arc<Match>, plies: &RangeInclusive<usize>) -> Place {
    (Arc::as_ptr(game).addr(), *plies.start(), *plies.end())
}
