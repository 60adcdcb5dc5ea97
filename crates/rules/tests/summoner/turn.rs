//! The five phases of a turn.

use serde_json::json;
use trickmate_rules::Viewer;

use trickmate_testkit::summoner_table::{
    from, has, legal, now, opening, play, position, refusal, waiting, with,
};

fn sizes(game: &trickmate_rules::Match) -> [u64; 4] {
    let detail = game.position().observe(Viewer::Public).detail();
    ["hand_size", "deck_size"]
        .map(|what| ["white", "black"].map(|seat| detail[what][seat].as_u64().unwrap()))
        .concat()
        .try_into()
        .unwrap()
}

#[test]
fn white_draws_no_card_on_the_first_turn() {
    let mut game = opening(&[], 3);
    assert_eq!(sizes(&game), [7, 7, 35, 35]);
    assert_eq!(now(&game)["limit"], 1);
    play(&mut game, "e1-e2 end");
    assert_eq!(sizes(&game), [7, 8, 35, 34]);
    game.play("e8-e7").unwrap();
    assert_eq!(refusal(&mut game, "end"), "not legal: discard down to seven cards first, such as -Knight");
    let discard = legal(&game).into_iter().find(|text| text.starts_with('-')).unwrap();
    game.play(&discard).unwrap();
    assert_eq!(sizes(&game), [8, 7, 34, 34]);
    assert_eq!(now(&game)["turn"], "white");
}

#[test]
fn an_empty_deck_draws_nothing() {
    let mut game = from(&with(position("Ka1 kh8"), json!({"hand": {"white": ["Rook"], "black": ["Rook"]}})));
    play(&mut game, "a1-a2 end h8-h7 end a2-a1");
    assert_eq!(sizes(&game), [1, 1, 0, 0]);
}

#[test]
fn the_phases_come_in_order_and_can_be_passed_over() {
    let setup = with(
        position("Ka1 kh8 d4:Knight d5:Wazir"),
        json!({"reserve": {"white": [waiting("W1", "Ferz")]}, "last_handle": {"white": 1, "black": 0},
            "hand": {"white": ["Soldier", "Peasant"], "black": []}, "deck": {"black": ["Rook"]}}),
    );
    let mut game = from(&setup);
    assert_eq!(refusal(&mut game, "W1@a2"), "not legal: move a piece first");
    assert_eq!(refusal(&mut game, "+Soldier"), "not legal: move a piece first");
    assert_eq!(refusal(&mut game, "end"), "not legal: move a piece first");
    play(&mut game, "d4-e6");
    assert!(refusal(&mut game, "d5-d6").contains("you have moved"));
    assert_eq!(
        refusal(&mut game, "-Soldier"),
        "not legal: cards are discarded only when you hold more than seven"
    );
    play(&mut game, "+Soldier");
    assert!(refusal(&mut game, "W1@a2").contains("you can no longer summon"));
    play(&mut game, "W2+Peasant");
    assert_eq!(now(&game)["turn"], "black", "an empty hand and nothing to summon end the turn");
    assert_eq!(now(&game)["reserve"]["white"][1]["made_of"].as_array().unwrap().len(), 2);
}

#[test]
fn a_turn_ends_by_itself_after_the_summon_with_an_empty_hand() {
    let setup = with(
        position("Ka1 kh8"),
        json!({"reserve": {"white": [waiting("W1", "Ferz"), waiting("W2", "Ferz")]}, "deck": {"black": ["Rook"]}}),
    );
    let mut game = from(&setup);
    play(&mut game, "a1-b1");
    assert_eq!(now(&game)["turn"], "white", "something can be summoned");
    play(&mut game, "W1@a1");
    assert_eq!(now(&game)["turn"], "black");
}

#[test]
fn it_never_ends_because_the_cards_cannot_be_played() {
    let mut game = from(&with(position("Ka1 kh8"), json!({"hand": {"white": ["Rook"]}})));
    play(&mut game, "a1-b1");
    assert_eq!(legal(&game), ["end"]);
    assert_eq!(now(&game)["turn"], "white");
}

#[test]
fn discards_go_down_to_seven_and_end_the_turn() {
    let hand = vec!["Rook"; 9];
    let mut game = from(&with(
        position("Ka1 kh8 d4:Rook"),
        json!({"hand": {"white": hand}, "reserve": {"white": [waiting("W1", "Ferz")]}}),
    ));
    play(&mut game, "d4-d5");
    assert_eq!(legal(&game), ["-Rook", "W1@a2", "W1@b1", "W1@b2"]);
    play(&mut game, "-Rook");
    assert_eq!(now(&game)["phase"], "discard");
    assert_eq!(legal(&game), ["-Rook"]);
    play(&mut game, "-Rook");
    assert_eq!(now(&game)["turn"], "black");
    assert_eq!(sizes(&game)[0], 7);
}

#[test]
fn the_limit_is_counted_at_the_beginning_of_the_turn() {
    let setup = with(
        position("Ka1 kh8 d4:Rook d8:-Rook"),
        json!({"hand": {"white": ["Soldier", "Go-Between", "Wazir"]},
            "reserve": {"white": [waiting("W1", "Ferz")]}}),
    );
    let mut game = from(&setup);
    assert_eq!(now(&game)["limit"], 2);
    play(&mut game, "d4:d8 W1@a2");
    assert_eq!(now(&game)["limit"], 2);
    assert!(has(&game, "+Go-Between") && !has(&game, "+Wazir"));
}
