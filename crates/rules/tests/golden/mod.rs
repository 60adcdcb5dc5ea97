//! Golden records: matches of every game with every option, kept as they were played. They are never changed. If a
//! record no longer replays, neither do stored matches of its version. The change then needs a new
//! `Game::rules_version`, under which `write` adds records.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use sha2::{Digest, Sha256};
use trickmate_rules::{
    DefaultIn, FORMER_GAMES, GAMES, Game, Match, OptionKind, OptionValue, Options, Record, Viewer,
};
use trickmate_testkit::table::seed;

/// The longest game that is kept.
const MAX_PLIES: usize = 250;
/// The most games that are tried until one ends in time.
const TRIES: u64 = 20;

/// Values for options that take a text, beside their words, and words that belong with another option. Values on one line belong
/// together.
const TEXTS: [(&str, &[(&str, &str)]); 5] = [
    ("poker", &[("white-army", "clobberers"), ("black-army", "nutters")]),
    ("poker", &[("deal", "random"), ("faces", "down")]),
    (
        "cardmate",
        &[(
            "deal",
            "XS 8H 9C QH KH KC QD 9H 8D XC 7C 6S JD 5H 5D JS 6D 7S 1D 2S 3C 4H 1H 3S 2D 4C 4D 2C 3H 1S 4S 3D 2H 1C 7H 6C JH 5C \
             5S JC 6H 7D XD 8C 9S QC KS KD QS 9D 8S XH",
        )],
    ),
    ("poker", &[("deal", "3d 9d 3h Kh 4d Ad 4h Kd 5d Ah 7h 2h Jh 9h Td Jd Qh Qd 6h Th 8d 2d 8h 7d 6d 5h")]),
    (
        "summoner",
        &[
            ("cards", r#"{"Camel": {"betza": "C", "value": 5}, "Crab": {"betza": "ffNbsN", "value": 3}}"#),
            ("deck-white", "4 Camel, 6 Crab, 2 Rider, 3 Knight, 1 Clone"),
            ("deck-black", "3 Crab, 5 Wazir, 5 Ferz, 2 Camel"),
        ],
    ),
];

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"))
}

/// Returns all golden records with their names, in order.
fn golden() -> Vec<(String, Record)> {
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension() == Some("txt".as_ref())).collect();
    files.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        (path.file_name().unwrap().to_str().unwrap().to_owned(), text.parse().unwrap())
    };
    files.iter().map(read).collect()
}

/// Returns the text of a position; in JSON, with the keys of every object in order, since theirs depends on how
/// serde_json is built.
fn canonical(text: &str) -> String {
    fn sorted(value: &Value) -> String {
        match value {
            Value::Object(entries) => {
                let entries: BTreeMap<_, _> = entries.iter().collect();
                let entry =
                    |(key, value): (&String, &Value)| format!("{}:{}", Value::from(&**key), sorted(value));
                format!("{{{}}}", entries.into_iter().map(entry).collect::<Vec<_>>().join(","))
            }
            Value::Array(items) => format!("[{}]", items.iter().map(sorted).collect::<Vec<_>>().join(",")),
            other => other.to_string(),
        }
    }
    match serde_json::from_str::<Value>(text) {
        Ok(value @ Value::Object(_)) => sorted(&value),
        _ => text.to_owned(),
    }
}

/// Returns the constant parts of a golden record, as tags.
fn frozen(record: &Record) -> Vec<(String, String)> {
    let mut played = record.begin().unwrap();
    let text = |game: &Match| canonical(&game.position().observe(Viewer::Omniscient).text());
    let start = text(&played);
    let mut course = Sha256::new();
    let mut follow = |game: &Match| {
        course.update(format!("{}\n{}\n", text(game), game.legal(Viewer::Omniscient).join(" ")))
    };
    follow(&played);
    for action in record.actions(played.game()) {
        played.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        follow(&played);
    }
    let told: Vec<&str> = played.notation_for(Viewer::Omniscient).collect();
    assert_eq!(told, record.actions(played.game()), "the notation");
    let outcome = played.outcome();
    let outcome = outcome.map_or("none".to_owned(), |end| format!("{} {}", end.result_mark(), end.reason));
    let course = hex::encode(course.finalize());
    let tags = [("Start", start), ("Final", text(&played)), ("Outcome", outcome), ("Course", course)];
    tags.map(|(name, value)| (name.to_owned(), value)).into()
}

fn replays(name: &str) {
    let records = golden();
    let own: Vec<_> = records.iter().filter(|(file, _)| file.starts_with(&format!("{name}-"))).collect();
    assert!(!own.is_empty());
    for (file, record) in own {
        for (tag, value) in frozen(record) {
            assert_eq!(
                record.tag(&tag),
                Some(&*value),
                "{file}: {tag} is another; see the top of this module"
            );
        }
    }
}

#[test]
fn cardmate_replays() {
    replays("cardmate");
}

#[test]
fn poker_replays() {
    replays("poker");
}

#[test]
fn mysterious_replays() {
    replays("mysterious");
}

#[test]
fn summoner_replays() {
    replays("summoner");
}

/// Returns the values of an option that a golden record should have, in their written form.
fn wanted(game: &dyn Game) -> Vec<Vec<(&'static str, String)>> {
    let mut wanted = vec![Vec::new()];
    for spec in game.options() {
        let stands_alone = |word: &&&str| Options::new(game.options(), [(spec.name, **word)]).is_ok();
        wanted.extend(
            spec.words().iter().filter(stands_alone).map(|word| vec![(spec.name, (*word).to_owned())]),
        );
        if let OptionKind::Number { min, max, .. } = spec.kind {
            wanted.extend([min, max].map(|number| vec![(spec.name, number.to_string())]));
        }
    }
    let texts = TEXTS.iter().filter(|(name, _)| *name == game.name());
    wanted.extend(
        texts.map(|(_, given)| given.iter().map(|(name, text)| (*name, (*text).to_owned())).collect()),
    );
    wanted
}

fn options(game: &dyn Game, given: &[(&str, String)]) -> Options {
    Options::new(game.options(), given.iter().map(|(name, value)| (*name, &**value))).unwrap()
}

#[test]
fn every_value_of_every_option_has_a_record() {
    let records = golden();
    for game in GAMES.iter().chain(FORMER_GAMES) {
        let version = game.rules_version().to_string();
        let own = records.iter().filter(|(_, record)| record.tag("Game") == Some(game.name()));
        let own = own.filter(|(_, record)| record.tag("Rules") == Some(&version));
        let known: BTreeSet<String> = own
            .flat_map(|(_, record)| record.tags.iter().filter(|(tag, _)| tag == "Option"))
            .map(|(_, value)| value.clone())
            .collect();
        for (name, value) in wanted(*game).into_iter().flatten() {
            let spec = game.options().iter().find(|spec| spec.name == name).unwrap();
            if let OptionKind::Text { words, .. } = spec.kind
                && words.iter().all(|word| **word != value)
            {
                let is_custom = |option: &String| {
                    let given = option.strip_prefix(&format!("{name}="));
                    given.is_some_and(|text| words.iter().all(|word| *word != text))
                };
                assert!(known.iter().any(is_custom), "{} {version}: no text for {name}", game.name());
            } else if spec.default_in != DefaultIn::Nowhere || spec.default().to_string() != value {
                let option = format!("{name}={value}");
                assert!(known.contains(&option), "{} {version}: no record with {option}", game.name());
            }
        }
    }
}

#[test]
fn the_seed_does_not_decide_who_begins() {
    for game in GAMES {
        for given in wanted(*game) {
            let begins = |number| Match::new(*game, options(*game, &given), seed(number)).to_act();
            let first = begins(0);
            assert!(!first.is_empty());
            assert!((1..20).all(|number| begins(number) == first), "{} {given:?}", game.name());
        }
    }
}

/// Returns the cards for decks, and those of the courier version's pack, with value and movement, in order.
fn cards() -> String {
    let summoner = trickmate_rules::game("summoner").unwrap();
    let mut list = String::new();
    for variant in ["standard", "courier"] {
        let given = [("variant", variant.to_owned())];
        let opening = Match::new(summoner, options(summoner, &given), seed(0));
        for (name, sheet) in opening.position().observe(Viewer::Omniscient).piece_infos() {
            let fact = |name| sheet.named(name).map(ToString::to_string).unwrap_or_default();
            let value = fact("Value");
            let value = value.split([',', ' ']).next().unwrap();
            if sheet.face.is_none() {
                writeln!(list, "{variant} {name}: {value} {}", fact("Moves")).unwrap();
            }
        }
    }
    list
}

#[test]
fn the_list_of_cards_is_that_of_its_version() {
    let version = trickmate_rules::game("summoner").unwrap().rules_version();
    let kept = fs::read_to_string(folder().join(format!("cards-{version}.list"))).unwrap();
    assert_eq!(cards(), kept, "a card list that has changed needs a new version of the rules");
}

#[test]
fn records_say_which_rules_they_are_of() {
    for game in GAMES {
        let played = Match::new(*game, options(*game, &[]), seed(1));
        let record = Record::of(&played, []);
        let version = game.rules_version().to_string();
        assert_eq!(record.tag("Rules"), Some(&*version));
        assert_eq!(Record::public(&played, []).tag("Rules"), Some(&*version));
        assert!(trickmate_rules::game_at(game.name(), game.rules_version()).is_some());

        // A record from before there were versions is of the first.
        let mut old = record.clone();
        old.tags.retain(|(name, _)| name != "Rules");
        assert_eq!(old.begin().unwrap().game().rules_version(), 1);
        for unknown in ["0", "99", "-1", "one", ""] {
            let mut other = record.clone();
            other
                .tags
                .iter_mut()
                .filter(|(name, _)| name == "Rules")
                .for_each(|tag| tag.1 = unknown.to_owned());
            let refused = other.replay().err().unwrap().to_string();
            let words = format!("version {unknown} of the rules of {}", game.name());
            assert!(refused.contains(&words), "{refused}");
        }
    }
}

/// Returns a random game to its end, or as far as records are kept.
fn played(game: &'static dyn Game, options: &Options, number: u64) -> Match {
    let mut chance = seed(number).chance("golden");
    let mut played = Match::new(game, options.clone(), seed(number));
    while played.plies().len() < MAX_PLIES {
        let legal = played.legal(Viewer::Omniscient);
        let Ok(count @ 1..) = u32::try_from(legal.len()) else { break };
        played.play(&legal[chance.below(count) as usize]).unwrap();
    }
    played
}

/// Writes golden records of versions that have none, and of values of options that came later: `cargo test -p trickmate-rules --test rules golden::write -- --ignored`.
#[test]
#[ignore = "it writes files"]
fn write() {
    for (index, game) in GAMES.iter().enumerate() {
        let prefix = format!("{}-{}", game.name(), game.rules_version());
        let mut own: Vec<Record> = golden()
            .into_iter()
            .filter(|(file, _)| file.starts_with(&format!("{prefix}-")))
            .map(|(_, own)| own)
            .collect();
        for given in wanted(*game) {
            let options = options(*game, &given);
            let is_given = |(name, _): &(&str, &OptionValue)| given.iter().any(|(other, _)| other == name);
            let tags: Vec<(String, String)> = options
                .iter()
                .filter(is_given)
                .map(|(name, value)| ("Option".to_owned(), format!("{name}={value}")))
                .collect();
            let is_known = |record: &Record| tags.iter().all(|tag| record.tags.contains(tag));
            if own.iter().any(is_known) {
                continue;
            }
            let number = own.len() as u64 + 1;
            let first = 1000 * (index as u64 + 1) + 20 * number;
            let mut games = (first..first + TRIES).map(|seed| played(*game, &options, seed));
            let game = games.find(|game| game.outcome().is_some());
            let game = game.unwrap_or_else(|| played(GAMES[index], &options, first));
            let mut record = Record::of(&game, []);
            record.tags.extend(frozen(&record));
            fs::write(folder().join(format!("{prefix}-{number:02}.txt")), record.to_string()).unwrap();
            own.push(record);
        }
    }
    let version = trickmate_rules::game("summoner").unwrap().rules_version();
    let list = folder().join(format!("cards-{version}.list"));
    if !list.exists() {
        fs::write(list, cards()).unwrap();
    }
}
