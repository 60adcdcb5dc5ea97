//! Requests about tournaments by their managers, and withdrawals.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{MatchId, PlayerId, RequestId, Timestamp, TournamentGameId, TournamentId};
use crate::matches::hosted_match::Move;
use crate::tournaments::entrants::wake;
use crate::tournaments::error::TournamentRequestError;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::HostedTournament;
use crate::tournaments::row_handle::TournamentRows;
use crate::tournaments::terms::{TournamentFormat, TournamentState};
use trickmate_tournaments::{GameResult, round_robin, swiss};

/// The person behind a request that only managers may make.
#[derive(Clone, Copy, Debug)]
pub struct Manager {
    /// The person.
    pub person: PlayerId,
    /// `true` if they manage the server.
    pub manages_server: bool,
}

impl Manager {
    /// Checks that this person manages a tournament.
    ///
    /// # Errors
    /// Somebody else.
    pub fn manages(self, tournament: &HostedTournament) -> Result<(), ServiceError> {
        if self.manages_server || self.person == tournament.organizer {
            Ok(())
        } else {
            Err(TournamentRequestError::NotManager.into())
        }
    }
}

/// Start of a tournament, as it is stored.
struct Beginning {
    rounds: Option<i64>,
    /// Players with their ratings, in the order of their pairing numbers.
    players: Vec<(PlayerId, Option<i64>)>,
    /// `true` if players who have not checked in are left out.
    is_checked: bool,
    /// The end of an arena.
    ends_at: Option<i64>,
    at: i64,
}

impl TournamentRows<'_> {
    /// Begins an open tournament with exactly these players.
    ///
    /// # Errors
    /// A tournament that is not open, or that others have joined or left meanwhile; nothing has then changed.
    async fn begin(self, id: TournamentId, beginning: Beginning) -> Result<(), ServiceError> {
        self.store
            .writer
            .decide(move |connection| Box::pin(async move { begin(connection, id, beginning).await }))
            .await
    }

    /// Changes the state of a tournament if it is in one of these states; returns whether it was.
    async fn change_state(
        self,
        id: TournamentId,
        from: &'static [TournamentState],
        to: TournamentState,
        at: i64,
    ) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    for state in from {
                        let change = db::query(
                            "UPDATE tournaments SET state = $3, \
                             deadline = CASE WHEN $3 = 'running' THEN deadline + $4 - COALESCE(paused_at, $4) ELSE deadline END, \
                             paused_at = CASE WHEN $3 = 'paused' THEN $4 END, \
                             ended_at = CASE WHEN $3 IN ('finished', 'cancelled') THEN $4 ELSE ended_at END, \
                             next_at = CASE WHEN id IN (SELECT tournament FROM tournament_dropped_matches) THEN 0 END \
                             WHERE id = $1 AND state = $2",
                        );
                        let change = change.bind(id).bind(state.word()).bind(to.word()).bind(at);
                        if change.execute(&mut *connection).await?.rows_affected() > 0 {
                            wake(connection, id).await?;
                            return Ok(true);
                        }
                    }
                    Ok(false)
                })
            })
            .await
    }

    /// Replaces the result of a game, provided the round is still the current one if that matters; returns whether it
    /// did.
    async fn correct(
        self,
        id: TournamentId,
        game: TournamentGameId,
        round: Option<i64>,
        result: GameResult,
    ) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let correct = db::query(
                        "UPDATE tournament_games SET result = $3 WHERE id = $1 AND tournament = $2 AND black IS NOT NULL \
                         AND EXISTS (SELECT 1 FROM tournaments WHERE id = $2 \
                         AND state IN ('running', 'paused', 'finished') AND ($4 IS NULL OR round = $4))",
                    );
                    let correct = correct.bind(game).bind(id).bind(result.as_str()).bind(round);
                    let done = correct.execute(&mut *connection).await?.rows_affected() > 0;
                    if done {
                        wake(connection, id).await?;
                    }
                    Ok(done)
                })
            })
            .await
    }
}

async fn begin(
    connection: &mut Connection,
    id: TournamentId,
    beginning: Beginning,
) -> Result<(), ServiceError> {
    let Beginning { rounds, players, is_checked, ends_at, at } = beginning;
    if is_checked {
        let leave_out = db::query(
            "DELETE FROM tournament_players WHERE tournament = $1 AND checked_in = 0 \
             AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND state = 'open')",
        );
        leave_out.bind(id).execute(&mut *connection).await.map_err(StoreError::from)?;
    }
    let count = i64::try_from(players.len()).unwrap_or(i64::MAX);
    let start = db::query(
        "UPDATE tournaments SET state = 'running', rounds = $2, began_at = $3, version = version + 1, \
         round = CASE WHEN format = 'arena' THEN 1 ELSE 0 END, deadline = $5, wakes = wakes + 1, next_at = 0 WHERE id = $1 AND state = 'open' \
         AND (SELECT COUNT(*) FROM tournament_players WHERE tournament = $1) = $4",
    );
    let start = start.bind(id).bind(rounds).bind(at).bind(count).bind(ends_at);
    if start.execute(&mut *connection).await.map_err(StoreError::from)?.rows_affected() == 0 {
        return Err(TournamentRequestError::NotOpen.into());
    }
    for (number, (player, rating)) in (1_i64..).zip(players) {
        let seat = db::query(
            "UPDATE tournament_players SET number = $3, rating = $4 WHERE tournament = $1 AND player = $2",
        );
        let seat = seat.bind(id).bind(player).bind(number).bind(rating);
        if seat.execute(&mut *connection).await.map_err(StoreError::from)?.rows_affected() == 0 {
            // Somebody has left, and somebody else has joined.
            return Err(TournamentRequestError::NotOpen.into());
        }
    }
    Ok(())
}

/// Returns the number of rounds for this number of players; `None` in a knock-out, where the bracket determines it, and
/// in an arena.
fn rounds(tournament: &HostedTournament, players: usize) -> Result<Option<i64>, ServiceError> {
    let cycles = match tournament.format {
        TournamentFormat::Knockout | TournamentFormat::Arena => return Ok(None),
        TournamentFormat::RoundRobin => round_robin::Cycles::Single,
        TournamentFormat::DoubleRoundRobin => round_robin::Cycles::Double,
        TournamentFormat::Swiss => {
            // Enough rounds that at most one player can win all games, but never more than everybody has opponents.
            let needed = players.next_power_of_two().trailing_zeros();
            let wanted = tournament.rounds.map_or(i64::from(needed), i64::from);
            let most = i64::try_from(players.saturating_sub(1)).unwrap_or(i64::MAX);
            return Ok(Some(wanted.min(most).clamp(1, swiss::MOST_ROUNDS.into())));
        }
    };
    let schedule = round_robin::schedule(players, cycles);
    let schedule = schedule.map_err(|_| TournamentRequestError::TooFew(round_robin::LEAST_PLAYERS))?;
    Ok(i64::try_from(schedule.len()).ok())
}

impl TournamentRequests<'_> {
    /// Begins a tournament: players get their numbers by rating, and the first round is paired.
    ///
    /// # Errors
    /// Somebody who does not manage it, too few players, a tournament that is not open, a failure of the database.
    pub async fn begin(self, id: TournamentId, by: Manager) -> Result<HostedTournament, ServiceError> {
        let tournament = self.tournament(id).await?;
        by.manages(&tournament)?;
        self.begin_now(&tournament).await?;
        self.tournament(id).await
    }

    /// Begins a tournament with the players who have joined; once check-in is open, only with those who have checked
    /// in.
    pub(crate) async fn begin_now(self, tournament: &HostedTournament) -> Result<(), ServiceError> {
        let at = self.service.clock.now();
        if tournament.state != TournamentState::Open {
            return Err(TournamentRequestError::NotOpen.into());
        }
        let is_checked = tournament.is_checking_in(Timestamp::new(at));
        let there = tournament.entrants.iter().filter(|one| one.is_checked_in || !is_checked);
        let mut players: Vec<(PlayerId, Option<i64>)> =
            there.map(|one| (one.player, one.rating.map(i64::from))).collect();
        let (least, _) = tournament.format.players();
        if players.len() < least {
            return Err(TournamentRequestError::TooFew(least).into());
        }
        players.sort_by_key(|(_, rating)| std::cmp::Reverse(*rating));
        let rounds = rounds(tournament, players.len())?;
        let is_arena = tournament.format == TournamentFormat::Arena;
        let ends_at = tournament.round_length.filter(|_| is_arena).map(|length| at.saturating_add(length));
        let beginning = Beginning { rounds, players, is_checked, ends_at, at };
        self.service.store.tournaments().begin(tournament.id, beginning).await?;
        self.woken(tournament.id);
        Ok(())
    }

    /// Withdraws a player from a tournament under way: resigns the running game, and stops pairing the player.
    ///
    /// # Errors
    /// Somebody who is not in it, a tournament that is not under way, a failure of the database.
    pub async fn withdraw(
        self,
        id: TournamentId,
        player: PlayerId,
        request: RequestId,
    ) -> Result<HostedTournament, ServiceError> {
        let tournament = self.tournament(id).await?;
        if !matches!(tournament.state, TournamentState::Running | TournamentState::Paused) {
            return Err(TournamentRequestError::NotRunning.into());
        }
        let is_in = tournament.entrant_of(player).is_some_and(|entrant| entrant.withdrawn.is_none());
        if !is_in || !self.service.store.tournaments().withdraw(id, player).await? {
            return Err(TournamentRequestError::NotIn.into());
        }
        if let Some(match_id) = self.service.store.tournaments().running_match(id, player).await? {
            let wanted = Move { match_id, version: None, player, text: String::new(), request };
            match self.service.matches().resign(&wanted).await {
                // The match has ended by itself meanwhile.
                Ok(_) | Err(ServiceError::Refused(_) | ServiceError::Over) => {}
                Err(error) => return Err(error),
            }
        }
        self.woken(id);
        self.tournament(id).await
    }

    /// Pauses a tournament: no round begins, and no deadline counts.
    ///
    /// # Errors
    /// Somebody who does not manage it, a tournament that is not under way, a failure of the database.
    pub async fn pause(self, id: TournamentId, by: Manager) -> Result<HostedTournament, ServiceError> {
        by.manages(&self.tournament(id).await?)?;
        self.change(id, &[TournamentState::Running], TournamentState::Paused).await
    }

    /// Lets a paused tournament continue.
    ///
    /// # Errors
    /// Somebody who does not manage it, a tournament that is not paused, a failure of the database.
    pub async fn resume(self, id: TournamentId, by: Manager) -> Result<HostedTournament, ServiceError> {
        by.manages(&self.tournament(id).await?)?;
        self.change(id, &[TournamentState::Paused], TournamentState::Running).await
    }

    /// Cancels a tournament: no other round begins. Running games continue outside the tournament.
    ///
    /// # Errors
    /// Somebody who does not manage it, a tournament that is over, a failure of the database.
    pub async fn cancel(self, id: TournamentId, by: Manager) -> Result<HostedTournament, ServiceError> {
        let tournament = self.tournament(id).await?;
        by.manages(&tournament)?;
        let from = &[TournamentState::Open, TournamentState::Running, TournamentState::Paused];
        self.change(id, from, TournamentState::Cancelled).await
    }

    pub(crate) async fn change(
        self,
        id: TournamentId,
        from: &'static [TournamentState],
        to: TournamentState,
    ) -> Result<HostedTournament, ServiceError> {
        let now = self.service.clock.now();
        if !self.service.store.tournaments().change_state(id, from, to, now).await? {
            return Err(TournamentRequestError::NotRunning.into());
        }
        self.woken(id);
        self.tournament(id).await
    }

    /// Corrects the result of a game, and with it the standings. Pairings of rounds that have begun stay, so in a
    /// knock-out only the current round can be corrected.
    ///
    /// # Errors
    /// Somebody who does not manage it, no such game, a failure of the database.
    pub async fn correct(
        self,
        id: TournamentId,
        match_id: MatchId,
        result: GameResult,
        by: Manager,
    ) -> Result<HostedTournament, ServiceError> {
        let tournament = self.tournament(id).await?;
        by.manages(&tournament)?;
        let game = tournament.games.iter().find(|game| game.match_id == Some(match_id));
        let game = game.ok_or(TournamentRequestError::NoCorrection)?;
        let is_knockout = tournament.format == TournamentFormat::Knockout;
        let is_last = tournament.games.iter().all(|other| {
            (other.round, other.board) != (game.round, game.board) || other.number <= game.number
        });
        if is_knockout && (!is_last || tournament.state == TournamentState::Finished) {
            return Err(TournamentRequestError::NoCorrection.into());
        }
        let round = is_knockout.then_some(i64::from(game.round));
        if !self.service.store.tournaments().correct(id, game.id, round, result).await? {
            return Err(TournamentRequestError::NoCorrection.into());
        }
        self.woken(id);
        self.tournament(id).await
    }

    /// Requests an update of a tournament's message.
    pub(crate) fn woken_for_message(self, id: TournamentId) {
        self.service.notify(Event::Tournament(id));
    }

    /// Requests an update of a tournament's message, and a check for what is due.
    pub(crate) fn woken(self, id: TournamentId) {
        self.service.clocks().expect(Some(Timestamp::default()));
        self.service.notify(Event::Tournament(id));
    }
}
