//! Attempts at an item of work, and the items that are parked after failed attempts.

use crate::attempts::item::WorkItem;
use crate::ids::{ChannelId, MatchId, PlayerId, Timestamp, Version};

/// Number of processes that die over an item before it is parked.
pub(crate) const MAX_DEATHS: i64 = 2;

/// An attempt that has been stored and may begin. Dropping it without an end counts as a death.
#[derive(Debug)]
#[must_use = "an attempt without an end counts as a death"]
pub struct Attempt {
    pub(crate) item: WorkItem,
}

/// Result of an attempt that the process survived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptResult {
    /// The attempt succeeded, or there was nothing to do.
    Done,
    /// Something else was in the way: the database, Discord, other work.
    Interrupted,
    /// The attempt failed and would fail again. This counts as a death.
    Failed,
}

/// Outcome of work that is counted as an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tried<T> {
    /// The work was done.
    Done(T),
    /// Another process is doing the work.
    Elsewhere,
    /// The item is parked.
    Parked,
}

/// An item that is not tried any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParkedItem {
    /// The item.
    pub item: WorkItem,
    /// Number of processes that died over it.
    pub deaths: i64,
    /// When it was parked.
    pub parked_at: Timestamp,
}

/// News of a parked item for its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParkedNews {
    /// The item.
    pub item: WorkItem,
    /// `true` if a player has already requested another attempt.
    pub asked: bool,
    /// The match that it belongs to, if any.
    pub game: Option<MatchId>,
    /// The name of the tournament that it belongs to, if any.
    pub tournament: Option<String>,
    /// The channel for the news; `None` if there is nobody to tell.
    pub channel: Option<ChannelId>,
    /// The players.
    pub players: Vec<PlayerId>,
}

/// Record of earlier attempts at an item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) version: Version,
    pub(crate) deaths: i64,
    /// `true` if a process is working on it, or died over it.
    pub(crate) under_way: bool,
    pub(crate) parked: bool,
    pub(crate) asked: bool,
}

impl Record {
    /// Returns the record when the holder of the lease begins the item at this version. If an earlier attempt is still
    /// under way, its process must have died. A parked item stays parked; at a new version it is tried once. Deaths at
    /// an earlier version do not count, since that version was done after all.
    pub(crate) fn begun(self, version: Version) -> Self {
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
        let first = Record::default().begun(Version::new(3));
        assert!(first.under_way && first.deaths == 0);
        let second = first.begun(Version::new(3));
        assert!(second.under_way && second.deaths == 1);
        let third = second.begun(Version::new(3));
        assert!(third.parked && !third.under_way && third.deaths == 2);
        assert_eq!(third.begun(Version::new(3)), third, "it stays parked");
        assert!(first.failed().failed().parked);
    }

    #[test]
    fn a_new_version_of_a_parked_item_is_tried_once() {
        let parked =
            Record { version: Version::new(3), deaths: 2, parked: true, asked: true, under_way: false };
        let moved = parked.begun(Version::new(4));
        assert!(moved.under_way && !moved.parked && !moved.asked && moved.deaths == 1);
        assert!(moved.begun(Version::new(4)).parked);
    }
}
