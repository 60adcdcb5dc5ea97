//! The helpers for other languages: their own tests, where the language is installed.

use std::path::Path;
use std::process::{Command, Output};

/// Runs a program in a folder of the crate, or says that it is not here.
fn run(folder: &str, program: &str, arguments: &[&str]) -> Option<Output> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
        .env("DISCORD_SANDBOX", env!("CARGO_BIN_EXE_discord-sandbox"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output();
    match output {
        Ok(output) => Some(output),
        Err(error) => {
            skip(&format!("{program} cannot be run ({error})"));
            None
        }
    }
}

#[expect(clippy::print_stderr, reason = "a test that does nothing says so")]
fn skip(why: &str) {
    eprintln!("SKIPPED: {why}");
}

#[track_caller]
fn passed(output: &Output) {
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(output.status.success(), "{out}\n{err}");
}

#[test]
fn the_helpers_for_python_drive_a_bot() {
    let arguments = ["-m", "unittest", "discover", "-s", "tests", "-p", "test_helpers.py"];
    if let Some(output) = run("clients/python", "python3", &arguments) {
        passed(&output);
    }
}

#[test]
fn the_fixtures_for_pytest_begin_anew() {
    let Some(found) = run("clients/python", "python3", &["-c", "import pytest"]) else { return };
    if !found.status.success() {
        return skip("pytest is not installed");
    }
    if let Some(output) =
        run("clients/python", "python3", &["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"])
    {
        passed(&output);
    }
}

#[test]
fn the_helpers_for_node_drive_a_bot() {
    // The test runner came with version 18.
    let Some(version) = run("clients/node", "node", &["--version"]) else { return };
    let version = String::from_utf8_lossy(&version.stdout).into_owned();
    let major =
        version.trim().trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    if major.is_none_or(|major| major < 18) {
        return skip(&format!("Node.js {} has no test runner", version.trim()));
    }
    if let Some(output) = run("clients/node", "node", &["--test", "test/helpers.test.js"]) {
        passed(&output);
    }
}
