//! Short functions for Cardmate tables and positions.

use serde_json::{Map, Value, json};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{DynPosition, Game, Match, Options, Record, Seat, Viewer};

use super::mailbox::Palace;

pub const DEALS: [&str; 4] = ["predefined", "suits", "places", "wild"];
pub const PALACES: [(&str, Palace); 3] =
    [("occupy", Palace::Occupy), ("king", Palace::King), ("off", Palace::Off)];

pub fn cardmate() -> &'static dyn Game {
    trickmate_rules::game("cardmate").unwrap()
}

pub fn options(deal: &str, palace: &str) -> Options {
    Options::new(cardmate().options(), [("deal", deal), ("palace", palace)]).unwrap()
}

pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

/// Returns a new match with the predefined deal.
pub fn opening() -> Match {
    Match::new(cardmate(), options("predefined", "occupy"), seed(0))
}

/// Returns the moves of a record, without their numbers.
pub fn texts(record: &str) -> Vec<String> {
    record.parse::<Record>().unwrap().moves.into_iter().map(|written| written.text).collect()
}

/// Returns the match with the predefined deal after these moves.
pub fn after(moves: &[String]) -> Match {
    let mut game = opening();
    game.play_all(moves.iter().map(String::as_str)).unwrap();
    game
}

/// Returns a position in its JSON form, from cards with their squares: `KCe0 1Sd4`.
pub fn setup(turn: &str, forehand: &str, rearhand: &str) -> Value {
    let mut cards = Map::new();
    for (owner, list) in [("forehand", forehand), ("rearhand", rearhand)] {
        for word in list.split_whitespace() {
            let (card, square) = word.split_at(2);
            cards.insert(square.to_owned(), json!({"card": card, "owner": owner}));
        }
    }
    json!({"turn": turn, "cards": cards, "quiet": 0})
}

/// Returns a match from such a position.
pub fn table(palace: &str, setup: Value) -> Match {
    Match::from_position(cardmate(), options("predefined", palace), seed(0), setup.to_string()).unwrap()
}

pub fn load(palace: &str, json: &Value) -> Box<dyn DynPosition> {
    cardmate().load(&options("predefined", palace), &seed(0), &json.to_string()).unwrap()
}

/// Returns the seat to move, unless the game is over.
pub fn mover(position: &dyn DynPosition) -> Option<Seat> {
    match position.to_act()[..] {
        [] => None,
        [seat] => Some(seat),
        _ => panic!("two seats to act in Cardmate"),
    }
}

/// Returns the legal actions of the seat to move; empty when the game is over.
pub fn legal(position: &dyn DynPosition) -> Vec<String> {
    mover(position).map_or(Vec::new(), |seat| position.observe(Viewer::Omniscient).legal(seat))
}

/// Returns the winner by the seat's key, and the reason.
pub fn result(game: &Match) -> Option<(&'static str, &'static str)> {
    let outcome = game.outcome()?;
    Some((
        outcome.winner.map_or("nobody", |seat| cardmate().seats()[seat.index()].key),
        outcome.reason.name(),
    ))
}
