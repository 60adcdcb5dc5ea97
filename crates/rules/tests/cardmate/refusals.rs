//! Moves that are refused, and the reasons given.

use trickmate_rules::{ActionError, Match, MoveError, Seat};

use super::published::{GAME_1, GAME_2};
use trickmate_testkit::table::{after, opening, setup, table, texts};

/// Asserts that a move is refused for a reason that contains all these words.
fn refuses(game: &mut Match, text: &str, words: &[&str]) {
    let refusal = game.play(text).expect_err(text).to_string();
    for word in words {
        assert!(refusal.contains(word), "“{word}” is missing: {text}: {refusal}");
    }
    assert!(!refusal.contains('\n'), "one line: {refusal}");
}

#[test]
fn not_a_move_of_that_card() {
    let mut game = opening();
    for text in ["4Cj5", "8Dd5", "KCe2", "1Da4"] {
        refuses(&mut game, text, &["not legal", "does not move like that", &text[..2], &text[2..]]);
    }
    refuses(&mut game, "4C:i3", &["not legal", "nothing stands on i3"]);
    refuses(&mut game, "KCf0", &["not legal", "KH", "f0"]);
}

#[test]
fn a_card_in_the_way_and_which() {
    let mut game = table("occupy", setup("forehand", "KCa0 QDg0 JSg1 2Sg3", "KHj9 9Cg7"));
    refuses(&mut game, "QDg2", &["QD cannot get to g2: JS on g1 is in the way"]);
    refuses(&mut game, "QDg5", &["QD cannot get to g5: JS on g1 is in the way"]);
    refuses(&mut game, "QD:g7", &["QD cannot get to g7: JS on g1 is in the way"]);
    refuses(&mut game, "QDh2", &["QD on g0 cannot go to h2: the Queen does not move like that"]);
    refuses(&mut game, "QDg0", &["QD is already on g0"]);
    refuses(&mut game, "QDg1", &["your own JS stands on g1"]);
}

#[test]
fn not_the_movers_card() {
    let mut game = opening();
    refuses(&mut game, "4Db6", &["not legal", "4D", "Rearhand"]);
    refuses(&mut game, "ASd4", &["not legal", "AS", "not on the board"]);
}

#[test]
fn the_same_suit_and_higher() {
    let mut game = table("occupy", setup("forehand", "KCa0 9Dd4", "KHj9 XDe5"));
    refuses(&mut game, "9D:e5", &["not legal", "XD", "same suit", "higher"]);
    // The colon would not help, so the suit is the reason.
    refuses(&mut game, "9De5", &["not legal", "XD", "same suit", "higher"]);
}

#[test]
fn a_compulsory_capture_and_which() {
    let mut game = table("occupy", setup("forehand", "KSa0 XCd0", "KHj9 1Cd9"));
    refuses(&mut game, "KSa1", &["not legal", "compulsory capture: XC takes 1C"]);
    refuses(&mut game, "XCd5", &["compulsory capture: XC takes 1C"]);
    let mut game = table("occupy", setup("forehand", "KSa0 XCd0 QHh0", "KHj9 1Cd9 2Hh4"));
    refuses(&mut game, "KSa1", &["compulsory capture", "XC takes 1C", "QH takes 2H"]);
    let mut game = after(&texts(GAME_2)[..53]);
    refuses(&mut game, "XDb9", &["compulsory capture", "9S takes "]);
}

#[test]
fn a_capture_without_the_duty() {
    let mut game = table("occupy", setup("forehand", "KSa0 XCd0", "KHd5 1Ca9 2Cj0"));
    refuses(&mut game, "XC:d5", &["compulsory capture: XC takes 2C"]);
}

#[test]
fn a_missing_colon() {
    let mut game = table("occupy", setup("forehand", "KSa0 XCd0", "KHj9 1Cd9"));
    refuses(&mut game, "XCd9", &["not legal", "XC:d9"]);
}

#[test]
fn a_wrong_mark() {
    let mut game = table("occupy", setup("forehand", "KSa0 XCd0", "KHd9"));
    refuses(&mut game, "XC:d9+", &["mark", "+", "×"]);
    refuses(&mut game, "XC:d9#", &["mark", "#", "×"]);
    refuses(&mut game, "XCd8+", &["mark", "+"]);
}

#[test]
fn unreadable() {
    let mut game = opening();
    for text in [
        "", "4C", "e4", "10Ci3", "4Ck3", "4Ci10", "4C::i3", "1Sd5=", "1Sd5=K", "4Ci3++", "Ζ♣i3", "4Ci",
        "resign",
    ] {
        refuses(&mut game, text, &["cannot be read"]);
    }
    refuses(&mut game, "4Ck3", &["k3"]);
}

#[test]
fn after_the_end() {
    let mut game = after(&texts(GAME_1));
    refuses(&mut game, "4Cj3", &["the game is over"]);
    assert_eq!(game.act(Seat::First, "4Cj3"), Err(ActionError::Over));
    assert_eq!(game.position().check(Seat::First, "4Cj3"), Err(ActionError::Over));
}

#[test]
fn out_of_turn() {
    let mut game = opening();
    let refusal = game.act(Seat::Second, "4Db6").unwrap_err().to_string();
    assert!(refusal.contains("Rearhand") && refusal.contains("turn"), "{refusal}");
    assert!(game.play("r:4Db6").unwrap_err().to_string().contains("turn"));
    assert_eq!(game.play("w:4Db6"), Err(ActionError::NoSuchSeat('w')));
}

#[test]
fn where_in_the_list_it_stands() {
    let mut moves = texts(GAME_1);
    moves[9] = "3Dd7".to_owned();
    let error = opening().play_all(moves.iter().map(String::as_str)).unwrap_err();
    let MoveError { ply, number, text, refusal } = &error;
    assert_eq!((*ply, number.as_str(), text.as_str()), (10, "5…", "3Dd7"));
    assert!(matches!(refusal, ActionError::Illegal(_)));
    assert!(error.to_string().contains("ply 10") && error.to_string().contains("3Dd7"), "{error}");
}

#[test]
fn a_refused_move_leaves_the_match_as_it_was() {
    let mut game = opening();
    game.play("4Ci3").unwrap();
    for text in ["4Ci3", "4Dj9", "nonsense", "f:4Cj4"] {
        game.play(text).unwrap_err();
        assert_eq!(game.plies().len(), 1);
    }
    game.play("4Db6").unwrap();
}
