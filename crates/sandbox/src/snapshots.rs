//! Copies of the world that can be restored, by name.

use crate::world::World;
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Copies that may be kept at a time.
pub(crate) const MAX_SNAPSHOTS: usize = 32;

/// The world and its time at some moment.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) world: Arc<Mutex<World>>,
    pub(crate) clock_offset_ms: i64,
}

/// First state of a sandbox, and the requested copies.
pub(crate) struct Snapshots {
    start: Mutex<Snapshot>,
    by_name: Mutex<BTreeMap<String, Snapshot>>,
}

impl Snapshots {
    pub(crate) fn new(start: Snapshot) -> Self {
        Self { start: Mutex::new(start), by_name: Mutex::default() }
    }

    /// Returns the state that `reset` restores.
    pub(crate) fn start(&self) -> Snapshot {
        self.start.lock().clone()
    }

    /// Sets the state that `reset` restores.
    pub(crate) fn set_start(&self, snapshot: Snapshot) {
        *self.start.lock() = snapshot;
    }

    /// Stores a copy; `false` if there are too many.
    pub(crate) fn keep(&self, name: &str, snapshot: Snapshot) -> bool {
        let mut kept = self.by_name.lock();
        if kept.len() >= MAX_SNAPSHOTS && !kept.contains_key(name) {
            return false;
        }
        kept.insert(name.to_owned(), snapshot);
        true
    }

    /// Returns a copy, by name.
    pub(crate) fn get(&self, name: &str) -> Option<Snapshot> {
        self.by_name.lock().get(name).cloned()
    }

    /// Deletes a copy; `false` if there was none.
    pub(crate) fn forget(&self, name: &str) -> bool {
        self.by_name.lock().remove(name).is_some()
    }

    /// Returns the names, in order.
    pub(crate) fn names(&self) -> Vec<String> {
        self.by_name.lock().keys().cloned().collect()
    }
}
