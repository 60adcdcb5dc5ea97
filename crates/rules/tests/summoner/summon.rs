//! Summoning.

use serde_json::json;

use trickmate_testkit::summoner_table::{from, legal, play, position, refusal, result, waiting, with};

fn summoning(pieces: &str, cards: &str) -> serde_json::Value {
    with(
        position(pieces),
        json!({"phase": "summon", "reserve": {"white": [waiting("W1", cards)]}, "hand": {"white": ["Rook"]}, "deck": {"black": ["Rook"]}}),
    )
}

#[test]
fn a_piece_enters_next_to_the_king_on_an_empty_square() {
    let mut game = from(&summoning("Ka1 kh8 a2:Wazir", "Ferz"));
    assert_eq!(legal(&game), ["W1@b1", "W1@b2", "end"]);
    assert!(refusal(&mut game, "W1@a2").contains("a2 is not empty"));
    assert!(refusal(&mut game, "W1@a3").contains("a3 is not next to your King"));
    assert!(refusal(&mut game, "W2@b1").contains("no such piece"));
    assert!(refusal(&mut game, "B1@b1").contains("reserve of the other side"));
    play(&mut game, "W1@b1");
    assert_eq!(legal(&game), ["end"], "one a turn");
}

#[test]
fn a_summon_may_not_expose_the_own_king() {
    // A Cannon on a8 needs a screen on the file; a Vao on f6 one on the diagonal.
    let mut game = from(&summoning("Ka1 kh8 a8:-Cannon f6:-Vao", "Ferz"));
    assert_eq!(legal(&game), ["W1@b1", "end"]);
    for square in ["a2", "b2"] {
        assert!(refusal(&mut game, &format!("W1@{square}")).contains("would expose your King"));
    }
}

#[test]
fn a_summoned_piece_gives_check_and_mate() {
    let mut game = from(&summoning("Kg6 kh8", "Rook"));
    play(&mut game, "W1@h6 end");
    assert_eq!(game.view(trickmate_rules::Viewer::Public).checks.len(), 1);
    assert_eq!(result(&game), None, "g8 is free");
    let mut game = from(&summoning("Kg6 kh8", "Guard"));
    play(&mut game, "W1@g7 end");
    assert_eq!(result(&game), Some(("white", "checkmate")));
    let mut game = from(&summoning("Kh6 kh8", "KnightRider,Rook"));
    play(&mut game, "W1@g6 end");
    assert_eq!(result(&game), Some(("white", "checkmate")));
}

#[test]
fn a_summon_comes_too_late_against_mate() {
    let setup = with(
        position("Ka1 kh8 b8:-Rook h2:-Rook a8:-Rook"),
        json!({"reserve": {"white": [waiting("W1", "Rook")]}}),
    );
    let game = from(&setup);
    assert_eq!(result(&game), Some(("black", "checkmate")));
}
