//! Cached positions of running rated matches.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::fair_play::position_key::PositionKey;
use crate::ids::{MatchId, Version};
use crate::studies::rows::RatedRow;

/// Fewest finished matches that stay in memory.
const SPARE: usize = 100;

/// The positions of running rated matches, by match, each for a version.
#[derive(Clone, Default)]
pub(crate) struct RatedPositions(Arc<Mutex<ByMatch>>);

/// A version and the keys of its positions, by match.
type ByMatch = HashMap<MatchId, (Version, Arc<Vec<PositionKey>>)>;

impl std::fmt::Debug for RatedPositions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RatedPositions")
    }
}

impl RatedPositions {
    pub(crate) fn get(&self, id: MatchId, version: Version) -> Option<Arc<Vec<PositionKey>>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&id).filter(|(at, _)| *at == version).map(|(_, keys)| Arc::clone(keys))
    }

    /// Forgets all matches but these.
    pub(crate) fn keep(&self, running: &[RatedRow]) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > 2 * running.len() + SPARE {
            known.retain(|id, _| running.iter().any(|row| row.id == *id));
        }
    }

    pub(crate) fn put(&self, id: MatchId, version: Version, keys: Arc<Vec<PositionKey>>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, (version, keys));
    }
}
