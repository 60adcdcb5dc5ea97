//! `trickmate analyse`: the value of every choice of a recorded match.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

use serde_json::{Value, json};
use trickmate::curve_of;
use trickmate_render::{Style, Theme, curve};
use trickmate_rules::{Match, Record, Seat};
use trickmate_study::analysis::{Analysis, Judgement, NODES};

use super::failure::Failure;

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The record of a match, as `trickmate referee --format record` writes it
    record: PathBuf,

    /// Number of positions to search for each line
    #[arg(long, default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Write the curve to this file, as a PNG picture
    #[arg(long, value_name = "FILE.png")]
    picture: Option<PathBuf>,

    /// The colours of the picture
    #[arg(long, default_value_t)]
    theme: Theme,

    /// The width of the picture in pixels
    #[arg(long, default_value_t = 800)]
    width: u32,

    /// Print what the bot stores instead of JSON
    #[arg(long)]
    packed: bool,
}

/// Analyses, and prints one JSON object.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let text =
        fs::read_to_string(&args.record).map_err(|error| format!("{}: {error}", args.record.display()))?;
    let game = text.parse::<Record>()?.replay()?;
    let start = Instant::now();
    let analysis = Analysis::of(&game, args.nodes)?;
    let ms = u64::try_from(start.elapsed().as_millis())?;
    if let Some(path) = &args.picture {
        let style = Style { width: args.width, theme: args.theme, ..Style::default() };
        fs::write(path, curve(&curve_of(&game, &analysis), &style)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let text = if args.packed { analysis.to_string() } else { format!("{}\n", report(&game, &analysis, ms)) };
    io::stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// Returns the JSON object that `docs/analysis.md` describes.
fn report(game: &Match, analysis: &Analysis, ms: u64) -> Value {
    let key = |seat: Seat| game.game().seats()[seat.index()].key;
    let by_seat = |seat: Seat| (key(seat).to_owned(), json!(analysis.accuracy(seat).map(tenths)));
    let turning: Vec<usize> = analysis.turning_points().iter().map(|one| one.span.from + 1).collect();
    json!({
        "game": game.game().name(),
        "nodes": analysis.nodes,
        "ms": ms,
        "has_secrets": analysis.has_secrets(),
        "accuracy": Seat::ALL.map(by_seat).into_iter().collect::<serde_json::Map<_, _>>(),
        "turning_points": turning,
        "plies": analysis.judgements.iter().map(|one| told(game, one)).collect::<Vec<_>>(),
    })
}

fn told(game: &Match, one: &Judgement) -> Value {
    let played = one.played.as_ref();
    json!({
        "ply": one.span.from + 1,
        "seat": game.game().seats()[one.span.seat.index()].key,
        "moves": one.span.actions(game),
        "before": one.best.score.to_json(),
        "after": played.map(|line| line.score.to_json()),
        "best": one.best.moves,
        "line": played.map(|line| &line.moves),
        "loss": (one.loss() * 10_000.0).round() / 10_000.0,
        "forced": one.is_forced,
        "partial": one.is_partial,
        "counts": one.counts(),
    })
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
