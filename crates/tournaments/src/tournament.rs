use crate::{Appearance, Color, PairingNumber, Player, Round, RoundNumber, Score, TournamentError};

/// Players and rounds of a tournament in which everybody has at most one game a round.
#[derive(Clone, Debug)]
pub struct Tournament {
    players: Vec<Player>,
    rounds: Vec<Round>,
    /// Part of each player in each round.
    sheets: Vec<Vec<Appearance>>,
}

impl Tournament {
    /// Returns the tournament of these players, in the order of their pairing numbers, after these rounds.
    ///
    /// # Errors
    /// A round names somebody who is not on the list, or somebody twice.
    pub fn new(players: Vec<Player>, rounds: Vec<Round>) -> Result<Self, TournamentError> {
        if players.len() > usize::from(u16::MAX) {
            return Err(TournamentError::TooManyPlayers(players.len()));
        }
        let mut tournament = Self { sheets: vec![Vec::new(); players.len()], players, rounds: Vec::new() };
        for round in rounds {
            tournament.add_round(round)?;
        }
        Ok(tournament)
    }

    /// Adds a round.
    ///
    /// # Errors
    /// The round names somebody who is not on the list, or somebody twice.
    pub fn add_round(&mut self, round: Round) -> Result<(), TournamentError> {
        let number = RoundNumber::at(self.rounds.len());
        let mut column = vec![None; self.players.len()];
        let mut note = |player: PairingNumber, appearance| {
            let place = column
                .get_mut(player.index())
                .ok_or(TournamentError::UnknownPlayer { round: number, player })?;
            match place.replace(appearance) {
                None => Ok(()),
                Some(_) => Err(TournamentError::Twice { round: number, player }),
            }
        };
        for game in &round.games {
            for color in [Color::White, Color::Black] {
                let opponent = game.player(color.other());
                note(game.player(color), Appearance::Game { opponent, color, result: game.result })?;
            }
        }
        if let Some(player) = round.bye {
            note(player, Appearance::Bye)?;
        }
        for (sheet, appearance) in self.sheets.iter_mut().zip(column) {
            sheet.push(appearance.unwrap_or(Appearance::Absent));
        }
        self.rounds.push(round);
        Ok(())
    }

    /// Returns the players in the order of their pairing numbers.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns a player.
    #[must_use]
    pub fn player(&self, number: PairingNumber) -> Option<&Player> {
        self.players.get(number.index())
    }

    /// Returns all pairing numbers.
    pub fn numbers(&self) -> impl Iterator<Item = PairingNumber> + use<> {
        (0..self.players.len()).map(PairingNumber::at)
    }

    /// Returns the rounds.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Returns the number of the round that is paired next.
    #[must_use]
    pub fn next_round(&self) -> RoundNumber {
        RoundNumber::at(self.rounds.len())
    }

    /// Returns `true` if every game has a result.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.rounds.iter().all(Round::is_over)
    }

    /// Returns a player's part in each round.
    #[must_use]
    pub fn sheet(&self, number: PairingNumber) -> &[Appearance] {
        self.sheets.get(number.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns a player's score.
    #[must_use]
    pub fn score(&self, number: PairingNumber) -> Score {
        self.sheet(number).iter().map(|appearance| appearance.score()).sum()
    }
}
