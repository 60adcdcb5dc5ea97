//! The end of a game, and its winner.

use serde_json::json;
use trickmate_rules::Match;

use trickmate_testkit::poker_table::{after, detail, play, result, score, set_up};

/// White is about to be mated by Qh4.
const FOOL: &str = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
/// White mates by Ra8.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

fn with_score(given: &[(&str, &str)], fen: &str, white: u32, black: u32) -> Match {
    set_up(given, &json!({"fen": fen, "score": {"white": white, "black": black}}))
}

#[test]
fn a_wipeout_at_the_exact_limit() {
    let three = [("wipeout", "3")];
    let mut game = after(&three, "1. e4 e5 2. Qe2 Nf6 3. a3 Ng8");
    assert_eq!((score(&game), result(&game)), ((2, 0), None));
    play(&mut game, "4. a4 Nf6");
    assert_eq!((score(&game), result(&game)), ((3, 0), Some(("white", "wipeout"))));
    assert!(game.play("Nc3").is_err());
    assert_eq!(result(&after(&[("wipeout", "1")], "1. e4 e5 2. Qe2 Nf6")), Some(("white", "wipeout")));
    let off = [("wipeout", "off")];
    let long = "1. e4 e5 2. Qe2 Nf6 3. a3 Ng8 4. b3 Nf6 5. c3 Ng8 6. g3 Nf6 7. h3 Nc6";
    let game = after(&off, long);
    assert_eq!((score(&game), result(&game)), ((6, 0), None));
    assert_eq!(result(&after(&[], long.split(" 7.").next().unwrap())), Some(("white", "wipeout")));
}

#[test]
fn the_lead_counts_and_not_the_number() {
    let mut game = with_score(&[], "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPQPPP/RNB1KBNR b KQkq - 1 2", 8, 5);
    play(&mut game, "Nf6");
    assert_eq!((score(&game), result(&game)), ((9, 5), None));
    play(&mut game, "a3 Ng8");
    assert_eq!((score(&game), result(&game)), ((10, 5), Some(("white", "wipeout"))));
}

#[test]
fn mate_that_wins_draws_and_loses() {
    for (white, black, bonus, credited, winner) in [
        (0, 0, "usual", (0, 4), "black"),
        (3, 0, "usual", (3, 4), "black"),
        (4, 0, "usual", (4, 4), "nobody"),
        (4, 0, "2", (4, 2), "white"),
        (1, 0, "0", (1, 0), "white"),
        (0, 0, "0", (0, 0), "nobody"),
        (0, 0, "99", (0, 99), "black"),
    ] {
        let mut game = with_score(&[("bonus", bonus)], FOOL, white, black);
        play(&mut game, "Qh4#");
        assert_eq!((score(&game), result(&game)), (credited, Some((winner, "checkmate"))));
        assert_eq!(detail(&game)["history"], json!([]), "the hand of that turn is not evaluated");
        assert_eq!(detail(&game)["credited"], "black");
    }
    let mut game = with_score(&[], BACK_RANK, 0, 3);
    play(&mut game, "Ra8#");
    assert_eq!((score(&game), result(&game)), ((4, 3), Some(("white", "checkmate"))));
    let mut off = with_score(&[("wipeout", "off")], BACK_RANK, 0, 11);
    play(&mut off, "Ra8#");
    assert_eq!((score(&off), result(&off)), ((10, 11), Some(("black", "checkmate"))));
}

#[test]
fn a_hand_is_evaluated_when_black_gives_stalemate() {
    // Black's Queen stalemates; White's King on h1 lies on the ace and wins the hand.
    let fen = "4k3/8/8/8/8/3q4/8/7K b - - 0 1";
    let mut game = with_score(&[], fen, 0, 0);
    play(&mut game, "Qg3");
    assert_eq!((score(&game), result(&game)), ((1, 0), Some(("white", "stalemate"))));
    let mut game = with_score(&[], fen, 0, 1);
    play(&mut game, "Qg3");
    assert_eq!(result(&game), Some(("nobody", "stalemate")));
    // At the limit the end of the chess is the reason.
    let mut game = with_score(&[], fen, 4, 0);
    play(&mut game, "Qg3");
    assert_eq!((score(&game), result(&game)), ((5, 0), Some(("white", "stalemate"))));
}

#[test]
fn no_hand_is_evaluated_when_white_gives_stalemate() {
    let fen = "7k/8/3Q4/8/8/8/8/4K3 w - - 0 1";
    let mut game = with_score(&[], fen, 0, 0);
    play(&mut game, "Qg6");
    assert_eq!((score(&game), result(&game)), ((0, 0), Some(("nobody", "stalemate"))));
    let mut game = with_score(&[], fen, 2, 3);
    play(&mut game, "Qg6");
    assert_eq!(result(&game), Some(("black", "stalemate")));
}

#[test]
fn repetition_fifty_moves_and_bare_kings() {
    let mut game = after(&[], "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1");
    assert_eq!(result(&game), None);
    play(&mut game, "Ng8");
    assert_eq!((score(&game), result(&game)), ((0, 0), Some(("nobody", "threefold repetition"))));

    // Black's move makes it, so the hand counts: White has the ace under the Rook.
    let mut game = with_score(&[], "4k3/8/8/8/8/8/8/R3K3 b - - 99 80", 0, 0);
    play(&mut game, "Ke7");
    assert_eq!((score(&game), result(&game)), ((1, 0), Some(("white", "fifty moves"))));
    let mut game = with_score(&[], "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", 0, 1);
    play(&mut game, "Ra2");
    assert_eq!((score(&game), result(&game)), ((0, 1), Some(("black", "fifty moves"))));

    let mut game = with_score(&[], "8/8/8/8/8/2k5/1R6/7K b - - 0 1", 0, 0);
    play(&mut game, "Kxb2");
    assert_eq!((score(&game), result(&game)), ((1, 0), Some(("white", "insufficient material"))));
    let mut game = with_score(&[], "8/8/8/8/8/2K5/1r6/7k w - - 0 1", 0, 0);
    play(&mut game, "Kxb2");
    assert_eq!((score(&game), result(&game)), ((0, 0), Some(("nobody", "insufficient material"))));
}

#[test]
fn agreement_resignation_and_time() {
    for (word, winner, reason) in [
        ("draw", "nobody", "agreement"),
        ("w:resign", "black", "resignation"),
        ("b:resign", "white", "resignation"),
        ("w:time", "black", "time"),
        ("b:time", "white", "time"),
    ] {
        let mut game = with_score(&[], BACK_RANK, 4, 0);
        play(&mut game, word);
        assert_eq!(result(&game), Some((winner, reason)), "whatever the score");
    }
}
