//! Games of chance.

use proptest::prelude::*;
use trickmate::rules::kernel::Seed;
use trickmate::rules::{Match, Record, Viewer};

use crate::support::slow_summoner::SlowSummoner;
use crate::support::summoner_table::{VARIANTS, legal, now, options, play_any, summoner};

const DECKS: [&str; 7] = ["balanced", "swarm", "riders", "leapers", "artillery", "ringwalkers", "mimics"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_come_to_an_end(bytes: [u8; 32], courier: bool, white in 0..7_usize, black in 0..7_usize) {
        let seed = Seed::new(bytes);
        let given = [
            ("variant", VARIANTS[usize::from(courier)]),
            ("deck-white", DECKS[white]),
            ("deck-black", DECKS[black]),
        ];
        let mut game = Match::new(summoner(), options(&given), seed.clone());
        let mut chance = seed.chance("play");
        let mut plies = 0;
        loop {
            if plies % 7 == 0 {
                let _ = game.view(Viewer::Public);
                game.position().detail(Viewer::Public);
                let json = now(&game);
                if json["phase"] == "move" && game.outcome().is_none() {
                    let moves = SlowSummoner::new(&json).moves();
                    if !moves.is_empty() {
                        prop_assert_eq!(legal(&game), moves);
                    }
                }
            }
            if play_any(&mut game, &mut chance).is_none() {
                break;
            }
            plies += 1;
            if plies >= 4000 {
                break;
            }
        }
        prop_assert!(game.outcome().is_some() || plies >= 4000);
        let again = Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().unwrap();
        prop_assert_eq!(now(&again), now(&game));
    }

    #[test]
    fn any_text_is_answered(text in ".{0,40}", move_first: bool) {
        let mut game = Match::new(summoner(), options(&[]), Seed::new([7; 32]));
        if move_first {
            game.play("e1-e2").unwrap();
        }
        let seat = game.to_act()[0];
        let typed = game.understand(seat, &text);
        let _ = game.act(seat, &typed);
        let _ = summoner().read(&options(&[]), &Seed::new([0; 32]), &text);
    }
}
