//! Cards that lie face down (table option `faces`).

use std::collections::BTreeSet;

use serde_json::{Value, json};
use trickmate_rules::view::Face;
use trickmate_rules::{Match, Options, Seat, Viewer};

use trickmate_testkit::poker_table::{options, play, poker};
use trickmate_testkit::table::seed;

const DOWN: [(&str, &str); 2] = [("deal", "random"), ("faces", "down")];

fn begin(given: &[(&str, &str)]) -> Match {
    Match::new(poker(), options(given), seed(3))
}

fn json_for(game: &Match, viewer: Viewer) -> Value {
    game.position().observe(viewer).json()
}

fn up(game: &Match) -> BTreeSet<String> {
    let json = json_for(game, Viewer::Public);
    json["up"].as_array().unwrap().iter().map(|square| square.as_str().unwrap().to_owned()).collect()
}

fn set(squares: &str) -> BTreeSet<String> {
    squares.split(' ').map(str::to_owned).collect()
}

/// Returns the squares of the men at the start.
fn start() -> BTreeSet<String> {
    "abcdefgh".chars().flat_map(|file| ["1", "2", "7", "8"].map(|rank| format!("{file}{rank}"))).collect()
}

#[test]
fn a_card_is_turned_up_with_the_one_opposite_when_something_first_stands_on_it() {
    let mut game = begin(&DOWN);
    assert_eq!(up(&game), start());
    for (moves, new) in [
        ("Na3", "a3 a6"),
        // Neither e5 nor e6, which the Pawn passes, has a card.
        ("e5", ""),
        ("b4", "b4 b5"),
        ("a6", ""),
        ("Nb1 h5", "h4 h5"),
    ] {
        let before = up(&game);
        play(&mut game, moves);
        let turned: BTreeSet<String> = up(&game).difference(&before).cloned().collect();
        let expected = if new.is_empty() { BTreeSet::new() } else { set(new) };
        assert_eq!(turned, expected, "{moves}");
    }
    // Cards that have been turned up stay up.
    assert!(up(&game).is_superset(&set("a3 a6 b4 b5")));
}

#[test]
fn nobody_knows_what_lies_face_down() {
    let mut game = begin(&DOWN);
    play(&mut game, "Na3 e5");
    let all = json_for(&game, Viewer::Omniscient)["deal"].clone();
    let up = up(&game);
    for viewer in [Viewer::Public, Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second)] {
        let json = json_for(&game, viewer);
        for (square, card) in json["deal"].as_object().unwrap() {
            let known = if up.contains(square) { all[square].clone() } else { Value::Null };
            assert_eq!(*card, known, "{square}");
        }
        let text = game.position().observe(viewer).text();
        assert_eq!(text.matches("??").count(), 52 - up.len(), "{text}");
        let view = game.view(viewer);
        let covered = view.board.squares.iter().filter(|square| square.face == Some(Face::Covered)).count();
        assert_eq!(covered, 52 - up.len());
        let path = game.position().observe(viewer).menu_paths(Seat::First);
        let told = |text: &str| path.iter().find(|path| path.text == text).unwrap().effect.to_string();
        assert_eq!(told("h3"), "turns a card up");
    }
    assert!(game.position().is_seed_secret());
    play(&mut game, "f3 Qh4+ g3 Qxg3+ hxg3 a5");
    game.conclude(trickmate_rules::Adjudication::Agreement).unwrap();
    assert!(
        !game.view(game.spectator()).board.squares.iter().any(|square| square.face == Some(Face::Covered))
    );
}

#[test]
fn a_move_that_turned_a_card_up_is_not_taken_back() {
    let mut game = begin(&DOWN);
    for (text, reveals) in [("Na3", true), ("e5", false), ("Nb1", false), ("Na6", false), ("h3", true)] {
        assert_eq!(game.play(text).unwrap().reveals, reveals, "{text}");
    }
}

#[test]
fn a_new_deal_lies_face_down_but_for_what_is_stood_on() {
    let mut game = begin(&[("deal", "random"), ("faces", "down"), ("redeal", "2")]);
    play(&mut game, "Na3 e5 Nb1");
    assert!(up(&game).contains("a3"));
    let reveals = game.play("Nc6").unwrap().reveals;
    assert!(reveals);
    let mut expected = start();
    // b8 and e7 are empty now, but the squares opposite are occupied; e5 has no card.
    expected.extend(set("c6 c3"));
    assert_eq!(up(&game), expected);
}

#[test]
fn squares_that_are_up_are_checked_in_positions() {
    let fen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    let load = |given: &[(&str, &str)], json: Value| {
        Match::from_position(poker(), options(given), seed(3), json.to_string())
            .map_err(|error| error.to_string())
    };
    for (given, up, words) in [
        (&[][..], json!(["a1"]), "only where that is chosen"),
        (&DOWN[..], json!(["a1", "e1", "e8"]), "a8 is up as well"),
        (&DOWN[..], json!(["a1", "a8", "e1", "e8", "b4"]), "b5 is up as well"),
        (&DOWN[..], json!(["a1", "a8", "e1"]), "e8 is up as well"),
        (&DOWN[..], json!(["a1", "a8", "e1", "e8", "e4"]), "no card lies on e4"),
        (&DOWN[..], json!(["a1", "a1", "a8", "e1", "e8"]), "twice"),
    ] {
        let error = load(given, json!({"fen": fen, "up": up})).err().unwrap();
        assert!(error.contains(words), "{error}");
    }
    let game = load(&DOWN, json!({"fen": fen, "up": ["a1", "a8", "e1", "e8"]})).unwrap();
    assert_eq!(up(&game), set("a1 a8 e1 e8"));
    let text = game.position().observe(Viewer::Omniscient).text();
    let again = poker().read(&options(&DOWN), &seed(9), &text).unwrap();
    assert_eq!(again.observe(Viewer::Omniscient).text(), text);
    assert_eq!(up(&load(&DOWN, json!({"fen": fen})).unwrap()).len(), 52, "without it all are");
    let error = Options::new(poker().options(), [("faces", "down")]).unwrap_err();
    assert!(error.to_string().contains("choose deal=random"), "{error}");
    assert_eq!(begin(&DOWN).same_deal(), None);
}
