//! The service's schedule: time-outs, reminders, ends of vacations. The database has it; memory only has the time of
//! the next due work and the moves of clocks under way.

use std::sync::atomic::AtomicI64;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, RwLock, RwLockReadGuard, RwLockWriteGuard};

/// Time for which clocks read before a move may still be in use; far longer than any request takes.
const MOVED_LATELY: Duration = Duration::from_secs(10 * 60);

/// The time of the next due work, and the tasks that wait for it.
#[derive(Debug)]
pub(crate) struct Schedule {
    /// Milliseconds since 1970; the greatest number while it is being looked up.
    pub(crate) next: AtomicI64,
    pub(crate) earlier: Notify,
    /// Held for reading from a look at the clock until its consequences are committed, and for writing while clocks are
    /// moved: no decision uses a time that does not match the deadlines.
    moving: RwLock<()>,
    /// The last time that clocks were moved.
    moved: Mutex<Option<Instant>>,
    /// The beginning of a step that may not be stored yet, in milliseconds since 1970.
    step_began: Mutex<Option<i64>>,
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
    /// Keeps clocks from being moved as long as the guard is held. The holder must not ask for another guard.
    pub(crate) async fn hold(&self) -> RwLockReadGuard<'_, ()> {
        self.moving.read().await
    }

    /// Keeps everybody from decisions by clocks as long as the guard is held.
    pub(crate) async fn begin_move(&self) -> RwLockWriteGuard<'_, ()> {
        let guard = self.moving.write().await;
        *self.moved.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        guard
    }

    /// Returns `true` if clocks that somebody has read may have been moved since.
    pub(crate) fn moved_lately(&self) -> bool {
        let moved = *self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        moved.is_some_and(|moved| moved.elapsed() < MOVED_LATELY)
    }

    /// Returns when the step under way began: now, unless it was tried before.
    pub(crate) fn step_began(&self, now: i64) -> i64 {
        *self.step_began.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(now)
    }

    /// Notes that the step under way is stored.
    pub(crate) fn step_done(&self) {
        *self.step_began.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
