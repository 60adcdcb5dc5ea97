//! Every language has every text, with the same values, the same marks and within Discord's limits.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use trickmate_rules::GAMES;
use trickmate_rules::chess::{Army, Role};
use trickmate_rules::summoner::Catalogue;
use trickmate_text::rules::guide;
use trickmate_text::{Asks, Language, catalogue_of, find_in, speak, word};

/// The longest description of a command, an option or a choice, a limit of Discord's.
const MAX_DESCRIPTION_LEN: usize = 100;
/// The longest label of a button, a limit of Discord's.
const MAX_LABEL_LEN: usize = 80;

/// Keys of words whose forms differ from language to language.
const WORDS: [&str; 2] = ["name-", "rank-"];

/// Values that sentences about a player's actions may use or leave: they say the same in several ways.
const WHO: [&str; 7] = ["owner", "whose", "you", "name", "player", "theirs", "theirs_you"];

fn others() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

/// Returns every text of a language, except word forms.
fn texts(language: Language) -> BTreeMap<String, Asks> {
    let all = catalogue_of(language).into_values().flatten();
    all.filter(|(key, _)| !WORDS.iter().any(|word| key.starts_with(word)) || !key.contains('.')).collect()
}

/// Returns the text for a key, with sample values filled in.
fn filled(language: Language, key: &str, asks: &Asks) -> String {
    let values: Vec<(&'static str, _)> =
        asks.values.iter().map(|name| (&*name.clone().leak(), trickmate_text::Value::from("7"))).collect();
    find_in(language, key, &values).unwrap_or_default()
}

#[test]
fn every_language_has_every_text_and_no_other() {
    let english: BTreeSet<String> = texts(Language::ENGLISH).into_keys().collect();
    let mut wrong = Vec::new();
    for language in others() {
        let own: BTreeSet<String> = texts(language).into_keys().collect();
        wrong.extend(english.difference(&own).map(|key| format!("{language} lacks {key}")));
        wrong.extend(own.difference(&english).map(|key| format!("{language}: English lacks {key}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn texts_ask_for_the_same_values_in_every_language() {
    let english = texts(Language::ENGLISH);
    let mut wrong = Vec::new();
    for language in others() {
        for (key, asks) in texts(language) {
            let Some(known) = english.get(&key) else { continue };
            let is_story = key.starts_with("story-");
            let free = |value: &&String| is_story && (WHO.contains(&&***value) || *value == "kind");
            let differs = known.values.symmetric_difference(&asks.values).filter(|value| !free(value));
            wrong.extend(differs.map(|value| format!("{language}: {key} differs in {value}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn texts_have_the_same_marks_in_every_language() {
    let mut wrong = Vec::new();
    for (key, asks) in texts(Language::ENGLISH) {
        let english = filled(Language::ENGLISH, &key, &asks);
        for language in others() {
            let own = filled(language, &key, &asks);
            let differs = ["**", "`", "<t:", "||", "http"]
                .into_iter()
                .filter(|mark| english.contains(mark) != own.contains(mark));
            wrong.extend(differs.map(|mark| format!("{language}: {key} differs in {mark}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn texts_keep_to_the_limits_of_discord_in_every_language() {
    let mut wrong = Vec::new();
    for language in Language::all() {
        for (key, asks) in texts(language) {
            let is_label = key.contains("-button") || key.starts_with("button-");
            let max = match key.starts_with("command-") {
                true => MAX_DESCRIPTION_LEN,
                false if is_label => MAX_LABEL_LEN,
                false => continue,
            };
            let length = filled(language, &key, &asks).encode_utf16().count();
            if length > max {
                wrong.push(format!("{language}: {key} has {length} of {max}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn guides_have_the_same_paragraphs_in_every_language() {
    for game in GAMES {
        let anchors =
            |language| speak(language, || guide(*game).map(|paragraph| paragraph.anchor).collect::<Vec<_>>());
        for language in others() {
            assert_eq!(anchors(language), anchors(Language::ENGLISH), "{} in {language}", game.name());
        }
    }
}

#[test]
fn words_of_the_rules_are_known() {
    let mut words: BTreeSet<String> = BTreeSet::new();
    words.extend(GAMES.iter().map(|game| game.title().to_owned()));
    words.extend(GAMES.iter().flat_map(|game| game.seats()).map(|seat| seat.title.to_owned()));
    for army in Army::ALL {
        words.insert(army.title().to_owned());
        words.extend(Role::ALL.map(|role| army.piece_name(role).to_owned()));
    }
    // Cards for places are written in the notation of the game.
    let places = ["File-", "Rank-", "Letter-", "Number-"];
    let is_place =
        |name: &str| places.iter().any(|place| name.strip_prefix(place).is_some_and(|rest| rest.len() == 1));
    words.extend(Catalogue::published().names().filter(|name| !is_place(name)).map(str::to_owned));
    let known: BTreeSet<String> = texts(Language::ENGLISH).into_keys().collect();
    for english in &words {
        let slug = english.to_lowercase().replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
        assert!(known.contains(&format!("name-{}", slug.trim_matches('-'))), "names.ftl lacks {english}");
        assert_eq!(word(english), *english);
    }
}

#[test]
fn glossaries_explain_the_terms() {
    for language in others() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../assets/text")
            .join(language.name())
            .join("GLOSSARY.md");
        let glossary = fs::read_to_string(&file).unwrap();
        for term in ["Forehand", "Rearhand", "palace", "reserve", "takeback"] {
            assert!(
                glossary.to_lowercase().contains(&term.to_lowercase()),
                "{} says nothing of {term}",
                file.display()
            );
        }
    }
}
