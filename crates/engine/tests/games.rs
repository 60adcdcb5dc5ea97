//! Every game, with every option that changes it, at every stage.

use trickmate_engine::{Budget, Level, Player, Request, Score, ThinkError, think_in};
use trickmate_rules::{Match, Seat};

use super::{TABLES, actor, seed, table, wander};

/// Cards that can be added to others.
const CARDS: [&str; 20] = [
    "Peasant",
    "Sword",
    "Novice",
    "Spear",
    "Scout",
    "Pike",
    "Soldier",
    "Courtier",
    "Escort",
    "Retreater",
    "Acolyte",
    "Horse",
    "Go-Between",
    "Wazir",
    "Dabbabah",
    "Ferz",
    "Alfil",
    "Vao",
    "Windmill",
    "Cannon",
];

/// Asks every seat that is to act.
fn ask(game: &Match, request: &Request) {
    for seat in game.to_act() {
        let thought = think_in(game, seat, request).unwrap();
        let mut next = game.clone();
        let action =
            next.act(seat, &thought.action).unwrap_or_else(|refusal| panic!("{}: {refusal}", thought.action));
        assert!(
            action.text.ends_with(&thought.action),
            "full notation: {} for {}",
            thought.action,
            action.text
        );
        assert!(!thought.lines.is_empty() && thought.lines[0].moves[0] == thought.action);
        assert!((0.0..=1.0).contains(&thought.score.expected()));
    }
}

#[test]
fn there_is_a_legal_answer_at_every_point_for_every_seat() {
    for (name, options) in TABLES {
        for number in 0..3 {
            let mut game = table(name, options, number);
            for step in 0..12 {
                let level = Level::new(1 + step % 8).unwrap();
                let budget = Budget { nodes: 60, ..Budget::nodes(60) };
                ask(&game, &Request { budget, ..Request::level(level, seed(step)) });
                wander(&mut game, 9, number * 16 + step);
            }
        }
    }
}

#[test]
fn games_are_played_to_the_end() {
    for (name, options) in TABLES {
        let mut game = table(name, options, 9);
        let players = [Player::Greedy, Player::Random];
        let mut plies = 0_u8;
        while let Some(seat) = actor(&game)
            && game.plies().len() < 120
        {
            plies = plies.wrapping_add(1);
            let action = players[seat.index()].choose(&game, seat, &seed(plies)).unwrap();
            game.act(seat, &action).unwrap();
        }
        assert!(!game.plies().is_empty());
    }
}

#[test]
fn a_position_with_more_than_two_hundred_moves_has_an_answer() {
    let fen = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
    let game = chess(fen);
    assert!(game.legal(trickmate_rules::Viewer::Public).len() > 200);
    ask(&game, &Request::budget(Budget::nodes(300), seed(1)));
}

/// Returns a position in which chess is played.
fn chess(fen: &str) -> Match {
    let json = format!(r#"{{"phase": "chess", "fen": "{fen}"}}"#);
    let game = trickmate_rules::game("mysterious").unwrap();
    let options = trickmate_rules::Options::new(game.options(), []).unwrap();
    Match::from_position(game, options, seed(1), json).unwrap()
}

#[test]
fn who_has_one_move_makes_it_and_knows_that_it_loses() {
    let game = chess("k7/8/1K6/8/8/8/8/7R b - - 0 1");
    for level in 1..=8 {
        let request = Request::level(Level::new(level).unwrap(), seed(level));
        assert_eq!(think_in(&game, Seat::Second, &request).unwrap().action, "Kb8");
    }
    let thought = think_in(&game, Seat::Second, &Request::budget(Budget::nodes(2000), seed(1))).unwrap();
    assert_eq!(thought.score, Score::Mate(-1));
    ask(&chess("7k/R7/1R6/8/8/8/8/K7 b - - 0 1"), &Request::level(Level::new(1).unwrap(), seed(1)));
}

#[test]
fn whoever_is_mated_or_stalemated_gets_no_answer() {
    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1"] {
        let answer = think_in(&chess(fen), Seat::Second, &Request::budget(Budget::nodes(100), seed(1)));
        assert!(matches!(answer, Err(ThinkError::Over)), "{fen}: {answer:?}");
    }
}

#[test]
fn a_turn_with_more_than_four_hundred_actions_has_an_answer() {
    let waiting: Vec<String> = (1..=24)
        .map(|number| format!(r#"{{"handle": "W{number}", "made_of": [{{"card": "Wazir"}}]}}"#))
        .collect();
    let hand: Vec<String> = CARDS.iter().map(|card| format!(r#""{card}""#)).collect();
    let json = format!(
        r#"{{"turn": "white", "phase": "create", "limit": 60,
        "board": [{{"at": "e1", "owner": "white", "king": true}}, {{"at": "e8", "owner": "black", "king": true}}],
        "reserve": {{"white": [{}], "black": []}}, "last_handle": {{"white": 24, "black": 0}},
        "hand": {{"white": [{}], "black": []}}, "deck": {{"white": [], "black": []}}}}"#,
        waiting.join(", "),
        hand.join(", ")
    );
    let game = trickmate_rules::game("summoner").unwrap();
    let options = trickmate_rules::Options::new(game.options(), []).unwrap();
    let game = Match::from_position(game, options, seed(1), json).unwrap();
    assert!(game.legal(trickmate_rules::Viewer::Omniscient).len() > 400);
    for level in [1, 8] {
        ask(&game, &Request::level(Level::new(level).unwrap(), seed(level)));
    }
}

#[test]
fn who_is_not_to_act_gets_no_answer() {
    let game = table("cardmate", &[], 1);
    assert!(think_in(&game, Seat::Second, &Request::budget(Budget::nodes(10), seed(1))).is_err());
}
