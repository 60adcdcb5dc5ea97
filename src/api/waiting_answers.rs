//! Private answers that wait for a result, each with the token to edit it.
//!
//! Nothing here implements `Debug`: anybody with a token can write as the bot.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use trickmate_host::{MatchId, PlayerId};

use lru::LruCache;

/// Time for which we use a token. Discord accepts it for a quarter of an hour.
const LIFE: Duration = Duration::from_secs(14 * 60);
/// Number of answers that are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The answers that wait, by match and person.
#[derive(Clone)]
pub(crate) struct WaitingAnswers {
    waiting: Arc<Mutex<LruCache<(MatchId, PlayerId), Waiting>>>,
}

struct Waiting {
    token: String,
    until: Instant,
}

impl WaitingAnswers {
    pub(crate) fn new() -> Self {
        Self { waiting: Arc::new(Mutex::new(LruCache::new(KEPT))) }
    }

    /// Keeps the token of a person's latest answer about a match.
    pub(crate) fn keep(&self, match_id: MatchId, person: PlayerId, token: &str) {
        let waiting = Waiting { token: token.to_owned(), until: Instant::now() + LIFE };
        self.lock().put((match_id, person), waiting);
    }

    /// Removes and returns the answers about a match that can still be changed: each person with the token.
    pub(crate) fn take(&self, match_id: MatchId) -> Vec<(PlayerId, String)> {
        let mut waiting = self.lock();
        let of_match: Vec<(MatchId, PlayerId)> =
            waiting.iter().map(|(owner, _)| *owner).filter(|(of, _)| *of == match_id).collect();
        let now = Instant::now();
        let taken = of_match.into_iter().filter_map(|owner| Some((owner.1, waiting.pop(&owner)?)));
        taken
            .filter(|(_, answer)| now < answer.until)
            .map(|(person, answer)| (person, answer.token))
            .collect()
    }

    /// Returns the matches with waiting answers that can still be changed.
    pub(crate) fn matches(&self) -> Vec<MatchId> {
        let now = Instant::now();
        let waiting = self.lock();
        let living = waiting.iter().filter(|(_, answer)| now < answer.until);
        let mut matches: Vec<MatchId> = living.map(|((match_id, _), _)| *match_id).collect();
        matches.sort_unstable();
        matches.dedup();
        matches
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<(MatchId, PlayerId), Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_about_a_match_are_taken_once() {
        let waiting = WaitingAnswers::new();
        waiting.keep(MatchId::new(1), PlayerId::new(10), "old");
        waiting.keep(MatchId::new(1), PlayerId::new(10), "new");
        waiting.keep(MatchId::new(1), PlayerId::new(11), "another");
        waiting.keep(MatchId::new(2), PlayerId::new(10), "elsewhere");
        assert_eq!(waiting.matches(), [1, 2].map(MatchId::new));
        let mut taken = waiting.take(MatchId::new(1));
        taken.sort();
        assert_eq!(taken, [(PlayerId::new(10), "new".to_owned()), (PlayerId::new(11), "another".to_owned())]);
        assert_eq!((waiting.take(MatchId::new(1)), waiting.matches()), (Vec::new(), vec![MatchId::new(2)]));
    }
}
