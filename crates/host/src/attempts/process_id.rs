//! The number of a process among those that work on a database.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use sqlx::Error;

use crate::db::row::{FromColumn, Row};
use crate::db::value::Value;

/// Number of this process, distinct from all others that have ever worked on a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ProcessId(i64);

impl ProcessId {
    /// Returns a random one.
    pub(crate) fn random() -> Self {
        Self(RandomState::new().build_hasher().finish().cast_signed())
    }
}

impl From<ProcessId> for Value {
    fn from(process: ProcessId) -> Self {
        process.0.into()
    }
}

impl From<Option<ProcessId>> for Value {
    fn from(process: Option<ProcessId>) -> Self {
        process.map(|process| process.0).into()
    }
}

impl FromColumn for ProcessId {
    fn read(row: &Row, index: usize) -> Result<Option<Self>, Error> {
        Ok(i64::read(row, index)?.map(Self))
    }
}
