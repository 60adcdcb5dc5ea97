//! Results of games, noted by the transaction that ends the match.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{MatchId, Timestamp, TournamentGameId, TournamentId};
use crate::matches::rows::MatchEnd;
use crate::tournaments::entrants::wake;
use trickmate_rules::Seat;
use trickmate_tournaments::{Color, GameResult};

/// A game of a tournament whose match is about to end.
pub(crate) struct OpenGame {
    id: TournamentGameId,
    tournament: TournamentId,
    /// The seats to act before the end, as bits.
    to_act: Option<i64>,
}

from_row!(OpenGame { id, tournament, to_act });

/// Returns the tournament game of a running match, if it has no result yet and counts at that moment.
pub(crate) async fn open_game(
    connection: &mut Connection,
    match_id: MatchId,
    at: Timestamp,
) -> Result<Option<OpenGame>, StoreError> {
    // When an arena is over, games that still run no longer count.
    let query = db::query_as(
        "SELECT tournament_games.id AS id, tournament, to_act FROM tournament_games \
         JOIN matches ON matches.id = match_id JOIN tournaments ON tournaments.id = tournament \
         WHERE match_id = $1 AND result IS NULL AND (format <> 'arena' \
         OR tournaments.state = 'paused' OR tournaments.state = 'running' AND tournaments.deadline > $2)",
    );
    Ok(query.bind(match_id).bind(at).fetch_optional(connection).await?)
}

/// Notes the result of a match that has ended; a result that a manager has entered meanwhile stays.
pub(crate) async fn note(
    connection: &mut Connection,
    game: &OpenGame,
    match_id: MatchId,
    end: &MatchEnd,
) -> Result<(), StoreError> {
    let result = match end.winner {
        // The match was called off: whoever had to move forfeits.
        _ if !end.counted => match game.to_act {
            Some(1) => GameResult::WhiteForfeits,
            Some(2) => GameResult::BlackForfeits,
            _ => GameResult::BothForfeit,
        },
        None => GameResult::Draw,
        Some(winner) => {
            let loser = winner.other();
            let winner = if winner == Seat::First { Color::White } else { Color::Black };
            let acted =
                db::query_scalar::<i64>("SELECT COUNT(*) FROM actions WHERE match_id = $1 AND seat = $2");
            match acted.bind(match_id).bind(loser).fetch_one(&mut *connection).await? {
                0 => GameResult::forfeited_by(winner.other()),
                _ => GameResult::won_by(winner),
            }
        }
    };
    let update = db::query("UPDATE tournament_games SET result = $2 WHERE id = $1 AND result IS NULL");
    let update = update.bind(game.id).bind(result.as_str());
    if update.execute(&mut *connection).await?.rows_affected() > 0 {
        rest_absent(connection, game, result).await?;
        wake(connection, game.tournament).await?;
    }
    Ok(())
}

/// Puts players on a break who did not play their game in an arena: they would miss the next game as well.
async fn rest_absent(
    connection: &mut Connection,
    game: &OpenGame,
    result: GameResult,
) -> Result<(), StoreError> {
    let (white, black) = match result {
        GameResult::WhiteForfeits => (1_i64, 0_i64),
        GameResult::BlackForfeits => (0, 1),
        GameResult::BothForfeit => (1, 1),
        GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw => return Ok(()),
    };
    let rest = db::query(
        "UPDATE tournament_players SET resting = 1 WHERE tournament = $2 \
         AND EXISTS (SELECT 1 FROM tournaments WHERE id = $2 AND format = 'arena') \
         AND EXISTS (SELECT 1 FROM tournament_games WHERE tournament_games.id = $1 \
         AND ($3 = 1 AND white = number OR $4 = 1 AND black = number))",
    );
    let rest = rest.bind(game.id).bind(game.tournament).bind(white).bind(black);
    rest.execute(connection).await?;
    Ok(())
}
