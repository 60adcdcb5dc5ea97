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

#[test]
fn a_page_of_the_manual_and_completions_name_every_option() {
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().join("new");
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_discord-sandbox")).args(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(run(&["--manual", into.to_str().unwrap()]), "");
    let page = std::fs::read_to_string(into.join("discord-sandbox.1")).unwrap();
    let completions = ["discord-sandbox.bash", "_discord-sandbox", "discord-sandbox.fish"]
        .map(|name| std::fs::read_to_string(into.join(name)).unwrap());
    let help = run(&["--help"]);
    let options = help.split_whitespace().filter(|word| word.starts_with("--"));
    let options: Vec<&str> = options.map(|word| word.trim_end_matches([',', '.'])).collect();
    assert!(options.contains(&"--manual") && options.len() > 10, "{options:?}");
    let readme = include_str!("../README.md");
    for option in options {
        let name = option.trim_start_matches('-');
        assert!(page.contains(&option.replace('-', "\\-")), "{option} in the page");
        assert!(completions.iter().all(|text| text.contains(name)), "{option} in the completions");
        assert!(readme.contains(option) || ["help", "version"].contains(&name), "{option} in the README");
    }
}

#[test]
fn commands_of_the_pages_have_options_that_there_are() {
    let pages = [
        include_str!("../README.md"),
        include_str!("../docs/quickstart.md"),
        include_str!("../docs/libraries.md"),
        include_str!("../docs/operations.md"),
    ];
    let lines = pages.into_iter().flat_map(str::lines);
    let commands = lines.filter_map(|line| {
        line.strip_prefix("cargo run -p discord-sandbox -- ")
            .or_else(|| line.strip_prefix("discord-sandbox "))
    });
    let commands: Vec<&str> = commands.collect();
    assert!(commands.len() >= 3, "{commands:?}");
    for command in commands {
        // Arguments before `--help` are read first.
        let arguments = command.split_whitespace().chain(["--help"]);
        let output = Command::new(env!("CARGO_BIN_EXE_discord-sandbox")).args(arguments).output().unwrap();
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }
}
