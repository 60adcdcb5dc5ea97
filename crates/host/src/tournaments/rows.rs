//! Stored tournaments, their players and games.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{
    ChannelId, MatchId, MessageId, PlayerId, RequestId, RoleId, ServerId, Timestamp, TournamentGameId,
    TournamentId, Version,
};
use crate::privacy::rows::refuse_while_erased;
use crate::tournaments::row_handle::TournamentRows;

/// Most unfinished tournaments of a server.
pub const TOURNAMENTS_OF_SERVER: i64 = 10;
/// Most unfinished tournaments of an organizer.
pub const TOURNAMENTS_OF_ORGANIZER: i64 = 5;

/// A stored tournament.
#[derive(Clone, Debug)]
pub(crate) struct TournamentRow {
    pub(crate) id: TournamentId,
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) organizer: PlayerId,
    pub(crate) name: String,
    pub(crate) format: String,
    pub(crate) rounds: Option<i64>,
    pub(crate) best_of: i64,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) time: String,
    pub(crate) rated: i64,
    pub(crate) places: i64,
    pub(crate) role: Option<RoleId>,
    pub(crate) least_rating: Option<i64>,
    pub(crate) most_rating: Option<i64>,
    pub(crate) round_length: Option<i64>,
    pub(crate) starts_at: Option<Timestamp>,
    pub(crate) check_in: Option<i64>,
    pub(crate) asked_to_check_in: i64,
    pub(crate) corrections: i64,
    pub(crate) state: String,
    pub(crate) round: i64,
    pub(crate) deadline: Option<i64>,
    pub(crate) wakes: i64,
    pub(crate) version: Version,
    pub(crate) announced: Version,
    pub(crate) message: Option<MessageId>,
    pub(crate) created_at: i64,
    pub(crate) began_at: Option<i64>,
    pub(crate) ended_at: Option<i64>,
}

from_row!(TournamentRow {
    id,
    server,
    channel,
    organizer,
    name,
    format,
    rounds,
    best_of,
    game,
    options,
    time,
    rated,
    places,
    role,
    least_rating,
    most_rating,
    round_length,
    starts_at,
    check_in,
    asked_to_check_in,
    corrections,
    state,
    round,
    deadline,
    wakes,
    version,
    announced,
    message,
    created_at,
    began_at,
    ended_at
});

/// A tournament to store.
#[derive(Clone, Debug)]
pub(crate) struct NewTournament {
    pub(crate) request: RequestId,
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) organizer: PlayerId,
    pub(crate) name: String,
    pub(crate) format: &'static str,
    pub(crate) rounds: Option<i64>,
    pub(crate) best_of: i64,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) time: String,
    pub(crate) rated: bool,
    pub(crate) places: i64,
    pub(crate) role: Option<RoleId>,
    pub(crate) least_rating: Option<i64>,
    pub(crate) most_rating: Option<i64>,
    pub(crate) round_length: Option<i64>,
    pub(crate) starts_at: Option<Timestamp>,
    pub(crate) check_in: Option<i64>,
    /// The time at which something is first due, if it begins automatically.
    pub(crate) next_at: Option<Timestamp>,
    pub(crate) created_at: i64,
}

/// A stored player of a tournament.
#[derive(Clone, Debug)]
pub(crate) struct EntrantRow {
    pub(crate) player: PlayerId,
    pub(crate) name: Option<String>,
    pub(crate) number: Option<i64>,
    /// The rating when the tournament began; before that, the current one.
    pub(crate) rating: Option<i64>,
    pub(crate) entered: i64,
    pub(crate) withdrawn: Option<i64>,
    pub(crate) checked_in: i64,
    pub(crate) resting: i64,
    pub(crate) stands_in_for: Option<PlayerId>,
    /// The name of the original holder of the seat.
    pub(crate) first_name: Option<String>,
}

from_row!(EntrantRow {
    player,
    name,
    number,
    rating,
    entered,
    withdrawn,
    checked_in,
    resting,
    stands_in_for,
    first_name
});

/// A stored game of a tournament.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub(crate) id: TournamentGameId,
    pub(crate) round: i64,
    pub(crate) board: i64,
    pub(crate) game: i64,
    pub(crate) speed: String,
    pub(crate) white: i64,
    pub(crate) black: Option<i64>,
    pub(crate) match_id: Option<MatchId>,
    pub(crate) result: Option<String>,
}

from_row!(GameRow { id, round, board, game, speed, white, black, match_id, result });

impl TournamentRows<'_> {
    /// Stores a tournament; the same request again returns the one that exists. Returns `None` if the server or the
    /// organizer has too many unfinished ones.
    ///
    /// # Errors
    /// An organizer whose data is being deleted, a failure of the database; nothing has then changed.
    pub(crate) async fn add(self, new: NewTournament) -> Result<Option<TournamentId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let known = db::query_scalar("SELECT id FROM tournaments WHERE request = $1");
                    let known: Option<TournamentId> = known.bind(new.request).fetch_optional(&mut *connection).await?;
                    if let Some(known) = known {
                        return Ok(Some(known));
                    }
                    refuse_while_erased(connection, new.organizer).await?;
                    let insert = db::query_scalar(
                        "INSERT INTO tournaments (request, server, channel, organizer, name, format, rounds, best_of, \
                         game, options, time, rated, places, role, least_rating, most_rating, round_length, created_at, \
                         starts_at, check_in, next_at) \
                         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $21, $22, $23 \
                         WHERE (SELECT COUNT(*) FROM tournaments WHERE server = $2 \
                         AND state IN ('open', 'running', 'paused')) < $19 \
                         AND (SELECT COUNT(*) FROM tournaments WHERE organizer = $4 \
                         AND state IN ('open', 'running', 'paused')) < $20 RETURNING id",
                    )
                    .bind(new.request)
                    .bind(new.server)
                    .bind(new.channel)
                    .bind(new.organizer)
                    .bind(new.name)
                    .bind(new.format)
                    .bind(new.rounds)
                    .bind(new.best_of)
                    .bind(new.game)
                    .bind(new.options)
                    .bind(new.time)
                    .bind(i64::from(new.rated))
                    .bind(new.places)
                    .bind(new.role)
                    .bind(new.least_rating)
                    .bind(new.most_rating)
                    .bind(new.round_length)
                    .bind(new.created_at)
                    .bind(TOURNAMENTS_OF_SERVER)
                    .bind(TOURNAMENTS_OF_ORGANIZER)
                    .bind(new.starts_at)
                    .bind(new.check_in)
                    .bind(new.next_at);
                    Ok(insert.fetch_optional(connection).await?)
                })
            })
            .await
    }

    /// Returns a tournament.
    pub(crate) async fn tournament(self, id: TournamentId) -> Result<Option<TournamentRow>, StoreError> {
        let query = db::query_as("SELECT * FROM tournaments WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns the latest tournaments of a server.
    pub(crate) async fn tournaments_of(
        self,
        server: ServerId,
        limit: i64,
    ) -> Result<Vec<TournamentRow>, StoreError> {
        let query = db::query_as("SELECT * FROM tournaments WHERE server = $1 ORDER BY id DESC LIMIT $2");
        Ok(query.bind(server).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Returns the players of a tournament, ordered by number, or by when they joined.
    pub(crate) async fn entrants(self, id: TournamentId) -> Result<Vec<EntrantRow>, StoreError> {
        let query = db::query_as(
            "SELECT player, number, entered, withdrawn, checked_in, resting, stands_in_for, \
             COALESCE((SELECT members.name FROM members WHERE members.server = tournaments.server \
             AND members.player = tournament_players.player), \
             (SELECT players.name FROM players WHERE players.id = tournament_players.player)) AS name, \
             COALESCE((SELECT members.name FROM members WHERE members.server = tournaments.server \
             AND members.player = stands_in_for), \
             (SELECT players.name FROM players WHERE players.id = stands_in_for)) AS first_name, \
             COALESCE(rating, CAST((SELECT ROUND(ratings.rating) FROM ratings WHERE ratings.game = tournaments.game \
             AND ratings.scope = tournaments.server AND ratings.player = tournament_players.player) AS BIGINT)) AS rating \
             FROM tournament_players JOIN tournaments ON tournaments.id = tournament \
             WHERE tournament = $1 ORDER BY COALESCE(number, 100000), joined_at, player",
        );
        Ok(query.bind(id).fetch_all(&self.store.readers).await?)
    }

    /// Returns the games of a tournament, in their order.
    pub(crate) async fn games(self, id: TournamentId) -> Result<Vec<GameRow>, StoreError> {
        let query = db::query_as(
            "SELECT id, round, board, game, speed, white, black, match_id, result FROM tournament_games \
             WHERE tournament = $1 ORDER BY round, board, game",
        );
        Ok(query.bind(id).fetch_all(&self.store.readers).await?)
    }

    /// Returns the tournament that a match belongs to.
    pub(crate) async fn tournament_of(self, match_id: MatchId) -> Result<Option<TournamentId>, StoreError> {
        let query = db::query_scalar("SELECT tournament FROM tournament_games WHERE match_id = $1");
        Ok(query.bind(match_id).fetch_optional(&self.store.readers).await?)
    }

    /// Notes which version the message of a tournament shows, and its id if it is new.
    pub(crate) async fn announced(
        self,
        id: TournamentId,
        version: Version,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE tournaments SET announced = CASE WHEN announced < $2 THEN $2 ELSE announced END, \
             message = COALESCE($3, message) WHERE id = $1",
        );
        self.store.writer.execute(query.bind(id).bind(version).bind(message)).await?;
        Ok(())
    }
}
