//! The hands of the published analysis.

use trickmate_testkit::poker_table::{after, hand, ranks, score};

#[test]
fn both_sides_begin_with_aces_and_tens() {
    let game = after(&[], "");
    for seat in ["white", "black"] {
        assert_eq!(ranks(&game, seat), "AATTK", "one Pawn counts, so it is not AAKKT");
        assert_eq!(hand(&game, seat)["category"], "two pair");
        assert_eq!(hand(&game, seat)["name"], "two pair, aces and tens");
    }
    assert_eq!(hand(&game, "white")["squares"], serde_json::json!(["a1", "d1", "d2", "e1", "h1"]));
    assert_eq!(hand(&game, "black")["squares"], serde_json::json!(["a8", "d7", "d8", "e8", "h8"]));
}

#[test]
fn the_queen_before_the_king_makes_aces_and_kings() {
    let white = after(&[], "1. e4 e5 2. Qe2");
    assert_eq!((ranks(&white, "white"), ranks(&white, "black")), ("AAKKT".to_owned(), "AATTK".to_owned()));
    let both = after(&[], "1. e4 e5 2. Qe2 Qe7");
    assert_eq!((ranks(&both, "white"), ranks(&both, "black")), ("AAKKT".to_owned(), "AAKKT".to_owned()));
    assert_eq!(score(&both), (0, 0), "equal hands win nothing");
    assert_eq!(score(&after(&[], "1. e4 e5 2. Qe2 Nf6")), (1, 0));
}

#[test]
fn castling_in_the_royal_flush_deal_makes_a_straight() {
    let deal = [("deal", "royal-flush")];
    let game = after(&deal, "1. e4 e5 2. Nf3 Nc6 3. Be2 Nf6 4. O-O");
    let held = hand(&game, "white");
    assert_eq!((&held["ranks"], &held["category"]), (&"AKQJT".into(), &"straight".into()));
    let black = after(&deal, "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. d3 O-O");
    assert_eq!(ranks(&black, "black"), "AKQJT");
    assert_eq!(score(&black).1, 1);
}
