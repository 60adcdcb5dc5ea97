//! A series as its players and everybody see it.

use crate::error::ServiceError;
use crate::ids::{ChallengeId, MatchId, PlayerId, SeriesId, Timestamp};
use crate::matches::seat_number::seat_of;
use crate::series::results::score;
use crate::series::rows::{SeriesGameRow, SeriesRow};
use crate::series::terms::SeriesTerms;
use trickmate_rules::Seat;

/// The current state of a series.
#[derive(Clone, Debug)]
pub struct HostedSeries {
    /// Its number.
    pub id: SeriesId,
    /// The challenge that began it, whose message shows the score.
    pub challenge: ChallengeId,
    /// Its terms.
    pub terms: SeriesTerms,
    /// The challenger and the opponent.
    pub players: [PlayerId; 2],
    /// Its games in turn, at least one.
    pub games: Vec<SeriesGame>,
    /// The end; `None` while the series runs.
    pub end: Option<SeriesEnd>,
    /// The time at which its next game begins; `None` while a game is played, while the next one is held, and at the
    /// end.
    pub next_at: Option<Timestamp>,
    /// `true` for each player who wants the next game now.
    pub ready: [bool; 2],
    /// `true` for each player who wants to stop.
    pub stopping: [bool; 2],
    /// `true` if its message is up to date.
    pub is_announced: bool,
    pub(crate) version: i64,
    /// Number of card swaps so far.
    pub(crate) swaps: i64,
}

/// A game of a series.
#[derive(Clone, Copy, Debug)]
pub struct SeriesGame {
    /// The number of the game, from 1.
    pub number: i64,
    /// The match.
    pub match_id: MatchId,
    /// The challenger's seat.
    pub challenger: Seat,
    /// The challenger's result in half points; `None` while the game is played, or if it was called off.
    pub points: Option<u32>,
    /// `true` if the game was called off.
    pub is_called_off: bool,
}

/// The end of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesEnd {
    /// The reason.
    pub reason: SeriesReason,
    /// The index of the winner among the players; `None` if nobody won.
    pub winner: Option<usize>,
}

/// Reason why a series ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesReason {
    /// The score decided it.
    Points,
    /// A player gave it up.
    Resigned,
    /// Both players wanted to stop.
    Agreed,
    /// A game was called off.
    CalledOff,
    /// The next game could not begin.
    Blocked,
    /// A player’s data was deleted.
    Left,
}

impl SeriesReason {
    fn of(word: &str) -> Option<Self> {
        Some(match word {
            "points" => Self::Points,
            "resigned" => Self::Resigned,
            "agreed" => Self::Agreed,
            "called off" => Self::CalledOff,
            "blocked" => Self::Blocked,
            "left" => Self::Left,
            _ => return None,
        })
    }
}

impl HostedSeries {
    pub(crate) fn of(row: SeriesRow, games: Vec<SeriesGameRow>) -> Result<Self, ServiceError> {
        let corrupt = |what: &str| ServiceError::Corrupt(row.id.get(), format!("series: {what}"));
        let games = games.into_iter().map(|game| SeriesGame {
            number: game.number,
            match_id: game.match_id,
            challenger: seat_of(game.challenger_seat),
            points: game.points.and_then(|points| u32::try_from(points).ok()),
            is_called_off: game.points.is_some_and(|points| points < 0),
        });
        let bits = |bits: i64| [bits & 1 != 0, bits & 2 != 0];
        let end = match row.state.as_str() {
            "running" => None,
            _ => Some(SeriesEnd {
                reason: row.reason.as_deref().and_then(SeriesReason::of).ok_or_else(|| corrupt("reason"))?,
                winner: row.winner.map(|winner| usize::from(winner != 0)),
            }),
        };
        Ok(Self {
            id: row.id,
            challenge: row.challenge,
            terms: row.terms.parse().map_err(|_| corrupt("terms"))?,
            players: [row.challenger, row.opponent],
            games: games.collect(),
            end,
            next_at: row.next_at,
            ready: bits(row.ready),
            stopping: bits(row.stopping),
            is_announced: row.announced >= row.version,
            version: row.version,
            swaps: row.swaps,
        })
    }

    /// Returns the score of both players in half points.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        score(self.games.iter().filter_map(|game| game.points).map(i64::from))
    }

    /// Returns `true` while it waits for its next game.
    pub(crate) const fn is_between_games(&self) -> bool {
        self.end.is_none() && self.next_at.is_some()
    }

    /// Returns `true` while its next game cannot begin until the operator retries it.
    #[must_use]
    pub fn is_held(&self) -> bool {
        let is_over = |game: &SeriesGame| game.points.is_some() || game.is_called_off;
        self.end.is_none() && self.next_at.is_none() && self.games.last().is_some_and(is_over)
    }

    /// Returns the index of a person among the players.
    #[must_use]
    pub fn place_of(&self, person: PlayerId) -> Option<usize> {
        self.players.iter().position(|player| *player == person)
    }
}
