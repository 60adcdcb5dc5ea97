//! Are wins found? Positions near the end of games are sampled, everything in them is looked at to see which are won in at
//! most three own moves, and the highest level is asked for its move:
//!
//! `cargo run --release -p trickmate-engine --example wins -- cardmate 500 3 [KEY=VALUE]…`

use std::io::{self, Write};
use std::time::Instant;

use trickmate_engine::{Level, Player, Request, Score, think_in};
use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Match, Options, Seat, Viewer};

#[path = "../tests/solver.rs"]
mod solver;

/// Who plays the games, and how far from their end the positions are.
const PLAYERS: [&str; 2] = ["3", "2"];
const BEFORE_THE_END: u32 = 9;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, count, most, options @ ..] = &args[..] else {
        return Err("GAME COUNT MOVES [KEY=VALUE]…".into());
    };
    let game = trickmate_rules::game(name).ok_or("there is no such game")?;
    let given = options.iter().filter_map(|option| option.split_once('='));
    let options = Options::new(game.options(), given)?;
    let (count, most): (u32, u32) = (count.parse()?, most.parse()?);
    let mut chance = Seed::new([3; 32]).chance("wins");
    let (mut won, mut found, mut slowest) = ([0; 8], [0; 8], 0);
    for _ in 0..count {
        let (position, seat) = sample(&Match::new(game, options.clone(), seed(&mut chance)), &mut chance)?;
        let Some(moves) = solver::wins_in(&position, seat, most) else { continue };
        let start = Instant::now();
        let thought = think_in(&position, seat, &Request::level(Level::HIGHEST, seed(&mut chance)))?;
        slowest = slowest.max(start.elapsed().as_millis());
        won[moves as usize] += 1;
        if thought.score == Score::Mate(moves as i32) {
            found[moves as usize] += 1;
        } else {
            let (said, action) = (thought.score, thought.action);
            let json = position.position().json(Viewer::Omniscient);
            writeln!(io::stdout(), "won in {moves}, but {action} with {said:?} in {json}")?;
        }
    }
    for moves in 1..=most as usize {
        writeln!(io::stdout(), "{name}: {} of {} wins in {moves} found", found[moves], won[moves])?;
    }
    writeln!(io::stdout(), "{name}: of {count} positions, at most {slowest} ms each")?;
    Ok(())
}

fn seed(chance: &mut SeedRng) -> Seed {
    Seed::new([0; 32].map(|_: u8| chance.below(256) as u8))
}

/// A position that is a few plies before the end of a game, without its past, and a seat to act.
fn sample(start: &Match, chance: &mut SeedRng) -> Result<(Match, Seat), Failure> {
    let players: [Player; 2] = [PLAYERS[0].parse()?, PLAYERS[1].parse()?];
    loop {
        let (mut game, mut positions) = (start.clone(), Vec::new());
        while let Some(seat) = game.to_act().first().copied() {
            positions.push((game.position().json(Viewer::Omniscient), seat));
            let action = players[seat.index()].choose(&game, seat, &seed(chance))?;
            game.act(seat, &action)?;
        }
        let back = 1 + chance.below(BEFORE_THE_END) as usize;
        let Some(place) = positions.len().checked_sub(back) else { continue };
        let (json, seat) = positions.swap_remove(place);
        let options = start.options().clone();
        let position = Match::from_position(start.game(), options, start.seed().clone(), json.to_string());
        if let Ok(position) = position
            && position.to_act().contains(&seat)
        {
            return Ok((position, seat));
        }
    }
}
