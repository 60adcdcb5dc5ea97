//! Swiss tournaments in which people come late, stay away and leave.

use trickmate_tournaments::{Color, GameResult, PairingError, Player, Round, RoundNumber, Tournament, swiss};

/// Numbers that look random, the same for each seed.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed ^ 0x5851_F42D_4C95_7F2D)
    }

    /// Returns a number below a limit.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % limit
    }

    /// Returns `true` in a share of all cases, in hundredths.
    pub(crate) fn percent(&mut self, share: u64) -> bool {
        self.below(100) < share
    }

    pub(crate) fn result(&mut self) -> GameResult {
        match self.below(100) {
            0..40 => GameResult::WhiteWins,
            40..70 => GameResult::BlackWins,
            70..94 => GameResult::Draw,
            94..96 => GameResult::WhiteForfeits,
            96..98 => GameResult::BlackForfeits,
            _ => GameResult::BothForfeit,
        }
    }
}

/// Plays a tournament; `seen` gets each new round, before anything is played in it.
pub(crate) fn play(
    seed: u64,
    size: u16,
    rounds: u16,
    mut seen: impl FnMut(&Tournament, &Round),
) -> Tournament {
    let mut numbers = Numbers::new(seed);
    let mut players: Vec<Player> = (0..size)
        .map(|index| {
            Player::new(format!("Player {}", index + 1), numbers.percent(80).then_some(2400 - index * 3))
        })
        .collect();
    let mut played: Vec<Round> = Vec::new();
    for index in 1..=rounds {
        let round = RoundNumber::new(index);
        let is_later = index > 1;
        for player in &mut players {
            if is_later && player.withdrawn.is_none() && numbers.percent(3) {
                player.withdrawn = Some(round);
            } else if numbers.percent(4) {
                player.absences.insert(round);
            }
        }
        if is_later && numbers.percent(30) {
            let mut late = Player::new(format!("Late {index}"), Some(1900));
            late.entered = round;
            players.push(late);
        }
        let tournament = Tournament::new(players.clone(), played.clone()).unwrap();
        let there = players.iter().filter(|player| player.plays_in(round)).count();
        let mut paired = match swiss::pair(&tournament) {
            Ok(paired) => paired,
            Err(PairingError::TooFewPlayers) if there < 2 => break,
            // With so few players, all may have met, or be due the same colour.
            Err(PairingError::NoLegalPairing) if there < 2 * usize::from(index) + 2 => break,
            Err(error) => panic!("seed {seed}, round {round}, {there} players: {error}"),
        };
        seen(&tournament, &paired);
        for game in &mut paired.games {
            game.result = Some(numbers.result());
        }
        played.push(paired);
    }
    Tournament::new(players, played).unwrap()
}

/// Returns the colours of a player's games that were played.
pub(crate) fn colors(tournament: &Tournament, index: usize) -> Vec<Color> {
    let number = tournament.numbers().nth(index).unwrap();
    let played = tournament.rounds().iter().flat_map(|round| &round.games);
    let played = played.filter(|game| game.result.is_some_and(GameResult::is_played));
    played.filter_map(|game| game.color_of(number)).collect()
}
