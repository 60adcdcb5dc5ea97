//! A One becomes the Ace of its suit as it enters the opponent's half, if its player likes.

use trickmate_rules::{Match, Viewer};

use trickmate_testkit::table::{legal, setup, table};

/// Returns the legal moves of a card.
fn moves_of(game: &Match, card: &str) -> Vec<String> {
    legal(game.position()).into_iter().filter(|text| text.starts_with(card)).collect()
}

fn refusal(game: &mut Match, text: &str) -> String {
    game.play(text).unwrap_err().to_string()
}

#[test]
fn on_entering_by_a_move() {
    let game = table("occupy", setup("forehand", "KCa0 1Sd4", "KHj9"));
    assert_eq!(moves_of(&game, "1S"), ["1Sd3", "1Sd5", "1Sd5=A"]);
    let game = table("occupy", setup("rearhand", "KCa0", "KHj9 1Se5"));
    assert_eq!(moves_of(&game, "1S"), ["1Se4", "1Se4=A", "1Se6"]);
}

#[test]
fn on_entering_by_a_capture() {
    let game = table("occupy", setup("forehand", "KCa0 1Sd4", "KHj9 QDd5"));
    assert_eq!(moves_of(&game, "1S"), ["1S:d5", "1S:d5=A", "1Sd3"]);
    let game = table("occupy", setup("rearhand", "KCa0 2Ce4", "KHj9 1Se5"));
    assert_eq!(moves_of(&game, "1S"), ["1S:e4", "1S:e4=A", "1Se6"]);
}

#[test]
fn with_the_capture_of_a_king() {
    let mut game = table("occupy", setup("forehand", "KCa0 1Sd4", "KHj9 KDd5"));
    assert_eq!(moves_of(&game, "1S"), ["1S:d5+", "1S:d5=A+", "1Sd3"]);
    assert_eq!(game.play("1S:d5=A+").unwrap().text, "1S:d5=A+");
    let game = table("occupy", setup("forehand", "KCa0 1Sd4", "KDd5"));
    assert_eq!(moves_of(&game, "1S"), ["1S:d5=A×", "1S:d5×", "1Sd3"]);
}

#[test]
fn the_ace_stands_where_the_one_went() {
    let mut game = table("occupy", setup("forehand", "KCa0 1Sd4 5Hf2", "KHj9"));
    game.play("1Sd5=A").unwrap();
    let json = game.position().observe(Viewer::Omniscient).json();
    assert_eq!(json["cards"]["d5"], serde_json::json!({"card": "AS", "owner": "forehand"}));
    assert_eq!(json["quiet"], 0);
    assert_eq!(json["cards"].as_object().unwrap().len(), 4);
    game.play("KHi9").unwrap();
    let moves = moves_of(&game, "AS");
    for text in ["ASe7", "ASd9", "ASd0", "ASj5", "ASh9", "ASf4", "AS:i9×"] {
        assert_eq!(moves.contains(&text.to_owned()), text != "AS:i9×", "{text} in {moves:?}");
    }
    assert!(moves_of(&game, "1S").is_empty());
    assert!(refusal(&mut game, "1Sd6").contains("1S"));
}

#[test]
fn the_new_ace_is_bound_by_its_suit_at_once() {
    let mut game = table("occupy", setup("forehand", "KCa0 1Sd4", "KHj9 KSd9 2Hj0"));
    game.play_all(["1Sd5=A", "2Hj1"]).unwrap();
    assert_eq!(legal(game.position()), ["AS:d9+"]);
}

#[test]
fn declined_it_is_gone_while_the_one_stays() {
    let mut game = table("occupy", setup("forehand", "KCa0 1Sd4", "KHj9"));
    game.play_all(["1Sd5", "KHj8"]).unwrap();
    assert_eq!(moves_of(&game, "1S"), ["1Sd4", "1Sd6"]);
    let why = refusal(&mut game, "1Sd6=A");
    assert!(why.contains("only as it enters"), "{why}");
    let why = refusal(&mut game, "1Sd4=A");
    assert!(why.contains("only as it enters"), "{why}");
    game.play_all(["1Sd6", "KHj9", "1Sd7", "KHj8", "1Sd8", "KHj9", "1Sd9", "KHj8"]).unwrap();
    assert_eq!(moves_of(&game, "1S"), ["1Sd8"], "at the far edge only the retreat is left");
}

#[test]
fn a_one_that_retreats_may_be_promoted_when_it_enters_again() {
    let mut game = table("occupy", setup("forehand", "KCa0 1Sd4", "KHj9 1He5"));
    game.play_all(["1Sd5", "1He4", "1Sd4", "1He5"]).unwrap();
    assert_eq!(moves_of(&game, "1S"), ["1Sd3", "1Sd5", "1Sd5=A"]);
    game.play("1Sd5=A").unwrap();
    assert_eq!(moves_of(&game, "1H"), ["1He4", "1He4=A", "1He6"]);
    game.play("1He4=A").unwrap();
    let cards = &game.position().observe(Viewer::Omniscient).json()["cards"];
    assert_eq!((&cards["d5"]["card"], &cards["e4"]["card"]), (&"AS".into(), &"AH".into()));
}

#[test]
fn a_one_found_in_the_far_half_has_declined() {
    let game = table("occupy", setup("forehand", "KCa0 1Sd5", "KHj9"));
    assert_eq!(moves_of(&game, "1S"), ["1Sd4", "1Sd6"]);
    let game = table("occupy", setup("rearhand", "KCa0", "KHj9 1Sd4"));
    assert_eq!(moves_of(&game, "1S"), ["1Sd3", "1Sd5"]);
}

#[test]
fn no_other_move_and_no_other_card_promotes() {
    let mut game = table("occupy", setup("forehand", "KCa0 1Sd3 2Sf4", "KHj9"));
    let why = refusal(&mut game, "1Sd4=A");
    assert!(why.contains("only as it enters"), "{why}");
    let why = refusal(&mut game, "2Sg5=A");
    assert!(why.contains("only a One"), "{why}");
    let why = refusal(&mut game, "1Sd4=Q");
    assert!(why.contains("cannot be read"), "{why}");
}

#[test]
fn a_promotion_is_not_a_quiet_ply() {
    let mut json = setup("forehand", "KCa0 1Sd4", "KHj9");
    json["quiet"] = 199.into();
    let mut game = table("occupy", json.clone());
    game.play("1Sd5=A").unwrap();
    assert_eq!(game.outcome(), None);
    let mut game = table("occupy", json);
    game.play("1Sd5").unwrap();
    assert_eq!(game.outcome().unwrap().reason.name(), "hundred moves");
}
