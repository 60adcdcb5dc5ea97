use crate::{Color, GameResult, PairingNumber, Score};

/// A player's part in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appearance {
    /// A game.
    Game {
        /// The opponent.
        opponent: PairingNumber,
        /// The player's side.
        color: Color,
        /// The result; `None` while the game is running.
        result: Option<GameResult>,
    },
    /// A point without a game, because the number of players was odd.
    Bye,
    /// No game and no point: not yet there, absent, withdrawn, or free in a round robin.
    Absent,
}

impl Appearance {
    /// Returns the score of the round; zero while the game is running.
    #[must_use]
    pub fn score(self) -> Score {
        match self {
            Self::Game { color, result: Some(result), .. } => result.score(color),
            Self::Bye => Score::POINT,
            Self::Game { result: None, .. } | Self::Absent => Score::ZERO,
        }
    }

    /// Returns the opponent of a game that was played over the board.
    #[must_use]
    pub fn played(self) -> Option<(PairingNumber, Color)> {
        match self {
            Self::Game { opponent, color, result: Some(result) } if result.is_played() => {
                Some((opponent, color))
            }
            _ => None,
        }
    }

    /// Returns the opponent, whether or not the game was played.
    #[must_use]
    pub const fn opponent(self) -> Option<PairingNumber> {
        match self {
            Self::Game { opponent, .. } => Some(opponent),
            Self::Bye | Self::Absent => None,
        }
    }

    /// Returns `true` while the game is running.
    #[must_use]
    pub const fn is_running(self) -> bool {
        matches!(self, Self::Game { result: None, .. })
    }
}
