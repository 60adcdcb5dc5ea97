//! The host: challenges, tables, seats. Requests come in, stored actions and notices go out.
//!
//! What has been committed is true, whatever Discord shows. After every commit a [`Event`] says what has to be
//! told; after a restart [`GameService::untold`] says what was not told yet.

mod access_control;
mod challenge;
mod chance;
mod clock;
mod computer;
mod computer_turns;
mod deck;
mod deck_name;
mod departure;
mod error;
mod event;
mod flags;
mod hand_message;
mod hint;
mod hosted_match;
mod import;
mod leaderboard;
mod lessons;
mod loadout;
mod match_cache;
mod match_clock;
mod match_list;
mod metrics;
mod moderation;
mod offer;
mod origin;
mod outage;
mod player_names;
mod preferences;
mod privacy;
mod profile;
mod puzzles;
mod ratings;
mod schedule;
mod server;
mod server_card;
mod spectators;
mod takeback;
mod time_control;
mod turn_draft;
mod vacation;
mod world;

pub use crate::service::access_control::Limits;
pub use crate::service::challenge::{Answer, Challenge, Invitation, SeatWish};
pub use crate::service::chance::AT_RANDOM;
pub use crate::service::clock::Clock;
pub use crate::service::computer::{ComputerGame, ComputerSeat, usual_level};
pub use crate::service::deck::{DeckId, DeckRequestError, MOST_DECKS, NamedDeck};
pub use crate::service::deck_name::LONGEST_DECK_NAME;
pub use crate::service::departure::PausedGames;
pub use crate::service::error::ServiceError;
pub use crate::service::event::Event;
pub use crate::service::flags::{Flag, FlagKind};
pub use crate::service::hand_message::HandMessage;
pub use crate::service::hint::Hint;
pub use crate::service::hosted_match::{HostedMatch, Move};
pub use crate::service::import::{IMPORT_KEPT, Import, LONGEST_RECORD};
pub use crate::service::leaderboard::{LadderPage, Leaderboard, Own, Ranked, Span, Unranked};
pub use crate::service::lessons::LessonProgress;
pub use crate::service::match_clock::{Clocks, SeatClock};
pub use crate::service::match_list::{ListedMatch, MatchPage, Opened};
pub use crate::service::metrics::Census;
pub use crate::service::offer::{Offer, OfferKind, Offered};
pub use crate::service::preferences::{Bottom, Notification, Preferences, QuietHours};
pub use crate::service::privacy::{ERASURE_PAUSE, is_known};
pub use crate::service::profile::{ComputerRecord, GameRating, PastMatch, Profile, WinLossDraw, by_game};
pub use crate::service::puzzles::Solver;
pub use crate::service::ratings::{Rerating, Scope};
pub use crate::service::schedule::Reminder;
pub use crate::service::server::ServerSettings;
pub use crate::service::server_card::{ServerCard, ServerCardError};
pub use crate::service::spectators::{WatchLevel, Watcher};
pub use crate::service::time_control::{ParseTimeControlError, TimeControl};
pub use crate::service::turn_draft::Within;
pub use crate::service::vacation::Vacation;
pub use crate::service::world::WorldPolicy;
pub use trickmate_engine::{LEVELS, Level};

pub use crate::store::{ChallengeState, OfferState, Shard, WorldExclusion};

use std::sync::{Arc, Mutex};
use std::time::Duration;

use lru::LruCache;
use tokio::sync::Notify;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::service::import::ImportCache;
use crate::service::match_cache::MatchCache;
use crate::service::metrics::Meter;
use crate::service::schedule::Schedule;
use crate::store::Store;
use crate::workers::Workers;

/// The host of all tables.
#[derive(Clone, Debug)]
pub struct GameService {
    store: Store,
    notices: UnboundedSender<Event>,
    patience: Duration,
    clock: Clock,
    limits: Limits,
    world: WorldPolicy,
    /// Who has had their data deleted, and when.
    erased: Arc<Mutex<LruCache<i64, i64>>>,
    /// Wakes whoever rates results anew.
    removed: Arc<Notify>,
    /// Wakes whoever waits for the next challenge to expire: a new one may be earlier.
    invited: Arc<Notify>,
    meter: Meter,
    agenda: Arc<Schedule>,
    /// The id under which the computer plays.
    computer: Option<i64>,
    /// Wakes whoever plays the computer's turns: a match has moved on.
    computer_wanted: Arc<Notify>,
    workers: Workers,
    matches: MatchCache,
    imports: ImportCache,
}

/// How long a challenge waits for an answer where nothing else is said: a day.
pub const CHALLENGE_TTL: Duration = Duration::from_secs(24 * 60 * 60);

impl GameService {
    /// A host on this database whose challenges wait so long for an answer, and the notices it will send. It goes by the
    /// system's clock.
    #[must_use]
    pub fn new(store: Store, patience: Duration) -> (Self, UnboundedReceiver<Event>) {
        let (notices, receiver) = mpsc::unbounded_channel();
        (
            Self {
                store,
                notices,
                patience,
                clock: Clock::system(),
                limits: Limits::default(),
                world: WorldPolicy::default(),
                erased: Arc::new(Mutex::new(LruCache::new(crate::service::privacy::REMEMBERED))),
                removed: Arc::default(),
                invited: Arc::default(),
                agenda: Arc::default(),
                computer: None,
                computer_wanted: Arc::default(),
                meter: Meter::default(),
                workers: Workers::new(),
                matches: MatchCache::default(),
                imports: ImportCache::default(),
            },
            receiver,
        )
    }

    /// The same host, going by another clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// The same host, with other limits for each player.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// The same host, with other conditions for what counts worldwide.
    #[must_use]
    pub fn with_world(self, world: WorldPolicy) -> Self {
        Self { world, ..self }
    }

    /// The threads for the processor's work.
    #[must_use]
    pub const fn workers(&self) -> &Workers {
        &self.workers
    }

    /// The clock by which everything here is measured.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Everything that Discord has not been told yet.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn untold(&self) -> Result<Vec<Event>, ServiceError> {
        let challenges = self.store.unannounced_challenges().await?.into_iter().map(Event::Challenge);
        let matches = self.store.unannounced_matches().await?.into_iter().map(Event::Match);
        let watched = self.store.matches_with_untold_watchers().await?.into_iter().map(Event::Watchers);
        let offers = self.store.unannounced_offers().await?.into_iter().map(Event::Offer);
        let departures = self.store.untold_departures().await?.into_iter().map(Event::Departure);
        Ok(challenges.chain(matches).chain(offers).chain(watched).chain(departures).collect())
    }

    /// Completes when a challenge has been put up since the last time this completed.
    pub async fn invited(&self) {
        self.invited.notified().await;
    }

    /// Has a match told that was left untold before.
    pub fn look_again(&self, table: i64) {
        self.notify(Event::Match(table));
    }

    fn notify(&self, notice: Event) {
        if matches!(notice, Event::Match(_)) {
            self.computer_wanted.notify_one();
        }
        // Without a receiver the bot is going down; what is not told is found again at the next start.
        let _ = self.notices.send(notice);
    }
}
