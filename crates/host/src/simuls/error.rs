//! Errors about simultaneous exhibitions.

use thiserror::Error;

use crate::ids::PlayerId;

/// Reason why a request about a simultaneous exhibition is refused. The text is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SimulRequestError {
    /// No such exhibition.
    #[error("there is no such exhibition")]
    NoSimul,
    /// The host has too many unfinished exhibitions.
    #[error("too many exhibitions of the host are not over")]
    TooMany,
    /// Players would have to bring decks.
    #[error("players would have to bring decks")]
    Decks,
    /// The exhibition has begun, or was cancelled: nobody can join or leave.
    #[error("the exhibition is not open")]
    NotOpen,
    /// All places are taken.
    #[error("all places are taken")]
    Full,
    /// The host cannot be a guest.
    #[error("the host cannot join")]
    OwnSimul,
    /// The player has not joined.
    #[error("the player has not joined")]
    NotIn,
    /// Nobody has joined yet.
    #[error("nobody has joined")]
    NobodyJoined,
    /// Only the host may do that.
    #[error("the host is {0}")]
    NotHost(PlayerId),
}
