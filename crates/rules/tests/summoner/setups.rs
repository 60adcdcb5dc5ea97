//! Positions in JSON, both ways, and invalid ones.

use serde_json::{Value, json};
use trickmate_rules::Viewer;

use trickmate_testkit::summoner_table::{
    VARIANTS, board, from, now, opening, options, play_any, position, refused, summoner, waiting, with,
};
use trickmate_testkit::table::seed;

#[test]
fn a_position_comes_back_as_it_was() {
    for variant in VARIANTS {
        let mut chance = seed(9).chance("round trip");
        for number in 0..6 {
            let mut game = opening(&[("variant", variant)], number);
            for _ in 0..120 {
                if play_any(&mut game, &mut chance).is_none() {
                    break;
                }
                let json = now(&game);
                let again = from(&json);
                assert_eq!(now(&again), json);
                if game.outcome().is_none() {
                    assert_eq!(again.legal(Viewer::Omniscient), game.legal(Viewer::Omniscient));
                }
                let text = game.position().observe(Viewer::Omniscient).text();
                let read = summoner().read(&options(&[]), &seed(0), &text).unwrap();
                assert_eq!(read.observe(Viewer::Omniscient).text(), text);
            }
        }
    }
}

#[test]
fn the_documented_position() {
    let setup = json!({"variant": "standard", "turn": "white", "phase": "move", "limit": 2, "spent": 0, "quiet": 0,
        "board": [{"at": "e1", "owner": "white", "king": true},
            {"at": "d4", "owner": "white", "made_of": [{"card": "Knight", "rider": true}, {"card": "Ferz"}]},
            {"at": "e8", "owner": "black", "king": true}],
        "reserve": {"white": [{"handle": "W3", "made_of": [{"card": "Clone", "of": [{"card": "Wazir"}]}]}], "black": []},
        "last_handle": {"white": 3, "black": 0},
        "hand": {"white": ["Knight", "Rider"], "black": []}, "deck": {"white": ["Rook"], "black": []},
        "cards": {"Camel": {"betza": "C", "value": 5}}});
    let mut sorted = now(&from(&setup));
    sorted["board"] = setup["board"].clone();
    assert_eq!(sorted, setup);
}

#[test]
fn others_are_told_how_many_cards_there_are() {
    let game = opening(&[], 0);
    let json = game.position().observe(Viewer::Public).json();
    assert_eq!(json["hand"], json!({"white": 7, "black": 7}));
    assert_eq!(json["deck"], json!({"white": 35, "black": 35}));
    let json = game.position().observe(Viewer::Seat(trickmate_rules::Seat::First)).json();
    assert_eq!(json["hand"]["white"].as_array().unwrap().len(), 7);
    assert_eq!(json["hand"]["black"], 7);
    assert_eq!(json["deck"]["white"], 35, "not even the owner knows the order of a deck");
}

#[test]
fn what_is_refused() {
    let base = || position("Ka1 kh8 d4:Knight");
    let reserve = |list: Value| with(base(), json!({"reserve": {"white": list}}));
    let many: Vec<Value> = (0..600).map(|_| json!({"card": "Wazir"})).collect();
    let cards = |cards: Value| with(base(), json!({"cards": cards}));
    for (setup, words) in [
        (position("Ka1"), "Black has 0 Kings"),
        (position("Ka1 Kb1 kh8"), "White has 2 Kings"),
        (position("Ka1 ka1"), "two pieces stand on a1"),
        (position("Ka1 ka2"), "is in check"),
        (position("Ka1 kh8 Pd2"), "only in the courier version"),
        (position("Ka1 kh8 d4:Amazon"), "no card “Amazon”"),
        (position("Ka1 kh8 d4:Rider"), "a piece is not made of Rider"),
        (position("Ka1 kh8 d4:Rook+Rider"), "a Rider cannot ride on Rook"),
        (position("Ka1 kh8 d4:Clone"), "“of” is missing"),
        (with(base(), json!({"turn": "red"})), "there is no seat “red”"),
        (with(base(), json!({"phase": "draw"})), "there is no phase “draw”"),
        (with(base(), json!({"variant": "other"})), "there is no variant “other”"),
        (with(base(), json!({"limit": 65})), "the limit 65"),
        (with(base(), json!({"spent": 3})), "3 is spent"),
        (with(base(), json!({"phase": "discard"})), "no more than 7"),
        (with(base(), json!({"ep": "d3"})), "no Pawn has just passed over d3"),
        (with(base(), json!({"hand": {"white": ["Knigth"]}})), "did you mean Knight?"),
        (with(base(), json!({"hand": {"white": vec!["Rook"; 201]}})), "more than 200 cards"),
        (with(base(), json!({"nonsense": 1})), "nonsense"),
        (reserve(json!([waiting("B1", "Ferz")])), "the handle B1"),
        (reserve(json!([waiting("W0", "Ferz")])), "no handle"),
        (reserve(json!([waiting("W1", "Ferz"), waiting("W1", "Ferz")])), "the handle W1"),
        (reserve(json!([{"handle": "W1", "made_of": many}])), "at most 512 cards"),
        (reserve(json!([{"handle": "W1", "made_of": []}])), "at least one card"),
        (cards(json!({"Rider": {"betza": "W", "value": 1}})), "cannot be called Rider"),
        (cards(json!({"W12": {"betza": "W", "value": 1}})), "cannot be called W12"),
        (cards(json!({"d4": {"betza": "W", "value": 1}})), "cannot be called d4"),
        (cards(json!({"knight": {"betza": "W", "value": 1}})), "there is a card knight already"),
        (cards(json!({"Camel": {"betza": "Cx", "value": 1}})), "at character 2"),
        (cards(json!({"A b": {"betza": "C", "value": 1}})), "a card’s name is"),
        (
            with(base(), json!({"last_handle": {"white": 1}, "reserve": {"white": [waiting("W2", "Ferz")]}})),
            "at least 2",
        ),
        (
            json!({"turn": "white", "phase": "summon", "board": board("Ka1 kh8 a8:-Rook")}),
            "White has moved and is still in check",
        ),
    ] {
        let why = refused(&setup);
        assert!(why.contains(words), "{words}: {why}");
    }
}

#[test]
fn own_cards_of_a_server_are_played() {
    let own = json!({"phase": "create", "limit": 9, "hand": {"white": ["Camel", "Rider"]}, "cards": {"Camel": {"betza": "C", "value": 4}}});
    let mut game = from(&with(position("Ka1 kh8"), own));
    game.play("+camel+rider").unwrap();
    assert_eq!(now(&game)["reserve"]["white"][0]["made_of"], json!([{"card": "Camel", "rider": true}]));
}
