//! Creation: values and the limit, Riders, Clones.

use serde_json::json;

use trickmate_testkit::summoner_table::{
    board, creating, from, has, legal, made_of, now, play, position, refusal, waiting, with,
};

/// The cards with their published values.
const VALUES: [(&str, u32); 28] = [
    ("Peasant", 0),
    ("Sword", 0),
    ("Novice", 0),
    ("Spear", 0),
    ("Scout", 0),
    ("Pike", 0),
    ("Soldier", 1),
    ("Courtier", 1),
    ("Escort", 2),
    ("Retreater", 2),
    ("Acolyte", 2),
    ("Horse", 2),
    ("Go-Between", 2),
    ("Wazir", 3),
    ("Dabbabah", 3),
    ("Ferz", 3),
    ("Alfil", 3),
    ("Vao", 4),
    ("Windmill", 4),
    ("Cannon", 5),
    ("Lance", 5),
    ("Rank-Mover", 5),
    ("Knight", 6),
    ("Guard", 6),
    ("Bishop", 7),
    ("File-Mover", 7),
    ("Rook", 9),
    ("KnightRider", 10),
];

#[test]
fn values_reach_the_limit_and_not_beyond() {
    for (card, value) in VALUES {
        let setup = |limit: u32, spent: u32| {
            with(creating("Ka1 kh8", &[card, "Rook"]), json!({"limit": limit, "spent": spent}))
        };
        assert!(has(&from(&setup(value, 0)), &format!("+{card}")));
        assert!(has(&from(&setup(value + 7, 7)), &format!("+{card}")));
        if value > 0 {
            let mut game = from(&setup(value + 6, 7));
            assert_eq!(
                refusal(&mut game, &format!("+{card}")),
                format!(
                    "not legal: this costs {value}, and {} is left of your limit of {}",
                    value - 1,
                    value + 6
                )
            );
        }
    }
}

#[test]
fn values_of_one_turn_add_up() {
    let mut game =
        from(&with(creating("Ka1 kh8", &["Wazir", "Ferz", "Soldier", "Rook"]), json!({"limit": 6})));
    play(&mut game, "+Wazir W1+Ferz");
    assert_eq!(now(&game)["spent"], 6);
    assert_eq!(legal(&game), ["end"]);
}

#[test]
fn a_rider_costs_one_more_than_the_card_again() {
    let hand = ["Wazir", "Rider", "Rook"];
    let mut game = from(&with(creating("Ka1 kh8", &hand), json!({"limit": 7})));
    play(&mut game, "+Wazir+Rider");
    assert_eq!(now(&game)["spent"], 7);
    assert_eq!(now(&game)["hand"]["white"], json!(["Rook"]));
    assert_eq!(now(&game)["reserve"]["white"], json!([waiting("W1", "Wazir+Rider")]));
    let mut game = from(&with(creating("Ka1 kh8", &hand), json!({"limit": 6})));
    assert!(refusal(&mut game, "+Wazir+Rider").contains("this costs 7"));
}

#[test]
fn a_rider_is_refused_where_it_cannot_ride() {
    let tireless =
        ["Retreater", "Lance", "Rank-Mover", "Bishop", "File-Mover", "Rook", "KnightRider", "Windmill"];
    for card in tireless {
        let mut game = from(&creating("Ka1 kh8", &[card, "Rider"]));
        let why = refusal(&mut game, &format!("+{card}+Rider"));
        assert!(why.contains("cannot ride on") && why.contains("without limit"), "{why}");
    }
    for card in ["Vao", "Cannon"] {
        let mut game = from(&creating("Ka1 kh8", &[card, "Rider"]));
        assert!(refusal(&mut game, &format!("+{card}+Rider")).contains("it needs a screen"));
    }
    let mut game = from(&creating("Ka1 kh8", &["Clone", "Rider", "Soldier"]));
    assert!(refusal(&mut game, "+Clone(a1)+Rider").contains("a Rider rides on a card with a movement"));
    assert!(refusal(&mut game, "+Rider").contains("a Rider is played with another card"));
    let mut game = from(&creating("Ka1 kh8", &["Wazir"]));
    assert!(refusal(&mut game, "+Wazir+Rider").contains("no Rider in your hand"));
    let own = json!({"limit": 50, "cards": {"Long": {"betza": "W2", "value": 4}, "Jumper": {"betza": "jD", "value": 2}}});
    let mut game = from(&with(creating("Ka1 kh8", &["Long", "Jumper", "Rider", "Rider"]), own));
    assert!(refusal(&mut game, "+Jumper+Rider").contains("it needs a screen"));
    play(&mut game, "+Long+Rider");
    assert_eq!(now(&game)["spent"], 9);
}

#[test]
fn a_clone_costs_what_was_paid_and_one_for_each_card() {
    let pieces = "Ka1 kh8 c3:Knight+Rider,Ferz f6:-Wazir";
    let cost = |target: &str, more: serde_json::Value| {
        let mut game = from(&with(with(creating(pieces, &["Clone", "Rook"]), json!({"limit": 64})), more));
        play(&mut game, &format!("+Clone({target})"));
        now(&game)["spent"].as_u64().unwrap()
    };
    // Knight 6, its Rider 7, Ferz 3, and three cards.
    assert_eq!(cost("c3", json!({})), 19);
    assert_eq!(cost("f6", json!({})), 4);
    assert_eq!(cost("a1", json!({})), 7, "a King is copied as a Guard");
    let copy = json!([{"handle": "B2", "made_of": [
        {"card": "Clone", "of": [{"card": "Knight", "rider": true}, {"card": "Ferz"}]}, {"card": "Soldier"}]}]);
    assert_eq!(cost("#B2", json!({"reserve": {"black": copy}})), 19 + 1 + 1 + 1);
}

#[test]
fn a_clone_has_the_abilities_of_the_copied_piece() {
    let mut game = from(&with(
        creating("Ka1 kh8 f6:-Soldier", &["Clone", "Clone", "Clone", "Rook"]),
        json!({"limit": 64, "reserve": {"white": [waiting("W4", "Wazir")]}}),
    ));
    play(&mut game, "+Clone(f6) W4+Clone(#W4) W5+Clone(a1)");
    assert_eq!(
        now(&game)["reserve"]["white"],
        json!([
            {"handle": "W4", "made_of": [{"card": "Wazir"}, {"card": "Clone", "of": [{"card": "Wazir"}]}]},
            {"handle": "W5", "made_of": [{"card": "Clone", "of": [{"card": "Soldier"}]}, {"card": "Clone", "of": [{"card": "Guard"}]}]},
        ])
    );
    assert_eq!(now(&game)["spent"], 2 + 4 + 7);
}

#[test]
fn a_clone_too_reaches_the_limit_and_not_beyond() {
    let setup =
        |limit: u32| with(creating("Ka1 kh8 f6:-Wazir+Rider", &["Clone", "Rook"]), json!({"limit": limit}));
    // A Wazir 3, its Rider 4, and two cards.
    assert!(has(&from(&setup(9)), "+Clone(f6)"));
    assert!(refusal(&mut from(&setup(8)), "+Clone(f6)").contains("this costs 9, and 8 is left"));
}

#[test]
fn a_clone_of_a_clone_has_its_riders() {
    let copy = json!({"card": "Clone", "of": [{"card": "Knight", "rider": true}, {"card": "Ferz"}]});
    let waiting = json!([{"handle": "B2", "made_of": [copy, {"card": "Soldier"}]}]);
    let setup = with(creating("Ka1 kh8", &["Clone", "Rook"]), json!({"reserve": {"black": waiting}}));
    let mut game = from(&with(setup, json!({"limit": 22})));
    play(&mut game, "+Clone(#B2)");
    let all = json!([{"card": "Clone", "of": [copy, {"card": "Soldier"}]}]);
    assert_eq!(now(&game)["reserve"]["white"][0]["made_of"], all);
    play(&mut game, "end h8-h7 end a1-b1 W1@b2 end h7-h8 end");
    for (text, is_legal) in
        [("b2-d6", true), ("b2-c3", true), ("b2-b3", true), ("b2-d4", false), ("b2-c2", false)]
    {
        assert_eq!(has(&game, text), is_legal, "{text}");
    }
}

#[test]
fn forward_is_the_new_owners() {
    let setup = with(
        creating("Ka1 kh8 f6:-Soldier", &["Rook"]),
        json!({"phase": "move", "board": board("Ka1 kh8 f6:-Soldier"), "reserve": {"white": [
            {"handle": "W1", "made_of": [{"card": "Clone", "of": [{"card": "Soldier"}]}]}]}}),
    );
    let mut game = from(&setup);
    play(&mut game, "a1-b1 W1@b2 end");
    play(&mut game, "f6-f5");
    assert!(has(&game, "b2-b3"));
    assert!(!has(&game, "b2-b1"));
}

#[test]
fn the_list_has_every_card_and_target() {
    let game = from(&with(
        creating("Ka1 kh8", &["Wazir", "Wazir", "Rider", "Clone"]),
        json!({"reserve": {"white": [waiting("W1", "Ferz")], "black": [waiting("B3", "Peasant")]}}),
    ));
    let mut expected = vec!["end"];
    expected.extend(["+Wazir", "+Wazir+Rider", "W1+Wazir", "W1+Wazir+Rider"]);
    expected.extend(["+Clone(a1)", "+Clone(h8)", "+Clone(#W1)", "+Clone(#B3)"]);
    expected.extend(["W1+Clone(a1)", "W1+Clone(h8)", "W1+Clone(#W1)", "W1+Clone(#B3)"]);
    expected.sort_unstable();
    assert_eq!(legal(&game), expected);
}

#[test]
fn handles_are_never_used_again() {
    let mut game = from(&with(
        creating("Ka1 kh8", &["Wazir", "Rook"]),
        json!({"last_handle": {"white": 9, "black": 0}}),
    ));
    play(&mut game, "+Wazir");
    assert_eq!(now(&game)["reserve"]["white"][0]["handle"], "W10");
}

#[test]
fn only_the_own_reserve_is_added_to() {
    let mut game = from(&with(
        creating("Ka1 kh8", &["Wazir", "Clone"]),
        json!({"reserve": {"black": [waiting("B1", "Ferz")]}}),
    ));
    assert!(refusal(&mut game, "B1+Wazir").contains("reserve of the other side"));
    assert!(refusal(&mut game, "W1+Wazir").contains("no such piece in your reserve"));
    assert!(refusal(&mut game, "+Clone(d4)").contains("no such piece to copy"));
    assert!(refusal(&mut game, "+Clone").contains("say which piece"));
    assert!(refusal(&mut game, "+Ferz").contains("no Ferz in your hand"));
    assert!(refusal(&mut game, "+Wazr").contains("did you mean Wazir?"));
    assert_eq!(made_of("Ferz"), now(&game)["reserve"]["black"][0]["made_of"]);
}

#[test]
fn the_cards_that_the_author_names_can_be_added() {
    let own = json!({"Grasshopper": {"betza": "gQ", "value": 3}, "Giraffe": {"betza": "(1,4)", "value": 4},
        "Universalist": {"betza": "mU", "value": 20}, "Crab": {"betza": "ffNbsN", "value": 4}});
    let board = |pieces: &str| with(position(pieces), json!({"cards": own}));
    let game = from(&board("Ka1 kh1 d4:Grasshopper d5:Wazir e5:-Wazir"));
    let moves: Vec<String> = legal(&game).into_iter().filter(|text| text.starts_with("d4")).collect();
    // Over the own Wazir to d6 and over the other one to f6.
    assert_eq!(moves, ["d4-d6", "d4-f6"]);
    let game = from(&board("Ka1 kh1 d4:Giraffe"));
    let moves: Vec<String> = legal(&game).into_iter().filter(|text| text.starts_with("d4")).collect();
    assert_eq!(moves, ["d4-c8", "d4-e8", "d4-h3", "d4-h5"]);
    let game = from(&board("Ka1 kh8 b2:Universalist"));
    assert_eq!(
        legal(&game).iter().filter(|text| text.starts_with("b2")).count(),
        61,
        "all but both Kings and its own square"
    );
    for (card, why) in
        [("Grasshopper", "it needs a screen"), ("Universalist", "it goes to any square already")]
    {
        let mut game = from(&with(
            creating("Ka1 kh1 b1:Wazir c1:Wazir d1:Wazir", &[card, "Rider"]),
            json!({"cards": own, "limit": 60}),
        ));
        assert!(refusal(&mut game, &format!("+{card}+Rider")).contains(why));
    }
}
