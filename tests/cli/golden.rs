//! The output of `trickmate referee`, word for word: every game, option and ending, and every kind of refusal.
//!
//! `tests/cli/golden/referee.txt` has a command after each `$`, and its output below it. To write it again after an
//! intended change, run the test with `TRICKMATE_WRITE_GOLDEN=1` and read the difference.

use std::fmt::Write as _;
use std::path::Path;

use super::{arguments, trickmate};

/// Runs a command; returns its output, and its exit code if it is refused.
fn run(command: &str) -> String {
    let arguments = arguments(command);
    let output = trickmate(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    match output.status.code() {
        Some(0) => text(output.stdout),
        code => format!("{}exit code {}\n", text(output.stderr), code.unwrap()),
    }
}

#[test]
fn the_referee_says_what_it_said() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/golden/referee.txt");
    let golden = std::fs::read_to_string(&path).unwrap();
    let mut written = String::new();
    for command in golden.lines().filter_map(|line| line.strip_prefix("$ ")) {
        write!(written, "$ {command}\n{}\n", run(command)).unwrap();
    }
    if std::env::var_os("TRICKMATE_WRITE_GOLDEN").is_some() {
        std::fs::write(&path, written).unwrap();
        return;
    }
    let blocks = |text: &str| text.split("\n$ ").map(str::to_owned).collect::<Vec<_>>();
    for (found, expected) in blocks(&written).into_iter().zip(blocks(&golden)) {
        assert_eq!(found, expected);
    }
    assert_eq!(written, golden);
}
