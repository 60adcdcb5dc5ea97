//! The library and the plain generator agree: moves with their marks, obligations and outcomes.

use proptest::prelude::*;
use trickmate_rules::Match;
use trickmate_rules::kernel::SeedRng;

use trickmate_testkit::pair::Pair;
use trickmate_testkit::positions::positions;
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::{DEALS, PALACES, cardmate, options, seed};

/// Games for each deal and each rule of palaces.
const GAMES: u64 = 40;

/// Plays a game of random moves, sometimes a greedy one, compared at every ply; returns its length and end.
fn play_out(mut pair: Pair, chance: &mut SeedRng) -> (u32, &'static str) {
    for ply in 0.. {
        let legal = pair.agree();
        if let Some(outcome) = pair.library.outcome() {
            return (ply, outcome.reason.name());
        }
        // Quiet games seldom show promotions and palaces, so these are sought one time in three.
        let mut choices: Vec<&String> =
            legal.iter().filter(|text| text.contains(['#', '=', '+', '×'])).collect();
        if choices.is_empty() || chance.below(3) > 0 {
            choices = legal.iter().collect();
        }
        let text = choices[chance.below(choices.len() as u32) as usize].clone();
        pair.play(&text);
    }
    unreachable!("every game ends")
}

#[test]
fn whole_games_of_every_deal() {
    let mut reasons = std::collections::BTreeMap::new();
    for deal in DEALS {
        for (word, palace) in PALACES {
            for number in 0..GAMES {
                let seed = seed(number);
                let game = Match::new(cardmate(), options(deal, word), seed.clone());
                let mut chance = seed.chance("moves");
                let (_, reason) = play_out(Pair::new(game.position().boxed(), palace), &mut chance);
                *reasons.entry(reason).or_insert(0) += 1;
            }
        }
    }
    for reason in ["last king captured", "palace conquered"] {
        assert!(reasons.contains_key(reason), "no game ended by “{reason}”: {reasons:?}");
    }
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn positions_and_a_few_moves_on(json in positions(), palace in 0..3_usize, picks in any::<[u32; 3]>()) {
        let mut pair = Pair::load(&json, PALACES[palace]);
        for pick in picks {
            let legal = pair.agree();
            if legal.is_empty() {
                break;
            }
            pair.play(&legal[pick as usize % legal.len()]);
        }
        pair.agree();
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn games_from_any_position(json in positions(), palace in 0..3_usize, number in any::<u64>()) {
        play_out(Pair::load(&json, PALACES[palace]), &mut seed(number).chance("moves"));
    }
}
