//! Games, lessons, puzzles and a tournament in each language: no English is left.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::languages::{set_locale, shown, walk};
use super::stage::{LONG, Stage, id_of};
use super::walker::chance;

/// The shortest word that counts: shorter ones are in many languages.
const SHORTEST: usize = 4;
/// Words that stay English in every language: names of people, of the server and of a tournament, and what one types.
const STAY: [&str; 14] = [
    "alice",
    "carol",
    "trickmate",
    "club",
    "balanced",
    "leapers",
    "riders",
    "swarm",
    "mimics",
    "artillery",
    "ringwalkers",
    "english",
    "random",
    "draw",
];

/// Returns the words of a text in small letters, without what is typed and without addresses.
fn words(text: &str) -> BTreeSet<String> {
    // Names of commands are English everywhere.
    let without_commands = text
        .split("</")
        .enumerate()
        .map(|(at, part)| if at == 0 { part } else { part.split_once('>').map_or("", |(_, after)| after) });
    let plain = without_commands.collect::<Vec<_>>().join(" ");
    let plain = plain.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let parts = plain
        .split_whitespace()
        .filter(|part| !part.contains("://") && !part.contains('/') && !part.contains('+'));
    let found =
        parts.flat_map(|part| part.split(|letter: char| !letter.is_alphabetic())).map(str::to_lowercase);
    found.filter(|word| word.chars().count() >= SHORTEST).collect()
}

/// Returns the words of all texts of a language, as its files have them.
fn words_of(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text").join(language);
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(&folder).unwrap().chain(fs::read_dir(folder.join("guides")).unwrap()) {
        let path = entry.unwrap().path();
        let is_fluent = path.extension().is_some_and(|ending| ending == "ftl");
        if path.is_dir() || path.ends_with("GLOSSARY.md") {
            continue;
        }
        for line in
            fs::read_to_string(&path).unwrap().lines().filter(|line| !line.starts_with('#') || !is_fluent)
        {
            let text = if is_fluent { line.split_once(" = ").map_or(line, |(_, text)| text) } else { line };
            // What stands between braces is for the program.
            let said = text.split(['{', '}', '[', ']']).step_by(2).collect::<Vec<_>>().join(" ");
            found.extend(words(&said));
        }
    }
    found
}

/// Waits until an answer is there, or is gone since it is seen elsewhere.
async fn settled(stage: &Stage, person: &Person, answer: u64) {
    let is_waiting =
        |seen: &Value| id_of(seen) == Some(answer) && seen["flags"].as_u64().unwrap_or(0) & 128 != 0;
    let end = tokio::time::Instant::now() + LONG;
    while person.messages(stage.channel).unwrap().iter().any(is_waiting) {
        assert!(tokio::time::Instant::now() < end, "it never came");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Presses this number of times what a message offers, and opens no form; returns every text that its reader saw.
async fn explore(stage: &Stage, person: &Person, message: u64, presses: usize) -> BTreeSet<String> {
    let mut chance = chance(5, message % 1000);
    let mut seen = BTreeSet::new();
    for _ in 0..presses {
        let all = person.messages(stage.channel).unwrap();
        seen.extend(all.iter().flat_map(shown));
        let Some(before) = all.iter().find(|seen| id_of(seen) == Some(message)) else { break };
        let rows = before["components"].as_array().into_iter().flatten();
        let parts: Vec<&Value> = rows
            .flat_map(|row| row["components"].as_array().into_iter().flatten())
            .filter(|part| part["custom_id"].is_string() && part["disabled"] != true)
            .collect();
        if parts.is_empty() {
            break;
        }
        let part = parts[chance.below(u32::try_from(parts.len()).unwrap()) as usize];
        let id = part["custom_id"].as_str().unwrap();
        let done = match part["options"].as_array() {
            Some(options) => {
                let option = &options[chance.below(u32::try_from(options.len()).unwrap()) as usize];
                person.choose(stage.channel, message, id, &[option["value"].as_str().unwrap()]).await
            }
            None => person.click(stage.channel, message, id).await,
        };
        if let Ok(done) = done
            && let Some(answer) = done.response_id
        {
            settled(stage, person, answer).await;
        }
    }
    seen.extend(person.messages(stage.channel).unwrap().iter().flat_map(shown));
    seen
}

/// Returns the message that answers a command.
async fn answer(stage: &Stage, person: &Person, command: &str, options: &[(&str, Value)]) -> u64 {
    let done = person.run(stage.channel, command, options).await.unwrap();
    id_of(&stage.answered(person, &done).await).unwrap()
}

/// Creates a tournament, which two people join and begin; returns every text that was shown.
async fn tournament(stage: &Stage) -> BTreeSet<String> {
    let options = [("name", json!("Club")), ("format", json!(1)), ("game", json!(0))];
    let done = stage.alice.run(stage.channel, "tournament create", &options).await.unwrap();
    let mut seen: BTreeSet<String> = BTreeSet::from([stage.told(&stage.alice, &done).await]);
    let id_with = |message: &Value, word: &str| {
        let text = message["components"].to_string();
        text.split('"').find(|id| id.contains(word)).map(str::to_owned)
    };
    let posted = stage
        .await_message(&stage.bob, stage.channel, |seen| id_with(seen, "tournament/join").is_some())
        .await;
    let message = id_of(&posted).unwrap();
    for person in [&stage.alice, &stage.bob, &stage.carol] {
        let join = id_with(&posted, "tournament/join").unwrap();
        let done = person.click(stage.channel, message, &join).await.unwrap();
        seen.insert(stage.told(person, &done).await);
    }
    // Whoever created it begins it in their own view.
    let view = answer(stage, &stage.alice, "tournament show", &[]).await;
    let is_view = |seen: &Value| id_of(seen) == Some(view) && id_with(seen, "tournament/begin").is_some();
    let begin = id_with(&stage.await_message(&stage.alice, stage.channel, is_view).await, "tournament/begin")
        .unwrap();
    let done = stage.alice.click(stage.channel, view, &begin).await.unwrap();
    seen.insert(stage.told(&stage.alice, &done).await);
    let round = stage
        .await_message(&stage.alice, stage.channel, |seen| id_with(seen, "tournament/standings").is_some())
        .await;
    seen.extend(explore(stage, &stage.alice, id_of(&round).unwrap(), 2).await);
    seen
}

/// Walks through everything in a language.
async fn speaks(language: &str) {
    let mut stage = Stage::empty().await;
    stage.lift_limits();
    stage.start().await;
    for person in [&stage.alice, &stage.bob, &stage.carol] {
        set_locale(&stage, person, language);
    }
    stage
        .sandbox
        .change(|world| world.change_guild(stage.guild, |guild| guild.preferred_locale = language.to_owned()))
        .unwrap();
    let name = if language == "es-ES" { "es" } else { language };
    let own = words_of(name);
    let foreign: BTreeSet<String> = words_of("en-US").difference(&own).cloned().collect();
    let mut texts = BTreeMap::<&str, BTreeSet<String>>::new();
    texts.insert("a tournament", tournament(&stage).await);
    for game in ["cardmate", "poker", "mysterious", "summoner"] {
        texts.insert(game, walk(&stage, game, &[], 6).await);
        let number = trickmate_rules::GAMES.iter().position(|known| known.name() == game).unwrap();
        let puzzle = answer(&stage, &stage.bob, "puzzle", &[("game", json!(number))]).await;
        texts.entry("puzzles").or_default().extend(explore(&stage, &stage.bob, puzzle, 4).await);
    }
    let lessons = answer(&stage, &stage.carol, "learn", &[]).await;
    texts.insert("lessons", explore(&stage, &stage.carol, lessons, 16).await);
    let mut left = BTreeMap::<String, String>::new();
    for (place, texts) in texts {
        for text in texts {
            for word in words(&text) {
                if foreign.contains(&word) && !STAY.contains(&&*word) {
                    left.insert(word, format!("{place}: {text}"));
                }
            }
        }
    }
    let listed: Vec<String> = left.iter().map(|(word, text)| format!("{word}: {text}")).collect();
    assert!(left.is_empty(), "{language}\n{}", listed.join("\n\n"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn german_all_the_way() {
    speaks("de").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn french_all_the_way() {
    speaks("fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spanish_all_the_way() {
    speaks("es-ES").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn portuguese_all_the_way() {
    speaks("pt-BR").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn russian_all_the_way() {
    speaks("ru").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn japanese_all_the_way() {
    speaks("ja").await;
}
