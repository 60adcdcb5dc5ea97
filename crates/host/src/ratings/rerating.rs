//! Removal of results, after which ratings are recomputed. This is done in pieces, each a separate transaction, so that
//! nobody has to wait for all of it. The remaining work is stored and continues after a restart.
//!
//! Ratings of a game and scope are updated in the order of the results. Until its turn, a result keeps its old ratings.
//! A result that is added meanwhile is rated from the current ratings, and gets its turn too.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{MatchId, PlayerId, ResultNumber, ServerId};
use crate::ratings::row_handle::RatingRows;
use crate::ratings::rows::{INTO_CHANGES, INTO_RATINGS, RESULTS, RatedResult, RatingRow, follow};
use crate::ratings::scope::Scope;
use crate::roles::rows::want_roles_on;

/// Number of results that are rated again in one transaction.
pub(crate) const PIECE: i64 = 32;

impl RatingRows<'_> {
    /// Removes the result of an ended match; returns whether it counted until now. The ratings of its players and the
    /// next results follow at once, the others with [`RatingRows::rerate`].
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn remove_result(self, match_id: MatchId) -> Result<bool, StoreError> {
        let remove = db::query(
            "UPDATE matches SET counted = 0 WHERE id = $1 AND counted = 1 AND ended_at IS NOT NULL",
        )
        .bind(match_id);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_during_erasures(connection).await?;
                    if remove.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    take_out(connection, match_id, None).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Removes the result of an ended match from the server where it was arranged; returns whether it counted there
    /// until now. It counts worldwide as before.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn remove_result_on(self, match_id: MatchId, server: ServerId) -> Result<bool, StoreError> {
        let remove = db::query(
            "UPDATE matches SET counted_on_server = 0 WHERE id = $1 AND counted = 1 AND counted_on_server = 1 \
             AND ended_at IS NOT NULL \
             AND EXISTS (SELECT 1 FROM challenges WHERE id = matches.challenge AND server = $2)",
        )
        .bind(match_id)
        .bind(server);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_during_erasures(connection).await?;
                    if remove.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    take_out(connection, match_id, Some(Scope::Server(server))).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Rates some of the waiting results again; returns whether more are waiting. While the data of a person is being
    /// deleted it rates none, since their rows are inconsistent.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn rerate(self) -> Result<bool, StoreError> {
        self.store.writer.write(|connection| Box::pin(rerate_some(connection))).await
    }

    /// Returns `true` if results are waiting to be rated again.
    pub async fn has_to_rerate(self) -> Result<bool, StoreError> {
        let query = db::query_scalar("SELECT EXISTS (SELECT 1 FROM reratings)");
        let waiting: i64 = query.fetch_one(&self.store.readers).await?;
        Ok(waiting != 0)
    }
}

/// Refuses to work on rows that are inconsistent for a moment.
async fn refuse_during_erasures(connection: &mut Connection) -> Result<(), StoreError> {
    let query = db::query_scalar("SELECT EXISTS (SELECT 1 FROM erasures WHERE erasing = 1)");
    let erasing: i64 = query.fetch_one(connection).await?;
    if erasing == 0 { Ok(()) } else { Err(StoreError::Busy) }
}

/// Removes a result from the history of one scope or of all, and marks the later ones for a new rating.
async fn take_out(
    connection: &mut Connection,
    match_id: MatchId,
    scope: Option<Scope>,
) -> Result<(), StoreError> {
    let look = db::query_as(
        "SELECT * FROM rating_changes WHERE (scope = $2 OR $2 IS NULL) \
         AND result_number = (SELECT result_number FROM matches WHERE id = $1)",
    );
    let changes: Vec<RatingRow> = look.bind(match_id).bind(scope).fetch_all(&mut *connection).await?;
    for change in changes {
        let RatingRow { game, scope, player, result_number, .. } = change;
        db::query("DELETE FROM rating_changes WHERE game = $1 AND scope = $2 AND player = $3 AND result_number = $4")
            .bind(&game)
            .bind(scope)
            .bind(player)
            .bind(result_number)
            .execute(&mut *connection)
            .await?;
        let latest = db::query(
            "DELETE FROM ratings WHERE game = $1 AND scope = $2 AND player = $3 AND result_number = $4",
        );
        let latest = latest.bind(&game).bind(scope).bind(player).bind(result_number);
        if latest.execute(&mut *connection).await?.rows_affected() > 0
            && let Some(before) = before(connection, &game, scope, player, result_number).await?
        {
            before.insert(connection, INTO_RATINGS).await?;
        }
        let next = db::query(
            "INSERT INTO reratings (game, scope, next_result) VALUES ($1, $2, $3) \
             ON CONFLICT (game, scope) DO UPDATE SET next_result = \
             CASE WHEN reratings.next_result < $3 THEN reratings.next_result ELSE $3 END",
        );
        next.bind(game).bind(scope).bind(result_number.next()).execute(&mut *connection).await?;
    }
    rerate_some(connection).await?;
    follow(connection, match_id).await
}

/// Returns the standing of a player in a game and scope before a result.
async fn before(
    connection: &mut Connection,
    game: &str,
    scope: Scope,
    player: PlayerId,
    result_number: ResultNumber,
) -> Result<Option<RatingRow>, StoreError> {
    let look = db::query_as(
        "SELECT * FROM rating_changes WHERE game = $1 AND scope = $2 AND player = $3 AND result_number < $4 \
         ORDER BY result_number DESC LIMIT 1",
    );
    let look = look.bind(game).bind(scope).bind(player).bind(result_number);
    Ok(look.fetch_optional(connection).await?)
}

/// Rates at most [`PIECE`] results again; returns whether more are waiting.
async fn rerate_some(connection: &mut Connection) -> Result<bool, StoreError> {
    let mut left = PIECE;
    while left > 0 {
        let look = db::query_as(
            "SELECT game, scope, next_result FROM reratings \
             WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE erasing = 1) ORDER BY game, scope LIMIT 1",
        );
        let Some((game, scope, next)): Option<(String, Scope, ResultNumber)> =
            look.fetch_optional(&mut *connection).await?
        else {
            return Ok(false);
        };
        let results = db::query_scalar(
            "SELECT DISTINCT result_number FROM rating_changes WHERE game = $1 AND scope = $2 AND result_number >= $3 \
             ORDER BY result_number LIMIT $4",
        );
        let results: Vec<ResultNumber> =
            results.bind(&game).bind(scope).bind(next).bind(left).fetch_all(&mut *connection).await?;
        for number in &results {
            rerate(connection, scope, *number).await?;
        }
        let done = i64::try_from(results.len()).unwrap_or(i64::MAX);
        if done < left {
            let finish = db::query("DELETE FROM reratings WHERE game = $1 AND scope = $2");
            finish.bind(&game).bind(scope).execute(&mut *connection).await?;
            want_roles_on(connection, scope).await?;
        } else if let Some(last) = results.last() {
            let go_on = db::query("UPDATE reratings SET next_result = $3 WHERE game = $1 AND scope = $2");
            go_on.bind(&game).bind(scope).bind(last.next()).execute(&mut *connection).await?;
        }
        left -= done;
    }
    let waiting: i64 =
        db::query_scalar("SELECT EXISTS (SELECT 1 FROM reratings)").fetch_one(connection).await?;
    Ok(waiting != 0)
}

/// Rates a result in a scope again.
async fn rerate(connection: &mut Connection, scope: Scope, number: ResultNumber) -> Result<(), StoreError> {
    let look = db::query_as(sqlx::AssertSqlSafe(format!("{RESULTS} AND matches.result_number = $1")));
    let result: Option<RatedResult> = look.bind(number).fetch_optional(&mut *connection).await?;
    let Some(result) = result else { return Ok(()) };
    let mut stood = [None, None];
    for (player, stood) in result.players().into_iter().zip(&mut stood) {
        let row = before(connection, result.game(), scope, player, number).await?;
        *stood = row.map(|row| row.standing);
    }
    for row in result.rows(scope, stood.each_ref().map(Option::as_ref)) {
        let is_latest = db::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM ratings WHERE game = $1 AND scope = $2 AND player = $3 AND result_number = $4)",
        );
        let is_latest = is_latest.bind(row.game.clone()).bind(scope).bind(row.player).bind(number);
        let is_latest: i64 = is_latest.fetch_one(&mut *connection).await?;
        if is_latest != 0 {
            row.clone().insert(connection, INTO_RATINGS).await?;
        }
        row.insert(connection, INTO_CHANGES).await?;
    }
    Ok(())
}
