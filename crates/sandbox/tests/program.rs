//! The program as a process.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// Starts the program and reads the bot token it prints.
fn token(arguments: &[&str]) -> String {
    let mut process = Command::new(env!("CARGO_BIN_EXE_discord-sandbox"))
        .args(["--port", "0"])
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(process.stdout.take().unwrap());
    let token = output
        .lines()
        .map(Result::unwrap)
        .find_map(|line| Some(line.strip_prefix("Bot token: ")?.to_owned()));
    process.kill().unwrap();
    process.wait().unwrap();
    token.unwrap()
}

#[test]
fn tokens_are_random_unless_a_seed_is_given() {
    assert_ne!(token(&[]), token(&[]));
    assert_eq!(token(&["--seed", "a"]), token(&["--seed", "a"]));
    assert_ne!(token(&["--seed", "a"]), token(&["--seed", "b"]));
}
