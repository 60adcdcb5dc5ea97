//! The next due moment of each kind of work, in one query, since every process repeats it.

use sqlx::AssertSqlSafe;

use crate::clocks::handle::ClockRequests;
use crate::clocks::presence::{Shard, can_move_on};
use crate::clocks::row_handle::ClockRows;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::departures::retention::KEPT;
use crate::error::ServiceError;
use crate::ids::Timestamp;
use crate::roles::rows as roles;
use crate::seasons::rows as seasons;
use crate::teams::vote_rows as votes;
use crate::tournaments::running::can_go_on;

/// The next due moment of each kind of work; `None` where none exists.
#[derive(Clone, Copy, Debug)]
pub struct Moments {
    /// A clock runs out, a player has to be reminded, or a vacation ends.
    pub timed: Option<Timestamp>,
    /// A daily puzzle is posted or closed.
    pub daily: Option<Timestamp>,
    /// The highlights of a week are posted.
    pub highlights: Option<Timestamp>,
    /// A round of a tournament is over or due, or a game of a series is.
    pub tournament: Option<Timestamp>,
    /// A season ends, or its table has to be made.
    pub season: Option<Timestamp>,
    /// Roles for ratings need an update.
    pub roles: Option<Timestamp>,
    /// A vote of a team has to be opened, closed or carried out.
    pub team: Option<Timestamp>,
    /// A server's data is due for erasure, by the process that serves it.
    pub erasure: Option<Timestamp>,
    /// `true` if matches wait for the bot on servers that have removed it.
    pub has_absences: bool,
}

/// Result of the query.
struct MomentsRow {
    deadline: Option<Timestamp>,
    reminder: Option<Timestamp>,
    vacation: Option<Timestamp>,
    departure: Option<Timestamp>,
    has_absences: bool,
    closing: Option<Timestamp>,
    daily: Option<Timestamp>,
    highlights: Option<Timestamp>,
    tournament: Option<Timestamp>,
    series: Option<Timestamp>,
    season: Option<Timestamp>,
    roles: Option<Timestamp>,
    team: Option<Timestamp>,
}

from_row!(MomentsRow {
    deadline,
    reminder,
    vacation,
    departure,
    has_absences,
    closing,
    daily,
    highlights,
    tournament,
    series,
    season,
    roles,
    team
});

impl ClockRows<'_> {
    async fn moments(self, away: &[Shard]) -> Result<MomentsRow, StoreError> {
        // Each of the first three is the first entry of an index; the other tables and the index of paused matches are small.
        let query = format!(
            "SELECT (SELECT MIN(deadline) FROM clocks WHERE deadline IS NOT NULL) AS deadline, \
             (SELECT MIN(remind_at) FROM clocks WHERE remind_at IS NOT NULL) AS reminder, \
             (SELECT MIN(ends_at) FROM vacations WHERE ends_at IS NOT NULL) AS vacation, \
             (SELECT MIN(at) FROM departures) AS departure, \
             (EXISTS (SELECT 1 FROM matches WHERE paused <> 0 AND ended_at IS NULL) OR EXISTS \
             (SELECT 1 FROM away_teams JOIN departures ON departures.server = away_teams.server)) AS has_absences, \
             (SELECT MIN(closes_at) FROM daily_puzzles WHERE closed = 0) AS closing, \
             (SELECT MIN(next_at) FROM daily_settings WHERE server NOT IN (SELECT server FROM departures)) AS daily, \
             (SELECT MIN(next_at) FROM highlight_settings WHERE server NOT IN (SELECT server FROM departures)) \
             AS highlights, \
             (SELECT MIN(next_at) FROM tournaments WHERE {can}) AS tournament, \
             (SELECT MIN(next_at) FROM series WHERE state = 'running' AND {can_move}) AS series, \
             ({seasons}) AS season, ({roles}) AS roles, \
             (SELECT MIN(due_at) FROM ({votes}) AS due) AS team",
            can = can_go_on(away),
            can_move = can_move_on("server", away),
            seasons = seasons::NEXT_DUE,
            roles = roles::NEXT_DUE,
            votes = votes::due(away)
        );
        let query = db::query_as(AssertSqlSafe(query));
        Ok(query.fetch_one(&self.store.readers).await?)
    }
}

impl ClockRequests<'_> {
    /// Returns the next due moments; rounds of tournaments on servers of connections that are away are left out. Work that is stored meanwhile and due earlier completes [`ClockRequests::rescheduled`].
    pub async fn moments(self, away: &[Shard]) -> Result<Moments, ServiceError> {
        // The query below may miss work that is stored from here on.
        self.service.agenda.set_next(Timestamp::MAX);
        let row = self.service.store.clocks().moments(away).await?;
        let timed = [row.deadline, row.reminder, row.vacation].into_iter().flatten().min();
        self.service.agenda.set_next(timed.unwrap_or(Timestamp::MAX));
        Ok(Moments {
            timed,
            daily: [row.closing, row.daily].into_iter().flatten().min(),
            highlights: row.highlights,
            tournament: [row.tournament, row.series].into_iter().flatten().min(),
            season: row.season,
            roles: row.roles,
            team: row.team,
            erasure: row.departure.map(|at| at.saturating_add(KEPT)),
            has_absences: row.has_absences,
        })
    }
}
