//! Refusals and their reasons.

use trickmate_rules::{ActionError, Options};

use trickmate_testkit::poker_table::{after, opening, poker};

#[test]
fn moves_that_are_not_legal() {
    let mut game = opening(&[]);
    for (text, words) in [
        ("Nf4", "no Knight can go to f4"),
        ("hello", "cannot be read"),
        ("O-O", "pieces between King and Rook"),
        ("b:e5", "not Black’s turn"),
        ("hand(speak)", "no hand to declare now"),
    ] {
        let refusal = game.play(text).unwrap_err().to_string();
        assert!(refusal.contains(words), "{text}: {refusal}");
    }
    assert_eq!(game.plies().len(), 0);
}

#[test]
fn a_list_of_moves_says_which_is_wrong() {
    let error = opening(&[]).play_all(["e4", "e5", "Ke3"]).unwrap_err();
    assert_eq!((error.ply, error.number.as_str()), (3, "2."));
    let mut declaring = opening(&[("hands", "declare")]);
    let error = declaring.play_all(["e4", "e5", "w:hand(speak)", "b:hand(speak)", "Nf3", "Nc4"]).unwrap_err();
    assert_eq!((error.ply, error.number.as_str()), (6, "2…"));
    assert!(matches!(error.refusal, ActionError::Illegal(_)));
    let error = after(&[("hands", "declare")], "1. e4 e5").play_all(["w:hand(e4)"]).unwrap_err();
    assert_eq!((error.ply, error.number.as_str()), (3, "1…"));
}

#[test]
fn options_that_there_are_not() {
    for (name, value, words) in [
        ("deal", "aces", "corner-aces, rande-schande, twisted-corner-aces, royal-flush, random or"),
        ("hands", "shout", "speak, declare"),
        ("wipeout", "0", "1 to 99 or off"),
        ("wipeout", "100", "1 to 99 or off"),
        ("bonus", "100", "0 to 99 or usual"),
        ("unmoved", "maybe", "yes, no"),
        ("pull", "all", "rank, recent"),
        ("size", "6", "5, 7"),
        ("wild", "jokers", "none, deuces"),
        (
            "stakes",
            "high",
            "deal, hands, wipeout, bonus, unmoved, pull, size, faces, hole, redeal, short, wild",
        ),
    ] {
        let error = Options::new(poker().options(), [(name, value)]).unwrap_err().to_string();
        assert!(error.contains(words), "{name}={value}: {error}");
    }
}
