//! Pieces of cards that a server may add, hoppers and leaps that are written out, against another generator.

use proptest::prelude::*;
use serde_json::{Value, json};
use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Match, Options};

use trickmate_testkit::proptests::cases;
use trickmate_testkit::slow_summoner::{OWN_CARDS, SlowSummoner};
use trickmate_testkit::summoner_table::{legal, made_of, now, options, summoner, with};
use trickmate_testkit::table::seed;

/// The fewest pieces beside the Kings: a sequence of three captures leaves one.
const FEWEST: u32 = 4;

/// Returns the cards of a piece: one that a server may add, sometimes with a Rider, sometimes with a published card.
fn cards(chance: &mut SeedRng) -> String {
    let (name, _, _) = OWN_CARDS[chance.below(OWN_CARDS.len() as u32) as usize];
    match chance.below(4) {
        0 if ["Giraffe", "Javelin", "Crab"].contains(&name) => format!("{name}+Rider"),
        1 => format!("{name},Wazir"),
        2 => "Knight".to_owned(),
        _ => name.to_owned(),
    }
}

/// Returns the cards of the server, as a position has them.
fn own_cards() -> Value {
    let card = |(name, betza, value): &(&str, &str, u32)| {
        ((*name).to_owned(), json!({"betza": betza, "value": value}))
    };
    Value::Object(OWN_CARDS.iter().map(card).collect())
}

/// Returns a position of chance: Kings and pieces, and no cards or reserves.
fn position(chance: &mut SeedRng) -> Value {
    let mut squares: Vec<String> =
        ('a'..='h').flat_map(|file| (1..=8).map(move |rank| format!("{file}{rank}"))).collect();
    chance.shuffle(&mut squares);
    let count = 2 + FEWEST + chance.below(9);
    let men: Vec<Value> = squares
        .iter()
        .take(count as usize)
        .enumerate()
        .map(|(index, at)| {
            let owner = if index % 2 == 0 { "white" } else { "black" };
            match index {
                0 | 1 => json!({"at": at, "owner": owner, "king": true}),
                _ => json!({"at": at, "owner": owner, "made_of": made_of(&cards(chance))}),
            }
        })
        .collect();
    let turn = ["white", "black"][chance.below(2) as usize];
    with(json!({"turn": turn, "board": men}), json!({"cards": own_cards()}))
}

/// Returns a match from a position in which the side that is not to move is not in check.
fn game(chance: &mut SeedRng) -> Match {
    loop {
        let setup = position(chance).to_string();
        if let Ok(game) = Match::from_position(summoner(), options(&[]), seed(0), setup)
            && game.outcome().is_none()
        {
            return game;
        }
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn hoppers_and_written_leaps_move_as_another_program_says(bytes: [u8; 32]) {
        let mut chance = Seed::new(bytes).chance("own cards");
        for _ in 0..8 {
            let game = game(&mut chance);
            let slow = SlowSummoner::new(&now(&game));
            prop_assert_eq!(legal(&game), slow.moves(), "{}", now(&game));
        }
        let game = game(&mut chance);
        let slow = SlowSummoner::new(&now(&game));
        let depth = if legal(&game).len() <= 15 { 3 } else { 2 };
        prop_assert_eq!(game.position().perft(depth), slow.perft(depth), "{}", now(&game));
    }
}

#[test]
fn a_position_with_a_piece_of_each_counts_as_another_program_says() {
    let squares = ["b2", "c2", "d3", "e3", "f2", "g2", "b7", "c7", "d6", "e6", "f7", "g7"];
    let men =
        squares.iter().zip(OWN_CARDS.iter().chain(&OWN_CARDS).filter(|(name, _, _)| *name != "Universalist"));
    let men = men.enumerate().map(|(index, (at, (name, _, _)))| {
        let owner = if index < squares.len() / 2 { "white" } else { "black" };
        json!({"at": at, "owner": owner, "made_of": [{"card": name}]})
    });
    let kings = [
        json!({"at": "e1", "owner": "white", "king": true}),
        json!({"at": "e8", "owner": "black", "king": true}),
    ];
    let board: Vec<Value> = men.chain(kings).collect();
    let setup = json!({"turn": "white", "board": board, "cards": own_cards()});
    let game = Match::from_position(summoner(), options(&[]), seed(0), setup.to_string()).unwrap();
    let slow = SlowSummoner::new(&now(&game));
    for depth in 1..=3 {
        assert_eq!(game.position().perft(depth), slow.perft(depth), "{depth}");
    }
}

#[test]
fn cards_are_read_from_a_list_too() {
    let read = |text: &str| {
        let given = [("cards", text)];
        Options::new(summoner().options(), given).map_err(|error| error.to_string())
    };
    let listed = read("Camel C 5; Crab ffNbsN;\nGiraffe (1,4) 4").unwrap();
    let text = listed.text("cards").unwrap();
    assert_eq!(read(text), Ok(listed.clone()));
    let cards: Value = serde_json::from_str(text).unwrap();
    assert_eq!(cards["Camel"], json!({"betza": "C", "value": 5}));
    assert_eq!(cards["Giraffe"], json!({"betza": "(1,4)", "value": 4}));
    assert!(cards["Crab"]["value"].as_u64().is_some_and(|value| (2..=5).contains(&value)), "{text}");
    for (text, words) in [
        ("Camel", "it takes published or more"),
        ("Camel C 5 6", "“Camel C 5 6” is no card"),
        ("Camel C five", "the value of Camel is no number"),
        ("Camel C 5; Camel Z", "Camel is there twice"),
        ("Camel X", "the movement of Camel: at character 1"),
        ("Knight C 5", "there is a card Knight already"),
    ] {
        let error = read(text).unwrap_err();
        assert!(error.contains(words), "{text}: {error}");
    }
}
