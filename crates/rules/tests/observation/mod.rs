//! An observation holds exactly what its viewer may know, and all texts are made from it.

use serde_json::Value;
use trickmate_rules::{DynObservation, GAMES, Match, Options, Seat, Viewer};
use trickmate_testkit::table::seed;
use trickmate_testkit::twins::twins;

/// The number of pairs of matches to try.
const PAIRS: u32 = 60;

fn observed(game: &Match, viewer: Viewer) -> Box<dyn DynObservation> {
    game.position().observe(viewer)
}

/// Returns everything that is derived from an observation.
fn told(observed: &dyn DynObservation) -> (Vec<Value>, Vec<String>) {
    let json = vec![observed.json(), observed.detail(), observed.text().into()];
    let mut texts = vec![format!("{:?} {:?}", observed.view(), observed.piece_infos())];
    for seat in Seat::ALL {
        texts.push(format!("{:?} {:?}", observed.legal(seat), observed.menu_paths(seat)));
    }
    (json, texts)
}

#[test]
fn positions_that_differ_in_secrets_alone_are_observed_as_equal() {
    let mut differing = 0;
    for pair in (0..PAIRS).map(twins) {
        let [one, other] = &pair.matches;
        for viewer in [Viewer::Public, Viewer::Seat(pair.seat)] {
            let [one, other] = [one, other].map(|game| observed(game, viewer));
            assert_eq!(*one, *other, "{viewer:?}");
            assert_eq!(format!("{one:?}"), format!("{other:?}"), "nothing is left out of the comparison");
            assert_eq!(told(&*one), told(&*other));
        }
        differing += u32::from(*observed(one, Viewer::Omniscient) != *observed(other, Viewer::Omniscient));
    }
    assert!(differing > PAIRS * 2 / 3, "only {differing} of {PAIRS} pairs differ at all");
}

#[test]
fn the_owner_of_a_secret_observes_another_position() {
    let mut seen = 0;
    for pair in (0..PAIRS).map(twins) {
        let [one, other] =
            pair.matches.each_ref().map(|game| observed(game, Viewer::Seat(pair.seat.other())));
        seen += u32::from(*one != *other);
    }
    // In the casual variation of Mysterious Chess, hidden cards have no owner.
    assert!(seen > PAIRS / 2, "only {seen} of {PAIRS}");
}

#[test]
fn where_nothing_is_hidden_all_viewers_observe_the_same() {
    for name in ["cardmate", "poker"] {
        let game = trickmate_rules::game(name).unwrap();
        let options = Options::new(game.options(), []).unwrap();
        let mut matches = [1, 2].map(|number| Match::new(game, options.clone(), seed(number)));
        for ply in 0..40 {
            let legal = matches[0].legal(Viewer::Omniscient);
            let Some(text) = legal.get(ply * 7 % legal.len().max(1)) else { break };
            for game in &mut matches {
                game.play(text).unwrap();
            }
            let [one, other] = &matches;
            let all = told(&*observed(one, Viewer::Omniscient)).0;
            for viewer in [Viewer::Public, Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second)] {
                assert_eq!(
                    *observed(one, viewer),
                    *observed(other, viewer),
                    "the seed is not there to be seen"
                );
                assert_eq!(told(&*observed(one, viewer)).0, all);
            }
        }
    }
}

#[test]
fn games_are_told_apart() {
    let start = |game: &'static dyn trickmate_rules::Game| {
        let options = Options::new(game.options(), []).unwrap();
        Match::new(game, options, seed(0))
    };
    let all: Vec<Match> = GAMES.iter().map(|game| start(*game)).collect();
    for (index, one) in all.iter().enumerate() {
        for (other_index, other) in all.iter().enumerate() {
            let equal = *observed(one, Viewer::Public) == *observed(other, Viewer::Public);
            assert_eq!(equal, index == other_index);
        }
    }
}
