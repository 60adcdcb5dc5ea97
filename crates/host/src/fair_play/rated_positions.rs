//! Cached positions of running rated matches.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::studies::rows::RatedRow;

/// Least number of finished matches that stay in memory.
const SPARE: usize = 100;

/// The positions of running rated matches, by match, each for a version.
#[derive(Clone, Default)]
pub(crate) struct RatedPositions(Arc<Mutex<ByMatch>>);

/// A version and the keys of its positions, by match.
type ByMatch = HashMap<i64, (i64, Arc<Vec<u64>>)>;

impl std::fmt::Debug for RatedPositions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RatedPositions")
    }
}

impl RatedPositions {
    pub(crate) fn get(&self, id: i64, version: i64) -> Option<Arc<Vec<u64>>> {
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

    pub(crate) fn put(&self, id: i64, version: i64, keys: Arc<Vec<u64>>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, (version, keys));
    }
}
