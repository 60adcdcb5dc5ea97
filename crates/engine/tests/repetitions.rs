//! A position that comes for the third time ends the game, whatever its value was.

use trickmate_engine::{Level, Request, Score, think_in};
use trickmate_rules::{EndReason, Match, Options, Seat};

use super::{actor, seed};

/// Returns a game from a position after these actions.
fn after(name: &str, options: &[(&str, &str)], position: &str, actions: &str) -> Match {
    let rules = trickmate_rules::game(name).unwrap();
    let options = Options::new(rules.options(), options.iter().copied()).unwrap();
    let mut game = Match::from_position(rules, options, seed(1), position.to_owned()).unwrap();
    game.play_all(actions.split_whitespace()).unwrap();
    game
}

fn best(game: &Match, level: u8) -> (String, Score) {
    let seat = actor(game).unwrap();
    let request = Request::level(Level::new(level).unwrap(), seed(2));
    let thought = think_in(game, seat, &request).unwrap();
    (thought.action, thought.score)
}

/// Kf7 threatens mate, but Kh7 repeats a position for the third time.
const SHUFFLE: &str = "Kf6 Kh8 Kf7 Kh7 Kf6 Kh8";
const ROOK: &str = "8/5K1k/8/8/8/8/8/6R1 w - - 0 1";

#[test]
fn a_win_that_the_third_time_takes_away_is_none() {
    let poker =
        format!(r#"{{"fen": "{ROOK}", "deal": "corner-aces", "score": {{"white": 0, "black": 40}}}}"#);
    for hands in ["speak", "declare"] {
        let options = [("wipeout", "99"), ("bonus", "99"), ("hands", hands)];
        let mut game = after("poker", &options, &poker, "");
        for action in SHUFFLE.split(' ') {
            let seat = actor(&game).unwrap();
            game.act(seat, action).unwrap();
            while let Some(seat) = actor(&game).filter(|_| hands == "declare") {
                let action = best(&game, 8).0;
                if !action.starts_with("hand(") {
                    break;
                }
                game.act(seat, &action).unwrap();
            }
        }
        for level in [6, 7, 8] {
            assert_ne!(best(&game, level).0, "Kf7", "{hands}, level {level}");
        }
        assert_eq!(best(&game, 8).1, Score::Mate(3), "{hands}");
    }
    let chess = format!(r#"{{"phase": "chess", "fen": "{ROOK}"}}"#);
    let (action, score) = best(&after("mysterious", &[], &chess, SHUFFLE), 8);
    assert!(action != "Kf7" && score == Score::Mate(3), "{action}: {score:?}");
}

#[test]
fn whoever_leads_takes_the_third_time_that_wins() {
    let poker =
        format!(r#"{{"fen": "{ROOK}", "deal": "corner-aces", "score": {{"white": 0, "black": 40}}}}"#);
    let options = [("wipeout", "99"), ("bonus", "99")];
    let game = after("poker", &options, &poker, &format!("{SHUFFLE} Kf7"));
    for level in 1..=8 {
        assert_eq!(best(&game, level), ("Kh7".to_owned(), Score::Mate(1)), "level {level}");
    }
}

/// Cardmate with the option by which repeating loses, one move before a third occurrence that Rearhand can avoid.
#[test]
fn nobody_brings_a_third_time_about_where_that_loses() {
    let cards = r#"{"a0": {"card": "KC", "owner": "forehand"}, "j0": {"card": "1D", "owner": "forehand"},
        "j9": {"card": "KH", "owner": "rearhand"}, "i8": {"card": "1S", "owner": "rearhand"}}"#;
    let position = format!(r#"{{"turn": "forehand", "cards": {cards}}}"#);
    let moves = "KCb0 KHi9 KCa0 KHj9 KCb0 KHi9 KCa0";
    for (value, reason, winner) in
        [("draw", EndReason::ThreefoldRepetition, None), ("loses", EndReason::Repetition, Some(Seat::First))]
    {
        let game = after("cardmate", &[("repetition", value)], &position, moves);
        let mut repeated = game.clone();
        repeated.play("KHj9").unwrap();
        let outcome = repeated.outcome().unwrap();
        assert_eq!((outcome.reason, outcome.winner), (reason, winner));
    }
    let game = after("cardmate", &[("repetition", "loses")], &position, moves);
    for level in 4..=8 {
        assert_ne!(best(&game, level).0, "KHj9", "level {level}");
    }
}

#[test]
fn no_lead_is_given_away_by_a_third_time() {
    let position = r#"{"turn": "white", "phase": "move",
        "board": [{"at": "h8", "owner": "white", "king": true}, {"at": "c8", "owner": "black", "king": true},
                  {"at": "d4", "owner": "white", "made_of": [{"card": "Rook"}]}],
        "reserve": {"white": [], "black": []}, "hand": {"white": [], "black": []}, "deck": {"white": [], "black": []}}"#;
    let moves = "h8-g7 c8-c7 g7-f6 c7-c6 d4-d1 c6-c5 f6-e5 c5-c4 d1-d8 c4-c5 d8-d1 c5-c4 e5-e6 c4-c5";
    let game = after("summoner", &[], position, moves);
    let mut drawn = game.clone();
    drawn.act(Seat::First, "e6-e5").unwrap();
    assert_eq!(drawn.outcome().unwrap().reason, EndReason::ThreefoldRepetition);
    for level in [5, 6, 7, 8] {
        assert_ne!(best(&game, level).0, "e6-e5", "level {level}");
    }
}

/// Courier version: a card in hand may let a piece enter from the reserve, so no mate is sure.
#[test]
fn what_a_hidden_card_may_prevent_is_no_mate() {
    let position = r#"{"variant": "courier", "turn": "white", "phase": "move",
        "board": [{"at": "a1", "owner": "white", "king": true}, {"at": "c6", "owner": "white", "made_of": [{"card": "Knight"}]},
                  {"at": "g5", "owner": "white", "made_of": [{"card": "Knight"}]}, {"at": "g8", "owner": "black", "king": true},
                  {"at": "f8", "owner": "black", "made_of": [{"card": "Alfil"}]}, {"at": "f7", "owner": "black", "pawn": true},
                  {"at": "g7", "owner": "black", "pawn": true}, {"at": "h7", "owner": "black", "pawn": true}],
        "reserve": {"white": [], "black": [{"handle": "B1", "made_of": [{"card": "Dabbabah"}]}]},
        "last_handle": {"white": 0, "black": 1}, "hand": {"white": [], "black": ["Any", "Any"]},
        "deck": {"white": [], "black": ["Queen"]}}"#;
    let game = after("summoner", &[("variant", "courier")], position, "");
    assert!(matches!(best(&game, 8).1, Score::Win(_)));
    let none_left =
        position.replace(r#""black": ["Any", "Any"]"#, r#""black": []"#).replace(r#"["Queen"]"#, "[]");
    let game = after("summoner", &[("variant", "courier")], &none_left, "");
    assert_eq!(best(&game, 8), ("c6-e7".to_owned(), Score::Mate(2)));
}
