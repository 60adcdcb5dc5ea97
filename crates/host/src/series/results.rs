//! What happens to a series within the transactions that begin and end its games.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChallengeId, MatchId, PlayerId, SeriesId, Timestamp};
use crate::invitations::challenge::stored_options;
use crate::matches::rows::{MatchEnd, MatchRow};
use crate::series::pause::pause_between_games;
use crate::series::terms::SeriesTerms;
use trickmate_rules::Seat;

/// The game of a series that begins next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NextGame {
    pub(crate) series: SeriesId,
    /// The number of the game, from 1.
    pub(crate) number: i64,
    /// Number of card swaps that its decks include.
    pub(crate) swaps: i64,
}

/// A game of a series whose match ends.
struct OpenGame {
    series: SeriesId,
    terms: String,
    challenger_seat: Seat,
    time: String,
    game: String,
    options: String,
    is_set_up: bool,
}

from_row!(OpenGame { series, terms, challenger_seat, time, game, options, is_set_up });

/// Begins the series of an accepted challenge with its first game.
pub(crate) async fn begin(
    connection: &mut Connection,
    challenge: ChallengeId,
    row: &MatchRow,
) -> Result<(), StoreError> {
    let begin = db::query_scalar(
        "INSERT INTO series (challenge, terms, server, challenger, opponent) \
         SELECT id, series, server, challenger, CASE WHEN challenger = $2 THEN $3 ELSE $2 END \
         FROM challenges WHERE id = $1 AND series IS NOT NULL RETURNING id",
    );
    let begin = begin.bind(challenge).bind(row.first_player).bind(row.second_player);
    let Some(id) = begin.fetch_optional(&mut *connection).await? else { return Ok(()) };
    // An open challenge may have sideboards of people who did not accept it.
    let others = db::query("DELETE FROM series_decks WHERE challenge = $1 AND player NOT IN ($2, $3)");
    let others = others.bind(challenge).bind(row.first_player).bind(row.second_player);
    others.execute(&mut *connection).await?;
    add_game(connection, NextGame { series: id, number: 1, swaps: 0 }, row).await
}

/// Begins the next game of a series, unless the game has begun or is not due any more, or the series is not running;
/// returns whether it did. The match must be stored in the same transaction.
pub(crate) async fn begin_next(
    connection: &mut Connection,
    next: NextGame,
    row: &MatchRow,
) -> Result<bool, StoreError> {
    let claim = db::query(
        "UPDATE series SET next_at = NULL, ready = 0, version = version + 1 \
         WHERE id = $1 AND state = 'running' AND next_at IS NOT NULL AND swaps = $3 \
         AND (SELECT COUNT(*) FROM series_games WHERE series = $1) = $2 - 1",
    );
    let claim = claim.bind(next.series).bind(next.number).bind(next.swaps);
    if claim.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    add_game(connection, next, row).await?;
    Ok(true)
}

async fn add_game(connection: &mut Connection, game: NextGame, row: &MatchRow) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO series_games (series, number, match_id, challenger_seat) \
         SELECT $1, $2, $3, CASE WHEN challenger = $4 THEN 0 ELSE 1 END FROM series WHERE id = $1",
    )
    .bind(game.series)
    .bind(game.number)
    .bind(row.id)
    .bind(row.first_player)
    .execute(connection)
    .await?;
    Ok(())
}

/// Notes the result of a match if it is a game of a series, and ends the series if that decides it. A game that was
/// called off stops the series.
pub(crate) async fn note(
    connection: &mut Connection,
    match_id: MatchId,
    end: &MatchEnd,
    at: Timestamp,
) -> Result<(), StoreError> {
    let look = db::query_as(
        "SELECT series_games.series, series.terms, series_games.challenger_seat, matches.time, \
         matches.game, matches.options, \
         EXISTS (SELECT 1 FROM setups WHERE setups.challenge = matches.challenge) AS is_set_up FROM series_games \
         JOIN series ON series.id = series_games.series JOIN matches ON matches.id = series_games.match_id \
         WHERE series_games.match_id = $1 AND series_games.points IS NULL",
    );
    let game: Option<OpenGame> = look.bind(match_id).fetch_optional(&mut *connection).await?;
    let Some(game) = game else { return Ok(()) };
    let pause = game.pause();
    let OpenGame { series, terms, challenger_seat, .. } = game;
    let points = match end.winner {
        _ if !end.counted => -1,
        None => 1,
        Some(winner) if winner == challenger_seat => 2,
        Some(_) => 0,
    };
    let note = db::query("UPDATE series_games SET points = $2 WHERE match_id = $1");
    note.bind(match_id).bind(points).execute(&mut *connection).await?;
    let all = db::query_scalar("SELECT points FROM series_games WHERE series = $1 AND points >= 0");
    let all: Vec<i64> = all.bind(series).fetch_all(&mut *connection).await?;
    let score = score(all.iter().copied());
    let (state, reason, winner, next_at) = match terms.parse::<SeriesTerms>().ok() {
        _ if points < 0 => ("stopped", Some("called off"), None, None),
        Some(terms) => match terms.end(score, all.len()) {
            None => ("running", None, None, Some(Timestamp::new(at.get().saturating_add(pause)))),
            Some(winner) => ("over", Some("points"), winner, None),
        },
        None => ("stopped", Some("called off"), None, None),
    };
    let update = db::query(
        "UPDATE series SET state = $2, reason = $3, winner = $4, next_at = $5, ready = 0, version = version + 1 \
         WHERE id = $1 AND state = 'running'",
    );
    let winner = winner.map(|winner| i64::from(winner == 1));
    let update = update.bind(series).bind(state).bind(reason).bind(winner).bind(next_at);
    if update.execute(&mut *connection).await?.rows_affected() == 0 {
        // The series was stopped while this game was played.
        let renew = db::query("UPDATE series SET version = version + 1 WHERE id = $1").bind(series);
        renew.execute(connection).await?;
    }
    Ok(())
}

impl OpenGame {
    /// Returns the pause before the next game.
    fn pause(&self) -> i64 {
        let takes_decks = trickmate_rules::game(&self.game).is_some_and(|game| {
            let options = stored_options(0, game, &self.options);
            !self.is_set_up && options.is_ok_and(|options| game.takes_supplies(&options))
        });
        pause_between_games(self.time.parse().ok(), takes_decks)
    }
}

/// Adds up the challenger's half points; returns the score of both players.
pub(crate) fn score(points: impl Iterator<Item = i64>) -> [u32; 2] {
    let mut score = [0; 2];
    for points in points {
        let own = u32::try_from(points.clamp(0, 2)).unwrap_or(0);
        score[0] += own;
        score[1] += 2 - own;
    }
    score
}

/// Stops the series of a person whose data is being deleted.
pub(crate) async fn leave(connection: &mut Connection, person: PlayerId) -> Result<(), StoreError> {
    db::query(
        "UPDATE series SET state = 'stopped', reason = 'left', next_at = NULL, version = version + 1 \
         WHERE state = 'running' AND (challenger = $1 OR opponent = $1)",
    )
    .bind(person)
    .execute(connection)
    .await?;
    Ok(())
}
