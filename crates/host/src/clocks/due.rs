//! The due work of clocks: time-outs, reminders, ends of vacations.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::task::JoinSet;
use tracing::{Instrument, info_span};

use crate::attempts::attempt::Tried;
use crate::attempts::item::{WorkItem, WorkQueue};
use crate::clocks::clock_row::ClockRow;
use crate::clocks::handle::ClockRequests;
use crate::clocks::match_clock::Clocks;
use crate::clocks::presence::Shard;
use crate::clocks::rows::ReminderRow;
use crate::clocks::time_control::TimeControl;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{MatchId, PlayerId, ServerId, Timestamp};
use crate::invitations::challenge::stored_time;
use crate::matches::action_rows::CommitResult;
use crate::matches::chance::synthetic_request;
use crate::matches::hosted_match::HostedMatch;
use trickmate_rules::{Adjudication, Seat};

/// Turns shorter than this have no reminder: a day, in milliseconds.
pub(crate) const REMINDED_FROM: i64 = 24 * 60 * 60 * 1000;
/// Pause before another attempt at a match that cannot be played here: an hour, in milliseconds.
const UNPLAYABLE_FOR: i64 = 60 * 60 * 1000;
/// Interval of checks for due work that another process has stored, in milliseconds.
pub const SHARED_LOOK: i64 = 4_000;
/// Number of matches that are handled before the next look at other due work.
const BATCH_SIZE: u32 = 128;
/// Most attempts at a time-out if somebody else keeps changing the match first.
const ATTEMPTS: u32 = 4;

/// Reminder of a deadline for a player.
#[derive(Clone, Debug)]
pub struct Reminder {
    /// The match.
    pub match_id: MatchId,
    /// The player's seat.
    pub seat: Seat,
    /// The deadline.
    pub deadline: Timestamp,
    row: ReminderRow,
}

/// Returns when the first of these clocks runs out or its reminder is due.
pub(crate) fn first_moment(clocks: &[ClockRow]) -> Option<Timestamp> {
    clocks.iter().flat_map(|clock| [clock.deadline, clock.remind_at]).flatten().min()
}

impl ClockRequests<'_> {
    /// Returns the default time control of challenges on a server.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn usual_time(self, server: Option<ServerId>) -> Result<TimeControl, ServiceError> {
        let Some(server) = server else { return Ok(TimeControl::default()) };
        match self.service.servers().settings(server).await?.time {
            Some(time) => stored_time(0, &time),
            None => Ok(TimeControl::default()),
        }
    }

    /// Returns the rows of clocks that have changed, with the reminders that their players want.
    pub(crate) async fn clock_rows(
        self,
        players: [PlayerId; 2],
        before: Option<&Clocks>,
        clocks: &Clocks,
    ) -> Result<Vec<ClockRow>, ServiceError> {
        let mut remind = [None; 2];
        for seat in Seat::ALL {
            let is_running = clocks.seat(seat).deadline.is_some();
            if let TimeControl::Correspondence(per_turn @ REMINDED_FROM..) = clocks.control(seat)
                && is_running
            {
                let wished = self.wished_reminder(players[seat.index()]).await?;
                remind[seat.index()] = wished.map(|before| before.min(per_turn / 2));
            }
        }
        Ok(clocks.rows(before, remind))
    }

    /// Returns how long before a deadline a player wants a reminder, in milliseconds.
    pub(crate) async fn wished_reminder(self, player: PlayerId) -> Result<Option<i64>, ServiceError> {
        let before = self.service.preferences().of(player).await?.reminder;
        Ok(before.map(|before| i64::try_from(before.as_millis()).unwrap_or(i64::MAX)))
    }

    /// Notes that something was stored that is due then.
    pub(crate) fn expect(self, moment: Option<Timestamp>) {
        if moment.is_some_and(|moment| moment < self.service.agenda.next()) {
            self.service.agenda.earlier.notify_one();
        }
        // Work that is due later is found by the regular checks of other processes.
        if let Some(moment) =
            moment.filter(|moment| *moment < self.service.clock.timestamp().saturating_add(SHARED_LOOK))
        {
            self.service.store.wake_others(moment);
        }
    }

    /// Completes when something may be due earlier than [`ClockRequests::run_due`] said.
    pub async fn rescheduled(self) {
        loop {
            let moment = tokio::select! {
                () = self.service.agenda.earlier.notified() => return,
                moment = self.service.store.woken() => moment,
            };
            if moment < self.service.agenda.next() {
                return;
            }
        }
    }

    /// Ends the matches and vacations whose time is over. Returns when to look again;
    /// `None` if nothing will be due. Reminders are left to [`ClockRequests::due_reminders`].
    pub async fn run_due(self) -> Result<Option<Timestamp>, ServiceError> {
        self.keep_time_without(&[]).await
    }

    /// Does due work like [`ClockRequests::run_due`], except for matches of shards that are away: nobody can move
    /// there. For these the returned time may be in the past.
    pub async fn keep_time_without(self, away: &[Shard]) -> Result<Option<Timestamp>, ServiceError> {
        // The query below may miss anything stored from here on.
        self.service.agenda.set_next(Timestamp::MAX);
        let now = self.service.clock.timestamp();
        for player in self.service.store.vacations().vacations_over(now).await? {
            match self.service.vacations().end(player).await {
                Ok(_) | Err(ServiceError::NotOnVacation) => {}
                Err(error) => return Err(error),
            }
        }
        let expired = self.service.store.clocks().expired(now, BATCH_SIZE, away).await?;
        let suspects = match expired.is_empty() {
            true => HashMap::new(),
            false => self.service.attempts().suspects().await?,
        };
        let is_suspect = |id: &MatchId| suspects.contains_key(&time_out_of(*id));
        let (suspects, others): (Vec<MatchId>, Vec<MatchId>) = expired.into_iter().partition(is_suspect);
        // Concurrently, so that they share commits.
        let mut failed = self.end_expired(others).await;
        for id in suspects {
            failed = failed.and(self.end_expired(vec![id]).await);
        }
        failed?;
        let next = self.service.store.clocks().next_moment().await?;
        self.service.agenda.set_next(next.unwrap_or(Timestamp::MAX));
        Ok(next)
    }

    /// Ends matches whose time is up, all at once.
    async fn end_expired(self, matches: Vec<MatchId>) -> Result<(), ServiceError> {
        let mut ending = JoinSet::new();
        for id in matches {
            let service = self.service.clone();
            let span = info_span!("deadline", game = id.get());
            ending.spawn(async move { service.clocks().try_to_time_out(id).await }.instrument(span));
        }
        let mut failed = Ok(());
        while let Some(ended) = ending.join_next().await {
            // The panic of a task has been reported, and its match is tried again. A failure does not affect the other
            // matches.
            failed = failed.and(ended.unwrap_or(Ok(())));
        }
        failed
    }

    /// Ends a match on time, counted as an attempt. Clocks over which processes have died are stopped.
    async fn try_to_time_out(self, id: MatchId) -> Result<(), ServiceError> {
        let time_out = Box::pin(self.time_out_or_stop(id));
        match self.service.attempts().attempt(time_out_of(id), time_out).await? {
            Tried::Done(()) | Tried::Elsewhere => Ok(()),
            Tried::Parked => Ok(self.service.store.clocks().stop_clocks(id).await?),
        }
    }

    /// Ends a match on time like [`ClockRequests::time_out`]. If that is impossible, it stops the clocks, which would
    /// otherwise be due again at once. A match whose rules are only known to another version of the program waits for
    /// that version: nobody can move in it.
    async fn time_out_or_stop(self, id: MatchId) -> Result<(), ServiceError> {
        match self.time_out(id).await {
            Err(ServiceError::UnknownRules(_)) => {
                let until = self.service.clock.timestamp().saturating_add(UNPLAYABLE_FOR);
                tracing::warn!("game {id} is of rules that are not known here, its clocks are put off");
                Ok(self.service.store.clocks().put_off_deadlines(id, until).await?)
            }
            Err(error) if error.is_damage() || !matches!(error, ServiceError::Store(_)) => {
                tracing::error!("game {id} cannot run out of time, its clocks are stopped: {error}");
                Ok(self.service.store.clocks().stop_clocks(id).await?)
            }
            result => result,
        }
    }

    /// Ends a match on time: the player loses it; after too few turns, it is aborted.
    async fn time_out(self, id: MatchId) -> Result<(), ServiceError> {
        for _ in 0..ATTEMPTS {
            let _held = self.service.agenda.hold().await;
            let mut hosted = self.service.matches().hosted_match(id).await?;
            let Some(conclusion) = timeout_result(&hosted, self.service.clock.timestamp()) else {
                return Ok(());
            };
            let (version, known) = (hosted.version(), hosted.game.plies().len());
            if Arc::make_mut(&mut hosted.game).conclude(conclusion).is_err() {
                return Err(ServiceError::Over);
            }
            let request = synthetic_request(id, version);
            // A vacation, a pause or an outage may change the clocks without a move.
            let decided_by = hosted.clocks.map(|clocks| clocks.rows(None, [None; 2]));
            let progress = self.service.matches().progress(&mut hosted, version, known, request).await?;
            if self.service.matches().append(id, CommitResult { decided_by, ..progress }).await? {
                tracing::info!("game {id} ended by time");
                return Ok(());
            }
        }
        Ok(())
    }

    /// Returns the reminders that are due and wanted now. Postpones those in quiet hours, and drops those past the
    /// deadline.
    pub async fn due_reminders(self) -> Result<Vec<Reminder>, ServiceError> {
        let now = self.service.clock.timestamp();
        let mut due = Vec::new();
        for row in self.service.store.clocks().due_reminders(now, BATCH_SIZE).await? {
            let seat = row.seat;
            let hosted = match self.service.store.matches().match_row(row.match_id).await {
                Ok(Some(hosted)) => hosted,
                Err(error) if !error.is_damage() => return Err(error.into()),
                unreadable => {
                    let why = unreadable
                        .err()
                        .map_or_else(|| "it is not there".to_owned(), |error| error.to_string());
                    tracing::error!("nobody is reminded of game {}: {why}", row.match_id);
                    self.service.store.clocks().set_reminder(&row, None).await?;
                    continue;
                }
            };
            let player = [hosted.first_player, hosted.second_player][seat.index()];
            let preferences = self.service.preferences().of(player).await?;
            match preferences.quiet_until(now) {
                _ if preferences.reminder.is_none() => {
                    self.service.store.clocks().set_reminder(&row, None).await?;
                }
                Some(end) => {
                    let put_off = Some(end).filter(|end| *end < row.deadline);
                    self.service.store.clocks().set_reminder(&row, put_off).await?;
                }
                None => due.push(Reminder { match_id: row.match_id, seat, deadline: row.deadline, row }),
            }
        }
        Ok(due)
    }

    /// Claims a reminder, unless another process has claimed it; returns whether it did.
    pub async fn claim_reminder(self, reminder: &Reminder) -> Result<bool, ServiceError> {
        let is_claimed = self.service.store.clocks().claim_reminder(&reminder.row).await?;
        if is_claimed {
            self.service.notify(Event::Reminder(reminder.match_id, reminder.seat));
        }
        Ok(is_claimed)
    }

    /// Returns the deadline of a claimed reminder; `None` if the deadline is past.
    pub async fn claimed_reminder(
        self,
        match_id: MatchId,
        seat: Seat,
    ) -> Result<Option<Timestamp>, ServiceError> {
        let deadline = self.service.store.clocks().claimed_reminder(match_id, seat).await?;
        if let Some(late) = deadline.filter(|deadline| *deadline <= self.service.clock.timestamp()) {
            self.mark_reminded(match_id, seat, late).await?;
            return Ok(None);
        }
        Ok(deadline)
    }

    /// Notes that a player has been reminded of a deadline, or cannot be.
    pub async fn mark_reminded(
        self,
        match_id: MatchId,
        seat: Seat,
        deadline: Timestamp,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.clocks().reminder_announced(match_id, seat, deadline).await?)
    }

    /// Returns `true` if the clocks of a match have changed since it was loaded.
    pub async fn have_clocks_moved(self, hosted: &HostedMatch) -> Result<bool, ServiceError> {
        let is_none = hosted.clocks.is_none();
        Ok(!is_none
            && Clocks::of(hosted.times(), &self.service.store.clocks().clocks(hosted.id).await?)
                != hosted.clocks)
    }

    /// Announces matches whose clocks have been moved.
    pub(crate) fn clocks_moved(self, mut matches: Vec<MatchId>) {
        matches.sort_unstable();
        matches.dedup();
        for hosted in matches {
            self.service.notify(Event::Clocks(hosted));
        }
        self.service.agenda.earlier.notify_one();
    }
}

/// Returns the item of work that ends a match on time.
const fn time_out_of(id: MatchId) -> WorkItem {
    WorkItem { queue: WorkQueue::TimeOut, number: id.get() }
}

/// Returns the end of a match whose time has run out; `None` while there is time.
fn timeout_result(hosted: &HostedMatch, now: Timestamp) -> Option<Adjudication> {
    let clocks = hosted.clocks?;
    let over = clocks.expired(now);
    let first = over.iter().filter_map(|seat| clocks.seat(*seat).deadline).min()?;
    if hosted.is_too_new_for_time() {
        return Some(Adjudication::Abort);
    }
    match over.into_iter().filter(|seat| clocks.seat(*seat).deadline == Some(first)).collect::<Vec<_>>()[..] {
        [seat] => Some(Adjudication::Time(seat)),
        _ => Some(Adjudication::TimeForBoth),
    }
}
