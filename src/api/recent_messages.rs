//! The latest messages of channels, as far as the bot receives them. They show whether one of our messages is still in
//! view.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use trickmate_host::{ChannelId, MessageId};

use lru::LruCache;

/// Number of messages below one of ours that leave it in view.
const IN_VIEW: usize = 8;
/// Number of channels whose latest messages are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The latest messages of channels.
#[derive(Clone)]
pub(crate) struct RecentMessages {
    channels: Arc<Mutex<LruCache<ChannelId, Recent>>>,
}

#[derive(Default)]
struct Recent {
    messages: BTreeSet<MessageId>,
    /// The latest message that somebody has typed for the bot.
    typed: Option<MessageId>,
}

impl RecentMessages {
    pub(crate) fn new() -> Self {
        Self { channels: Arc::new(Mutex::new(LruCache::new(KEPT))) }
    }

    /// Notes a message that was posted in a channel. Messages may be noted in another order than they were posted in.
    pub(crate) fn note(&self, channel: ChannelId, message: MessageId) {
        let mut channels = self.lock();
        let recent = channels.get_or_insert_mut(channel, Recent::default);
        recent.messages.insert(message);
        if recent.messages.len() > IN_VIEW + 1 {
            recent.messages.pop_first();
        }
    }

    /// Notes a message that somebody typed for the bot. The writer is looking at the end of the channel.
    pub(crate) fn note_typed(&self, channel: ChannelId, message: MessageId) {
        self.lock().get_or_insert_mut(channel, Recent::default).typed = Some(message);
    }

    /// Returns `true` if a message of ours is no longer where people look.
    pub(crate) fn is_out_of_view(&self, channel: ChannelId, message: MessageId) -> bool {
        self.lock().get(&channel).is_some_and(|recent| {
            let below = recent.messages.iter().filter(|other| **other > message).count();
            below > IN_VIEW || recent.typed.is_some_and(|typed| typed > message)
        })
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<ChannelId, Recent>> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::{IN_VIEW, RecentMessages};
    use trickmate_host::{ChannelId, MessageId};

    #[test]
    fn a_message_is_out_of_view_below_many_others_or_when_somebody_has_typed() {
        let recent = RecentMessages::new();
        for message in 1..=IN_VIEW as i64 + 1 {
            assert!(!recent.is_out_of_view(ChannelId::new(1), MessageId::new(1)), "{message}");
            recent.note(ChannelId::new(1), MessageId::new(message));
        }
        assert!(!recent.is_out_of_view(ChannelId::new(1), MessageId::new(1)));
        recent.note(ChannelId::new(1), MessageId::new(100));
        assert!(recent.is_out_of_view(ChannelId::new(1), MessageId::new(1)));
        assert!(!recent.is_out_of_view(ChannelId::new(2), MessageId::new(1)));
        recent.note_typed(ChannelId::new(2), MessageId::new(5));
        assert!(
            recent.is_out_of_view(ChannelId::new(2), MessageId::new(1))
                && !recent.is_out_of_view(ChannelId::new(2), MessageId::new(6))
        );
    }

    #[test]
    fn messages_are_counted_in_the_order_in_which_they_were_posted() {
        let recent = RecentMessages::new();
        let board = MessageId::new(1);
        let talk = (2..).take(IN_VIEW + 1).map(MessageId::new);
        for message in talk.chain([board]) {
            recent.note(ChannelId::new(1), message);
        }
        assert!(recent.is_out_of_view(ChannelId::new(1), board), "the board was noted last");
    }
}
