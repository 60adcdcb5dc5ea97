//! Matches whose server has removed the bot: the time of the removal, the notified stage, and the choices of the
//! players.

use sqlx::AssertSqlSafe;

use crate::clocks::presence::Shard;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::departures::absence::{Patience, PauseStage};
use crate::departures::row_handle::DepartureRows;
use crate::ids::{MatchId, PlayerId, ServerId, Timestamp};
use trickmate_rules::Seat;

/// The least time for a turn of correspondence that continues in direct messages: an hour, in milliseconds.
const GRACE: i64 = 60 * 60 * 1000;

/// A paused match with a stage to announce to its players.
#[derive(Clone, Debug)]
pub struct PauseRow {
    /// The match.
    pub id: MatchId,
    /// The player of the first seat.
    pub first_player: PlayerId,
    /// The player of the second seat.
    pub second_player: PlayerId,
    /// The time control, in its typed form.
    pub time: String,
    /// The number of its [`PauseStage`].
    pub paused: i64,
    /// When its server removed the bot.
    pub at: Timestamp,
}

from_row!(PauseRow { id, first_player, second_player, time, paused, at });

/// A rated match that was paused because a server removed the bot.
#[derive(Clone, Debug)]
pub struct AbsenceRow {
    /// The match.
    pub id: MatchId,
    /// The player of the first seat.
    pub first_player: PlayerId,
    /// The player of the second seat.
    pub second_player: PlayerId,
    /// When the server removed the bot.
    pub at: Timestamp,
}

from_row!(AbsenceRow { id, first_player, second_player, at });

/// Returns the condition that a match is paused, on a server of these connections that removed the bot at `$1` or
/// before, if the match is live, or at `$2`.
fn waiting_since(known: &[Shard]) -> String {
    let held = Shard::any_holds(known, "matches.server");
    format!(
        "paused <> 0 AND ended_at IS NULL AND {held} AND EXISTS \
         (SELECT 1 FROM departures WHERE departures.server = matches.server AND at <= \
         CASE WHEN EXISTS (SELECT 1 FROM clocks WHERE match_id = matches.id AND per_turn IS NULL) THEN $1 ELSE $2 END)"
    )
}

impl DepartureRows<'_> {
    /// Returns when a server removed the bot; `None` if it has the bot.
    pub async fn departed_at(self, server: ServerId) -> Result<Option<Timestamp>, StoreError> {
        let query = db::query_scalar("SELECT at FROM departures WHERE server = $1");
        Ok(query.bind(server).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the paused matches of a server whose players are still to be notified.
    pub async fn unannounced_pauses(self, server: ServerId) -> Result<Vec<PauseRow>, StoreError> {
        let query = db::query_as(
            "SELECT id, first_player, second_player, time, paused, at FROM matches \
             JOIN departures ON departures.server = matches.server \
             WHERE matches.server = $1 AND paused <> 0 AND paused IN (1, 3, 5) ORDER BY id",
        );
        Ok(query.bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Notes that the players of paused matches have been notified of a stage.
    pub async fn pauses_told(self, told: Vec<(MatchId, PauseStage)>) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    for (id, stage) in told {
                        db::query("UPDATE matches SET paused = paused + 1 WHERE id = $1 AND paused = $2")
                            .bind(id)
                            .bind(stage.number())
                            .execute(&mut *connection)
                            .await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Gives a choice to the players of matches that have waited long enough for the bot. Returns the servers.
    pub async fn offer_choices(self, known: &[Shard], now: Timestamp) -> Result<Vec<ServerId>, StoreError> {
        let live = now.saturating_sub(Patience::LIVE.choice);
        let other = now.saturating_sub(Patience::OTHER.choice);
        let due = waiting_since(known);
        let look = format!("SELECT COUNT(*) FROM matches WHERE paused < 3 AND {due}");
        let look = db::query_scalar(AssertSqlSafe(look)).bind(live).bind(other);
        let count: i64 = look.fetch_one(&self.store.readers).await?;
        if count == 0 {
            return Ok(Vec::new());
        }
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let offer =
                        format!("UPDATE matches SET paused = 3 WHERE paused < 3 AND {due} RETURNING server");
                    let offer = db::query_scalar(AssertSqlSafe(offer)).bind(live).bind(other);
                    let mut servers: Vec<ServerId> = offer.fetch_all(connection).await?;
                    servers.sort_unstable();
                    servers.dedup();
                    Ok(servers)
                })
            })
            .await
    }

    /// Returns the matches that have waited too long for the bot; for games of teams, on either server.
    pub async fn absences_over(self, known: &[Shard], now: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        let query = format!(
            "SELECT id FROM matches WHERE {} UNION SELECT match_id FROM team_games \
             JOIN away_teams ON away_teams.game = team_games.id AND away_teams.state = 'accepted' \
             JOIN departures ON departures.server = away_teams.server \
             WHERE team_games.state = 'running' AND at <= $2 AND {}",
            waiting_since(known),
            Shard::any_holds(known, "away_teams.server")
        );
        let query = db::query_scalar(AssertSqlSafe(query))
            .bind(now.saturating_sub(Patience::LIVE.end))
            .bind(now.saturating_sub(Patience::OTHER.end));
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Notes that a player wants to continue a paused match in direct messages. Returns `true` if it continues there,
    /// which needs one or both players; `None` if it is not paused.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn take_direct(
        self,
        match_id: MatchId,
        seat: Seat,
        needs_both: bool,
        now: Timestamp,
    ) -> Result<Option<bool>, StoreError> {
        self.store.writer
            .write(move |connection| {
                Box::pin(async move {
                    let wish = db::query_scalar(
                        "UPDATE matches SET direct = direct | $2 \
                         WHERE id = $1 AND paused <> 0 AND ended_at IS NULL RETURNING direct",
                    );
                    let wish = wish.bind(match_id).bind(1_i64 << seat.index()).fetch_optional(&mut *connection).await?;
                    let wish: i64 = match wish {
                        None => return Ok(None),
                        Some(wish) => wish,
                    };
                    if needs_both && wish != 3 {
                        return Ok(Some(false));
                    }
                    let go_on = db::query(
                        "UPDATE matches SET direct = 4, paused = 0, board = NULL, homeless = 0, \
                         announced = CASE WHEN announced < version THEN announced ELSE version - 1 END WHERE id = $1",
                    );
                    go_on.bind(match_id).execute(&mut *connection).await?;
                    run_clocks(connection, match_id, now).await?;
                    Ok(Some(true))
                })
            })
            .await
    }

    /// Returns the rated matches that were paused since a time because a server removed the bot.
    pub async fn absences_since(self, since: Timestamp) -> Result<Vec<AbsenceRow>, StoreError> {
        let query = db::query_as(
            "SELECT id, first_player, second_player, at FROM absences JOIN matches ON id = match_id \
             WHERE at > $1 ORDER BY id, at",
        );
        Ok(query.bind(since).fetch_all(&self.store.readers).await?)
    }
}

/// Notes which rated matches of a server are paused.
pub(crate) async fn note_absences(
    connection: &mut Connection,
    server: ServerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO absences (match_id, at) SELECT id, $2 FROM matches \
         WHERE server = $1 AND ended_at IS NULL AND rated = 1 AND direct < 4",
    )
    .bind(server)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// Restarts the clocks of a match that was paused, except those of players on vacation. A turn of correspondence gets
/// at least an hour, or the time for a turn if that is less: its player may not have expected it.
async fn run_clocks(
    connection: &mut Connection,
    match_id: MatchId,
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query(
        "UPDATE clocks SET paused = 1 WHERE match_id = $1 AND paused = 2 AND per_turn IS NOT NULL AND EXISTS \
         (SELECT 1 FROM matches JOIN vacations \
         ON vacations.player = CASE clocks.seat WHEN 0 THEN first_player ELSE second_player END \
         WHERE matches.id = clocks.match_id AND began_at IS NOT NULL)",
    )
    .bind(match_id)
    .execute(&mut *connection)
    .await?;
    db::query(
        "UPDATE clocks SET paused = 0, deadline = $2 + \
         CASE WHEN per_turn IS NULL OR remaining >= $3 OR remaining >= per_turn THEN remaining \
         WHEN per_turn < $3 THEN per_turn ELSE $3 END WHERE match_id = $1 AND paused = 2",
    )
    .bind(match_id)
    .bind(now)
    .bind(GRACE)
    .execute(connection)
    .await?;
    Ok(())
}
