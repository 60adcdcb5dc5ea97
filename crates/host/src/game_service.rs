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
use crate::ids::{MatchId, PlayerId, ServerId};
use crate::imports::import::ImportCache;
use crate::limits::Limits;
use crate::matches::cache::MatchCache;
use crate::metrics::meter::Meter;
use crate::names::members::MemberRow;
use crate::preferences::rows::PreferenceRow;
use crate::recent::Recent;
use crate::servers::languages::ServerLanguages;
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
    pub(crate) erased: Arc<Mutex<LruCache<PlayerId, i64>>>,
    /// Wakes the task that recomputes ratings.
    pub(crate) removed: Arc<Notify>,
    /// Wakes the task that waits for the next challenge to expire: a new one may be earlier.
    pub(crate) invited: Arc<Notify>,
    pub(crate) meter: Meter,
    pub(crate) agenda: Arc<Schedule>,
    /// The id under which the computer plays.
    pub(crate) computer: Option<PlayerId>,
    /// Wakes the task that plays the computer's turns after a change of a match.
    pub(crate) computer_wanted: Arc<Notify>,
    /// Sends the matches in which the computer has moved.
    pub(crate) computer_moved: broadcast::Sender<MatchId>,
    /// Sends the matches that have changed.
    pub(crate) matches_changed: broadcast::Sender<MatchId>,
    /// Wakes the task that makes analyses after a request.
    pub(crate) analysis_wanted: Arc<Notify>,
    pub(crate) rated_positions: RatedPositions,
    pub(crate) kept_keys: KeptKeys,
    /// Held while interrupted work in matches is resumed, so that it does not count as two attempts.
    pub(crate) resuming: Arc<tokio::sync::Mutex<()>>,
    pub(crate) workers: Workers,
    pub(crate) matches: MatchCache,
    /// Preferences of players.
    pub(crate) preferences: Recent<PlayerId, PreferenceRow>,
    /// Languages of servers.
    pub(crate) server_languages: Recent<ServerId, ServerLanguages>,
    /// Matches in which the computer does not play.
    pub(crate) between_people: Recent<MatchId, ()>,
    /// Names of players as they are stored.
    pub(crate) names: Recent<PlayerId, String>,
    /// Members of servers as they are stored.
    pub(crate) members: Recent<(ServerId, PlayerId), MemberRow>,
    pub(crate) imports: ImportCache,
}

/// Number of deleted people that are remembered.
const ERASURES_REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9999);

/// Time for which cached preferences are used; another process may change them.
const PREFERENCES_AGE: Duration = Duration::from_secs(5);

/// Time for which the cached language of a server is used; another process may change it.
const LANGUAGES_AGE: Duration = Duration::from_secs(30);

/// Time for which a stored name is assumed to be still stored: another process may delete somebody's data.
const NAMES_AGE: Duration = Duration::from_secs(10 * 60);

/// Capacity of the channel for computer moves.
const COMPUTER_MOVES: usize = 256;

/// Capacity of the channel for changed matches.
const CHANGED_MATCHES: usize = 1024;

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
                matches_changed: broadcast::Sender::new(CHANGED_MATCHES),
                analysis_wanted: Arc::default(),
                rated_positions: RatedPositions::default(),
                kept_keys: KeptKeys::default(),
                resuming: Arc::default(),
                meter: Meter::default(),
                workers: Workers::new(),
                matches: MatchCache::default(),
                preferences: Recent::new(PREFERENCES_AGE),
                server_languages: Recent::new(LANGUAGES_AGE),
                between_people: Recent::new(Duration::MAX),
                names: Recent::new(NAMES_AGE),
                members: Recent::new(NAMES_AGE),
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
    pub fn with_computer(self, id: PlayerId) -> Self {
        Self { computer: Some(id), ..self }
    }

    /// Returns the id under which the computer plays.
    #[must_use]
    pub const fn computer_id(&self) -> Option<PlayerId> {
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
        Ok(self.store.unannounced().await?)
    }

    /// Takes the lease to announce an event, as soon as nobody else has it, in this process or another. Load the
    /// event's state only after that.
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

    /// Requests the announcement of a match that was skipped before.
    pub fn look_again(&self, match_id: MatchId) {
        self.notify(Event::Match(match_id));
    }

    pub(crate) fn notify(&self, event: Event) {
        if matches!(event, Event::Match(id) if self.between_people.get(&id).is_none()) {
            self.computer_wanted.notify_one();
        }
        if let Event::Match(id) = event {
            // Without a receiver no planned moves are played here.
            let _ = self.matches_changed.send(id);
        }
        // Without a receiver the bot is stopping; unannounced events are found again at the next start.
        let _ = self.notices.send(event);
    }
}

/// Returns the name and the number of the lease to announce an event.
const fn lease_of(event: Event) -> (&'static str, i64) {
    match event {
        Event::Challenge(id) => ("challenge", id.get()),
        Event::Match(id) => ("match", id.get()),
        Event::Watchers(id) => ("watchers", id.get()),
        Event::Clocks(id) => ("clocks", id.get()),
        Event::Reminder(id, seat) => ("reminder", 2 * id.get() + seat.index() as i64),
        Event::Departure(server) => ("departure", server.get()),
        Event::Offer(id) => ("offer", id.get()),
        Event::Analysis(id) => ("tell analysis", id.get()),
        Event::Daily(id) => ("daily", id.get()),
        Event::Highlights(id) => ("highlights", id.get()),
        Event::Tournament(id) => ("tell tournament", id.get()),
        Event::Series(id) => ("tell series", id.get()),
        Event::Simul(id) => ("tell simul", id.get()),
        Event::Season(id) => ("season", id.get()),
        Event::Roles(server) => ("roles", server.get()),
        Event::TeamGame(id) => ("tell teams", id.get()),
        Event::Parked(id) => ("parked", id.get()),
    }
}
