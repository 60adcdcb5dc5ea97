//! Every game, with every option that changes it, at every point.

use trickmate_engine::{Budget, Level, Player, Request, think_in};
use trickmate_rules::{Match, Seat};

use super::{TABLES, actor, seed, table, wander};

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
    let json = format!(r#"{{"phase": "chess", "fen": "{fen}"}}"#);
    let game = trickmate_rules::game("mysterious").unwrap();
    let options = trickmate_rules::Options::new(game.options(), []).unwrap();
    let game = Match::from_position(game, options, seed(1), json).unwrap();
    assert!(game.legal(trickmate_rules::Viewer::Public).len() > 200);
    ask(&game, &Request::budget(Budget::nodes(300), seed(1)));
}

#[test]
fn who_is_not_to_act_gets_no_answer() {
    let game = table("cardmate", &[], 1);
    assert!(think_in(&game, Seat::Second, &Request::budget(Budget::nodes(10), seed(1))).is_err());
}
