//! Recomputation of all ratings from the results, and comparison with the stored ones.

use std::collections::BTreeMap;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{PlayerId, ResultNumber};
use crate::ratings::row_handle::RatingRows;
use crate::ratings::rows::{INTO_CHANGES, INTO_RATINGS, Key, RESULTS, RatedResult, RatingRow};
use crate::ratings::scope::Scope;

/// Differences that a recomputation has found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recomputed {
    /// Rated results.
    pub results: usize,
    /// Ratings that follow from them.
    pub ratings: usize,
    /// Ratings, or steps in the history of one, that were stored differently, were missing or should not exist.
    pub differences: usize,
}

const OUT_OF_CHANGES: &str =
    "DELETE FROM rating_changes WHERE game = $1 AND scope = $2 AND player = $3 AND result_number = $4";

const OUT_OF_RATINGS: &str =
    "DELETE FROM ratings WHERE game = $1 AND scope = $2 AND player = $3 AND result_number = $4";

/// Returns the rated results that count, in order.
async fn all_results(connection: &mut Connection) -> Result<Vec<RatedResult>, StoreError> {
    let look = db::query_as(sqlx::AssertSqlSafe(format!("{RESULTS} ORDER BY matches.result_number")));
    Ok(look.fetch_all(connection).await?)
}

/// Returns all ratings that follow from the results: the latest, and the history.
fn recompute(results: &[RatedResult]) -> (BTreeMap<Key, RatingRow>, Vec<RatingRow>) {
    let (mut latest, mut history): (BTreeMap<Key, RatingRow>, Vec<RatingRow>) = Default::default();
    for result in results {
        for scope in result.scopes() {
            let before = result.players().map(|player| {
                latest.get(&(result.game().to_owned(), scope, player)).map(|row| &row.standing)
            });
            for row in result.rows(scope, before) {
                history.push(row.clone());
                latest.insert(row.key(), row);
            }
        }
    }
    (latest, history)
}

/// Differences between two lists of rows.
struct Differences {
    /// The correct rows for those that are missing or differ.
    wrong: Vec<RatingRow>,
    /// Rows that should not be there.
    extra: Vec<RatingRow>,
}

impl Differences {
    fn of<K: Ord>(
        wanted: impl Iterator<Item = RatingRow>,
        stored: Vec<RatingRow>,
        key: impl Fn(&RatingRow) -> K,
    ) -> Self {
        let mut stored: BTreeMap<K, RatingRow> = stored.into_iter().map(|row| (key(&row), row)).collect();
        let wrong =
            wanted.filter(|row| !stored.remove(&key(row)).is_some_and(|known| known.agrees(row))).collect();
        Self { wrong, extra: stored.into_values().collect() }
    }

    fn count(&self) -> usize {
        self.wrong.len() + self.extra.len()
    }

    /// Corrects the stored rows; equal ones are not written again, since others wait meanwhile.
    async fn mend(
        self,
        connection: &mut Connection,
        into: &'static str,
        delete: &'static str,
    ) -> Result<(), StoreError> {
        for row in self.extra {
            let gone = db::query(delete).bind(row.game).bind(row.scope).bind(row.player);
            gone.bind(row.result_number).execute(&mut *connection).await?;
        }
        for row in self.wrong {
            row.insert(connection, into).await?;
        }
        Ok(())
    }
}

impl RatingRows<'_> {
    /// Recomputes all ratings from the results and compares them with the stored ones; with `keep` it replaces these.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn recompute_ratings(self, keep: bool) -> Result<Recomputed, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let results = all_results(connection).await?;
                    let (latest, history) = recompute(&results);
                    let stored = db::query_as("SELECT * FROM ratings").fetch_all(&mut *connection).await?;
                    let told =
                        db::query_as("SELECT * FROM rating_changes").fetch_all(&mut *connection).await?;
                    let results = results.len();
                    let ratings = latest.len();
                    let latest = Differences::of(latest.into_values(), stored, RatingRow::key);
                    let history =
                        Differences::of(history.into_iter(), told, |row| (row.key(), row.result_number));
                    let found =
                        Recomputed { results, ratings, differences: latest.count() + history.count() };
                    if keep {
                        forget_reratings(connection).await?;
                        history.mend(connection, INTO_CHANGES, OUT_OF_CHANGES).await?;
                        latest.mend(connection, INTO_RATINGS, OUT_OF_RATINGS).await?;
                    }
                    Ok(found)
                })
            })
            .await
    }

    /// Returns the changes of ratings by the result with this number, in every scope in which it counts.
    pub async fn changes_by(self, result_number: ResultNumber) -> Result<Vec<RatingRow>, StoreError> {
        let query = db::query_as("SELECT * FROM rating_changes WHERE result_number = $1 ORDER BY scope DESC");
        Ok(query.bind(result_number).fetch_all(&self.store.readers).await?)
    }

    /// Returns the standing of a player in a game and scope.
    pub async fn rating(
        self,
        game: &str,
        scope: Scope,
        player: PlayerId,
    ) -> Result<Option<RatingRow>, StoreError> {
        let query = db::query_as("SELECT * FROM ratings WHERE game = $1 AND scope = $2 AND player = $3");
        Ok(query.bind(game.to_owned()).bind(scope).bind(player).fetch_optional(&self.store.readers).await?)
    }
}

/// Clears the list of results to rate again, since all have been rated.
pub(crate) async fn forget_reratings(connection: &mut Connection) -> Result<(), StoreError> {
    db::query("DELETE FROM reratings").execute(connection).await?;
    Ok(())
}
