//! `trickmate puzzles`: looks for puzzles, and proves the existing ones.

use std::io::{self, Write};

use trickmate_rules::Game;
use trickmate_rules::kernel::Seed;
use trickmate_study::puzzle::{Miner, PROOF, Puzzle, collection, verify};

use super::failure::Failure;

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Looks for puzzles in games between computer players, and prints a line for each that is new
    Mine {
        /// The game: cardmate, poker, mysterious or summoner
        game: String,

        /// Number of puzzles to find
        #[arg(long, value_name = "N", default_value_t = 10)]
        count: usize,

        /// The seed for everything random, up to 64 hexadecimal digits; the same seed finds the same puzzles
        #[arg(long, value_name = "HEX", default_value = "0")]
        seed: String,
    },
    /// Proves puzzles that are part of the program. Ends with exit code 1 if one is wrong
    Check {
        /// Only the puzzles of this game
        game: Option<String>,

        /// Prove this many of each game, evenly spread, instead of all
        #[arg(long, value_name = "N")]
        sample: Option<usize>,

        /// Number of positions to search for each choice
        #[arg(long, default_value_t = PROOF, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
    },
}

/// Runs the command; returns whether all puzzles are right.
pub(super) fn run(args: &Args) -> Result<bool, Failure> {
    match &args.command {
        Command::Mine { game, count, seed } => {
            mine(find(game)?, *count, seed)?;
            Ok(true)
        }
        Command::Check { game, sample, nodes } => {
            let games = match game {
                Some(name) => vec![find(name)?],
                None => trickmate_rules::GAMES.to_vec(),
            };
            let mut all_right = true;
            for game in games {
                all_right &= check(game, *sample, *nodes)?;
            }
            Ok(all_right)
        }
    }
}

fn find(name: &str) -> Result<&'static dyn Game, Failure> {
    trickmate_rules::game(name).ok_or_else(|| format!("there is no game “{name}”").into())
}

/// Prints new puzzles until there are enough.
fn mine(game: &'static dyn Game, count: usize, seed: &str) -> Result<(), Failure> {
    let seed: Seed = format!("{seed:0>64}").parse()?;
    let mut miner = Miner::new(game, &seed, collection(game.name())?.all());
    let mut out = io::stdout();
    let mut left = count;
    while left > 0 {
        let mut puzzles: Vec<Puzzle> = Vec::new();
        miner.play(|puzzle| puzzles.push(puzzle))?;
        for puzzle in puzzles.into_iter().take(left) {
            writeln!(out, "{puzzle}")?;
            left -= 1;
        }
        out.flush()?;
    }
    Ok(())
}

/// Proves the puzzles of a game and prints the errors; returns whether all are right.
fn check(game: &'static dyn Game, sample: Option<usize>, nodes: u64) -> Result<bool, Failure> {
    let all = collection(game.name())?.all();
    let step = sample.map_or(1, |sample| all.len().div_ceil(sample.max(1)).max(1));
    let (mut proved, mut wrong) = (0, 0);
    for puzzle in all.iter().step_by(step) {
        match verify(puzzle, nodes) {
            Ok(()) => proved += 1,
            Err(error) => {
                wrong += 1;
                writeln!(io::stdout(), "{} {}: {error}", game.name(), puzzle.id)?;
            }
        }
    }
    writeln!(io::stdout(), "{}: {} puzzles, {proved} proved, {wrong} wrong", game.name(), all.len())?;
    Ok(wrong == 0)
}
