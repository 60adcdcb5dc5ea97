//! Direct messages between two users.

use super::{Channel, World, kind};
use crate::error::ApiError;
use std::collections::VecDeque;

/// New direct message channels that a bot may open in a row before Discord refuses more.
const OPENINGS: usize = 10;
/// The time over which openings are counted, in milliseconds.
const OPENINGS_WINDOW: i64 = 10_000;

impl World {
    /// Opens, or finds, the direct message channel of two users.
    ///
    /// # Errors
    /// 10013 if one does not exist, 50007 for a user with themself or for two bots, 40003 for a bot that opens too
    /// many at once.
    pub fn open_direct(&mut self, opener: u64, recipient: u64) -> Result<u64, ApiError> {
        let both_bots = self.user(opener)?.bot && self.user(recipient)?.bot;
        if opener == recipient || both_bots {
            return Err(ApiError::cannot_message_user());
        }
        let key = (opener.min(recipient), opener.max(recipient));
        if let Some(id) = self.direct.get(&key) {
            return Ok(*id);
        }
        if self.realistic && self.applications.contains_key(&opener) {
            self.count_opening(opener)?;
        }
        let id = self.next_id();
        let mut channel = Channel::empty(id, kind::DIRECT);
        channel.recipients = vec![opener, recipient];
        self.channels.insert(id, channel);
        self.direct.insert(key, id);
        // Bots get no CHANNEL_CREATE for direct messages since API version 8.
        for user in [opener, recipient] {
            if let Ok(state) = self.channel_state(id, user) {
                self.tell_user(user, "CHANNEL_CREATE", &state);
            }
        }
        Ok(id)
    }

    fn count_opening(&mut self, bot: u64) -> Result<(), ApiError> {
        let now = self.now_ms();
        let openings: &mut VecDeque<i64> = self.direct_opened.entry(bot).or_default();
        openings.retain(|at| now - at < OPENINGS_WINDOW);
        if openings.len() >= OPENINGS {
            return Err(ApiError::direct_messages_too_fast());
        }
        openings.push_back(now);
        Ok(())
    }

    /// Checks that a message from one user reaches the other.
    ///
    /// # Errors
    /// 50278 if a bot shares no server with the recipient, 50007 if the recipient does not accept direct messages.
    pub(crate) fn check_direct(&self, sender: u64, channel: &Channel) -> Result<(), ApiError> {
        let Some(recipient) = channel.recipients.iter().copied().find(|id| *id != sender) else {
            return Err(ApiError::cannot_message_user());
        };
        if self.applications.contains_key(&sender) {
            let mutual = self
                .guilds
                .values()
                .any(|guild| guild.members.contains_key(&sender) && guild.members.contains_key(&recipient));
            if !mutual {
                return Err(ApiError::no_mutual_guilds());
            }
        }
        if self.user(recipient)?.dms_closed {
            return Err(ApiError::cannot_message_user());
        }
        Ok(())
    }
}
