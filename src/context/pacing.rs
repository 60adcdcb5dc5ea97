//! Limits on a person's expensive requests.
//!
//! Each person has a bucket of tokens for each kind of request. A bucket is one number, the moment at which it is full
//! again. Only the latest buckets are kept; a forgotten one counts as full.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use crate::ui::command_error::CommandError;
use trickmate_host::{Clock, PlayerId, Timestamp};
use trickmate_text::text;

/// Number of buckets kept.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(16 * 1024 - 1);

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;

/// Kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Request {
    /// An animation.
    Animation,
    /// Reading an imported record.
    Import,
    /// A picture for one person.
    Picture,
    /// All data about the person.
    Export,
    /// The report of a tournament.
    Report,
    /// Joining or leaving a tournament, checking in, taking a break.
    Enrolment,
    /// Asking somebody to stand in.
    Invitation,
    /// Deletion of all data about the person.
    Deletion,
    /// Suggestions while something is typed.
    Suggestion,
    /// A hint.
    Hint,
    /// The analysis of a game.
    Analysis,
    /// A game that begins from a position.
    Study,
    /// A message that may be a typed move.
    Message,
    /// A reply that says what is wrong with a typed message.
    Refusal,
}

impl Request {
    /// Returns the most requests at once, and the milliseconds until another is allowed.
    const fn rate(self) -> (i64, i64) {
        match self {
            Self::Animation => (3, 20 * SECOND),
            Self::Import => (20, 30 * SECOND),
            Self::Picture => (60, SECOND / 2),
            Self::Export => (5, 2 * MINUTE),
            Self::Report => (10, 30 * SECOND),
            Self::Enrolment => (20, 3 * SECOND),
            Self::Invitation => (5, 30 * SECOND),
            Self::Deletion => (3, 20 * MINUTE),
            Self::Suggestion => (40, SECOND / 10),
            Self::Hint => (10, 6 * SECOND),
            Self::Analysis => (10, 30 * SECOND),
            Self::Study => (10, 30 * SECOND),
            Self::Message => (60, SECOND),
            Self::Refusal => (12, 5 * SECOND),
        }
    }

    /// Returns the name of the kind for a refusal.
    fn words(self) -> String {
        text!(match self {
            Self::Animation => "pacing-animation",
            Self::Import => "pacing-import",
            Self::Picture => "pacing-picture",
            Self::Export => "pacing-export",
            Self::Report => "pacing-report",
            Self::Enrolment => "pacing-enrolment",
            Self::Invitation => "pacing-invitation",
            Self::Deletion => "pacing-deletion",
            Self::Suggestion => "pacing-suggestion",
            Self::Hint => "pacing-hint",
            Self::Analysis => "pacing-analysis",
            Self::Study => "pacing-study",
            Self::Message | Self::Refusal => "pacing-message",
        })
    }
}

/// Remaining requests of everybody.
pub(crate) struct Pacing {
    clock: Clock,
    /// Time when each bucket is full again.
    full_at: Mutex<LruCache<(PlayerId, Request), Timestamp>>,
}

impl Pacing {
    pub(crate) fn new(clock: Clock) -> Self {
        Self { clock, full_at: Mutex::new(LruCache::new(KEPT)) }
    }

    /// Takes a token from a person's bucket.
    ///
    /// # Errors
    /// No token is left: the message to the person, with the time to try again.
    pub(crate) fn spend(&self, person: PlayerId, request: Request) -> Result<(), CommandError> {
        match self.take(person, request, self.clock.timestamp()) {
            Ok(_) => Ok(()),
            Err(wait) => {
                Err(CommandError::words(text!("error-pacing", what = request.words(), wait = duration(wait))))
            }
        }
    }

    /// Takes a token from a person's bucket and returns the number left; `None` if the bucket was empty.
    pub(crate) fn left_of(&self, person: PlayerId, request: Request) -> Option<i64> {
        self.take(person, request, self.clock.timestamp()).ok()
    }

    /// Takes a token at a moment and returns the number left; the error is the time until there is one, in
    /// milliseconds.
    fn take(&self, person: PlayerId, request: Request, now: Timestamp) -> Result<i64, i64> {
        let (max, interval) = request.rate();
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        let known = full_at.get(&(person, request)).copied().unwrap_or(now);
        // A clock that was set back must not leave anybody without tokens for long.
        let after = known.clamp(now, now + max * interval) + interval;
        let wait = after.since(now) - max * interval;
        if wait > 0 {
            return Err(wait);
        }
        full_at.put((person, request), after);
        Ok(-wait / interval)
    }
}

/// Returns a short time in words, rounded up.
fn duration(milliseconds: i64) -> String {
    match (milliseconds.max(1) - 1) / SECOND + 1 {
        seconds @ ..=90 => text!("wait-seconds", count = seconds),
        seconds => text!("wait-minutes", count = (seconds - 1) / 60 + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again_for_each_person_alone() {
        let pacing = Pacing::new(Clock::system());
        let take = |person, at| pacing.take(person, Request::Animation, Timestamp::new(at));
        for left in [2, 1, 0] {
            assert_eq!(take(PlayerId::new(1), 1_000_000), Ok(left));
        }
        assert_eq!(take(PlayerId::new(1), 1_000_000), Err(20_000));
        assert_eq!(take(PlayerId::new(1), 1_019_000), Err(1_000), "a refusal costs nothing");
        assert_eq!(take(PlayerId::new(2), 1_000_000), Ok(2));
        assert_eq!(pacing.take(PlayerId::new(1), Request::Picture, Timestamp::new(1_000_000)), Ok(59));
        assert_eq!(take(PlayerId::new(1), 1_020_000), Ok(0));
        assert_eq!(take(PlayerId::new(1), 1_020_000), Err(20_000));
        for left in [2, 1, 0] {
            assert_eq!(take(PlayerId::new(1), 2_000_000), Ok(left));
        }
        assert_eq!(take(PlayerId::new(1), 2_000_000), Err(20_000), "no more than a full bucket");
        assert_eq!(take(PlayerId::new(1), 0), Err(20_000), "a clock set back costs one interval");
    }

    #[test]
    fn a_wait_is_said_in_plain_words() {
        for (milliseconds, words) in [
            (1, "1 second"),
            (1_000, "1 second"),
            (1_001, "2 seconds"),
            (90_000, "90 seconds"),
            (90_001, "2 minutes"),
            (1_200_000, "20 minutes"),
        ] {
            assert_eq!(duration(milliseconds), words);
        }
    }
}
