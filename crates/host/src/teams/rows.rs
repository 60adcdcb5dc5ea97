//! Stored team games.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId, RequestId, ServerId, TeamGameId, Timestamp};
use crate::privacy::rows::refuse_while_erased;
use crate::teams::row_handle::TeamRows;

/// Most unfinished team games of a server.
pub const TEAM_GAMES_OF_SERVER: i64 = 20;
/// Most unfinished team games of an organizer.
pub const TEAM_GAMES_OF_ORGANIZER: i64 = 5;

/// A stored team game.
#[derive(Clone, Debug)]
pub(crate) struct TeamGameRow {
    pub(crate) id: TeamGameId,
    pub(crate) request: RequestId,
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) organizer: PlayerId,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) opponent_seat: Option<i64>,
    pub(crate) opponent: Option<PlayerId>,
    pub(crate) level: Option<i64>,
    pub(crate) vote_length: i64,
    pub(crate) state: String,
    pub(crate) match_id: Option<MatchId>,
    pub(crate) looks: i64,
    pub(crate) version: i64,
    pub(crate) announced: i64,
    pub(crate) message: Option<MessageId>,
    pub(crate) tally: i64,
    pub(crate) tally_announced: i64,
    pub(crate) refusals: i64,
    pub(crate) refused_until: Timestamp,
}

from_row!(TeamGameRow {
    id,
    request,
    server,
    channel,
    organizer,
    game,
    options,
    opponent_seat,
    opponent,
    level,
    vote_length,
    state,
    match_id,
    looks,
    version,
    announced,
    message,
    tally,
    tally_announced,
    refusals,
    refused_until
});

/// A team game to store.
#[derive(Clone, Debug)]
pub(crate) struct NewTeamGameRow {
    pub(crate) request: RequestId,
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) organizer: PlayerId,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) opponent_seat: Option<i64>,
    pub(crate) opponent: Option<PlayerId>,
    pub(crate) level: Option<i64>,
    pub(crate) vote_length: i64,
    pub(crate) created_at: Timestamp,
}

/// A stored member of a team.
#[derive(Clone, Debug)]
pub(crate) struct MemberRow {
    pub(crate) player: PlayerId,
    pub(crate) seat: i64,
}

from_row!(MemberRow { player, seat });

impl TeamRows<'_> {
    /// Stores a team game; the same request again returns the one that exists. Returns `None` if the server or the
    /// organizer has too many unfinished ones.
    ///
    /// # Errors
    /// An organizer whose data is being deleted, a failure of the database; nothing has then changed.
    pub(crate) async fn add(self, new: NewTeamGameRow) -> Result<Option<TeamGameId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let known = db::query_scalar("SELECT id FROM team_games WHERE request = $1");
                    let known: Option<TeamGameId> =
                        known.bind(new.request).fetch_optional(&mut *connection).await?;
                    if let Some(known) = known {
                        return Ok(Some(known));
                    }
                    refuse_while_erased(connection, new.organizer).await?;
                    let insert = db::query_scalar(
                        "INSERT INTO team_games (request, server, channel, organizer, game, options, opponent_seat, \
                         opponent, level, vote_length, created_at) \
                         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 \
                         WHERE (SELECT COUNT(*) FROM team_games WHERE server = $2 \
                         AND state IN ('open', 'running')) < $12 \
                         AND (SELECT COUNT(*) FROM team_games WHERE organizer = $4 \
                         AND state IN ('open', 'running')) < $13 RETURNING id",
                    )
                    .bind(new.request)
                    .bind(new.server)
                    .bind(new.channel)
                    .bind(new.organizer)
                    .bind(new.game)
                    .bind(new.options)
                    .bind(new.opponent_seat)
                    .bind(new.opponent)
                    .bind(new.level)
                    .bind(new.vote_length)
                    .bind(new.created_at)
                    .bind(TEAM_GAMES_OF_SERVER)
                    .bind(TEAM_GAMES_OF_ORGANIZER);
                    Ok(insert.fetch_optional(connection).await?)
                })
            })
            .await
    }

    /// Returns a team game.
    pub(crate) async fn team_game(self, id: TeamGameId) -> Result<Option<TeamGameRow>, StoreError> {
        let query = db::query_as("SELECT * FROM team_games WHERE id = $1");
        Ok(query.bind(id).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the members of the teams, in the order in which they joined.
    pub(crate) async fn members(self, id: TeamGameId) -> Result<Vec<MemberRow>, StoreError> {
        let query =
            db::query_as("SELECT player, seat FROM team_members WHERE game = $1 ORDER BY joined_at, player");
        Ok(query.bind(id).fetch_all(&self.store.readers).await?)
    }

    /// Calls off a game that has not begun; returns whether it did.
    pub(crate) async fn cancel(self, id: TeamGameId) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE team_games SET state = 'cancelled', version = version + 1 WHERE id = $1 AND state = 'open'",
        );
        Ok(self.store.writer.execute(query.bind(id)).await? > 0)
    }

    /// Notes that a game is over, and deletes its votes.
    pub(crate) async fn finish(self, id: TeamGameId) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let finish = db::query(
                        "UPDATE team_games SET state = 'over', version = version + 1, tally_announced = tally \
                         WHERE id = $1 AND state = 'running'",
                    );
                    let done = finish.bind(id).execute(&mut *connection).await?.rows_affected() > 0;
                    let shown = db::query(
                        "UPDATE away_teams SET tally_announced = (SELECT tally FROM team_games WHERE id = $1) \
                         WHERE game = $1",
                    );
                    shown.bind(id).execute(&mut *connection).await?;
                    db::query("DELETE FROM team_votes WHERE game = $1").bind(id).execute(connection).await?;
                    Ok(done)
                })
            })
            .await
    }

    /// Notes which version the message of a game shows, and its id if it is new.
    pub(crate) async fn announced(
        self,
        id: TeamGameId,
        version: i64,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE team_games SET announced = CASE WHEN announced < $2 THEN $2 ELSE announced END, \
             message = COALESCE($3, message), refusals = 0, refused_until = 0 WHERE id = $1",
        );
        self.store.writer.note(query.bind(id).bind(version).bind(message)).await?;
        Ok(())
    }

    /// Notes that Discord has refused the message of a game, and when to try again.
    pub(crate) async fn refused(self, id: TeamGameId, until: Timestamp) -> Result<(), StoreError> {
        let query =
            db::query("UPDATE team_games SET refusals = refusals + 1, refused_until = $2 WHERE id = $1");
        self.store.writer.note(query.bind(id).bind(until)).await?;
        Ok(())
    }

    /// Marks the messages of an organizer's open games for an update, which posts deleted ones again. Returns these
    /// games.
    pub(crate) async fn renew_open(self, organizer: PlayerId) -> Result<Vec<TeamGameId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let renew = db::query_scalar(
                        "UPDATE team_games SET version = version + 1, refused_until = 0 \
                         WHERE organizer = $1 AND state = 'open' RETURNING id",
                    );
                    Ok(renew.bind(organizer).fetch_all(connection).await?)
                })
            })
            .await
    }

    /// Notes up to which change of the votes the board of a game is up to date.
    pub(crate) async fn tally_announced(self, id: TeamGameId, tally: i64) -> Result<(), StoreError> {
        let query =
            db::query("UPDATE team_games SET tally_announced = $2 WHERE id = $1 AND tally_announced < $2");
        self.store.writer.note(query.bind(id).bind(tally)).await?;
        Ok(())
    }
}

/// Links an open game to its match, within the transaction that begins the match. Returns `false` if the game is not
/// open, a team has no member, or the other team's invitation is open or its server has removed the bot.
pub(crate) async fn note_match(
    connection: &mut Connection,
    game: TeamGameId,
    match_id: MatchId,
) -> Result<bool, StoreError> {
    let note = db::query(
        "UPDATE team_games SET match_id = $2, state = 'running', version = version + 1 \
         WHERE id = $1 AND state = 'open' AND match_id IS NULL \
         AND NOT EXISTS (SELECT 1 FROM away_teams WHERE game = $1 AND (state = 'asked' OR state = 'accepted' \
         AND server IN (SELECT server FROM departures))) \
         AND (opponent_seat = 0 OR EXISTS (SELECT 1 FROM team_members WHERE game = $1 AND seat = 0)) \
         AND (opponent_seat = 1 OR EXISTS (SELECT 1 FROM team_members WHERE game = $1 AND seat = 1))",
    );
    // If both sides are teams, `opponent_seat` is NULL and only the second part of each condition can be true.
    Ok(note.bind(game).bind(match_id).execute(connection).await?.rows_affected() > 0)
}

/// Calls off the open games of a person whose data is being deleted.
pub(crate) async fn call_off(connection: &mut Connection, person: PlayerId) -> Result<(), StoreError> {
    let call_off = db::query(
        "UPDATE team_games SET state = 'cancelled', version = version + 1 \
         WHERE state = 'open' AND (organizer = $1 OR opponent = $1)",
    );
    call_off.bind(person).execute(connection).await?;
    Ok(())
}
