//! Conditions for a result to count worldwide.

use std::time::Duration;

use crate::ids::{PlayerId, Timestamp};
use crate::world::rows::WorldTerms;

const DAY: u64 = 24 * 60 * 60;
/// The epoch of Discord's ids, in milliseconds since 1970.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Conditions for a rated result to count worldwide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorldPolicy {
    /// Least age, at the beginning of the match, of both players' accounts and of their last deletion of data here.
    pub account_age: Duration,
    /// Shortest membership of both players in the server at that time.
    pub membership: Duration,
    /// Number of results of the same two players that count within [`WorldPolicy::pair_window`].
    pub pair_results: i64,
    /// The time within which these are counted.
    pub pair_window: Duration,
    /// `true` if matches of any length count.
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
    /// A policy for closed groups: every result counts.
    pub const UNRESTRICTED: Self = Self {
        account_age: Duration::ZERO,
        membership: Duration::ZERO,
        pair_results: i64::MAX,
        pair_window: Duration::ZERO,
        short_matches: true,
    };

    /// Returns the least number of plies, including the last, of a match of a game that counts.
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

    /// Returns the latest creation time of accounts for a match that begins now.
    pub(crate) fn newest_account(&self, now: Timestamp) -> Timestamp {
        now.saturating_sub(milliseconds(self.account_age))
    }

    /// Returns the conditions for a match that ends now.
    pub(crate) fn terms(&self, game: &str, now: Timestamp) -> WorldTerms {
        WorldTerms {
            least_plies: self.least_plies(game),
            most_of_pair: self.pair_results,
            pair_since: now.saturating_sub(milliseconds(self.pair_window)),
        }
    }
}

/// Returns the creation time of an account from its id.
#[must_use]
pub(crate) const fn account_made(player: PlayerId) -> Timestamp {
    Timestamp::new((player.get() >> 22) + DISCORD_EPOCH)
}

pub(crate) fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
