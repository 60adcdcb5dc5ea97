//! `trickmate gauntlet` as a separate program, to be built with optimisation: `cargo run --release -p trickmate-engine
//! --example gauntlet -- poker 2 1 40 hands=declare`.

use std::io::{self, Write};

use trickmate_engine::gauntlet::Gauntlet;
use trickmate_rules::Options;
use trickmate_rules::kernel::Seed;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [name, a, b, games, options @ ..] = &args[..] else {
        return Err("GAME PLAYER PLAYER GAMES [KEY=VALUE]…".into());
    };
    let game = trickmate_rules::game(name).ok_or("there is no such game")?;
    let given = options.iter().filter_map(|option| option.split_once('='));
    let options = Options::new(game.options(), given)?;
    let players = [a.parse()?, b.parse()?];
    let gauntlet = Gauntlet { game, options, players, games: games.parse()?, seed: Seed::new([7; 32]) };
    let results = gauntlet.run(|_| {});
    writeln!(io::stdout(), "{name} {a} {b} {}", results.to_json())?;
    Ok(())
}
