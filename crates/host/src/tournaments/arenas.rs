//! Arenas: free players are paired at once, and games count if they end before the arena does.

use std::collections::{BTreeSet, HashSet};

use crate::db;
use crate::db::error::StoreError;
use crate::error::ServiceError;
use crate::ids::{PlayerId, Timestamp, TournamentId};
use crate::privacy::is_known;
use crate::tournaments::entrants::{Entrant, wake};
use crate::tournaments::error::TournamentRequestError;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::{HostedTournament, TournamentGame};
use crate::tournaments::row_handle::TournamentRows;
use crate::tournaments::running::{NewGame, Next};
use crate::tournaments::terms::{TournamentFormat, TournamentState};
use crate::workers::Lane;
use trickmate_tournaments::knockout::Speed;
use trickmate_tournaments::{Game, PairingNumber, arena};

/// The round that all games of an arena have.
const ROUND: u16 = 1;

impl TournamentRows<'_> {
    /// Returns the players whose data is being deleted, and everybody who is banned on the server, some only as a
    /// fingerprint.
    async fn away(self, tournament: &HostedTournament) -> Result<Vec<PlayerId>, StoreError> {
        let query = db::query_scalar(
            "SELECT player FROM bans WHERE server = $1 UNION SELECT person FROM erasures \
             WHERE person IN (SELECT player FROM tournament_players WHERE tournament = $2)",
        );
        Ok(query.bind(tournament.server).bind(tournament.id).fetch_all(&self.store.readers).await?)
    }

    /// Notes whether a player of an arena takes a break; returns whether that is a change.
    async fn rest(self, id: TournamentId, player: PlayerId, rests: bool) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let rest = db::query(
                        "UPDATE tournament_players SET resting = $3 WHERE tournament = $1 AND player = $2 \
                         AND withdrawn IS NULL AND resting <> $3 AND EXISTS (SELECT 1 FROM tournaments \
                         WHERE id = $1 AND format = 'arena' AND state IN ('running', 'paused'))",
                    );
                    let rest = rest.bind(id).bind(player).bind(i64::from(rests));
                    let done = rest.execute(&mut *connection).await?.rows_affected() > 0;
                    if done {
                        wake(connection, id).await?;
                    }
                    Ok(done)
                })
            })
            .await
    }
}

impl TournamentRequests<'_> {
    /// Lets a player of an arena take a break, or return from it. A running game continues.
    ///
    /// # Errors
    /// A tournament that is not an arena or not under way, somebody who is not in it, a failure of the database.
    pub async fn rest(
        self,
        id: TournamentId,
        player: PlayerId,
        rests: bool,
    ) -> Result<HostedTournament, ServiceError> {
        let tournament = self.tournament(id).await?;
        if tournament.format != TournamentFormat::Arena {
            return Err(TournamentRequestError::NotArena.into());
        }
        if !matches!(tournament.state, TournamentState::Running | TournamentState::Paused) {
            return Err(TournamentRequestError::NotRunning.into());
        }
        if tournament.entrant_of(player).is_none_or(|entrant| entrant.withdrawn.is_some()) {
            return Err(TournamentRequestError::NotIn.into());
        }
        if !self.service.store.tournaments().rest(id, player, rests).await? {
            return self.tournament(id).await;
        }
        self.woken(id);
        self.tournament(id).await
    }

    /// Returns the next step of a running arena: its end, or games between free players.
    pub(crate) async fn next_in_arena(
        self,
        tournament: HostedTournament,
        now: Timestamp,
    ) -> Result<Next, ServiceError> {
        if tournament.deadline.is_some_and(|deadline| deadline <= now.get()) {
            return Ok(Next::Finish);
        }
        let away: HashSet<PlayerId> =
            self.service.store.tournaments().away(&tournament).await?.into_iter().collect();
        let fingerprint = |player| self.service.store.key.fingerprint(player);
        let is_away = |player: PlayerId| {
            !is_known(player) || away.contains(&player) || away.contains(&fingerprint(player))
        };
        let running = tournament.games.iter().filter(|game| game.result.is_none());
        let playing: BTreeSet<PairingNumber> =
            running.flat_map(|game| [Some(game.white), game.black]).flatten().collect();
        let present: Vec<(PlayerId, PairingNumber)> =
            tournament.entrants.iter().filter_map(present).collect();
        let free = present.iter().filter(|(player, number)| !playing.contains(number) && !is_away(*player));
        let free: Vec<PairingNumber> = free.map(|(_, number)| *number).collect();
        if free.len() < 2 {
            return Ok(Next::Wait);
        }
        let pair = move || {
            let games: Vec<Game> = tournament.games.iter().filter_map(TournamentGame::game).collect();
            let paired = arena::pair(&free, &arena::sheets(tournament.entrants.len(), &games), present.len());
            // When all board numbers are used up, the arena continues to its end without further games.
            let boards = games.len() + 1..=usize::from(u16::MAX);
            let boards = boards.filter_map(|board| u16::try_from(board).ok());
            let games = paired.into_iter().zip(boards).map(|(game, board)| new_game(game, board));
            games.collect::<Vec<_>>()
        };
        let games = self.service.workers.run(Lane::Game, pair).await?;
        Ok(if games.is_empty() { Next::Wait } else { Next::Games(ROUND, games) })
    }
}

fn new_game(game: Game, board: u16) -> NewGame {
    NewGame {
        board,
        number: 1,
        speed: Speed::Regular,
        white: game.white,
        black: Some(game.black),
        result: None,
    }
}

/// Returns an entrant's player and pairing number, if they want to be paired.
fn present(entrant: &Entrant) -> Option<(PlayerId, PairingNumber)> {
    let number = entrant.number.filter(|_| entrant.withdrawn.is_none() && !entrant.is_resting)?;
    Some((entrant.player, number))
}
