//! The commands of the pages about the games print the output that stands there.
//!
//! A block marked `console` has a command after each `$`, and its output below. Of a JSON object it may show a part: these fields
//! are there with these values.

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

/// Returns the commands of all pages.
fn documented() -> Vec<Documented> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let mut all = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension() != Some("md".as_ref()) {
            continue;
        }
        let page = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
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
    for page in ["betza.md", "cardmate.md", "poker.md", "records.md", "referee.md", "summoner.md"] {
        assert!(counts.contains_key(page), "{page} has no command: {counts:?}");
    }
}
