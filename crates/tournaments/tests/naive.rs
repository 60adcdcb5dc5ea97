//! Standings once more, computed as slowly and plainly as possible from the list of games.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use trickmate_tournaments::{Color, PairingNumber, Tournament};

/// Score, Buchholz, Buchholz cut 1, Sonneborn–Berger in quarters, wins; the first three in halves.
pub(crate) type Values = (u32, u32, u32, u32, u32);

/// One round of one player: the opponent, whether the game was played, and the half points.
type Line = (Option<(u16, bool)>, u32);

fn lines(tournament: &Tournament, annulled: &BTreeSet<PairingNumber>, player: u16) -> Vec<Line> {
    let mut lines = Vec::new();
    if annulled.contains(&PairingNumber::new(player)) {
        return lines;
    }
    'rounds: for round in tournament.rounds() {
        for game in &round.games {
            let (white, black) = (game.white.get(), game.black.get());
            if white != player && black != player {
                continue;
            }
            let other = if white == player { black } else { white };
            if annulled.contains(&PairingNumber::new(other)) {
                continue 'rounds;
            }
            let Some(result) = game.result else { continue 'rounds };
            let color = if white == player { Color::White } else { Color::Black };
            lines.push((Some((other, result.is_played())), result.score(color).halves()));
            continue 'rounds;
        }
        lines.push((None, if round.bye.is_some_and(|bye| bye.get() == player) { 2 } else { 0 }));
    }
    lines
}

/// Returns the values of all players.
pub(crate) fn values(tournament: &Tournament, annulled: &BTreeSet<PairingNumber>) -> Vec<Values> {
    let count = u16::try_from(tournament.players().len()).unwrap();
    let all: Vec<Vec<Line>> = (1..=count).map(|player| lines(tournament, annulled, player)).collect();
    let score = |player: u16| -> u32 { all[usize::from(player) - 1].iter().map(|line| line.1).sum() };
    (1..=count)
        .map(|player| {
            let mut scores = Vec::new();
            let (mut berger, mut wins) = (0, 0);
            for (opponent, points) in &all[usize::from(player) - 1] {
                let against = match opponent {
                    Some((opponent, true)) => score(*opponent),
                    _ => score(player),
                };
                scores.push(against);
                berger += against * points;
                wins += u32::from(*points == 2 && opponent.is_some_and(|(_, played)| played));
            }
            scores.sort_unstable();
            let buchholz = scores.iter().sum();
            (score(player), buchholz, scores.iter().skip(1).sum(), berger, wins)
        })
        .collect()
}

/// Returns all players in groups of equal score and direct encounters.
pub(crate) fn by_encounters(tournament: &Tournament, annulled: &BTreeSet<PairingNumber>) -> Vec<Vec<u16>> {
    let count = u16::try_from(tournament.players().len()).unwrap();
    let values = values(tournament, annulled);
    let mut groups: Vec<Vec<u16>> = Vec::new();
    let mut scores: Vec<u32> = values.iter().map(|values| values.0).collect();
    scores.sort_unstable_by(|left, right| right.cmp(left));
    scores.dedup();
    for score in scores {
        let group = (1..=count).filter(|player| values[usize::from(*player) - 1].0 == score).collect();
        groups.extend(split(tournament, annulled, group));
    }
    groups
}

fn split(tournament: &Tournament, annulled: &BTreeSet<PairingNumber>, group: Vec<u16>) -> Vec<Vec<u16>> {
    let mut table: Vec<(u16, u32, u32)> = Vec::new();
    for player in &group {
        let lines = lines(tournament, annulled, *player);
        let (mut points, mut missing) = (0, 0);
        for other in group.iter().filter(|other| *other != player) {
            let games: Vec<u32> = lines
                .iter()
                .filter(|(opponent, _)| opponent.is_some_and(|(opponent, _)| opponent == *other))
                .map(|(_, points)| *points)
                .collect();
            points += games.iter().sum::<u32>();
            missing += u32::from(games.is_empty());
        }
        table.push((*player, points, missing));
    }
    if table.iter().any(|row| row.2 > 0) {
        for (player, points, _) in &table {
            if table.iter().all(|row| row.0 == *player || row.1 + 2 * row.2 < *points) {
                let rest = group.iter().copied().filter(|other| other != player).collect();
                let mut groups = vec![vec![*player]];
                groups.extend(split(tournament, annulled, rest));
                return groups;
            }
        }
        return vec![group];
    }
    let mut points: Vec<u32> = table.iter().map(|row| row.1).collect();
    points.sort_unstable_by(|left, right| right.cmp(left));
    points.dedup();
    match points.len().cmp(&1) {
        Ordering::Greater => points
            .into_iter()
            .flat_map(|points| {
                let group = table.iter().filter(|row| row.1 == points).map(|row| row.0).collect();
                split(tournament, annulled, group)
            })
            .collect(),
        _ => vec![group],
    }
}
