//! A user's read position in a channel.

/// Read position of a user in a channel, and the number of unread messages.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ReadState {
    /// The last message that was read.
    pub(crate) last: Option<u64>,
    /// Messages after it; `None` until they are needed.
    pub(crate) counted: Option<Unread>,
}

/// Unread messages.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Unread {
    /// Number of unread messages by other users.
    pub(crate) messages: u32,
    /// Number of unread messages that ping the user.
    pub(crate) mentions: u32,
}

impl Unread {
    /// Counts a message, or uncounts it.
    pub(crate) fn count(&mut self, pings: bool, added: bool) {
        let change =
            |count: u32, by: u32| if added { count.saturating_add(by) } else { count.saturating_sub(by) };
        self.messages = change(self.messages, 1);
        self.mentions = change(self.mentions, u32::from(pings));
    }
}
