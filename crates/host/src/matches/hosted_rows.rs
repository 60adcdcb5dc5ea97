//! Matches with their clocks and names in one query, since a match is loaded several times with every move.

use std::time::Instant;

use crate::clocks::clock_row::ClockRow;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::{FromRow, Row};
use crate::ids::{ChallengeId, ChannelId, MatchId, PlayerId, SeriesId};
use crate::matches::own_matches::{is_own, matches_away, own_seats};
use crate::matches::row_handle::MatchRows;
use crate::matches::rows::MatchRow;
use crate::preferences::rows::PreferenceRow;

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
    /// Preferences of the players.
    pub(crate) preferences: [PreferenceRow; 2],
    /// `true` if somebody watches it.
    pub(crate) is_watched: bool,
    /// `true` if messages of it are noted that show a hand.
    pub(crate) has_hands: bool,
    /// `true` if messages of it are noted that notify a player of a turn.
    pub(crate) has_turn_notes: bool,
    /// The series that it belongs to, with its number there, the terms of the series, and whether that runs.
    pub(crate) series: Option<(SeriesId, i64, String, bool)>,
    /// The moment before the query.
    pub(crate) read_at: Instant,
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
            preferences: preferences(row)?,
            is_watched: row.try_get("is_watched")?,
            has_hands: row.try_get("has_hands")?,
            has_turn_notes: row.try_get("has_turn_notes")?,
            series: match row.try_get("series")? {
                Some(id) => Some((
                    id,
                    row.try_get("series_number")?,
                    row.try_get("series_terms")?,
                    row.try_get::<String>("series_state")? == "running",
                )),
                None => None,
            },
            read_at: Instant::now(),
        };
        Ok(Self { hosted, clock })
    }
}

/// Names the columns of a player's preferences, each with a prefix.
macro_rules! preference_columns {
    ($prefix:literal, $($column:literal)*) => {
        concat!($($prefix, ".", $column, " AS ", $prefix, "_", $column, ", "),*)
    };
}

/// Reads the preferences that [`preference_columns`] names.
macro_rules! read_preferences {
    ($row:ident, $prefix:literal, $($column:ident)*) => {
        PreferenceRow { $($column: $row.try_get(concat!($prefix, "_", stringify!($column)))?),* }
    };
}

fn preferences(row: &Row) -> Result<[PreferenceRow; 2], sqlx::Error> {
    Ok([
        read_preferences!(row, "one", direct theme bottom notify text_boards reminder quiet_from quiet_to zone
            listed warnings language last_language),
        read_preferences!(row, "other", direct theme bottom notify text_boards reminder quiet_from quiet_to zone
            listed warnings language last_language),
    ])
}

/// Looks up a match by a condition.
macro_rules! select {
    ($($condition:expr),+) => {
        concat!(
            "SELECT matches.*, (SELECT name FROM players WHERE id = first_player) AS first_name, \
             (SELECT name FROM players WHERE id = second_player) AS second_name, \
             (SELECT name FROM members WHERE members.server = matches.server AND player = first_player) \
             AS first_name_there, \
             (SELECT name FROM members WHERE members.server = matches.server AND player = second_player) \
             AS second_name_there, \
             EXISTS (SELECT 1 FROM watchers WHERE watchers.match_id = matches.id) AS is_watched, \
             EXISTS (SELECT 1 FROM hands WHERE hands.match_id = matches.id) AS has_hands, \
             EXISTS (SELECT 1 FROM turn_notes WHERE turn_notes.match_id = matches.id \
             UNION ALL SELECT 1 FROM team_turn_notes WHERE team_turn_notes.match_id = matches.id) AS has_turn_notes, ",
            preference_columns!("one", "direct" "theme" "bottom" "notify" "text_boards" "reminder" "quiet_from"
                "quiet_to" "zone" "listed" "warnings" "language" "last_language"),
            preference_columns!("other", "direct" "theme" "bottom" "notify" "text_boards" "reminder" "quiet_from"
                "quiet_to" "zone" "listed" "warnings" "language" "last_language"),
            "\
             seat, per_turn, remaining, deadline, clocks.paused AS clock_paused, remind_at, \
             series.id AS series, series_games.number AS series_number, series.terms AS series_terms, \
             series.state AS series_state \
             FROM matches LEFT JOIN clocks ON clocks.match_id = matches.id \
             LEFT JOIN series_games ON series_games.match_id = matches.id \
             LEFT JOIN series ON series.id = series_games.series \
             LEFT JOIN wishes AS one ON one.player = first_player \
             LEFT JOIN wishes AS other ON other.player = second_player WHERE ",
            $($condition,)+
            " ORDER BY seat"
        )
    };
}

impl MatchRows<'_> {
    /// Returns the match with this number.
    pub async fn hosted_match(self, id: MatchId) -> Result<Option<HostedRow>, StoreError> {
        self.joined(db::query_as(select!("matches.id = $1")).bind(id)).await
    }

    /// Returns the match that a challenge became.
    pub async fn match_of_challenge(self, challenge: ChallengeId) -> Result<Option<HostedRow>, StoreError> {
        self.joined(db::query_as(select!("matches.challenge = $1")).bind(challenge)).await
    }

    /// Returns the running match of a player in a channel or thread: one where they are to act first, then the latest.
    pub(crate) async fn running_match_in(
        self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<Option<HostedRow>, StoreError> {
        let query = db::query_as(select!(
            "matches.id = (SELECT id FROM matches WHERE (COALESCE(thread, channel) = $2 OR id IN (",
            matches_away!("$2"),
            ")) AND ended_at IS NULL AND ",
            is_own!("ended_at IS NULL"),
            " ORDER BY COALESCE(to_act, 0) & ",
            own_seats!(),
            " = 0, id DESC LIMIT 1)"
        ));
        self.joined(query.bind(player).bind(channel)).await
    }

    async fn joined(self, query: db::query::QueryAs<Joined>) -> Result<Option<HostedRow>, StoreError> {
        let read_at = Instant::now();
        let hosted = joined(query.fetch_all(&self.store.readers).await?);
        Ok(hosted.map(|hosted| HostedRow { read_at, ..hosted }))
    }
}

fn joined(rows: Vec<Joined>) -> Option<HostedRow> {
    let mut rows = rows.into_iter();
    let first = rows.next()?;
    let clocks = first.clock.into_iter().chain(rows.filter_map(|row| row.clock)).collect();
    Some(HostedRow { clocks, ..first.hosted })
}
