//! The handle for rows about tournaments.

use crate::db::store::Store;

/// Rows about tournaments.
#[derive(Clone, Copy, Debug)]
pub struct TournamentRows<'a> {
    pub(crate) store: &'a Store,
}

impl Store {
    /// Returns the rows about tournaments.
    #[must_use]
    pub const fn tournaments(&self) -> TournamentRows<'_> {
        TournamentRows { store: self }
    }
}
