//! Lists of matches, without the data to replay them. An unreadable row becomes [`Listed::Damaged`] and does not hide
//! the others.

use std::ops::Range;

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::{FromRow, Row, from_row};
use crate::ids::{ChannelId, MatchId, PlayerId, Timestamp, Version};
use crate::matches::own_matches::{is_own, matches_away, own_seats};
use crate::matches::row_handle::MatchRows;

/// Match in a list.
#[derive(Clone, Debug)]
pub struct ListedRow {
    /// Its number.
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// The thread or channel where it is played.
    pub place: ChannelId,
    /// The player of the first seat.
    pub first_player: PlayerId,
    /// The player of the second seat.
    pub second_player: PlayerId,
    /// The name of the first player.
    pub first_name: Option<String>,
    /// The name of the second player.
    pub second_name: Option<String>,
    /// The number of actions committed.
    pub version: Version,
    /// Seats to act: 1 for the first plus 2 for the second. `None` if only a replay can tell.
    pub to_act: Option<i64>,
    /// When it ended.
    pub ended_at: Option<Timestamp>,
    /// The seats of the list's owner, or of their team, added in the same way; `None` in other lists.
    pub own_seats: Option<i64>,
}

from_row!(ListedRow {
    id,
    game,
    place,
    first_player,
    second_player,
    first_name,
    second_name,
    version,
    to_act,
    ended_at,
    own_seats
});

/// An entry of a list.
#[derive(Clone, Debug)]
pub enum Listed {
    /// A match.
    Match(ListedRow),
    /// The number of a match with an unreadable row.
    Damaged(MatchId),
}

impl Listed {
    fn of(row: &Row) -> Self {
        match ListedRow::from_row(row) {
            Ok(listed) => Self::Match(listed),
            Err(_) => Self::Damaged(row.try_get("id").unwrap_or_default()),
        }
    }
}

/// Selects matches for a list, with the seats of the person whose list it is.
macro_rules! listed {
    ($own:expr, $($rest:expr),+) => {
        concat!(
            "SELECT matches.id, game, COALESCE(thread, channel) AS place, first_player, second_player, version, to_act, \
             ended_at, first.name AS first_name, second.name AS second_name, ", $own, " AS own_seats FROM matches \
             LEFT JOIN players AS first ON first.id = first_player \
             LEFT JOIN players AS second ON second.id = second_player ",
            $($rest),+
        )
    };
}

/// The matches of a player: running ones of a channel, then those where they are to act, other running ones, and
/// finished ones; the latest first.
const OF_PLAYER: &str = listed!(
    own_seats!(),
    "WHERE ",
    is_own!(),
    " ORDER BY ended_at IS NOT NULL, ended_at IS NULL AND COALESCE(thread, channel) <> $4, COALESCE(to_act, 0) & ",
    own_seats!(),
    " = 0, matches.id DESC LIMIT $2 OFFSET $3"
);

/// The number of the matches of a player.
const COUNT_OF_PLAYER: &str = concat!("SELECT COUNT(*) FROM matches WHERE ", is_own!());

/// The running matches of a player in the same order.
const RUNNING_OF_PLAYER: &str = listed!(
    own_seats!(),
    "WHERE ",
    is_own!("ended_at IS NULL"),
    " AND ended_at IS NULL ORDER BY COALESCE(thread, channel) <> $2, COALESCE(to_act, 0) & ",
    own_seats!(),
    " = 0, matches.id DESC"
);

/// The latest matches that are hosted in a channel or a thread, running ones first.
macro_rules! latest_hosted {
    () => {
        "SELECT id, ended_at IS NOT NULL AS is_over FROM matches WHERE COALESCE(thread, channel) = $1 \
         ORDER BY ended_at IS NOT NULL, id DESC LIMIT $2"
    };
}

/// The latest matches that are played in a channel or a thread, by both teams or an away team, running ones first.
const LATEST_IN: &str = concat!(
    "SELECT id FROM (SELECT id, is_over FROM (",
    latest_hosted!(),
    ") AS hosted UNION SELECT id, ended_at IS NOT NULL FROM matches WHERE id IN (",
    matches_away!("$1"),
    ")) AS listed ORDER BY is_over, id DESC LIMIT $2"
);

/// The running matches of a channel and its threads, the latest first.
const RUNNING_IN: &str = listed!(
    "CAST(NULL AS BIGINT)",
    "WHERE matches.id IN (SELECT id FROM matches WHERE channel = $1 AND ended_at IS NULL \
     UNION SELECT id FROM matches WHERE thread = $1 AND ended_at IS NULL \
     UNION SELECT match_id FROM away_teams JOIN team_games ON team_games.id = away_teams.game \
     WHERE (away_teams.channel = $1 OR away_teams.thread = $1) AND away_teams.state = 'accepted' \
     AND team_games.state = 'running') ORDER BY matches.id DESC LIMIT $2"
);

/// The matches that somebody watches, the latest first.
const WATCHED_BY: &str = listed!(
    "CAST(NULL AS BIGINT)",
    "WHERE matches.id IN (SELECT match_id FROM watchers WHERE watcher = $1) ORDER BY matches.id DESC"
);

impl MatchRows<'_> {
    /// Returns a part of a player's matches: running ones of this channel first, then those where they are to act,
    /// other running ones, and finished ones; the latest first.
    pub async fn matches_of(
        self,
        player: PlayerId,
        channel: ChannelId,
        part: Range<i64>,
    ) -> Result<Vec<Listed>, StoreError> {
        let (limit, skipped) = (part.end - part.start, part.start);
        let query = db::query(OF_PLAYER).bind(player).bind(limit).bind(skipped).bind(channel);
        Ok(query.fetch_all(&self.store.readers).await?.iter().map(Listed::of).collect())
    }

    /// Counts the matches that a player has played or is playing.
    pub async fn count_matches_of(self, player: PlayerId) -> Result<i64, StoreError> {
        let query = db::query_scalar(COUNT_OF_PLAYER);
        Ok(query.bind(player).fetch_one(&self.store.readers).await?)
    }

    /// Returns the running matches of a player in the same order.
    pub async fn running_matches(
        self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<Vec<Listed>, StoreError> {
        let query = db::query(RUNNING_OF_PLAYER).bind(player).bind(channel);
        let rows = query.fetch_all(&self.store.readers).await?;
        Ok(rows.iter().map(Listed::of).collect())
    }

    /// Returns the numbers of the latest matches in a channel or a thread, running ones first.
    pub async fn latest_matches_in(self, channel: ChannelId, limit: i64) -> Result<Vec<MatchId>, StoreError> {
        Ok(db::query_scalar(LATEST_IN).bind(channel).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Returns the running matches in a channel and its threads, the latest first.
    pub async fn running_matches_in(self, channel: ChannelId, limit: i64) -> Result<Vec<Listed>, StoreError> {
        let rows = db::query(RUNNING_IN).bind(channel).bind(limit).fetch_all(&self.store.readers).await?;
        Ok(rows.iter().map(Listed::of).collect())
    }

    /// Returns the matches that somebody watches, the latest first.
    pub async fn watched_matches(self, watcher: PlayerId) -> Result<Vec<Listed>, StoreError> {
        let rows = db::query(WATCHED_BY).bind(watcher).fetch_all(&self.store.readers).await?;
        Ok(rows.iter().map(Listed::of).collect())
    }

    /// Notes the seats to act in a match at this version.
    pub async fn set_to_act(
        self,
        match_id: MatchId,
        version: Version,
        to_act: i64,
    ) -> Result<(), StoreError> {
        let query = db::query("UPDATE matches SET to_act = $3 WHERE id = $1 AND version = $2")
            .bind(match_id)
            .bind(version)
            .bind(to_act);
        self.store.writer.execute(query).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::store::Store;

    /// Returns the steps by which the database would answer a query.
    async fn plan(store: &Store, query: &str) -> Vec<String> {
        let query = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        let mut asked = db::query(query);
        for number in 1..=4_i64 {
            asked = asked.bind(number);
        }
        let rows = asked.fetch_all(&store.readers).await.unwrap();
        rows.iter().map(|row| row.try_get("detail").unwrap()).collect()
    }

    #[tokio::test]
    async fn no_list_of_matches_reads_all_there_are() {
        let scratch = tempfile::tempdir().unwrap();
        let store = Store::open_file(&scratch.path().join("test.sqlite")).await.unwrap();
        for query in [OF_PLAYER, COUNT_OF_PLAYER, RUNNING_OF_PLAYER, LATEST_IN, RUNNING_IN, WATCHED_BY] {
            let steps = plan(&store, query).await;
            let is_scan = |step: &&String| {
                step.starts_with("SCAN") && !["SCAN hosted", "SCAN listed"].contains(&step.as_str())
            };
            let scans: Vec<&String> = steps.iter().filter(is_scan).collect();
            assert!(scans.is_empty(), "{query}: {steps:#?}");
        }
        let steps = plan(&store, latest_hosted!()).await;
        assert!(steps.iter().any(|step| step.contains("matches_by_place")), "{steps:#?}");
        assert!(!steps.iter().any(|step| step.contains("TEMP B-TREE")), "it comes in order: {steps:#?}");
        store.close().await;
    }
}
