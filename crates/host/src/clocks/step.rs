//! Steps of the clock: over a stall of the process, or when the system's clock is set, all deadlines are moved with it, so that
//! nobody loses or gains time.

use std::time::{Duration, Instant};

use crate::clocks::handle::ClockRequests;
use crate::clocks::presence::Shard;
use crate::error::ServiceError;

/// The number of times the database server is asked for its time: the quickest answer is the most exact.
const ASKED: u32 = 3;
/// An answer that takes longer says too little of the time.
const MAX_ROUND_TRIP: Duration = Duration::from_secs(1);

impl ClockRequests<'_> {
    /// Sets the clock by that of the database's server, where processes share one: their own may differ. Returns `true` if the
    /// time is known now.
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
                best = Some((took, there.saturating_sub(system).saturating_sub(half)));
            }
        }
        if let Some((_, ahead)) = best {
            self.service.clock.correct(ahead);
        }
        Ok(best.is_some())
    }

    /// Makes good that the process stood still or the system's clock was stepped: everything that ends at a moment on the
    /// servers of these connections, all of this process, moves with the clock. Returns by how many milliseconds; `None` where
    /// the clock is right.
    ///
    /// # Errors
    /// A failure of the database; the clock then stays as it is.
    pub async fn step_clock(self, shards: Vec<Shard>) -> Result<Option<i64>, ServiceError> {
        // Where processes share a clock, a step of this system's is none of that.
        if self.service.clock.behind().is_none() || !self.align_clock().await? {
            return Ok(None);
        }
        let moving = self.service.agenda.begin_move().await;
        let Some(behind) = self.service.clock.behind() else { return Ok(None) };
        let began = self.service.agenda.step_began(self.service.clock.now());
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
