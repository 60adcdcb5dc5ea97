//! THREAD_LIST_SYNC: the threads of channels that came into a bot's sight.

use super::{World, kind};
use crate::dispatch::Route;
use crate::gateway::intents;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

impl World {
    /// Tells bots of the threads in channels that they see now and did not see before. Both sets are pairs of a user
    /// and a channel.
    pub(super) fn tell_thread_lists(
        &self,
        guild_id: u64,
        before: &BTreeSet<(u64, u64)>,
        after: &BTreeSet<(u64, u64)>,
    ) {
        let mut gained: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for (user, channel) in after.difference(before) {
            let holds_threads = self.channels.get(channel).is_some_and(|channel| {
                channel.thread.is_none() && !matches!(channel.kind, kind::CATEGORY | kind::VOICE)
            });
            if holds_threads && self.applications.contains_key(user) {
                gained.entry(*user).or_default().push(*channel);
            }
        }
        for (bot, channels) in gained {
            let mut data = self.threads_json(bot, |channel, thread| {
                !thread.archived && channel.parent_id.is_some_and(|parent| channels.contains(&parent))
            });
            data["guild_id"] = json!(guild_id.to_string());
            data["channel_ids"] = channels.iter().map(u64::to_string).collect();
            self.tell_bot(bot, "THREAD_LIST_SYNC", Arc::new(data), Route::Guild(guild_id), intents::GUILDS);
        }
    }
}
