//! The command line in the hands of a person.

mod backup;
mod bad_input;
mod database_files;
mod deploy;
mod documented;
mod engine;
mod fairness;
mod gauntlet;
mod golden;
mod invite;
mod manual;
mod mysterious;
mod perft;
mod poker;
mod ratings;
mod referee;
mod render;
mod restore;
mod run;
mod study;
mod uci;

use std::path::PathBuf;
use std::process::{Command, Output};

/// The first published game, without its last move.
const GAME_1: &str = "1. 4Ci3 4Db6 2. 8Dj2 8Ca7 3. 8Dh3 8Cc6 4. 7Cb1 7Di8 5. 3Cd3 3Di6 6. 8Hc2 4Dc5
    7. JSf3 9Sa7 8. 9H:c5 9S:c5 9. 2Sa3 9S:a3 10. 1D:a3 8Sh7 11. 3Cd4 8C:d4 12. 8H:d4 8Sg5
    13. JS:g5 3Hc6 14. JS:g7 6H:g7 15. 8H:c6 JH:c6 16. 1Da4 QSh8 17. 8Di5 QS:h2 18. 8D:j7 7Dh8
    19. 8D:h8 QS:f0+ 20. 8D:i6";

/// Runs the program.
fn trickmate(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trickmate")).args(arguments).output().unwrap()
}

/// Splits a command into arguments: words, and what stands between single quotes.
fn arguments(command: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    let mut rest = command.trim_start();
    while !rest.is_empty() {
        let (argument, after) = match rest.strip_prefix('\'') {
            Some(quoted) => quoted.split_once('\'').unwrap(),
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        arguments.push(argument.to_owned());
        rest = after.trim_start();
    }
    arguments
}

/// Returns the output of the program, which must succeed.
fn printed(arguments: &[&str]) -> String {
    let output = trickmate(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the referee's JSON object.
fn referee(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&printed(&[&["referee", "cardmate"], arguments].concat())).unwrap()
}

/// A separate file for one test, removed when dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("trickmate-{}-{name}", std::process::id())))
    }

    fn with(name: &str, content: &str) -> Self {
        let scratch = Self::new(name);
        std::fs::write(&scratch.0, content).unwrap();
        scratch
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
