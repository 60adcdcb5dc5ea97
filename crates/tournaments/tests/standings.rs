use std::collections::BTreeSet;

use proptest::prelude::*;
use trickmate_tournaments::{
    ByOpponents, ByRounds, Cell, Color, Game, GameResult, PairingNumber, Player, Round, RoundNumber, Score,
    Standing, Tournament, round_robin, standings,
};

use crate::naive::{by_encounters, values};
use crate::simulation::{Numbers, play};

/// Checks standings against the naive computation.
fn check(tournament: &Tournament, annulled: &BTreeSet<PairingNumber>) {
    let found = standings(tournament, annulled);
    let expected = values(tournament, annulled);
    assert_eq!(found.len(), tournament.players().len());
    let later = |one: &Standing| (one.buchholz, one.buchholz_cut_1, one.sonneborn_berger, one.wins);
    for one in &found {
        let values = (
            one.score.halves(),
            one.buchholz.halves(),
            one.buchholz_cut_1.halves(),
            one.sonneborn_berger.quarters(),
            one.wins,
        );
        assert_eq!(values, expected[usize::from(one.number.get()) - 1], "{one:?}");
    }
    let mut rest = found.as_slice();
    for mut group in by_encounters(tournament, annulled) {
        let (head, tail) = rest.split_at(group.len());
        let mut seen: Vec<u16> = head.iter().map(|one| one.number.get()).collect();
        seen.sort_unstable();
        group.sort_unstable();
        assert_eq!(seen, group);
        assert!(head.is_sorted_by(|left, right| later(left) >= later(right)), "{head:?}");
        assert!(
            head.windows(2).all(|two| (later(&two[0]) == later(&two[1])) == (two[0].place == two[1].place))
        );
        rest = tail;
    }
    assert!(found.iter().enumerate().all(|(index, one)| usize::from(one.place) <= index + 1));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn swiss_standings_equal_the_naive_ones(seed: u64, size in 4_u16..40, rounds in 3_u16..10) {
        let tournament = play(seed, size, rounds, |_, _| ());
        check(&tournament, &BTreeSet::new());
    }

    #[test]
    fn round_robin_standings_equal_the_naive_ones(
        seed: u64, size in 3_usize..=20, double: bool, played in 0_usize..40, leaves in 1_u16..40,
    ) {
        let cycles = if double { round_robin::Cycles::Double } else { round_robin::Cycles::Single };
        let mut rounds = round_robin::schedule(size, cycles).unwrap();
        let mut numbers = Numbers::new(seed);
        let mut players: Vec<Player> = (0..size).map(|index| Player::new(index.to_string(), None)).collect();
        players[0].withdrawn = Some(RoundNumber::new(leaves));
        for (index, round) in rounds.iter_mut().enumerate() {
            for game in &mut round.games {
                let leaver = game.color_of(PairingNumber::new(1)).filter(|_| index + 1 >= usize::from(leaves));
                let result = leaver.map_or_else(|| numbers.result(), GameResult::forfeited_by);
                game.result = (index < played || leaver.is_some()).then_some(result);
            }
        }
        let tournament = Tournament::new(players, rounds).unwrap();
        check(&tournament, &round_robin::annulled(&tournament));
    }
}

fn number(number: u16) -> PairingNumber {
    PairingNumber::new(number)
}

fn game(white: u16, black: u16, result: GameResult) -> Game {
    Game { result: Some(result), ..Game::new(number(white), number(black)) }
}

#[test]
fn a_direct_encounter_decides_before_buchholz() {
    use GameResult::{BlackWins, Draw, WhiteWins};
    let players = (1..=8).map(|index| Player::new(index.to_string(), None)).collect();
    let round = |games: [(u16, u16, GameResult); 4]| Round {
        games: games.map(|(white, black, result)| game(white, black, result)).to_vec(),
        bye: None,
    };
    let rounds = vec![
        round([(1, 2, BlackWins), (3, 7, WhiteWins), (5, 6, Draw), (8, 4, WhiteWins)]),
        round([(3, 1, BlackWins), (4, 2, WhiteWins), (7, 5, BlackWins), (6, 8, BlackWins)]),
        round([(1, 5, Draw), (2, 6, Draw), (8, 3, BlackWins), (4, 7, BlackWins)]),
    ];
    let tournament = Tournament::new(players, rounds).unwrap();
    let standings = standings(&tournament, &BTreeSet::new());
    let level: Vec<(u16, u16, String)> = standings
        .iter()
        .filter(|one| one.score.halves() == 3)
        .map(|one| (one.place, one.number.get(), one.buchholz.to_string()))
        .collect();
    assert_eq!(level, [(4, 2, "3½".to_owned()), (5, 1, "5½".to_owned())]);
}

#[test]
fn tables_show_every_game_from_both_sides() {
    let players = (1..=3).map(|index| Player::new(index.to_string(), None)).collect();
    let rounds = vec![
        Round { games: vec![game(1, 2, GameResult::Draw)], bye: Some(number(3)) },
        Round { games: vec![game(3, 1, GameResult::WhiteForfeits)], bye: None },
        Round { games: vec![Game::new(number(2), number(3))], bye: None },
    ];
    let tournament = Tournament::new(players, rounds).unwrap();
    let standings = standings(&tournament, &BTreeSet::new());
    let order: Vec<u16> = standings.iter().map(|one| one.number.get()).collect();
    assert_eq!(order, [1, 3, 2]);
    let by_rounds = ByRounds::new(&tournament, &standings);
    let half = Cell::Game { opponent: 3, color: Color::White, points: Some(Score::HALF), is_forfeit: false };
    let forfeit =
        Cell::Game { opponent: 2, color: Color::Black, points: Some(Score::POINT), is_forfeit: true };
    assert_eq!(by_rounds.rows[0].cells, [half, forfeit, Cell::Absent]);
    let running = Cell::Game { opponent: 3, color: Color::Black, points: None, is_forfeit: false };
    assert_eq!(by_rounds.rows[1].cells[0], Cell::Bye);
    assert_eq!(by_rounds.rows[1].cells[2], running);
    let by_opponents = ByOpponents::new(&tournament, &standings);
    assert_eq!(by_opponents.rows[0].cells, [vec![], vec![Score::POINT], vec![Score::HALF]]);
    assert_eq!(by_opponents.rows[1].cells, [vec![Score::ZERO], vec![], vec![]]);
}
