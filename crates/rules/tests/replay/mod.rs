//! Replays: a running match shows its public past, and a finished one everything.

use std::ops::RangeInclusive;

use trickmate_rules::kernel::Seed;
use trickmate_rules::{Adjudication, GAMES, Match, Options, Seat, Viewer, view::View};

use trickmate_testkit::random::random_game;

/// The number of plies of each game.
const PLIES: usize = 50;

/// Plays a random game for a while; returns it with the public view after each of its plies.
fn watched(
    game: &'static dyn trickmate_rules::Game,
    given: &[(&str, &str)],
    number: u8,
) -> (Match, Vec<View>) {
    let seed = Seed::new([number; 32]);
    let mut chance = seed.chance("play");
    let options = Options::new(game.options(), given.iter().copied()).unwrap();
    let mut played = Match::new(game, options, seed);
    let mut seen = vec![played.view(Viewer::Public)];
    while played.plies().len() < PLIES {
        let legal = played.legal(Viewer::Omniscient);
        let Ok(count @ 1..) = u32::try_from(legal.len()) else { break };
        played.play(&legal[chance.below(count) as usize]).unwrap();
        seen.push(played.view(Viewer::Public));
    }
    (played, seen)
}

/// Returns the views after these numbers of plies.
fn views(played: &Match, plies: RangeInclusive<usize>) -> Vec<View> {
    let views = played.views(plies).unwrap();
    let count = views.len();
    let views: Vec<View> = views.map(Result::unwrap).collect();
    assert_eq!(views.len(), count);
    views
}

#[test]
fn of_a_running_match_is_shown_what_everybody_saw() {
    let declared: &[(&str, &str)] = &[("hands", "declare")];
    let tables = GAMES.iter().map(|game| (*game, &[] as &[_])).chain([(GAMES[1], declared)]);
    for (game, given) in tables {
        for number in 0..3 {
            let (played, seen) = watched(game, given, number);
            if played.outcome().is_some() {
                continue;
            }
            assert_eq!(views(&played, 0..=played.plies().len()), seen, "{} {given:?} {number}", game.name());
            assert_eq!(views(&played, 7..=12), seen[7..=12]);
            let numbered = played.numbered();
            for (text, told) in numbered.iter().zip(played.notation_for(Viewer::Public)) {
                assert!(text.ends_with(told), "{text}: {told}");
            }
        }
    }
}

#[test]
fn of_a_match_that_is_over_everything_is_shown() {
    for game in GAMES {
        let mut played = random_game(*game, 1);
        if played.outcome().is_none() {
            played.conclude(Adjudication::Resignation(Seat::First)).unwrap();
        }
        let end = played.plies().len();
        let middle = played.after(end / 2).unwrap();
        assert_eq!(middle.plies(), &played.plies()[..end / 2]);
        assert_eq!(views(&played, end / 2..=end)[0], middle.view(Viewer::Omniscient));
        assert_eq!(views(&played, end..=end + 9), [played.view(Viewer::Omniscient)]);
        assert_eq!(played.rewound().unwrap().plies(), []);
        let told: Vec<&str> = played.notation_for(Viewer::Omniscient).collect();
        assert!(played.numbered().iter().zip(told).all(|(text, told)| text.ends_with(told)));
    }
}
