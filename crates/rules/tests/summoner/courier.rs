//! The courier version.

use serde_json::{Value, json};
use trickmate_rules::Viewer;

use trickmate_testkit::summoner_table::{
    from, has, legal, now, opening, play, position, refusal, result, waiting, with,
};

fn courier(pieces: &str, more: Value) -> Value {
    with(with(position(pieces), json!({"variant": "courier"})), more)
}

#[test]
fn the_beginning() {
    let game = opening(&[("variant", "courier")], 5);
    let json = now(&game);
    assert_eq!(json["limit"], 4);
    let mut packs: Vec<Vec<String>> = Vec::new();
    for seat in ["white", "black"] {
        let all = [&json["hand"][seat], &json["deck"][seat]];
        let mut cards: Vec<String> = all
            .iter()
            .flat_map(|list| list.as_array().unwrap())
            .map(|card| card.as_str().unwrap().to_owned())
            .collect();
        cards.sort();
        packs.push(cards);
    }
    assert_eq!(packs[0], packs[1]);
    assert_eq!(packs[0].len(), 49);
    assert_eq!(packs[0].iter().filter(|card| *card == "Queen").count(), 2);
    assert_eq!(legal(&game), ["d2-d3", "d2-d4", "e1-d1", "e1-f1", "e2-e3", "e2-e4", "f2-f3", "f2-f4"]);
}

#[test]
fn pawns_capture_in_passing() {
    let mut game = from(&courier("Ke1 ke8 Pd2 pe4", json!({})));
    play(&mut game, "d2-d4");
    assert_eq!(now(&game)["ep"], "d3");
    assert!(has(&game, "e4:d3"));
    play(&mut game, "e4:d3");
    assert_eq!(now(&game)["board"].as_array().unwrap().len(), 3);
    assert_eq!(now(&game)["ep"], Value::Null);
}

#[test]
fn a_piece_summoned_on_the_square_passed_over_ends_the_right() {
    let reserve = json!({"reserve": {"white": [waiting("W1", "Rook")]}});
    let mut game = from(&courier("Ke2 ke8 Pd2 pe4", reserve));
    play(&mut game, "d2-d4 W1@d3");
    assert_eq!(now(&game)["ep"], Value::Null);
    play(&mut game, "e4:d3");
    assert_eq!(now(&game)["board"].as_array().unwrap().len(), 4);
}

#[test]
fn a_pawn_is_exchanged_on_the_last_rank_or_stays_stuck() {
    let reserve = json!({"reserve": {"white": [waiting("W1", "Queen")]}, "deck": {"black": ["Rook"]}});
    let mut game = from(&courier("Ka1 kh6 Pd7", reserve));
    play(&mut game, "d7-d8=W1");
    assert_eq!(now(&game)["reserve"]["white"], json!([{"handle": "W2", "pawn": true}]));
    play(&mut game, "W2@a2");
    play(&mut game, "h6-h5 end");
    assert!(has(&game, "a2-a4"), "a double step from the own second rank, even if summoned there");
}

#[test]
fn location_cards_name_the_square() {
    let setup = courier(
        "Ke1 ke8 Pa7",
        json!({"phase": "summon", "limit": 3, "reserve": {"white": [waiting("W1", "Rook")]},
            "hand": {"white": ["Letter-d", "Number-5", "File-b", "Any", "Rank-2"]}}),
    );
    let mut game = from(&setup);
    for text in
        ["W1@d5(Letter-d,Number-5)", "W1@b7(File-b)", "W1@h8(Any)", "W1@a2(Rank-2)", "W1@d2", "W1@d2(Any)"]
    {
        assert!(has(&game, text), "{text}");
    }
    assert!(refusal(&mut game, "W1@d5").contains("not next to your King"));
    assert!(refusal(&mut game, "W1@d6(Letter-d,Number-5)").contains("Number-5 does not name d6"));
    assert!(refusal(&mut game, "W1@d5(Letter-d)").contains("by a letter and a number"));
    assert!(refusal(&mut game, "W1@d4(File-d)").contains("you have no File-d"));
    assert_eq!(game.play("W1@d5(Number-5,Letter-d)").unwrap().text, "W1@d5(Letter-d,Number-5)");
    assert_eq!(now(&game)["spent"], 2);
    assert_eq!(now(&game)["hand"]["white"], json!(["File-b", "Rank-2", "Any"]));
}

#[test]
fn summon_and_create_share_the_limit() {
    let setup = courier(
        "Ke1 ke8",
        json!({"phase": "summon", "limit": 4, "reserve": {"white": [waiting("W1", "Rook")]},
            "hand": {"white": ["Any", "Ferz"]}}),
    );
    let mut game = from(&setup);
    assert!(has(&game, "+Ferz"));
    play(&mut game, "W1@e4(Any)");
    assert!(refusal(&mut game, "+Ferz").contains("this costs 3, and 1 is left"));
    let mut game = from(&with(setup, json!({"spent": 2})));
    assert!(refusal(&mut game, "W1@h8(Any)").contains("these cards cost 3"));
}

#[test]
fn pieces_are_not_enhanced() {
    let setup = courier(
        "Ke1 ke8 Pd4",
        json!({"phase": "create", "limit": 30, "reserve": {"white": [waiting("W1", "Rook")]},
            "hand": {"white": ["Ferz", "Joker", "Wildcard"]}}),
    );
    let mut game = from(&setup);
    assert!(refusal(&mut game, "W1+Ferz").contains("not added to a piece"));
    play(&mut game, "+Joker(d4) +Wildcard(#W1)");
    assert_eq!(now(&game)["spent"], 20);
    assert_eq!(
        now(&game)["reserve"]["white"][1]["made_of"],
        json!([{"card": "Joker", "of": [{"card": "Peasant"}, {"card": "Spear"}]}])
    );
}

fn mated(more: Value) -> Value {
    let reserve = json!({"reserve": {"white": [waiting("W1", "King"), waiting("W2", "Rook")]}, "hand": {"white": ["Rook"]}});
    with(courier("Ka1 kh8 a8:-Rook b8:-Rook", reserve), more)
}

#[test]
fn an_extra_king_enters_when_the_old_one_is_mated() {
    let mut game = from(&mated(json!({})));
    assert_eq!(legal(&game), ["xK"]);
    assert!(refusal(&mut game, "a1-a2").contains("your King is mated"));
    play(&mut game, "xK");
    assert_eq!(game.position().observe(Viewer::Public).detail()["phase"], "summon");
    assert!(refusal(&mut game, "end").contains("extra King must enter"));
    assert!(refusal(&mut game, "+Rook").contains("extra King must enter"));
    assert!(refusal(&mut game, "W2@c1").contains("extra King must enter"));
    assert!(refusal(&mut game, "W1@a4").contains("would be in check on a4"));
    let loaded = from(&with(now(&game), json!({})));
    assert_eq!(legal(&loaded), legal(&game));
    assert!(legal(&game).iter().all(|text| text.starts_with("W1@")));
    play(&mut game, "W1@f3");
    assert_eq!(legal(&game), ["end"]);
    assert!(
        now(&game)["board"]
            .as_array()
            .unwrap()
            .contains(&json!({"at": "f3", "owner": "white", "king": true}))
    );
    play(&mut game, "end h8-h7");
    assert!(has(&game, "f3-f4"));
}

#[test]
fn an_extra_king_enters_only_then() {
    let setup =
        courier("Ka1 kh8 Pd4", json!({"phase": "summon", "reserve": {"white": [waiting("W1", "King")]}}));
    let mut game = from(&setup);
    assert!(refusal(&mut game, "W1@a2").contains("only when your King is mated"));
    let mut game = from(&courier("Ka1 kh8 Pd7", json!({"reserve": {"white": [waiting("W1", "King")]}})));
    assert!(refusal(&mut game, "d7-d8=W1").contains("never exchanged for a King"));
    assert!(refusal(&mut game, "xK").contains("only when it is mated"));
}

#[test]
fn an_extra_king_needs_a_safe_square() {
    let rooks: String = (1..8).map(|rank| format!(" h{rank}:-Rook")).collect();
    let king = json!({"reserve": {"white": [waiting("W1", "King")]}});
    let everywhere = courier(&format!("Ka1 kh8 g8:-Rook{rooks}"), king.clone());
    assert_eq!(result(&from(&everywhere)), Some(("black", "checkmate")));
    // Without the Rook of the last rank there is one.
    let mut game = from(&courier(&format!("Ka1 kh8{rooks}"), king));
    play(&mut game, "xK");
    assert_eq!(legal(&game), ["W1@a8", "W1@b8", "W1@c8", "W1@d8", "W1@e8", "W1@f8"]);
}

#[test]
fn a_joker_of_a_king_is_a_guard() {
    let hand = json!({"phase": "create", "limit": 10, "hand": {"white": ["Joker", "Rook"]}});
    let mut game = from(&courier("Ke1 ke8 Pd4", hand));
    play(&mut game, "+Joker(e8)");
    let made_of = &now(&game)["reserve"]["white"][0]["made_of"];
    assert_eq!(*made_of, json!([{"card": "Joker", "of": [{"card": "Guard"}]}]));
}

#[test]
fn mate_and_stalemate_without_an_extra_king() {
    let no_king = json!({"reserve": {"white": [waiting("W2", "Rook")]}});
    assert_eq!(result(&from(&mated(no_king))), Some(("black", "checkmate")));
    let stale = courier("Ka1 kh3 b8:-Rook h2:-Rook", json!({"reserve": {"white": [waiting("W1", "King")]}}));
    assert_eq!(result(&from(&stale)), Some(("nobody", "stalemate")));
}
