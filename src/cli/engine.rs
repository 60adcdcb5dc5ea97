//! `trickmate engine`: the choice of a computer player.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use trickmate_engine::{Budget, Level, Request, Termination, Thought, think_in};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Seat, Viewer, poker};

use super::failure::Failure;
use crate::cli::match_args::{MatchArgs, Played};

/// The flags of the command.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    hosted: MatchArgs,

    #[command(flatten)]
    effort: Effort,

    /// The seed for the player's random choices, up to 64 hexadecimal digits; the same seed gives the same move
    #[arg(long, value_name = "HEX", default_value = "0")]
    random_seed: String,

    /// Number of lines to print
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=500))]
    lines: u16,
}

/// Strength of the player, and its limits.
#[derive(clap::Args)]
#[group(required = true, multiple = false)]
struct Effort {
    /// Play as this level does, 1 to 8
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    level: Option<u8>,

    /// Look at this many positions
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Think for this many milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    movetime: Option<u64>,
}

/// Thinks, and prints one JSON object.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let Played { mut game, viewer, .. } = args.hosted.play()?;
    let seat = seat(&game, viewer)?;
    let seed = random_seed(&args.random_seed)?;
    let start = Instant::now();
    let mut request = match (args.effort.level.and_then(Level::new), args.effort.nodes, args.effort.movetime)
    {
        (Some(level), ..) => Request::level(level, seed),
        (None, Some(nodes), _) => Request::budget(Budget::nodes(nodes), seed),
        (None, None, time) => {
            let deadline = start + Duration::from_millis(time.unwrap_or(0));
            Request::budget(Budget::until(deadline), seed)
        }
    };
    request.lines = usize::from(args.lines);
    let thought = think_in(&game, seat, &request)?;
    let ms = start.elapsed().as_millis() as u64;
    let before = game.clone();
    let action = game.act(seat, &thought.action)?.text.clone();
    writeln!(io::stdout(), "{}", report(&before, seat, &action, &thought, ms))?;
    Ok(())
}

/// Returns the seat that is to act: the one given, or the only one.
fn seat(game: &Match, viewer: Viewer) -> Result<Seat, Failure> {
    match (viewer, &game.to_act()[..]) {
        (_, []) => Err("the game is over".into()),
        (Viewer::Public, _) => Err("the public does not play; name a seat with --as".into()),
        (Viewer::Seat(seat), _) => Ok(seat),
        (Viewer::Omniscient, [seat]) => Ok(*seat),
        (Viewer::Omniscient, _) => Err("several seats act at the same time; name one with --as".into()),
    }
}

fn random_seed(text: &str) -> Result<Seed, Failure> {
    Ok(format!("{text:0>64}").parse()?)
}

fn report(game: &Match, seat: Seat, action: &str, thought: &Thought, ms: u64) -> Value {
    let lines: Vec<Value> = thought
        .lines
        .iter()
        .map(|line| json!({"moves": recorded(game, seat, &line.moves), "score": line.score.to_json()}))
        .collect();
    json!({
        "game": game.game().name(),
        "seat": game.game().seats()[seat.index()].key,
        "move": action,
        "score": thought.score.to_json(),
        "depth": thought.depth,
        "nodes": thought.nodes,
        "termination": termination(thought.termination),
        "ms": ms,
        "lines": lines,
    })
}

/// Returns the reason why the search ended, as one word.
const fn termination(termination: Termination) -> &'static str {
    match termination {
        Termination::Complete => "complete",
        Termination::Oversized => "oversized",
        Termination::Deadline => "deadline",
        Termination::Stopped => "stopped",
    }
}

/// Returns a line as a record writes it. Where several seats act at the same time it names the seat; hands declared
/// between two moves of the line are left to the cards.
fn recorded(game: &Match, seat: Seat, line: &[String]) -> Vec<String> {
    let mut played = game.clone();
    let mut texts: Vec<String> = Vec::new();
    // In other games the replies depend on secrets of the other seat.
    let is_poker = game.game().name() == "poker";
    let known = if is_poker { line.len() } else { 1 };
    for (place, text) in line.iter().take(known).enumerate() {
        if place > 0 {
            texts.extend(declared(&mut played));
        }
        let next = if place == 0 { Some(seat) } else { played.to_act().first().copied() };
        match next.map(|seat| played.act(seat, text)) {
            Some(Ok(ply)) => texts.push(ply.text.clone()),
            _ => return line.to_vec(),
        }
    }
    if is_poker && !game.position().is_simultaneous() {
        // These hands may end the game.
        let last = declared(&mut played);
        texts.extend(last.into_iter().filter(|_| played.outcome().is_some()));
    }
    texts.extend(line.iter().skip(known).cloned());
    texts
}

/// Returns the declarations after Black's move of Poker Chess, if there is a choice: nothing beats the best hand.
fn declared(played: &mut Match) -> Vec<String> {
    let mut texts = Vec::new();
    while played.position().is_simultaneous()
        && let Some(seat) = played.to_act().first().copied()
        && let Ok(ply) = played.act(seat, poker::SPEAK)
    {
        texts.push(ply.text.clone());
    }
    texts
}
