//! Pairing 500 players, round by round.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench may fail loudly")]

use criterion::{Criterion, criterion_group, criterion_main};
use trickmate_tournaments::{GameResult, Player, Tournament, swiss};

/// Returns a tournament of 500 players after some rounds, in which mostly the better one wins.
fn after(rounds: usize) -> Tournament {
    let players = (0..500).map(|index| Player::new(format!("Player {index}"), Some(2500 - index))).collect();
    let mut tournament = Tournament::new(players, Vec::new()).unwrap();
    for _ in 0..rounds {
        let mut round = swiss::pair(&tournament).unwrap();
        for (board, game) in round.games.iter_mut().enumerate() {
            let drawn = board % 5 == 0;
            let upset = board % 7 == 0;
            let white_is_better = game.white < game.black;
            game.result = Some(match (drawn, white_is_better != upset) {
                (true, _) => GameResult::Draw,
                (false, true) => GameResult::WhiteWins,
                (false, false) => GameResult::BlackWins,
            });
        }
        tournament.add_round(round).unwrap();
    }
    tournament
}

fn pairing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("swiss pairing of 500");
    group.sample_size(10);
    for rounds in [0, 1, 4, 8] {
        let tournament = after(rounds);
        group.bench_function(format!("round {}", rounds + 1), |bencher| {
            bencher.iter(|| swiss::pair(&tournament).unwrap());
        });
    }
    group.finish();
}

criterion_group!(benches, pairing);
criterion_main!(benches);
