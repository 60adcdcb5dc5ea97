//! The scheduled event of a tournament in its server's calendar, if the bot may create one. The tournament works
//! without it.

use poise::serenity_prelude as serenity;
use serenity::{
    Builder, CreateScheduledEvent, EditScheduledEvent, GuildId, ScheduledEvent, ScheduledEventStatus,
    ScheduledEventType, Timestamp,
};

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::error::ApiError;
use crate::api::snowflakes::{ToDiscord, ToHost};
use crate::ui::format::time_control;
use crate::ui::shown_match::link;
use trickmate_host::{
    CalendarEntry, CalendarState, EventId, HostedTournament, TimeControl, Timestamp as Moment,
    TournamentFormat, TournamentState,
};
use trickmate_text::{text, word};

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;
/// The assumed length of a round without a deadline. The event ends when the tournament does.
const ROUND: i64 = 30 * DAY;
/// The longest event.
const LONGEST: i64 = 365 * DAY;

/// The state that the event should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// The event begins at this time, in milliseconds since 1970.
    Scheduled(i64),
    Active,
    Over,
}

/// The content of the event.
struct Sheet {
    name: String,
    about: String,
    place: String,
    /// The longest possible duration, in milliseconds.
    length: i64,
}

/// Returns the state that the event should have; `None` if there is nothing to announce yet.
fn wanted(state: TournamentState, stated_start: Option<i64>) -> Option<Wanted> {
    match state {
        TournamentState::Open => stated_start.map(Wanted::Scheduled),
        TournamentState::Running | TournamentState::Paused => Some(Wanted::Active),
        TournamentState::Finished | TournamentState::Cancelled => Some(Wanted::Over),
    }
}

/// Returns the number of rounds; before the start, the number if all places were taken.
fn rounds(tournament: &HostedTournament) -> i64 {
    let is_open = tournament.state == TournamentState::Open;
    let players = if is_open { tournament.places.into() } else { tournament.entrants.len() };
    let rounds = match tournament.rounds {
        Some(rounds) => rounds.into(),
        None => tournament.format.most_rounds(players),
    };
    i64::from(rounds).max(1)
}

impl Sheet {
    fn of(tournament: &HostedTournament) -> Self {
        let (id, time) = (tournament.id.get(), time_control(tournament.time));
        let mut about = vec![text!("calendar-about", id, title = word(tournament.game.title()), time)];
        match tournament.state {
            TournamentState::Paused => about.push(text!("tournament-paused")),
            TournamentState::Finished => about.push(text!("tournament-finished")),
            TournamentState::Cancelled => about.push(text!("tournament-cancelled")),
            TournamentState::Open | TournamentState::Running => {}
        }
        let length = match (tournament.format, tournament.round_length, tournament.time) {
            (TournamentFormat::Arena, Some(length), _) => length,
            (_, Some(length), _) => rounds(tournament).saturating_mul(length).max(DAY),
            (_, None, TimeControl::Live { .. }) => rounds(tournament).saturating_mul(DAY),
            (_, None, _) => rounds(tournament).saturating_mul(ROUND),
        };
        Self {
            name: tournament.name.clone(),
            about: about.join("\n"),
            place: link(Some(tournament.server), tournament.channel, None),
            length: length.min(LONGEST),
        }
    }
}

/// Brings the event up to date with the tournament. If Discord refuses a change, it is tried again when the tournament
/// changes next.
pub(crate) async fn keep(
    publisher: &Publisher,
    tournament: &HostedTournament,
    delivery_state: DeliveryState,
) -> Result<(), AnnounceError> {
    let Some(wanted) = wanted(tournament.state, tournament.starts_at.map(Moment::get)) else { return Ok(()) };
    let id = tournament.id;
    let known = publisher.service.tournaments().calendar_entry(id).await?;
    let sheet = Sheet::of(tournament);
    let shown = format!("{wanted:?}\n{}\n{}", sheet.name, sheet.about);
    let is_settled =
        known.as_ref().is_some_and(|known| known.state == CalendarState::Over || known.shown == shown);
    let event = known.as_ref().and_then(|known| known.event);
    if is_settled || (event.is_none() && wanted == Wanted::Over) {
        return Ok(());
    }
    let state = known.map_or(CalendarState::Scheduled, |known| known.state);
    let entry = |event, state| CalendarEntry { event, state, shown: shown.clone() };
    let calendar = Calendar { publisher, server: tournament.server.to_discord() };
    let event = match event {
        Some(event) => event,
        None => match calendar.create(&sheet, wanted, delivery_state).await {
            Ok(event) => {
                // The content is noted below, once it is up to date.
                let entry = CalendarEntry { shown: String::new(), ..entry(Some(event), state) };
                publisher.service.tournaments().note_calendar_entry(id, entry).await?;
                event
            }
            Err(error) if error.is_transient() => return Err(error.into()),
            Err(error) => {
                tracing::info!("tournament {id} is not in the calendar: {error}");
                publisher.service.tournaments().note_calendar_entry(id, entry(None, state)).await?;
                return Ok(());
            }
        },
    };
    let noted = match calendar.change(event, &sheet, wanted, state).await {
        Ok(state) => entry(Some(event), state),
        Err(error) if error.is_transient() => return Err(error.into()),
        Err(ApiError::NotPermitted) => entry(Some(event), state),
        Err(error) => {
            tracing::info!("the event of tournament {id} cannot be changed any more: {error}");
            entry(Some(event), CalendarState::Over)
        }
    };
    Ok(publisher.service.tournaments().note_calendar_entry(id, noted).await?)
}

/// The calendar of a server.
struct Calendar<'a> {
    publisher: &'a Publisher,
    server: GuildId,
}

impl Calendar<'_> {
    /// Creates an event, or finds the one that an earlier attempt created.
    async fn create(
        &self,
        sheet: &Sheet,
        wanted: Wanted,
        delivery_state: DeliveryState,
    ) -> Result<EventId, ApiError> {
        let api = &self.publisher.delivery;
        if delivery_state == DeliveryState::Doubtful
            && let Some(found) = self.find(sheet).await?
        {
            return Ok(found);
        }
        let now = self.publisher.service.clock().now();
        let start = match wanted {
            Wanted::Scheduled(start) => start.max(now + MINUTE),
            // Discord refuses events in the past; this one is started right after creating it.
            Wanted::Active | Wanted::Over => now + MINUTE,
        };
        let make = || {
            CreateScheduledEvent::new(ScheduledEventType::External, sheet.name.clone(), moment(start))
                .description(sheet.about.clone())
                .location(sheet.place.clone())
                .end_time(moment(start + sheet.length))
                .execute(&api.http, self.server)
        };
        // Sends this request only once: without an answer, the next attempt looks for the event first.
        let made: ScheduledEvent = api.request_once(make).await?;
        Ok(made.id.to_host())
    }

    /// Returns the bot's event with this content.
    async fn find(&self, sheet: &Sheet) -> Result<Option<EventId>, ApiError> {
        let api = &self.publisher.delivery;
        let own = api.http.application_id().map(serenity::ApplicationId::get);
        let events = api.request(|| api.http.get_scheduled_events(self.server, false)).await?;
        let is_it = |event: &&ScheduledEvent| {
            event.creator_id.map(serenity::UserId::get) == own
                && event.name == sheet.name
                && event.description.as_ref() == Some(&sheet.about)
        };
        Ok(events.iter().find(is_it).map(|event| event.id.to_host()))
    }

    /// Changes an event to the wanted state; returns its new state.
    async fn change(
        &self,
        event: EventId,
        sheet: &Sheet,
        wanted: Wanted,
        state: CalendarState,
    ) -> Result<CalendarState, ApiError> {
        let api = &self.publisher.delivery;
        let event = event.to_discord();
        let now = self.publisher.service.clock().now();
        let edit = EditScheduledEvent::new().name(sheet.name.clone()).description(sheet.about.clone());
        let (edit, state) = match (wanted, state) {
            // Discord refuses a start in the past, and the tournament is about to begin anyway.
            (Wanted::Scheduled(start), _) if start <= now => (edit, state),
            (Wanted::Scheduled(start), _) => {
                (edit.start_time(moment(start)).end_time(moment(start + sheet.length)), state)
            }
            (Wanted::Active, CalendarState::Active) => (edit, state),
            // The number of rounds is known only now.
            (Wanted::Active, _) => {
                let edit = edit.end_time(moment(now + sheet.length));
                (edit.status(ScheduledEventStatus::Active), CalendarState::Active)
            }
            // An event that has begun cannot be cancelled, only ended.
            (Wanted::Over, CalendarState::Active) => {
                (edit.status(ScheduledEventStatus::Completed), CalendarState::Over)
            }
            (Wanted::Over, _) => (edit.status(ScheduledEventStatus::Canceled), CalendarState::Over),
        };
        api.request(|| edit.clone().execute(&api.http, (self.server, event))).await?;
        Ok(state)
    }
}

fn moment(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis).unwrap_or_else(|_| Timestamp::now())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_follows_the_state_of_its_tournament() {
        assert_eq!(wanted(TournamentState::Open, None), None);
        assert_eq!(wanted(TournamentState::Open, Some(7)), Some(Wanted::Scheduled(7)));
        for state in [TournamentState::Running, TournamentState::Paused] {
            assert_eq!(wanted(state, Some(7)), Some(Wanted::Active));
        }
        for state in [TournamentState::Finished, TournamentState::Cancelled] {
            assert_eq!(wanted(state, None), Some(Wanted::Over));
        }
    }
}
