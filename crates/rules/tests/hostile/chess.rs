//! Chess positions.

use trickmate_rules::chess::{Board, Chess, Role};
use trickmate_rules::{Game, Options, Seat, game};

use trickmate_testkit::table::seed;

#[test]
fn a_rank_is_not_counted_past_its_end() {
    // 33 × 8 = 264 is 8 for a counter of one byte.
    for rank in ["8".repeat(33), "8".repeat(16) + "8", "88".to_owned(), "44k".to_owned(), "8".repeat(100_000)]
    {
        let fen = format!("{rank}/8/8/8/8/8/4k3/4K3 w - - 0 1");
        let error = Chess::from_fen(&fen).unwrap_err().to_string();
        assert!(error.contains("rank 8 of the FEN"), "{error}");
    }
}

#[test]
fn a_board_without_a_king_is_in_no_check() {
    let mut board = Board::empty(Seat::First);
    board.put(Role::Rook, Seat::Second, "a8".parse().unwrap());
    board.put(Role::Pawn, Seat::First, "h2".parse().unwrap());
    // The Rook looks at a1, where no King stands.
    assert!(!board.is_in_check(Seat::First));
    assert_eq!(board.count_moves(), 2);
    assert_eq!(board.legal_moves().len(), 2);
}

#[test]
fn what_is_wrong_is_told_in_a_short_line() {
    let long = "x\n".repeat(100_000);
    let mysterious: &dyn Game = game("mysterious").unwrap();
    let options = Options::new(mysterious.options(), []).unwrap();
    for json in [
        format!(r#"{{"phase": "chess", "fen": "8/8/8/8/8/8/8/8 {} - - 0 1"}}"#, "w".repeat(100_000)),
        format!(r#"{{"phase": {}}}"#, serde_json::json!(long)),
        format!(r#"{{{}: 1}}"#, serde_json::json!(long)),
        "[".repeat(100_000),
        " ".repeat(1_000_000),
    ] {
        let error = mysterious.load(&options, &seed(0), &json).map(|_| ()).unwrap_err().to_string();
        assert!(error.chars().count() < 500 && !error.contains('\n'), "{error:.600}");
    }
}
