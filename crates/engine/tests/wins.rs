//! Forced wins are found.

use std::time::{Duration, Instant};

use trickmate_engine::{Budget, Level, Player, Request, Score, think_in};
use trickmate_rules::{DynPosition, EndReason, Match, Options, Seat, Viewer};

use super::{late_position, seed, solver, table, wander};

/// Returns `true` if the seat to act, and no other, can force a win in this many own moves.
fn wins(position: &dyn DynPosition, seat: Seat, moves: u32) -> bool {
    position.observe(Viewer::Omniscient).legal(seat).iter().any(|action| {
        let mut next = position.boxed();
        next.play(seat, action).unwrap();
        match next.outcome() {
            Some(outcome) => outcome.winner == Some(seat),
            None if moves <= 1 => false,
            None => {
                let other = seat.other();
                next.observe(Viewer::Omniscient).legal(other).iter().all(|answer| {
                    let mut after = next.boxed();
                    after.play(other, answer).unwrap();
                    match after.outcome() {
                        Some(outcome) => outcome.winner == Some(seat),
                        None => wins(&*after, seat, moves - 1),
                    }
                })
            }
        }
    })
}

fn answer(game: &Match, seat: Seat) -> (String, Score) {
    let thought = think_in(game, seat, &Request::budget(Budget::nodes(20_000), seed(1))).unwrap();
    (thought.action, thought.score)
}

#[test]
fn a_win_with_one_move_is_always_taken() {
    let mut seen = 0;
    for (name, number) in
        [("cardmate", 1), ("cardmate", 2), ("poker", 3), ("poker", 4), ("cardmate", 5), ("poker", 6)]
    {
        let options: &[(&str, &str)] =
            if name == "poker" { &[("wipeout", "1")] } else { &[("deal", "wild")] };
        let mut game = table(name, options, number);
        for step in 0..60 {
            let Some(seat) = game.to_act().first().copied() else { break };
            if wins(game.position(), seat, 1) {
                seen += 1;
                for level in [1, 8] {
                    let request = Request {
                        budget: Budget::nodes(3000),
                        ..Request::level(Level::new(level).unwrap(), seed(step))
                    };
                    let thought = think_in(&game, seat, &request).unwrap();
                    let mut next = game.clone();
                    next.act(seat, &thought.action).unwrap();
                    assert_eq!(
                        next.outcome().and_then(|outcome| outcome.winner),
                        Some(seat),
                        "{name}, level {level}"
                    );
                    assert_eq!(thought.score, Score::Mate(1));
                }
            }
            wander(&mut game, 1, number.wrapping_mul(40).wrapping_add(step));
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn wins_in_two_are_found_in_cardmate() {
    let card = |square: &str, card: &str, owner: &str| {
        format!(r#""{square}": {{"card": "{card}", "owner": "{owner}"}}"#)
    };
    for [one, other, king] in [["b0", "f5", "a9"], ["i1", "e4", "j9"], ["g9", "c8", "e9"]] {
        let cards = [
            card("e1", "KS", "forehand"),
            card(one, "XD", "forehand"),
            card(other, "XC", "forehand"),
            card(king, "KH", "rearhand"),
        ];
        let json = format!(r#"{{"turn": "forehand", "cards": {{{}}}}}"#, cards.join(", "));
        let game = set_up("cardmate", &json);
        let expected = [1, 2].into_iter().find(|moves| wins(game.position(), Seat::First, *moves as u32));
        let (action, score) = answer(&game, Seat::First);
        if let Some(moves) = expected {
            assert_eq!(score, Score::Mate(moves), "{action} in {json}");
        }
        assert!(king == "e9" || expected == Some(2), "{json}");
    }
}

#[test]
fn every_win_in_two_moves_is_found_near_the_end_of_games() {
    let players = [Player::Greedy, Player::Random];
    let mut seen = 0;
    for (name, count) in [("cardmate", 8), ("poker", 24), ("mysterious", 12), ("summoner", 24)] {
        for number in 0..count {
            let start = table(name, &[], number);
            let mut chance = seed(number).chance("late");
            let (game, seat) = late_position::sample(&start, players, &mut chance).unwrap();
            let Some(moves) = solver::wins_in(&game, seat, 2) else { continue };
            seen += 1;
            let request =
                Request { budget: Budget::nodes(60_000), ..Request::level(Level::HIGHEST, seed(1)) };
            let thought = think_in(&game, seat, &request).unwrap();
            let text = game.position().observe(Viewer::Omniscient).json();
            assert!(matches!(thought.score, Score::Mate(1..)), "{name}, in {moves}: {thought:?} in {text}");
            assert!(thought.nodes > 0, "{name}: it has been looked for");
        }
    }
    assert!(seen > 16, "{seen}");
}

#[test]
fn mates_in_up_to_five_are_found_in_chess() {
    // Each is forced: the numbers are Stockfish's.
    for (fen, moves) in [
        ("r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1", 3),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3),
        ("8/8/8/8/1k6/8/K1Q5/1R6 w - - 0 1", 2),
        ("6k1/3b3r/1p1p4/p1n2p2/1PPNpP1q/P3Q1p1/1R1RB1P1/5K2 b - - 0 1", 5),
        ("2q1nk1r/4Rp2/1ppp1P2/6Pp/3p1B2/3P3P/PPP1Q3/6K1 w - - 0 1", 5),
    ] {
        let game = set_up("mysterious", &format!(r#"{{"phase": "chess", "fen": "{fen}"}}"#));
        let seat = game.to_act()[0];
        let thought = think_in(&game, seat, &Request::budget(Budget::nodes(300_000), seed(1))).unwrap();
        assert_eq!(thought.score, Score::Mate(moves), "{fen}: {}", thought.action);
    }
}

fn set_up(name: &str, json: &str) -> Match {
    let game = trickmate_rules::game(name).unwrap();
    Match::from_position(game, Options::new(game.options(), []).unwrap(), seed(1), json.to_owned()).unwrap()
}

#[test]
fn mates_are_found_in_every_game_of_chess() {
    let fen = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    let game = set_up("mysterious", &format!(r#"{{"phase": "chess", "fen": "{fen}"}}"#));
    assert_eq!(answer(&game, Seat::First), ("Ra6".to_owned(), Score::Mate(2)));
    let game = set_up("poker", r#"{"fen": "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"}"#);
    assert_eq!(answer(&game, Seat::First), ("Ra8#".to_owned(), Score::Mate(1)));
}

#[test]
fn mate_by_move_and_by_summons_is_found() {
    let position = |extra: &str, reserve: &str| {
        format!(
            r#"{{"turn": "white", "phase": "move", "limit": 4,
            "board": [{{"at": "g6", "owner": "white", "king": true}}, {{"at": "h8", "owner": "black", "king": true}}{extra}],
            "reserve": {{"white": [{reserve}], "black": []}}, "hand": {{"white": ["Knight"], "black": ["Knight"]}}, "deck": {{"white": [], "black": ["Rook"]}}}}"#
        )
    };
    let rook = r#", {"at": "a1", "owner": "white", "made_of": [{"card": "Rook"}]}"#;
    let game = set_up("summoner", &position(rook, ""));
    assert_eq!(answer(&game, Seat::First), ("a1-a8".to_owned(), Score::Mate(1)));
    // A Rook that enters gives no mate, but a Rook beside a Guard does.
    let guard = r#", {"at": "e7", "owner": "white", "made_of": [{"card": "Guard"}]}"#;
    let game = set_up(
        "summoner",
        &position(guard, r#"{"handle": "W1", "made_of": [{"card": "Queen"}]}"#).replace("Queen", "Rook"),
    );
    let (action, _) = answer(&game, Seat::First);
    assert!(game.position().check(Seat::First, &action).is_ok());
}

#[test]
fn two_turns_of_checks_that_mate_are_found() {
    let json = r#"{"turn": "white", "phase": "move", "limit": 4,
        "board": [{"at": "e1", "owner": "white", "king": true}, {"at": "h7", "owner": "black", "king": true},
                  {"at": "a5", "owner": "white", "made_of": [{"card": "Rook"}]},
                  {"at": "b6", "owner": "white", "made_of": [{"card": "Rook"}]}],
        "reserve": {"white": [], "black": []}, "hand": {"white": ["Knight"], "black": ["Knight"]},
        "deck": {"white": ["Ferz"], "black": ["Rook"]}}"#;
    let game = set_up("summoner", json);
    assert_eq!(answer(&game, Seat::First), ("a5-a7".to_owned(), Score::Mate(2)));
}

#[test]
fn the_leader_wins_at_once_by_stalemate() {
    let score = |white: u32, black: u32| format!(r#""score":{{"white":{white},"black":{black}}}"#);
    for (fen, score) in [
        ("k7/8/4Q3/6B1/8/8/8/4K3 w - - 0 1", score(4, 1)),
        ("K4b2/7r/8/3k4/8/8/8/8 b - - 0 1", score(1, 4)),
        ("8/R5Q1/8/8/8/8/8/K6k w - - 0 1", score(4, 1)),
    ] {
        let poker = trickmate_rules::game("poker").unwrap();
        for bonus in ["0", "99"] {
            let options = Options::new(poker.options(), [("wipeout", "off"), ("bonus", bonus)]).unwrap();
            let setup = format!(r#"{{"fen":"{fen}",{score}}}"#);
            let game = Match::from_position(poker, options, seed(1), setup).unwrap();
            let seat = game.to_act()[0];
            for level in Level::ALL {
                let thought = think_in(&game, seat, &Request::level(level, seed(1))).unwrap();
                let mut next = game.clone();
                next.act(seat, &thought.action).unwrap();
                let winner = next.outcome().and_then(|outcome| outcome.winner);
                assert_eq!(winner, Some(seat), "{fen}, {level:?}: {}", thought.action);
                assert_eq!(thought.score, Score::Mate(1), "{fen}, {level:?}");
            }
        }
    }
}

#[test]
fn the_leader_wins_at_once_by_the_third_repetition() {
    let poker = trickmate_rules::game("poker").unwrap();
    let options = Options::new(poker.options(), [("wipeout", "off")]).unwrap();
    let setup =
        r#"{"fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","score":{"white":1,"black":4}}"#;
    let mut game = Match::from_position(poker, options, seed(1), setup.to_owned()).unwrap();
    game.play_all(["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]).unwrap();
    for level in Level::ALL {
        let thought = think_in(&game, Seat::Second, &Request::level(level, seed(1))).unwrap();
        assert_eq!((thought.action.as_str(), thought.score), ("Ng8", Score::Mate(1)), "{level:?}");
    }
    game.play_all(["Ng8"]).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Seat::Second), EndReason::ThreefoldRepetition));
}

#[test]
fn no_mate_is_promised_that_comes_after_fifty_quiet_turns() {
    let rooks = |quiet: u32| {
        let piece = |at: &str, what: &str| format!(r#"{{"at":"{at}",{what}}}"#);
        let rook = r#""owner":"white","made_of":[{"card":"Rook"}]"#;
        let board = [
            piece("a1", r#""owner":"white","king":true"#),
            piece("h7", r#""owner":"black","king":true"#),
            piece("a6", rook),
            piece("b5", rook),
        ]
        .join(",");
        let setup = format!(
            r#"{{"variant":"standard","turn":"white","phase":"move","board":[{board}],"quiet":{quiet}}}"#
        );
        let game = set_up("summoner", &setup);
        think_in(&game, Seat::First, &Request::level(Level::HIGHEST, seed(1))).unwrap().score
    };
    assert_eq!(rooks(97), Score::Mate(2));
    for quiet in [98, 99] {
        assert!(matches!(rooks(quiet), Score::Win(_)), "{quiet}: {:?}", rooks(quiet));
    }
}

#[test]
fn a_win_in_two_turns_that_begins_without_a_check_is_found_among_many_answers() {
    let game = set_up("summoner", include_str!("quiet_win.json"));
    let mut request = Request::level(Level::HIGHEST, seed(1));
    // On a busy machine the usual deadline may pass before the search ends.
    request.budget = request.budget.or_until(Instant::now() + Duration::from_secs(3600));
    let thought = think_in(&game, Seat::First, &request).unwrap();
    assert_eq!((thought.action.as_str(), thought.score), ("e5:d4", Score::Mate(2)));
}
