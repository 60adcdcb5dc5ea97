//! Notices in threads: added and removed members, and new names.

use super::{Message, World};
use crate::error::ApiError;

const RECIPIENT_ADD: u8 = 1;
const RECIPIENT_REMOVE: u8 = 2;
const NAME_CHANGE: u8 = 4;

impl World {
    /// Adds a user to a thread for somebody, with a notice in the thread.
    ///
    /// # Errors
    /// 10003 if the channel is not a thread, 10007 if the user is not in its guild.
    pub(crate) fn add_to_thread(&mut self, id: u64, actor: u64, user: u64) -> Result<(), ApiError> {
        let is_new =
            self.channel(id)?.thread.as_ref().is_some_and(|thread| !thread.members.contains_key(&user));
        self.join_thread(id, user)?;
        if is_new && actor != user {
            self.note(id, actor, RECIPIENT_ADD, "", &[user]);
        }
        Ok(())
    }

    /// Removes a user from a thread for somebody, with a notice in the thread.
    ///
    /// # Errors
    /// 10003 if the channel is not a thread, 10007 if the user is not in it.
    pub(crate) fn take_out_of_thread(&mut self, id: u64, actor: u64, user: u64) -> Result<(), ApiError> {
        self.leave_thread(id, user)?;
        if actor != user {
            self.note(id, actor, RECIPIENT_REMOVE, "", &[user]);
        }
        Ok(())
    }

    /// Posts a notice that somebody renamed a thread.
    pub(crate) fn note_rename(&mut self, id: u64, actor: u64, name: &str) {
        self.note(id, actor, NAME_CHANGE, name, &[]);
    }

    fn note(&mut self, thread: u64, actor: u64, kind: u8, content: &str, mentions: &[u64]) {
        let id = self.next_id();
        let mut message = Message::system(id, thread, actor, kind, self.now_ms());
        content.clone_into(&mut message.content);
        message.mentions = mentions.to_vec();
        self.store_message(message);
        self.announce_message(thread, id, "MESSAGE_CREATE");
    }
}
