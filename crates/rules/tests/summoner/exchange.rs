//! Promotion by exchange.

use serde_json::json;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Record};

use trickmate_testkit::summoner_table::{
    from, has, legal, now, play, position, refusal, result, waiting, with,
};

fn exchanging(pieces: &str, reserve: &[(&str, &str)]) -> serde_json::Value {
    let reserve: Vec<_> = reserve.iter().map(|(handle, cards)| waiting(handle, cards)).collect();
    with(
        position(pieces),
        json!({"reserve": {"white": reserve}, "hand": {"white": ["Wazir"]}, "deck": {"black": ["Rook"]}}),
    )
}

#[test]
fn who_may_be_exchanged_where() {
    for (pieces, plain) in [
        ("d7:Peasant", "d7-d8"),
        ("d7:Novice", "d7-e8"),
        ("d6:Scout", "d6-e8"),
        ("d7:Soldier", "d7-d8"),
        ("d7:Acolyte", "d7-c8"),
        ("d7:Lance", "d7-d8"),
        ("d5:Horse", "d5-e7"),
        ("d6:Horse", "d6-e8"),
        ("d3:Retreater", "d3-d1"),
        ("d7:Sword d8:-Wazir", "d7:d8"),
        ("d7:Spear e8:-Wazir", "d7:e8"),
        ("d6:Pike e8:-Wazir", "d6:e8"),
        ("d7:Peasant,Horse", "d7-d8"),
    ] {
        let game = from(&exchanging(&format!("Ka1 kh1 {pieces}"), &[("W1", "Knight")]));
        assert!(has(&game, plain) && has(&game, &format!("{plain}=W1")), "{pieces}: {:?}", legal(&game));
    }
    for (pieces, text) in [
        ("d6:Peasant", "d6-d7"),
        ("d7:Peasant,Escort d6:Wazir", "d7-d8"),
        ("d7:Soldier,Courtier", "d7-d8"),
        ("d3:Retreater", "d3-d2"),
        ("d4:Horse", "d4-e6"),
        ("d7:Wazir", "d7-d8"),
        ("d3:Sword d4:-Wazir", "d3:d4"),
        ("d3:Spear e4:-Wazir", "d3:e4"),
        ("d3:Pike e5:-Wazir", "d3:e5"),
        ("d7:Escort d6:Wazir", "d7-e7"),
        ("d7:Windmill d6:Wazir", "d7-e7"),
        ("d7:Vao", "d7-e8"),
        ("d7:Cannon", "d7-d8"),
    ] {
        let game = from(&exchanging(&format!("Ka1 kh1 {pieces}"), &[("W1", "Knight")]));
        assert!(has(&game, text) && !has(&game, &format!("{text}=W1")), "{pieces}");
    }
}

#[test]
fn games_that_began_under_the_first_rules_keep_them() {
    let first = trickmate_rules::game_at("summoner", 1).unwrap();
    let options = Options::new(first.options(), []).unwrap();
    let setup = exchanging("Ka1 kh1 d3:Sword d4:-Wazir", &[("W1", "Knight")]).to_string();
    let game = Match::from_position(first, options, Seed::new([0; 32]), setup.clone()).unwrap();
    assert!(has(&game, "d3:d4=W1"), "it could make no move on an empty board");
    let written = Record::of(&game, []).to_string();
    assert!(written.contains("[Rules \"1\"]"), "{written}");
    let again = written.parse::<Record>().unwrap().replay().unwrap();
    assert!(has(&again, "d3:d4=W1"));
}

#[test]
fn black_exchanges_at_the_other_end() {
    for (pieces, text, is_exchanged) in [
        ("d2:-Peasant", "d2-d1", true),
        ("d3:-Horse", "d3-e1", true),
        ("d4:-Horse", "d4-e2", true),
        ("d5:-Retreater", "d5-d8", true),
        ("d5:-Retreater", "d5-d7", false),
        ("d3:-Peasant", "d3-d2", false),
    ] {
        let turn = json!({"turn": "black", "reserve": {"black": [waiting("B4", "Knight")]}});
        let game = from(&with(exchanging(&format!("Kh4 ka5 {pieces}"), &[]), turn));
        assert!(has(&game, text), "{pieces}");
        assert_eq!(has(&game, &format!("{text}=B4")), is_exchanged, "{pieces}");
    }
}

#[test]
fn the_displaced_piece_goes_to_the_reserve_and_can_be_used_at_once() {
    let mut game = from(&exchanging("Ka1 kh1 d7:Peasant", &[("W1", "Knight")]));
    play(&mut game, "d7-d8=W1");
    let json = now(&game);
    assert_eq!(json["reserve"]["white"], json!([waiting("W2", "Peasant")]));
    assert!(
        json["board"]
            .as_array()
            .unwrap()
            .contains(&json!({"at": "d8", "owner": "white", "made_of": [{"card": "Knight"}]}))
    );
    assert!(has(&game, "W2@a2"));
    assert_eq!(json["quiet"], 1, "an exchange does not count as a creation");
}

#[test]
fn an_exchange_gives_check_and_mate() {
    let mut game = from(&exchanging("Kg6 kh8 b7:Peasant", &[("W1", "Rook")]));
    play(&mut game, "b7-b8=W1 end");
    assert_eq!(result(&game), Some(("white", "checkmate")));
}

#[test]
fn an_exchange_escapes_from_check() {
    // The Lance takes the Rook that gives check, and is exchanged where it stands.
    let mut game = from(&exchanging("Ka1 kh7 a5:Lance a8:-Rook", &[("W1", "Bishop")]));
    assert!(has(&game, "a5:a8=W1"));
    let mut pinned = from(&exchanging("Ka1 kh7 a5:Wazir a8:-Rook", &[("W1", "Bishop")]));
    assert!(refusal(&mut pinned, "a5-b5").contains("your King would be in check"));
    play(&mut game, "a5:a8=W1");
    let mut checked = from(&exchanging("Ke8 kh1 b7:Peasant a8:-Rook", &[("W1", "Bishop")]));
    assert!(has(&checked, "b7-b8=W1"), "it steps between");
    play(&mut checked, "b7-b8=W1");
}

#[test]
fn what_is_refused() {
    let mut game = from(&exchanging("Ka1 kh1 d7:Peasant d5:Wazir", &[("W1", "Knight")]));
    assert!(refusal(&mut game, "d7-d8=W2").contains("no such piece in your reserve"));
    assert!(refusal(&mut game, "d7-d8=B1").contains("reserve of the other side"));
    assert!(refusal(&mut game, "d5-d6=W1").contains("could go nowhere from d6, whatever stood there"));
}
