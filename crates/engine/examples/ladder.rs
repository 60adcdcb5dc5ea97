//! Calibrates the levels. Build it with optimisation:
//!
//! `cargo run --release -p trickmate-engine --example ladder -- table poker 400 hands=declare`
//! measures every level against the one below, the lowest and the fourth also against the players that are no level, as rows
//! of a table in Markdown. `pairs=2-1,3-2` after the number of games measures only these.
//!
//! `… --example ladder -- fit cardmate 200 0.74 random noise 1000..64000 nodes=500,depth=1,blind=600`
//! looks for the noise with which these habits score so much against that player; `nodes` looks for the positions.

use std::io::{self, Write};

use trickmate_engine::Player;
use trickmate_engine::gauntlet::{Gauntlet, Results};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Options};

type Failure = Box<dyn std::error::Error>;

/// Each level against the one below, and those that are held against players who are no level.
const PAIRS: &str = "1-random,2-1,3-2,4-3,4-random,4-greedy,5-4,6-5,7-6,8-7";
/// How often the range of a fit is halved.
const HALVINGS: u32 = 6;

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
        ["fit", name, games, wanted, opponent, dial, range, habits, ref rest @ ..] => {
            let (least, most) = range.split_once("..").ok_or("a range is LEAST..MOST")?;
            let range = (least.parse()?, most.parse()?);
            fit(&Table::new(name, games, rest)?, wanted.parse()?, opponent, dial, range, habits)
        }
        _ => Err("table GAME GAMES [pairs=A-B,…] [KEY=VALUE]… or \
                  fit GAME GAMES SCORE OPPONENT noise|nodes LEAST..MOST HABITS [KEY=VALUE]…"
            .into()),
    }
}

/// What is played, and how often.
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
        Ok(gauntlet.run(|_| {}))
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
            "| {} | {a} – {b} | {} | {wins} + {draws} = {losses} − | {score:.3} ± {error:.3} | {p99:.0} ms |",
            table.title,
            results.games(),
        )?;
    }
    Ok(())
}

fn fit(
    table: &Table,
    wanted: f64,
    opponent: &str,
    dial: &str,
    range: (f64, f64),
    habits: &str,
) -> Result<(), Failure> {
    // More noise makes weaker, more positions stronger.
    let stronger_up = match dial {
        "noise" => false,
        "nodes" => true,
        _ => return Err("the dial is noise or nodes".into()),
    };
    let (mut least, mut most) = range;
    for _ in 0..HALVINGS {
        let middle = (least * most).sqrt();
        let player = format!("{habits},{dial}={middle:.0}");
        let results = table.play(&player, opponent)?;
        let score = results.score();
        writeln!(
            io::stdout(),
            "{}: {player} – {opponent}: {score:.3} ± {:.3}",
            table.title,
            results.error()
        )?;
        if (score > wanted) == stronger_up {
            most = middle;
        } else {
            least = middle;
        }
    }
    Ok(())
}
