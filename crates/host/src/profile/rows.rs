//! Results for a player's record: of ended matches that count, rated or not.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId, ServerId, Timestamp};
use crate::profile::row_handle::ProfileRows;
use trickmate_rules::Seat;

/// The result of a match, without the match itself.
#[derive(Clone, Debug)]
pub struct ResultRow {
    /// The match.
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// The Discord server.
    pub server: Option<ServerId>,
    /// The thread or channel where it was played.
    pub place: ChannelId,
    /// The message with the last board.
    pub board: Option<MessageId>,
    /// The player of the first seat.
    pub first_player: PlayerId,
    /// The player of the second seat.
    pub second_player: PlayerId,
    /// The seat that won.
    pub winner: Option<Seat>,
    /// When it ended.
    pub ended_at: Timestamp,
    /// 1 when it was rated.
    pub rated: i64,
    /// 0 if it was removed from the server's lists.
    pub counted_on_server: i64,
    /// The level of the computer, if it was one of the players.
    pub level: Option<i64>,
}

from_row!(ResultRow {
    id,
    game,
    server,
    place,
    board,
    first_player,
    second_player,
    winner,
    ended_at,
    rated,
    counted_on_server,
    level
});

/// Finished rated match, for the operator.
#[derive(Clone, Debug)]
pub struct RatedGameRow {
    /// The match.
    pub id: MatchId,
    /// The player of the first seat.
    pub first_player: PlayerId,
    /// The player of the second seat.
    pub second_player: PlayerId,
    /// The seat that won.
    pub winner: Option<Seat>,
    /// The reason for its end.
    pub reason: Option<String>,
    /// Number of its plies, including the last.
    pub plies: i64,
}

from_row!(RatedGameRow { id, first_player, second_player, winner, reason, plies });

impl RatedGameRow {
    /// Returns the player who won.
    #[must_use]
    pub fn winner(&self) -> Option<PlayerId> {
        self.winner.map(|seat| [self.first_player, self.second_player][seat.index()])
    }
}

macro_rules! results {
    ($whose:literal) => {
        concat!(
            "SELECT id, game, server, COALESCE(thread, channel) AS place, board, first_player, second_player, \
             winner, ended_at, rated, counted_on_server, level FROM matches WHERE ",
            $whose,
            " AND ended_at IS NOT NULL AND counted = 1 ORDER BY ended_at, id"
        )
    };
}

impl ProfileRows<'_> {
    /// Returns the results of a player, the earliest first.
    pub async fn results_of(self, player: PlayerId) -> Result<Vec<ResultRow>, StoreError> {
        let query = db::query_as(results!("(first_player = $1 OR second_player = $1)"));
        Ok(query.bind(player).fetch_all(&self.store.readers).await?)
    }

    /// Returns the results of two players against each other, the earliest first.
    pub async fn results_between(self, one: PlayerId, other: PlayerId) -> Result<Vec<ResultRow>, StoreError> {
        let query = db::query_as(results!(
            "(first_player = $1 AND second_player = $2 OR first_player = $2 AND second_player = $1)"
        ));
        Ok(query.bind(one).bind(other).fetch_all(&self.store.readers).await?)
    }

    /// Returns the rated matches that have ended after a time and count.
    pub async fn rated_games_since(self, since: Timestamp) -> Result<Vec<RatedGameRow>, StoreError> {
        let query = db::query_as(
            "SELECT id, first_player, second_player, winner, reason, version AS plies FROM matches \
             WHERE result_number IS NOT NULL AND counted = 1 AND ended_at > $1 ORDER BY id",
        );
        Ok(query.bind(since).fetch_all(&self.store.readers).await?)
    }

    /// Returns the latest game that a player has begun.
    pub async fn latest_game_of(self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let query = db::query_scalar(
            "SELECT game FROM matches WHERE first_player = $1 OR second_player = $1 ORDER BY id DESC LIMIT 1",
        );
        Ok(query.bind(player).fetch_optional(&self.store.readers).await?)
    }
}
