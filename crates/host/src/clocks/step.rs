//! Steps of the clock: after a stall of the process, or a change of the system's clock, all deadlines move with the
//! clock, so that nobody loses or gains time.

use std::time::{Duration, Instant};

use crate::clocks::handle::ClockRequests;
use crate::clocks::presence::Shard;
use crate::error::ServiceError;

/// Number of times that the database server is asked for its time: the quickest answer is the most exact.
const ASKED: u32 = 3;
/// A slower answer is too inexact.
const MAX_ROUND_TRIP: Duration = Duration::from_secs(1);

impl ClockRequests<'_> {
    /// Sets the clock by the database server's if processes share a database, since their own clocks may differ.
    /// Returns `true` if the time is known now.
    pub async fn align_clock(self) -> Result<bool, ServiceError> {
        if !self.service.is_shared() {
            return Ok(true);
        }
        let mut best = None;
        for _ in 0..ASKED {
            let (asked, system) = (Instant::now(), self.service.clock.system_now());
            let there = self.service.store.clocks().server_time().await?;
            let took = asked.elapsed();
            if took <= MAX_ROUND_TRIP && best.is_none_or(|(least, _)| took < least) {
                let half = i64::try_from(took.as_millis() / 2).unwrap_or(0);
                best = Some((took, there.since(system).saturating_sub(half)));
            }
        }
        if let Some((_, ahead)) = best {
            self.service.clock.correct(ahead);
        }
        Ok(best.is_some())
    }

    /// Compensates a stall of the process or a step of the system's clock. All deadlines on the servers of these
    /// connections, which are all connections of this process, move with the clock. Returns the step in milliseconds;
    /// `None` if the clock is right.
    ///
    /// # Errors
    /// A failure of the database; the clock then stays as it is.
    pub async fn step_clock(self, shards: Vec<Shard>) -> Result<Option<i64>, ServiceError> {
        // If processes share a clock, a step of this system's clock does not change it.
        if self.service.clock.behind().is_none() || !self.align_clock().await? {
            return Ok(None);
        }
        let moving = self.service.agenda.begin_move().await;
        let Some(behind) = self.service.clock.behind() else { return Ok(None) };
        let began = self.service.agenda.step_began(self.service.clock.timestamp());
        let (step, moved) = self.service.store.clocks().step_deadlines(shards, began, behind).await?;
        self.service.clock.step(step);
        self.service.agenda.step_done();
        drop(moving);
        tracing::warn!(
            "{step} ms were not lived through: the process stood still, or the clock was set; all deadlines move"
        );
        self.clocks_moved(moved);
        self.service.invited.notify_one();
        Ok(Some(step))
    }
}
