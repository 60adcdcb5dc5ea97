//! Special terms of a game: odds, different times for the two sides, a position to begin from.

use thiserror::Error;

use crate::clocks::time_control::TimeControl;
use crate::series::terms::SeriesTerms;
use crate::studies::rows::SetupRow;
use trickmate_rules::{Odds, OddsError, Phrase};

/// Terms beyond the usual ones. A game with odds, other times or a position is never rated.
#[derive(Clone, Debug, Default)]
pub struct SpecialTerms {
    /// The pieces that one side does without.
    pub odds: Option<Odds>,
    /// The challenged player's time, if it differs from the challenger's.
    pub opponent_time: Option<TimeControl>,
    /// The position that it begins from.
    pub setup: Option<SetupRow>,
    /// The series that it begins; its games may be rated.
    pub series: Option<SeriesTerms>,
}

/// Reason why special terms are refused. The text is for the log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecialTermsError {
    /// Odds that the game does not allow.
    #[error("the odds are refused: {0}")]
    Odds(#[from] OddsError),
    /// Such games are never rated.
    #[error("a game with special terms is not rated")]
    Rated,
    /// The two time controls are of different kinds.
    #[error("the two time controls are of different kinds")]
    Times,
    /// Odds in a game that begins from a position.
    #[error("odds and a position")]
    OddsFromPosition,
    /// A text that is not a position.
    #[error("the position is refused: {0}")]
    Position(Phrase),
}

impl SpecialTerms {
    /// Checks the special terms of a challenge against its time control.
    pub(crate) fn check(&self, time: TimeControl, rated: bool) -> Result<(), SpecialTermsError> {
        if let Some(other) = self.opponent_time
            && !time.is_like(other)
        {
            return Err(SpecialTermsError::Times);
        }
        if self.odds.is_some() && self.setup.is_some() {
            return Err(SpecialTermsError::OddsFromPosition);
        }
        let is_special = self.odds.is_some() || self.setup.is_some() || self.opponent_time.is_some();
        if is_special && rated { Err(SpecialTermsError::Rated) } else { Ok(()) }
    }
}
