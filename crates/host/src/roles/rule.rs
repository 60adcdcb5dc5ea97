//! The conditions for roles.

use thiserror::Error;

use crate::ids::RoleId;
use trickmate_rules::Game;

/// Most roles that a server gives for ratings.
pub const MAX_ROLES: i64 = 10;
/// The least and the greatest rating for which a role can be given.
const RATINGS: (i64, i64) = (100, 4000);
/// The lowest place on a leaderboard for which a role can be given.
const MOST_PLACES: i64 = 50;

/// Condition for a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleThreshold {
    /// This rating or more.
    Rating(i64),
    /// A place in the top this many of the leaderboard.
    Top(i64),
}

impl RoleThreshold {
    /// Returns the stored form of the condition's kind.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Rating(_) => "rating",
            Self::Top(_) => "top",
        }
    }

    /// Returns the rating, or the number of places.
    #[must_use]
    pub const fn number(self) -> i64 {
        match self {
            Self::Rating(number) | Self::Top(number) => number,
        }
    }

    /// Reads its stored form.
    pub(crate) fn of(word: &str, number: i64) -> Option<Self> {
        [Self::Rating(number), Self::Top(number)].into_iter().find(|threshold| threshold.word() == word)
    }

    /// Checks that its number is within its range.
    ///
    /// # Errors
    /// A number out of its range.
    pub(crate) const fn check(self) -> Result<(), RoleRequestError> {
        let (least, most) = match self {
            Self::Rating(_) => RATINGS,
            Self::Top(_) => (1, MOST_PLACES),
        };
        if self.number() < least || self.number() > most {
            return Err(RoleRequestError::Number { least, most });
        }
        Ok(())
    }
}

/// A role that is given for ratings or ranks.
#[derive(Clone, Debug)]
pub struct RatingRole {
    /// The role.
    pub role: RoleId,
    /// The game.
    pub game: &'static dyn Game,
    /// The condition.
    pub threshold: RoleThreshold,
    /// Number of members who hold the role because of this condition.
    pub holders: i64,
}

/// The way in which a member holds a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HolderState {
    /// The bot is about to give the role.
    Giving,
    /// The bot has given the role.
    Given,
    /// Somebody else has given the role, so the bot must not take it.
    Own,
    /// The member is not on the server.
    Absent,
}

impl HolderState {
    const ALL: [Self; 4] = [Self::Giving, Self::Given, Self::Own, Self::Absent];

    /// Returns its stored form.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Giving => "giving",
            Self::Given => "given",
            Self::Own => "own",
            Self::Absent => "absent",
        }
    }

    /// Reads its stored form.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.word() == word)
    }
}

/// Reason why a request about roles is refused. The text is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RoleRequestError {
    /// A number out of its range.
    #[error("{least} to {most}")]
    Number {
        /// Least number.
        least: i64,
        /// Greatest number.
        most: i64,
    },
    /// The server gives as many roles as it may.
    #[error("at most {MAX_ROLES} roles")]
    TooMany,
}
