//! The number of a process among those that work on a database.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// Number of this process, distinct from all others that have ever worked on a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProcessId(pub(crate) i64);

impl ProcessId {
    /// Returns a random one.
    pub(crate) fn random() -> Self {
        Self(RandomState::new().build_hasher().finish().cast_signed())
    }
}
