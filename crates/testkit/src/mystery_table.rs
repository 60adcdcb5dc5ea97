//! Short functions for tables and positions of Mysterious Chess.

use serde_json::{Map, Value, json};
use trickmate_rules::kernel::SeedRng;
use trickmate_rules::{DynPosition, Game, Match, Options, Seat, Viewer};

use super::table::seed;

pub const VARIANTS: [&str; 2] = ["secret", "casual"];

pub fn mysterious() -> &'static dyn Game {
    trickmate_rules::game("mysterious").unwrap()
}

pub fn options(variant: &str) -> Options {
    Options::new(mysterious().options(), [("variant", variant)]).unwrap()
}

/// A new match.
pub fn opening(variant: &str) -> Match {
    Match::new(mysterious(), options(variant), seed(0))
}

/// Returns a match from a position in JSON.
pub fn from(variant: &str, setup: &Value) -> Match {
    Match::from_position(mysterious(), options(variant), seed(0), setup.to_string()).unwrap()
}

/// Returns a match in the chess phase.
pub fn chess(fen: &str) -> Match {
    from("secret", &json!({"phase": "chess", "fen": fen}))
}

/// Returns cards with their squares in the JSON form, from words such as `Ke1 nd4`: a capital is White's.
pub fn squares(down: &str, up: &str) -> Value {
    let mut squares = Map::new();
    for (face, list) in [("down", down), ("up", up)] {
        for word in list.split_whitespace() {
            let (letter, square) = word.split_at(1);
            let owner = if letter == letter.to_uppercase() { "white" } else { "black" };
            let card = json!({"kind": letter.to_uppercase(), "owner": owner, "face": face});
            squares.insert(square.to_owned(), card);
        }
    }
    Value::Object(squares)
}

/// Returns a match in which these cards lie face down and White has to flip them.
pub fn flipping(down: &str) -> Match {
    from("secret", &json!({"phase": "flipping", "turn": "white", "squares": squares(down, "")}))
}

/// Flips everything in the order of the squares; Pawns become Queens.
pub fn flip_all(game: &mut Match) {
    while phase(game) == "flipping" {
        let text = game.legal(Viewer::Omniscient).remove(0);
        let text = if text.contains('=') { text.replace("=B", "=Q") } else { text };
        game.play(&text).unwrap();
    }
}

/// Returns the name of the phase.
pub fn phase(game: &Match) -> String {
    game.position().observe(Viewer::Public).detail()["phase"].as_str().unwrap().to_owned()
}

/// Returns the seat to act, unless the game is over.
pub fn mover(position: &dyn DynPosition) -> Option<Seat> {
    position.to_act().first().copied()
}

/// Plays a random legal action; returns `None` when the game is over.
pub fn play_any(game: &mut Match, chance: &mut SeedRng) -> Option<String> {
    let legal = game.legal(Viewer::Omniscient);
    if legal.is_empty() {
        return None;
    }
    let text = legal[chance.below(legal.len() as u32) as usize].clone();
    let played = game.play(&text).unwrap().text.clone();
    assert_eq!(played, text);
    Some(text)
}

/// Returns the winner by the seat's key, and the reason.
pub fn result(game: &Match) -> Option<(&'static str, &'static str)> {
    let outcome = game.outcome()?;
    Some((
        outcome.winner.map_or("nobody", |seat| mysterious().seats()[seat.index()].key),
        outcome.reason.name(),
    ))
}
