//! The arena: free players are paired at once, and points count until time is up.

use std::collections::BTreeSet;

use crate::matching::cheapest_perfect_matching;
use crate::{Color, Game, PairingNumber};

/// Fewest players.
pub const LEAST_PLAYERS: usize = 2;
/// Most players.
pub const MOST_PLAYERS: usize = 500;

/// Points of a win.
const WIN: u32 = 2;
/// Points of a draw.
const DRAW: u32 = 1;
/// Wins in a row after which points are doubled.
const STREAK: u32 = 2;

/// A player's games in an arena.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArenaSheet {
    /// Points of each game, in order.
    pub games: Vec<u32>,
    /// Number of games won.
    pub wins: u32,
    /// Number of wins in a row up to now.
    pub streak: u32,
    /// The opponent of the last game, which may still be running.
    pub last_opponent: Option<PairingNumber>,
    /// Games with White, less those with Black.
    pub balance: i32,
    /// The colour of the last game.
    pub last_color: Option<Color>,
}

impl ArenaSheet {
    /// Returns the sum of all points.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.games.iter().sum()
    }

    /// Returns `true` while points are doubled.
    #[must_use]
    pub const fn is_on_fire(&self) -> bool {
        self.streak >= STREAK
    }

    fn note(&mut self, game: &Game, color: Color) {
        self.last_opponent = Some(game.player(color.other()));
        self.last_color = Some(color);
        self.balance += if color == Color::White { 1 } else { -1 };
        let Some(result) = game.result else { return };
        let factor = if self.is_on_fire() { 2 } else { 1 };
        let points = match result.score(color).halves() {
            2 => WIN,
            1 => DRAW,
            _ => 0,
        };
        self.games.push(points * factor);
        if points == WIN {
            self.wins += 1;
            self.streak += 1;
        } else {
            self.streak = 0;
        }
    }
}

/// Returns a sheet for each player after these games, in the order in which they began.
#[must_use]
pub fn sheets(players: usize, games: &[Game]) -> Vec<ArenaSheet> {
    let mut sheets = vec![ArenaSheet::default(); players];
    for game in games {
        for color in [Color::White, Color::Black] {
            if let Some(sheet) = sheets.get_mut(game.player(color).index()) {
                sheet.note(game, color);
            }
        }
    }
    sheets
}

/// Returns the players, the best first. Equal points are ordered by wins, then by fewer games; players without games
/// come last.
#[must_use]
pub fn ranking(sheets: &[ArenaSheet]) -> Vec<PairingNumber> {
    let mut numbers: Vec<PairingNumber> = (0..sheets.len()).map(PairingNumber::at).collect();
    numbers.sort_by_key(|number| {
        let sheet = &sheets[number.index()];
        let games = sheet.games.len();
        (std::cmp::Reverse((sheet.points(), sheet.wins)), games == 0, games, *number)
    });
    numbers
}

/// Pairs free players: neighbours in the ranking, but nobody against their last opponent, unless only these two are in
/// the arena. A player who is left over waits.
#[must_use]
pub fn pair(free: &[PairingNumber], sheets: &[ArenaSheet], present: usize) -> Vec<Game> {
    let free: BTreeSet<PairingNumber> = free.iter().copied().collect();
    let mut ranked: Vec<PairingNumber> =
        ranking(sheets).into_iter().filter(|number| free.contains(number)).collect();
    while ranked.len() > 1 {
        if let Some(games) = pair_all(&ranked, sheets, present) {
            return games;
        }
        ranked.pop();
    }
    Vec::new()
}

/// Returns games among all of them; if their number is odd, one waits.
fn pair_all(ranked: &[PairingNumber], sheets: &[ArenaSheet], present: usize) -> Option<Vec<Game>> {
    let cost = |one: usize, other: usize| {
        let Some(opponent) = ranked.get(other) else {
            // The last node is for the one who waits, rather low in the ranking.
            return Some(i128::from((ranked.len() - one) as u64) << 32);
        };
        let (left, right) = (&sheets[ranked[one].index()], &sheets[opponent.index()]);
        let is_repeated = left.last_opponent == Some(*opponent) || right.last_opponent == Some(ranked[one]);
        let same_color = left.last_color.is_some() && left.last_color == right.last_color;
        let apart = (other - one) as u64;
        (!is_repeated || present <= 2).then(|| i128::from(apart * apart * 2 + u64::from(same_color)))
    };
    let nodes = ranked.len() + ranked.len() % 2;
    let pairs = cheapest_perfect_matching(nodes, cost)?;
    let played = pairs.into_iter().filter(|(_, other)| *other < ranked.len());
    Some(played.map(|(one, other)| colored(ranked, sheets, one, other)).collect())
}

/// Returns the game of two players. White goes to the player who has had it less often; if equal, to the one who had
/// Black last.
fn colored(ranked: &[PairingNumber], sheets: &[ArenaSheet], one: usize, other: usize) -> Game {
    let due = |index: usize| {
        let sheet = &sheets[ranked[index].index()];
        (sheet.balance, sheet.last_color == Some(Color::White))
    };
    if due(one) <= due(other) {
        Game::new(ranked[one], ranked[other])
    } else {
        Game::new(ranked[other], ranked[one])
    }
}
