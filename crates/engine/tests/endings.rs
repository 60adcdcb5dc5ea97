//! Won games are won.

use trickmate_engine::{Level, Request, think_in};
use trickmate_rules::{Match, Options, Seat};

use super::{actor, seed};

/// Lone Kings against enough material to mate.
const WON: [&str; 7] = [
    "8/8/8/3k4/8/8/8/Q3K3 w - - 0 1",
    "8/8/8/3k4/8/8/8/R3K3 w - - 0 1",
    "8/8/8/3k4/8/8/8/2B1KB2 w - - 0 1",
    "8/8/8/3k4/8/8/8/2B1K1N1 w - - 0 1",
    "8/8/8/3k4/8/8/4P3/R3K3 w - - 0 1",
    "8/3k4/8/3K4/8/3P4/8/8 w - - 0 1",
    "7k/4Q3/8/8/8/8/8/K7 b - - 0 1",
];

#[test]
fn a_lone_king_is_mated() {
    let rules = trickmate_rules::game("mysterious").unwrap();
    for fen in WON {
        let options = Options::new(rules.options(), []).unwrap();
        let json = format!(r#"{{"phase": "chess", "fen": "{fen}"}}"#);
        let mut game = Match::from_position(rules, options, seed(1), json).unwrap();
        while let Some(seat) = actor(&game) {
            let level = if seat == Seat::First { 6 } else { 4 };
            let level = Level::new(level).unwrap();
            let thought = think_in(&game, seat, &Request::level(level, seed(2))).unwrap();
            game.act(seat, &thought.action).unwrap();
        }
        let outcome = game.outcome().unwrap();
        assert_eq!(outcome.winner, Some(Seat::First), "{fen}: {outcome:?}");
    }
}
