//! The table of a game in a season.

use std::collections::{BTreeMap, BTreeSet};

use crate::ids::PlayerId;

/// Rated games that a player needs for a place in the season's table of a game.
pub const LEAST_GAMES: i64 = 5;

/// A player with a place in a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedPlayer {
    /// The player. Somebody whose data was deleted has a negative id.
    pub player: PlayerId,
    /// The name, as last seen; `None` for players who do not appear on leaderboards.
    pub name: Option<String>,
    /// The place, from 1; equal results share one.
    pub place: i64,
    /// Performance rating.
    pub performance: i64,
    /// The half points.
    pub halves: i64,
    /// The games.
    pub games: i64,
}

/// A rated result, with the ratings on the server before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeasonResult {
    pub(crate) players: [PlayerId; 2],
    pub(crate) ratings: [f64; 2],
    /// The seat that won.
    pub(crate) winner: Option<usize>,
}

/// Games and points of a player in a season.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) games: i64,
    pub(crate) halves: i64,
    /// Sum of the opponents' ratings.
    opponents: f64,
}

impl Tally {
    /// Returns the rating that the results are worth: the average rating of the opponents, plus the difference at which
    /// these results are expected. A draw with the average opponent is added. So a perfect score has a finite
    /// performance, and a perfect score in more games has a greater one.
    pub(crate) fn performance(&self) -> i64 {
        if self.games == 0 {
            return 0;
        }
        let expected = (self.halves + 1) as f64 / (2 * (self.games + 1)) as f64;
        let difference = 400.0 * (expected / (1.0 - expected)).log10();
        (self.opponents / self.games as f64 + difference).round() as i64
    }
}

/// Returns everybody's games and points.
pub(crate) fn tallies(results: &[SeasonResult]) -> BTreeMap<PlayerId, Tally> {
    let mut tallies: BTreeMap<PlayerId, Tally> = BTreeMap::new();
    for result in results {
        for seat in [0, 1] {
            let tally = tallies.entry(result.players[seat]).or_default();
            tally.games += 1;
            tally.opponents += result.ratings[1 - seat];
            tally.halves += match result.winner {
                Some(winner) if winner == seat => 2,
                Some(_) => 0,
                None => 1,
            };
        }
    }
    tallies
}

/// Returns the table: the players with enough games, the best performance first, without hidden players.
pub(crate) fn table(tallies: &BTreeMap<PlayerId, Tally>, hidden: &BTreeSet<PlayerId>) -> Vec<PlacedPlayer> {
    let mut placed: Vec<PlacedPlayer> = tallies
        .iter()
        .filter(|(player, tally)| tally.games >= LEAST_GAMES && !hidden.contains(player))
        .map(|(player, tally)| PlacedPlayer {
            player: *player,
            name: None,
            place: 0,
            performance: tally.performance(),
            halves: tally.halves,
            games: tally.games,
        })
        .collect();
    let key = |one: &PlacedPlayer| (-one.performance, -one.halves);
    placed.sort_by_key(|one| (key(one), one.player));
    let keys: Vec<(i64, i64)> = placed.iter().map(key).collect();
    for (one, own) in placed.iter_mut().zip(&keys) {
        one.place = 1 + keys.iter().take_while(|other| *other < own).count() as i64;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(players: [i64; 2], ratings: [f64; 2], winner: Option<usize>) -> SeasonResult {
        SeasonResult { players: players.map(PlayerId::new), ratings, winner }
    }

    #[test]
    fn a_performance_follows_from_opponents_and_points() {
        let tally = |games, halves| Tally { games, halves, opponents: 1500.0 * games as f64 };
        assert_eq!(tally(5, 5).performance(), 1500);
        assert_eq!(tally(5, 10).performance(), 1500 + 417);
        assert_eq!(tally(5, 0).performance(), 1500 - 417);
        assert_eq!(tally(10, 20).performance(), 1500 + 529, "the same score in more games is worth more");
        assert_eq!(tally(0, 0).performance(), 0);
    }

    #[test]
    fn places_need_games_and_are_shared() {
        let mut results = Vec::new();
        for _ in 0..5 {
            results.push(result([1, 2], [1500.0, 1500.0], Some(0)));
            results.push(result([4, 2], [1500.0, 1500.0], Some(0)));
        }
        results.push(result([3, 2], [1500.0, 1500.0], Some(0)));
        let hidden = BTreeSet::new();
        let table_of = |hidden: &BTreeSet<PlayerId>| {
            let lines = table(&tallies(&results), hidden).into_iter();
            lines.map(|one| (one.player.get(), one.place, one.halves, one.games)).collect::<Vec<_>>()
        };
        assert_eq!(table_of(&hidden), [(1, 1, 10, 5), (4, 1, 10, 5), (2, 3, 0, 11)]);
        let hidden = BTreeSet::from([PlayerId::new(1)]);
        assert_eq!(table_of(&hidden), [(4, 1, 10, 5), (2, 2, 0, 11)]);
    }
}
