//! Which results count worldwide. On a server its members know each other; worldwide ratings must not be made to order by
//! friends, second accounts or those who manage a server. `docs/ratings.md` has the rules.

use std::time::Duration;

use crate::service::challenge::Challenge;
use crate::service::{GameService, HostedMatch, ServiceError, WorldExclusion};
use crate::store::WorldTerms;

const DAY: u64 = 24 * 60 * 60;
/// The time from which Discord counts in its ids, in milliseconds since 1970.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// What a rated result must meet to count worldwide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorldPolicy {
    /// How long ago both players must have made their accounts when the match begins, or last deleted their data here.
    pub account_age: Duration,
    /// How long both must have been members of the server by then.
    pub membership: Duration,
    /// How many results of the same two players count within [`WorldPolicy::pair_window`].
    pub pair_results: i64,
    /// The time within which these are counted.
    pub pair_window: Duration,
    /// Whether matches of any length count.
    pub short_matches: bool,
}

impl Default for WorldPolicy {
    fn default() -> Self {
        Self {
            account_age: Duration::from_secs(30 * DAY),
            membership: Duration::from_secs(7 * DAY),
            pair_results: 5,
            pair_window: Duration::from_secs(7 * DAY),
            short_matches: false,
        }
    }
}

impl WorldPolicy {
    /// Everything counts, for those who play among themselves.
    pub const UNRESTRICTED: Self = Self {
        account_age: Duration::ZERO,
        membership: Duration::ZERO,
        pair_results: i64::MAX,
        pair_window: Duration::ZERO,
        short_matches: true,
    };

    /// The plies, with the one that ends it, from which a match of a game counts.
    #[must_use]
    pub fn least_plies(&self, game: &str) -> i64 {
        match game {
            _ if self.short_matches => 0,
            // Both place sixteen cards before the first of them is moved.
            "mysterious" => 42,
            // A turn has several.
            "summoner" => 20,
            _ => 10,
        }
    }

    /// The time up to which accounts must have been made for a match that begins now.
    pub(super) fn newest_account(&self, now: i64) -> i64 {
        now.saturating_sub(milliseconds(self.account_age))
    }

    /// What a match that ends now must meet.
    pub(super) fn terms(&self, game: &str, now: i64) -> WorldTerms {
        WorldTerms {
            least_plies: self.least_plies(game),
            most_of_pair: self.pair_results,
            pair_since: now.saturating_sub(milliseconds(self.pair_window)),
        }
    }
}

/// When an account was made, in milliseconds since 1970, as its id says.
#[must_use]
pub(super) const fn account_made(player: i64) -> i64 {
    (player >> 22) + DISCORD_EPOCH
}

fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

impl GameService {
    /// Why a match that begins now will not count worldwide, if that is known already.
    pub(super) async fn world_exclusion(
        &self,
        challenge: &Challenge,
        players: [i64; 2],
    ) -> Result<Option<WorldExclusion>, ServiceError> {
        if !challenge.rated {
            return Ok(None);
        }
        let now = self.clock.now();
        let newest = self.world.newest_account(now);
        let joined_by = now.saturating_sub(milliseconds(self.world.membership));
        for player in players {
            if account_made(player) > newest || self.store.was_erased_since(player, newest).await? {
                return Ok(Some(WorldExclusion::NewAccount));
            }
            if let Some(server) = challenge.server
                && !self.world.membership.is_zero()
            {
                let joined = self.store.member(server, player).await?.and_then(|member| member.joined_at);
                if joined.is_none_or(|joined| joined > joined_by) {
                    return Ok(Some(WorldExclusion::NewMember));
                }
            }
        }
        Ok(None)
    }

    /// Whether the result of a running match would count worldwide if it ended now.
    pub(super) fn would_count_worldwide(&self, table: &HostedMatch) -> bool {
        let ended = table.version() + 1;
        table.rated
            && table.world_exclusion.is_none()
            && ended >= self.world.least_plies(table.game.game().name())
    }
}

#[cfg(test)]
mod tests {
    use super::account_made;

    /// The example in Discord's documentation: 30 April 2016, 11:18:25.796.
    #[test]
    fn an_id_says_when_the_account_was_made() {
        assert_eq!(account_made(175_928_847_299_117_063), 1_462_015_105_796);
    }
}
