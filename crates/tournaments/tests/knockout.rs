use std::collections::BTreeSet;

use proptest::prelude::*;
use trickmate_tournaments::knockout::{Bracket, Contestant, Speed, TieNumber, TieState};
use trickmate_tournaments::{Game, GameResult, PairingNumber, RoundNumber};

use crate::simulation::Numbers;

fn number(number: u16) -> PairingNumber {
    PairingNumber::new(number)
}

/// Plays a bracket to its end.
fn play(
    players: usize,
    best_of: u8,
    withdrawn: &BTreeSet<PairingNumber>,
    mut result: impl FnMut(&Game, Speed) -> GameResult,
) -> (Bracket, Vec<(TieNumber, Game)>) {
    let mut games: Vec<(TieNumber, Game)> = Vec::new();
    loop {
        let bracket = Bracket::new(players, best_of, withdrawn, &games).unwrap();
        let due = bracket.due();
        if due.is_empty() {
            return (bracket, games);
        }
        for (tie, next) in due {
            let mut game = Game::new(next.white, next.black);
            game.result = Some(result(&game, next.speed));
            games.push((tie, game));
        }
    }
}

fn better(game: &Game, _: Speed) -> GameResult {
    if game.white < game.black { GameResult::WhiteWins } else { GameResult::BlackWins }
}

#[test]
fn top_seeds_have_byes_and_meet_last() {
    let bracket = Bracket::new(6, 1, &BTreeSet::new(), &[]).unwrap();
    let player = |seed| Contestant::Player(number(seed));
    let contestants: Vec<_> = bracket.rounds()[0].iter().map(|tie| tie.contestants).collect();
    assert_eq!(
        contestants,
        [
            [player(1), Contestant::Nobody],
            [player(4), player(5)],
            [player(2), Contestant::Nobody],
            [player(3), player(6)],
        ]
    );
    assert_eq!(bracket.rounds()[1][0].contestants, [player(1), Contestant::Undecided]);
    let (bracket, games) = play(6, 1, &BTreeSet::new(), better);
    assert_eq!(games.len(), 5);
    assert_eq!(bracket.winner(), Some(number(1)));
    let places: Vec<(u16, u16)> = bracket.places().iter().map(|one| (one.place, one.player.get())).collect();
    assert_eq!(places, [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6)]);
}

#[test]
fn a_level_tie_is_decided_by_faster_games_and_then_by_colour() {
    let mut speeds = Vec::new();
    let (bracket, games) = play(2, 2, &BTreeSet::new(), |_, speed| {
        speeds.push(speed);
        GameResult::Draw
    });
    assert_eq!(
        speeds,
        [
            Speed::Regular,
            Speed::Regular,
            Speed::Half,
            Speed::Half,
            Speed::Quarter,
            Speed::Quarter,
            Speed::Decider
        ]
    );
    assert_eq!(bracket.winner(), Some(number(1)), "the higher seed has Black in the last game");
    assert_eq!(games[6].1.black, number(1));
    let whites: Vec<u16> = games.iter().map(|(_, game)| game.white.get()).collect();
    assert_eq!(whites, [1, 2, 1, 2, 1, 2, 2]);
}

#[test]
fn a_tie_ends_when_nobody_can_catch_up() {
    let (bracket, games) = play(2, 5, &BTreeSet::new(), better);
    assert_eq!((games.len(), bracket.winner()), (3, Some(number(1))));
}

#[test]
fn who_forfeits_or_withdraws_is_out() {
    let (bracket, games) = play(4, 3, &BTreeSet::from([number(2)]), |game, _| {
        if game.color_of(number(1)).is_some() {
            GameResult::BothForfeit
        } else {
            better(game, Speed::Regular)
        }
    });
    // 2 has withdrawn; 1 and 4 do not come; 3 is left.
    assert_eq!(games.len(), 1);
    assert_eq!(bracket.winner(), Some(number(3)));
    assert_eq!(bracket.rounds()[1][0].state, TieState::Won(number(3)));
    let both_gone = BTreeSet::from([number(1), number(2)]);
    let bracket = Bracket::new(2, 1, &both_gone, &[]).unwrap();
    assert_eq!((bracket.winner(), bracket.rounds()[0][0].state), (None, TieState::Empty));
}

#[test]
fn a_game_is_due_once() {
    let tie = TieNumber { round: RoundNumber::FIRST, number: 1 };
    let running = [(tie, Game::new(number(1), number(2)))];
    let bracket = Bracket::new(2, 3, &BTreeSet::new(), &running).unwrap();
    assert_eq!((bracket.due().len(), bracket.rounds()[0][0].state), (0, TieState::Running));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_is_left(seed: u64, players in 2_usize..=64, best_of in 1_u8..=9, gone in 0_u16..64) {
        let mut numbers = Numbers::new(seed);
        let withdrawn: BTreeSet<_> = std::iter::once(number(gone)).filter(|one| one.get() > 0).collect();
        let (bracket, games) = play(players, best_of, &withdrawn, |_, _| numbers.result());
        prop_assert_eq!(bracket.current_round(), None);
        let places = bracket.places();
        prop_assert_eq!(places.len(), players);
        prop_assert!(places.iter().filter(|one| one.is_in).count() <= 1);
        prop_assert_eq!(places.first().filter(|one| one.is_in).map(|one| one.player), bracket.winner());
        for (tie, game) in &games {
            prop_assert!(!withdrawn.contains(&game.white) && !withdrawn.contains(&game.black), "{:?}", tie);
        }
    }
}
