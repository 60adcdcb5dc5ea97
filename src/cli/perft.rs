//! `trickmate perft`: counts the action sequences of a length.

use std::io::{self, Write};
use std::time::Instant;

use trickmate_rules::{Match, Viewer};

use super::failure::Failure;
use crate::cli::match_args::MatchArgs;

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    // The game must be the first positional argument, so the table's flags come first.
    #[command(flatten)]
    hosted: MatchArgs,

    /// The length of the sequences, in actions
    depth: u32,

    /// Also print the count for each first action
    #[arg(long)]
    divide: bool,
}

/// Counts and prints the number, and below it the nodes per second.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let game = args.hosted.play()?.game;
    let mut out = io::stdout();
    if args.divide && args.depth > 0 {
        divide(&game, args.depth, &mut out)?;
    }
    let start = Instant::now();
    let count =
        if game.outcome().is_some() && args.depth > 0 { 0 } else { game.position().perft(args.depth) };
    let seconds = start.elapsed().as_secs_f64();
    writeln!(out, "{count}")?;
    writeln!(out, "{:.0} nodes/s", count as f64 / seconds.max(1e-9))?;
    Ok(())
}

fn divide(game: &Match, depth: u32, out: &mut impl Write) -> Result<(), Failure> {
    for seat in game.to_act() {
        for text in game.position().observe(Viewer::Omniscient).legal(seat) {
            let mut next = game.position().boxed();
            next.play(seat, &text)?;
            writeln!(out, "{text} {}", next.perft(depth - 1))?;
        }
    }
    Ok(())
}
