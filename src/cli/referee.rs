//! `trickmate referee`: what the rules say of a record.

use std::io::{self, Write};

use clap::ValueEnum;
use serde_json::{Value, json};
use trickmate::rules::{Match, Record, Viewer};

use super::Failure;
use super::table::Table;

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    table: Table,

    /// What to print
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

/// Replays the record and prints what was asked for.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let (game, viewer) = args.table.play()?;
    let viewer = game.knowledge_of(viewer);
    let text = match args.format {
        Format::Json => format!("{}\n", report(&game, viewer)),
        Format::Record => Record::seen_by(viewer, &game, []).to_string(),
        Format::Position => format!("{}\n", game.position().json(viewer)),
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// The JSON object that `docs/referee.md` describes.
fn report(game: &Match, viewer: Viewer) -> Value {
    let names = game.game().seats();
    let key = |seat: trickmate::rules::Seat| names[seat.index()].key;
    let tells_seed = viewer == Viewer::Everyone || !game.position().is_seed_secret();
    json!({
        "game": game.game().name(),
        "options": game.options_for(viewer).to_json(),
        "seed": tells_seed.then(|| game.seed().to_hex()),
        "ply": game.plies().len(),
        "to_act": game.to_act().into_iter().map(key).collect::<Vec<_>>(),
        "legal": game.legal(viewer),
        "position": game.position().text(viewer),
        "outcome": game.outcome().map(|outcome| json!({
            "winner": outcome.winner.map(key),
            "reason": outcome.reason,
        })),
        "detail": game.position().detail(viewer),
    })
}
