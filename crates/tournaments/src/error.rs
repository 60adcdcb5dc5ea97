use crate::{PairingNumber, RoundNumber};

/// Players or rounds that do not make a tournament.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum TournamentError {
    /// A round names a player who is not on the list.
    #[error("round {round} names player {player}, who is not on the list")]
    UnknownPlayer {
        /// The round.
        round: RoundNumber,
        /// The name that is missing from the list.
        player: PairingNumber,
    },
    /// A player has two games, or a game and a bye, in one round.
    #[error("player {player} appears twice in round {round}")]
    Twice {
        /// The round.
        round: RoundNumber,
        /// The player.
        player: PairingNumber,
    },
    /// More players than pairing numbers.
    #[error("{0} players are too many")]
    TooManyPlayers(usize),
}

/// Reasons why a round cannot be paired.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum PairingError {
    /// A game of an earlier round has no result yet.
    #[error("an earlier round is not over")]
    RoundOpen,
    /// Fewer than two players are there.
    #[error("fewer than two players are there")]
    TooFewPlayers,
    /// Every pairing would break a rule: a second meeting, a second bye, or a colour too often.
    #[error("no pairing is left that keeps all rules")]
    NoLegalPairing,
    /// The format does not allow that many players.
    #[error("{given} players; this format takes {least} to {most}")]
    PlayerCount {
        /// Number of players.
        given: usize,
        /// Fewest players of the format.
        least: usize,
        /// Most players of the format.
        most: usize,
    },
}

/// A text that is not the result of a game.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("`{0}` is no result of a game")]
pub struct ResultError(pub String);
