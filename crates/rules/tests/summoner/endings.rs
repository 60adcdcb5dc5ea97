//! Ends of games.

use serde_json::json;

use trickmate_testkit::summoner_table::{from, now, play, position, result, waiting, with};

#[test]
fn stalemate_is_a_draw() {
    let stuck = "Ka1 kh3 b8:-Rook g2:-Rook h5:Peasant h6:-Wazir";
    assert_eq!(result(&from(&position(stuck))), Some(("nobody", "stalemate")));
    let free = "Ka1 kh3 b8:-Rook g3:-Rook h5:Peasant h6:-Wazir";
    assert_eq!(result(&from(&position(free))), None);
    // Possible creations and summons do not help: Move comes first.
    let reserve = json!({"reserve": {"white": [waiting("W1", "Rook")]}});
    assert_eq!(result(&from(&with(position(stuck), reserve))), Some(("nobody", "stalemate")));
}

#[test]
fn only_kings_without_cards_are_a_draw() {
    assert_eq!(result(&from(&position("Ka1 kh8"))), Some(("nobody", "only Kings left")));
    let mut game = from(&position("Ka1 kh8 a2:-Wazir"));
    assert_eq!(result(&game), None);
    play(&mut game, "a1:a2");
    assert_eq!(result(&game), Some(("nobody", "only Kings left")));
    let hand = json!({"hand": {"black": ["Peasant"]}});
    assert_eq!(result(&from(&with(position("Ka1 kh8"), hand))), None);
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut game = from(&position("Ka1 kh8 d4:Wazir"));
    for _ in 0..2 {
        assert_eq!(result(&game), None);
        play(&mut game, "a1-a2 h8-h7 a2-a1 h7-h8");
    }
    assert_eq!(result(&game), Some(("nobody", "threefold repetition")));
}

#[test]
fn positions_are_compared_by_cards_not_by_handles() {
    let reserve = json!({"reserve": {"white": [waiting("W1", "Retreater")]}});
    let mut game = from(&with(position("Ka5 kh5 d1:Lance"), reserve));
    play(&mut game, "d1-d8=W1 end h5-h6 d8-d1=W2 end h6-h5");
    assert_eq!(result(&game), None);
    assert_eq!(now(&game)["reserve"]["white"], json!([waiting("W3", "Retreater")]));
    play(&mut game, "d1-d8=W3 end h5-h6 d8-d1=W4 end h6-h5");
    assert_eq!(result(&game), Some(("nobody", "threefold repetition")));
}

#[test]
fn draws_from_the_deck_make_positions_different() {
    let deck = vec!["Rook"; 7];
    let mut game = from(&with(
        position("Ka1 kh8 d4:Wazir"),
        json!({"hand": {"white": ["Rook"]}, "deck": {"white": deck}}),
    ));
    for _ in 0..3 {
        for text in ["a1-a2", "end", "h8-h7", "a2-a1", "end", "h7-h8"] {
            game.play(text).unwrap();
        }
    }
    assert_eq!(result(&game), None);
}

#[test]
fn fifty_turns_without_progress_are_a_draw() {
    let setup = with(position("Ka1 kh8 d4:Wazir d6:-Wazir"), json!({"quiet": 98}));
    let mut game = from(&setup);
    play(&mut game, "a1-a2");
    assert_eq!(now(&game)["quiet"], 99);
    play(&mut game, "h8-h7");
    assert_eq!(result(&game), Some(("nobody", "fifty turns without capture, summon or creation")));
    let mut game =
        from(&with(setup, json!({"quiet": 99, "board": position("Ka1 kh8 d4:Wazir d5:-Wazir")["board"]})));
    play(&mut game, "d4:d5");
    assert_eq!(result(&game), None);
    assert_eq!(now(&game)["quiet"], 0);
}

#[test]
fn a_summon_and_a_creation_are_progress_a_discard_is_not() {
    let setup = |hand: &[&str]| {
        let reserve = json!({"white": [waiting("W1", "Ferz")]});
        let more = json!({"quiet": 40, "limit": 9, "hand": {"white": hand}, "deck": {"white": ["Rook"]}, "reserve": reserve});
        from(&with(position("Ka1 kh8"), more))
    };
    for (action, quiet) in [("W1@b2", 0), ("+Rook", 0), ("W1+Soldier", 0), ("end", 41)] {
        let mut game = setup(&["Rook", "Soldier"]);
        play(&mut game, "a1-a2");
        play(&mut game, action);
        assert_eq!(now(&game)["quiet"], quiet, "{action}");
    }
    let mut game = setup(&["Rook"; 8]);
    play(&mut game, "a1-a2 -Rook");
    assert_eq!(now(&game)["turn"], "black");
    assert_eq!(now(&game)["quiet"], 41);
}

#[test]
fn stalemate_comes_before_the_fifty_turns() {
    let mut game = from(&with(position("Kg6 kh8 d1:Bishop"), json!({"quiet": 99})));
    play(&mut game, "d1-b3");
    assert_eq!(result(&game), Some(("nobody", "stalemate")));
}

#[test]
fn checkmate_comes_before_the_draws() {
    let mut game = from(&with(position("Kg6 kh8 b1:Rook"), json!({"quiet": 99})));
    play(&mut game, "b1-b8");
    assert_eq!(result(&game), Some(("white", "checkmate")));
}
