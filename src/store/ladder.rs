//! Leaderboards: whose rating is not provisional, in order. Whoever does not wish to be listed, or is banned from the
//! server, is passed over.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

use super::{RatingRow, Store, StoreError};

/// Which of the ratings in a game and scope are ranked, and by what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ranking {
    /// By rating, those that are not provisional at this time (milliseconds since 1970); 0: that were not after their
    /// latest game.
    Rating(i64),
    /// By the points gained in this month, those with a game in it.
    Gain(i64),
}

/// A line of a leaderboard.
#[derive(Clone, Debug)]
pub struct LadderRow {
    /// Where the player stands.
    pub rating: RatingRow,
    /// The name under which the player was last seen.
    pub name: Option<String>,
}

impl FromRow<'_, SqliteRow> for LadderRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self { rating: RatingRow::from_row(row)?, name: row.try_get("name")? })
    }
}

/// What holds of those who are ranked, with game, scope and a number of the ranking in $1 to $3.
macro_rules! ranked {
    ($ranking:literal) => {
        concat!(
            " FROM ratings WHERE game = $1 AND scope = $2 AND lapses_at > 0 AND ",
            $ranking,
            " AND player NOT IN (SELECT player FROM wishes WHERE listed = 0 \
             UNION ALL SELECT player FROM bans WHERE server = $2)"
        )
    };
}

macro_rules! by_rating {
    ($before:literal, $after:literal) => {
        concat!($before, ranked!("lapses_at > $3"), $after)
    };
}

macro_rules! by_gain {
    ($before:literal, $after:literal) => {
        concat!($before, ranked!("month = $3"), $after)
    };
}

const LINES_BY_RATING: &str = by_rating!(
    "SELECT *, (SELECT name FROM players WHERE id = ratings.player) AS name",
    " ORDER BY rating DESC, player LIMIT $4 OFFSET $5"
);
const LINES_BY_GAIN: &str = by_gain!(
    "SELECT *, (SELECT name FROM players WHERE id = ratings.player) AS name",
    " ORDER BY gained DESC, player LIMIT $4 OFFSET $5"
);
const COUNT_BY_RATING: &str = by_rating!("SELECT COUNT(*)", "");
const COUNT_BY_GAIN: &str = by_gain!("SELECT COUNT(*)", "");
const ABOVE_BY_RATING: &str =
    by_rating!("SELECT COUNT(*)", " AND rating >= $4 AND (rating > $4 OR player < $5)");
const ABOVE_BY_GAIN: &str = by_gain!("SELECT COUNT(*)", " AND gained >= $4 AND (gained > $4 OR player < $5)");

/// All statements of this file that look through a leaderboard.
#[cfg(test)]
const STATEMENTS: [(&str, &str); 6] = [
    (LINES_BY_RATING, "ratings_by_rating"),
    (COUNT_BY_RATING, "ratings_by_rating"),
    (ABOVE_BY_RATING, "ratings_by_rating"),
    (LINES_BY_GAIN, "ratings_by_gain"),
    (COUNT_BY_GAIN, "ratings_by_gain"),
    (ABOVE_BY_GAIN, "ratings_by_gain"),
];

impl Ranking {
    /// Of two statements that for this ranking.
    const fn of(self, by_rating: &'static str, by_gain: &'static str) -> &'static str {
        match self {
            Self::Rating(_) => by_rating,
            Self::Gain(_) => by_gain,
        }
    }

    const fn number(self) -> i64 {
        match self {
            Self::Rating(number) | Self::Gain(number) => number,
        }
    }
}

impl Store {
    /// So many lines of a leaderboard after the first `skipped`.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn ladder(
        &self,
        game: &str,
        scope: i64,
        ranking: Ranking,
        most: i64,
        skipped: i64,
    ) -> Result<Vec<LadderRow>, StoreError> {
        let query = sqlx::query_as(ranking.of(LINES_BY_RATING, LINES_BY_GAIN))
            .bind(game.to_owned())
            .bind(scope)
            .bind(ranking.number())
            .bind(most)
            .bind(skipped);
        Ok(query.fetch_all(&self.readers).await?)
    }

    /// How many lines a leaderboard has.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn ladder_length(&self, game: &str, scope: i64, ranking: Ranking) -> Result<i64, StoreError> {
        let query = sqlx::query_scalar(ranking.of(COUNT_BY_RATING, COUNT_BY_GAIN))
            .bind(game.to_owned())
            .bind(scope)
            .bind(ranking.number());
        Ok(query.fetch_one(&self.readers).await?)
    }

    /// How many lines of a leaderboard are above one with this rating or gain, and this player.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn ladder_above(
        &self,
        game: &str,
        scope: i64,
        ranking: Ranking,
        points: f64,
        player: i64,
    ) -> Result<i64, StoreError> {
        let query = sqlx::query_scalar(ranking.of(ABOVE_BY_RATING, ABOVE_BY_GAIN))
            .bind(game.to_owned())
            .bind(scope)
            .bind(ranking.number())
            .bind(points)
            .bind(player);
        Ok(query.fetch_one(&self.readers).await?)
    }

    /// Whether a player is shown to others in a scope.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn is_listed(&self, player: i64, scope: i64) -> Result<bool, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT NOT EXISTS (SELECT 1 FROM wishes WHERE player = $1 AND listed = 0) \
             AND NOT EXISTS (SELECT 1 FROM bans WHERE player = $1 AND server = $2)",
        );
        let listed: i64 = query.bind(player).bind(scope).fetch_one(&self.readers).await?;
        Ok(listed != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Otherwise a leaderboard would read all ratings, and sort them.
    #[tokio::test]
    async fn every_leaderboard_is_read_from_its_index() {
        let scratch = tempfile::tempdir().unwrap();
        let store = Store::open_file(&scratch.path().join("test.sqlite")).await.unwrap();
        for (statement, index) in STATEMENTS {
            let explained = format!("EXPLAIN QUERY PLAN {statement}");
            let rows = sqlx::query(sqlx::AssertSqlSafe(explained)).fetch_all(&store.readers).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.get::<String, _>("detail")).collect();
            let read = plan.iter().find(|line| line.starts_with("SEARCH ratings")).expect(statement);
            assert!(read.contains(index), "{plan:?}");
            assert!(!statement.contains("COUNT") || read.contains("COVERING"), "{plan:?}");
            assert!(!plan.iter().any(|line| line.contains("TEMP B-TREE")), "{plan:?}");
        }
        store.close().await;
    }
}
