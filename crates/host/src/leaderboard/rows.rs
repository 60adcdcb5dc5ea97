//! Leaderboards of ratings that are not provisional. Players who do not want to be listed, or are banned from the
//! server, are left out.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::{FromRow, Row};
use crate::ids::{PlayerId, Timestamp};
use crate::leaderboard::row_handle::LeaderboardRows;
use crate::ratings::rows::RatingRow;
use crate::ratings::scope::Scope;

/// Order of the ratings in a game and scope.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ranking {
    /// Order by rating, without those that are provisional at this time; at 0, those that were provisional
    /// after their latest game.
    Rating(Timestamp),
    /// Order by the points gained in this month, of players with a game in it.
    Gain(i64),
}

/// Lines of a leaderboard to read.
#[derive(Clone, Copy, Debug)]
pub struct LineRange {
    /// Number of lines before them.
    pub skipped: i64,
    /// Greatest number of them.
    pub limit: i64,
    /// Number of lines of the whole leaderboard.
    pub length: i64,
}

/// A line of a leaderboard.
#[derive(Clone, Debug)]
pub struct LeaderboardRow {
    /// Rating of the player.
    pub rating: RatingRow,
    /// The player's name, as last seen.
    pub name: Option<String>,
}

impl FromRow for LeaderboardRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(Self { rating: RatingRow::from_row(row)?, name: row.try_get("name")? })
    }
}

/// Condition of players who do not appear, with the scope in $2.
macro_rules! hidden {
    () => {
        "SELECT player FROM wishes WHERE listed = 0 UNION SELECT player FROM bans WHERE server = $2"
    };
}

/// Condition of ranked players, hidden or not, with game, scope and the number of the ranking in $1 to $3.
macro_rules! ranked {
    ($ranking:literal) => {
        concat!(
            " ratings.game = $1 AND ratings.scope = $2 AND ratings.provisional_from > 0 AND ratings.",
            $ranking
        )
    };
}

/// Lines of a leaderboard in an order, with a limit and an offset.
macro_rules! lines {
    ($ranking:literal, $order:literal) => {
        concat!(
            "SELECT *, COALESCE((SELECT name FROM members WHERE server = ratings.scope AND player = ratings.player), \
             (SELECT name FROM players WHERE id = ratings.player)) AS name FROM ratings WHERE",
            ranked!($ranking),
            " AND player NOT IN (",
            hidden!(),
            ") ORDER BY ",
            $order,
            " LIMIT $4 OFFSET $5"
        )
    };
}

/// Number of lines that meet a further condition: all, minus the few that are hidden. For the hidden ones the condition
/// is repeated with a sign, which keeps the database from reading all rows that meet it.
macro_rules! count {
    ($ranking:literal) => {
        count!($ranking, "", "")
    };
    ($ranking:literal, $above:literal, $signed:literal) => {
        concat!(
            "SELECT (SELECT COUNT(*) FROM ratings WHERE",
            ranked!($ranking),
            $above,
            ") - (SELECT COUNT(*) FROM (",
            hidden!(),
            ") AS hidden CROSS JOIN ratings WHERE ratings.player = hidden.player AND",
            ranked!($ranking),
            $signed,
            ")"
        )
    };
}

const LINES_BY_RATING: &str = lines!("provisional_from > $3", "rating DESC, player");
const LINES_BY_GAIN: &str = lines!("month = $3", "gained DESC, player");
const LINES_BY_RATING_UPWARDS: &str = lines!("provisional_from > $3", "rating, player DESC");
const LINES_BY_GAIN_UPWARDS: &str = lines!("month = $3", "gained, player DESC");
const COUNT_BY_RATING: &str = count!("provisional_from > $3");
const COUNT_BY_GAIN: &str = count!("month = $3");
const ABOVE_BY_RATING: &str = count!(
    "provisional_from > $3",
    " AND ratings.rating >= $4 AND (ratings.rating > $4 OR ratings.player < $5)",
    " AND +ratings.rating >= $4 AND (+ratings.rating > $4 OR ratings.player < $5)"
);
const ABOVE_BY_GAIN: &str = count!(
    "month = $3",
    " AND ratings.gained >= $4 AND (ratings.gained > $4 OR ratings.player < $5)",
    " AND +ratings.gained >= $4 AND (+ratings.gained > $4 OR ratings.player < $5)"
);

impl Ranking {
    /// Returns the statement for this ranking.
    const fn of(self, by_rating: &'static str, by_gain: &'static str) -> &'static str {
        match self {
            Self::Rating(_) => by_rating,
            Self::Gain(_) => by_gain,
        }
    }

    const fn number(self) -> i64 {
        match self {
            Self::Rating(now) => now.get(),
            Self::Gain(month) => month,
        }
    }
}

impl LeaderboardRows<'_> {
    /// Returns some lines of a leaderboard, read from the nearer end.
    pub async fn leaderboard(
        self,
        game: &str,
        scope: Scope,
        ranking: Ranking,
        lines: LineRange,
    ) -> Result<Vec<LeaderboardRow>, StoreError> {
        let LineRange { skipped, limit, length } = lines;
        let upwards = skipped > length / 2;
        let limit = limit.min(length - skipped).max(0);
        let query = if upwards {
            db::query_as(ranking.of(LINES_BY_RATING_UPWARDS, LINES_BY_GAIN_UPWARDS))
        } else {
            db::query_as(ranking.of(LINES_BY_RATING, LINES_BY_GAIN))
        };
        let query = query
            .bind(game.to_owned())
            .bind(scope)
            .bind(ranking.number())
            .bind(limit)
            .bind(if upwards { length - skipped - limit } else { skipped });
        let mut lines = query.fetch_all(&self.store.readers).await?;
        if upwards {
            lines.reverse();
        }
        Ok(lines)
    }

    /// Returns the players of a game with a provisional rating, the highest first.
    pub async fn provisional(
        self,
        game: &str,
        scope: Scope,
        limit: i64,
    ) -> Result<Vec<LeaderboardRow>, StoreError> {
        let query = db::query_as(concat!(
            "SELECT *, COALESCE((SELECT name FROM members WHERE server = ratings.scope AND player = ratings.player), \
             (SELECT name FROM players WHERE id = ratings.player)) AS name FROM ratings \
             WHERE game = $1 AND scope = $2 AND provisional_from = 0 AND player NOT IN (",
            hidden!(),
            ") ORDER BY rating DESC, player LIMIT $3"
        ));
        Ok(query.bind(game.to_owned()).bind(scope).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Counts the lines of a leaderboard.
    pub async fn leaderboard_length(
        self,
        game: &str,
        scope: Scope,
        ranking: Ranking,
    ) -> Result<i64, StoreError> {
        let query = db::query_scalar(ranking.of(COUNT_BY_RATING, COUNT_BY_GAIN))
            .bind(game.to_owned())
            .bind(scope)
            .bind(ranking.number());
        Ok(query.fetch_one(&self.store.readers).await?)
    }

    /// Counts the lines of a leaderboard above one with this rating or gain, and this player.
    pub async fn leaderboard_above(
        self,
        game: &str,
        scope: Scope,
        ranking: Ranking,
        points: f64,
        player: PlayerId,
    ) -> Result<i64, StoreError> {
        let query = db::query_scalar(ranking.of(ABOVE_BY_RATING, ABOVE_BY_GAIN))
            .bind(game.to_owned())
            .bind(scope)
            .bind(ranking.number())
            .bind(points)
            .bind(player);
        Ok(query.fetch_one(&self.store.readers).await?)
    }

    /// Returns `true` if a player is visible to others in a scope.
    pub async fn is_listed(self, player: PlayerId, scope: Scope) -> Result<bool, StoreError> {
        let query = db::query_scalar(
            "SELECT NOT EXISTS (SELECT 1 FROM wishes WHERE player = $1 AND listed = 0) \
             AND NOT EXISTS (SELECT 1 FROM bans WHERE player = $1 AND server = $2)",
        );
        let listed: i64 = query.bind(player).bind(scope).fetch_one(&self.store.readers).await?;
        Ok(listed != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::store::Store;

    /// Without the index a leaderboard would read and sort all ratings.
    #[tokio::test]
    async fn every_leaderboard_is_read_from_its_index() {
        let scratch = tempfile::tempdir().unwrap();
        let store = Store::open_file(&scratch.path().join("test.sqlite")).await.unwrap();
        for (statement, index) in [
            (LINES_BY_RATING, Some("ratings_by_rating")),
            (LINES_BY_GAIN, Some("ratings_by_gain")),
            (LINES_BY_RATING_UPWARDS, Some("ratings_by_rating")),
            (LINES_BY_GAIN_UPWARDS, Some("ratings_by_gain")),
            (COUNT_BY_RATING, None),
            (COUNT_BY_GAIN, None),
            (ABOVE_BY_RATING, None),
            (ABOVE_BY_GAIN, None),
        ] {
            let explained = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
            let rows = db::query(explained).fetch_all(&store.readers).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.try_get("detail").unwrap()).collect();
            assert!(!plan.iter().any(|line| line.contains("SCAN ratings")), "{plan:?}");
            assert!(!plan.iter().any(|line| line.contains("ORDER BY")), "{plan:?}");
            assert!(plan.iter().any(|line| line.contains("wishes_unlisted")), "{plan:?}");
            let mut reads = plan.iter().filter(|line| line.starts_with("SEARCH ratings"));
            let first = reads.next().expect(statement);
            match index {
                Some(index) => assert!(first.contains(index), "{plan:?}"),
                None => assert!(first.contains("COVERING INDEX ratings_by"), "{plan:?}"),
            }
            // Each hidden player is looked up by all three parts of the key.
            assert!(reads.all(|line| line.contains("player=?")), "{plan:?}");
        }
        store.close().await;
    }
}
