//! The well-known counts.

use trickmate_rules::chess::{Checks, Chess};

/// Positions, and the number of sequences of moves one ply long, two plies long and so on.
const COUNTS: [(&str, &[u64]); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281, 4_865_609]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2_039, 97_862, 4_085_603]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9_467, 422_333]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487]),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    ),
];

#[test]
fn the_published_counts() {
    for (fen, counts) in COUNTS {
        let game = Chess::from_fen(fen).unwrap();
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(game.board().perft(depth), *count, "{fen} at depth {depth}");
        }
    }
}

#[test]
fn checks_are_foreseen() {
    /// Plays every move; returns the positions after them.
    fn played(game: &Chess) -> Vec<Chess> {
        let moves = game.board().legal_moves().into_iter();
        let checks = Checks::of(game.board());
        moves
            .map(|action| {
                let mut next = game.clone();
                next.play(action).unwrap();
                assert_eq!(checks.gives(game.board(), action), next.is_check(), "{action} in {}", game.fen());
                next
            })
            .collect()
    }
    for (fen, _) in COUNTS {
        for next in played(&Chess::from_fen(fen).unwrap()) {
            played(&next);
        }
    }
}
