//! `trickmate gauntlet`: two computer players against each other.

use std::io::{self, Write};

use trickmate_engine::Player;
use trickmate_engine::gauntlet::Gauntlet;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Record, RecordError};

use super::failure::Failure;

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The game
    game: String,

    /// The player whose results are printed: a level, random or greedy
    #[arg(long, value_name = "N|random|greedy")]
    a: Player,

    /// The other player
    #[arg(long, value_name = "N|random|greedy")]
    b: Player,

    /// Number of games
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,

    /// The seed for everything random, 64 hexadecimal digits [default: all zeros]
    #[arg(long, value_name = "HEX")]
    seed: Option<Seed>,

    /// A game option, e.g. --option deal=wild; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

/// Plays the games and prints the results as one JSON object.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    if let Some(option) = args.options.iter().find(|option| !option.contains('=')) {
        return Err(RecordError::Option(option.clone()).into());
    }
    let mut record = Record::default();
    record.tags.push(("Game".to_owned(), args.game.clone()));
    record.tags.extend(args.options.iter().map(|option| ("Option".to_owned(), option.clone())));
    let seed = args.seed.clone().unwrap_or(Seed::new([0; 32]));
    // Only the options of this match are used; every game is dealt from a different seed.
    record.tags.push(("Seed".to_owned(), seed.to_hex()));
    let hosted = record.begin()?;
    let gauntlet = Gauntlet {
        game: hosted.game(),
        options: hosted.options().clone(),
        players: [args.a, args.b],
        games: args.games,
        seed,
    };
    let results = gauntlet.run(|results| {
        let line = format!("{}/{} {:.3}", results.games(), args.games, results.score());
        // Nobody has to watch.
        let _ = writeln!(io::stderr(), "{line}");
    });
    writeln!(io::stdout(), "{}", results.to_json())?;
    Ok(())
}
