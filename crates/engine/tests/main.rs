//! Tests of the computer players, in one binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "tests may fail loudly"
)]

mod endings;
mod games;
mod honesty;
mod late_position;
mod limits;
mod lines;
mod placing;
mod repetitions;
mod sampling;
mod solver;
mod states;
mod turn_solver;
mod uci;
mod wins;

use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Seat, Viewer};

/// Every game with the options under which it differs.
const TABLES: &[(&str, &[(&str, &str)])] = &[
    ("cardmate", &[]),
    ("cardmate", &[("deal", "wild"), ("palace", "king")]),
    ("cardmate", &[("deal", "places"), ("palace", "off")]),
    ("poker", &[]),
    ("poker", &[("hands", "declare"), ("deal", "random"), ("wild", "deuces")]),
    ("poker", &[("pull", "recent"), ("size", "7"), ("wipeout", "off")]),
    ("poker", &[("unmoved", "no"), ("hands", "declare"), ("wipeout", "1")]),
    ("mysterious", &[]),
    ("mysterious", &[("variant", "casual")]),
    ("summoner", &[]),
    ("summoner", &[("variant", "courier")]),
    ("summoner", &[("deck-white", "mimics"), ("deck-black", "ringwalkers")]),
    (
        "summoner",
        &[("cards", r#"{"Camel": {"betza": "C", "value": 5}}"#), ("deck-white", "6 Camel, 4 Rider, 3 Clone")],
    ),
];

fn seed(number: u8) -> Seed {
    Seed::new([number; 32])
}

fn table(name: &str, options: &[(&str, &str)], number: u8) -> Match {
    let game = trickmate_rules::game(name).unwrap();
    let options = Options::new(game.options(), options.iter().copied()).unwrap();
    Match::new(game, options, seed(number))
}

/// Plays this many random actions, or fewer if the match ends before.
fn wander(game: &mut Match, plies: usize, number: u8) {
    let mut chance = seed(number).chance("wander");
    for _ in 0..plies {
        let to_act = game.to_act();
        if to_act.is_empty() {
            return;
        }
        let seat = to_act[chance.below(to_act.len() as u32) as usize];
        let mut legal = game.position().observe(Viewer::Omniscient).legal(seat);
        let action = legal.swap_remove(chance.below(legal.len() as u32) as usize);
        game.act(seat, &action).unwrap();
    }
}

/// Returns the seat to act.
fn actor(game: &Match) -> Option<Seat> {
    game.to_act().first().copied()
}
