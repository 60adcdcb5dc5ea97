//! Stored away teams.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{ChannelId, InvitationCode, MessageId, PlayerId, ServerId, TeamGameId, Timestamp, Version};
use crate::privacy::rows::refuse_while_erased;
use crate::teams::away_place::AwayPlace;
use crate::teams::error::TeamRequestError;
use crate::teams::row_handle::TeamRows;
use crate::teams::rows::TEAM_GAMES_OF_SERVER;

/// A stored away team.
#[derive(Clone, Debug)]
pub(crate) struct AwayTeamRow {
    pub(crate) game: TeamGameId,
    pub(crate) seat: i64,
    pub(crate) code: InvitationCode,
    pub(crate) state: String,
    pub(crate) expires_at: Timestamp,
    pub(crate) server: Option<ServerId>,
    pub(crate) channel: Option<ChannelId>,
    pub(crate) message: Option<MessageId>,
    pub(crate) announced: i64,
    pub(crate) thread: Option<ChannelId>,
    pub(crate) board: Option<MessageId>,
    pub(crate) board_version: Version,
    pub(crate) tally_announced: i64,
    pub(crate) lost: i64,
    pub(crate) refusals: i64,
    pub(crate) refused_until: Timestamp,
    /// 1 if its server has removed the bot.
    pub(crate) departed: i64,
}

from_row!(AwayTeamRow {
    game,
    seat,
    code,
    state,
    expires_at,
    server,
    channel,
    message,
    announced,
    thread,
    board,
    board_version,
    tally_announced,
    lost,
    refusals,
    refused_until,
    departed
});

/// An invitation to store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewAwayTeam {
    pub(crate) game: TeamGameId,
    pub(crate) organizer: PlayerId,
    pub(crate) code: InvitationCode,
    /// The channel that is asked; `None` if another server may accept.
    pub(crate) place: Option<AwayPlace>,
    pub(crate) expires_at: Timestamp,
}

/// The answer to an invitation, from a channel of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewAwayAnswer {
    pub(crate) code: InvitationCode,
    pub(crate) player: PlayerId,
    pub(crate) place: AwayPlace,
    /// `true` if the player manages the server.
    pub(crate) manages: bool,
    pub(crate) accepts: bool,
    pub(crate) at: Timestamp,
}

/// The columns on which an invitation depends.
struct InviteTerms {
    organizer: PlayerId,
    channel: ChannelId,
    state: String,
    opponent_seat: Option<i64>,
    away: Option<String>,
    first: i64,
    second: i64,
}

from_row!(InviteTerms { organizer, channel, state, opponent_seat, away, first, second });

/// The columns on which an answer depends.
struct AnswerTerms {
    game: TeamGameId,
    organizer: PlayerId,
    home: ServerId,
    state: String,
    away: String,
    expires_at: Timestamp,
    channel: Option<ChannelId>,
}

from_row!(AnswerTerms { game, organizer, home, state, away, expires_at, channel });

impl TeamRows<'_> {
    /// Returns the away team of a game, if one is invited.
    pub(crate) async fn away_team(self, game: TeamGameId) -> Result<Option<AwayTeamRow>, StoreError> {
        let query = db::query_as(
            "SELECT game, seat, code, state, expires_at, server, channel, message, announced, thread, board, \
             board_version, tally_announced, lost, refusals, refused_until, \
             (SELECT COUNT(*) FROM departures WHERE departures.server = away_teams.server) AS departed \
             FROM away_teams WHERE game = $1",
        );
        Ok(query.bind(game).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the game of an invitation that can still be answered.
    pub(crate) async fn invited_game(
        self,
        code: InvitationCode,
        now: Timestamp,
    ) -> Result<Option<TeamGameId>, StoreError> {
        let query = db::query_scalar(
            "SELECT away_teams.game FROM away_teams JOIN team_games ON team_games.id = away_teams.game \
             WHERE code = $1 AND away_teams.state = 'asked' AND expires_at > $2 AND team_games.state = 'open'",
        );
        Ok(query.bind(code).bind(now).fetch_optional(&self.store.readers).await?)
    }

    /// Stores an invitation for the team that nobody has joined, in place of one that was declined or has expired.
    ///
    /// # Errors
    /// Somebody who has not made the game, a game that is not open or not between two teams, an open invitation, two
    /// teams with members, the game's own channel, a failure of the database. Nothing has then changed.
    pub(crate) async fn invite_away(self, new: NewAwayTeam) -> Result<(), ServiceError> {
        self.store
            .writer
            .decide(move |connection| Box::pin(async move { invite(connection, new).await }))
            .await
    }

    /// Stores the answer to an invitation; returns its game.
    ///
    /// # Errors
    /// An invitation that cannot be answered there or by this player, a failure of the database. Nothing has then
    /// changed.
    pub(crate) async fn answer_away(self, answer: NewAwayAnswer) -> Result<TeamGameId, ServiceError> {
        let fingerprint = self.store.key.fingerprint(answer.player);
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move { take_answer(connection, answer, fingerprint).await })
            })
            .await
    }

    /// Lets the invitation of a game expire whose time is up; returns whether it did.
    pub(crate) async fn expire_away(self, game: TeamGameId, now: Timestamp) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let expire = db::query(
                        "UPDATE away_teams SET state = 'expired' \
                         WHERE game = $1 AND state = 'asked' AND expires_at <= $2",
                    );
                    let expire = expire.bind(game).bind(now).execute(&mut *connection).await?;
                    let expired = expire.rows_affected() > 0;
                    if expired {
                        renew(connection, game).await?;
                    }
                    Ok(expired)
                })
            })
            .await
    }

    /// Notes which version the away team's message shows, and its id if it is new.
    pub(crate) async fn away_announced(
        self,
        game: TeamGameId,
        version: i64,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE away_teams SET announced = CASE WHEN announced < $2 THEN $2 ELSE announced END, \
             message = COALESCE($3, message), refusals = 0, refused_until = 0 WHERE game = $1",
        );
        self.store.writer.note(query.bind(game).bind(version).bind(message)).await?;
        Ok(())
    }

    /// Notes that Discord has refused a message to the away team, and when to try again.
    pub(crate) async fn away_refused(self, game: TeamGameId, until: Timestamp) -> Result<(), StoreError> {
        let query =
            db::query("UPDATE away_teams SET refusals = refusals + 1, refused_until = $2 WHERE game = $1");
        self.store.writer.note(query.bind(game).bind(until)).await?;
        Ok(())
    }

    /// Notes that the channel of the away team is gone.
    pub(crate) async fn away_lost(self, game: TeamGameId) -> Result<(), StoreError> {
        let query = db::query("UPDATE away_teams SET lost = 1 WHERE game = $1");
        self.store.writer.note(query.bind(game)).await?;
        Ok(())
    }

    /// Notes the thread of the away team, or that it is gone together with its board.
    pub(crate) async fn set_away_thread(
        self,
        game: TeamGameId,
        thread: Option<ChannelId>,
    ) -> Result<(), StoreError> {
        let query = db::query("UPDATE away_teams SET thread = $2, board = NULL WHERE game = $1");
        self.store.writer.execute(query.bind(game).bind(thread)).await?;
        Ok(())
    }

    /// Notes the board of the away team and the version of the match that it shows.
    pub(crate) async fn away_board(
        self,
        game: TeamGameId,
        version: Version,
        board: MessageId,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE away_teams SET board = $3, board_version = $2, refusals = 0, refused_until = 0 \
             WHERE game = $1 AND board_version <= $2",
        );
        self.store.writer.note(query.bind(game).bind(version).bind(board)).await?;
        Ok(())
    }

    /// Notes up to which change of the votes the away team's board is up to date.
    pub(crate) async fn away_tally_announced(self, game: TeamGameId, tally: i64) -> Result<(), StoreError> {
        let query =
            db::query("UPDATE away_teams SET tally_announced = $2 WHERE game = $1 AND tally_announced < $2");
        self.store.writer.note(query.bind(game).bind(tally)).await?;
        Ok(())
    }

    /// Returns the running games with an away team where one of the teams plays on a server.
    pub(crate) async fn games_away_on(self, server: ServerId) -> Result<Vec<TeamGameId>, StoreError> {
        let query = db::query_scalar(
            "SELECT away_teams.game FROM away_teams JOIN team_games ON team_games.id = away_teams.game \
             WHERE $1 IN (away_teams.server, team_games.server) AND team_games.state = 'running'",
        );
        Ok(query.bind(server).fetch_all(&self.store.readers).await?)
    }
}

async fn invite(connection: &mut Connection, new: NewAwayTeam) -> Result<(), ServiceError> {
    refuse_while_erased(connection, new.organizer).await?;
    lock(connection, new.game).await?;
    let terms = db::query_as::<InviteTerms>(
        "SELECT organizer, team_games.channel AS channel, team_games.state AS state, opponent_seat, \
         away_teams.state AS away, \
         (SELECT COUNT(*) FROM team_members WHERE game = $1 AND seat = 0) AS first, \
         (SELECT COUNT(*) FROM team_members WHERE game = $1 AND seat = 1) AS second \
         FROM team_games LEFT JOIN away_teams ON away_teams.game = team_games.id WHERE team_games.id = $1",
    );
    let terms = terms.bind(new.game).fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let terms = terms.ok_or(TeamRequestError::NoGame)?;
    if terms.organizer != new.organizer {
        return Err(TeamRequestError::NotYours(terms.organizer).into());
    }
    if terms.state != "open" {
        return Err(TeamRequestError::Closed.into());
    }
    if terms.opponent_seat.is_some() {
        return Err(TeamRequestError::NoTeam.into());
    }
    if terms.away.is_some_and(|away| matches!(&*away, "asked" | "accepted")) {
        return Err(TeamRequestError::Invited.into());
    }
    let seat = match (terms.first, terms.second) {
        (_, 0) => 1_i64,
        (0, _) => 0,
        _ => return Err(TeamRequestError::BothJoined.into()),
    };
    if new.place.is_some_and(|place| place.channel == terms.channel) {
        return Err(TeamRequestError::SameChannel.into());
    }
    let forget = db::query("DELETE FROM away_teams WHERE game = $1").bind(new.game);
    forget.execute(&mut *connection).await.map_err(StoreError::from)?;
    let (server, channel) = (new.place.map(|place| place.server), new.place.map(|place| place.channel));
    let insert = db::query(
        "INSERT INTO away_teams (game, seat, code, expires_at, server, channel) VALUES ($1, $2, $3, $4, $5, $6)",
    );
    let insert = insert.bind(new.game).bind(seat).bind(new.code).bind(new.expires_at);
    insert.bind(server).bind(channel).execute(&mut *connection).await.map_err(StoreError::from)?;
    Ok(renew(connection, new.game).await?)
}

async fn take_answer(
    connection: &mut Connection,
    answer: NewAwayAnswer,
    fingerprint: PlayerId,
) -> Result<TeamGameId, ServiceError> {
    let NewAwayAnswer { code, player, place, at, .. } = answer;
    refuse_while_erased(connection, player).await?;
    let game = db::query_scalar::<TeamGameId>("SELECT game FROM away_teams WHERE code = $1").bind(code);
    let game = game.fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let game = game.ok_or(TeamRequestError::NoInvitation)?;
    lock(connection, game).await?;
    let terms = db::query_as::<AnswerTerms>(
        "SELECT away_teams.game AS game, organizer, team_games.server AS home, team_games.state AS state, away_teams.state AS away, \
         expires_at, away_teams.channel AS channel \
         FROM away_teams JOIN team_games ON team_games.id = away_teams.game WHERE code = $1",
    );
    let terms = terms.bind(code).fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let terms = terms.ok_or(TeamRequestError::NoInvitation)?;
    let is_here = terms.channel.is_none_or(|channel| channel == place.channel);
    if terms.state != "open" || terms.away != "asked" || terms.expires_at <= at || !is_here {
        return Err(TeamRequestError::NoInvitation.into());
    }
    if terms.channel.is_none() && !answer.manages {
        return Err(TeamRequestError::NotManager.into());
    }
    if terms.channel.is_none() && terms.home == place.server {
        return Err(TeamRequestError::SameServer.into());
    }
    if terms.channel.is_some() && terms.organizer == player {
        return Err(TeamRequestError::OwnInvitation.into());
    }
    let bans = db::query_scalar::<i64>("SELECT COUNT(*) FROM bans WHERE server = $1 AND player IN ($2, $3)");
    let bans = bans.bind(place.server).bind(player).bind(fingerprint);
    if bans.fetch_one(&mut *connection).await.map_err(StoreError::from)? > 0 {
        return Err(ServiceError::Banned);
    }
    if !answer.accepts {
        let decline = db::query("UPDATE away_teams SET state = 'declined' WHERE game = $1").bind(game);
        decline.execute(&mut *connection).await.map_err(StoreError::from)?;
        renew(connection, game).await?;
        return Ok(terms.game);
    }
    let accept = db::query(
        "UPDATE away_teams SET state = 'accepted', server = $2, channel = $3, consenter = $4 WHERE game = $1 \
         AND (SELECT COUNT(*) FROM team_games WHERE server = $2 AND id <> $1 AND state IN ('open', 'running')) \
         + (SELECT COUNT(*) FROM away_teams AS others JOIN team_games ON team_games.id = others.game \
         WHERE others.server = $2 AND team_games.server <> $2 AND team_games.state IN ('open', 'running')) < $5",
    );
    let accept = accept.bind(game).bind(place.server).bind(place.channel).bind(player);
    let accept =
        accept.bind(TEAM_GAMES_OF_SERVER).execute(&mut *connection).await.map_err(StoreError::from)?;
    if accept.rows_affected() == 0 {
        return Err(TeamRequestError::TooMany.into());
    }
    renew(connection, game).await?;
    Ok(terms.game)
}

/// Locks the row of a game, so that two requests about it run one after the other.
async fn lock(connection: &mut Connection, game: TeamGameId) -> Result<(), StoreError> {
    let lock = db::query("UPDATE team_games SET looks = looks WHERE id = $1").bind(game);
    lock.execute(connection).await?;
    Ok(())
}

/// Marks the messages of a game for an update.
async fn renew(connection: &mut Connection, game: TeamGameId) -> Result<(), StoreError> {
    let renew = db::query("UPDATE team_games SET version = version + 1 WHERE id = $1").bind(game);
    renew.execute(connection).await?;
    Ok(())
}

/// Marks the boards of running games for an update that have an away team and a team on a server.
pub(crate) async fn renew_away(connection: &mut Connection, server: ServerId) -> Result<(), StoreError> {
    let renew = db::query(
        "UPDATE team_games SET tally = tally + 1 WHERE state = 'running' AND id IN \
         (SELECT game FROM away_teams WHERE state = 'accepted' AND $1 IN (away_teams.server, team_games.server))",
    );
    renew.bind(server).execute(connection).await?;
    Ok(())
}

/// Calls off the open games with an away team on a server that is erased.
pub(crate) async fn call_off_away(connection: &mut Connection, server: ServerId) -> Result<(), StoreError> {
    let call_off = db::query(
        "UPDATE team_games SET state = 'cancelled', version = version + 1 \
         WHERE state = 'open' AND id IN (SELECT game FROM away_teams WHERE server = $1)",
    );
    call_off.bind(server).execute(connection).await?;
    Ok(())
}
