//! The heaviest legal positions of every game: full boards, full hands, reserves of a hundred, nine Queens a side.

use serde_json::{Value, json};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Record};

/// A movement of many rides that captures nothing, so that no King is in check.
const QUIET_RIDES: &str = "mRmBmNNmCCmZZmHHmGGmDDmAA";
/// The most Queens that a game can have.
const QUEENS: &str = "qqqqkqqq/qqrrbbnn/8/8/8/8/QQRRBBNN/QQQQKQQQ w - - 0 1";
/// A lame movement of many rides, which other pieces block.
const LAME_RIDES: &str = "nNNnCCnZZnHHnGGnDDnAA";
/// A legal game so long that replaying it takes a while.
pub const LONG_GAME: &str = include_str!("poker-1444-plies.txt");

/// A name and a function that sets the position up: only one is in memory at a time.
pub type Case = (&'static str, fn() -> Match);

/// The heaviest positions.
pub const HEAVIEST: [Case; 14] = [
    ("reserves of 100", || summoner(&crowded(6, QUIET_RIDES, 100, &hand(5, 2, 0)))),
    ("a full board", || summoner(&crowded(30, QUIET_RIDES, 100, &hand(48, 20, 20)))),
    ("a full board of lame pieces", || summoner(&crowded(30, LAME_RIDES, 100, &hand(48, 9, 0)))),
    ("a hand of 200", || summoner(&crowded(0, QUIET_RIDES, 100, &hand(100, 50, 50)))),
    ("exchanges", || summoner(&exchanges())),
    ("a courier reserve of 100", || set_up("summoner", &[("variant", "courier")], &courier_reserve())),
    ("Queens", || set_up("poker", &[], &json!({"fen": QUEENS}))),
    ("Queens and declarations", || {
        set_up("poker", &[("hands", "declare"), ("size", "7")], &json!({"fen": QUEENS}))
    }),
    ("Queens of chess", || set_up("mysterious", &[], &json!({"phase": "chess", "fen": QUEENS}))),
    ("a long record", || {
        let record: Record = LONG_GAME.parse().unwrap();
        record.replay().unwrap().after(1443).unwrap()
    }),
    ("Aces", || set_up("cardmate", &[], &aces())),
    ("an empty board", || begun("mysterious", &[])),
    ("an empty casual board", || begun("mysterious", &[("variant", "casual")])),
    ("a wild deal", || begun("cardmate", &[("deal", "wild")])),
];

fn summoner(setup: &Value) -> Match {
    set_up("summoner", &[], setup)
}

fn set_up(name: &str, chosen: &[(&str, &str)], setup: &Value) -> Match {
    let game = trickmate_rules::game(name).unwrap();
    let options = Options::new(game.options(), chosen.iter().copied()).unwrap();
    Match::from_position(game, options, Seed::new([1; 32]), setup.to_string()).unwrap()
}

fn begun(name: &str, chosen: &[(&str, &str)]) -> Match {
    let game = trickmate_rules::game(name).unwrap();
    let options = Options::new(game.options(), chosen.iter().copied()).unwrap();
    Match::new(game, options, Seed::new([1; 32]))
}

fn card(number: usize) -> String {
    format!("X{:02}", number % 48)
}

/// Returns a hand with these numbers of own cards, Clones and Riders.
fn hand(own: usize, clones: usize, riders: usize) -> Vec<String> {
    let own = (0..own).map(card);
    own.chain(vec!["Clone".to_owned(); clones]).chain(vec!["Rider".to_owned(); riders]).collect()
}

/// Returns the cards of a piece, different from those of the next piece.
fn made_of(number: usize, cards: usize) -> Value {
    let step = 1 + number / 48;
    (0..cards).map(|place| json!({"card": card(number + place * step)})).collect()
}

/// Returns a position with both Kings in their corners, this many pieces of each side, reserves and hands.
fn crowded(pieces: usize, betza: &str, reserve: usize, hand: &[String]) -> Value {
    let mut board = vec![
        json!({"at": "a1", "owner": "white", "king": true}),
        json!({"at": "h8", "owner": "black", "king": true}),
    ];
    let squares = (0..64).map(|square| (square % 8, square / 8));
    let free = squares.filter(|square| ![(0, 0), (7, 7)].contains(square));
    for (number, (file, rank)) in free.take(2 * pieces).enumerate() {
        let at = format!("{}{}", char::from(b'a' + file), rank + 1);
        let owner = ["white", "black"][number % 2];
        board.push(json!({"at": at, "owner": owner, "made_of": made_of(number, 8)}));
    }
    let waiting = |letter: char| -> Value {
        let piece = |number| json!({"handle": format!("{letter}{number}"), "made_of": made_of(number, 8)});
        (1..=reserve).map(piece).collect()
    };
    let own = |number| (card(number), json!({"betza": betza, "value": 0}));
    json!({
        "turn": "white", "limit": 64, "board": board,
        "reserve": {"white": waiting('W'), "black": waiting('B')},
        "hand": {"white": hand, "black": hand},
        "cards": (0..48).map(own).collect::<serde_json::Map<_, _>>(),
    })
}

/// Returns a position with pieces that can be exchanged on many squares.
fn exchanges() -> Value {
    let mut setup = crowded(0, QUIET_RIDES, 100, &hand(48, 4, 4));
    setup["cards"]["Climber"] = json!({"betza": "mfWmfFmfDmfAmfNmfH", "value": 0});
    let board = setup["board"].as_array_mut().unwrap();
    for (file, rank) in (0..8).flat_map(|file| (5..8).map(move |rank| (file, rank))) {
        let at = format!("{}{rank}", char::from(b'a' + file));
        board.push(json!({"at": at, "owner": "white", "made_of": [{"card": "Climber"}]}));
    }
    setup
}

/// Returns a position of the courier version with a full reserve and every card that names squares.
fn courier_reserve() -> Value {
    let names =
        ('a'..='h').map(|file| format!("Letter-{file}")).chain((1..=8).map(|rank| format!("Number-{rank}")));
    let cards: Vec<String> = names.collect();
    let pieces = ["Knight", "Rook", "Bishop"];
    let waiting = |letter: char| -> Value {
        let made_of = |number: usize| json!([{"card": pieces[number % pieces.len()]}]);
        (1..=100)
            .map(|number| json!({"handle": format!("{letter}{number}"), "made_of": made_of(number)}))
            .collect()
    };
    let mut board = vec![
        json!({"at": "e1", "owner": "white", "king": true}),
        json!({"at": "e8", "owner": "black", "king": true}),
    ];
    for file in 'a'..='h' {
        board.push(json!({"at": format!("{file}2"), "owner": "white", "pawn": true}));
        board.push(json!({"at": format!("{file}7"), "owner": "black", "pawn": true}));
    }
    json!({
        "variant": "courier", "turn": "white", "limit": 64, "board": board,
        "reserve": {"white": waiting('W'), "black": waiting('B')},
        "hand": {"white": cards, "black": cards},
    })
}

/// Returns a position with the strongest cards of both sides in the middle of the board.
fn aces() -> Value {
    let mut cards = serde_json::Map::new();
    let mut put = |square: String, card: String, owner: &str| {
        cards.insert(square, json!({"card": card, "owner": owner}));
    };
    for (suit, file) in "SHCD".chars().zip([2, 4, 6, 8]) {
        let owner = if file < 5 { "forehand" } else { "rearhand" };
        for (rank, line) in "AQXJ98".chars().zip([1, 3, 5, 7, 8, 6]) {
            put(format!("{}{line}", char::from(b'a' + file)), format!("{rank}{suit}"), owner);
        }
    }
    put("a0".to_owned(), "KS".to_owned(), "forehand");
    put("j9".to_owned(), "KH".to_owned(), "rearhand");
    json!({"turn": "forehand", "cards": cards})
}
