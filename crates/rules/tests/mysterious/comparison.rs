//! The chess phase and a plain generator that shares nothing with it, on arrays from random games.

use trickmate_rules::{EndReason, Match, Viewer};

use trickmate_testkit::mystery_table::{VARIANTS, mysterious, options, phase, play_any};
use trickmate_testkit::slow_chess::SlowChess;
use trickmate_testkit::table::seed;

const GAMES: u64 = 60;
/// Plies of chess that are compared in each game.
const PLIES: usize = 14;

/// Returns the array after random placings and flips.
fn begun(variant: &str, number: u64) -> Match {
    let mut game = Match::new(mysterious(), options(variant), seed(number));
    let mut chance = seed(number).chance("moves");
    while phase(&game) != "chess" {
        play_any(&mut game, &mut chance).unwrap();
    }
    game
}

/// Checks whether White moves first.
fn first_mover(slow: &SlowChess) -> bool {
    let is_stuck = |white: bool| {
        let mut slow = slow.clone();
        slow.white = white;
        slow.moves().is_empty()
    };
    match (slow.in_check(true), slow.in_check(false)) {
        (false, true) => false,
        (true, true) => !is_stuck(true) || is_stuck(false),
        _ => true,
    }
}

#[test]
fn moves_on_random_arrays() {
    let mut checks = [0; 4];
    for variant in VARIANTS {
        for number in 0..GAMES {
            let mut game = begun(variant, number);
            let mut chance = seed(number).chance("chess");
            let mut slow = SlowChess::from_fen(&game.position().observe(Viewer::Public).text());
            assert_eq!(slow.white, first_mover(&slow), "{}", slow.fen());
            checks[usize::from(slow.in_check(true)) + 2 * usize::from(slow.in_check(false))] += 1;
            for _ in 0..PLIES {
                assert_eq!(game.position().observe(Viewer::Public).text(), slow.fen());
                let mut expected: Vec<String> =
                    slow.moves().into_iter().map(|action| slow.san(action)).collect();
                expected.sort_unstable();
                if expected.is_empty() {
                    let reason = if slow.in_check(slow.white) { "checkmate" } else { "stalemate" };
                    assert_eq!(game.outcome().unwrap().reason.name(), reason);
                }
                if let Some(outcome) = game.outcome() {
                    assert!(
                        expected.is_empty()
                            || slow.is_dead()
                            || outcome.reason == EndReason::ThreefoldRepetition
                    );
                    break;
                }
                assert_eq!(game.legal(Viewer::Public), expected, "{}", slow.fen());
                let text = play_any(&mut game, &mut chance).unwrap();
                let action = slow.moves().into_iter().find(|action| slow.san(*action) == text).unwrap();
                slow.play(action);
            }
        }
    }
    // Neither, White, Black and both: all four starts have been seen.
    assert!(checks.iter().all(|count| *count > 0), "{checks:?}");
}
