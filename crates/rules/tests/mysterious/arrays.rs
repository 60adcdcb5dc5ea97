//! The beginning of the chess on the resulting array: the first mover, castling, mate at the first move.

use trickmate_rules::Viewer;

use trickmate_testkit::mystery_table::{flip_all, flipping, phase, result};

/// Returns the FEN after all these cards have been flipped.
fn array(down: &str) -> String {
    let mut game = flipping(down);
    flip_all(&mut game);
    assert_eq!(phase(&game), "chess");
    game.position().observe(Viewer::Public).text()
}

/// Returns the letter of the side that moves first.
fn first(down: &str) -> String {
    array(down).split(' ').nth(1).unwrap().to_owned()
}

#[test]
fn neither_king_in_check_white_moves_first() {
    assert_eq!(array("Ke1 Ra1 Rh1 ke8 ra8 rh8 Pe4"), "r3k2r/8/8/8/4P3/8/8/R3K2R w KQkq - 0 1");
}

#[test]
fn a_side_in_check_moves_first() {
    assert_eq!(first("Ka1 kh8 Rh1 Pa2"), "b");
    assert_eq!(first("Ka1 kh8 ra8 pg7 Pd4"), "w");
}

#[test]
fn both_in_check_white_moves_first() {
    assert_eq!(first("Ka1 kh8 Rh1 ra8"), "w");
    // Adjacent Kings check each other.
    assert_eq!(first("Kd4 kd5 Pa2 pa7"), "w");
}

#[test]
fn both_in_check_and_white_mated_black_moves_first() {
    // White's King is mated by the Queen beside it, which the Pawn guards; Black's is in check by the Rook.
    let mut game = flipping("Ka1 qa2 pb3 ra8 kh8 Rh1");
    flip_all(&mut game);
    assert_eq!(game.position().observe(Viewer::Public).text().split(' ').nth(1), Some("b"));
    assert_eq!(result(&game), None);
    // Black must leave its own check; White is then in check as usual, and mated.
    assert_eq!(game.legal(Viewer::Public), ["Kg7#", "Kg8#", "Qh2+"]);
    game.play("Kg7").unwrap();
    assert_eq!(result(&game), Some(("black", "checkmate")));
}

#[test]
fn both_mated_white_moves_first_and_has_lost() {
    let mut game = flipping("Ka1 qa2 pb3 ra8 kh8 Qh7 Pg6 Rh1");
    flip_all(&mut game);
    assert_eq!(game.position().observe(Viewer::Public).text().split(' ').nth(1), Some("w"));
    assert_eq!(result(&game), Some(("black", "checkmate")));
}

#[test]
fn mate_at_the_first_move() {
    let mut game = flipping("Kg1 Pf2 Pg2 Ph2 re1 kg8");
    flip_all(&mut game);
    assert_eq!(result(&game), Some(("black", "checkmate")));
    let mut game = flipping("Kg1 Re8 kg8 pf7 pg7 ph7");
    flip_all(&mut game);
    assert_eq!(result(&game), Some(("white", "checkmate")));
    assert!(game.to_act().is_empty() && game.legal(Viewer::Omniscient).is_empty());
}

#[test]
fn stalemate_at_the_first_move_draws() {
    let mut game = flipping("Ka1 qb3 kh8");
    flip_all(&mut game);
    assert_eq!(result(&game), Some(("nobody", "stalemate")));
}

#[test]
fn castling_from_placed_squares() {
    for (down, rights) in [
        ("Ke1 Ra1 Rh1 ke8 ra8 rh8 Pe4", "KQkq"),
        ("Ke1 Rh1 kd8 ra8 rh8 Pe4", "K"),
        ("Ke1 ra1 Rh1 ke8 ra8 Rh8 Pe4 pe5 Ng8 Pa2 nb1", "Kq"),
        ("Kd1 Ra1 Rh1 kd8 ra8 rh8 Pe4", "-"),
        ("ke1 ra1 rh1 Ke8 Ra8 Rh8", "-"),
    ] {
        assert_eq!(array(down).split(' ').nth(2), Some(rights), "{down}");
    }
    let mut game = flipping("Ke1 Ra1 Rh1 ke8 ra8 rh8 Pe4 pe5");
    flip_all(&mut game);
    game.play_all(["O-O", "O-O-O"]).unwrap();
    assert_eq!(game.position().observe(Viewer::Public).text(), "2kr3r/8/8/4p3/4P3/8/8/R4RK1 w - - 2 2");
}

#[test]
fn a_promoted_rook_in_its_corner_castles_too_if_it_is_there_at_the_last_flip() {
    // The rule asks for a Rook that was placed there; a Pawn promoted on h8 is White's and no use to Black.
    let mut game = flipping("Ke1 ke8 Ph8 rg5");
    for text in ["h8!", "h8=R"] {
        game.play(text).unwrap();
    }
    flip_all(&mut game);
    assert_eq!(game.position().observe(Viewer::Public).text().split(' ').nth(2), Some("-"));
}
