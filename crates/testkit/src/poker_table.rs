//! Short functions for tables of Poker Chess.

use serde_json::Value;
use trickmate_rules::{Game, Match, Options, Viewer};

use super::table::{seed, texts};

pub fn poker() -> &'static dyn Game {
    trickmate_rules::game("poker").unwrap()
}

pub fn options(given: &[(&str, &str)]) -> Options {
    Options::new(poker().options(), given.iter().copied()).unwrap()
}

/// Returns a new match with these options and the seed of zeros.
pub fn opening(given: &[(&str, &str)]) -> Match {
    Match::new(poker(), options(given), seed(0))
}

/// Returns a match after these moves, which may have the numbers of a record.
pub fn after(given: &[(&str, &str)], moves: &str) -> Match {
    let mut game = opening(given);
    play(&mut game, moves);
    game
}

pub fn play(game: &mut Match, moves: &str) {
    game.play_all(texts(moves).iter().map(String::as_str)).unwrap();
}

/// Returns a match from a position in JSON.
pub fn set_up(given: &[(&str, &str)], json: &Value) -> Match {
    Match::from_position(poker(), options(given), seed(0), json.to_string()).unwrap()
}

/// Returns the ranks of a seat's cards in its hand, such as `AATTK`.
pub fn ranks(game: &Match, seat: &str) -> String {
    hand(game, seat)["ranks"].as_str().unwrap().to_owned()
}

/// Returns the line of the referee about a seat's hand.
pub fn hand(game: &Match, seat: &str) -> Value {
    detail(game)["hands"][seat].clone()
}

pub fn detail(game: &Match) -> Value {
    game.position().observe(Viewer::Omniscient).detail()
}

/// Returns the hands won by White and by Black.
pub fn score(game: &Match) -> (u64, u64) {
    let score = &detail(game)["score"];
    (score["white"].as_u64().unwrap(), score["black"].as_u64().unwrap())
}

/// Returns the winner by the seat's key, and the reason.
pub fn result(game: &Match) -> Option<(&'static str, &'static str)> {
    let outcome = game.outcome()?;
    Some((outcome.winner.map_or("nobody", |seat| poker().seats()[seat.index()].key), outcome.reason.name()))
}
