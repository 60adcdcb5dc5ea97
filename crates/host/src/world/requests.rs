//! Worldwide results. The members of a server know each other. But friends, second accounts or managers must not be
//! able to produce worldwide ratings at will. `docs/ratings.md` has the rules.

use crate::error::ServiceError;
use crate::ids::PlayerId;
use crate::invitations::challenge::Challenge;
use crate::matches::hosted_match::HostedMatch;
use crate::world::handle::WorldRequests;
use crate::world::policy::{account_made, milliseconds};
use crate::world::rows::WorldExclusion;

impl WorldRequests<'_> {
    /// Returns the reason why a match that begins now will not count worldwide, if there already is one.
    pub(crate) async fn world_exclusion(
        self,
        challenge: &Challenge,
        players: [PlayerId; 2],
    ) -> Result<Option<WorldExclusion>, ServiceError> {
        if !challenge.rated {
            return Ok(None);
        }
        let now = self.service.clock.timestamp();
        let newest = self.service.world.newest_account(now);
        let joined_by = now.saturating_sub(milliseconds(self.service.world.membership));
        for player in players {
            if account_made(player) > newest
                || self.service.store.privacy().was_erased_since(player, newest.get()).await?
            {
                return Ok(Some(WorldExclusion::NewAccount));
            }
            if let Some(server) = challenge.server
                && !self.service.world.membership.is_zero()
            {
                let joined = self
                    .service
                    .store
                    .names()
                    .member(server, player)
                    .await?
                    .and_then(|member| member.joined_at);
                if joined.is_none_or(|joined| joined > joined_by) {
                    return Ok(Some(WorldExclusion::NewMember));
                }
            }
        }
        Ok(None)
    }

    /// Returns `true` if the result of a running match would count worldwide if it ended now.
    pub(crate) fn would_count_worldwide(self, hosted: &HostedMatch) -> bool {
        let ended = hosted.version().after(1).get();
        hosted.rated
            && hosted.world_exclusion.is_none()
            && ended >= self.service.world.least_plies(hosted.game.game().name())
    }
}

#[cfg(test)]
mod tests {
    use super::account_made;
    use crate::ids::PlayerId;

    /// The example in Discord's documentation: 30 April 2016, 11:18:25.796.
    #[test]
    fn an_id_says_when_the_account_was_made() {
        assert_eq!(account_made(PlayerId::new(175_928_847_299_117_063)).get(), 1_462_015_105_796);
    }
}
