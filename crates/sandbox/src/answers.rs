//! Requests of bots that are being answered. Reactions of people to an answer reach the bot some time later: libraries
//! note the buttons and forms of an answer only when its request has returned.

use parking_lot::{Mutex, RwLock, RwLockReadGuard};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The requests that are being answered, and those answered a moment ago.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    /// Read-locked by each request while it is being answered.
    open: RwLock<()>,
    /// The times at which each of the last requests began and ended.
    ended: Mutex<VecDeque<(Instant, Instant)>>,
    /// Time that a bot has after the end of a request.
    delay: Duration,
}

/// A request that is being answered, until it is dropped.
pub(crate) struct Answering<'a> {
    answers: &'a Answers,
    begun: Instant,
    _open: RwLockReadGuard<'a, ()>,
}

impl Answers {
    pub(crate) fn new(delay: Duration) -> Self {
        Self { delay, ..Self::default() }
    }

    /// Begins to answer a request.
    pub(crate) fn begin(&self) -> Answering<'_> {
        let open = self.open.read();
        Answering { answers: self, begun: Instant::now(), _open: open }
    }

    /// Waits until all requests that are being answered have ended.
    pub(crate) fn wait(&self) {
        drop(self.open.write());
    }

    /// Returns the time for which an action is held back after a change at this time.
    pub(crate) fn hold(&self, changed: Instant) -> Duration {
        let ended = self.ended.lock();
        let of_change = ended.iter().filter(|(begun, ended)| (*begun..=*ended).contains(&changed));
        let answered = of_change.map(|(_, ended)| *ended).max().unwrap_or(changed);
        self.delay.saturating_sub(answered.elapsed())
    }
}

impl Drop for Answering<'_> {
    fn drop(&mut self) {
        let mut ended = self.answers.ended.lock();
        while ended.front().is_some_and(|(_, end)| end.elapsed() > self.answers.delay) {
            ended.pop_front();
        }
        ended.push_back((self.begun, Instant::now()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_counts_from_the_end_of_the_request() {
        let answers = Answers::new(Duration::from_secs(1_000));
        let request = answers.begin();
        let changed = Instant::now();
        std::thread::sleep(Duration::from_millis(20));
        drop(request);
        answers.wait();
        let later = answers.hold(changed);
        assert!(
            later > Duration::from_secs(1_000) - changed.elapsed() + Duration::from_millis(10),
            "{later:?}"
        );
        let before = changed.checked_sub(Duration::from_secs(500));
        assert!(before.is_none_or(|before| answers.hold(before) <= Duration::from_secs(500)));
    }
}
