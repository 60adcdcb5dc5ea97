//! Proposals to leave the rest to chance, so that one is not made twice, and two that meet are agreed.
//!
//! What is lost with the program costs nothing but that: the buttons of a proposal say all that they need.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use crate::discord::ids::spot::Spot;

/// How many matches are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1023);

/// A proposal at a position.
#[derive(Clone, Copy, Debug)]
struct Proposal {
    version: i64,
    proposer: i64,
    is_open: bool,
}

/// What a proposal meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proposed {
    /// Nothing: it is to be made.
    First,
    /// One of the same player at this position, open or not.
    Before,
    /// An open one of the opponent: both want the same.
    ByOther,
}

/// The latest proposal of each match.
pub(crate) struct Proposals(Mutex<LruCache<i64, Proposal>>);

impl Default for Proposals {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl Proposals {
    fn latest(&self) -> MutexGuard<'_, LruCache<i64, Proposal>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A player proposes at a position; what that meets.
    pub(super) fn propose(&self, spot: Spot, proposer: i64) -> Proposed {
        let mut latest = self.latest();
        match latest.get(&spot.match_id).filter(|known| known.version == spot.version) {
            Some(known) if known.proposer == proposer => return Proposed::Before,
            Some(known) if known.is_open => return Proposed::ByOther,
            _ => {}
        }
        latest.put(spot.match_id, Proposal { version: spot.version, proposer, is_open: true });
        Proposed::First
    }

    /// The proposal at a position has been declined or withdrawn.
    pub(super) fn close(&self, spot: Spot) {
        if let Some(known) =
            self.latest().get_mut(&spot.match_id).filter(|known| known.version == spot.version)
        {
            known.is_open = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proposal_is_made_once_at_a_position_and_two_meet() {
        let (proposals, here) = (Proposals::default(), Spot { match_id: 1, version: 4, revision: None });
        assert_eq!(proposals.propose(here, 10), Proposed::First);
        assert_eq!(proposals.propose(here, 10), Proposed::Before);
        assert_eq!(proposals.propose(here, 11), Proposed::ByOther);
        proposals.close(here);
        assert_eq!(proposals.propose(here, 10), Proposed::Before);
        assert_eq!(proposals.propose(here, 11), Proposed::First);
        let later = Spot { version: 5, ..here };
        assert_eq!(proposals.propose(later, 11), Proposed::First);
        assert_eq!(proposals.propose(Spot { match_id: 2, ..here }, 10), Proposed::First);
    }
}
