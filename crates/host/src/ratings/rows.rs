//! Stored ratings: they follow from the results, and change in the transaction that commits a result.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::{FromRow, Row, from_row};
use crate::glicko::PlayerRating;
use crate::glicko::{Rating, Score};
use crate::ids::{MatchId, PlayerId, ResultNumber, ServerId, Timestamp};
use crate::ratings::row_handle::RatingRows;
use crate::ratings::scope::Scope;
use crate::roles::rows::want_roles_after;
use crate::seasons::settlement::unsettle;
use trickmate_rules::Seat;

/// Greatest difference of numbers that count as equal, since another machine may round differently.
const SAME: f64 = 1e-6;

/// Standing of a player in a scope of a game after a result.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// The game's name.
    pub game: String,
    /// The scope.
    pub scope: Scope,
    /// Player.
    pub player: PlayerId,
    /// The number of the result.
    pub result_number: ResultNumber,
    /// Standing.
    pub standing: PlayerRating,
}

/// The result of a rated match.
#[derive(Clone)]
pub(crate) struct RatedResult {
    result_number: ResultNumber,
    game: String,
    /// The server where it counts, if any.
    server: Option<ServerId>,
    /// 1 when it counts worldwide.
    worldwide: i64,
    first_player: PlayerId,
    second_player: PlayerId,
    winner: Option<Seat>,
    ended_at: Timestamp,
}

from_row!(RatedResult {
    result_number,
    game,
    server,
    worldwide,
    first_player,
    second_player,
    winner,
    ended_at
});

/// A player's place in a game and scope.
pub(crate) type Key = (String, Scope, PlayerId);

impl FromRow for RatingRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(Self {
            game: row.try_get("game")?,
            scope: row.try_get("scope")?,
            player: row.try_get("player")?,
            result_number: row.try_get("result_number")?,
            standing: PlayerRating {
                rating: Rating {
                    value: row.try_get("rating")?,
                    deviation: row.try_get("deviation")?,
                    volatility: row.try_get("volatility")?,
                },
                before: row.try_get("before")?,
                wins: row.try_get("wins")?,
                draws: row.try_get("draws")?,
                losses: row.try_get("losses")?,
                last_at: row.try_get("last_at")?,
                month: row.try_get("month")?,
                gained: row.try_get("gained")?,
            },
        })
    }
}

impl RatingRow {
    pub(crate) fn key(&self) -> Key {
        (self.game.clone(), self.scope, self.player)
    }

    /// Returns `true` if two rows are equal.
    pub(crate) fn agrees(&self, other: &Self) -> bool {
        let (one, two) = (&self.standing, &other.standing);
        let numbers = |of: &PlayerRating| {
            [of.rating.value, of.rating.deviation, of.rating.volatility, of.before, of.gained]
        };
        let near = numbers(one).iter().zip(numbers(two)).all(|(one, two)| (one - two).abs() < SAME);
        let counts = |of: &PlayerRating| ([of.wins, of.draws, of.losses, of.month], of.last_at);
        near && counts(one) == counts(two) && self.result_number == other.result_number
    }

    pub(crate) async fn insert(
        self,
        connection: &mut Connection,
        into: &'static str,
    ) -> Result<(), StoreError> {
        let PlayerRating { rating, before, wins, draws, losses, last_at, month, gained } = self.standing;
        db::query(into)
            .bind(self.game)
            .bind(self.scope)
            .bind(self.player)
            .bind(self.result_number)
            .bind(rating.value)
            .bind(rating.deviation)
            .bind(rating.volatility)
            .bind(before)
            .bind(wins)
            .bind(draws)
            .bind(losses)
            .bind(last_at)
            .bind(self.standing.provisional_from())
            .bind(month)
            .bind(gained)
            .execute(connection)
            .await?;
        Ok(())
    }

    /// Stores it as the latest of its player and in the history.
    async fn store(self, connection: &mut Connection) -> Result<(), StoreError> {
        self.clone().insert(connection, INTO_CHANGES).await?;
        self.insert(connection, INTO_RATINGS).await
    }
}

pub(crate) const INTO_CHANGES: &str = "INSERT INTO rating_changes (game, scope, player, result_number, rating, deviation, \
    volatility, before, wins, draws, losses, last_at, provisional_from, month, gained) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
    ON CONFLICT (game, scope, player, result_number) DO UPDATE SET rating = $5, deviation = $6, volatility = $7, \
    before = $8, wins = $9, draws = $10, losses = $11, last_at = $12, provisional_from = $13, month = $14, gained = $15";

pub(crate) const INTO_RATINGS: &str = "INSERT INTO ratings (game, scope, player, result_number, rating, deviation, \
    volatility, before, wins, draws, losses, last_at, provisional_from, month, gained) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
    ON CONFLICT (game, scope, player) DO UPDATE SET result_number = $4, rating = $5, deviation = $6, \
    volatility = $7, before = $8, wins = $9, draws = $10, losses = $11, last_at = $12, provisional_from = $13, \
    month = $14, gained = $15";

/// The rated results that count, with the scopes where they count.
pub(crate) const RESULTS: &str = "SELECT matches.result_number, matches.game, \
    CASE WHEN matches.counted_on_server = 1 THEN challenges.server END AS server, \
    matches.world_exclusion IS NULL AS worldwide, matches.first_player, matches.second_player, matches.winner, \
    matches.ended_at FROM matches JOIN challenges ON challenges.id = matches.challenge \
    WHERE matches.result_number IS NOT NULL AND matches.counted = 1";

impl RatedResult {
    const fn score(&self) -> Score {
        match self.winner {
            Some(Seat::First) => Score::Win,
            Some(Seat::Second) => Score::Loss,
            None => Score::Draw,
        }
    }

    pub(crate) const fn players(&self) -> [PlayerId; 2] {
        [self.first_player, self.second_player]
    }

    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    /// Returns the scopes in which it counts.
    pub(crate) fn scopes(&self) -> impl Iterator<Item = Scope> + use<> {
        self.server.map(Scope::Server).into_iter().chain((self.worldwide != 0).then_some(Scope::World))
    }

    /// Returns the standings of both players after the result in a scope, given those before it.
    pub(crate) fn rows(&self, scope: Scope, before: [Option<&PlayerRating>; 2]) -> [RatingRow; 2] {
        let [first, second] = PlayerRating::after_game(before, self.score(), self.ended_at);
        let row = |player, standing| RatingRow {
            game: self.game.clone(),
            scope,
            player,
            result_number: self.result_number,
            standing,
        };
        [row(self.first_player, first), row(self.second_player, second)]
    }

    /// Changes the players' ratings.
    async fn rate(&self, connection: &mut Connection) -> Result<(), StoreError> {
        for scope in self.scopes() {
            let mut before = [None, None];
            for (player, before) in self.players().into_iter().zip(&mut before) {
                let look =
                    db::query_as("SELECT * FROM ratings WHERE game = $1 AND scope = $2 AND player = $3");
                let row: Option<RatingRow> = look
                    .bind(self.game.clone())
                    .bind(scope)
                    .bind(player)
                    .fetch_optional(&mut *connection)
                    .await?;
                *before = row.map(|row| row.standing);
            }
            for row in self.rows(scope, before.each_ref().map(Option::as_ref)) {
                row.store(connection).await?;
            }
        }
        Ok(())
    }
}

/// Counts the result of a match that has ended in this transaction, if the match is rated: it gets its number, and the
/// players' ratings change. A result is only counted once.
pub(crate) async fn count_result(connection: &mut Connection, match_id: MatchId) -> Result<(), StoreError> {
    let number = db::query(
        "UPDATE matches SET result_number = \
         (SELECT last + 1 FROM counters WHERE name = 'results') \
         WHERE id = $1 AND rated = 1 AND counted = 1 AND ended_at IS NOT NULL AND result_number IS NULL \
         AND first_player <> second_player",
    );
    if number.bind(match_id).execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(());
    }
    db::query(
        "UPDATE counters SET last = (SELECT result_number FROM matches WHERE id = $1) WHERE name = 'results'",
    )
    .bind(match_id)
    .execute(&mut *connection)
    .await?;
    let look = db::query_as(sqlx::AssertSqlSafe(format!("{RESULTS} AND matches.id = $1")));
    let result: RatedResult = look.bind(match_id).fetch_one(&mut *connection).await?;
    result.rate(connection).await?;
    follow(connection, match_id).await
}

/// Requests updates of season tables and roles after a rated result was added or removed.
pub(crate) async fn follow(connection: &mut Connection, match_id: MatchId) -> Result<(), StoreError> {
    unsettle(connection, match_id).await?;
    want_roles_after(connection, match_id).await
}

impl RatingRows<'_> {
    /// Returns a player's standings in all games in a scope.
    pub async fn ratings_of(self, player: PlayerId, scope: Scope) -> Result<Vec<RatingRow>, StoreError> {
        let query = db::query_as("SELECT * FROM ratings WHERE player = $1 AND scope = $2 ORDER BY game");
        Ok(query.bind(player).bind(scope).fetch_all(&self.store.readers).await?)
    }

    /// Returns a player's standing after each rated game in a scope, the earliest first.
    pub async fn rating_history(self, player: PlayerId, scope: Scope) -> Result<Vec<RatingRow>, StoreError> {
        let query = db::query_as(
            "SELECT * FROM rating_changes WHERE player = $1 AND scope = $2 ORDER BY result_number",
        );
        Ok(query.bind(player).bind(scope).fetch_all(&self.store.readers).await?)
    }
}
