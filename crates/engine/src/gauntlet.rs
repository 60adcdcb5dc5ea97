//! Series of games between two players.

use std::time::Instant;

use serde_json::{Value, json};
use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Game, Match, Options, Seat};

use crate::chance::seed as seed_from;
use crate::openings;
use crate::player::Player;

/// The most plies of a game; after them it is a draw.
const MAX_PLIES: usize = 1200;

/// The players, the game and the number of games.
#[derive(Clone, Debug)]
pub struct Gauntlet {
    /// The game.
    pub game: &'static dyn Game,
    /// The table's options.
    pub options: Options,
    /// The players; the results are those of the first.
    pub players: [Player; 2],
    /// The number of games.
    pub games: u32,
    /// The seed of all chance.
    pub seed: Seed,
}

/// The results so far.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// Games that the first player has won.
    pub wins: u32,
    /// Games that nobody has won.
    pub draws: u32,
    /// Games that the first player has lost.
    pub losses: u32,
    plies: u64,
    /// The times of the first player's actions, in microseconds.
    thought: Vec<u32>,
}

impl Gauntlet {
    /// Plays all games and calls `told` after each. The players change seats after every game, and play the same
    /// opening twice.
    pub fn run(&self, mut told: impl FnMut(&Results)) -> Results {
        let mut results = Results::default();
        let mut chance = self.seed.chance("gauntlet");
        let next = |chance: &mut SeedRng| openings::next(self.game, &self.options, chance);
        // This one is not played, as in all tables of results.
        let mut opening = next(&mut chance);
        for number in 0..self.games {
            if number.is_multiple_of(2) {
                opening = next(&mut chance);
            }
            let first = if number.is_multiple_of(2) { Seat::First } else { Seat::Second };
            self.play(opening.clone(), first, &mut chance, &mut results);
            told(&results);
        }
        results
    }

    fn play(&self, mut game: Match, first: Seat, chance: &mut SeedRng, results: &mut Results) {
        while game.outcome().is_none() && game.plies().len() < MAX_PLIES {
            let Some(seat) = game.to_act().first().copied() else { break };
            let seed = seed_from(chance);
            let start = Instant::now();
            let player = if seat == first { self.players[0] } else { self.players[1] };
            if !player.act(&mut game, &seed) {
                break;
            }
            if seat == first {
                results.thought.push(u32::try_from(start.elapsed().as_micros()).unwrap_or(u32::MAX));
            }
        }
        results.plies += game.plies().len() as u64;
        match game.outcome().and_then(|outcome| outcome.winner) {
            None => results.draws += 1,
            Some(winner) if winner == first => results.wins += 1,
            Some(_) => results.losses += 1,
        }
    }
}

impl Results {
    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the points of the first player, as a share of all.
    #[must_use]
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// Returns the half-width of the 95% interval of the score.
    #[must_use]
    pub fn error(&self) -> f64 {
        1.96 * self.deviation()
    }

    /// Returns the standard error of the score. A score of nothing or everything counts as half a point less extreme.
    fn deviation(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        let min = 0.5 / games;
        let square = |result: f64| (result - self.score()).powi(2);
        let sum = f64::from(self.wins) * square(1.0)
            + f64::from(self.draws) * square(0.5)
            + f64::from(self.losses) * square(0.0);
        (sum / games).max(min * (1.0 - min)).sqrt() / games.sqrt()
    }

    /// Returns the difference in Elo points that corresponds to the score, and the half-width of its 95% interval. A score of
    /// nothing or everything counts as half a point less extreme, so that there is a number.
    ///
    /// ```
    /// use trickmate_engine::gauntlet::Results;
    ///
    /// let mut results = Results::default();
    /// (results.wins, results.losses) = (75, 25);
    /// let (elo, error) = results.elo();
    /// assert!((elo - 190.8).abs() < 0.1 && error > 0.0);
    /// ```
    #[must_use]
    pub fn elo(&self) -> (f64, f64) {
        let games = f64::from(self.games().max(1));
        let min = 0.5 / games;
        let score = self.score().clamp(min, 1.0 - min);
        let deviation = self.deviation();
        let elo = |score: f64| -400.0 * (1.0 / score - 1.0).log10();
        let bound = |score: f64| elo(score.clamp(min / 2.0, 1.0 - min / 2.0));
        (elo(score), (bound(score + 1.96 * deviation) - bound(score - 1.96 * deviation)) / 2.0)
    }

    /// Returns the time below which this share of the first player's actions took, in milliseconds.
    #[must_use]
    pub fn thought(&self, share: f64) -> f64 {
        let mut sorted = self.thought.clone();
        sorted.sort_unstable();
        let place = (share * sorted.len() as f64) as usize;
        sorted
            .get(place.min(sorted.len().saturating_sub(1)))
            .map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }

    /// Returns the results as the command prints them.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let (elo, error) = self.elo();
        let round = |number: f64| (number * 1000.0).round() / 1000.0;
        json!({
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": round(self.score()),
            // Not “-0”.
            "elo": (elo * 10.0).round() / 10.0 + 0.0,
            "error95": (error * 10.0).round() / 10.0,
            "plies": round(self.plies as f64 / f64::from(self.games().max(1))),
            "ms_per_move": {"p50": round(self.thought(0.5)), "p99": round(self.thought(0.99))},
        })
    }
}
