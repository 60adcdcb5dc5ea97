//! Requests of spectators, who are notified of matches.

use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId, Version};
use crate::matches::hosted_match::HostedMatch;
use crate::spectators::handle::SpectatorRequests;
use crate::spectators::rows::WatcherRow;

/// Events that a spectator is notified of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WatchLevel {
    /// Every new board.
    Boards,
    /// The end.
    End,
}

/// A spectator of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watcher {
    /// Spectator.
    pub person: PlayerId,
    /// The version of their last notification.
    pub announced: Version,
    /// Events that they are notified of.
    pub interest: WatchLevel,
}

impl Watcher {
    /// Returns `true` if there is something new to announce about this match.
    #[must_use]
    pub fn is_due(&self, hosted: &HostedMatch) -> bool {
        let is_over = hosted.game.outcome().is_some();
        let is_new = self.interest == WatchLevel::Boards && self.announced < hosted.announced;
        hosted.announced >= hosted.version() && (is_over || is_new)
    }
}

impl SpectatorRequests<'_> {
    /// Lets somebody who does not play in a running match watch it from now on, or changes their notifications.
    ///
    /// # Errors
    /// A match that is over or their own, too many who watch, a failure of the database.
    pub async fn watch(
        self,
        hosted: &HostedMatch,
        person: PlayerId,
        interest: WatchLevel,
    ) -> Result<(), ServiceError> {
        if hosted.seat_of(person).is_some() {
            return Err(ServiceError::OwnGame);
        }
        if hosted.game.outcome().is_some() {
            return Err(ServiceError::NothingToWatch(hosted.id));
        }
        let every_board = interest == WatchLevel::Boards;
        if self.service.store.spectators().watch(hosted.id, person, every_board).await? {
            return Ok(());
        }
        let now = self.service.matches().hosted_match(hosted.id).await?;
        match now.game.outcome() {
            Some(_) => Err(ServiceError::NothingToWatch(hosted.id)),
            None => Err(ServiceError::TooManyWatched),
        }
    }

    /// Stops somebody from watching a match; returns whether they watched.
    pub async fn unwatch(self, match_id: MatchId, person: PlayerId) -> Result<bool, ServiceError> {
        Ok(self.service.store.spectators().unwatch(match_id, person).await?)
    }

    /// Returns the spectators of a match.
    pub async fn watchers(self, match_id: MatchId) -> Result<Vec<Watcher>, ServiceError> {
        let watcher = |row: WatcherRow| Watcher {
            person: row.watcher,
            announced: row.told,
            interest: if row.every_board != 0 { WatchLevel::Boards } else { WatchLevel::End },
        };
        Ok(self.service.store.spectators().watchers(match_id).await?.into_iter().map(watcher).collect())
    }

    /// Notes that a spectator has been notified of the current state of a match; after its end, they no longer watch
    /// it.
    pub async fn mark_watcher_told(self, hosted: &HostedMatch, person: PlayerId) -> Result<(), ServiceError> {
        if hosted.game.outcome().is_some() {
            self.service.store.spectators().unwatch(hosted.id, person).await?;
        } else {
            self.service.store.spectators().watcher_told(hosted.id, person, hosted.version()).await?;
        }
        Ok(())
    }
}
