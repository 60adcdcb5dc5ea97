use trickmate_tournaments::arena::{pair, ranking, sheets};
use trickmate_tournaments::{Game, GameResult, PairingNumber};

use crate::simulation::Numbers;

fn number(number: u16) -> PairingNumber {
    PairingNumber::new(number)
}

#[test]
fn a_streak_of_two_wins_doubles_until_it_ends() {
    let results = [
        GameResult::WhiteWins,
        GameResult::WhiteWins,
        GameResult::WhiteWins,
        GameResult::Draw,
        GameResult::Draw,
        GameResult::BlackWins,
        GameResult::WhiteWins,
    ];
    let games = results.map(|result| Game { result: Some(result), ..Game::new(number(1), number(2)) });
    let sheets = sheets(2, &games);
    assert_eq!(sheets[0].games, [2, 2, 4, 2, 1, 0, 2]);
    assert_eq!((sheets[0].points(), sheets[0].wins, sheets[0].streak), (13, 4, 1));
    assert_eq!(sheets[1].games, [0, 0, 0, 1, 1, 2, 0]);
}

#[test]
fn nobody_meets_the_last_opponent_again_unless_they_are_alone() {
    let mut numbers = Numbers::new(5);
    let players: Vec<PairingNumber> = (1..=20).map(number).collect();
    let mut games: Vec<Game> = Vec::new();
    let mut running: Vec<usize> = Vec::new();
    for _ in 0..300 {
        let before = sheets(players.len(), &games);
        let busy = |one: PairingNumber| running.iter().any(|index| games[*index].color_of(one).is_some());
        let free: Vec<PairingNumber> = players.iter().copied().filter(|one| !busy(*one)).collect();
        let paired = pair(&free, &before, players.len());
        assert!(free.len() - paired.len() * 2 <= 2, "{free:?}: {paired:?}");
        for game in paired {
            assert!(free.contains(&game.white) && free.contains(&game.black));
            assert_ne!(before[usize::from(game.white.get()) - 1].last_opponent, Some(game.black));
            assert_ne!(before[usize::from(game.black.get()) - 1].last_opponent, Some(game.white));
            running.push(games.len());
            games.push(game);
        }
        let ended = running.swap_remove(usize::try_from(numbers.below(running.len() as u64)).unwrap());
        games[ended].result = Some(numbers.result());
    }
    let after = sheets(players.len(), &games);
    assert!(after.iter().all(|sheet| sheet.balance.abs() <= 3), "{after:?}");
    let order = ranking(&after);
    let points: Vec<u32> = order.iter().map(|one| after[usize::from(one.get()) - 1].points()).collect();
    assert!(points.is_sorted_by(|left, right| left >= right) && points[0] > 0);
    let two = [Game { result: Some(GameResult::Draw), ..Game::new(number(1), number(2)) }];
    let again = pair(&[number(1), number(2)], &sheets(2, &two), 2);
    assert_eq!(again, [Game::new(number(2), number(1))]);
    assert_eq!(pair(&[number(1), number(2)], &sheets(3, &two), 3), []);
}
