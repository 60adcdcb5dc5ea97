//! Corrected pairings: two players change places in a round that has just been paired, before anybody moves in their
//! games.
//!
//! In a Swiss tournament they change places in the round. In a round robin or a knock-out, all other rounds follow from
//! the players' numbers, so there they exchange numbers, in the first round only. New games replace theirs, and matches
//! that had begun are called off. These matches are stored, so that calling them off survives a restart.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId, TournamentGameId, TournamentId};
use crate::tournaments::entrants::wake;
use crate::tournaments::error::TournamentRequestError;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::{HostedTournament, TournamentGame};
use crate::tournaments::managing::Manager;
use crate::tournaments::row_handle::TournamentRows;
use crate::tournaments::running::{NewGame, add_game};
use crate::tournaments::terms::{TournamentFormat, TournamentState};
use trickmate_tournaments::PairingNumber;

/// Most attempts to swap players if the tournament keeps changing first.
const ATTEMPTS: u32 = 4;

/// Players who change places, and the games that are replaced.
struct Swap {
    /// The number of changes of the tournament when the swap was decided.
    wakes: i64,
    round: u16,
    /// The pairing numbers whose players change places.
    numbers: Option<[PairingNumber; 2]>,
    /// Old games, each with its replacement.
    games: Vec<(TournamentGameId, NewGame)>,
}

impl TournamentRows<'_> {
    /// Swaps two players; returns `false` if the tournament has changed since it was loaded.
    async fn swap(self, id: TournamentId, swap: Swap) -> Result<bool, ServiceError> {
        self.store
            .writer
            .decide(move |connection| Box::pin(async move { commit(connection, id, swap).await }))
            .await
    }

    /// Returns the matches of a tournament to call off.
    async fn dropped(self, id: TournamentId) -> Result<Vec<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT match_id FROM tournament_dropped_matches WHERE tournament = $1 ORDER BY match_id",
        );
        Ok(query.bind(id).fetch_all(&self.store.readers).await?)
    }

    async fn forget_dropped(self, match_id: MatchId) -> Result<(), StoreError> {
        let query = db::query("DELETE FROM tournament_dropped_matches WHERE match_id = $1").bind(match_id);
        self.store.writer.execute(query).await.map(|_| ())
    }
}

async fn commit(connection: &mut Connection, id: TournamentId, swap: Swap) -> Result<bool, ServiceError> {
    let note = db::query(
        "UPDATE tournaments SET corrections = corrections + 1, next_at = 0 WHERE id = $1 AND wakes = $2 AND round = $3 \
         AND state IN ('running', 'paused')",
    );
    let note = note.bind(id).bind(swap.wakes).bind(i64::from(swap.round));
    if note.execute(&mut *connection).await.map_err(StoreError::from)?.rows_affected() == 0 {
        return Ok(false);
    }
    let (old, new): (Vec<TournamentGameId>, Vec<NewGame>) = swap.games.into_iter().unzip();
    for old in old {
        drop_match(connection, id, old).await?;
        // A game with a result is not replaced, unless it is a bye; nor is a game in which somebody has moved.
        let remove = db::query(
            "DELETE FROM tournament_games WHERE id = $1 AND (result IS NULL OR black IS NULL) AND NOT EXISTS \
             (SELECT 1 FROM actions WHERE actions.match_id = tournament_games.match_id AND seat IS NOT NULL)",
        );
        if remove.bind(old).execute(&mut *connection).await.map_err(StoreError::from)?.rows_affected() == 0 {
            return Err(TournamentRequestError::GameBegun.into());
        }
    }
    for new in new {
        add_game(connection, id, swap.round, new).await?;
    }
    if let Some([one, other]) = swap.numbers {
        let exchange = db::query(
            "UPDATE tournament_players SET number = CASE WHEN number = $2 THEN $3 ELSE $2 END \
             WHERE tournament = $1 AND number IN ($2, $3)",
        );
        let exchange = exchange.bind(id).bind(i64::from(one.get())).bind(i64::from(other.get()));
        exchange.execute(&mut *connection).await.map_err(StoreError::from)?;
    }
    wake(connection, id).await?;
    Ok(true)
}

/// Notes the match of a game, which will be called off.
async fn drop_match(
    connection: &mut Connection,
    id: TournamentId,
    game: TournamentGameId,
) -> Result<(), StoreError> {
    let note = db::query(
        "INSERT INTO tournament_dropped_matches (match_id, tournament) \
         SELECT match_id, $1 FROM tournament_games WHERE id = $2 AND match_id IS NOT NULL",
    );
    note.bind(id).bind(game).execute(connection).await?;
    Ok(())
}

impl TournamentRequests<'_> {
    /// Lets two players change places in the current round; two opponents change colours.
    ///
    /// # Errors
    /// Somebody who does not manage it, players who are not paired, games that have begun, pairs who would meet again,
    /// a failure of the database.
    pub async fn swap(
        self,
        id: TournamentId,
        players: [PlayerId; 2],
        by: Manager,
    ) -> Result<HostedTournament, ServiceError> {
        for _ in 0..ATTEMPTS {
            let tournament = self.tournament(id).await?;
            by.manages(&tournament)?;
            let swap = swap_in(&tournament, players)?;
            if self.service.store.tournaments().swap(id, swap).await? {
                self.call_off_dropped(id).await?;
                self.woken(id);
                return self.tournament(id).await;
            }
        }
        Err(TournamentRequestError::NoSwap.into())
    }

    /// Calls off the matches that a corrected pairing has replaced; returns whether all of them are over.
    pub(crate) async fn call_off_dropped(self, id: TournamentId) -> Result<bool, ServiceError> {
        let rows = self.service.store.tournaments();
        let mut is_done = true;
        for match_id in rows.dropped(id).await? {
            match self.end_match(match_id, None).await? {
                true => rows.forget_dropped(match_id).await?,
                false => is_done = false,
            }
        }
        Ok(is_done)
    }
}

/// Returns what changes when two players change places.
fn swap_in(tournament: &HostedTournament, players: [PlayerId; 2]) -> Result<Swap, TournamentRequestError> {
    use TournamentRequestError::{NoSwap, NotIn, NotRunning};
    if !matches!(tournament.state, TournamentState::Running | TournamentState::Paused) {
        return Err(NotRunning);
    }
    let number = |player: PlayerId| {
        let entrant = tournament.entrant_of(player).filter(|entrant| entrant.withdrawn.is_none());
        entrant.and_then(|entrant| entrant.number).ok_or(NotIn)
    };
    let [one, other] = [number(players[0])?, number(players[1])?];
    let round = tournament.round;
    let changes_numbers = tournament.format != TournamentFormat::Swiss;
    let is_too_late = round == 0 || changes_numbers && round > 1;
    if one == other || is_too_late || tournament.format == TournamentFormat::Arena {
        return Err(NoSwap);
    }
    let of_them: Vec<&TournamentGame> = tournament
        .games_of(round)
        .filter(|game| [one, other].iter().any(|number| game.white == *number || game.black == Some(*number)))
        .collect();
    let swapped = |number: PairingNumber| match number {
        number if number == one => other,
        number if number == other => one,
        number => number,
    };
    let new = |game: &TournamentGame| {
        let (white, black) = match changes_numbers {
            true => (game.white, game.black),
            false => (swapped(game.white), game.black.map(swapped)),
        };
        let result = game.result.filter(|_| black.is_none());
        NewGame { board: game.board, number: game.number, speed: game.speed, white, black, result }
    };
    let games: Vec<(TournamentGameId, NewGame)> = of_them.iter().map(|game| (game.id, new(game))).collect();
    if !changes_numbers {
        let is_paired =
            |number| of_them.iter().any(|game| game.white == number || game.black == Some(number));
        if !is_paired(one) || !is_paired(other) {
            return Err(NoSwap);
        }
        refuse_repeated(tournament, &games)?;
    }
    let numbers = changes_numbers.then_some([one, other]);
    Ok(Swap { wakes: tournament.wakes, round, numbers, games })
}

/// Refuses games between players who have met in an earlier round, and second byes.
fn refuse_repeated(
    tournament: &HostedTournament,
    games: &[(TournamentGameId, NewGame)],
) -> Result<(), TournamentRequestError> {
    let earlier = || tournament.games.iter().filter(|game| game.round < tournament.round);
    for (_, new) in games {
        let is_repeated = earlier().any(|old| match (old.black, new.black) {
            (Some(old_black), Some(black)) => {
                (old.white, old_black) == (new.white, black) || (old.white, old_black) == (black, new.white)
            }
            (None, None) => old.white == new.white,
            _ => false,
        });
        if is_repeated {
            return Err(TournamentRequestError::AgainstRules);
        }
    }
    Ok(())
}
