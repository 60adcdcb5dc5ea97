use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use trickmate_tournaments::{
    Color, Game, GameResult, PairingError, PairingNumber, Player, Round, Tournament, swiss,
};

use crate::simulation::{colors, play};

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_absolute_criteria_hold(seed: u64, size in 4_u16..48, rounds in 3_u16..10) {
        let mut paired = 0;
        let tournament = play(seed, size, rounds, |before, round| {
            let number = before.next_round();
            let there: BTreeSet<PairingNumber> =
                before.numbers().filter(|one| before.player(*one).unwrap().plays_in(number)).collect();
            let seated: Vec<PairingNumber> =
                round.games.iter().flat_map(|game| [game.white, game.black]).chain(round.bye).collect();
            assert_eq!(seated.len(), there.len(), "everybody once");
            assert_eq!(seated.iter().copied().collect::<BTreeSet<_>>(), there);
            assert_eq!(round.bye.is_some(), there.len() % 2 == 1);
            paired += 1;
        });
        prop_assert_eq!(paired, tournament.rounds().len());
        let mut met = BTreeSet::new();
        let mut byes = BTreeSet::new();
        for round in tournament.rounds() {
            for game in &round.games {
                prop_assert!(met.insert((game.white.min(game.black), game.white.max(game.black))), "twice: {:?}", game);
            }
            if let Some(bye) = round.bye {
                prop_assert!(byes.insert(bye), "two byes: {}", bye);
            }
        }
        for index in 0..tournament.players().len() {
            let mut balance = 0_i32;
            let colors = colors(&tournament, index);
            for color in &colors {
                balance += if *color == Color::White { 1 } else { -1 };
                prop_assert!(balance.abs() <= 2, "player {}: {:?}", index + 1, colors);
            }
            prop_assert!(!colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]), "{:?}", colors);
        }
    }
}

#[test]
fn the_first_round_is_upper_half_against_lower_half() {
    let players = (0..8).map(|index| Player::new(format!("{index}"), Some(2000 - index))).collect();
    let tournament = Tournament::new(players, Vec::new()).unwrap();
    let round = swiss::pair(&tournament).unwrap();
    let number = PairingNumber::new;
    let expected =
        [(1, 5), (6, 2), (3, 7), (8, 4)].map(|(white, black)| Game::new(number(white), number(black)));
    assert_eq!(round, Round { games: expected.to_vec(), bye: None });
}

#[test]
fn winners_meet_winners_and_the_last_one_has_the_bye() {
    let players: Vec<Player> =
        (0..9).map(|index| Player::new(format!("{index}"), Some(2000 - index))).collect();
    let mut tournament = Tournament::new(players, Vec::new()).unwrap();
    let mut round = swiss::pair(&tournament).unwrap();
    assert_eq!(round.bye, Some(PairingNumber::new(9)));
    for game in &mut round.games {
        let color = if game.white < game.black { Color::White } else { Color::Black };
        game.result = Some(GameResult::won_by(color));
    }
    tournament.add_round(round).unwrap();
    let round = swiss::pair(&tournament).unwrap();
    let scores: BTreeMap<PairingNumber, u32> =
        tournament.numbers().map(|number| (number, tournament.score(number).halves())).collect();
    assert!(round.bye.is_some_and(|bye| scores[&bye] == 0), "{round:?}");
    // Five have a point, so one of them meets somebody without.
    let uneven = round.games.iter().filter(|game| scores[&game.white] != scores[&game.black]).count();
    assert_eq!(uneven, 1, "{round:?}");
}

#[test]
fn what_cannot_be_paired_is_refused() {
    let players =
        |count: u16| (0..count).map(|index| Player::new(format!("{index}"), None)).collect::<Vec<_>>();
    let pair = |tournament: &Tournament| swiss::pair(tournament);
    assert_eq!(pair(&Tournament::new(players(1), vec![]).unwrap()), Err(PairingError::TooFewPlayers));
    let too_many = PairingError::PlayerCount { given: 501, least: 2, most: 500 };
    assert_eq!(pair(&Tournament::new(players(501), vec![]).unwrap()), Err(too_many));
    let mut tournament = Tournament::new(players(2), vec![]).unwrap();
    let mut round = pair(&tournament).unwrap();
    tournament.add_round(round.clone()).unwrap();
    assert_eq!(pair(&tournament), Err(PairingError::RoundOpen));
    round.games[0].result = Some(GameResult::Draw);
    let tournament = Tournament::new(players(2), vec![round]).unwrap();
    assert_eq!(pair(&tournament), Err(PairingError::NoLegalPairing));
}

#[test]
fn the_same_history_is_paired_the_same_way() {
    let rounds = |_: &Tournament, _: &Round| ();
    assert_eq!(play(7, 41, 9, rounds).rounds(), play(7, 41, 9, rounds).rounds());
}
