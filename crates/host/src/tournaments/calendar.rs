//! Discord's scheduled events for tournaments: which exist, and what they show.

use crate::db;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{EventId, TournamentId};
use crate::tournaments::handle::TournamentRequests;

/// State of a scheduled event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalendarState {
    /// It has not begun.
    Scheduled,
    /// It takes place.
    Active,
    /// It has ended, was cancelled, or somebody has deleted it.
    Over,
}

const STATES: [(CalendarState, &str); 3] = [
    (CalendarState::Scheduled, "scheduled"),
    (CalendarState::Active, "active"),
    (CalendarState::Over, "over"),
];

/// The scheduled event of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEntry {
    /// Discord's id; `None` if Discord refused to create the event.
    pub event: Option<EventId>,
    /// Its state.
    pub state: CalendarState,
    /// The text that it shows, or should have shown.
    pub shown: String,
}

struct EntryRow {
    event: Option<EventId>,
    state: String,
    shown: String,
}

from_row!(EntryRow { event, state, shown });

impl TournamentRequests<'_> {
    /// Returns the scheduled event of a tournament.
    pub async fn calendar_entry(self, id: TournamentId) -> Result<Option<CalendarEntry>, ServiceError> {
        let query = db::query_as("SELECT event, state, shown FROM tournament_events WHERE tournament = $1");
        let row: Option<EntryRow> = query
            .bind(id)
            .fetch_optional(&self.service.store.readers)
            .await
            .map_err(crate::db::error::StoreError::from)?;
        Ok(row.map(|row| {
            let state = STATES.iter().find(|(_, word)| *word == row.state);
            let state = state.map_or(CalendarState::Over, |(state, _)| *state);
            CalendarEntry { event: row.event, state, shown: row.shown }
        }))
    }

    /// Notes the scheduled event of a tournament.
    pub async fn note_calendar_entry(
        self,
        id: TournamentId,
        entry: CalendarEntry,
    ) -> Result<(), ServiceError> {
        let word = STATES.iter().find(|(state, _)| *state == entry.state).map_or("over", |(_, word)| *word);
        let query = db::query(
            "INSERT INTO tournament_events (tournament, event, state, shown) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (tournament) DO UPDATE SET event = $2, state = $3, shown = $4",
        );
        let query = query.bind(id).bind(entry.event).bind(word).bind(entry.shown);
        self.service.store.writer.execute(query).await?;
        Ok(())
    }
}
