//! The texts in the code exist in the files, with the same values; and people read no other texts.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use trickmate_testkit::texts::{Texts, is_sentence};
use trickmate_text::Language;

/// Files whose words are for operators: names and help of metrics.
const FOR_OPERATORS: [&str; 2] = ["api/metrics.rs", "context/health.rs"];

/// Strings that look like sentences but that nobody reads.
const FINE: [&str; 24] = [
    // Beginnings of paragraphs in the rules.
    "**Your hand.**",
    "**The end.**",
    "**1. Placing.**",
    "**2. Flipping.**",
    "**3. Chess**",
    "**Your turn.**",
    // Names in the rules, for comparison.
    "last king captured",
    "Made of",
    "Where",
    // Names of commands.
    "play {}",
    // For the log.
    "ends game",
    "removes the result of game",
    "bans user",
    "no longer bans user",
    "unreadable answer",
    "looking for what is not announced",
    "computing ratings anew",
    "playing as the computer",
    "keeping time",
    "counting refused requests",
    "making analyses",
    "playing planned moves",
    "uploading emojis",
    // For the person who starts the program.
    "name the first and the last, counted from 0, and how many there are in all: 0-3/8",
];

fn source(folder: &str) -> Texts {
    Texts::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
}

fn is_fine(file: &Path, literal: &str) -> bool {
    FOR_OPERATORS.iter().any(|known| file.ends_with(known)) || FINE.contains(&literal)
}

#[test]
fn no_sentence_is_left_in_the_code() {
    let texts = source("src");
    let left: Vec<String> = texts
        .literals
        .iter()
        // The command line speaks to operators.
        .filter(|(file, _)| !file.components().any(|part| part.as_os_str() == "cli"))
        .filter(|(file, literal)| is_sentence(literal) && !is_fine(file, literal))
        .map(|(file, literal)| format!("{}: {literal:?}", file.display()))
        .collect();
    assert!(left.is_empty(), "these belong into assets/text:\n{}", left.join("\n"));
}

#[test]
fn every_text_is_known_and_used_and_gets_its_values() {
    let files = trickmate_text::catalogue();
    let known: BTreeSet<&String> = files.values().flat_map(|keys| keys.keys()).collect();
    let languages: Vec<_> = Language::all().map(trickmate_text::catalogue_of).collect();
    let in_every_language = |key: &str| {
        let found: Vec<_> =
            languages.iter().filter_map(|files| files.values().find_map(|keys| keys.get(key))).collect();
        let values = found.iter().flat_map(|asks| asks.values.iter().cloned()).collect::<BTreeSet<String>>();
        (!found.is_empty()).then_some(values)
    };
    let sources = ["src", "crates/render/src", "crates/text/src"].map(source);
    let mut wrong = Vec::new();
    let mut used: BTreeSet<String> = BTreeSet::new();
    for call in sources.iter().flat_map(|source| &source.calls) {
        let given: BTreeSet<String> = call.values.iter().cloned().collect();
        let mut asked = BTreeSet::new();
        for key in &call.keys {
            let Some(values) = in_every_language(key) else {
                // Other words come from the condition that chooses a key, and from the code that puts a key together.
                if !key.contains('{') && key.contains('-') {
                    wrong.push(format!("{}: there is no text {key}", call.file.display()));
                }
                continue;
            };
            for value in values.difference(&given) {
                wrong.push(format!("{}: {key} asks for {value}", call.file.display()));
            }
            asked.extend(values);
            used.insert(key.clone());
        }
        if !asked.is_empty() || call.keys.iter().any(|key| known.contains(key)) {
            for value in given.difference(&asked) {
                wrong.push(format!("{}: {:?} takes no {value}", call.file.display(), call.keys));
            }
        }
    }
    // Some keys reach the text in a variable, and some texts are quoted by others.
    used.extend(sources.iter().flat_map(|source| &source.literals).map(|(_, literal)| literal.clone()));
    used.extend(files.values().flat_map(|keys| keys.values()).flat_map(|asks| asks.texts.iter().cloned()));
    for course in trickmate_study::lesson::courses().unwrap() {
        let keys: Vec<String> = course.lessons.iter().flat_map(|lesson| lesson.texts(course.game)).collect();
        wrong.extend(
            keys.iter().filter(|key| !known.contains(key)).map(|key| format!("no lesson text {key}")),
        );
        used.extend(keys);
    }
    for theme in trickmate_study::puzzle::Theme::ALL {
        used.insert(format!("theme-{theme}"));
    }
    for array in &trickmate_rules::mysterious::ReadyArray::ALL {
        used.insert(format!("placing-{}", array.name));
    }
    used.extend(trickmate_text::rules::keys());
    // Tests beside the commands compare their own texts, and those of the pictures of `/rules`.

    let unused = known.into_iter().filter(|key| {
        !used.contains(*key)
            && !["command-", "rules-", "name-", "rank-", "hand-", "letter-", "phrase-"]
                .iter()
                .any(|start| key.starts_with(start))
    });
    wrong.extend(unused.map(|key| format!("nothing asks for {key}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the page of all options, as the program knows them.
fn options_page() -> String {
    let mut page = "# Options\n\nWhat can be chosen before a match: in Discord with `/play`, on the command line with \
        `--option name=value`. A test keeps this page true; `TRICKMATE_UPDATE_REFERENCES=1 cargo test options` writes it again.\n"
        .to_owned();
    for game in trickmate_rules::GAMES {
        page.push_str(&format!("\n## {} (`{}`)\n", game.title(), game.name()));
        for paragraph in trickmate_text::rules::options(*game) {
            page.push_str(&format!("\n{}\n", paragraph.replace('\n', "\\\n")));
        }
    }
    page
}

#[test]
fn options_are_documented() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let (file, page) = (folder.join("options.md"), options_page());
    if std::env::var_os("TRICKMATE_UPDATE_REFERENCES").is_some() {
        std::fs::write(&file, &page).unwrap();
    }
    assert!(std::fs::read_to_string(&file).unwrap() == page, "docs/options.md is old");
    for game in trickmate_rules::GAMES {
        let own = std::fs::read_to_string(folder.join(format!("{}.md", game.name()))).unwrap();
        let words = game.options().iter().flat_map(|spec| spec.words().iter().chain([&spec.name]));
        let missing: Vec<&&str> = words.filter(|word| !own.contains(&format!("`{word}`"))).collect();
        assert!(missing.is_empty(), "docs/{}.md says nothing of {missing:?}", game.name());
    }
}

/// Returns the commands that a text names between backticks, as `/name` with the word after it.
fn commands_in(text: &str) -> Vec<(String, Option<String>)> {
    let quoted = text.split('`').skip(1).step_by(2);
    let named = quoted.filter_map(|part| part.strip_prefix('/'));
    named
        .map(|part| {
            let mut words = part.split_whitespace();
            // What the program fills in is checked where it is known.
            let name = words.next().filter(|name| !name.starts_with('{')).unwrap_or("help").to_owned();
            (
                name,
                words
                    .next()
                    .filter(|word| word.chars().all(|letter| letter.is_ascii_lowercase()))
                    .map(str::to_owned),
            )
        })
        .collect()
}

#[test]
fn every_command_that_a_text_names_is_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text");
    let commands = fs::read_to_string(folder.join("en-US/commands.ftl")).unwrap();
    let mut keys = BTreeSet::new();
    let mut command = "";
    for line in commands.lines() {
        let Some((key, _)) = line.split_once(" =") else { continue };
        if let Some(name) = key.strip_prefix("command-") {
            command = name;
            keys.insert(name.to_owned());
        } else if let Some(option) = key.trim_start().strip_prefix('.') {
            keys.insert(format!("{command}.{option}"));
        }
    }
    let mut wrong = Vec::new();
    for language in fs::read_dir(&folder).unwrap() {
        for file in fs::read_dir(language.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|ending| ending != "ftl") {
                continue;
            }
            for line in fs::read_to_string(&path).unwrap().lines() {
                for (name, word) in commands_in(line) {
                    // The subcommands of `/play` are the games.
                    let is_there = keys.contains(&name)
                        && word.as_ref().is_none_or(|word| {
                            name == "play"
                                || keys.contains(&format!("{name}-{word}"))
                                || keys.contains(&format!("{name}.{word}"))
                        });
                    if !is_there {
                        wrong.push(format!("{}: {line}", path.display()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "no such command:\n{}", wrong.join("\n"));
}
