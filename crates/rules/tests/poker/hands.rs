//! The pieces that pull, and comparisons of hands of few cards.

use serde_json::json;

use trickmate_testkit::poker_table::{hand, play, ranks, score, set_up};

/// Returns a position with White to move.
fn position(fen: &str) -> trickmate_rules::Match {
    set_up(&[], &json!({"fen": fen}))
}

#[test]
fn a_bishop_serves_for_a_lost_queen() {
    // King e1 (Th), Bishops c1 (6d) and b1 (3d), Pawn a2 (2d).
    let game = position("4k3/8/8/8/8/8/P7/1BB1K3 w - - 0 1");
    assert_eq!(ranks(&game, "white"), "T62");
    assert_eq!(hand(&game, "white")["squares"], json!(["a2", "c1", "e1"]));
    let with_queen = position("4k3/8/8/8/8/8/P7/1BB1K1Q1 w - - 0 1");
    assert_eq!(ranks(&with_queen, "white"), "T32", "the Queen on g1 pulls, and no Bishop");
}

#[test]
fn a_lost_rook_is_not_replaced() {
    let game = position("4k3/8/8/8/8/8/4P3/RQB1K1N1 w - - 0 1");
    assert_eq!(ranks(&game, "white"), "AKT3");
    let none = position("4k3/8/8/8/8/8/4P3/1QB1K1N1 w - - 0 1");
    assert_eq!(ranks(&none, "white"), "KT3");
}

#[test]
fn of_two_queens_and_of_three_rooks_the_best_count() {
    let mut queens = position("4k3/P7/8/8/8/8/8/3QK3 w - - 0 1");
    play(&mut queens, "a8=Q+ Ke7");
    assert_eq!(ranks(&queens, "white"), "TT", "the Queen on d1, for a pair");
    let mut rooks = position("8/P3k3/8/8/8/8/8/R3K2R w - - 0 1");
    assert_eq!(ranks(&rooks, "white"), "AAT2");
    play(&mut rooks, "a8=R Kd7");
    assert_eq!(ranks(&rooks, "white"), "AAT", "three aces would need three Rooks to pull");
    let mut other = position("8/3Pk3/8/8/8/8/8/R3K2R w - - 0 1");
    play(&mut other, "d8=R Ke6");
    assert_eq!(ranks(&other, "white"), "AAT");
    assert_eq!(hand(&other, "white")["squares"], json!(["a1", "e1", "h1"]));
}

#[test]
fn a_square_without_a_card_adds_nothing() {
    let game = position("4k3/8/8/3R4/4K3/8/8/8 w - - 0 1");
    assert_eq!(hand(&game, "white")["cards"], json!([]));
    assert_eq!(hand(&game, "white")["name"], "no cards");
    let black_alone = position("8/8/3k4/8/8/8/2P5/4K3 w - - 0 1");
    assert_eq!((ranks(&black_alone, "white"), ranks(&black_alone, "black")), ("T9".into(), String::new()));
}

#[test]
fn equal_hands_show_the_alphabetically_first_squares() {
    let game = position("4k3/8/8/8/8/8/P6P/4K3 w - - 0 1");
    assert_eq!(hand(&game, "white")["squares"], json!(["a2", "e1"]));
    let swapped = position("4k3/8/8/8/8/8/1P4P1/3QK3 w - - 0 1");
    assert_eq!(hand(&swapped, "white")["squares"], json!(["b2", "d1", "e1"]));
}

#[test]
fn hands_that_are_equal_so_far_tie_where_that_is_chosen() {
    for (fen, moves, longer) in [
        ("1r1qk2n/3p4/8/8/8/8/3P4/1N1QK3", "Na3 Nf7", (0, 1)),
        // A hand without a card ties with every hand that has no pair.
        ("8/8/3k4/8/8/8/2P5/N3K3", "Nb3 Kd5", (1, 0)),
    ] {
        for (short, expected) in [("longer", longer), ("tie", (0, 0))] {
            let mut game = set_up(&[("short", short)], &json!({"fen": format!("{fen} w - - 0 1")}));
            play(&mut game, moves);
            assert_eq!(score(&game), expected, "{fen} {short}");
        }
    }
    // A higher kicker wins in any case, and so does a higher category.
    let mut game = set_up(&[("short", "tie")], &json!({"fen": "1n1qk3/p7/8/8/8/8/3P4/1N1QK3 w - - 0 1"}));
    play(&mut game, "Na3 Na6");
    assert_eq!(score(&game), (1, 0));
}

#[test]
fn hands_of_few_cards_are_compared() {
    for (what, fen, moves, white, black, winner) in [
        ("a pair beats two odd cards", "1n2k3/8/7r/8/8/8/8/1N1QK3", "Na3 Na6", "TT", "T4", (1, 0)),
        ("a pair beats five odd cards", "1n2k3/p7/r1q3r1/8/8/8/8/1N1QK3", "Na3 Nd7", "TT", "QT842", (1, 0)),
        ("two cards and one of the same rank", "1n2k3/8/8/8/8/8/P7/1N2K3", "Nc3 Nc6", "T2", "T", (1, 0)),
        (
            "three cards with the higher pair",
            "1r2k1rn/8/2b5/8/8/8/3P4/1N1QK3",
            "Na3 Nf7",
            "TTK",
            "33QT",
            (1, 0),
        ),
        (
            "four cards with the higher pair",
            "r3k2r/8/2b2n2/8/8/8/3P4/1N1QK3",
            "Na3 Nd7",
            "TTK",
            "AAQT",
            (0, 1),
        ),
        ("the same pair, a higher kicker", "1n1qk3/p7/8/8/8/8/3P4/1N1QK3", "Na3 Na6", "TTK", "TT2", (1, 0)),
        (
            "the same but for a fourth card",
            "1r1qk2n/3p4/8/8/8/8/3P4/1N1QK3",
            "Na3 Nf7",
            "TTK",
            "TTK3",
            (0, 1),
        ),
        ("equal hands", "1n1qk3/3p4/8/8/8/8/3P4/1N1QK3", "Na3 Na6", "TTK", "TTK", (0, 0)),
    ] {
        let mut game = position(&format!("{fen} w - - 0 1"));
        play(&mut game, moves);
        assert_eq!(
            (ranks(&game, "white"), ranks(&game, "black")),
            (white.to_owned(), black.to_owned()),
            "{what}"
        );
        assert_eq!(score(&game), winner, "{what}");
    }
}
