//! Attempts: their beginnings and ends, and the parked items.

use std::collections::HashMap;

use crate::attempts::attempt::{Attempt, AttemptResult, ParkedItem, ParkedNews};
use crate::attempts::handle::AttemptRequests;
use crate::attempts::item::{WorkItem, WorkQueue};
use crate::attempts::rows::{AttemptRow, Stored};
use crate::error::ServiceError;
use crate::event::Event;
use crate::matches::hosted_match::HostedMatch;

impl AttemptRequests<'_> {
    /// Stores an attempt at an item before it begins; `None` if the item is parked. The caller holds the lease for it:
    /// an earlier attempt without an end was the last of its process.
    pub async fn begin_attempt(self, item: WorkItem) -> Result<Option<Attempt>, ServiceError> {
        let version = match item.queue.is_by_version() {
            true => self.service.store.attempts().version_of(item.number).await?.unwrap_or(0),
            false => 0,
        };
        let stored = self
            .service
            .store
            .attempts()
            .begin_attempt(item, version, self.service.process.0, self.service.clock.now())
            .await?;
        self.note_parked(item, stored);
        if stored.record.deaths > 0 && !stored.record.parked {
            tracing::warn!("{item} is tried again after a death");
        }
        Ok((!stored.record.parked).then_some(Attempt { item }))
    }

    /// Stores the end of an attempt. If that fails it counts as a death; the next success makes up for it.
    pub async fn end_attempt(self, attempt: Attempt, result: AttemptResult) {
        let (item, process) = (attempt.item, self.service.process.0);
        let stored = match result {
            AttemptResult::Done => self.service.store.attempts().forget_attempt(item, process).await,
            AttemptResult::Interrupted => {
                self.service.store.attempts().release_attempts(Some(item), process).await
            }
            AttemptResult::Failed => {
                let failed =
                    self.service.store.attempts().fail_attempt(item, process, self.service.clock.now()).await;
                failed.map(|stored| self.note_parked(item, stored))
            }
        };
        if let Err(error) = stored {
            tracing::warn!("the end of an attempt at {item} was not stored: {error}");
        }
    }

    /// Notes that this process makes no attempts any more, since it stops in an orderly way.
    pub async fn release_attempts(self) -> Result<(), ServiceError> {
        Ok(self.service.store.attempts().release_attempts(None, self.service.process.0).await?)
    }

    fn note_parked(self, item: WorkItem, stored: Stored) {
        if let Some(id) = stored.newly_parked {
            let deaths = stored.record.deaths;
            tracing::error!("{item} is parked after {deaths} deaths: see `trickmate parked`");
            self.service.notify(Event::Parked(id));
        }
    }

    /// Returns the items that have killed other processes, or may have, each with `true` if it is parked.
    pub async fn suspects(self) -> Result<HashMap<WorkItem, bool>, ServiceError> {
        let rows = self.service.store.attempts().suspects(self.service.process.0).await?;
        Ok(rows.iter().filter_map(|row| Some((row.item()?, row.parked_at.is_some()))).collect())
    }

    /// Returns the parked items, the one parked first at the beginning.
    pub async fn parked(self) -> Result<Vec<ParkedItem>, ServiceError> {
        let rows = self.service.store.attempts().parked().await?;
        let parked = |row: &AttemptRow| {
            Some(ParkedItem { item: row.item()?, deaths: row.deaths, parked_at: row.parked_at? })
        };
        Ok(rows.iter().filter_map(parked).collect())
    }

    /// Lets a parked item be tried again, after all others; returns whether it was parked.
    pub async fn retry_parked(self, item: WorkItem) -> Result<bool, ServiceError> {
        let was_parked = self.service.store.attempts().retry_parked(item, false).await?;
        self.service.store.wake_others();
        Ok(was_parked)
    }

    /// Lets the computer try its parked turn in a match once more for a player; returns whether it does. A player may
    /// ask only once: a second time would only be another death.
    pub async fn ask_computer_again(self, hosted: &HostedMatch, player: i64) -> Result<bool, ServiceError> {
        let is_computers_turn =
            hosted.computer.is_some_and(|computer| hosted.game.to_act().contains(&computer.seat));
        if !is_computers_turn || hosted.seat_of(player).is_none() {
            return Ok(false);
        }
        let item = WorkItem { queue: WorkQueue::ComputerTurn, number: hosted.id };
        let is_tried = self.service.store.attempts().retry_parked(item, true).await?;
        if is_tried {
            self.service.computer_wanted.notify_one();
        }
        Ok(is_tried)
    }

    /// Returns the news of a parked item for its players; `None` if they already have it.
    pub async fn parked_news(self, id: i64) -> Result<Option<ParkedNews>, ServiceError> {
        let Some(row) = self.service.store.attempts().untold(id).await? else { return Ok(None) };
        let Some(item) = row.item() else { return Ok(None) };
        let game = match item.queue {
            WorkQueue::ComputerTurn | WorkQueue::Board | WorkQueue::AnalysisPost => Some(item.number),
            WorkQueue::Reminder => Some(item.number / 2),
            WorkQueue::Offer => self.service.store.attempts().match_of_offer(item.number).await?,
            // The message of an analysis says that it failed, and a challenge has no match yet.
            WorkQueue::Analysis
            | WorkQueue::Challenge
            | WorkQueue::Spectators
            | WorkQueue::Departure
            | WorkQueue::Daily
            | WorkQueue::Highlights => None,
        };
        let mut news = ParkedNews { item, asked: row.asked != 0, game, channel: None, players: Vec::new() };
        // The match itself may be the cause, so it is not loaded.
        if let Some(game) = game
            && let Some(row) = self.service.store.matches().match_row(game).await?
        {
            news.channel = Some(row.thread.unwrap_or(row.channel));
            news.players = vec![row.first_player, row.second_player];
        }
        if item.queue == WorkQueue::Challenge
            && let Some((channel, challenger)) =
                self.service.store.attempts().place_of_challenge(item.number).await?
        {
            news.channel = Some(channel);
            news.players = vec![challenger];
        }
        news.players.retain(|player| Some(*player) != self.service.computer);
        Ok(Some(news))
    }

    /// Notes that the players of a parked item have been notified.
    pub async fn parked_told(self, id: i64) -> Result<(), ServiceError> {
        Ok(self.service.store.attempts().parked_told(id).await?)
    }
}
