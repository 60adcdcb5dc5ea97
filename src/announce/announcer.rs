//! Announces committed events on Discord.
//!
//! Each match or challenge has one task at a time. Events that arrive meanwhile are only noted, not queued: when the
//! task is done, it looks again, so that only the latest position is posted.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tracing::field::Empty;
use tracing::{Instrument, info_span};

use crate::announce::publisher::{AnnounceError, DeliveryState, Publisher};
use crate::api::client::ApiClient;
use crate::ui::error_text;
use crate::ui::picture::Pictures;
use crate::ui::responder::Task;
use trickmate_host::{
    AttemptResult, ChannelId, Event, GameService, MatchId, ServerId, ServiceError, Timestamp,
};
use trickmate_text::text;

/// Number of attempts before a notice is left to the next round of [`Announcer::catch_up`].
const MAX_FAILURES: u32 = 5;
/// Time for which notices that have killed a process wait for all others.
const OTHERS_FIRST: Duration = Duration::from_secs(2);
/// Time for which each of these notices waits for the previous one.
const SUSPECT_TIME: Duration = Duration::from_secs(30);
/// Number of looks in a row that must find nothing under way before the bot stops.
const CALM: u32 = 3;

/// Announces an event on Discord, by the feature that it is about.
pub(crate) type Tell = for<'a> fn(&'a Publisher, Event, DeliveryState) -> Task<'a, Result<(), AnnounceError>>;

/// Announcer of committed events on Discord.
#[derive(Clone)]
pub(crate) struct Announcer {
    publisher: Arc<Publisher>,
    tell: Tell,
    /// Notices under way.
    in_progress: Arc<Mutex<HashMap<Event, InProgress>>>,
    /// Held while notices that have killed a process are announced.
    suspects: Arc<tokio::sync::Mutex<()>>,
}

/// A notice under way.
#[derive(Default)]
struct InProgress {
    /// State of delivery for the next look, if something has come in meanwhile.
    again: Option<DeliveryState>,
    /// Channel that closes when the notice is done.
    told: watch::Sender<()>,
}

/// A guard that removes a notice from the list if its task panics.
struct InFlightGuard<'a> {
    announcer: &'a Announcer,
    event: Event,
    done: bool,
}

impl Drop for InFlightGuard<'_> {
    fn drop(&mut self) {
        if !self.done {
            self.announcer.in_progress().remove(&self.event);
        }
    }
}

impl Announcer {
    pub(crate) fn new(service: GameService, delivery: ApiClient, pictures: Pictures, tell: Tell) -> Self {
        let publisher = Arc::new(Publisher::new(service, delivery, pictures));
        Self { publisher, tell, in_progress: Arc::default(), suspects: Arc::default() }
    }

    /// Announces an event soon.
    pub(crate) fn announce(&self, event: Event, delivery_state: DeliveryState) {
        {
            let mut in_progress = self.in_progress();
            if let Some(entry) = in_progress.get_mut(&event) {
                if entry.again != Some(DeliveryState::Doubtful) {
                    entry.again = Some(delivery_state);
                }
                return;
            }
            in_progress.insert(event, InProgress::default());
        }
        let announcer = self.clone();
        let span = info_span!("announce", ?event, server = Empty);
        tokio::spawn(async move { announcer.work(event, delivery_state).await }.instrument(span));
    }

    /// Announces everything that is committed and not announced yet.
    pub(crate) async fn catch_up(&self) -> Result<(), ServiceError> {
        let left = self.publisher.service.unannounced().await?;
        self.announce_all(left).await
    }

    /// Announces these events, except refused boards and parked events. Events that have killed a process come last,
    /// one after another.
    async fn announce_all(&self, events: Vec<Event>) -> Result<(), ServiceError> {
        let suspects = self.publisher.service.attempts().suspects().await?;
        let (mut first, mut last) = (Vec::new(), Vec::new());
        for event in events {
            if matches!(event, Event::Match(hosted) if self.publisher.blocked_channels().waits(hosted)) {
                continue;
            }
            match event.work_item().and_then(|item| suspects.get(&item)) {
                None => {
                    self.announce(event, DeliveryState::Doubtful);
                    first.push(event);
                }
                Some(false) => last.push(event),
                Some(true) => {}
            }
        }
        // The next round announces the rest.
        if let Ok(turn) = Arc::clone(&self.suspects).try_lock_owned()
            && !last.is_empty()
        {
            let announcer = self.clone();
            tokio::spawn(async move {
                let _turn = turn;
                announcer.announce_in_turn(last, &first).await;
            });
        }
        Ok(())
    }

    /// Announces these events one after another, once the others are done or take too long.
    async fn announce_in_turn(&self, events: Vec<Event>, others: &[Event]) {
        let others = async {
            for other in others {
                self.settled(*other, OTHERS_FIRST).await;
            }
        };
        let _ = tokio::time::timeout(OTHERS_FIRST, others).await;
        for event in events {
            self.announce(event, DeliveryState::Doubtful);
            self.settled(event, SUSPECT_TIME).await;
        }
    }

    /// Catches up as [`Announcer::catch_up`] does, but only with events that were also missing in the round before,
    /// which is `known`: another process may be announcing the newer ones.
    pub(crate) async fn catch_up_with(&self, known: &mut HashSet<Event>) -> Result<(), ServiceError> {
        let left: HashSet<Event> = self.publisher.service.unannounced().await?.into_iter().collect();
        let before = std::mem::replace(known, left);
        let left_twice = before.intersection(known).copied().collect();
        self.announce_all(left_twice).await
    }

    /// Notes a change on a server, in one of its channels or in all: Discord may now accept boards that it refused
    /// there.
    pub(crate) fn wake(&self, server: ServerId, channel: Option<ChannelId>) {
        let now = self.publisher.service.clock().timestamp();
        self.publisher.blocked_channels().wake(server, channel, now);
        self.publisher.woken.notify_one();
    }

    /// Tries refused boards again that are due; returns when to do so next.
    pub(crate) fn try_refused(&self) -> Option<Timestamp> {
        let due = self.publisher.blocked_channels().due(self.publisher.service.clock().timestamp());
        for hosted in due {
            self.announce(Event::Match(hosted), DeliveryState::Doubtful);
        }
        self.publisher.blocked_channels().next()
    }

    /// Completes when something may be due earlier than [`Announcer::try_refused`] said.
    pub(crate) async fn woken(&self) {
        self.publisher.woken.notified().await;
    }

    /// Returns the reason why the board of a match cannot be posted, as a sentence for its players.
    pub(crate) fn obstacle(&self, match_id: MatchId) -> Option<String> {
        let error = self.publisher.blocked_channels().of(match_id)?.clone();
        Some(text!("board-not-posted", why = error_text::api_error(&error)))
    }

    /// Waits until no notice about the event is under way, for at most this long.
    pub(crate) async fn settled(&self, event: Event, max: Duration) {
        let told = self.in_progress().get(&event).map(|entry| entry.told.subscribe());
        let Some(mut told) = told else { return };
        // Callers only wait to report a failure; after this time they report none.
        let _ = tokio::time::timeout(max, told.changed()).await;
    }

    /// Waits until no notice is under way and the latest commits have had time to be noticed.
    pub(crate) async fn rest(&self) {
        let mut calm = 0;
        while calm < CALM {
            tokio::time::sleep(Duration::from_millis(20)).await;
            calm = if self.in_progress().is_empty() { calm + 1 } else { 0 };
        }
    }

    fn in_progress(&self) -> MutexGuard<'_, HashMap<Event, InProgress>> {
        self.in_progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn work(&self, event: Event, mut delivery_state: DeliveryState) {
        let mut entry = InFlightGuard { announcer: self, event, done: false };
        let mut failures = 0;
        loop {
            if delivery_state == DeliveryState::Fresh {
                self.publisher.delivery.ack_priority.wait_for_acks().await;
            }
            match self.tell_alone(event, delivery_state).await {
                Ok(()) => {
                    tracing::debug!("told");
                    failures = 0;
                }
                Err(error) if error.is_transient() && failures < MAX_FAILURES => {
                    failures += 1;
                    delivery_state = DeliveryState::Doubtful;
                    tracing::info!("{event:?} is tried again: {error}");
                    tokio::time::sleep(Duration::from_secs(1 << failures)).await;
                    continue;
                }
                Err(error) => tracing::warn!("{event:?} could not be told: {error}"),
            }
            let mut in_progress = self.in_progress();
            match in_progress.get_mut(&event).and_then(|entry| entry.again.take()) {
                Some(again) => delivery_state = again,
                None => {
                    in_progress.remove(&event);
                    entry.done = true;
                    return;
                }
            }
        }
    }

    /// Announces an event; no other process does so meanwhile.
    async fn tell_alone(&self, event: Event, delivery_state: DeliveryState) -> Result<(), AnnounceError> {
        let lease = match delivery_state {
            DeliveryState::Fresh => self.publisher.service.lease_to_announce(event).await?,
            // If another process is announcing the event, the next round checks it again.
            DeliveryState::Doubtful => match self.publisher.service.free_lease_to_announce(event).await? {
                Some(lease) => lease,
                None => return Ok(()),
            },
        };
        // If the lease is lost before the end, its next holder announces the event.
        let Some(item) = event.work_item() else {
            return lease
                .while_held((self.tell)(&self.publisher, event, delivery_state))
                .await
                .unwrap_or(Ok(()));
        };
        let Some(attempt) = self.publisher.service.attempts().begin_attempt(item).await? else {
            return Ok(());
        };
        let told = lease.while_held((self.tell)(&self.publisher, event, delivery_state)).await;
        let result = match &told {
            Some(Ok(())) => AttemptResult::Done,
            Some(Err(error)) if error.is_permanent() => AttemptResult::Failed,
            Some(Err(_)) | None => AttemptResult::Interrupted,
        };
        self.publisher.service.attempts().end_attempt(attempt, result).await;
        told.unwrap_or(Ok(()))
    }
}
