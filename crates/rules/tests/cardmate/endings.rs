//! Every way in which a game ends.

use serde_json::Value;
use trickmate_rules::{Adjudication, Match, Options, Seat, Viewer};

use trickmate_testkit::table::{cardmate, legal, opening, result, seed, setup, table};

const FOREHAND: &str = "forehand";
const REARHAND: &str = "rearhand";

/// Returns the result after these moves.
fn end(palace: &str, setup: Value, moves: &str) -> Option<(&'static str, &'static str)> {
    let mut game = table(palace, setup);
    game.play_all(moves.split_whitespace()).unwrap();
    if game.outcome().is_some() {
        assert_eq!(game.to_act(), [], "nobody is to act");
        assert_eq!(game.position().observe(Viewer::Omniscient).legal(Seat::First), Vec::<String>::new());
        assert_eq!(game.position().observe(Viewer::Omniscient).legal(Seat::Second), Vec::<String>::new());
        assert!(game.view(Viewer::Public).obligations.is_empty());
        assert_eq!(game.position().perft(1), 0);
        assert_eq!(game.play("4Ci3").unwrap_err().to_string(), "the game is over");
    }
    result(&game)
}

fn with_quiet(mut setup: Value, quiet: u32) -> Value {
    setup["quiet"] = quiet.into();
    setup
}

#[test]
fn one_king_of_two_is_not_the_last() {
    let board = || setup(FOREHAND, "KCa0 XDd0 5Ci0", "KHj9 KSd9 5Sa9");
    assert_eq!(end("occupy", board(), "XD:d9+"), None);
    assert_eq!(end("occupy", board(), "XD:d9+ 5Sa8 XD:j9×"), Some((FOREHAND, "last king captured")));
}

#[test]
fn a_king_with_a_king_left_is_in_no_check() {
    let game = table("occupy", setup(FOREHAND, "KCa0 1Dj0", "KHj9 XSa9"));
    assert!(legal(game.position()).len() > 3, "the King may stay where the Ten strikes");
    assert_eq!(
        end("occupy", setup(FOREHAND, "KCa0 1Dj0", "KHj9 XSa9"), "1Dj1 XS:a0×"),
        Some((REARHAND, "last king captured"))
    );
}

#[test]
fn the_third_occurrence_is_a_draw_or_loses() {
    let play = |value: &str, moves: &str| {
        let options = Options::new(cardmate().options(), [("repetition", value)]).unwrap();
        let board = setup(FOREHAND, "KCa0 1Dj0", "KHj9 XSa9");
        let mut game = Match::from_position(cardmate(), options, seed(0), board.to_string()).unwrap();
        game.play_all(moves.split_whitespace()).unwrap();
        result(&game)
    };
    // The position that was loaded is the first occurrence; Rearhand brings it back twice.
    let moves = "KCb0 KHi9 KCa0 KHj9 KCb0 KHi9 KCa0 KHj9";
    assert_eq!(play("draw", moves), Some(("nobody", "threefold repetition")));
    assert_eq!(play("loses", moves), Some((FOREHAND, "repetition")));
    assert_eq!(play("loses", moves.strip_suffix(" KHj9").unwrap()), None);
}

#[test]
fn both_palace_squares_conquer() {
    let board = || setup(FOREHAND, "KCa0 XDe7 XSf7", "KHj9 2Sa9");
    assert_eq!(end("occupy", board(), "XDe9"), None);
    assert_eq!(end("occupy", board(), "XDe9 2Sb8 XSf9#"), Some((FOREHAND, "palace conquered")));
    assert_eq!(end("off", board(), "XDe9 2Sb8 XSf9"), None);
    assert_eq!(end("king", board(), "XDe9 2Sb8 XSf9"), None);
    let board = setup(REARHAND, "KCa9 5Ha3", "KHj2 XDe2 9Sc3");
    assert_eq!(end("occupy", board, "XDe0 5Ha4 9Sf0#"), Some((REARHAND, "palace conquered")));
}

#[test]
fn the_own_palace_is_no_conquest() {
    assert_eq!(end("occupy", setup(FOREHAND, "KCe1 XDf5", "KHj9 2Sa9"), "XDf0 2Sb8 KCe0"), None);
    assert_eq!(end("king", setup(FOREHAND, "KCe1 XDf5", "KHj9 2Sa9"), "KCe0"), None);
}

#[test]
fn a_palace_shared_with_the_defender_is_not_conquered() {
    assert_eq!(end("occupy", setup(FOREHAND, "KCa0 XDe7", "KHj9 2Sf9"), "XDe9"), None);
}

#[test]
fn a_king_conquers_where_the_table_says_so() {
    let board = || setup(FOREHAND, "KCe8 XDa0", "KHj9 2Sa9");
    assert_eq!(end("king", board(), "KCe9#"), Some((FOREHAND, "palace conquered")));
    assert_eq!(end("king", board(), "XDb0"), None);
    assert_eq!(end("occupy", board(), "KCe9"), None);
    assert_eq!(end("off", board(), "KCe9"), None);
    let board = || setup(REARHAND, "KCi0 2Da0", "KHe1 8Sa9");
    assert_eq!(end("king", board(), "KHf0#"), Some((REARHAND, "palace conquered")));
    assert_eq!(end("king", setup(FOREHAND, "KCa0 XDe7", "KHj9 2Sa9"), "XDe9"), None, "only a King");
}

#[test]
fn a_king_taken_in_the_palace_has_both_marks() {
    let board = || setup(FOREHAND, "KCa0 7De9 QSf2", "KHf9 KDa9 2Cj7");
    assert_eq!(end("occupy", board(), "QS:f9+#"), Some((FOREHAND, "palace conquered")));
    assert_eq!(end("off", board(), "QS:f9+"), None);
    assert_eq!(
        end("king", setup(FOREHAND, "KCe8", "KHe9 KDa9"), "KC:e9+#"),
        Some((FOREHAND, "palace conquered"))
    );
}

#[test]
fn the_last_king_comes_before_the_palace() {
    let board = || setup(FOREHAND, "KCa0 7De9 QSf2", "KHf9 2Cj7");
    assert_eq!(end("occupy", board(), "QS:f9×"), Some((FOREHAND, "last king captured")));
    assert_eq!(end("occupy", board(), "QS:f9x"), Some((FOREHAND, "last king captured")));
    assert_eq!(
        end("king", setup(FOREHAND, "KCe8", "KHe9 2Ca9"), "KC:e9×"),
        Some((FOREHAND, "last king captured"))
    );
}

#[test]
fn bare_kings_are_a_draw() {
    let board = || setup(FOREHAND, "KCd4", "KHj9 2Ce5");
    let drawn = Some(("nobody", "bare kings"));
    assert_eq!(end("occupy", board(), "KC:e5"), drawn);
    assert_eq!(end("off", board(), "KC:e5"), drawn);
    assert_eq!(end("king", board(), "KC:e5"), None, "the palace can still be reached");
    assert_eq!(end("occupy", setup(REARHAND, "KCa0", "KHj9"), ""), drawn);
}

#[test]
fn bare_kings_that_touch_go_on_for_one_move() {
    let board = || setup(FOREHAND, "KCd4", "KHf6 2Ce5");
    assert_eq!(end("occupy", board(), "KC:e5"), None);
    assert_eq!(end("occupy", board(), "KC:e5 KH:e5×"), Some((REARHAND, "last king captured")));
    assert_eq!(end("occupy", board(), "KC:e5 KHg7"), Some(("nobody", "bare kings")));
    assert_eq!(end("occupy", board(), "KC:e5 KHe6"), None, "now the other may capture");
}

#[test]
fn two_kings_against_one_are_not_bare() {
    assert_eq!(end("occupy", setup(FOREHAND, "KCd4 KDa0", "KHj9"), "KCd5"), None);
}

#[test]
fn no_move_is_a_draw() {
    let board = || setup(REARHAND, "KCa0 1Ha1 1Db0 1Sb1", "KHj9 9Ha2 9Sc3");
    assert_eq!(end("occupy", board(), "9Sb2"), Some(("nobody", "no move")));
    assert_eq!(end("king", board(), "9Sb2"), Some(("nobody", "no move")));
    assert_eq!(end("occupy", board(), "9Sd4"), None);
    let stuck = setup(FOREHAND, "KCa0 1Ha1 1Db0 1Sb1", "KHj9 9Ha2 9Sb2");
    assert_eq!(end("occupy", stuck, ""), Some(("nobody", "no move")));
}

#[test]
fn the_third_time_is_a_draw() {
    let board = || setup(FOREHAND, "KCa0 8Hb0", "KSj9 8Di9");
    let there_and_back = "8Hc2 8Dh7 8Hb0 8Di9 ";
    let drawn = Some(("nobody", "threefold repetition"));
    assert_eq!(end("occupy", board(), there_and_back), None);
    assert_eq!(end("occupy", board(), &there_and_back.repeat(2)), drawn);
    let shorter = format!("{there_and_back}8Hc2 8Dh7 8Hb0");
    assert_eq!(end("occupy", board(), &shorter), None, "the same squares, but twice only");
}

#[test]
fn repetition_needs_the_same_side_to_move() {
    // The King loses a move in a triangle: the same squares return with the other side to move.
    let board = || setup(FOREHAND, "KCa0", "KSj9 XDe4");
    let game = "KCa1 XDd4 KCb1 XDe4 KCa0 XDd4 KCa1 XDe4 KCb1 XDd4 KCa0 XDe4";
    assert_eq!(end("occupy", board(), game), None);
    assert_eq!(end("occupy", board(), &format!("{game} {game}")), Some(("nobody", "threefold repetition")));
}

#[test]
fn a_capture_ends_what_can_be_repeated() {
    let board = || setup(FOREHAND, "KCa0 8Hb0", "KSj9 8Di9 2Sg6");
    let there_and_back = "8Hc2 8Dh7 8Hb0 8Di9 ";
    let mut game = table("occupy", board());
    game.play_all(there_and_back.split_whitespace()).unwrap();
    assert_eq!(game.position().observe(Viewer::Public).detail()["repetitions"], 2);
    game.play_all("8Hd1 2Sh5 8Hb0 2Sh6".split_whitespace()).unwrap();
    assert_eq!(game.position().observe(Viewer::Public).detail()["repetitions"], 1);
}

#[test]
fn two_hundred_quiet_plies_are_a_draw() {
    let board = || setup(FOREHAND, "KCa0 8Hb0", "KSj9 8Di9 2Sc2");
    let drawn = Some(("nobody", "hundred moves"));
    assert_eq!(end("occupy", with_quiet(board(), 197), "KCb1 KSj8"), None);
    assert_eq!(end("occupy", with_quiet(board(), 197), "KCb1 KSj8 KCa0"), drawn);
    assert_eq!(end("occupy", with_quiet(board(), 199), "8Hd1"), drawn);
    assert_eq!(end("occupy", with_quiet(board(), 199), "8H:c2"), None);
    let game = table("occupy", with_quiet(board(), 150));
    assert_eq!(game.position().observe(Viewer::Omniscient).json()["quiet"], 150);
}

#[test]
fn a_win_comes_before_a_draw() {
    let board = setup(FOREHAND, "KCa0 XDe9 XSf7", "KHj9");
    assert_eq!(end("occupy", with_quiet(board, 199), "XSf9#"), Some((FOREHAND, "palace conquered")));
    assert_eq!(
        end("occupy", with_quiet(setup(REARHAND, "KCa0 1Ha1 1Db0 1Sb1", "KHj9 9Ha2 9Sc3"), 199), "9Sb2"),
        Some(("nobody", "no move"))
    );
}

#[test]
fn the_players_and_the_clock_may_end_it() {
    let ends = [
        (Adjudication::Agreement, "nobody", "agreement", "1/2-1/2"),
        (Adjudication::Resignation(Seat::First), REARHAND, "resignation", "0-1"),
        (Adjudication::Resignation(Seat::Second), FOREHAND, "resignation", "1-0"),
        (Adjudication::Time(Seat::First), REARHAND, "time", "0-1"),
        (Adjudication::Time(Seat::Second), FOREHAND, "time", "1-0"),
    ];
    for (conclusion, winner, reason, mark) in ends {
        let mut game: Match = opening();
        game.play("4Ci3").unwrap();
        game.conclude(conclusion).unwrap();
        assert_eq!(result(&game), Some((winner, reason)));
        assert_eq!(game.outcome().unwrap().result_mark(), mark);
        assert_eq!(game.legal(Viewer::Omniscient), Vec::<String>::new());
        assert_eq!(game.view(Viewer::Public).outcome, game.outcome());
        assert_eq!(game.play("4Db6").unwrap_err().to_string(), "the game is over");
        assert_eq!(game.act(Seat::Second, "4Db6").unwrap_err().to_string(), "the game is over");
        assert_eq!(game.conclude(Adjudication::Agreement).unwrap_err().to_string(), "the game is over");
    }
}
