//! Many short-sighted games over all games and options, to find panics, illegal moves and memory that grows:
//!
//! `cargo run --release -p trickmate-engine --example soak -- 10000`

use std::io::{self, Write};

use trickmate_engine::{Budget, Level, Request, Skill, think_in};
use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Match, Options, Viewer};

/// Games with options that change their actions.
const TABLES: &[(&str, &[(&str, &str)])] = &[
    ("cardmate", &[]),
    ("cardmate", &[("deal", "wild"), ("palace", "king")]),
    ("cardmate", &[("deal", "places"), ("palace", "off")]),
    ("cardmate", &[("deal", "suits")]),
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

/// Nodes searched for an action.
const NODES: u32 = 24;
/// The most plies of a game.
const MAX_PLIES: usize = 500;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let games: usize = std::env::args().nth(1).unwrap_or_else(|| "10000".to_owned()).parse()?;
    let mut chance = Seed::new([11; 32]).chance("soak");
    let (mut actions, mut ended, mut max, mut early) = (0_u64, 0, 0, 0);
    for number in 0..games {
        let (name, options) = TABLES[number % TABLES.len()];
        let game = trickmate_rules::game(name).ok_or("there is no such game")?;
        let options = Options::new(game.options(), options.iter().copied())?;
        let mut game = Match::new(game, options, seed(&mut chance));
        while let Some(seat) = game.to_act().first().copied()
            && game.plies().len() < MAX_PLIES
        {
            let level = Level::new(1 + chance.below(8) as u8).ok_or("there is no such level")?;
            let budget = Budget::nodes(u64::from(1 + chance.below(NODES)));
            let skill = if chance.below(4) == 0 { Skill::Full } else { Skill::Level(level) };
            let request = Request { skill, ..Request::budget(budget, seed(&mut chance)) };
            let action = think_in(&game, seat, &request)?.action;
            max = max.max(game.legal(Viewer::Seat(seat)).len());
            game.act(seat, &action).map_err(|refusal| format!("{name}: {action}: {refusal}"))?;
            actions += 1;
        }
        ended += u32::from(game.outcome().is_some());
        if number == games / 5 {
            early = memory()?;
        }
        if (number + 1).is_multiple_of((games / 10).max(1)) {
            writeln!(
                io::stdout(),
                "{} games, {ended} of them to the end, {actions} actions, at most {max} to choose from; \
                 memory {} KiB, after a fifth {early} KiB, at most {} KiB",
                number + 1,
                memory()?,
                status("VmHWM")?,
            )?;
        }
    }
    Ok(())
}

fn seed(chance: &mut SeedRng) -> Seed {
    Seed::new([0; 32].map(|_: u8| chance.below(256) as u8))
}

/// Returns the memory of the process, in KiB.
fn memory() -> Result<u64, Failure> {
    status("VmRSS")
}

fn status(name: &str) -> Result<u64, Failure> {
    let text = std::fs::read_to_string("/proc/self/status")?;
    let line = text.lines().find(|line| line.starts_with(name)).ok_or("memory is not told here")?;
    Ok(line.split_whitespace().nth(1).unwrap_or_default().parse()?)
}
