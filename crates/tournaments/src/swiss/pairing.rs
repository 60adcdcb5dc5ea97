use super::MOST_PLAYERS;
use super::contender::{Contender, contenders};
use super::cost::Cost;
use crate::matching::cheapest_perfect_matching;
use crate::{Color, Game, PairingError, PairingNumber, Round, Score, Tournament};

/// Returns the next round.
///
/// # Errors
/// An earlier round is not over, fewer than two or too many players are there, or no pairing keeps all rules.
pub fn pair(tournament: &Tournament) -> Result<Round, PairingError> {
    if !tournament.is_settled() {
        return Err(PairingError::RoundOpen);
    }
    let contenders = contenders(tournament);
    match contenders.len() {
        0 | 1 => return Err(PairingError::TooFewPlayers),
        given if given > MOST_PLAYERS => {
            return Err(PairingError::PlayerCount { given, least: 2, most: MOST_PLAYERS });
        }
        _ => (),
    }
    // With an odd number, the last node is the bye.
    let bye_node = contenders.len();
    let nodes = contenders.len() + contenders.len() % 2;
    let pairs = cheapest_perfect_matching(nodes, |higher, lower| cost(&contenders, higher, lower))
        .ok_or(PairingError::NoLegalPairing)?;
    let mut round = Round::default();
    let mut boards: Vec<(Score, Score, usize, Game)> = Vec::with_capacity(pairs.len());
    for (higher, lower) in pairs {
        if lower == bye_node {
            round.bye = Some(contenders[higher].number);
            continue;
        }
        let (one, other) = (&contenders[higher], &contenders[lower]);
        boards.push((one.score, other.score, higher, game(one, other)));
    }
    // The leaders sit at the first boards.
    boards.sort_by_key(|(one, other, rank, _)| (std::cmp::Reverse((*one, *other)), *rank));
    round.games = boards.into_iter().map(|(.., game)| game).collect();
    Ok(round)
}

/// Returns the cost of pairing two nodes, the lower one first.
fn cost(contenders: &[Contender], higher: usize, lower: usize) -> Option<i128> {
    let one = contenders.get(higher)?;
    match contenders.get(lower) {
        Some(other) => one.may_meet(other).then(|| Cost::of_game(one, other).packed()),
        None => (!one.had_bye).then(|| Cost::of_bye(one).packed()),
    }
}

/// Returns the game of two players, the higher ranked first.
fn game(higher: &Contender, lower: &Contender) -> Game {
    let [one, other]: [PairingNumber; 2] = [higher.number, lower.number];
    match higher.color_against(lower) {
        Color::White => Game::new(one, other),
        Color::Black => Game::new(other, one),
    }
}
