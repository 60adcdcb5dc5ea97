//! `trickmate referee`: the verdict of the rules on a record.

use std::io::{self, Write};

use clap::ValueEnum;
use serde_json::{Value, json};
use trickmate_rules::{Match, Record, SeedOrigin, Viewer};

use super::failure::Failure;
use crate::cli::match_args::{MatchArgs, Played};

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    hosted: MatchArgs,

    /// Format of the output
    #[arg(long, value_enum, default_value_t = Format::Json)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// One JSON object with what the rules say of the position reached
    Json,
    /// The whole match as a record, to be kept and replayed
    Record,
    /// The position reached in the JSON form that --position reads
    Position,
}

/// Replays the record and prints the requested output.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let Played { game, viewer, origin } = args.hosted.play()?;
    let viewer = game.knowledge_of(viewer);
    let text = match args.format {
        Format::Json => {
            let mut report = report(&game, viewer);
            if let Some(origin) = &origin {
                report["origin"] = told(origin, &game);
            }
            format!("{report}\n")
        }
        Format::Record => Record::seen_by(viewer, &game, []).to_string(),
        Format::Position => format!("{}\n", game.position().observe(viewer).json()),
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// Returns the origin of the seed, and its commitment, which was public from the start.
fn told(origin: &SeedOrigin, game: &Match) -> Value {
    json!({
        "match": origin.match_number,
        "challenge": origin.challenge.to_string(),
        "accept": origin.accept.to_string(),
        "challenger": game.game().seats()[origin.challenger.index()].key,
        "by_lot": origin.by_lot,
        "secret_commitment": origin.secret.commitment(),
        "commitment": game.seed().commitment(),
    })
}

/// Returns the JSON object that `docs/referee.md` describes.
fn report(game: &Match, viewer: Viewer) -> Value {
    let names = game.game().seats();
    let key = |seat: trickmate_rules::Seat| names[seat.index()].key;
    let tells_seed = viewer == Viewer::Omniscient || !game.position().is_seed_secret();
    json!({
        "game": game.game().name(),
        "options": game.options_for(viewer).to_json(),
        "seed": tells_seed.then(|| game.seed().to_hex()),
        "ply": game.plies().len(),
        "to_act": game.to_act().into_iter().map(key).collect::<Vec<_>>(),
        "legal": game.legal(viewer),
        "position": game.position().observe(viewer).text(),
        "outcome": game.outcome().map(|outcome| json!({
            "winner": outcome.winner.map(key),
            "reason": outcome.reason.name(),
        })),
        "detail": game.position().observe(viewer).detail(),
    })
}
