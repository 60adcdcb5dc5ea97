//! Ids and counters, each with a separate type, so that they cannot be mixed up.
//!
//! They bind to statements, are read from rows, and parse and print as the number they hold. Only `src/api` turns
//! Discord's ids into these types, where an event or an answer of Discord comes in.

use std::fmt;
use std::num::ParseIntError;
use std::ops::{Add, Sub};
use std::str::FromStr;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sqlx::Error;

use crate::db::row::{FromColumn, Row, never_null};
use crate::db::value::Value;
use trickmate_text::Fill;

macro_rules! ids {
    ($($(#[$about:meta])* $name:ident;)*) => {
        $(
            $(#[$about])*
            #[derive(
                Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
            )]
            #[serde(transparent)]
            pub struct $name(i64);

            impl $name {
                /// Wraps a number.
                #[must_use]
                pub const fn new(number: i64) -> Self {
                    Self(number)
                }

                /// Returns the number.
                #[must_use]
                pub const fn get(self) -> i64 {
                    self.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }

            impl FromStr for $name {
                type Err = ParseIntError;

                fn from_str(text: &str) -> Result<Self, ParseIntError> {
                    text.parse().map(Self)
                }
            }

            impl From<$name> for i64 {
                fn from(id: $name) -> Self {
                    id.0
                }
            }

            impl From<$name> for Value {
                fn from(id: $name) -> Self {
                    id.0.into()
                }
            }

            impl From<Option<$name>> for Value {
                fn from(id: Option<$name>) -> Self {
                    id.map(|id| id.0).into()
                }
            }

            impl Fill for $name {
                fn fill(&self) -> trickmate_text::Value<'_> {
                    self.0.fill()
                }
            }

            impl FromColumn for $name {
                fn read(row: &Row, index: usize) -> Result<Option<Self>, Error> {
                    Ok(i64::read(row, index)?.map(Self))
                }
            }

            never_null!($name);
        )*
    };
}

ids! {
    /// Number of a match, from 1.
    MatchId;
    /// Number of a challenge, from 1.
    ChallengeId;
    /// Number of an offer, from 1.
    OfferId;
    /// Number of a tournament, from 1.
    TournamentId;
    /// Number of a series, from 1.
    SeriesId;
    /// Number of a season, from 1.
    SeasonId;
    /// Number of a game of a tournament, from 1.
    TournamentGameId;
    /// Number of a server’s daily puzzle, from 1.
    DailyId;
    /// Number of a server’s weekly highlights, from 1.
    HighlightsId;
    /// Number of an imported record, from 1.
    ImportId;
    /// Number of a player’s own deck, from 1.
    OwnDeckId;
    /// Number of a parked item of work, from 1.
    ParkedId;
    /// Number of a simultaneous exhibition, from 1.
    SimulId;
    /// Number that a plan of moves has until it is changed.
    PlanRevision;
    /// Number of a team game, from 1.
    TeamGameId;
    /// Number that answers the invitation of a team to play elsewhere.
    InvitationCode;
    /// Number of a vote of a team, from 1.
    VoteId;
    /// Discord's id of a user; the player of the computer is the bot’s own.
    PlayerId;
    /// Discord's id of an application, which a bot has.
    ApplicationId;
    /// Discord's id of a server.
    ServerId;
    /// Discord's id of a channel, a thread among them.
    ChannelId;
    /// Discord's id of a message.
    MessageId;
    /// Discord's id of a role.
    RoleId;
    /// Discord's id of a scheduled event.
    EventId;
    /// Id of a request: that of its interaction or message. The same request has one effect.
    RequestId;
    /// Version of a match: the number of its stored actions.
    Version;
    /// Revision of a draft: the number of its changes.
    Revision;
    /// Number of a rated result, in the order in which they came about, from 1.
    ResultNumber;
    /// Number of a day, counted from the year 1.
    DayNumber;
    /// A year of our era.
    Year;
    /// Number of a page of a list, from 0.
    PageNumber;
    /// Result that somebody expects, in thousandths of a win.
    Expectation;
    /// Point in time, in milliseconds since 1970 (UTC).
    Timestamp;
}

impl Version {
    /// Returns the version after further actions.
    #[must_use]
    pub const fn after(self, actions: usize) -> Self {
        Self(self.0 + actions as i64)
    }

    /// Returns the version before the last action.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0 - 1)
    }
}

impl Timestamp {
    /// The latest there is, before which everything is due.
    pub const MAX: Self = Self(i64::MAX);

    /// Returns the moment this many milliseconds later, or earlier if negative.
    #[must_use]
    pub const fn saturating_add(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// Returns the moment this many milliseconds earlier, or later if negative.
    #[must_use]
    pub const fn saturating_sub(self, millis: i64) -> Self {
        Self(self.0.saturating_sub(millis))
    }

    /// Returns the milliseconds since another moment; negative if that one is later.
    #[must_use]
    pub const fn since(self, other: Self) -> i64 {
        self.0.saturating_sub(other.0)
    }

    /// Returns the seconds since 1970, as Discord writes moments.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// Returns the date and the time of day; `None` if it is beyond every calendar.
    #[must_use]
    pub const fn date_time(self) -> Option<DateTime<Utc>> {
        DateTime::from_timestamp_millis(self.0)
    }
}

/// Adds milliseconds.
impl Add<i64> for Timestamp {
    type Output = Self;

    fn add(self, millis: i64) -> Self {
        Self(self.0 + millis)
    }
}

/// Takes milliseconds away.
impl Sub<i64> for Timestamp {
    type Output = Self;

    fn sub(self, millis: i64) -> Self {
        Self(self.0 - millis)
    }
}

impl From<DateTime<Utc>> for Timestamp {
    fn from(moment: DateTime<Utc>) -> Self {
        Self(moment.timestamp_millis())
    }
}

impl ResultNumber {
    /// Returns the number of the next result.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl PageNumber {
    /// The first page.
    pub const FIRST: Self = Self(0);

    /// Returns the page with this index.
    #[must_use]
    pub const fn of(index: usize) -> Self {
        Self(index as i64)
    }

    /// Returns its index, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::try_from(self.0).unwrap_or_default()
    }

    /// Returns the page before it; of the first one, the first.
    #[must_use]
    pub fn before(self) -> Self {
        Self((self.0 - 1).max(0))
    }

    /// Returns the page after it.
    #[must_use]
    pub const fn after(self) -> Self {
        Self(self.0 + 1)
    }

    /// Returns the number that people see: the first page is page 1.
    #[must_use]
    pub const fn shown(self) -> i64 {
        self.0 + 1
    }
}

impl Revision {
    /// Returns the revision after one more change.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl MessageId {
    /// Returns the request id of what somebody asks for by writing this message.
    #[must_use]
    pub const fn as_request(self) -> RequestId {
        RequestId(self.0)
    }

    /// Returns the thread that was started from this message; Discord gives it the same id.
    #[must_use]
    pub const fn started_thread(self) -> ChannelId {
        ChannelId(self.0)
    }
}

impl TournamentGameId {
    /// Returns the request id of the challenge that opens the game’s match.
    #[must_use]
    pub const fn opening_request(self) -> RequestId {
        RequestId(self.0)
    }
}

impl OfferId {
    /// Returns the request id of the challenge that an accepted offer of a rematch makes.
    #[must_use]
    pub const fn rematch_request(self) -> RequestId {
        RequestId(-self.0)
    }

    /// Returns the offer of a rematch whose acceptance made a challenge with this request id, if one did.
    #[must_use]
    pub const fn of_rematch(request: RequestId) -> Option<Self> {
        if request.0 < 0 { Some(Self(-request.0)) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_and_prints_as_its_number() {
        let id: MatchId = "12".parse().unwrap();
        assert_eq!((id, id.to_string()), (MatchId::new(12), "12".to_owned()));
        assert_eq!(serde_json::to_string(&id).unwrap(), "12");
        assert!("a12".parse::<MatchId>().is_err());
    }
}
