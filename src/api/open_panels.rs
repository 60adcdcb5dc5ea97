//! The private panels that players have open, each with what is needed to change and delete it.
//!
//! A player has one panel for each match. It is deleted when the move is made, even if that happens elsewhere; a panel
//! with secrets stays and is edited instead. Nothing here implements `Debug`: anybody with a token can write as the
//! bot.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use trickmate_host::{MatchId, MessageId, PlayerId, Version};

use lru::LruCache;

/// Time for which we use a token. Discord accepts it for a quarter of an hour.
const LIFE: Duration = Duration::from_secs(14 * 60);
/// Number of panels that are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The player and the match of a panel.
type Owner = (PlayerId, MatchId);

/// Content of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PanelContent {
    /// The position at a version of the match, with what the player can do there.
    Position(Version),
    /// A plan by which the player's cards are placed.
    Plan,
}

/// A private answer to an interaction.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PrivateMessage {
    /// Token of the interaction.
    pub(crate) token: String,
    /// Id of a further answer; `None` for the first one.
    pub(crate) further: Option<MessageId>,
}

/// The panels that are open.
#[derive(Clone)]
pub(crate) struct OpenPanels {
    open: Arc<Mutex<LruCache<Owner, Panel>>>,
}

struct Panel {
    message: PrivateMessage,
    content: PanelContent,
    until: Instant,
}

impl OpenPanels {
    pub(crate) fn new() -> Self {
        Self { open: Arc::new(Mutex::new(LruCache::new(KEPT))) }
    }

    /// Notes a player's latest panel and its content; returns the previous panel, if it can still be edited.
    pub(crate) fn open(
        &self,
        match_id: MatchId,
        player: PlayerId,
        message: PrivateMessage,
        content: PanelContent,
    ) -> Option<PrivateMessage> {
        let panel = Panel { message, content, until: Instant::now() + LIFE };
        self.lock().put((player, match_id), panel).and_then(living)
    }

    /// Returns a player's panel and its content, if it can still be edited.
    pub(crate) fn of(&self, match_id: MatchId, player: PlayerId) -> Option<(PrivateMessage, PanelContent)> {
        let mut open = self.lock();
        let panel = open.get(&(player, match_id))?;
        (Instant::now() < panel.until).then(|| (panel.message.clone(), panel.content))
    }

    /// Notes the new content of a player's panel, if this message is still the panel.
    pub(crate) fn shows(
        &self,
        match_id: MatchId,
        player: PlayerId,
        message: &PrivateMessage,
        content: PanelContent,
    ) {
        if let Some(panel) =
            self.lock().get_mut(&(player, match_id)).filter(|panel| panel.message == *message)
        {
            panel.content = content;
        }
    }

    /// Removes a player's panel; returns it if it can still be edited.
    pub(crate) fn close(&self, match_id: MatchId, player: PlayerId) -> Option<PrivateMessage> {
        self.lock().pop(&(player, match_id)).and_then(living)
    }

    /// Forgets a player's panel if this message is still the panel; returns whether it was.
    pub(crate) fn forget(&self, match_id: MatchId, player: PlayerId, message: &PrivateMessage) -> bool {
        let mut open = self.lock();
        let is_same = open.peek(&(player, match_id)).is_some_and(|panel| panel.message == *message);
        is_same && open.pop(&(player, match_id)).is_some()
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<Owner, Panel>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn living(panel: Panel) -> Option<PrivateMessage> {
    (Instant::now() < panel.until).then_some(panel.message)
}
