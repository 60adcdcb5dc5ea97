//! What follows from the games of a tournament: its rounds, its bracket, and everybody's place.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::ServiceError;
use crate::tournaments::hosted_tournament::{HostedTournament, TournamentGame};
use crate::tournaments::terms::{TournamentFormat, TournamentState};
use trickmate_tournaments::arena::{self, ArenaSheet};
use trickmate_tournaments::knockout::{Bracket, TieNumber};
use trickmate_tournaments::{
    Game, PairingNumber, Player, Round, RoundNumber, Standing, Tournament, round_robin, standings,
};

/// The last place on the podium.
const LAST_WINNER: u16 = 3;

/// A player's place for a podium or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The place, from 1.
    pub place: u16,
    /// The player.
    pub number: PairingNumber,
    /// The values behind the place; `None` in a knock-out and an arena.
    pub standing: Option<Standing>,
    /// The games behind the place in an arena.
    pub arena: Option<ArenaSheet>,
}

impl HostedTournament {
    /// Returns players and rounds in the form that pairings and tables need. In a knock-out, each game of a tie gets a
    /// separate round.
    ///
    /// # Errors
    /// Inconsistent rows.
    pub fn history(&self) -> Result<Tournament, ServiceError> {
        let rounds = match self.format {
            TournamentFormat::Arena => self.rounds_of_arena(),
            _ => self.rounds_of_games(),
        };
        Tournament::new(self.players(), rounds)
            .map_err(|error| ServiceError::Corrupt(self.id.get(), error.to_string()))
    }

    fn players(&self) -> Vec<Player> {
        let players = self.entrants.iter().enumerate().map(|(index, entrant)| Player {
            name: entrant.name.clone().unwrap_or_else(|| format!("Player {}", index + 1)),
            rating: entrant.rating,
            entered: RoundNumber::new(entrant.entered),
            withdrawn: entrant.withdrawn.map(RoundNumber::new),
            absences: BTreeSet::new(),
        });
        players.collect()
    }

    fn rounds_of_games(&self) -> Vec<Round> {
        let mut rounds: Vec<((u16, u16), Round)> = Vec::new();
        for game in &self.games {
            let key = (game.round, game.number);
            let index = match rounds.binary_search_by_key(&key, |(key, _)| *key) {
                Ok(index) => index,
                Err(index) => {
                    rounds.insert(index, (key, Round::default()));
                    index
                }
            };
            match game.game() {
                Some(game) => rounds[index].1.games.push(game),
                None => rounds[index].1.bye = Some(game.white),
            }
        }
        rounds.into_iter().map(|(_, round)| round).collect()
    }

    /// Returns the counting games of an arena, arranged in rounds. Each is in the first round after its players'
    /// earlier games.
    fn rounds_of_arena(&self) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::new();
        let mut played: BTreeMap<PairingNumber, usize> = BTreeMap::new();
        for game in self.games.iter().filter_map(TournamentGame::game).filter(|game| game.result.is_some()) {
            let after = |number| played.get(&number).copied().unwrap_or(0);
            let index = after(game.white).max(after(game.black));
            rounds.resize_with(rounds.len().max(index + 1), Round::default);
            rounds[index].games.push(game);
            played.extend([(game.white, index + 1), (game.black, index + 1)]);
        }
        rounds
    }

    /// Returns the bracket; `None` if the tournament is not a knock-out or has not begun.
    ///
    /// # Errors
    /// Inconsistent rows.
    pub fn bracket(&self) -> Result<Option<Bracket>, ServiceError> {
        if self.format != TournamentFormat::Knockout || self.times.1.is_none() {
            return Ok(None);
        }
        let games: Vec<(TieNumber, Game)> = self
            .games
            .iter()
            .filter_map(|game| {
                let tie = TieNumber { round: RoundNumber::new(game.round), number: game.board };
                Some((tie, game.game()?))
            })
            .collect();
        Bracket::new(self.entrants.len(), self.best_of, &self.withdrawn(), &games)
            .map(Some)
            .map_err(|error| ServiceError::Corrupt(self.id.get(), error.to_string()))
    }

    /// Returns the players whose results do not count.
    pub(crate) fn annulled(&self, history: &Tournament) -> BTreeSet<PairingNumber> {
        match self.format {
            TournamentFormat::RoundRobin | TournamentFormat::DoubleRoundRobin => {
                let is_over = self.state == TournamentState::Finished;
                // Until the end, the remaining rounds count as well.
                let rounds = usize::from(self.rounds.unwrap_or(0));
                let all_are_there = history.rounds().len() >= rounds;
                if is_over || all_are_there { round_robin::annulled(history) } else { BTreeSet::new() }
            }
            TournamentFormat::Knockout | TournamentFormat::Swiss | TournamentFormat::Arena => BTreeSet::new(),
        }
    }

    /// Returns everybody's place, the best first.
    ///
    /// # Errors
    /// Inconsistent rows.
    pub fn ranking(&self) -> Result<Vec<Placed>, ServiceError> {
        if let Some(bracket) = self.bracket()? {
            let places = bracket.places().into_iter();
            let ranked = |place: trickmate_tournaments::knockout::Place| Placed {
                place: place.place,
                number: place.player,
                standing: None,
                arena: None,
            };
            return Ok(places.map(ranked).collect());
        }
        if self.format == TournamentFormat::Arena {
            return Ok(self.ranking_of_arena());
        }
        let history = self.history()?;
        let standings = standings(&history, &self.annulled(&history)).into_iter();
        let ranked =
            |one: Standing| Placed { place: one.place, number: one.number, standing: Some(one), arena: None };
        Ok(standings.map(ranked).collect())
    }

    fn ranking_of_arena(&self) -> Vec<Placed> {
        let games: Vec<Game> = self.games.iter().filter_map(TournamentGame::game).collect();
        let sheets = arena::sheets(self.entrants.len(), &games);
        let key = |sheet: &ArenaSheet| (sheet.points(), sheet.wins, sheet.games.len());
        let mut ranking: Vec<Placed> = Vec::new();
        for (number, place) in arena::ranking(&sheets).into_iter().zip(1..) {
            let Some(sheet) = sheets.get(usize::from(number.get()).wrapping_sub(1)) else { continue };
            let shared = ranking.last().filter(|last| last.arena.as_ref().map(key) == Some(key(sheet)));
            let place = shared.map_or(place, |last| last.place);
            ranking.push(Placed { place, number, standing: None, arena: Some(sheet.clone()) });
        }
        ranking
    }

    /// Returns the players in the first three places; in an arena, only if they have finished a game.
    ///
    /// # Errors
    /// Inconsistent rows.
    pub fn winners(&self) -> Result<Vec<Placed>, ServiceError> {
        let has_played = |placed: &Placed| placed.arena.as_ref().is_none_or(|sheet| !sheet.games.is_empty());
        let ranking = self.ranking()?.into_iter();
        Ok(ranking.filter(|placed| placed.place <= LAST_WINNER && has_played(placed)).collect())
    }

    /// Returns the order of the players for a report.
    pub(crate) fn order(&self, history: &Tournament) -> Result<Vec<Standing>, ServiceError> {
        let mut order = standings(history, &self.annulled(history));
        if self.format == TournamentFormat::Arena {
            let ranking = self.ranking()?;
            let index = |number| ranking.iter().position(|placed| placed.number == number);
            order.sort_by_key(|standing| index(standing.number));
        }
        Ok(order)
    }
}
