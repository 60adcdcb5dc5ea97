//! Checks that wins are found. Samples positions near the end of games, searches them exhaustively for those that are
//! won in at most three own moves, and asks the highest level for its move:
//!
//! `cargo run --release -p trickmate-engine --example wins -- cardmate 500 3 [KEY=VALUE]…`

use std::io::{self, Write};
use std::time::Instant;

use trickmate_engine::{Level, Player, Request, Score, think_in};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Viewer};

#[path = "../tests/late_position.rs"]
mod late_position;
#[path = "../tests/solver.rs"]
mod solver;
#[path = "../tests/turn_solver.rs"]
mod turn_solver;

use late_position::{sample, seed};

/// Levels that play the games.
const PLAYERS: [&str; 2] = ["3", "2"];

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, count, max, options @ ..] = &args[..] else {
        return Err("GAME COUNT MOVES [KEY=VALUE]…".into());
    };
    let game = trickmate_rules::game(name).ok_or("there is no such game")?;
    let given = options.iter().filter_map(|option| option.split_once('='));
    let options = Options::new(game.options(), given)?;
    let (count, max): (u32, u32) = (count.parse()?, max.parse()?);
    let players: [Player; 2] = [PLAYERS[0].parse()?, PLAYERS[1].parse()?];
    let mut chance = Seed::new([3; 32]).chance("wins");
    let (mut won, mut found, mut shortest, mut slowest) = ([0; 8], [0; 8], 0, 0);
    for _ in 0..count {
        let start = Match::new(game, options.clone(), seed(&mut chance));
        let (position, seat) = sample(&start, players, &mut chance)?;
        let Some(moves) = solver::wins_in(&position, seat, max) else { continue };
        let start = Instant::now();
        let thought = think_in(&position, seat, &Request::level(Level::HIGHEST, seed(&mut chance)))?;
        slowest = slowest.max(start.elapsed().as_millis());
        won[moves as usize] += 1;
        if matches!(thought.score, Score::Mate(said) if said > 0) {
            found[moves as usize] += 1;
            shortest += u32::from(thought.score == Score::Mate(moves as i32));
        } else {
            let (said, action) = (thought.score, thought.action);
            let json = position.position().observe(Viewer::Omniscient).json();
            writeln!(io::stdout(), "won in {moves}, but {action} with {said:?} in {json}")?;
        }
    }
    for moves in 1..=max as usize {
        writeln!(io::stdout(), "{name}: {} of {} wins in {moves} found", found[moves], won[moves])?;
    }
    writeln!(
        io::stdout(),
        "{name}: of {count} positions; {shortest} by the shortest way, at most {slowest} ms each"
    )?;
    Ok(())
}
