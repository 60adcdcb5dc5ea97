//! The count of sequences against playing each of them.

use proptest::prelude::*;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{DynPosition, Match, Viewer};

use trickmate_testkit::proptests::cases;
use trickmate_testkit::summoner_table::{VARIANTS, from, options, play, play_any, position, summoner};

/// Counts the sequences, performing each action as text.
fn counted(position: &dyn DynPosition, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = position.to_act().into_iter().flat_map(|seat| {
        let texts = position.observe(Viewer::Omniscient).legal(seat).into_iter();
        texts.map(move |text| (seat, text))
    });
    legal
        .map(|(seat, text)| {
            let mut next = position.boxed();
            next.play(seat, &text).unwrap();
            counted(&*next, depth - 1)
        })
        .sum()
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn games_of_chance_count_as_they_are_played(bytes: [u8; 32], courier: bool, plies in 0..150_usize) {
        let seed = Seed::new(bytes);
        let mut game = Match::new(summoner(), options(&[("variant", VARIANTS[usize::from(courier)])]), seed.clone());
        let mut chance = seed.chance("play");
        for _ in 0..plies {
            if play_any(&mut game, &mut chance).is_none() {
                break;
            }
        }
        let max = game.legal(Viewer::Omniscient).len();
        let depth = if max > 30 { 2 } else { 3 };
        let expected = if game.outcome().is_some() { 0 } else { counted(game.position(), depth) };
        prop_assert_eq!(game.position().perft(depth), expected);
    }
}

#[test]
fn the_beginning_counts_as_it_is_played() {
    let game = Match::new(summoner(), options(&[]), Seed::new([0; 32]));
    assert_eq!(game.position().perft(4), counted(game.position(), 4));
}

#[test]
fn a_third_occurrence_ends_a_sequence() {
    let mut game = from(&position("Ka1 kh8 d4:Wazir"));
    play(&mut game, "a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7");
    assert_eq!(game.position().perft(4), counted(game.position(), 4));
    play(&mut game, "a2-a1 h7-h8");
    assert_eq!((game.outcome().is_some(), game.position().perft(2)), (true, 0));
}
