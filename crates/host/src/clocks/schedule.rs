//! The service's schedule: time-outs, reminders, ends of vacations. The database has it; memory only has the time of
//! the next due work and the moves of clocks under way.

use crate::ids::Timestamp;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::{Notify, RwLock, RwLockReadGuard, RwLockWriteGuard};

/// The time of the next due work, and the tasks that wait for it.
#[derive(Debug)]
pub(crate) struct Schedule {
    /// Milliseconds since 1970; the greatest number while it is being looked up.
    next: AtomicI64,
    pub(crate) earlier: Notify,
    /// Held for reading from a look at the clock until its consequences are committed, and for writing while clocks are
    /// moved: no decision uses a time that does not match the deadlines.
    moving: RwLock<()>,
    /// The end of the last move of clocks.
    moved: Mutex<Option<Instant>>,
    /// The beginning of a step that may not be stored yet.
    step_began: Mutex<Option<Timestamp>>,
}

/// A move of clocks, which ends when this is dropped.
#[derive(Debug)]
pub(crate) struct ClockMove<'a> {
    schedule: &'a Schedule,
    _guard: RwLockWriteGuard<'a, ()>,
}

impl Drop for ClockMove<'_> {
    fn drop(&mut self) {
        // The guard is dropped after this, so its next holder sees the time.
        *self.schedule.moved.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
}

impl Default for Schedule {
    fn default() -> Self {
        Self {
            next: AtomicI64::new(i64::MAX),
            earlier: Notify::new(),
            moving: RwLock::default(),
            moved: Mutex::default(),
            step_began: Mutex::default(),
        }
    }
}

impl Schedule {
    /// Returns the time of the next due work; the latest there is while it is being looked up.
    pub(crate) fn next(&self) -> Timestamp {
        Timestamp::new(self.next.load(Ordering::SeqCst))
    }

    /// Notes the time of the next due work.
    pub(crate) fn set_next(&self, next: Timestamp) {
        self.next.store(next.get(), Ordering::SeqCst);
    }

    /// Keeps clocks from being moved as long as the guard is held. The holder must not ask for another guard.
    pub(crate) async fn hold(&self) -> RwLockReadGuard<'_, ()> {
        self.moving.read().await
    }

    /// Blocks all decisions by clocks as long as the guard is held.
    pub(crate) async fn begin_move(&self) -> ClockMove<'_> {
        ClockMove { schedule: self, _guard: self.moving.write().await }
    }

    /// Returns `true` if clocks that were read at a moment may have been moved since. The caller holds the guard.
    pub(crate) fn has_moved_since(&self, read_at: Instant) -> bool {
        let moved = *self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        moved.is_some_and(|moved| read_at <= moved)
    }

    /// Returns when the step under way began: now, unless it was tried before.
    pub(crate) fn step_began(&self, now: Timestamp) -> Timestamp {
        *self.step_began.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(now)
    }

    /// Notes that the step under way is stored.
    pub(crate) fn step_done(&self) {
        *self.step_began.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
