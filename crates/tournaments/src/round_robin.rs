//! Everybody against everybody, by the Berger tables of the FIDE Handbook (C.05, annex 1).

use std::collections::BTreeSet;

use crate::{Game, PairingError, PairingNumber, Round, Tournament};

/// Fewest players.
pub const LEAST_PLAYERS: usize = 3;
/// Most players.
pub const MOST_PLAYERS: usize = 20;

/// Number of games between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, with each colour once.
    Double,
}

/// Returns all rounds for a number of players. With an odd number, somebody is free in each round.
///
/// # Errors
/// There are too few players, or too many.
pub fn schedule(players: usize, cycles: Cycles) -> Result<Vec<Round>, PairingError> {
    if !(LEAST_PLAYERS..=MOST_PLAYERS).contains(&players) {
        let (least, most) = (LEAST_PLAYERS, MOST_PLAYERS);
        return Err(PairingError::PlayerCount { given: players, least, most });
    }
    let table = players + players % 2;
    let mut rounds: Vec<Round> = (1..table).map(|round| berger_round(table, round, players)).collect();
    if cycles == Cycles::Double {
        let second: Vec<Round> = rounds.iter().map(reversed).collect();
        // As annex 1 recommends: otherwise some would have the same colour three times in a row.
        let last = rounds.len() - 1;
        rounds.swap(last - 1, last);
        rounds.extend(second);
    }
    Ok(rounds)
}

/// Returns one round of the table for an even number of players, without the games of a player who does not exist.
fn berger_round(table: usize, round: usize, players: usize) -> Round {
    // All but the last player sit in a circle; the two of a game have numbers with the same sum.
    let circle = table - 1;
    let number = |value: usize| (value + circle - 1) % circle + 1;
    let alone = if round % 2 == 1 { round.div_ceil(2) } else { round / 2 + table / 2 };
    let first = if round % 2 == 1 { (alone, table) } else { (table, alone) };
    let others = (1..table / 2).map(|step| (number(alone + step), number(alone + circle - step)));
    let games = std::iter::once(first)
        .chain(others)
        .filter(|(white, black)| *white <= players && *black <= players)
        .map(|(white, black)| Game::new(PairingNumber::at(white - 1), PairingNumber::at(black - 1)))
        .collect();
    Round { games, bye: None }
}

/// Returns the round with colours exchanged.
fn reversed(round: &Round) -> Round {
    Round { games: round.games.iter().map(|game| Game::new(game.black, game.white)).collect(), bye: None }
}

/// Returns the players whose results do not count, because they withdrew before half of their games were played.
#[must_use]
pub fn annulled(tournament: &Tournament) -> BTreeSet<PairingNumber> {
    tournament
        .numbers()
        .filter(|number| tournament.player(*number).is_some_and(|player| player.withdrawn.is_some()))
        .filter(|number| {
            let sheet = tournament.sheet(*number);
            let games = sheet.iter().filter(|appearance| appearance.opponent().is_some()).count();
            let played = sheet.iter().filter(|appearance| appearance.played().is_some()).count();
            played * 2 < games
        })
        .collect()
}
