//! The commands of the pages print the output that stands there.
//!
//! A block marked `console` has a command after each `$`, and its output below. Of a JSON object it may show a part: these fields
//! are there with these values. Of other blocks the commands and flags are looked up.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::arguments;

/// A command of a page, and what is printed below it there.
struct Documented {
    page: String,
    command: String,
    shown: String,
}

/// Returns the pages, each with its name and text.
fn pages() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(root.join("docs")).unwrap().map(|file| file.unwrap().path());
    let pages = files.filter(|path| path.extension() == Some("md".as_ref())).chain([root.join("README.md")]);
    pages
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).unwrap())
        })
        .collect()
}

/// Returns the commands of all pages whose output is shown.
fn documented() -> Vec<Documented> {
    let mut all = Vec::new();
    for (page, text) in pages() {
        for block in text.split("```console\n").skip(1) {
            let block = block.split("```").next().unwrap();
            assert!(block.starts_with("$ trickmate "), "{page}: {block}");
            for part in block.split("$ trickmate ").skip(1) {
                let (command, shown) = part.split_once('\n').unwrap();
                all.push(Documented {
                    page: page.clone(),
                    command: command.to_owned(),
                    shown: shown.trim().to_owned(),
                });
            }
        }
    }
    all
}

/// Checks that a value has everything that a part of it shows.
fn has(value: &Value, part: &Value) -> bool {
    match (value, part) {
        (Value::Object(value), Value::Object(part)) => {
            part.iter().all(|(key, part)| value.get(key).is_some_and(|value| has(value, part)))
        }
        _ => value == part,
    }
}

#[test]
fn commands_print_what_the_pages_say() {
    let folder = std::env::temp_dir().join(format!("trickmate-docs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for Documented { page, command, shown } in documented() {
        let program = Command::new(env!("CARGO_BIN_EXE_trickmate"))
            .args(arguments(&command))
            .current_dir(&folder)
            .output()
            .unwrap();
        let printed = if program.status.success() { program.stdout } else { program.stderr };
        let printed = String::from_utf8(printed).unwrap();
        let is_so = match (serde_json::from_str::<Value>(&printed), serde_json::from_str::<Value>(&shown)) {
            (Ok(value), Ok(part)) => has(&value, &part),
            _ => printed.trim() == shown,
        };
        if !is_so {
            wrong.push(format!("{page}: {command}\nprints {printed}\nbut the page has {shown}"));
        }
        *counts.entry(page).or_default() += 1;
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    let shown = [
        "README.md",
        "betza.md",
        "cardmate.md",
        "poker.md",
        "records.md",
        "referee.md",
        "running.md",
        "summoner.md",
    ];
    for page in shown {
        assert!(counts.contains_key(page), "{page} has no command: {counts:?}");
    }
}

/// Splits a page into its blocks of code, without the line that opens each.
fn blocks(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n```").skip(1).step_by(2).filter_map(|block| block.split_once('\n').map(|(_, lines)| lines))
}

/// What cannot be run here, since it needs a token, a server or root, at least has commands and flags that there are.
#[test]
fn commands_in_blocks_have_flags_and_scripts_that_there_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (page, text) in pages() {
        for line in blocks(&text).flat_map(str::lines) {
            let line = line.split(" # ").next().unwrap().trim_start_matches("$ ");
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some(first) = words.first() else { continue };
            let is_script = ["deploy/", "tests/", ".ci/"].iter().any(|folder| first.starts_with(folder));
            if is_script && !first.ends_with('/') {
                *counts.entry(page.clone()).or_default() += 1;
                if !root.join(first).is_file() {
                    wrong.push(format!("{page}: {first} does not exist"));
                }
            }
            let cargo = ["cargo", "run", "--profile", "quick", "--"];
            let ours = if words.starts_with(&cargo) {
                &words[cargo.len()..]
            } else if *first == "trickmate" {
                &words[1..]
            } else {
                continue;
            };
            *counts.entry(page.clone()).or_default() += 1;
            let commands: Vec<&str> = ours
                .iter()
                .take(2)
                .copied()
                .filter(|word| word.chars().all(|sign| sign.is_ascii_lowercase()))
                .collect();
            // The first is a command; the second may be one below it, or an argument such as a game.
            let help = |count: usize| {
                let arguments = commands.iter().take(count).copied().chain(["--help"]);
                let output = Command::new(env!("CARGO_BIN_EXE_trickmate")).args(arguments).output().unwrap();
                output.status.success().then(|| String::from_utf8(output.stdout).unwrap())
            };
            let Some(help) = help(2).or_else(|| help(1)) else {
                wrong.push(format!("{page}: {line}: there is no such command"));
                continue;
            };
            for word in ours.iter().map(|word| word.trim_matches(['[', ']', '…', '.'])) {
                if word.starts_with("--") && !help.contains(word) {
                    wrong.push(format!("{page}: {line}: there is no {word}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for page in ["README.md", "engine.md", "operating.md", "referee.md", "running.md"] {
        assert!(counts.contains_key(page), "{page} has no command: {counts:?}");
    }
}
