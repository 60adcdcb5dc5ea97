//! Players of tournaments: joining, leaving, withdrawing.

use crate::db;
use crate::db::connection::Connection;
use crate::db::enrolment::Enrolment;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId, RoleId, ServerId, Timestamp, TournamentId};
use crate::privacy::rows::refuse_while_erased;
use crate::tournaments::error::TournamentRequestError;
use crate::tournaments::row_handle::TournamentRows;
use trickmate_tournaments::PairingNumber;

const PLAYERS: Enrolment =
    Enrolment { table: "tournaments", members: "tournament_players", joined: "tournament", person: "player" };

/// A player of a tournament.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The player.
    pub player: PlayerId,
    /// The name, as last seen.
    pub name: Option<String>,
    /// The pairing number, once the tournament has begun.
    pub number: Option<PairingNumber>,
    /// The rating when the tournament began.
    pub rating: Option<u16>,
    /// The first round with this player.
    pub entered: u16,
    /// The first round without this player, after a withdrawal.
    pub withdrawn: Option<u16>,
    /// `true` if the player has checked in.
    pub is_checked_in: bool,
    /// `true` if the player takes a break from an arena.
    pub is_resting: bool,
    /// The original holder of the seat, if this player is a stand-in.
    pub stands_in_for: Option<FirstPlayer>,
}

/// The original holder of a seat.
#[derive(Clone, Debug)]
pub struct FirstPlayer {
    /// The player.
    pub player: PlayerId,
    /// The name, as last seen.
    pub name: Option<String>,
}

/// Somebody who wants to join, with what the tournament may require.
#[derive(Clone, Debug)]
pub struct MayJoin {
    /// The player.
    pub player: PlayerId,
    /// Roles on the server.
    pub roles: Vec<RoleId>,
}

/// The columns on which joining depends.
pub(crate) struct JoinTerms {
    pub(crate) server: ServerId,
    state: String,
    format: String,
    places: i64,
    round: i64,
    rounds: Option<i64>,
    role: Option<RoleId>,
    least_rating: Option<i64>,
    most_rating: Option<i64>,
    taken: i64,
    rating: Option<i64>,
    starts_at: Option<Timestamp>,
    check_in: Option<i64>,
    asked_to_check_in: i64,
    deadline: Option<Timestamp>,
}

from_row!(JoinTerms {
    server,
    state,
    format,
    places,
    round,
    rounds,
    role,
    least_rating,
    most_rating,
    taken,
    rating,
    starts_at,
    check_in,
    asked_to_check_in,
    deadline
});

impl JoinTerms {
    pub(crate) async fn of(
        connection: &mut Connection,
        id: TournamentId,
        player: PlayerId,
    ) -> Result<Option<Self>, StoreError> {
        let query = db::query_as(
            "SELECT server, state, format, places, round, rounds, role, least_rating, most_rating, \
             starts_at, check_in, asked_to_check_in, deadline, \
             (SELECT COUNT(*) FROM tournament_players WHERE tournament = $1) AS taken, \
             CAST((SELECT ROUND(rating) FROM ratings WHERE ratings.game = tournaments.game \
             AND scope = tournaments.server AND player = $2) AS BIGINT) AS rating \
             FROM tournaments WHERE id = $1",
        );
        Ok(query.bind(id).bind(player).fetch_optional(connection).await?)
    }

    /// Returns `true` if players may join late: in the first half of a Swiss tournament, and until the end of an arena.
    fn is_open_late(&self, at: Timestamp) -> bool {
        let is_early = match self.format.as_str() {
            "swiss" => self.round * 2 <= self.rounds.unwrap_or(0),
            "arena" => self.deadline.is_some_and(|deadline| deadline > at),
            _ => false,
        };
        self.state == "running" && is_early
    }

    /// Returns `true` while players check in, which they have been asked to. Anybody who joins then counts as checked in.
    fn is_checking_in(&self, at: Timestamp) -> bool {
        let from = self.starts_at.zip(self.check_in).map(|(starts, before)| starts.get() - before);
        self.state == "open" && self.asked_to_check_in != 0 && from.is_some_and(|from| from <= at.get())
    }

    /// Returns the first round of somebody who joins now.
    fn first_round(&self) -> i64 {
        if self.format == "arena" { 1 } else { self.round + 1 }
    }

    /// Checks that somebody who has withdrawn may come back.
    fn readmits(&self, roles: &[RoleId], at: Timestamp) -> Result<(), TournamentRequestError> {
        if !self.is_open_late(at) {
            return Err(TournamentRequestError::NotOpen);
        }
        self.suits(roles)
    }

    fn admits(&self, roles: &[RoleId], at: Timestamp) -> Result<(), TournamentRequestError> {
        if self.state != "open" && !self.is_open_late(at) {
            return Err(TournamentRequestError::NotOpen);
        }
        if self.taken >= self.places {
            return Err(TournamentRequestError::Full);
        }
        self.suits(roles)
    }

    /// Checks that somebody meets the tournament's requirements.
    pub(crate) fn suits(&self, roles: &[RoleId]) -> Result<(), TournamentRequestError> {
        if let Some(role) = self.role.filter(|role| !roles.contains(role)) {
            return Err(TournamentRequestError::Role(role));
        }
        let (least, most) = (self.least_rating, self.most_rating);
        let is_within =
            |rating: i64| least.is_none_or(|least| least <= rating) && most.is_none_or(|most| rating <= most);
        let is_asked = least.is_some() || most.is_some();
        if is_asked && !self.rating.is_some_and(is_within) {
            return Err(TournamentRequestError::Rating { least, most });
        }
        Ok(())
    }
}

impl JoinTerms {
    /// Refuses somebody who is banned on the server.
    pub(crate) async fn refuse_banned(
        &self,
        connection: &mut Connection,
        player: PlayerId,
        fingerprint: PlayerId,
    ) -> Result<(), ServiceError> {
        let bans =
            db::query_scalar::<i64>("SELECT COUNT(*) FROM bans WHERE server = $1 AND player IN ($2, $3)");
        let bans = bans.bind(self.server).bind(player).bind(fingerprint);
        match bans.fetch_one(connection).await.map_err(StoreError::from)? {
            0 => Ok(()),
            _ => Err(ServiceError::Banned),
        }
    }
}

impl TournamentRows<'_> {
    /// Lets a player join, or come back to an arena; joining twice changes nothing. Returns whether that changed
    /// anything.
    ///
    /// # Errors
    /// A tournament that is not open or full, or not for this player; somebody who has withdrawn from another format, is
    /// banned, or whose data is being deleted; a failure of the database. Nothing has then changed.
    pub(crate) async fn join(self, id: TournamentId, who: MayJoin, at: i64) -> Result<bool, ServiceError> {
        let fingerprint = self.store.key.fingerprint(who.player);
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move { join(connection, id, who, fingerprint, at).await })
            })
            .await
    }

    /// Takes a player out of a tournament that has not begun; returns whether it did.
    pub(crate) async fn leave(self, id: TournamentId, player: PlayerId) -> Result<bool, StoreError> {
        PLAYERS.leave(&self.store.writer, id, player).await
    }

    /// Notes that a player withdraws from a tournament under way; returns whether the player was in it.
    pub(crate) async fn withdraw(self, id: TournamentId, player: PlayerId) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let withdraw = db::query(
                        "UPDATE tournament_players SET withdrawn = (SELECT round + 1 FROM tournaments WHERE id = $1) \
                         WHERE tournament = $1 AND player = $2 AND withdrawn IS NULL \
                         AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND state IN ('running', 'paused'))",
                    );
                    let gone = withdraw.bind(id).bind(player).execute(&mut *connection).await?.rows_affected() > 0;
                    if gone {
                        wake(connection, id).await?;
                    }
                    Ok(gone)
                })
            })
            .await
    }

    /// Returns the running match of a player in a tournament.
    pub(crate) async fn running_match(
        self,
        id: TournamentId,
        player: PlayerId,
    ) -> Result<Option<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT match_id FROM tournament_games JOIN matches ON matches.id = match_id \
             WHERE tournament = $1 AND result IS NULL AND (first_player = $2 OR second_player = $2)",
        );
        Ok(query.bind(id).bind(player).fetch_optional(&self.store.readers).await?)
    }
}

async fn join(
    connection: &mut Connection,
    id: TournamentId,
    MayJoin { player, roles }: MayJoin,
    fingerprint: PlayerId,
    at: i64,
) -> Result<bool, ServiceError> {
    refuse_while_erased(connection, player).await?;
    let terms = JoinTerms::of(connection, id, player).await?.ok_or(TournamentRequestError::NoTournament)?;
    let known = db::query_scalar::<i64>(
        "SELECT CASE WHEN withdrawn IS NULL THEN 0 ELSE 1 END FROM tournament_players WHERE tournament = $1 AND player = $2",
    );
    let known =
        known.bind(id).bind(player).fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let now = Timestamp::new(at);
    match known {
        None => {}
        Some(0) => return Ok(false),
        Some(_) if terms.format != "arena" => return Err(TournamentRequestError::Withdrawn.into()),
        Some(_) => {
            terms.refuse_banned(connection, player, fingerprint).await?;
            terms.readmits(&roles, now)?;
            let come_back = db::query(
                "UPDATE tournament_players SET withdrawn = NULL, resting = 0 WHERE tournament = $1 AND player = $2",
            );
            come_back.bind(id).bind(player).execute(&mut *connection).await.map_err(StoreError::from)?;
            wake(connection, id).await?;
            return Ok(true);
        }
    }
    terms.refuse_banned(connection, player, fingerprint).await?;
    terms.admits(&roles, now)?;
    let is_late = terms.state != "open";
    let insert = db::query(
        "INSERT INTO tournament_players (tournament, player, number, rating, entered, joined_at, checked_in) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(id)
    .bind(player)
    .bind(is_late.then_some(terms.taken + 1))
    .bind(terms.rating.filter(|_| is_late))
    .bind(terms.first_round())
    .bind(at)
    .bind(i64::from(terms.is_checking_in(now)));
    insert.execute(&mut *connection).await.map_err(StoreError::from)?;
    // A round may be getting paired without the player just now.
    wake(connection, id).await?;
    Ok(true)
}

/// Marks the message of a tournament for an update.
pub(crate) async fn renew(connection: &mut Connection, id: TournamentId) -> Result<(), StoreError> {
    PLAYERS.renew(connection, id).await
}

/// Marks the message of a tournament for an update, and makes a running tournament due.
pub(crate) async fn wake(connection: &mut Connection, id: TournamentId) -> Result<(), StoreError> {
    let query = db::query(
        "UPDATE tournaments SET version = version + 1, wakes = wakes + 1, \
         next_at = CASE WHEN state = 'running' THEN 0 ELSE next_at END WHERE id = $1",
    );
    query.bind(id).execute(connection).await?;
    Ok(())
}

/// Takes a person whose data is being deleted out of all tournaments.
pub(crate) async fn take_out(connection: &mut Connection, person: PlayerId) -> Result<(), StoreError> {
    db::query(
        "UPDATE tournaments SET version = version + 1, wakes = wakes + 1, \
         next_at = CASE WHEN state = 'running' THEN 0 ELSE next_at END \
         WHERE id IN (SELECT tournament FROM tournament_players WHERE player = $1)",
    )
    .bind(person)
    .execute(&mut *connection)
    .await?;
    db::query(
        "DELETE FROM tournament_players WHERE player = $1 \
         AND tournament IN (SELECT id FROM tournaments WHERE state = 'open')",
    )
    .bind(person)
    .execute(&mut *connection)
    .await?;
    db::query(
        "UPDATE tournament_players SET withdrawn = \
         (SELECT round + 1 FROM tournaments WHERE tournaments.id = tournament) \
         WHERE player = $1 AND withdrawn IS NULL",
    )
    .bind(person)
    .execute(connection)
    .await?;
    Ok(())
}
