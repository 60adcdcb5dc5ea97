//! The host: challenges, tables, seats. Requests come in, stored actions and notices go out.
//!
//! What has been committed is true, whatever Discord shows. After every commit a [`Notice`] says what has to be
//! told; after a restart [`Hall::untold`] says what was not told yet.

mod challenge;
mod chance;
mod clock;
mod clocks;
mod deck;
mod deck_name;
mod draft;
mod error;
mod exclusion;
mod hand;
mod import;
mod ladder;
mod meter;
mod moderation;
mod notice;
mod offer;
mod privacy;
mod profile;
mod ratings;
mod server;
mod server_card;
mod supplies;
mod table;
mod takeback;
mod time_control;
mod timekeeping;
mod vacation;
mod watch;
mod wishes;

pub use crate::store::{ChallengeState, OfferState};
pub use challenge::{Answer, Challenge, Invitation, SeatWish};
pub use chance::AT_RANDOM;
pub use clock::Clock;
pub use clocks::{Clocks, SeatClock};
pub use deck::{DeckId, DeckTrouble, MOST_DECKS, NamedDeck};
pub use deck_name::LONGEST_DECK_NAME;
pub use draft::Within;
pub use error::HallError;
pub use exclusion::Limits;
pub use hand::HandMessage;
pub use import::{IMPORT_KEPT, LONGEST_RECORD};
pub use ladder::{Ladder, LadderPage, Own, Ranked, Span};
pub use meter::Census;
pub use notice::Notice;
pub use offer::{Offer, OfferKind, Offered};
pub use privacy::is_known;
pub use profile::{GameRating, PastMatch, Profile, Tally, by_game};
pub use ratings::{Rerating, Scope};
pub use server::ServerSettings;
pub use server_card::{CardTrouble, ServerCard};
pub use table::{Move, Table};
pub use time_control::{BadTimeControl, TimeControl};
pub use timekeeping::Reminder;
pub use vacation::Vacation;
pub use watch::{Interest, Watcher};
pub use wishes::{Bottom, Notification, QuietHours, Wishes};

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::store::Store;
use meter::Meter;
use timekeeping::Agenda;

/// The host of all tables.
#[derive(Clone, Debug)]
pub struct Hall {
    store: Store,
    notices: UnboundedSender<Notice>,
    patience: Duration,
    clock: Clock,
    limits: Limits,
    /// Wakes whoever waits for the next challenge to expire: a new one may be earlier.
    invited: Arc<Notify>,
    meter: Meter,
    agenda: Arc<Agenda>,
}

/// How long a challenge waits for an answer where nothing else is said: a day.
pub const PATIENCE: Duration = Duration::from_secs(24 * 60 * 60);

impl Hall {
    /// A host on this database whose challenges wait so long for an answer, and the notices it will send. It goes by the
    /// system's clock.
    #[must_use]
    pub fn new(store: Store, patience: Duration) -> (Self, UnboundedReceiver<Notice>) {
        let (notices, receiver) = mpsc::unbounded_channel();
        (
            Self {
                store,
                notices,
                patience,
                clock: Clock::system(),
                limits: Limits::default(),
                invited: Arc::default(),
                agenda: Arc::default(),
                meter: Meter::default(),
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

    /// The clock by which everything here is measured.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Notes the name under which a player is seen.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn meet(&self, player: i64, name: &str) -> Result<(), HallError> {
        if self.store.player_name(player).await?.as_deref() != Some(name) {
            self.store.set_player_name(player, name).await?;
        }
        Ok(())
    }

    /// Everything that Discord has not been told yet.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn untold(&self) -> Result<Vec<Notice>, HallError> {
        let challenges = self.store.unannounced_challenges().await?.into_iter().map(Notice::Challenge);
        let matches = self.store.unannounced_matches().await?.into_iter().map(Notice::Table);
        let watched = self.store.matches_with_untold_watchers().await?.into_iter().map(Notice::Watchers);
        let offers = self.store.unannounced_offers().await?.into_iter().map(Notice::Offer);
        Ok(challenges.chain(matches).chain(offers).chain(watched).collect())
    }

    /// Completes when a challenge has been put up since the last time this completed.
    pub async fn invited(&self) {
        self.invited.notified().await;
    }

    fn notify(&self, notice: Notice) {
        // Without a receiver the bot is going down; what is not told is found again at the next start.
        let _ = self.notices.send(notice);
    }
}
