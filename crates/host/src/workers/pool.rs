//! The threads of the workers.
//!
//! Each kind of work has a lane with its slots and its queue, so that long jobs (an animation, an imported record) are
//! never ahead of a move or a board. Within a lane people are served in turn.

use std::cell::Cell;
use std::sync::Arc;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use thiserror::Error;

use crate::workers::lane::Lane;
use crate::workers::person::person;
use crate::workers::turns::{Place, Turns};
use trickmate_text::{speak, spoken};

/// Work that was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WorkError {
    /// Too many jobs of this kind are waiting.
    #[error("too much is waiting to be done")]
    Busy,
    /// The task was cancelled or has panicked.
    #[error("the work was broken off")]
    Broken,
}

/// Values by lane.
type ByLane<M> = Family<[(&'static str, &'static str); 1], M>;

/// The threads for the processor's work.
#[derive(Clone, Debug)]
pub struct Workers {
    lanes: Arc<[Queue; Lane::ALL.len()]>,
    cores: usize,
    waiting: ByLane<Gauge>,
    done: ByLane<Counter>,
    refused: ByLane<Counter>,
}

#[derive(Debug)]
struct Queue {
    turns: Arc<Turns>,
    waiting: Gauge,
    done: Counter,
    refused: Counter,
}

thread_local! {
    static AT_WORK: Cell<bool> = const { Cell::new(false) };
}

/// Marks this thread as working, until this is dropped.
struct AtWork;

impl AtWork {
    fn begin() -> Self {
        AT_WORK.set(true);
        Self
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        AT_WORK.set(false);
    }
}

/// Panics in debug builds on a thread that is not working for [`Workers`]. Work done there by mistake would only be
/// slow, and no test would notice.
pub fn debug_assert_at_work() {
    debug_assert!(AT_WORK.get(), "work for the processor is done on an async thread");
}

/// A waiting job, counted until this is dropped.
struct Waiting<'a>(&'a Gauge);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Workers {
    /// Returns workers with as many threads as this machine's processors can use.
    #[must_use]
    pub fn new() -> Self {
        Self::with_cores(std::thread::available_parallelism().map_or(1, usize::from))
    }

    fn with_cores(cores: usize) -> Self {
        let (waiting, done) = (ByLane::<Gauge>::default(), ByLane::<Counter>::default());
        let refused = ByLane::<Counter>::default();
        let queue = |lane: Lane| {
            let label = [("lane", lane.word())];
            Queue {
                turns: Arc::new(Turns::new(lane.slots(cores), lane.capacity())),
                waiting: waiting.get_or_create(&label).clone(),
                done: done.get_or_create(&label).clone(),
                refused: refused.get_or_create(&label).clone(),
            }
        };
        let lanes = Arc::new(Lane::ALL.map(queue));
        Self { lanes, cores, waiting, done, refused }
    }

    /// Returns the number of jobs of a lane that may run at a time.
    #[must_use]
    pub fn slots(&self, lane: Lane) -> usize {
        lane.slots(self.cores)
    }

    /// Returns `true` if a job of a lane runs or waits.
    #[must_use]
    pub fn is_busy(&self, lane: Lane) -> bool {
        let queue = &self.lanes[lane as usize];
        queue.waiting.get() > 0 || queue.turns.running() > 0
    }

    /// Does the work when its turn in the lane comes, in the language of the task. It counts for the person of the task, see
    /// [`for_person`](crate::workers::for_person).
    ///
    /// # Errors
    /// [`WorkError::Busy`] at once when too many jobs are waiting there, of everybody or of this person;
    /// [`WorkError::Broken`] when the work panics.
    pub async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WorkError> {
        let queue = &self.lanes[lane as usize];
        let Some(place) = queue.turns.enter(person()) else {
            queue.refused.inc();
            return Err(WorkError::Busy);
        };
        let slot = match place {
            Place::Free(slot) => slot,
            Place::Waits(turn) => {
                queue.waiting.inc();
                let _waiting = Waiting(&queue.waiting);
                turn.await.map_err(|_| WorkError::Broken)?
            }
        };
        let language = spoken();
        let work = move || {
            let (_slot, _at_work) = (slot, AtWork::begin());
            speak(language, work)
        };
        let done = tokio::task::spawn_blocking(work).await.map_err(|_| WorkError::Broken);
        queue.done.inc();
        done
    }

    /// Adds these metrics to those that are published.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("work_waiting", "Jobs that wait for a thread, by lane", self.waiting.clone());
        registry.register(
            "work",
            "Jobs done off the threads that talk to Discord, by lane",
            self.done.clone(),
        );
        let help = "Jobs turned away because too many waited, by lane";
        registry.register("work_refused", help, self.refused.clone());
    }
}

impl Default for Workers {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::ids::PlayerId;
    use crate::workers::for_person;

    #[tokio::test]
    async fn what_takes_long_is_never_ahead_of_boards_and_moves() {
        let workers = Workers::with_cores(1);
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(std::sync::Mutex::new(held));
        let mut slow = Vec::new();
        for lane in [Lane::Animation, Lane::Import, Lane::Replay, Lane::Suggestion] {
            for _ in 0..4 {
                let (workers, held) = (workers.clone(), Arc::clone(&held));
                slow.push(tokio::spawn(async move {
                    workers.run(lane, move || held.lock().unwrap().recv().is_ok()).await
                }));
            }
        }
        // All jobs run or wait, and none ends before it is released.
        for lane in [Lane::Animation, Lane::Import, Lane::Replay, Lane::Suggestion] {
            while workers.lanes[lane as usize].waiting.get() < 3 {
                tokio::task::yield_now().await;
            }
        }
        for lane in [Lane::Game, Lane::Board, Lane::Picture] {
            assert_eq!(workers.run(lane, || 7).await, Ok(7));
        }
        for _ in &slow {
            release.send(()).unwrap();
        }
        for job in slow {
            assert_eq!(job.await.unwrap(), Ok(true));
        }
    }

    #[tokio::test]
    async fn one_persons_jobs_wait_for_each_other_and_not_others_for_them() {
        let workers = Workers::with_cores(1);
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(std::sync::Mutex::new(held));
        let busy: Vec<_> = (0..70)
            .map(|_| {
                let (workers, held) = (workers.clone(), Arc::clone(&held));
                let work =
                    async move { workers.run(Lane::Game, move || held.lock().unwrap().recv().is_ok()).await };
                tokio::spawn(for_person(PlayerId::new(1), work))
            })
            .collect();
        while workers.lanes[Lane::Game as usize].waiting.get() < 64 {
            tokio::task::yield_now().await;
        }
        for person in 2..10 {
            assert_eq!(for_person(PlayerId::new(person), workers.run(Lane::Game, || 7)).await, Ok(7));
        }
        assert_eq!(workers.run(Lane::Game, || 7).await, Ok(7));
        for _ in &busy {
            release.send(()).unwrap();
        }
        let mut refused = 0;
        for job in busy {
            refused += usize::from(job.await.unwrap() == Err(WorkError::Busy));
        }
        assert_eq!(refused, 70 - 64 - 1, "one ran and 64 waited");
    }

    #[tokio::test]
    async fn a_queue_that_is_full_turns_away_and_a_panic_frees_the_slot() {
        let workers = Workers::with_cores(1);
        let (release, held) = mpsc::channel::<()>();
        let running = tokio::spawn({
            let workers = workers.clone();
            async move { workers.run(Lane::Animation, move || held.recv().is_ok()).await }
        });
        while workers.lanes[Lane::Animation as usize].turns.running() == 0 {
            tokio::task::yield_now().await;
        }
        let capacity = Lane::Animation.capacity().all;
        let waiting: Vec<_> = (0..capacity)
            .map(|_| {
                let workers = workers.clone();
                tokio::spawn(async move { workers.run(Lane::Animation, || true).await })
            })
            .collect();
        while workers.lanes[Lane::Animation as usize].waiting.get() < capacity as i64 {
            tokio::task::yield_now().await;
        }
        assert_eq!(workers.run(Lane::Animation, || true).await, Err(WorkError::Busy));
        release.send(()).unwrap();
        assert_eq!(running.await.unwrap(), Ok(true));
        for job in waiting {
            assert_eq!(job.await.unwrap(), Ok(true));
        }
        let panics = || -> bool { panic!("on purpose") };
        assert_eq!(workers.run(Lane::Animation, panics).await, Err(WorkError::Broken));
        assert_eq!(workers.run(Lane::Animation, || true).await, Ok(true));
    }
}
