//! Positions of Summoner's Chess.

use serde_json::{Value, json};
use trickmate_rules::Viewer;
use trickmate_testkit::summoner_table::{
    creating, from, legal, made_of, now, play, position, refused, waiting, with,
};

const KINGS: &str = "Ke1 ke8";

#[test]
fn no_two_pieces_get_one_handle() {
    for last in [u32::MAX, 1_000_000] {
        let setup = with(creating(KINGS, &["Knight", "Ferz"]), json!({"last_handle": {"white": last}}));
        assert!(
            refused(&setup).contains("the last handle of white is at most 999999"),
            "{}",
            refused(&setup)
        );
        let setup =
            with(creating(KINGS, &[]), json!({"reserve": {"white": [waiting(&format!("W{last}"), "Ferz")]}}));
        assert!(refused(&setup).contains("is no handle"), "{}", refused(&setup));
    }
    let setup = with(creating(KINGS, &["Knight", "Ferz"]), json!({"last_handle": {"white": 999_999}}));
    let mut game = from(&setup);
    play(&mut game, "+Knight +Ferz");
    let reserve = now(&game)["reserve"]["white"].clone();
    let handles: Vec<&str> =
        reserve.as_array().unwrap().iter().map(|piece| piece["handle"].as_str().unwrap()).collect();
    assert_eq!(handles, ["W1000000", "W1000001"]);
}

fn reserve(pieces: usize, cards: &str) -> Value {
    (1..=pieces).map(|number| waiting(&format!("W{number}"), cards)).collect()
}

#[test]
fn a_reserve_holds_no_more_than_a_deck() {
    let setup = with(position(KINGS), json!({"reserve": {"white": reserve(101, "Ferz")}}));
    assert!(refused(&setup).contains("white has more than 100 pieces in reserve"), "{}", refused(&setup));
    let game = from(&with(position(KINGS), json!({"reserve": {"white": reserve(100, "Ferz")}})));
    assert_eq!(game.view(Viewer::Omniscient).summoning.unwrap().holdings[0].reserve.len(), 100);
}

#[test]
fn all_pieces_together_are_made_of_so_many_cards_at_most() {
    let cards = vec!["Ferz"; 500].join(",");
    let setup = with(position(KINGS), json!({"reserve": {"white": reserve(9, &cards)}}));
    assert!(
        refused(&setup).contains("all pieces together are made of at most 4096 cards"),
        "{}",
        refused(&setup)
    );
    from(&with(position(KINGS), json!({"reserve": {"white": reserve(8, &cards)}})));
    let long = json!({"turn": "white", "board": [{"at": "a1", "owner": "white", "made_of": made_of(&vec!["Ferz"; 20_000].join(","))}]});
    assert!(refused(&long).contains("longer than"), "{}", refused(&long));
}

#[test]
fn cards_that_no_turn_pays_are_not_multiplied() {
    // A hundred large pieces and a hand of copies: none can be paid, or few.
    let cards = vec!["Ferz"; 30].join(",");
    let setup = with(
        creating(KINGS, &["Clone", "Clone", "Rider", "Knight", "Wazir"]),
        json!({"reserve": {"white": reserve(100, &cards)}}),
    );
    let game = from(&setup);
    let copies = legal(&game).iter().filter(|text| text.contains("Clone(#")).count();
    assert_eq!(copies, 0);
}

#[test]
fn a_name_that_is_no_name_is_not_compared() {
    let name = "Knight".repeat(30_000);
    let setup = with(position(KINGS), json!({"hand": {"white": [name]}}));
    let error = refused(&setup);
    assert!(
        error.contains("there is no card “KnightKnightKnightKnightKnight…”") && error.len() < 200,
        "{error}"
    );
}
