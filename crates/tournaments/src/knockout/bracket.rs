use std::collections::BTreeSet;

use super::seeding::seeds;
use super::tie::{Contestant, NextGame, Tie, TieState};
use super::{LEAST_PLAYERS, MOST_PLAYERS};
use crate::{Game, PairingError, PairingNumber, RoundNumber};

/// A tie's place in the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TieNumber {
    /// The round.
    pub round: RoundNumber,
    /// Its number in the round, from the top, from 1.
    pub number: u16,
}

/// A player's place; those who went out in the same round share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The place, from 1.
    pub place: u16,
    /// The player.
    pub player: PairingNumber,
    /// The player is still in.
    pub is_in: bool,
}

/// All ties, by rounds; the last round is the final.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    players: usize,
    rounds: Vec<Vec<Tie>>,
}

impl Bracket {
    /// Returns the bracket after these games, each with its tie, in the order in which they were played.
    ///
    /// # Errors
    /// There are too few players, or too many.
    pub fn new(
        players: usize,
        best_of: u8,
        withdrawn: &BTreeSet<PairingNumber>,
        games: &[(TieNumber, Game)],
    ) -> Result<Self, PairingError> {
        if !(LEAST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            let (least, most) = (LEAST_PLAYERS, MOST_PLAYERS);
            return Err(PairingError::PlayerCount { given: players, least, most });
        }
        let mut contestants: Vec<Contestant> = seeds(players)
            .into_iter()
            .map(|seed| seed.map_or(Contestant::Nobody, Contestant::Player))
            .collect();
        let mut rounds: Vec<Vec<Tie>> = Vec::new();
        while contestants.len() > 1 {
            let round = RoundNumber::at(rounds.len());
            let ties: Vec<Tie> = contestants
                .chunks_exact(2)
                .enumerate()
                .map(|(index, pair)| {
                    let tie = TieNumber { round, number: PairingNumber::at(index).get() };
                    let games: Vec<Game> =
                        games.iter().filter(|(of, _)| *of == tie).map(|(_, game)| *game).collect();
                    Tie::new([pair[0], pair[1]], index, best_of, withdrawn, &games)
                })
                .collect();
            contestants = ties.iter().map(Tie::winner).collect();
            rounds.push(ties);
        }
        Ok(Self { players, rounds })
    }

    /// Returns the ties of all rounds.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<Tie>] {
        &self.rounds
    }

    /// Returns the first round with a tie that is not decided.
    #[must_use]
    pub fn current_round(&self) -> Option<RoundNumber> {
        let open = |ties: &Vec<Tie>| ties.iter().any(|tie| tie.winner() == Contestant::Undecided);
        self.rounds.iter().position(open).map(RoundNumber::at)
    }

    /// Returns the games that are to begin in the current round.
    #[must_use]
    pub fn due(&self) -> Vec<(TieNumber, NextGame)> {
        let Some(round) = self.current_round() else { return Vec::new() };
        let ties = self.rounds.get(usize::from(round.get()) - 1).map_or(&[][..], Vec::as_slice);
        let due = ties.iter().enumerate().filter_map(|(index, tie)| match tie.state {
            TieState::Due(game) => Some((TieNumber { round, number: PairingNumber::at(index).get() }, game)),
            _ => None,
        });
        due.collect()
    }

    /// Returns the winner of the final.
    #[must_use]
    pub fn winner(&self) -> Option<PairingNumber> {
        match self.rounds.last()?.first()?.state {
            TieState::Won(player) => Some(player),
            _ => None,
        }
    }

    /// Returns everybody's place, the best first; those of the same place by their seeds.
    #[must_use]
    pub fn places(&self) -> Vec<Place> {
        // The round after which somebody was out; none for those who are still in.
        let out: Vec<Option<usize>> = (0..self.players)
            .map(PairingNumber::at)
            .map(|player| {
                self.rounds.iter().position(|ties| ties.iter().any(|tie| tie.losers().contains(&player)))
            })
            .collect();
        let lasted = |round: Option<usize>| round.unwrap_or(self.rounds.len());
        let mut places: Vec<Place> = out
            .iter()
            .enumerate()
            .map(|(index, round)| Place {
                place: PairingNumber::at(out.iter().filter(|other| lasted(**other) > lasted(*round)).count())
                    .get(),
                player: PairingNumber::at(index),
                is_in: round.is_none(),
            })
            .collect();
        places.sort_by_key(|place| (place.place, place.player));
        places
    }
}
