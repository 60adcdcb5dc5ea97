//! Matches with their clocks and names in one query, since a match is loaded several times with every move.

use crate::clocks::clock_row::ClockRow;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::{FromRow, Row};
use crate::matches::row_handle::MatchRows;
use crate::matches::rows::MatchRow;

/// A match, its clocks and the names of its players, all read at the same moment.
#[derive(Clone)]
pub struct HostedRow {
    /// The match.
    pub row: MatchRow,
    /// Its clocks, the first seat's first; none when it has no time control or is over.
    pub clocks: Vec<ClockRow>,
    /// The players' global names, as they were last seen.
    pub names: [Option<String>; 2],
    /// Their names on its server.
    pub names_there: [Option<String>; 2],
}

/// A row of the query: the match with one of its clocks.
struct Joined {
    hosted: HostedRow,
    clock: Option<ClockRow>,
}

impl FromRow for Joined {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        let clock = match row.try_get("seat")? {
            Some(seat) => Some(ClockRow {
                seat,
                per_turn: row.try_get("per_turn")?,
                remaining: row.try_get("remaining")?,
                deadline: row.try_get("deadline")?,
                paused: row.try_get("clock_paused")?,
                remind_at: row.try_get("remind_at")?,
            }),
            None => None,
        };
        let hosted = HostedRow {
            row: MatchRow::from_row(row)?,
            clocks: Vec::new(),
            names: [row.try_get("first_name")?, row.try_get("second_name")?],
            names_there: [row.try_get("first_name_there")?, row.try_get("second_name_there")?],
        };
        Ok(Self { hosted, clock })
    }
}

/// Looks up a match by a condition.
macro_rules! select {
    ($condition:literal) => {
        concat!(
            "SELECT matches.*, (SELECT name FROM players WHERE id = first_player) AS first_name, \
             (SELECT name FROM players WHERE id = second_player) AS second_name, \
             (SELECT name FROM members WHERE members.server = matches.server AND player = first_player) \
             AS first_name_there, \
             (SELECT name FROM members WHERE members.server = matches.server AND player = second_player) \
             AS second_name_there, \
             seat, per_turn, remaining, deadline, clocks.paused AS clock_paused, remind_at \
             FROM matches LEFT JOIN clocks ON match_id = matches.id WHERE ",
            $condition,
            " ORDER BY seat"
        )
    };
}

impl MatchRows<'_> {
    /// Returns the match with this number.
    pub async fn hosted_match(self, id: i64) -> Result<Option<HostedRow>, StoreError> {
        let query = db::query_as(select!("matches.id = $1")).bind(id);
        Ok(joined(query.fetch_all(&self.store.readers).await?))
    }

    /// Returns the match that a challenge became.
    pub async fn match_of_challenge(self, challenge: i64) -> Result<Option<HostedRow>, StoreError> {
        let query = db::query_as(select!("challenge = $1")).bind(challenge);
        Ok(joined(query.fetch_all(&self.store.readers).await?))
    }
}

fn joined(rows: Vec<Joined>) -> Option<HostedRow> {
    let mut rows = rows.into_iter();
    let first = rows.next()?;
    let clocks = first.clock.into_iter().chain(rows.filter_map(|row| row.clock)).collect();
    Some(HostedRow { clocks, ..first.hosted })
}
