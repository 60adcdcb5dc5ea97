use std::fmt;
use std::str::FromStr;

use crate::{Color, PairingNumber, ResultError, Score};

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// White has won over the board.
    WhiteWins,
    /// Black has won over the board.
    BlackWins,
    /// A draw over the board.
    Draw,
    /// White did not play; Black has the point.
    WhiteForfeits,
    /// Black did not play; White has the point.
    BlackForfeits,
    /// Nobody played; nobody has a point.
    BothForfeit,
}

impl GameResult {
    /// All results.
    pub const ALL: [Self; 6] = [
        Self::WhiteWins,
        Self::BlackWins,
        Self::Draw,
        Self::WhiteForfeits,
        Self::BlackForfeits,
        Self::BothForfeit,
    ];

    /// Returns the result of a game that this side has won over the board.
    #[must_use]
    pub const fn won_by(color: Color) -> Self {
        match color {
            Color::White => Self::WhiteWins,
            Color::Black => Self::BlackWins,
        }
    }

    /// Returns the result of a game that this side did not play.
    #[must_use]
    pub const fn forfeited_by(color: Color) -> Self {
        match color {
            Color::White => Self::WhiteForfeits,
            Color::Black => Self::BlackForfeits,
        }
    }

    /// Returns the score of one side.
    #[must_use]
    pub const fn score(self, color: Color) -> Score {
        match (self, color) {
            (Self::WhiteWins | Self::BlackForfeits, Color::White)
            | (Self::BlackWins | Self::WhiteForfeits, Color::Black) => Score::POINT,
            (Self::Draw, _) => Score::HALF,
            _ => Score::ZERO,
        }
    }

    /// Returns `true` unless somebody forfeited the game.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(self, Self::WhiteWins | Self::BlackWins | Self::Draw)
    }

    /// Returns the text form that `FromStr` reads.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::WhiteForfeits => "-:+",
            Self::BlackForfeits => "+:-",
            Self::BothForfeit => "-:-",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.as_str())
    }
}

impl FromStr for GameResult {
    type Err = ResultError;

    fn from_str(text: &str) -> Result<Self, ResultError> {
        Self::ALL
            .into_iter()
            .find(|result| result.as_str() == text)
            .ok_or_else(|| ResultError(text.to_owned()))
    }
}

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The player with White.
    pub white: PairingNumber,
    /// The player with Black.
    pub black: PairingNumber,
    /// The result; `None` while the game is running.
    pub result: Option<GameResult>,
}

impl Game {
    /// Returns a game that has not ended.
    #[must_use]
    pub const fn new(white: PairingNumber, black: PairingNumber) -> Self {
        Self { white, black, result: None }
    }

    /// Returns the player of one side.
    #[must_use]
    pub const fn player(&self, color: Color) -> PairingNumber {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Returns the side of a player.
    #[must_use]
    pub fn color_of(&self, player: PairingNumber) -> Option<Color> {
        [Color::White, Color::Black].into_iter().find(|color| self.player(*color) == player)
    }
}

/// A round: its games in the order of the boards, and the player with the bye.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The games, the first board first.
    pub games: Vec<Game>,
    /// The player who gets a point without a game, because the number of players is odd.
    pub bye: Option<PairingNumber>,
}

impl Round {
    /// Returns `true` if every game has a result.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.games.iter().all(|game| game.result.is_some())
    }
}
