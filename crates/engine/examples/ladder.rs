//! Calibrates the levels. Build it with optimisation:
//!
//! `cargo run --release -p trickmate-engine --example ladder -- table poker 400 hands=declare` measures every level
//! against the one below, levels 1 and 4 also against the `random` and `greedy` players, as rows of a table in
//! Markdown. `pairs=2-1,3-2` after the number of games measures only these.
//!
//! `… --example ladder -- fit cardmate 200 0.74 2 noise=3000,blind=600,depth=1 noise=50,blind=0,depth=2` looks for
//! parameters between the weaker and the stronger that score 0.74 against level 2, and prints them last.

use std::io::{self, Write};

use trickmate_engine::gauntlet::{Gauntlet, Results};
use trickmate_engine::{LevelParams, Player};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Options};

type Failure = Box<dyn std::error::Error>;

/// Pairs to play: each level against the one below, and some against the other players.
const PAIRS: &str = "1-random,2-1,3-2,4-3,4-random,4-greedy,5-4,6-5,7-6,8-7";
/// Games between two progress reports on the standard error output.
const PROGRESS: u32 = 50;
/// Number of times that a fit halves its range.
const HALVINGS: u32 = 5;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["table", name, games, ref rest @ ..] => {
            let (pairs, rest) = match rest {
                [first, rest @ ..] if first.starts_with("pairs=") => (&first["pairs=".len()..], rest),
                _ => (PAIRS, rest),
            };
            table(&Table::new(name, games, rest)?, pairs)
        }
        ["fit", name, games, wanted, opponent, weak, strong, ref rest @ ..] => {
            let range = [weak.parse()?, strong.parse()?];
            fit(&Table::new(name, games, rest)?, wanted.parse()?, opponent, range)
        }
        _ => Err("table GAME GAMES [pairs=A-B,…] [KEY=VALUE]… or \
                  fit GAME GAMES SCORE OPPONENT WEAKER STRONGER [KEY=VALUE]…"
            .into()),
    }
}

/// A game with its options, and the number of games to play.
struct Table {
    game: &'static dyn Game,
    options: Options,
    games: u32,
    title: String,
}

impl Table {
    fn new(name: &str, games: &str, options: &[&str]) -> Result<Self, Failure> {
        let game = trickmate_rules::game(name).ok_or("there is no such game")?;
        let given = options.iter().filter_map(|option| option.split_once('='));
        let title = [&[name], options].concat().join(" ");
        Ok(Self { game, options: Options::new(game.options(), given)?, games: games.parse()?, title })
    }

    fn play(&self, a: &str, b: &str) -> Result<Results, Failure> {
        let players: [Player; 2] = [a.parse()?, b.parse()?];
        let (options, seed) = (self.options.clone(), Seed::new([7; 32]));
        let gauntlet = Gauntlet { game: self.game, options, players, games: self.games, seed };
        Ok(gauntlet.run(|results| {
            if results.games().is_multiple_of(PROGRESS) {
                let Results { wins, draws, losses, .. } = results;
                // The games continue even if nobody can read this line.
                let _ = writeln!(io::stderr(), "{a} – {b}: {wins}, {draws}, {losses}");
            }
        }))
    }
}

fn table(table: &Table, pairs: &str) -> Result<(), Failure> {
    let mut out = io::stdout();
    for pair in pairs.split(',') {
        let (a, b) = pair.split_once('-').ok_or("a pair is A-B")?;
        let results = table.play(a, b)?;
        let Results { wins, draws, losses, .. } = results;
        let (score, error, p99) = (results.score(), results.error(), results.thought(0.99));
        writeln!(
            out,
            "| {} | {a} – {b} | {} | {wins}, {draws}, {losses} | {score:.3} ± {error:.3} | {p99:.0} ms |",
            table.title,
            results.games(),
        )?;
    }
    Ok(())
}

fn fit(table: &Table, wanted: f64, opponent: &str, range: [LevelParams; 2]) -> Result<(), Failure> {
    let (mut weak, mut strong) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = (weak + strong) / 2.0;
        let player = between(range, middle).to_string();
        let results = table.play(&player, opponent)?;
        let score = results.score();
        writeln!(
            io::stdout(),
            "{}: {player} – {opponent}: {score:.3} ± {:.3}",
            table.title,
            results.error()
        )?;
        if score > wanted {
            strong = middle;
        } else {
            weak = middle;
        }
    }
    writeln!(io::stdout(), "{}", between(range, (weak + strong) / 2.0))?;
    Ok(())
}

/// Returns parameters between the weaker and the stronger, at this share of the way, with the depth of the stronger.
fn between([weak, strong]: [LevelParams; 2], way: f64) -> LevelParams {
    let geometric = |weak: f64, strong: f64| weak.max(1.0).powf(1.0 - way) * strong.max(1.0).powf(way);
    LevelParams {
        nodes: geometric(weak.nodes as f64, strong.nodes as f64).round() as u64,
        depth: strong.depth,
        noise: match geometric(f64::from(weak.noise), f64::from(strong.noise)).round() {
            noise if noise > 1.0 => noise as i32,
            _ => 0,
        },
        blind: (f64::from(weak.blind) * (1.0 - way) + f64::from(strong.blind) * way).round() as u32,
    }
}
