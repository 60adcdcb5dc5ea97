//! Tournaments under way: the end of a round, the pairing of the next, and the end.

use sqlx::AssertSqlSafe;

use crate::attempts::attempt::Tried;
use crate::attempts::item::{WorkItem, WorkQueue};
use crate::clocks::presence::{Shard, can_move_on};
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::error::ServiceError;
use crate::ids::{Timestamp, TournamentId};
use crate::tournaments::entrants::renew;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::{HostedTournament, speed_word};
use crate::tournaments::openings::Opened;
use crate::tournaments::row_handle::TournamentRows;
use crate::tournaments::terms::{TournamentFormat, TournamentState};
use crate::workers::Lane;
use trickmate_tournaments::knockout::Speed;
use trickmate_tournaments::{
    GameResult, PairingError, PairingNumber, Round, RoundNumber, round_robin, swiss,
};

/// Most tournaments that one run works on.
const BATCH: i64 = 50;
/// Most steps of a tournament in one run: rounds may end at once if nobody plays.
const STEPS: u32 = 100;
/// The pause before another attempt to begin a match, in milliseconds.
const RETRY: i64 = 60_000;

/// The pause before the next look at a tournament that another process is working on, in milliseconds.
const PAUSE: i64 = 1_000;

/// A game to store.
pub(crate) struct NewGame {
    pub(crate) board: u16,
    pub(crate) number: u16,
    pub(crate) speed: Speed,
    pub(crate) white: PairingNumber,
    pub(crate) black: Option<PairingNumber>,
    pub(crate) result: Option<GameResult>,
}

/// The next step of a tournament.
pub(crate) enum Next {
    /// Games are running.
    Wait,
    /// These games begin in this round.
    Games(u16, Vec<NewGame>),
    /// The tournament is over.
    Finish,
}

/// Returns the condition for tournaments in which players can move now; servers of these connections are excluded.
pub(crate) fn can_go_on(away: &[Shard]) -> String {
    // An open tournament is due only if it begins automatically. Matches to call off make a tournament due in every
    // state.
    format!(
        "(state IN ('open', 'running') OR id IN (SELECT tournament FROM tournament_dropped_matches)) AND {}",
        can_move_on("server", away)
    )
}

impl TournamentRows<'_> {
    async fn due(self, now: i64, away: &[Shard]) -> Result<Vec<TournamentId>, StoreError> {
        let query = db::query_scalar(AssertSqlSafe(format!(
            "SELECT id FROM tournaments WHERE next_at <= $1 AND {} ORDER BY next_at, id LIMIT $2",
            can_go_on(away)
        )));
        Ok(query.bind(now).bind(BATCH).fetch_all(&self.store.readers).await?)
    }

    async fn next_due(self, away: &[Shard]) -> Result<Option<i64>, StoreError> {
        let query = format!("SELECT MIN(next_at) FROM tournaments WHERE {}", can_go_on(away));
        let query = db::query_scalar(AssertSqlSafe(query));
        Ok(query.fetch_one(&self.store.readers).await?)
    }

    /// Notes when a tournament is due again, unless it has changed since it was loaded; returns whether it did.
    pub(crate) async fn put_off(
        self,
        tournament: &HostedTournament,
        next_at: Option<i64>,
    ) -> Result<bool, StoreError> {
        let query = db::query("UPDATE tournaments SET next_at = $3 WHERE id = $1 AND wakes = $2");
        let query = query.bind(tournament.id).bind(tournament.wakes).bind(next_at);
        Ok(self.store.writer.execute(query).await? > 0)
    }

    /// Replaces the deadline of the current round, unless it has changed meanwhile. Players get new reminders.
    async fn extend(self, tournament: &HostedTournament, deadline: Option<i64>) -> Result<(), StoreError> {
        let (id, round, before) = (tournament.id, i64::from(tournament.round), tournament.deadline);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let extend = db::query(
                        "UPDATE tournaments SET deadline = $3 WHERE id = $1 AND round = $2 AND deadline = $4",
                    );
                    let extend = extend.bind(id).bind(round).bind(deadline).bind(before);
                    if extend.execute(&mut *connection).await?.rows_affected() > 0 {
                        let forget = db::query(
                            "DELETE FROM tournament_reminders WHERE tournament = $1 AND round = $2",
                        );
                        forget.bind(id).bind(round).execute(connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Stores games of a round, if the tournament has not changed since it was loaded; returns whether it did.
    async fn add_games(
        self,
        tournament: &HostedTournament,
        round: u16,
        deadline: Option<i64>,
        games: Vec<NewGame>,
    ) -> Result<bool, StoreError> {
        let (id, wakes) = (tournament.id, tournament.wakes);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let advance = db::query(
                        "UPDATE tournaments SET deadline = CASE WHEN round = $3 THEN deadline ELSE $4 END, round = $3, \
                         wakes = wakes + 1, version = version + 1 WHERE id = $1 AND wakes = $2 AND state = 'running'",
                    );
                    let advance = advance.bind(id).bind(wakes).bind(i64::from(round)).bind(deadline);
                    if advance.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    for game in games {
                        add_game(connection, id, round, game).await?;
                    }
                    Ok(true)
                })
            })
            .await
    }

    /// Ends a tournament, if it has not changed since it was loaded.
    async fn finish(self, tournament: &HostedTournament, at: i64) -> Result<bool, StoreError> {
        let (id, wakes) = (tournament.id, tournament.wakes);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let finish = db::query(
                        "UPDATE tournaments SET state = 'finished', ended_at = $3, deadline = NULL, next_at = NULL \
                         WHERE id = $1 AND wakes = $2 AND state = 'running'",
                    );
                    let finish = finish.bind(id).bind(wakes).bind(at);
                    let done = finish.execute(&mut *connection).await?.rows_affected() > 0;
                    if done {
                        renew(connection, id).await?;
                    }
                    Ok(done)
                })
            })
            .await
    }
}

/// Stores a game, unless one of its players has a running game in the tournament: nobody plays two at a time.
pub(crate) async fn add_game(
    connection: &mut Connection,
    id: TournamentId,
    round: u16,
    game: NewGame,
) -> Result<(), StoreError> {
    let number = |number: PairingNumber| i64::from(number.get());
    let added = db::query(
        "INSERT INTO tournament_games (tournament, round, board, game, speed, white, black, result) \
         SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM tournament_games \
         WHERE tournament = $1 AND result IS NULL AND (white IN ($6, $7) OR black IN ($6, $7)))",
    )
    .bind(id)
    .bind(i64::from(round))
    .bind(i64::from(game.board))
    .bind(i64::from(game.number))
    .bind(speed_word(game.speed))
    .bind(number(game.white))
    .bind(game.black.map(number))
    .bind(game.result.map(GameResult::as_str))
    .execute(connection)
    .await?;
    match added.rows_affected() {
        0 => Err(StoreError::from(sqlx::Error::RowNotFound)),
        _ => Ok(()),
    }
}

impl TournamentRequests<'_> {
    /// Does what is due in all tournaments, except on servers whose connection is away: nobody can move there. Returns
    /// when to look again.
    pub async fn run_tournaments(self, away: &[Shard]) -> Result<Option<i64>, ServiceError> {
        let now = self.service.clock.now();
        let mut due = self.service.store.tournaments().due(now, away).await?;
        self.service.attempts().suspects_last(WorkQueue::TournamentRound, &mut due).await?;
        let mut failed = Ok(());
        for id in due {
            failed = failed.and(self.try_to_run(id).await);
        }
        failed?;
        Ok(self.service.store.tournaments().next_due(away).await?)
    }

    /// Does what is due in a tournament, counted as an attempt.
    async fn try_to_run(self, id: TournamentId) -> Result<(), ServiceError> {
        let item = WorkItem { queue: WorkQueue::TournamentRound, number: id.get() };
        let tried = self.service.attempts().attempt(item, Box::pin(self.run(id))).await;
        if let Err(error) = &tried {
            tracing::error!("tournament {id} could not continue: {error}");
        }
        match tried {
            Ok(Tried::Done(())) => Ok(()),
            Ok(Tried::Elsewhere) => self.look_later(id, PAUSE).await,
            Ok(Tried::Parked) => self.stop(id).await,
            // A process of a newer version may continue it, and so may this one after an upgrade.
            Err(ServiceError::UnknownRules(_)) => self.look_later(id, RETRY).await,
            // The tournament is tried once more and then parked.
            Err(error) if error.is_unopenable() => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Postpones a tournament that another process is working on, or has to continue, by this many milliseconds. That
    /// process notes when it is due next.
    async fn look_later(self, id: TournamentId, pause: i64) -> Result<(), ServiceError> {
        let now = self.service.clock.now();
        let later = db::query("UPDATE tournaments SET next_at = $2 WHERE id = $1 AND next_at <= $3");
        let later = later.bind(id).bind(now.saturating_add(pause)).bind(now);
        self.service.store.writer.execute(later).await?;
        Ok(())
    }

    /// Leaves a tournament that cannot continue alone, until somebody makes it due again.
    async fn stop(self, id: TournamentId) -> Result<(), ServiceError> {
        let stop = db::query("UPDATE tournaments SET next_at = NULL WHERE id = $1").bind(id);
        self.service.store.writer.execute(stop).await?;
        Ok(())
    }

    async fn run(self, id: TournamentId) -> Result<(), ServiceError> {
        for _ in 0..STEPS {
            let tournament = self.tournament(id).await?;
            let now = self.service.clock.now();
            if !self.call_off_dropped(id).await? {
                let later = Some(now.saturating_add(PAUSE));
                match self.service.store.tournaments().put_off(&tournament, later).await? {
                    true => return Ok(()),
                    false => continue,
                }
            }
            if tournament.state == TournamentState::Open {
                match self.run_open(&tournament, Timestamp::new(now)).await? {
                    true => continue,
                    false => return Ok(()),
                }
            }
            if tournament.state != TournamentState::Running {
                return Ok(());
            }
            let is_arena = tournament.format == TournamentFormat::Arena;
            let is_late = tournament.deadline.is_some_and(|deadline| deadline <= now);
            let opened = match is_arena && is_late {
                true => Opened::default(),
                false => self.open_games(&tournament).await?,
            };
            if opened.begun {
                if is_late {
                    // The bot was away, so the players get the full time.
                    let deadline = tournament.round_length.map(|length| now.saturating_add(length));
                    self.service.store.tournaments().extend(&tournament, deadline).await?;
                }
                continue;
            }
            if is_late && !is_arena && tournament.games.iter().any(|game| game.result.is_none()) {
                self.end_round(&tournament).await?;
                continue;
            }
            let next = match is_arena {
                true => self.next_in_arena(tournament.clone(), Timestamp::new(now)).await?,
                false => self.next(tournament.clone()).await?,
            };
            let rows = self.service.store.tournaments();
            match next {
                Next::Games(round, games) => {
                    let deadline = tournament.round_length.map(|length| now.saturating_add(length));
                    if rows.add_games(&tournament, round, deadline, games).await? {
                        self.woken(id);
                    }
                }
                Next::Finish => {
                    if rows.finish(&tournament, now).await? {
                        tracing::info!("tournament {id} is over");
                        self.woken(id);
                    }
                    return Ok(());
                }
                Next::Wait => {
                    let again = opened.failed.then_some(now.saturating_add(RETRY));
                    let remind = match is_arena {
                        true => None,
                        false => self.remind_of_round(&tournament, Timestamp::new(now)).await?,
                    };
                    let next_at = [tournament.deadline, again, remind].into_iter().flatten().min();
                    if rows.put_off(&tournament, next_at).await? {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the next step of a running tournament.
    async fn next(self, tournament: HostedTournament) -> Result<Next, ServiceError> {
        if tournament.format == TournamentFormat::Knockout {
            return next_in_knockout(&tournament);
        }
        if tournament.games.iter().any(|game| game.result.is_none()) {
            return Ok(Next::Wait);
        }
        if tournament.rounds.is_some_and(|rounds| tournament.round >= rounds) {
            return Ok(Next::Finish);
        }
        let history = tournament.history()?;
        let round = tournament.round + 1;
        let cycles = match tournament.format {
            TournamentFormat::DoubleRoundRobin => round_robin::Cycles::Double,
            _ => round_robin::Cycles::Single,
        };
        let paired = match tournament.format {
            TournamentFormat::Swiss => {
                match self.service.workers.run(Lane::Game, move || swiss::pair(&history)).await? {
                    Ok(paired) => paired,
                    // Nobody is left to pair, so the tournament ends early.
                    Err(PairingError::NoLegalPairing | PairingError::TooFewPlayers) => {
                        return Ok(Next::Finish);
                    }
                    Err(error) => return Err(ServiceError::Corrupt(tournament.id.get(), error.to_string())),
                }
            }
            _ => {
                let schedule = round_robin::schedule(tournament.entrants.len(), cycles);
                let schedule = schedule
                    .map_err(|error| ServiceError::Corrupt(tournament.id.get(), error.to_string()))?;
                match schedule.into_iter().nth(usize::from(tournament.round)) {
                    Some(paired) => paired,
                    None => return Ok(Next::Finish),
                }
            }
        };
        Ok(Next::Games(round, games_of(&tournament, round, paired)))
    }
}

/// Returns the games of a round; players who have withdrawn forfeit theirs.
fn games_of(tournament: &HostedTournament, round: u16, paired: Round) -> Vec<NewGame> {
    let is_gone = |number: PairingNumber| {
        let entrant = tournament.entrant(number);
        entrant.is_none_or(|entrant| entrant.withdrawn.is_some_and(|withdrawn| withdrawn <= round))
    };
    let new =
        |white, black, result| NewGame { board: 0, number: 1, speed: Speed::Regular, white, black, result };
    let games = paired.games.into_iter().map(|game| {
        let result = match (is_gone(game.white), is_gone(game.black)) {
            (false, false) => None,
            (true, false) => Some(GameResult::WhiteForfeits),
            (false, true) => Some(GameResult::BlackForfeits),
            (true, true) => Some(GameResult::BothForfeit),
        };
        new(game.white, Some(game.black), result)
    });
    let bye = paired.bye.map(|player| new(player, None, Some(GameResult::BlackForfeits)));
    (1..).zip(games.chain(bye)).map(|(board, game)| NewGame { board, ..game }).collect()
}

/// Returns the games that are due in a bracket.
fn next_in_knockout(tournament: &HostedTournament) -> Result<Next, ServiceError> {
    let Some(bracket) = tournament.bracket()? else { return Ok(Next::Wait) };
    let due: Vec<NewGame> = bracket
        .due()
        .into_iter()
        .map(|(tie, next)| NewGame {
            board: tie.number,
            number: next.number,
            speed: next.speed,
            white: next.white,
            black: Some(next.black),
            result: None,
        })
        .collect();
    match bracket.current_round().map(RoundNumber::get) {
        None => Ok(Next::Finish),
        Some(round) if !due.is_empty() => Ok(Next::Games(round, due)),
        Some(_) => Ok(Next::Wait),
    }
}
