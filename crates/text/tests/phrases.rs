//! The phrases of the rules: English says the same as the rules themselves, and every other language has them all.
#![allow(clippy::unwrap_used, reason = "tests may fail loudly")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use trickmate_rules::kernel::Seed;
use trickmate_rules::{GAMES, Match, MenuPath, Options, Phrase, PhraseValue, Viewer};
use trickmate_text::rules::{has_words, phrase, phrase_key};
use trickmate_text::{Language, Value, catalogue_of, find_in, speak};

/// The names of values that are words of the rules, for which a text has to ask by a function.
const WORDS: [&str; 6] = ["name", "side", "rank", "suit", "rook", "like"];

/// Returns every template in the sources of the rules.
fn templates() -> BTreeSet<String> {
    let mut templates = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if !path.ends_with("src/phrase.rs") {
                let source = fs::read_to_string(&path).unwrap();
                templates.extend(source.split("phrase!(").skip(1).filter_map(literal));
            }
        }
    }
    templates
}

/// Returns the string literal at the beginning of a source.
fn literal(source: &str) -> Option<String> {
    let mut letters = source.trim_start().strip_prefix('"')?.chars().peekable();
    let mut text = String::new();
    loop {
        match letters.next()? {
            '"' => return Some(text),
            '\\' if letters.peek() == Some(&'\n') => {
                while letters.next_if(|letter| letter.is_whitespace()).is_some() {}
            }
            '\\' => text.push(letters.next()?),
            letter => text.push(letter),
        }
    }
}

/// Returns the names of the values of a template.
fn names(template: &str) -> BTreeSet<String> {
    template.split('{').skip(1).filter_map(|part| Some(part.split_once('}')?.0.to_owned())).collect()
}

/// Returns the files' keys with the names of the values that each text asks for.
fn known(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let file = catalogue_of(language).remove("phrases").unwrap();
    file.into_iter().map(|(key, asks)| (key, asks.values)).collect()
}

#[test]
fn english_says_what_the_rules_say() {
    let templates: Vec<String> = templates().into_iter().filter(|template| has_words(template)).collect();
    assert!(templates.len() > 150, "{} templates", templates.len());
    let mut known = known(Language::ENGLISH);
    for template in templates {
        let key = phrase_key(&template);
        let asks =
            known.remove(&key).unwrap_or_else(|| panic!("{key} is missing or there twice: {template}"));
        let given = names(&template);
        assert_eq!(asks, given, "{template}");
        let values: Vec<(&'static str, Value<'_>)> =
            given.iter().map(|name| (&*name.clone().leak(), Value::from(format!("<a {name}>")))).collect();
        let wanted = template.replace('{', "<a ").replace('}', ">");
        assert_eq!(find_in(Language::ENGLISH, &key, &values).as_deref(), Some(&*wanted));
    }
    assert!(known.is_empty(), "no phrase of the rules has {:?}", known.into_keys().collect::<Vec<_>>());
}

#[test]
fn words_among_the_values_are_translated() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/text");
    for language in Language::all() {
        let text = fs::read_to_string(folder.join(language.name()).join("phrases.ftl")).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            for name in WORDS {
                let bare = format!("{{ ${name} }}");
                assert!(!line.contains(&bare), "{language}: {bare} needs NAME or RANK: {line}");
            }
        }
    }
}

fn menus(game: &str) -> Vec<MenuPath> {
    let game = trickmate_rules::game(game).unwrap();
    let start = Match::new(game, Options::new(game.options(), []).unwrap(), Seed::new([1; 32]));
    let seat = start.to_act()[0];
    start.position().observe(Viewer::Seat(seat)).menu_paths(seat)
}

#[test]
fn menus_in_english_are_those_of_the_rules() {
    for game in GAMES {
        for path in menus(game.name()) {
            assert_eq!(phrase(&path.effect), path.effect.to_string());
            for step in path.steps {
                for said in [step.ask, step.label, step.short, step.help] {
                    assert_eq!(phrase(&said), said.to_string());
                }
            }
        }
    }
}

#[test]
fn menus_and_refusals_are_in_the_spoken_language() {
    let german = Language::of_locale("de").unwrap();
    let poker = trickmate_rules::game("poker").unwrap();
    let start = Match::new(poker, Options::new(poker.options(), []).unwrap(), Seed::new([1; 32]));
    let seat = start.to_act()[0];
    let refused = start.position().check(seat, "Nd5").unwrap_err();
    let (refused, path) = (refused.why().unwrap(), menus("poker").remove(0));
    speak(german, || {
        assert_eq!(phrase(refused), "kein Zug mit dem Springer führt nach d5");
        assert_eq!(phrase(&path.steps[0].ask), "Welche Figur?");
        assert!(
            phrase(&path.steps[0].label).contains("Bauer")
                || phrase(&path.steps[0].label).contains("Springer")
        );
    });
}

#[test]
fn quoted_texts_and_unknown_words_stay() {
    let russian = Language::of_locale("ru").unwrap();
    speak(russian, || {
        assert_eq!(phrase(&Phrase::verbatim("Rook")), "Rook");
        assert_eq!(phrase(&Phrase::word("Camelot")), "Camelot");
        assert_eq!(phrase(&Phrase::word("Rook")), "Ладья");
    });
    assert_eq!(Phrase::word("Rook").values()[0].1, PhraseValue::Word("Rook".to_owned()));
}
