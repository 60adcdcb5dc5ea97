//! The host of all games: its parts, and what all requests share.
//!
//! Each feature has its requests in a folder of its name.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lru::LruCache;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::{Notify, broadcast};

use crate::attempts::process_id::ProcessId;
use crate::clocks::schedule::Schedule;
use crate::db::leases::Lease;
use crate::db::store::Store;
use crate::error::ServiceError;
use crate::event::Event;
use crate::fair_play::kept_keys::KeptKeys;
use crate::fair_play::rated_positions::RatedPositions;
use crate::imports::import::ImportCache;
use crate::limits::Limits;
use crate::matches::cache::MatchCache;
use crate::matches::seat_number::seat_of;
use crate::metrics::meter::Meter;
use crate::wall_clock::Clock;
use crate::workers::Workers;
use crate::world::policy::WorldPolicy;

/// The host of all tables.
#[derive(Clone, Debug)]
pub struct GameService {
    pub(crate) store: Store,
    /// Number of this process, to recognise its attempts.
    pub(crate) process: ProcessId,
    pub(crate) notices: UnboundedSender<Event>,
    pub(crate) challenge_ttl: Duration,
    pub(crate) clock: Clock,
    pub(crate) limits: Limits,
    pub(crate) world: WorldPolicy,
    /// People whose data was deleted, and when.
    pub(crate) erased: Arc<Mutex<LruCache<i64, i64>>>,
    /// Wakes the task that recomputes ratings.
    pub(crate) removed: Arc<Notify>,
    /// Wakes the task that waits for the next challenge to expire: a new one may be earlier.
    pub(crate) invited: Arc<Notify>,
    pub(crate) meter: Meter,
    pub(crate) agenda: Arc<Schedule>,
    /// The id under which the computer plays.
    pub(crate) computer: Option<i64>,
    /// Wakes the task that plays the computer's turns after a change of a match.
    pub(crate) computer_wanted: Arc<Notify>,
    /// Sends the matches in which the computer has moved.
    pub(crate) computer_moved: broadcast::Sender<i64>,
    /// Wakes the task that makes analyses after a request.
    pub(crate) analysis_wanted: Arc<Notify>,
    pub(crate) rated_positions: RatedPositions,
    pub(crate) kept_keys: KeptKeys,
    pub(crate) workers: Workers,
    pub(crate) matches: MatchCache,
    pub(crate) imports: ImportCache,
}

/// Number of deleted people that are remembered.
const ERASURES_REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9999);

/// Capacity of the channel for computer moves.
const COMPUTER_MOVES: usize = 256;

/// Default time that a challenge waits for an answer: a day.
pub const CHALLENGE_TTL: Duration = Duration::from_secs(24 * 60 * 60);

impl GameService {
    /// Makes a host on this database whose challenges wait this long for an answer. Returns it with the events that it
    /// will send. It uses the system's clock.
    #[must_use]
    pub fn new(store: Store, challenge_ttl: Duration) -> (Self, UnboundedReceiver<Event>) {
        let (notices, receiver) = mpsc::unbounded_channel();
        (
            Self {
                store,
                process: ProcessId::random(),
                notices,
                challenge_ttl,
                clock: Clock::system(),
                limits: Limits::default(),
                world: WorldPolicy::default(),
                erased: Arc::new(Mutex::new(LruCache::new(ERASURES_REMEMBERED))),
                removed: Arc::default(),
                invited: Arc::default(),
                agenda: Arc::default(),
                computer: None,
                computer_wanted: Arc::default(),
                computer_moved: broadcast::Sender::new(COMPUTER_MOVES),
                analysis_wanted: Arc::default(),
                rated_positions: RatedPositions::default(),
                kept_keys: KeptKeys::default(),
                meter: Meter::default(),
                workers: Workers::new(),
                matches: MatchCache::default(),
                imports: ImportCache::default(),
            },
            receiver,
        )
    }

    /// Returns the same host with another clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// Returns the same host with other limits for each player.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Returns the same host with other conditions for results that count worldwide.
    #[must_use]
    pub fn with_world(self, world: WorldPolicy) -> Self {
        Self { world, ..self }
    }

    /// Returns the same host, with the id under which the computer plays: the bot's own.
    #[must_use]
    pub fn with_computer(self, id: i64) -> Self {
        Self { computer: Some(id), ..self }
    }

    /// Returns the id under which the computer plays.
    #[must_use]
    pub const fn computer_id(&self) -> Option<i64> {
        self.computer
    }

    /// Returns the threads for the processor's work.
    #[must_use]
    pub const fn workers(&self) -> &Workers {
        &self.workers
    }

    /// Returns the clock of the service.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Returns all events that have not been announced yet.
    pub async fn unannounced(&self) -> Result<Vec<Event>, ServiceError> {
        let challenges =
            self.store.invitations().unannounced_challenges().await?.into_iter().map(Event::Challenge);
        let matches = self.store.matches().unannounced_matches().await?.into_iter().map(Event::Match);
        let watched =
            self.store.spectators().matches_with_waiting_watchers().await?.into_iter().map(Event::Watchers);
        let offers = self.store.offers().unannounced_offers().await?.into_iter().map(Event::Offer);
        let reminders = self.store.clocks().unannounced_reminders().await?;
        let reminders = reminders.into_iter().map(|(id, seat)| Event::Reminder(id, seat_of(seat)));
        let departures =
            self.store.departures().unannounced_departures().await?.into_iter().map(Event::Departure);
        let dailies = self.store.daily().unannounced_dailies().await?.into_iter().map(Event::Daily);
        let analyses = self.store.analysis().unannounced_analyses().await?.into_iter().map(Event::Analysis);
        let parked = self.store.attempts().untold_parked().await?.into_iter().map(Event::Parked);
        let highlights =
            self.store.highlights().unannounced_highlights().await?.into_iter().map(Event::Highlights);
        let posts = dailies.chain(highlights).chain(analyses).chain(reminders).chain(parked);
        Ok(challenges.chain(matches).chain(offers).chain(watched).chain(departures).chain(posts).collect())
    }

    /// Takes the lease to announce an event, once nobody else has it, in this process or another. Load the event's
    /// state only after that.
    pub async fn lease_to_announce(&self, event: Event) -> Result<Lease, ServiceError> {
        let (work, number) = lease_of(event);
        Ok(self.store.lease_when_free(work, number).await?)
    }

    /// Takes the lease like [`GameService::lease_to_announce`], unless somebody else has it.
    pub async fn free_lease_to_announce(&self, event: Event) -> Result<Option<Lease>, ServiceError> {
        let (work, number) = lease_of(event);
        Ok(self.store.lease(work, number).await?)
    }

    /// Takes the lease to connect to the gateway, once no other process has it.
    pub async fn lease_to_connect(&self) -> Result<Lease, ServiceError> {
        Ok(self.store.lease_when_free("connect", 0).await?)
    }

    /// Returns `true` if other processes may work on the same database.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// Completes when a challenge has been made since the last time this completed.
    pub async fn invited(&self) {
        self.invited.notified().await;
    }

    /// Has a match announced that was skipped before.
    pub fn look_again(&self, match_id: i64) {
        self.notify(Event::Match(match_id));
    }

    pub(crate) fn notify(&self, event: Event) {
        if matches!(event, Event::Match(_)) {
            self.computer_wanted.notify_one();
        }
        // Without a receiver the bot is stopping; unannounced events are found again at the next start.
        let _ = self.notices.send(event);
    }
}

/// Returns the name and the number of the lease to announce an event.
const fn lease_of(event: Event) -> (&'static str, i64) {
    match event {
        Event::Challenge(id) => ("challenge", id),
        Event::Match(id) => ("match", id),
        Event::Watchers(id) => ("watchers", id),
        Event::Clocks(id) => ("clocks", id),
        Event::Reminder(id, seat) => ("reminder", 2 * id + seat.index() as i64),
        Event::Departure(server) => ("departure", server),
        Event::Offer(id) => ("offer", id),
        Event::Analysis(id) => ("tell analysis", id),
        Event::Daily(id) => ("daily", id),
        Event::Highlights(id) => ("highlights", id),
        Event::Parked(id) => ("parked", id),
    }
}
