//! Decks as options, and who is told of them.

use trickmate::rules::{Match, OptionError, Options, Record, Seat, Viewer};

use crate::support::summoner_table::{now, opening, options, summoner};
use crate::support::table::seed;

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
    assert!(shown(Viewer::Everyone).contains("Knight") && shown(Viewer::Everyone).contains("riders"));
    assert!(!Record::public(&game, []).to_string().contains("deck-"));
    assert_eq!(game.view(Viewer::Public).title, "Summoner’s Chess");
    assert!(Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().is_ok());
}
