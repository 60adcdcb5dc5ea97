//! Random games of both versions to their end: nothing panics, and every form of every position agrees.

use proptest::prelude::*;
use trickmate_rules::kernel::SeedRng;
use trickmate_rules::{DynPosition, Match, Record, Viewer};

use trickmate_testkit::mystery_table::{VARIANTS, mover, mysterious, options, play_any};
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::seed;

const VIEWERS: [Viewer; 4] = [
    Viewer::Omniscient,
    Viewer::Public,
    Viewer::Seat(trickmate_rules::Seat::First),
    Viewer::Seat(trickmate_rules::Seat::Second),
];

/// Asserts that a position survives writing and reading, and that all listed actions can be played.
fn agrees(game: &Match, chance: &mut SeedRng) {
    let position = game.position();
    let json = position.observe(Viewer::Omniscient).json();
    let text = position.observe(Viewer::Omniscient).text();
    assert!(!text.contains('\n'));
    let loaded = mysterious().load(game.options(), game.seed(), &json.to_string()).unwrap();
    let read = mysterious().read(game.options(), game.seed(), &text).unwrap();
    for copy in [&loaded, &read] {
        assert_eq!(copy.observe(Viewer::Omniscient).json(), json);
        for viewer in VIEWERS {
            assert_eq!(copy.observe(viewer).text(), position.observe(viewer).text());
            assert_eq!(copy.observe(viewer).json(), position.observe(viewer).json());
        }
        let Some(seat) = mover(position) else { continue };
        assert_eq!(
            copy.observe(Viewer::Omniscient).legal(seat),
            position.observe(Viewer::Omniscient).legal(seat)
        );
    }
    let Some(seat) = mover(position) else { return };
    let legal = position.observe(Viewer::Omniscient).legal(seat);
    let some = &legal[chance.below(legal.len() as u32) as usize];
    assert_eq!(position.check(seat, some).as_ref(), Ok(some));
    for viewer in VIEWERS {
        drop((
            game.view(viewer),
            position.observe(viewer).detail(),
            Record::seen_by(viewer, game, []).to_string(),
        ));
        let ways = position.observe(viewer).menu_paths(seat);
        let mut texts: Vec<String> = ways.into_iter().map(|way| way.text).collect();
        texts.sort_unstable();
        assert_eq!(texts, position.observe(viewer).legal(seat));
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn random_games_end_and_every_position_is_read_as_it_is_written(number in any::<u64>(), casual in 0..2_usize) {
        let mut game = Match::new(mysterious(), options(VARIANTS[casual]), seed(number));
        let mut chance = seed(number).chance("moves");
        // A sample of the positions: every phase has some.
        while play_any(&mut game, &mut chance).is_some() {
            if chance.below(8) == 0 {
                agrees(&game, &mut chance);
            }
        }
        prop_assert!(game.outcome().is_some());
        agrees(&game, &mut chance);
        let record = Record::of(&game, []).to_string();
        let replayed = record.parse::<Record>().unwrap().replay().unwrap();
        prop_assert_eq!(replayed.outcome(), game.outcome());
        prop_assert_eq!(replayed.plies(), game.plies());
    }

    #[test]
    fn no_typed_text_panics(number in any::<u64>(), plies in 0..70_u32, texts in prop::collection::vec(any::<String>(), 8), near in "[KQRBNPkn@a-i0-9!=xQO+#-]{0,9}") {
        let mut game = Match::new(mysterious(), options("secret"), seed(number));
        let mut chance = seed(number).chance("moves");
        for _ in 0..plies {
            play_any(&mut game, &mut chance);
        }
        let before = game.position().observe(Viewer::Omniscient).text();
        let Some(seat) = mover(game.position()) else { return Ok(()) };
        for text in texts.iter().chain([&near]) {
            drop(game.understand(seat, text));
            drop(game.position().check(seat, text));
        }
        prop_assert_eq!(game.position().observe(Viewer::Omniscient).text(), before);
    }
}

#[test]
fn perft_counts_sequences_of_placings() {
    let position: Box<dyn DynPosition> = mysterious().start(&options("secret"), &seed(0));
    assert_eq!(position.perft(1), 6 * 64);
    assert_eq!(position.perft(2), 6 * 64 * 6 * 63);
    let position = mysterious().start(&options("casual"), &seed(0));
    assert_eq!(position.perft(2), 64 * 63);
}

/// Counts the sequences, performing each action as text.
fn counted(position: &dyn DynPosition, depth: u32) -> u64 {
    let Some(seat) = mover(position).filter(|_| depth > 0) else { return u64::from(depth == 0) };
    let legal = position.observe(Viewer::Omniscient).legal(seat).into_iter();
    legal
        .map(|text| {
            let mut next = position.boxed();
            next.play(seat, &text).unwrap();
            counted(&*next, depth - 1)
        })
        .sum()
}

#[test]
fn every_phase_counts_as_it_is_played() {
    for variant in ["secret", "casual"] {
        let mut game = Match::new(mysterious(), options(variant), seed(3));
        let mut chance = seed(3).chance("play");
        for ply in 0..90 {
            if ply % 10 == 9 || (59..66).contains(&ply) {
                let depth = if (31..60).contains(&ply) || ply > 64 { 2 } else { 1 };
                assert_eq!(game.position().perft(depth), counted(game.position(), depth), "{variant} {ply}");
            }
            play_any(&mut game, &mut chance);
        }
    }
}
