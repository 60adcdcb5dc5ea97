//! Ratings: the changes by rated matches, and the removal of results.

use crate::error::ServiceError;
use crate::glicko::Rating;
use crate::ids::{MatchId, PlayerId, ServerId};
use crate::matches::rows::MatchRow;
use crate::ratings::handle::RatingRequests;
use crate::ratings::recomputation::Recomputed;
use crate::ratings::rows::RatingRow;
use crate::ratings::scope::Scope;

/// Changes of both players' ratings by a result, in one scope.
#[derive(Clone, Copy, Debug)]
pub struct Rerating {
    /// Scope.
    pub scope: Scope,
    /// The ratings before, the first seat's first.
    pub before: [f64; 2],
    /// The ratings after.
    pub after: [Rating; 2],
}

impl RatingRequests<'_> {
    /// Returns the changes of ratings by the result of a match: on its server first, then worldwide.
    pub(crate) async fn reratings(self, row: &MatchRow) -> Result<Vec<Rerating>, ServiceError> {
        let Some(number) = row.result_number else { return Ok(Vec::new()) };
        let changes = self.service.store.ratings().changes_by(number).await?;
        let of = |player: PlayerId, scope: Scope| {
            changes.iter().find(|change| change.player == player && change.scope == scope)
        };
        let mut reratings = Vec::new();
        for first in changes.iter().filter(|change| change.player == row.first_player) {
            if let Some(second) = of(row.second_player, first.scope) {
                let both = [first, second].map(|change| change.standing);
                reratings.push(Rerating {
                    scope: first.scope,
                    before: both.map(|standing| standing.before),
                    after: both.map(|standing| standing.rating),
                });
            }
        }
        Ok(reratings)
    }

    /// Removes the result of an ended match, for the operator of the bot. [`RatingRequests::rerate`] then changes all
    /// ratings to what they would be without it. Returns whether the result counted until now.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn remove_result(self, match_id: MatchId) -> Result<bool, ServiceError> {
        let removed = self.service.store.ratings().remove_result(match_id).await?;
        self.service.removed.notify_one();
        Ok(removed)
    }

    /// Removes the result of an ended match from the ratings and lists of the server where it was arranged; worldwide
    /// it counts as before. Returns whether it counted there until now.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn remove_result_on(self, match_id: MatchId, server: ServerId) -> Result<bool, ServiceError> {
        let removed = self.service.store.ratings().remove_result_on(match_id, server).await?;
        self.service.removed.notify_one();
        Ok(removed)
    }

    /// Recomputes all ratings that depend on removed results. Other requests are served meanwhile.
    ///
    /// # Errors
    /// A failure of the database; what was done by then stays, and the rest is done the next time.
    pub async fn rerate(self) -> Result<(), ServiceError> {
        while self.service.store.ratings().rerate().await? {}
        Ok(())
    }

    /// Completes when a result has been removed since the last time this completed.
    pub async fn result_removed(self) {
        self.service.removed.notified().await;
    }

    /// Compares all ratings with the ones that follow from the results, and replaces them if `keep` says so.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn recompute_ratings(self, keep: bool) -> Result<Recomputed, ServiceError> {
        Ok(self.service.store.ratings().recompute_ratings(keep).await?)
    }

    /// Returns a player's current rating in a game and scope; `None` before the first rated game.
    pub async fn rating(
        self,
        game: &str,
        scope: Scope,
        player: PlayerId,
    ) -> Result<Option<Rating>, ServiceError> {
        let row = self.service.store.ratings().rating(game, scope, player).await?;
        Ok(row.map(|row| self.rating_now(&row)))
    }

    /// Returns a rating with its current uncertainty.
    pub(crate) fn rating_now(self, row: &RatingRow) -> Rating {
        crate::glicko::PlayerRating::rating_at(Some(&row.standing), self.service.clock().timestamp())
    }
}
