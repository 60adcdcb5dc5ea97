//! Forsyth–Edwards notation.

use proptest::prelude::*;
use trickmate_rules::chess::Chess;

use trickmate_testkit::proptests::cases;

#[test]
fn positions_that_cannot_be() {
    for (fen, words) in [
        ("", "six parts"),
        ("8/8/8/8/8/8/8 w - - 0 1", "7 ranks"),
        ("9/8/8/8/8/8/8/8 w - - 0 1", "“9”"),
        ("7/8/8/8/8/8/8/8 w - - 0 1", "rank 8"),
        ("4k4/8/8/8/8/8/8/4K3 w - - 0 1", "rank 8"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "“x”"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has 0 Kings"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "White has 2 Kings"),
        ("3Pk3/8/8/8/8/8/8/4K3 w - - 0 1", "d8"),
        ("4k3/8/8/8/8/8/8/3pK3 w - - 0 1", "d1"),
        ("4k3/8/8/8/8/8/8/4K3 w KX - 0 1", "KX"),
        ("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "KK"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "“K”"),
        ("4k3/8/8/8/8/8/8/4K2R w k - 0 1", "“k”"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - e6 0 1", "e6"),
        ("4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", "d6"),
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", "d6"),
        ("4k3/8/8/8/8/8/8/4K3 w - z9 0 1", "z9"),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", "“x”"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", "“-1”"),
    ] {
        let error = Chess::from_fen(fen).unwrap_err().to_string();
        assert!(error.contains(words) && !error.contains('\n'), "{fen}: {error}");
    }
}

#[test]
fn what_a_usual_game_cannot_show() {
    for (fen, words) in [
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a1"),
        ("p3k3/8/8/8/8/8/8/4K3 w - - 0 1", "a8"),
        ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "Black is in check"),
        ("8/8/8/3Kk3/8/8/8/8 b - - 0 1", "White is in check"),
    ] {
        let error = Chess::from_fen(fen).unwrap().orthodox().unwrap_err().to_string();
        assert!(error.contains(words), "{fen}: {error}");
    }
    assert_eq!(Chess::start().orthodox(), Ok(()));
}

#[test]
fn an_en_passant_square_stands_only_where_a_capture_is_legal() {
    for (given, written) in [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "d6"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - d6 0 2", "-"),
        // The Pawn is pinned on the file.
        ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "-"),
        // Both Pawns would leave the rank.
        ("4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 2", "-"),
        // Along the pin it may be taken.
        ("1b4k1/8/8/3pP3/8/8/7K/8 w - d6 0 2", "d6"),
    ] {
        let fen = Chess::from_fen(given).unwrap().fen();
        assert_eq!(fen.split(' ').nth(3), Some(written), "{given}");
    }
}

#[test]
fn counters_may_be_missing() {
    let game = Chess::from_fen("4k3/8/8/8/8/8/8/R3K3  w  Q  -").unwrap();
    assert_eq!(game.fen(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_position_is_read_as_it_is_written(
        pieces in prop::collection::vec((0..64_usize, prop::sample::select("PNBRQpnbrq".chars().collect::<Vec<_>>())), 0..40),
        kings in (0..64_usize, 1..64_usize),
        rest in "[wb] (-|K?Q?k?q?) (-|[a-h][1-8]) [0-9]{1,3} [0-9]{1,6}",
    ) {
        let mut squares = ['1'; 64];
        for (square, piece) in pieces {
            // No Pawn is on a rank where it would have been promoted.
            squares[square] = if piece.eq_ignore_ascii_case(&'p') && !(8..56).contains(&square) { '1' } else { piece };
        }
        squares[kings.0] = 'K';
        squares[(kings.0 + kings.1) % 64] = 'k';
        let ranks: Vec<String> = squares.chunks(8).map(|rank| rank.iter().collect()).collect();
        let given = format!("{} {rest}", ranks.join("/"));
        // Castling and en passant may contradict the board; the rest always matches.
        let bare = given.split(' ').enumerate().map(|(at, field)| if at == 2 || at == 3 { "-" } else { field });
        let bare = bare.collect::<Vec<_>>().join(" ");
        for (text, must_fit) in [(&given, false), (&bare, true)] {
            match Chess::from_fen(text) {
                Err(error) => prop_assert!(!must_fit, "{}: {}", text, error),
                Ok(game) => {
                    let written = game.fen();
                    let plain: String = written.split(' ').next().unwrap().chars().map(|letter| match letter.to_digit(10) {
                        Some(empty) => "1".repeat(empty as usize),
                        None => letter.to_string(),
                    }).collect();
                    prop_assert_eq!(plain, ranks.join("/"));
                    prop_assert_eq!(Chess::from_fen(&written).unwrap().fen(), written);
                }
            }
        }
    }
}
