//! Errors about series.

use thiserror::Error;

use crate::series::terms::MAX_SIDEBOARD;

/// Reason why a request about a series is refused. The text is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SeriesRequestError {
    /// No such series.
    #[error("there is no such series")]
    NoSeries,
    /// Only its two players may do that.
    #[error("the person does not play in the series")]
    NotPlaying,
    /// The series is over or stopped.
    #[error("the series is over")]
    Over,
    /// The current game has to end before the next one.
    #[error("a game of the series is under way")]
    UnderWay,
    /// The deal cannot be repeated: its cards are secret, or there are none.
    #[error("the same deal cannot be played twice")]
    NoSameDeal,
    /// A series cannot have odds: they belong to one side, and sides change.
    #[error("odds in a series")]
    Odds,
    /// The players bring no decks.
    #[error("a series without decks")]
    NoDecks,
    /// Too many cards in a sideboard.
    #[error("more than {MAX_SIDEBOARD} cards in a sideboard")]
    Sideboard,
    /// A rematch of a game whose series continues.
    #[error("the series goes on by itself")]
    GoesOn,
}
