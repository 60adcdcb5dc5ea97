//! The latest board of each player in their direct messages. The next board removes its controls.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use trickmate_host::{ChannelId, MatchId, MessageId, PlayerId};

/// Number of boards that are remembered. A forgotten board keeps its controls until somebody presses one.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The player and the match of a board.
type Owner = (PlayerId, MatchId);
/// A channel and a message in it.
type Spot = (ChannelId, MessageId);

/// The boards.
#[derive(Clone)]
pub(crate) struct DirectBoards(Arc<Mutex<LruCache<Owner, Spot>>>);

impl DirectBoards {
    pub(crate) fn new() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(KEPT))))
    }

    /// Notes the latest board of a player in a match; returns the channel and message of the one before it.
    pub(crate) fn follow(&self, match_id: MatchId, player: PlayerId, board: Spot) -> Option<Spot> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.put((player, match_id), board).filter(|former| *former != board)
    }
}
