//! Poker positions with more on the board than a game can have.

use serde_json::json;
use trickmate_rules::{DynPosition, Viewer};
use trickmate_testkit::poker_table::{options, poker, set_up};
use trickmate_testkit::table::seed;

const SEVEN: [(&str, &str); 1] = [("size", "7")];

fn load(fen: &str) -> Result<Box<dyn DynPosition>, String> {
    let json = json!({"fen": fen}).to_string();
    poker().load(&options(&SEVEN), &seed(0), &json).map_err(|error| error.to_string())
}

#[test]
fn a_board_full_of_pieces_is_refused_at_once() {
    let fen = "kNNNNNNK/NNNNNNNN/RRR2RRR/RR4RR/QQ4QQ/RRR2RRR/PPPPPPPP/QQQQRRRR b - - 0 1";
    let error = load(fen).map(|_| ()).unwrap_err();
    assert_eq!(error, "the position is not valid: White has 51 pieces instead of at most 16");
}

#[test]
fn no_side_has_more_than_it_began_with_and_promoted() {
    for (fen, words) in [
        // Nine Pawns.
        (
            "4k3/8/P7/8/8/8/PPPPPPPP/4K3 w - - 0 1",
            "White has 9 Pawns and promoted pieces, and began with 8 Pawns",
        ),
        // Two Queens beside eight Pawns.
        ("4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1", "White has 9 Pawns and promoted"),
        ("4k3/pppppppp/8/8/8/nnn5/8/4K3 w - - 0 1", "Black has 9 Pawns and promoted"),
        ("4k3/pppppppp/8/8/8/rrr5/8/K7 w - - 0 1", "Black has 9 Pawns and promoted"),
        // With two Bishops on squares of the same colour, one must be promoted.
        ("4k3/8/8/8/8/B7/PPPPPPPP/2B1K3 w - - 0 1", "White has 9 Pawns and promoted"),
        ("4k3/8/8/QQQQQ3/QQQQQ3/8/8/K7 w - - 0 1", "White has 9 Pawns and promoted"),
        ("4k3/8/8/8/8/NNNNNNNN/PPPPPPPP/4K3 w - - 0 1", "White has 17 pieces instead of at most 16"),
    ] {
        let error = load(fen).map(|_| ()).unwrap_err();
        assert!(error.contains(words), "{fen}: {error}");
    }
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        // All eight are Queens.
        "4k3/8/8/QQQQ4/QQQQ4/8/8/K2Q4 b - - 0 1",
        "4k3/8/8/8/8/2B5/1PPPPPPP/2B1K3 w - - 0 1",
        "4k3/8/8/8/8/NN5B/PPPPPPPP/R1B1K2R w KQ - 0 1",
    ] {
        assert_eq!(load(fen).map(|_| ()), Ok(()), "{fen}");
    }
}

/// The most choices that a side can have: two Bishops for the lost Queen, six Rooks and six Knights.
const MAX_CHOICES: &str = "7k/8/4p3/NN6/NN6/RRR2N2/1NR2R2/KBBR4 b - - 0 1";

#[test]
fn the_position_with_the_most_choices_is_answered() {
    let options = [("size", "7"), ("hands", "declare"), ("wild", "deuces")];
    let mut game = set_up(&options, &json!({"fen": MAX_CHOICES}));
    assert!(game.view(Viewer::Omniscient).seats[0].hand.is_some());
    game.play("e5").unwrap();
    let declarations =
        game.legal(Viewer::Omniscient).into_iter().filter(|text| text.starts_with("w:")).count();
    // Each of the 450 hands, and the word speak.
    assert_eq!(declarations, 451);
}
