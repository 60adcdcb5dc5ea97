//! Attempts at an item of work, and the items that are parked after failed attempts.

use crate::attempts::item::WorkItem;

/// Number of processes that die over an item before it is parked.
pub(crate) const MAX_DEATHS: i64 = 2;

/// An attempt that has been stored and may begin. One that is dropped without an end counts as a death.
#[derive(Debug)]
#[must_use = "an attempt without an end counts as a death"]
pub struct Attempt {
    pub(crate) item: WorkItem,
}

/// Result of an attempt that the process survived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptResult {
    /// It succeeded, or there was nothing to do.
    Done,
    /// Something else was in the way: the database, Discord, other work.
    Interrupted,
    /// It failed and would fail again: this counts as a death.
    Failed,
}

/// An item that is not tried any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParkedItem {
    /// The item.
    pub item: WorkItem,
    /// Number of processes that died over it.
    pub deaths: i64,
    /// When it was parked, in milliseconds since 1970.
    pub parked_at: i64,
}

/// News of a parked item for its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParkedNews {
    /// The item.
    pub item: WorkItem,
    /// `true` if a player has already had it tried once more.
    pub asked: bool,
    /// The match that it belongs to, if any.
    pub game: Option<i64>,
    /// The channel for the news; `None` if there is nobody to tell.
    pub channel: Option<i64>,
    /// The players.
    pub players: Vec<i64>,
}

/// Record of earlier attempts at an item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) version: i64,
    pub(crate) deaths: i64,
    /// `true` if a process is working on it, or died over it.
    pub(crate) under_way: bool,
    pub(crate) parked: bool,
    pub(crate) asked: bool,
}

impl Record {
    /// Returns the record when the holder of the lease begins the item at this version. An attempt that is still under
    /// way then was the last of its process. A parked item stays parked; at a new version it is tried once. Deaths at
    /// an earlier version do not count: that version was done after all.
    pub(crate) fn begun(self, version: i64) -> Self {
        let is_new = version != self.version;
        let deaths = match (is_new, self.parked) {
            (true, true) => MAX_DEATHS - 1,
            (true, false) => 0,
            (false, true) => self.deaths,
            (false, false) => self.deaths + i64::from(self.under_way),
        };
        let parked = deaths >= MAX_DEATHS;
        Self { version, deaths, under_way: !parked, parked, asked: self.asked && !is_new }
    }

    /// Returns the record once an attempt has failed for good.
    pub(crate) fn failed(self) -> Self {
        let deaths = self.deaths + 1;
        Self { deaths, under_way: false, parked: deaths >= MAX_DEATHS, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_is_parked_after_two_deaths() {
        let first = Record::default().begun(3);
        assert!(first.under_way && first.deaths == 0);
        let second = first.begun(3);
        assert!(second.under_way && second.deaths == 1);
        let third = second.begun(3);
        assert!(third.parked && !third.under_way && third.deaths == 2);
        assert_eq!(third.begun(3), third, "it stays parked");
        assert!(first.failed().failed().parked);
    }

    #[test]
    fn a_new_version_of_a_parked_item_is_tried_once() {
        let parked = Record { version: 3, deaths: 2, parked: true, asked: true, under_way: false };
        let moved = parked.begun(4);
        assert!(moved.under_way && !moved.parked && !moved.asked && moved.deaths == 1);
        assert!(moved.begun(4).parked);
    }
}
