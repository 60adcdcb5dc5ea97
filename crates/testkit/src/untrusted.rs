//! Input that a stranger can send, fed to the functions that read it. Property tests and fuzzers call these; each fails
//! where the code panics, loops, or returns something untrue.

use std::str::FromStr;

use proptest::prelude::*;
use serde_json::Value;
use trickmate_rules::chess::Chess;
use trickmate_rules::kernel::{Betza, Board8, Movement, Seed};
use trickmate_rules::summoner::{Catalogue, Deck};
use trickmate_rules::{DynPosition, GAMES, Game, Options, Record, Seat, Viewer};

/// The longest sentence that may come back, in characters.
const MAX_ANSWER_LEN: usize = 600;
/// Longer records are read, but not replayed.
const MAX_MOVES: usize = 200;

/// Asserts that a refusal is one short line.
fn is_short(refusal: &impl ToString) {
    let text = refusal.to_string();
    assert!(!text.is_empty() && text.chars().count() <= MAX_ANSWER_LEN, "{text:.700}");
    assert!(!text.contains(char::is_control), "{text:?}");
}

/// Reads a position in Forsyth–Edwards notation.
pub fn fen(text: &str) {
    let game = match Chess::from_fen(text) {
        Ok(game) => game,
        Err(error) => return is_short(&error),
    };
    let written = game.fen();
    assert_eq!(Chess::from_fen(&written).unwrap().fen(), written);
    let legal = game.board().legal_moves();
    assert_eq!(legal.len() as u64, game.board().count_moves(), "{written}");
    let some = legal.len().div_ceil(16).max(1);
    for action in legal.into_iter().step_by(some) {
        let mut next = game.clone();
        next.play(action).unwrap();
    }
}

/// Reads a move of chess: in the position on the first line of the text if there is one, else at the beginning.
pub fn san(text: &str) {
    let (game, text) = match text.split_once('\n').map(|(fen, text)| (Chess::from_fen(fen), text)) {
        Some((Ok(game), text)) => (game, text),
        _ => (Chess::start(), text),
    };
    match game.read_move(text) {
        Err(refusal) => is_short(&refusal),
        Ok(action) => {
            assert!(game.board().is_legal(action), "{text} in {}", game.fen());
            assert_eq!(game.read_move(&game.write_move(action)), Ok(action));
        }
    }
}

/// Reads the movement of a piece.
pub fn betza(text: &str) {
    match Betza::from_str(text) {
        Err(error) => is_short(&error),
        Ok(betza) => {
            // A universal leaper is one letter.
            assert!(betza.rides().iter().filter(|ride| !ride.is_universal()).count() <= text.len() * 8);
            for seat in Seat::ALL {
                drop(Movement::<Board8>::compile(&betza, seat));
            }
        }
    }
}

/// A deck.
pub fn deck(text: &str) {
    let cards = Catalogue::published();
    let stored = Deck::stored(text, &cards);
    assert_eq!(Deck::stored(&stored.write(&cards), &cards).len(), stored.len());
    match Deck::read(text, &cards) {
        Err(error) => is_short(&error),
        Ok(deck) => assert_eq!(Deck::read(&deck.write(&cards), &cards), Ok(deck)),
    }
}

/// A record.
pub fn record(text: &str) {
    let record = match text.parse::<Record>() {
        Ok(record) => record,
        Err(error) => return is_short(&error),
    };
    let written = record.to_string().parse::<Record>().unwrap();
    assert_eq!(written.tags, record.tags);
    if record.moves.len() > MAX_MOVES {
        return;
    }
    match record.replay() {
        Err(error) => is_short(&error),
        Ok(game) => {
            let again = Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().unwrap();
            assert_eq!(again.plies(), game.plies());
            assert_eq!(again.view(Viewer::Public), game.view(Viewer::Public));
            explore(game.position());
        }
    }
}

/// The options of tables at which positions are set up: those that cause most work, and every variant.
const TABLES: [(&str, &[(&str, &str)]); 7] = [
    ("cardmate", &[("palace", "king")]),
    ("poker", &[("size", "7"), ("wild", "deuces"), ("hands", "declare")]),
    ("poker", &[("pull", "recent")]),
    ("mysterious", &[]),
    ("mysterious", &[("variant", "casual")]),
    ("summoner", &[]),
    ("summoner", &[("variant", "courier")]),
];

/// Reads a position of any game, in JSON or as a line of text.
pub fn position(text: &str) {
    for (name, given) in TABLES {
        let game: &dyn Game = *GAMES.iter().find(|game| game.name() == name).unwrap();
        let options = Options::new(game.options(), given.iter().copied()).unwrap();
        let seed = Seed::new([0; 32]);
        for read in [game.load(&options, &seed, text), game.read(&options, &seed, text)] {
            match read {
                Err(error) => is_short(&error),
                Ok(position) => {
                    explore(&*position);
                    let text = position.observe(Viewer::Omniscient).text();
                    let again = game
                        .read(&options, &seed, &text)
                        .map(|again| again.observe(Viewer::Omniscient).text());
                    assert_eq!(again, Ok(text));
                }
            }
        }
    }
}

/// Asks a position for all its information.
fn explore(position: &dyn DynPosition) {
    let viewers = [Viewer::Omniscient, Viewer::Public, Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second)];
    for viewer in viewers {
        drop((
            position.observe(viewer).view(),
            position.observe(viewer).text(),
            position.observe(viewer).json(),
            position.observe(viewer).detail(),
        ));
    }
    drop(position.observe(Viewer::Public).piece_infos());
    for seat in position.to_act() {
        let legal = position.observe(Viewer::Omniscient).legal(seat);
        assert!(!legal.is_empty());
        assert_eq!(position.observe(Viewer::Omniscient).menu_paths(seat).len(), legal.len());
        for text in legal.iter().step_by(legal.len().div_ceil(8)) {
            assert_eq!(position.boxed().play(seat, text).as_ref(), Ok(text));
        }
        drop(trickmate_rules::poker::hand_previews(&*position.observe(Viewer::Public), seat));
    }
}

/// Generates texts that are put together from up to `max` of these pieces, or a few.
pub fn pieced_together(pieces: &'static [&'static str], max: usize) -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        30 => prop::sample::select(pieces).prop_map(str::to_owned),
        1 => any::<String>(),
        1 => (prop::sample::select(pieces), 1..200_usize).prop_map(|(piece, times)| piece.repeat(times)),
    ];
    let some = prop::collection::vec(piece.clone(), 0..12);
    prop_oneof![some, prop::collection::vec(piece, 0..max)].prop_map(|pieces| pieces.concat())
}

/// Mutation of one value of a JSON text.
#[derive(Clone, Debug)]
pub enum Damage {
    /// A number replaces it.
    Number(u64),
    /// A text replaces it.
    Text(String),
    /// A list, or an entry of an object, is repeated this many times.
    Times(usize),
    /// It is gone.
    Gone,
}

/// Generates damage to some values of a JSON text, each found by counting.
pub fn damages() -> impl Strategy<Value = Vec<(usize, Damage)>> {
    let numbers = prop_oneof![
        prop::sample::select(vec![0, 1, 64, 255, 256, 65_535, u64::from(u32::MAX), u64::MAX]),
        any::<u64>(),
        0..200_u64,
    ];
    let damage = prop_oneof![
        numbers.prop_map(Damage::Number),
        "[a-zA-Z0-9/ -]{0,12}".prop_map(Damage::Text),
        prop_oneof![2..8_usize, 100..300_usize].prop_map(Damage::Times),
        Just(Damage::Gone),
    ];
    prop::collection::vec((any::<usize>(), damage), 0..4)
}

/// Returns the value after all damage.
pub fn damaged(mut value: Value, damages: &[(usize, Damage)]) -> Value {
    for (place, damage) in damages {
        let count = count(&value);
        let mut place = place % count;
        harm(&mut value, &mut place, damage);
    }
    value
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// Damages the value with this number; returns `true` if it was found.
fn harm(value: &mut Value, place: &mut usize, damage: &Damage) -> bool {
    if *place == 0 {
        *value = match (damage, value.take()) {
            (Damage::Number(number), _) => (*number).into(),
            (Damage::Text(text), _) => text.as_str().into(),
            (Damage::Times(times), Value::Array(list)) => {
                let max = list.len().saturating_mul(*times).min(2000);
                list.iter().cycle().take(max).cloned().collect()
            }
            (Damage::Times(times), Value::String(text)) => text.repeat(*times).into(),
            (Damage::Gone, _) => Value::Null,
            (Damage::Times(_), other) => other,
        };
        return true;
    }
    *place -= 1;
    match value {
        Value::Array(list) => list.iter_mut().any(|value| harm(value, place, damage)),
        Value::Object(fields) => fields.values_mut().any(|value| harm(value, place, damage)),
        _ => false,
    }
}
