//! The further table options.

use serde_json::json;

use trickmate_testkit::poker_table::{after, hand, play, ranks, set_up};

#[test]
fn men_that_never_moved_are_passed_over() {
    let given = [("unmoved", "no")];
    let mut game = after(&given, "");
    assert_eq!(hand(&game, "white")["cards"], json!([]));
    play(&mut game, "1. a3 e5 2. e3");
    assert_eq!((ranks(&game, "white"), ranks(&game, "black")), ("4".to_owned(), String::new()));
    // The Queen has not moved, so a Bishop that has moved serves.
    play(&mut game, "2… Nf6 3. Be2");
    assert_eq!(ranks(&game, "white"), "K4");
    play(&mut game, "3… Be7 4. Nf3 O-O");
    assert_eq!(hand(&game, "black")["squares"], json!(["e7", "f8", "g8"]), "a castled Rook has moved");
    // When the Queen moves, she serves again.
    play(&mut game, "5. O-O a6 6. Qe1");
    assert_eq!(hand(&game, "white")["squares"], json!(["a3", "e1", "f1", "g1"]));
    // A promoted Pawn has moved.
    let mut game = set_up(&given, &json!({"fen": "4k3/P7/8/8/8/8/8/3QK3 w - - 0 1"}));
    play(&mut game, "a8=Q+ Kf7");
    assert_eq!(hand(&game, "white")["squares"], json!(["a8"]));
    // A position may name the pieces that have moved.
    let moved = json!({"fen": "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "moved": ["d1", "e1"]});
    assert_eq!(ranks(&set_up(&given, &moved), "white"), "TT");
}

#[test]
fn the_men_that_moved_last_pull() {
    let given = [("pull", "recent")];
    let mut game = after(&given, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    // e4 has no card and takes a place; then f3 and b5.
    assert_eq!(hand(&game, "white")["squares"], json!(["b5", "f3"]));
    play(&mut game, "4. Bxc6");
    assert_eq!(hand(&game, "black")["squares"], json!(["a6"]), "a captured man drops out");
    play(&mut game, "4… dxc6 5. O-O Be6 6. Re1");
    assert_eq!(hand(&game, "white")["squares"], json!(["e1", "f3", "g1"]), "e4 has no card");
    play(&mut game, "6… Bd6 7. b3 Bg4 8. h3");
    // h3, b3, then the Rook that moved once more, the King, the Knight; e4 is out.
    assert_eq!(hand(&game, "white")["squares"], json!(["b3", "e1", "f3", "g1", "h3"]));
    // After castling the King counts as the later.
    let castled = json!({"fen": "4k3/8/8/8/8/PPPP4/8/4K2R w K - 0 1", "moved": ["a3", "b3", "c3", "d3"]});
    let mut game = set_up(&given, &castled);
    play(&mut game, "O-O Kd8");
    let squares = |game: &trickmate_rules::Match| hand(game, "white")["squares"].clone();
    assert_eq!(squares(&game), json!(["b3", "c3", "f1", "g1"]));
    play(&mut game, "a4 Ke8 b4 Kd8 c4 Ke8 d4 Kd8");
    assert_eq!(squares(&game), json!(["a4", "b4", "g1"]), "the Rook dropped out before the King");
}

#[test]
fn seven_men_may_pull() {
    let game = after(&[("size", "7")], "");
    let held = hand(&game, "white");
    assert_eq!(held["squares"], json!(["a1", "b1", "d1", "d2", "e1", "g1", "h1"]));
    assert_eq!(held["ranks"], "AATTK", "the best five of AATTK33");
    let recent = after(
        &[("size", "7"), ("pull", "recent")],
        "1. a3 a6 2. b3 b6 3. c3 c6 4. f3 f6 5. g3 g6 6. h3 h6 7. a4",
    );
    assert_eq!(hand(&recent, "white")["squares"], json!(["a4", "b3", "c3", "f3", "g3", "h3"]));
    // Five of 7, 8, Q, Q, 8, 4.
    assert_eq!(ranks(&recent, "white"), "QQ887");
}

#[test]
fn deuces_may_be_wild() {
    let given = [("wild", "deuces")];
    let game = after(&given, "");
    let held = hand(&game, "white");
    assert_eq!((&held["category"], &held["ranks"]), (&"full house".into(), &"2AATT".into()));
    assert_eq!(held["squares"], json!(["a1", "a2", "d1", "e1", "h1"]));
    // In a short hand too: King on e1 and a Pawn on the deuce.
    let pair = set_up(&given, &json!({"fen": "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"}));
    assert_eq!(hand(&pair, "white")["category"], "pair");
    let tame = set_up(&[], &json!({"fen": "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"}));
    assert_eq!(hand(&tame, "white")["category"], "high card");
}
