//! The chess phase: the special features of the array.

use trickmate_rules::Viewer;

use trickmate_testkit::mystery_table::{chess, flip_all, flipping, result};

#[test]
fn a_pawn_on_its_own_first_rank_steps_one() {
    let mut game = flipping("Ka1 Pe1 kh8 pd8");
    flip_all(&mut game);
    let legal = game.legal(Viewer::Public);
    assert!(legal.contains(&"e2".to_owned()) && !legal.contains(&"e3".to_owned()), "{legal:?}");
    let told = game.play("e3").unwrap_err().to_string();
    assert!(told.contains("not legal"), "{told}");
    game.play_all(["e2", "d7"]).unwrap();
    // On the second rank it may step two, and be captured in passing, although it came from the first.
    assert!(game.legal(Viewer::Public).contains(&"e4".to_owned()));
    game.play_all(["Kb1", "d5", "Ka1", "d4", "e4"]).unwrap();
    assert_eq!(game.position().observe(Viewer::Public).text(), "7k/8/8/8/3pP3/8/8/K7 b - e3 0 4");
    game.play("dxe3").unwrap();
    assert_eq!(game.position().observe(Viewer::Public).text(), "7k/8/8/8/8/4p3/8/K7 w - - 0 5");
}

#[test]
fn adjacent_kings_check_each_other_and_are_never_captured() {
    let game = chess("8/8/8/3k4/3K4/8/P6p/8 w - - 0 1");
    assert_eq!(
        game.position().observe(Viewer::Public).detail()["check"],
        serde_json::json!(["white", "black"])
    );
    assert_eq!(game.view(Viewer::Public).checks.len(), 2);
    let legal = game.legal(Viewer::Public);
    assert!(!legal.is_empty() && legal.iter().all(|text| text.starts_with('K') && !text.contains('x')));
    let mut game = chess("8/8/8/3k4/3K4/8/P6p/8 w - - 0 1");
    for text in ["Kxd5", "d4d5"] {
        assert!(game.play(text).unwrap_err().to_string().contains("a King is never captured"));
    }
    game.play("Kc3").unwrap();
    assert_eq!(game.position().observe(Viewer::Public).detail()["check"], serde_json::json!([]));
}

#[test]
fn with_both_in_check_the_first_leaves_its_own_and_the_other_is_then_in_check_as_usual() {
    let mut game = chess("r6k/8/8/8/8/8/8/K6R w - - 0 1");
    assert!(game.play("Rh5").unwrap_err().to_string().contains("your King is in check"));
    game.play("Kb2").unwrap();
    assert_eq!(game.position().observe(Viewer::Public).detail()["check"], serde_json::json!(["black"]));
    assert!(game.play("Ra5").unwrap_err().to_string().contains("your King is in check"));
    game.play("Kg7").unwrap();
}

#[test]
fn coordinates_are_accepted_and_san_is_stored() {
    let mut game = chess("r3k2r/P7/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(game.play("e1g1").unwrap().text, "O-O");
    assert_eq!(game.play("a8a7").unwrap().text, "Rxa7");
    let mut game = chess("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(game.play("a7a8q").unwrap().text, "a8=Q+");
}

#[test]
fn the_draws() {
    for (fen, moves, reason) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "insufficient material"),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "", "insufficient material"),
        ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", "", "insufficient material"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "Ra2", "fifty moves"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra2 Kd8 Ra1 Ke8 Ra2 Kd8 Ra1 Ke8", "threefold repetition"),
        ("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "", "stalemate"),
    ] {
        let mut game = chess(fen);
        game.play_all(moves.split_whitespace()).unwrap();
        assert_eq!(result(&game), Some(("nobody", reason)), "{fen}");
    }
    // Bishops of both colours, or a Knight on each side, can mate.
    for fen in ["1b2k3/8/8/8/8/8/8/4KB2 w - - 0 1", "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1"] {
        assert_eq!(result(&chess(fen)), None, "{fen}");
    }
}
