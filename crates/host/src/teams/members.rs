//! Members of teams: joining.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{ChannelId, PlayerId, ServerId, TeamGameId, Timestamp};
use crate::matches::seat_number::seat_of;
use crate::privacy::rows::refuse_while_erased;
use crate::teams::error::TeamRequestError;
use crate::teams::row_handle::TeamRows;
use trickmate_rules::Seat;

/// Most members of a team.
const MOST_MEMBERS: i64 = 200;

/// The columns on which joining depends.
struct JoinTerms {
    server: ServerId,
    state: String,
    opponent_seat: Option<i64>,
    opponent: Option<PlayerId>,
    taken: i64,
    away_state: Option<String>,
    away_seat: Option<i64>,
    away_server: Option<ServerId>,
    away_channel: Option<ChannelId>,
    away_thread: Option<ChannelId>,
}

from_row!(JoinTerms {
    server,
    state,
    opponent_seat,
    opponent,
    taken,
    away_state,
    away_seat,
    away_server,
    away_channel,
    away_thread
});

impl JoinTerms {
    /// Returns the server where the team of a seat plays, if it can be joined in a channel.
    fn server_of(&self, seat: i64, channel: ChannelId) -> Option<ServerId> {
        let is_there = [self.away_channel, self.away_thread].contains(&Some(channel));
        match self.away_state.as_deref() {
            Some("accepted") if self.away_seat == Some(seat) => self.away_server.filter(|_| is_there),
            Some("accepted") => Some(self.server).filter(|_| !is_there),
            Some("asked") if self.away_seat == Some(seat) => None,
            _ => Some(self.server),
        }
    }
}

impl TeamRows<'_> {
    /// Lets a person join the team of a seat; joining twice changes nothing. Returns whether the person is new.
    ///
    /// # Errors
    /// A game that is over, a side that is not a team or plays elsewhere, a member of the other team, somebody who is
    /// banned or whose data is being deleted, a failure of the database. Nothing has then changed.
    pub(crate) async fn join(
        self,
        id: TeamGameId,
        player: PlayerId,
        seat: Seat,
        place: (ChannelId, Timestamp),
    ) -> Result<bool, ServiceError> {
        let fingerprint = self.store.key.fingerprint(player);
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move { join(connection, id, [player, fingerprint], seat, place).await })
            })
            .await
    }
}

async fn join(
    connection: &mut Connection,
    id: TeamGameId,
    [player, fingerprint]: [PlayerId; 2],
    seat: Seat,
    (channel, at): (ChannelId, Timestamp),
) -> Result<bool, ServiceError> {
    refuse_while_erased(connection, player).await?;
    // Locks the row first, so that two requests of a person run one after the other.
    let take = db::query("UPDATE team_games SET looks = looks WHERE id = $1").bind(id);
    take.execute(&mut *connection).await.map_err(StoreError::from)?;
    let terms = db::query_as::<JoinTerms>(
        "SELECT team_games.server AS server, team_games.state AS state, opponent_seat, opponent, \
         (SELECT COUNT(*) FROM team_members WHERE game = $1 AND seat = $2) AS taken, \
         away_teams.state AS away_state, away_teams.seat AS away_seat, away_teams.server AS away_server, \
         away_teams.channel AS away_channel, away_teams.thread AS away_thread \
         FROM team_games LEFT JOIN away_teams ON away_teams.game = team_games.id WHERE team_games.id = $1",
    );
    let number = seat.index() as i64;
    let terms =
        terms.bind(id).bind(number).fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let terms = terms.ok_or(TeamRequestError::NoGame)?;
    let known =
        db::query_scalar::<i64>("SELECT seat FROM team_members WHERE game = $1 AND player IN ($2, $3)");
    let known = known.bind(id).bind(player).bind(fingerprint);
    match known.fetch_optional(&mut *connection).await.map_err(StoreError::from)?.map(seat_of) {
        Some(known) if known == seat => return Ok(false),
        Some(known) => return Err(TeamRequestError::OtherTeam(known).into()),
        None => {}
    }
    let bans = db::query_scalar::<i64>("SELECT COUNT(*) FROM bans WHERE server = $1 AND player IN ($2, $3)");
    let server = terms.server_of(number, channel).ok_or(TeamRequestError::Elsewhere)?;
    let bans = bans.bind(server).bind(player).bind(fingerprint);
    if bans.fetch_one(&mut *connection).await.map_err(StoreError::from)? > 0 {
        return Err(ServiceError::Banned);
    }
    if !matches!(&*terms.state, "open" | "running") {
        return Err(TeamRequestError::Closed.into());
    }
    if terms.opponent_seat == Some(number) {
        return Err(TeamRequestError::NoTeam.into());
    }
    if terms.opponent == Some(player) {
        return Err(TeamRequestError::IsOpponent.into());
    }
    if terms.taken >= MOST_MEMBERS {
        return Err(TeamRequestError::Full.into());
    }
    let insert =
        db::query("INSERT INTO team_members (game, player, seat, joined_at) VALUES ($1, $2, $3, $4)");
    let insert = insert.bind(id).bind(player).bind(number).bind(at);
    insert.execute(&mut *connection).await.map_err(StoreError::from)?;
    let renew = db::query("UPDATE team_games SET version = version + 1 WHERE id = $1").bind(id);
    renew.execute(connection).await.map_err(StoreError::from)?;
    Ok(true)
}
