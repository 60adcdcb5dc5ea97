//! Standard algebraic notation as people write it.

use proptest::prelude::*;
use trickmate_rules::ActionError;
use trickmate_rules::chess::Chess;

use trickmate_testkit::proptests::cases;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn meant(fen: &str, text: &str) -> Result<String, ActionError> {
    let game = Chess::from_fen(fen).unwrap();
    game.read_move(text).map(|action| game.write_move(action))
}

#[test]
fn many_ways_to_write_a_move() {
    let promoting = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    for (fen, san, ways) in [
        (KIWIPETE, "O-O", "O-O 0-0 o-o OO O-o e1g1 e1-g1 0–0 O-O!"),
        (KIWIPETE, "O-O-O", "O-O-O 0-0-0 o-o-o 000 e1c1"),
        (KIWIPETE, "Qxf6", "Qxf6 Qf6 Q3xf6 Qfxf6 Qf3xf6 Qf3f6 f3f6 f3xf6 Q:f6 Qxf6!?"),
        (KIWIPETE, "dxe6", "dxe6 de6 d5e6 d5xe6 d:e6 d5-e6"),
        (KIWIPETE, "Nxf7", "Nxf7 Ne5xf7 N5f7"),
        (KIWIPETE, "a4", "a4 a2a4 a2-a4"),
        (promoting, "a8=Q", "a8=Q a8Q a8=q a8(Q) a8/Q a7a8q a7-a8=Q a7a8Q"),
        (promoting, "axb8=N", "axb8=N ab8N a7b8n a7xb8=n"),
        (passing, "exd6", "exd6 ed6 e5d6 exd6ep exd6e.p."),
    ] {
        for way in ways.split(' ') {
            assert_eq!(meant(fen, way).as_deref(), Ok(san), "{way}");
        }
    }
    assert_eq!(meant(passing, "exd6 e.p.").as_deref(), Ok("exd6"));
    assert_eq!(meant("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8").as_deref(), Ok("Ra8#"));
    assert_eq!(meant("6k1/6pp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8").as_deref(), Ok("Ra8+"));
}

#[test]
fn what_is_refused_is_explained() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let checked = "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1";
    for (fen, text, words) in [
        (start, "", "cannot be read"),
        (start, "hello", "cannot be read"),
        (start, "Nz3", "cannot be read"),
        (start, "♞f3", "cannot be read"),
        (start, "e4!x", "cannot be read"),
        (start, "e4+-", "“+-” is not a mark"),
        (start, "Nd2", "your own piece is on d2"),
        (start, "Ne5", "no Knight can go to e5"),
        (start, "e5", "no Pawn can go to e5"),
        (start, "e2e5", "no Pawn can go to e5"),
        (start, "e7e5", "the Pawn on e7 is Black’s"),
        (start, "e4e5", "nothing stands on e4"),
        (start, "O-O", "pieces between"),
        (start, "e4+", "the mark “+” is wrong, this move has none"),
        (start, "exd3", "no Pawn can go to d3"),
        (start, "Kd2", "your own piece"),
        (start, "e4=Q", "only a Pawn that reaches the last rank"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", "White has no Queen"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", "a8=Q, a8=R, a8=B or a8=N"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K", "becomes a Queen, Rook, Bishop or Knight"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", "right to castle there is lost"),
        (checked, "O-O", "in check cannot castle"),
        (checked, "Rh2", "your King is in check and would still be"),
        ("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", "O-O", "pass over f1"),
        ("4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", "0-0", "in check on g1"),
        ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "your King would be in check"),
        ("4k3/3r4/8/8/8/8/8/4K3 w - - 0 1", "Kd1", "would be in check on d1"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Kg1", "the King cannot go to g1"),
        ("4k3/8/8/8/R7/8/8/R3K3 w - - 0 1", "Ra3", "write R1a3 or R4a3"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Rxh5", "nothing can be captured on h5"),
        ("8/8/8/3Kk3/8/8/8/8 w - - 0 1", "Kxe5", "a King is never captured"),
    ] {
        let refusal = meant(fen, text).unwrap_err().to_string();
        assert!(refusal.contains(words) && !refusal.contains('\n'), "{text}: {refusal}");
    }
}

#[test]
fn origins_are_told_apart() {
    let three = "4k3/8/8/1Q3Q2/8/8/5Q2/4K3 w - - 0 1";
    let game = Chess::from_fen(three).unwrap();
    for (coordinates, san) in [("f2f4", "Q2f4"), ("b5d5", "Qbd5"), ("f5f4", "Q5f4"), ("f2b2", "Qfb2")] {
        let text = game.write_move(game.read_move(coordinates).unwrap());
        assert_eq!(text.trim_end_matches('+'), san, "{coordinates}");
    }
    // A pinned Knight is no rival.
    let pinned = Chess::from_fen("4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1").unwrap();
    assert_eq!(pinned.write_move(pinned.read_move("a1c2").unwrap()), "Nc2");
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn no_text_panics(text in any::<String>(), near in "[KQRBNPO0o-]{0,3}[a-i]?[0-9]?[x:-]?[a-h][1-8]=?[QRBNKPqrbn]?[)+#!?]{0,3}") {
        for text in [text, near] {
            if let Ok(san) = meant(KIWIPETE, &text) {
                prop_assert_eq!(meant(KIWIPETE, &san), Ok(san.clone()));
            }
        }
    }
}
