//! Decks as options, and who may see them.

use serde_json::{Value, json};
use trickmate_rules::{Match, OptionError, Options, Record, Seat, Viewer};

use trickmate_testkit::summoner_table::{board, now, opening, options, summoner};
use trickmate_testkit::table::seed;

fn held(game: &Match, seat: &str) -> Vec<String> {
    let json = now(game);
    let lists = [&json["hand"][seat], &json["deck"][seat]];
    let mut cards: Vec<String> = lists
        .iter()
        .flat_map(|list| list.as_array().unwrap())
        .map(|card| card.as_str().unwrap().to_owned())
        .collect();
    cards.sort();
    cards
}

#[test]
fn a_deck_is_given_as_text_or_by_the_name_of_a_ready_one() {
    let game = opening(&[("deck-white", "5 Knight; 3x rider\nWazir"), ("deck-black", "artillery")], 0);
    assert_eq!(held(&game, "white"), [vec!["Knight"; 5], vec!["Rider"; 3], vec!["Wazir"]].concat());
    assert_eq!(held(&game, "black").iter().filter(|card| *card == "Cannon").count(), 5);
    assert_eq!(game.options().text("deck-white"), Some("1 Wazir, 5 Knight, 3 Rider"));
}

#[test]
fn the_ready_decks_are_different() {
    let names = ["balanced", "swarm", "riders", "leapers", "artillery", "ringwalkers", "mimics"];
    let mut decks: Vec<Vec<String>> =
        names.iter().map(|name| held(&opening(&[("deck-white", name)], 0), "white")).collect();
    assert!(decks.iter().all(|deck| (30..=60).contains(&deck.len())));
    decks.sort();
    decks.dedup();
    assert_eq!(decks.len(), names.len());
}

#[test]
fn the_seed_decides_the_order() {
    let order = |number| now(&opening(&[], number))["deck"]["white"].clone();
    assert_eq!(order(1), order(1));
    assert_ne!(order(1), order(2));
    let json = now(&opening(&[], 1));
    assert_ne!(json["deck"]["white"], json["deck"]["black"]);
}

#[test]
fn a_text_that_is_no_deck_is_refused() {
    let hostile = format!("7 {}", "@everyone \u{202e}**x** ".repeat(600));
    for text in ["3 Knight", "101 Knight", "7 Knight, 0 Rook", "7 Knigt", &hostile, "nosuchdeck"] {
        let error = Options::new(summoner().options(), [("deck-white", text)]).unwrap_err();
        let words = error.to_string();
        assert!(!words.contains('@') && !words.contains('\u{202e}') && words.len() < 400, "{words}");
        assert!(matches!(error, OptionError::Text { .. } | OptionError::Value { .. }));
    }
}

#[test]
fn others_are_not_told_of_a_deck() {
    let given = [("deck-white", "7 Knight, 3 Rider"), ("deck-black", "riders")];
    let game = Match::new(summoner(), options(&given), seed(0));
    let shown = |viewer| game.options_for(viewer).to_json().to_string();
    assert_eq!(shown(Viewer::Public), r#"{"cards":"published","variant":"standard"}"#);
    assert!(shown(Viewer::Seat(Seat::First)).contains("Knight"));
    assert!(!shown(Viewer::Seat(Seat::First)).contains("riders"));
    assert!(!shown(Viewer::Seat(Seat::Second)).contains("Knight"));
    assert!(shown(Viewer::Omniscient).contains("Knight") && shown(Viewer::Omniscient).contains("riders"));
    assert!(!Record::public(&game, []).to_string().contains("deck-"));
    assert_eq!(game.view(Viewer::Public).title, "Summoner’s Chess");
    assert!(Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().is_ok());
}

const DESERT: &str = r#"{"Camel": {"betza": "C", "value": 3}, "Aardvark": {"value": 0, "betza": "fmD"}}"#;

#[test]
fn a_table_can_have_own_cards() {
    // The order of the options makes no difference.
    for given in [
        [("cards", DESERT), ("deck-white", "8 camel, 1 Knight, Aardvark")],
        [("deck-white", "1 Knight; 1x AARDVARK; 8 Camel"), ("cards", DESERT)],
    ] {
        let mut game = opening(&given, 0);
        assert_eq!(game.options().text("deck-white"), Some("1 Knight, 1 Aardvark, 8 Camel"));
        let usual = r#"{"Aardvark":{"betza":"fmD","value":0},"Camel":{"betza":"C","value":3}}"#;
        assert_eq!(game.options().text("cards"), Some(usual));
        assert!(game.options_for(Viewer::Public).to_json().to_string().contains("Aardvark"));
        assert_eq!(game.view(Viewer::Public).title, "Summoner’s Chess");
        assert_eq!(held(&game, "white").iter().filter(|card| *card == "Camel").count(), 8);
        // The limit of the first turn is 1.
        let error = game.play_all(["e1-e2", "+Camel"]).unwrap_err();
        assert!(error.refusal.to_string().contains('3'), "{error}");
        let replayed = Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().unwrap();
        assert_eq!(now(&replayed), now(&game));
    }
}

#[test]
fn own_cards_that_make_no_sense_are_refused() {
    let many: Vec<String> = (0..51).map(|n| format!(r#""Yak-{n}": {{"betza": "W", "value": 1}}"#)).collect();
    let many = format!("{{{}}}", many.join(","));
    let long = format!(r#"{{"Long": {{"betza": "{}", "value": 1}}}}"#, "W".repeat(61));
    for (cards, words) in [
        ("{", "not JSON"),
        ("[]", "invalid type"),
        (r#"{"Camel": {"betza": "C"}}"#, "missing field"),
        (r#"{"Camel": {"betza": "C", "value": -1}}"#, "invalid value"),
        (r#"{"Camel": {"betza": "C", "value": 1000}}"#, "more than 999"),
        (r#"{"Camel": {"betza": "fX", "value": 1}}"#, "at character 2 of “fX”"),
        (r#"{"Knight": {"betza": "C", "value": 1}}"#, "there is a card Knight already"),
        (r#"{"Camel": {"betza": "C", "value": 1}, "CAMEL": {"betza": "C", "value": 1}}"#, "already"),
        (r#"{"W12": {"betza": "C", "value": 1}}"#, "cannot be called W12"),
        (&many, "there are 50 own cards already"),
        (&long, "longer than 60 characters"),
        (&" ".repeat(20_001), "longer than 20000 bytes"),
    ] {
        let given = [("deck-white", "7 Camel"), ("cards", cards)];
        let error = Options::new(summoner().options(), given).unwrap_err();
        assert!(error.to_string().contains(words), "{cards:.60}: {error}");
        assert!(error.to_string().contains("“cards”"), "{error}");
    }
    let error = Options::new(summoner().options(), [("deck-white", "7 Camel")]).unwrap_err();
    assert!(error.to_string().contains("there is no card “Camel”"), "{error}");
}

#[test]
fn a_position_has_its_own_cards_or_those_of_the_option() {
    let load = |cards: Value, hand: &str| {
        let mut setup = json!({"turn": "white", "board": [], "hand": {"white": [hand]}});
        setup["board"] = board("Ke1 ke8");
        if !cards.is_null() {
            setup["cards"] = cards;
        }
        let options = options(&[("cards", DESERT)]);
        Match::from_position(summoner(), options, seed(0), setup.to_string())
    };
    assert!(load(Value::Null, "Camel").is_ok());
    assert!(load(json!({"Zebu": {"betza": "Z", "value": 1}}), "Zebu").is_ok());
    assert!(load(json!({"Zebu": {"betza": "Z", "value": 1}}), "Camel").is_err());
    assert!(load(json!({}), "Camel").is_err());
}
