//! Mate, stalemate and the draws.

use trickmate_rules::chess::{Chess, Termination};

fn ending(fen: &str) -> Option<Termination> {
    Chess::from_fen(fen).unwrap().ending()
}

fn play(game: &mut Chess, moves: &str) {
    for text in moves.split(' ') {
        assert_eq!(game.ending(), None, "before {text}");
        game.play(game.read_move(text).unwrap()).unwrap();
    }
}

#[test]
fn mate_and_stalemate() {
    assert_eq!(ending("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"), Some(Termination::Checkmate));
    assert_eq!(ending("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some(Termination::Stalemate));
    assert_eq!(ending("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"), None);
}

#[test]
fn material_that_can_never_mate() {
    for fen in [
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "8/8/4k3/8/8/3K1N2/8/8 w - - 0 1",
        "8/8/4k1b1/8/8/3K4/8/8 b - - 0 1",
        // All Bishops on dark squares, of both sides.
        "8/8/4k3/8/8/B1BK2b1/8/8 w - - 0 1",
    ] {
        assert_eq!(ending(fen), Some(Termination::InsufficientMaterial), "{fen}");
    }
    for fen in [
        "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1",
        "8/8/4k1n1/8/8/3K1N2/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KBB2/8/8 w - - 0 1",
        "8/8/4k1b1/8/8/3K1N2/8/8 w - - 0 1",
        "8/8/4k3/8/8/3K2P1/8/8 w - - 0 1",
    ] {
        assert_eq!(ending(fen), None, "{fen}");
    }
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut game = Chess::start();
    play(&mut game, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(game.repetitions(), 2);
    play(&mut game, "Ng8");
    assert_eq!(game.ending(), Some(Termination::ThreefoldRepetition));
}

#[test]
fn a_lost_right_makes_another_position() {
    let mut game = Chess::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    play(&mut game, "Kf1 Kd8 Ke1 Ke8 Kf1 Kd8 Ke1 Ke8");
    assert_eq!((game.repetitions(), game.ending()), (2, None), "at first White could still castle");
}

#[test]
fn an_en_passant_that_is_possible_makes_another_position() {
    let mut game = Chess::from_fen("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1").unwrap();
    play(&mut game, "a4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8");
    assert_eq!(game.repetitions(), 2);
    play(&mut game, "Ke1");
    assert_eq!(game.repetitions(), 2, "the first time the Pawn could be taken in passing");
    assert_eq!(game.ending(), None);
}

#[test]
fn fifty_moves_of_each_side() {
    let mut game = Chess::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 98 80").unwrap();
    play(&mut game, "Ra2 Kd8");
    assert_eq!(game.ending(), Some(Termination::FiftyMoves));
    // Mate on the last move is mate.
    let mut game = Chess::from_fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80").unwrap();
    play(&mut game, "Ra8#");
    assert_eq!(game.ending(), Some(Termination::Checkmate));
    let mut game = Chess::from_fen("4k3/8/8/8/8/8/P7/R3K3 w - - 99 80").unwrap();
    play(&mut game, "a4");
    assert_eq!((game.ending(), game.quiet()), (None, 0));
}
