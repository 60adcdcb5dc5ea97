//! The two published games.

use trickmate_rules::{Match, Viewer};

use trickmate_testkit::mailbox::{Mailbox, Palace};
use trickmate_testkit::notation;
use trickmate_testkit::table::{after, legal, opening, result, texts};

pub(super) const GAME_1: &str = "
1. 4Ci3 4Db6 2. 8Dj2 8Ca7 3. 8Dh3 8Cc6 4. 7Cb1 7Di8 5. 3Cd3 3Di6 6. 8Hc2 4Dc5
7. JSf3 9Sa7 8. 9H:c5 9S:c5 9. 2Sa3 9S:a3 10. 1D:a3 8Sh7 11. 3Cd4 8C:d4 12. 8H:d4 8Sg5
13. JS:g5 3Hc6 14. JS:g7 6H:g7 15. 8H:c6 JH:c6 16. 1Da4 QSh8 17. 8Di5 QS:h2 18. 8D:j7 7Dh8
19. 8D:h8 QS:f0+ 20. 8D:i6 QS:e0×";

pub(super) const GAME_2: &str = "
1. 4Ci3 4Db6 2. 3Sg3 8Ca7 3. 8Dh2 8Cc6 4. 7Cb1 7Di8 5. 3Cc3 4Sf6 6. 8Hc2 4Dc5
7. 4He3 9Sa7 8. 8Df3 4Se5 9. 3Sf4 4S:f4 10. 4H:f4 7Hb8 11. 3Cd4 8C:d4 12. 8D:d4 4Dc6
13. 8D:c6 2C:c6 14. 6Sd2 3Hb6 15. JSe3 5Cf7 16. JDf3 1Sd6 17. 9Ce2 1Sd5 18. JS:d5 2C:d5
19. 9H:b6 JH:b6 20. QDg1 KSe8 21. 7Si1 2Ce4 22. XC:j7 2C:f3 23. 9C:f3 8S:j7 24. 8Hd4 JH:d4
25. 6Se3 JH:f4 26. QH:d9 JH:g2 27. 5D:g2 9S:e3 28. QD:e3 XD:a2 29. QD:e8+ KD:e8 30. QH:e8×";

/// Returns the ply of a move, counted from 0.
fn ply(number: usize, rearhand: bool) -> usize {
    2 * (number - 1) + usize::from(rearhand)
}

/// Returns a published game before a move.
fn before(game: &str, number: usize, rearhand: bool) -> Match {
    after(&texts(game)[..ply(number, rearhand)])
}

fn plain(game: &Match) -> Mailbox {
    Mailbox::from_json(&game.position().observe(Viewer::Omniscient).json(), Palace::Occupy)
}

#[test]
fn both_replay_with_every_mark() {
    for (record, plies, winner) in [(GAME_1, 40, "rearhand"), (GAME_2, 59, "forehand")] {
        let moves = texts(record);
        assert_eq!(moves.len(), plies);
        let mut game = opening();
        for text in &moves {
            assert_eq!(result(&game), None);
            assert!(legal(game.position()).contains(text), "{text} is not in the list");
            assert_eq!(game.play(text).map(|ply| &ply.text), Ok(text));
        }
        assert_eq!(result(&game), Some((winner, "last king captured")));
        assert_eq!(game.legal(Viewer::Omniscient), Vec::<String>::new());
    }
}

#[test]
fn both_replay_without_marks_to_the_same() {
    for record in [GAME_1, GAME_2] {
        let bare: Vec<String> =
            texts(record).iter().map(|text| text.trim_end_matches(['+', '×']).to_owned()).collect();
        let written: Vec<String> = after(&bare).plies().iter().map(|ply| ply.text.clone()).collect();
        assert_eq!(written, texts(record));
    }
}

#[test]
fn the_plain_generator_lists_the_same_at_every_ply() {
    for record in [GAME_1, GAME_2] {
        let mut game = opening();
        let mut plain = plain(&game);
        for text in &texts(record) {
            assert_eq!(legal(game.position()), notation::legal(&plain));
            game.play(text).unwrap();
            notation::play(&mut plain, text);
        }
    }
}

#[test]
fn moves_of_game_1_that_were_the_only_ones() {
    let single = [
        (9, true, "9S:a3"),
        (11, true, "8C:d4"),
        (13, false, "JS:g5"),
        (15, false, "8H:c6"),
        (15, true, "JH:c6"),
        (17, true, "QS:h2"),
        (19, false, "8D:h8"),
        (20, false, "8D:i6"),
    ];
    for (number, rearhand, text) in single {
        assert_eq!(legal(before(GAME_1, number, rearhand).position()), [text], "move {number}");
    }
}

#[test]
fn two_captures_at_move_14_of_game_1() {
    let game = before(GAME_1, 14, false);
    let moves = legal(game.position());
    assert_eq!(moves.len(), 2, "{moves:?}");
    assert!(moves.contains(&"JS:g7".to_owned()));
}

#[test]
fn a_five_may_not_take_a_jack_of_its_suit() {
    let mut game = before(GAME_1, 14, true);
    let moves = legal(game.position());
    assert!(moves.contains(&"6H:g7".to_owned()));
    assert!(!moves.contains(&"5S:g7".to_owned()));
    let refusal = game.play("5S:g7").unwrap_err().to_string();
    assert!(refusal.contains("same suit") || refusal.contains("own suit"), "{refusal}");
    assert!(refusal.contains("JS"), "{refusal}");
}

#[test]
fn rearhand_had_to_capture_from_24_to_29_in_game_2() {
    for number in 24..=29 {
        let game = before(GAME_2, number, true);
        let moves = plain(&game).moves();
        assert!(moves.iter().all(|it| it.compulsory), "move {number}");
        assert_eq!(moves.len(), legal(game.position()).len());
        assert!(!game.view(Viewer::Public).obligations.is_empty(), "move {number}");
    }
}

#[test]
fn thirty_eight_moves_at_the_start() {
    assert_eq!(legal(opening().position()).len(), 38);
}

#[test]
fn another_way_from_move_18_of_game_1() {
    let mut game = before(GAME_1, 18, false);
    game.play("7Si1").unwrap();
    assert_eq!(legal(game.position()), ["QS:i1"]);
    game.play_all(["QS:i1", "XC:j7", "XH:j7", "6D:i1"]).unwrap();
    assert_eq!(result(&game), None);
}

#[test]
fn another_way_from_move_27_of_game_2() {
    let mut game = before(GAME_2, 27, false);
    game.play_all(["QH:e8+", "9S:e3", "QH:f9×"]).unwrap();
    assert_eq!(result(&game), Some(("forehand", "last king captured")));
}
