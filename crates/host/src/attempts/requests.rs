//! Attempts: their beginnings and ends, and the parked items.

use std::collections::HashMap;
use std::future::Future;

use crate::attempts::attempt::{Attempt, AttemptResult, ParkedItem, ParkedNews, Tried};
use crate::attempts::handle::AttemptRequests;
use crate::attempts::item::{WorkItem, WorkQueue};
use crate::attempts::rows::{AttemptRow, Stored};
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChallengeId, MatchId, OfferId, ParkedId, PlayerId, Timestamp, TournamentId, Version};
use crate::matches::hosted_match::HostedMatch;

impl AttemptRequests<'_> {
    /// Does the work of an item as an attempt, unless it is being done already or the item is parked. An error that
    /// would recur counts as a death.
    pub(crate) async fn attempt<T>(
        self,
        item: WorkItem,
        work: impl Future<Output = Result<T, ServiceError>>,
    ) -> Result<Tried<T>, ServiceError> {
        let Some(lease) = self.service.store.lease(item.queue.word(), item.number).await? else {
            return Ok(Tried::Elsewhere);
        };
        let Some(attempt) = self.begin_attempt(item).await? else { return Ok(Tried::Parked) };
        let done = lease.while_held(work).await;
        let result = match &done {
            Some(Ok(_)) => AttemptResult::Done,
            // Another version of the program may know these rules.
            Some(Err(ServiceError::UnknownRules(_))) | None => AttemptResult::Interrupted,
            Some(Err(error)) if error.is_unopenable() => AttemptResult::Failed,
            Some(Err(_)) => AttemptResult::Interrupted,
        };
        self.end_attempt(attempt, result).await;
        done.map_or(Ok(Tried::Elsewhere), |done| done.map(Tried::Done))
    }

    /// Orders items so that those over which processes may have died come last.
    pub(crate) async fn suspects_last<I: Copy + Into<i64>>(
        self,
        queue: WorkQueue,
        items: &mut [I],
    ) -> Result<(), ServiceError> {
        if items.len() > 1 {
            let suspects = self.suspects().await?;
            items.sort_by_key(|id| suspects.contains_key(&WorkItem { queue, number: (*id).into() }));
        }
        Ok(())
    }

    /// Stores an attempt at an item before it begins; `None` if the item is parked. The caller holds the item's lease,
    /// so the process of any earlier attempt without an end must have died.
    pub async fn begin_attempt(self, item: WorkItem) -> Result<Option<Attempt>, ServiceError> {
        if self.service.store.attempts().begin_first_attempt(item, self.service.process).await? {
            return Ok(Some(Attempt { item }));
        }
        let version = match item.queue.is_by_version() {
            true => {
                self.service.store.attempts().version_of(MatchId::new(item.number)).await?.unwrap_or_default()
            }
            false => Version::default(),
        };
        let stored = self
            .service
            .store
            .attempts()
            .begin_attempt(item, version, self.service.process, self.service.clock.timestamp())
            .await?;
        self.note_parked(item, stored);
        if stored.record.deaths > 0 && !stored.record.parked {
            tracing::warn!("{item} is tried again after a death");
        }
        Ok((!stored.record.parked).then_some(Attempt { item }))
    }

    /// Stores the end of an attempt. If storing fails, the attempt counts as a death; the next success clears it.
    pub async fn end_attempt(self, attempt: Attempt, result: AttemptResult) {
        let (item, process) = (attempt.item, self.service.process);
        let stored = match result {
            AttemptResult::Done => self.service.store.attempts().forget_attempt(item, process).await,
            AttemptResult::Interrupted => {
                self.service.store.attempts().release_attempts(Some(item), process).await
            }
            AttemptResult::Failed => {
                let failed = self
                    .service
                    .store
                    .attempts()
                    .fail_attempt(item, process, self.service.clock.timestamp())
                    .await;
                failed.map(|stored| self.note_parked(item, stored))
            }
        };
        if let Err(error) = stored {
            tracing::warn!("the end of an attempt at {item} was not stored: {error}");
        }
    }

    /// Notes that this process makes no more attempts, since it is shutting down cleanly.
    pub async fn release_attempts(self) -> Result<(), ServiceError> {
        Ok(self.service.store.attempts().release_attempts(None, self.service.process).await?)
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
        let rows = self.service.store.attempts().suspects(self.service.process).await?;
        Ok(rows.iter().filter_map(|row| Some((row.item()?, row.parked_at.is_some()))).collect())
    }

    /// Returns the parked items, in the order in which they were parked.
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
        self.service.store.wake_others(Timestamp::new(i64::MIN));
        Ok(was_parked)
    }

    /// Lets the computer try its parked turn in a match once more for a player; returns whether it does. A player may
    /// ask only once: a second time would only be another death.
    pub async fn ask_computer_again(
        self,
        hosted: &HostedMatch,
        player: PlayerId,
    ) -> Result<bool, ServiceError> {
        let is_computers_turn =
            hosted.computer.is_some_and(|computer| hosted.game.to_act().contains(&computer.seat));
        if !is_computers_turn || hosted.seat_of(player).is_none() {
            return Ok(false);
        }
        let item = WorkItem { queue: WorkQueue::ComputerTurn, number: hosted.id.get() };
        let is_tried = self.service.store.attempts().retry_parked(item, true).await?;
        if is_tried {
            self.service.computer_wanted.notify_one();
        }
        Ok(is_tried)
    }

    /// Returns the news of a parked item for its players; `None` if they already have it.
    pub async fn parked_news(self, id: ParkedId) -> Result<Option<ParkedNews>, ServiceError> {
        let Some(row) = self.service.store.attempts().untold(id).await? else { return Ok(None) };
        let Some(item) = row.item() else { return Ok(None) };
        let game = match item.queue {
            WorkQueue::ComputerTurn
            | WorkQueue::Board
            | WorkQueue::AnalysisPost
            | WorkQueue::TimeOut
            | WorkQueue::Chance
            | WorkQueue::PlacingPlan
            | WorkQueue::ConditionalMove => Some(MatchId::new(item.number)),
            WorkQueue::Reminder => Some(MatchId::new(item.number / 2)),
            WorkQueue::Offer => {
                self.service.store.attempts().match_of_offer(OfferId::new(item.number)).await?
            }
            // The message of an analysis says that it failed, and a challenge has no match yet. For watchers, daily
            // puzzles and highlights, only the operator is informed.
            WorkQueue::Analysis
            | WorkQueue::Challenge
            | WorkQueue::Spectators
            | WorkQueue::Departure
            | WorkQueue::Daily
            | WorkQueue::Highlights
            | WorkQueue::Season
            | WorkQueue::Roles
            | WorkQueue::Tournament
            | WorkQueue::TournamentRound
            | WorkQueue::Series
            | WorkQueue::SeriesGame
            | WorkQueue::Simul
            | WorkQueue::SimulGames => None,
        };
        let mut news = ParkedNews {
            item,
            asked: row.asked != 0,
            game,
            tournament: None,
            channel: None,
            players: Vec::new(),
        };
        // The match itself may be the cause, so it is not loaded.
        if let Some(game) = game
            && let Some(row) = self.service.store.matches().match_row(game).await?
        {
            news.channel = Some(row.thread.unwrap_or(row.channel));
            news.players = vec![row.first_player, row.second_player];
        }
        if item.queue == WorkQueue::Challenge
            && let Some((channel, challenger)) =
                self.service.store.attempts().place_of_challenge(ChallengeId::new(item.number)).await?
        {
            news.channel = Some(channel);
            news.players = vec![challenger];
        }
        if matches!(item.queue, WorkQueue::Tournament | WorkQueue::TournamentRound)
            && let Some((channel, organizer, name)) =
                self.service.store.attempts().place_of_tournament(TournamentId::new(item.number)).await?
        {
            news.channel = Some(channel);
            news.players = vec![organizer];
            news.tournament = Some(name);
        }
        news.players.retain(|player| Some(*player) != self.service.computer);
        Ok(Some(news))
    }

    /// Notes that the players of a parked item have been notified.
    pub async fn parked_told(self, id: ParkedId) -> Result<(), ServiceError> {
        Ok(self.service.store.attempts().parked_told(id).await?)
    }
}
