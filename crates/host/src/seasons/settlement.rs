//! The table of a season: made from the results of its games, and again when a result comes late or is removed.

use std::collections::{BTreeMap, BTreeSet};

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{MatchId, PlayerId, SeasonId, ServerId, Timestamp};
use crate::seasons::row_handle::SeasonRows;
use crate::seasons::rows::{SeasonRow, hidden};
use crate::seasons::standing::{SeasonResult, Tally, table, tallies};

/// Most lines of a table that are stored.
const MOST_PLACES: usize = 100;

/// A rated result between people that ended within a season.
struct ResultRow {
    game: String,
    first_player: PlayerId,
    second_player: PlayerId,
    winner: Option<i64>,
    first_rating: f64,
    second_rating: f64,
}

from_row!(ResultRow { game, first_player, second_player, winner, first_rating, second_rating });

/// The query for the rated results that count on a server, of games that ended within a period.
const RESULTS: &str = "SELECT matches.game, first_player, second_player, winner, one.before AS first_rating, \
    other.before AS second_rating FROM matches \
    JOIN rating_changes AS one ON one.game = matches.game AND one.scope = $1 \
    AND one.player = first_player AND one.result_number = matches.result_number \
    JOIN rating_changes AS other ON other.game = matches.game AND other.scope = $1 \
    AND other.player = second_player AND other.result_number = matches.result_number \
    WHERE server = $1 AND ended_at >= $2 AND ended_at < $3 AND counted = 1 AND counted_on_server = 1 \
    AND level IS NULL ORDER BY ended_at, matches.id";

const HIDDEN: &str = hidden!();

/// Results by game.
pub(crate) type ByGame = BTreeMap<String, BTreeMap<PlayerId, Tally>>;

fn by_game(rows: Vec<ResultRow>) -> ByGame {
    let mut games: BTreeMap<String, Vec<SeasonResult>> = BTreeMap::new();
    for row in rows {
        games.entry(row.game).or_default().push(SeasonResult {
            players: [row.first_player, row.second_player],
            ratings: [row.first_rating, row.second_rating],
            winner: row.winner.and_then(|seat| usize::try_from(seat).ok()),
        });
    }
    games.into_iter().map(|(game, results)| (game, tallies(&results))).collect()
}

impl SeasonRows<'_> {
    /// Returns everybody's games and points on a server within a period, and the players who are hidden there.
    pub(crate) async fn made_within(
        self,
        server: ServerId,
        (since, until): (Timestamp, Timestamp),
    ) -> Result<(ByGame, BTreeSet<PlayerId>), StoreError> {
        let rows = db::query_as(RESULTS).bind(server).bind(since).bind(until);
        let made = by_game(rows.fetch_all(&self.store.readers).await?);
        let hidden: Vec<PlayerId> =
            db::query_scalar(HIDDEN).bind(server).fetch_all(&self.store.readers).await?;
        Ok((made, hidden.into_iter().collect()))
    }

    /// Returns the seasons that are over and still need a table.
    pub(crate) async fn unsettled(self) -> Result<Vec<SeasonId>, StoreError> {
        let query = db::query_scalar(
            "SELECT id FROM seasons WHERE ended = 1 AND settled = 0 \
             AND server NOT IN (SELECT server FROM departures) ORDER BY until, id",
        );
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Makes the table of a season, if needed; returns whether it did. It does nothing while ratings are recomputed or
    /// a person's data is being deleted, since rows are inconsistent then.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub(crate) async fn settle(self, id: SeasonId) -> Result<bool, StoreError> {
        self.store.writer.write(move |connection| Box::pin(settle(connection, id))).await
    }
}

async fn settle(connection: &mut Connection, id: SeasonId) -> Result<bool, StoreError> {
    let note = db::query(
        "UPDATE seasons SET settled = 1, version = version + 1 WHERE id = $1 AND ended = 1 AND settled = 0 \
         AND NOT EXISTS (SELECT 1 FROM erasures WHERE erasing = 1) \
         AND NOT EXISTS (SELECT 1 FROM reratings WHERE scope = seasons.server)",
    );
    if note.bind(id).execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let season = db::query_as("SELECT * FROM seasons WHERE id = $1").bind(id);
    let season: SeasonRow = season.fetch_one(&mut *connection).await?;
    let rows = db::query_as(RESULTS).bind(season.server).bind(season.since).bind(season.until);
    let made = by_game(rows.fetch_all(&mut *connection).await?);
    let hidden: Vec<PlayerId> =
        db::query_scalar(HIDDEN).bind(season.server).fetch_all(&mut *connection).await?;
    let hidden: BTreeSet<PlayerId> = hidden.into_iter().collect();
    db::query("DELETE FROM season_places WHERE season = $1").bind(id).execute(&mut *connection).await?;
    for (game, made) in made {
        for line in table(&made, &hidden).into_iter().take(MOST_PLACES) {
            db::query(
                "INSERT INTO season_places (season, game, player, place, performance, halves, games) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(id)
            .bind(&game)
            .bind(line.player)
            .bind(line.place)
            .bind(line.performance)
            .bind(line.halves)
            .bind(line.games)
            .execute(&mut *connection)
            .await?;
        }
    }
    Ok(true)
}

/// Requests a new table for the past season in which a match ended, since its result came late or was removed.
pub(crate) async fn unsettle(connection: &mut Connection, match_id: MatchId) -> Result<(), StoreError> {
    let unsettle = db::query(
        "UPDATE seasons SET settled = 0 WHERE ended = 1 AND server = (SELECT server FROM matches WHERE id = $1) \
         AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND ended_at >= seasons.since AND ended_at < seasons.until)",
    );
    unsettle.bind(match_id).execute(connection).await?;
    Ok(())
}
