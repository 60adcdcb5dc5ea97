//! Threads.

use super::events::CHANNELS;
use super::{Channel, Message, Thread, ThreadSpec, World, flags, kind};
use crate::clock::iso;
use crate::dispatch::Route;
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Active threads of a guild.
const MAX_ACTIVE: usize = 1000;

/// The type of a thread's first message, if it starts from a message.
pub(super) const THREAD_STARTER: u8 = 21;

impl World {
    /// Opens a thread in a channel, from a message or on its own.
    ///
    /// # Errors
    /// 10003 or 10008 if either is unknown, 160004 if the message has a thread.
    pub fn create_thread(&mut self, channel_id: u64, owner: u64, spec: ThreadSpec) -> Result<u64, ApiError> {
        let parent = self.channel(channel_id)?;
        let Some(guild_id) = parent.guild_id.filter(|_| parent.holds_threads()) else {
            return Err(ApiError::wrong_channel_type());
        };
        let id = match spec.message_id {
            // A thread that starts from a message shares its id.
            Some(message_id) => {
                let message =
                    parent.messages.get(&message_id).filter(|message| message.ephemeral_to.is_none());
                let message = message.ok_or_else(ApiError::unknown_message)?;
                if !message.is_written() {
                    return Err(ApiError::system_message());
                }
                if message.has_thread {
                    return Err(ApiError::thread_exists());
                }
                message_id
            }
            None => self.next_id(),
        };
        self.check_active_threads(guild_id)?;
        self.insert_thread(id, guild_id, channel_id, owner, &spec, Vec::new());
        if spec.message_id.is_some() {
            self.mark_thread_starter(channel_id, id);
            self.post_thread_starter(channel_id, id, owner);
        } else if spec.kind != kind::PRIVATE_THREAD {
            self.post_thread_created(channel_id, id, owner, &spec.name);
        }
        Ok(id)
    }

    /// Opens a thread of a forum.
    ///
    /// # Errors
    /// 10003 or 50024 if the channel is not a forum.
    pub(super) fn open_forum_thread(
        &mut self,
        forum: u64,
        owner: u64,
        spec: ThreadSpec,
        tags: Vec<u64>,
    ) -> Result<u64, ApiError> {
        let channel = self.channel(forum)?;
        let guild =
            channel.guild_id.filter(|_| channel.is_forum()).ok_or_else(ApiError::wrong_channel_type)?;
        self.check_active_threads(guild)?;
        let id = self.next_id();
        self.insert_thread(id, guild, forum, owner, &spec, tags);
        Ok(id)
    }

    fn check_active_threads(&self, guild_id: u64) -> Result<(), ApiError> {
        let threads = self.channels_of(guild_id).filter_map(|channel| channel.thread.as_ref());
        let active = threads.filter(|thread| !thread.archived).count();
        if active < MAX_ACTIVE { Ok(()) } else { Err(ApiError::too_many_threads()) }
    }

    fn insert_thread(
        &mut self,
        id: u64,
        guild_id: u64,
        channel_id: u64,
        owner: u64,
        spec: &ThreadSpec,
        tags: Vec<u64>,
    ) {
        let now = self.now_ms();
        let mut channel = Channel::empty(id, spec.kind);
        channel.guild_id = Some(guild_id);
        channel.name.clone_from(&spec.name);
        channel.parent_id = Some(channel_id);
        channel.slow_mode = spec.slow_mode;
        channel.thread = Some(Thread {
            owner_id: owner,
            archived: false,
            locked: false,
            invitable: spec.invitable,
            auto_archive_minutes: spec.auto_archive_minutes,
            archive_changed: now,
            created: now,
            members: BTreeMap::from([(owner, now)]),
            message_count: 0,
            total_message_sent: 0,
        });
        channel.applied_tags = tags;
        self.channels.insert(id, channel);
        self.announce_new_thread(id);
        self.watch_silence(id);
    }

    fn announce_new_thread(&mut self, id: u64) {
        let Ok(channel) = self.channel(id) else { return };
        let mut data = self.channel_json(channel);
        data["newly_created"] = json!(true);
        for (bot, route, intents) in self.channel_bots(id, CHANNELS) {
            let mut own = data.clone();
            if let Ok(channel) = self.channel(id) {
                own["member"] = self.channel_json_for(channel, bot)["member"].take();
            }
            if own["member"].is_null() {
                own.as_object_mut().map(|fields| fields.remove("member"));
            }
            self.tell_bot(bot, "THREAD_CREATE", Arc::new(own), route, intents);
        }
        for user in self.watching(id) {
            if let Ok(state) = self.channel_state(id, user) {
                self.tell_user(user, "THREAD_CREATE", &state);
            }
        }
    }

    fn mark_thread_starter(&mut self, channel_id: u64, message_id: u64) {
        let Ok(channel) = self.channel_mut(channel_id) else { return };
        if let Some(message) = channel.messages.get_mut(&message_id) {
            message.has_thread = true;
            message.flags |= flags::HAS_THREAD;
        }
        self.announce_message(channel_id, message_id, "MESSAGE_UPDATE");
    }

    /// Posts the first message of a thread that starts from a message: it only refers to that one.
    fn post_thread_starter(&mut self, channel_id: u64, thread_id: u64, owner: u64) {
        let id = self.next_id();
        let mut message = Message::system(id, thread_id, owner, THREAD_STARTER, self.now_ms());
        message.reference = Some((channel_id, Some(thread_id)));
        self.store_message(message);
        self.announce_message(thread_id, id, "MESSAGE_CREATE");
    }

    /// Posts the line "alice started a thread" in the channel.
    fn post_thread_created(&mut self, channel_id: u64, thread_id: u64, owner: u64, name: &str) {
        let id = self.next_id();
        let mut message = Message::system(id, channel_id, owner, 18, self.now_ms());
        name.clone_into(&mut message.content);
        message.reference = Some((thread_id, None));
        self.store_message(message);
        self.announce_message(channel_id, id, "MESSAGE_CREATE");
    }

    /// Changes a thread's name, slow mode or state.
    ///
    /// # Errors
    /// 10003 if the channel is not a thread.
    pub(crate) fn change_thread(
        &mut self,
        id: u64,
        change: impl FnOnce(&mut Channel, i64),
    ) -> Result<Value, ApiError> {
        let now = self.now_ms();
        let channel = self.channel_mut(id)?;
        let is_archived = |channel: &Channel| channel.thread.as_ref().map(|thread| thread.archived);
        let was_archived = is_archived(channel).ok_or_else(ApiError::unknown_channel)?;
        change(channel, now);
        let comes_back = was_archived && is_archived(channel) == Some(false);
        self.watch_silence(id);
        self.announce_channel(id, "THREAD_UPDATE");
        if comes_back {
            self.tell_thread_membership(id);
        }
        Ok(self.channel_json(self.channel(id)?))
    }

    /// Tells the bots in a reopened thread of their membership, which they may not have kept.
    fn tell_thread_membership(&self, id: u64) {
        for (bot, route, intents) in self.channel_bots(id, CHANNELS) {
            let Some(channel) = self.channels.get(&id) else { return };
            if channel.thread.as_ref().is_some_and(|thread| thread.members.contains_key(&bot)) {
                let mut data = self.thread_member_json(id, bot);
                data["guild_id"] = json!(channel.guild_id.map(|guild| guild.to_string()));
                self.tell_bot(bot, "THREAD_MEMBER_UPDATE", Arc::new(data), route, intents);
            }
        }
    }

    /// Puts a user into a thread.
    ///
    /// # Errors
    /// 10003 if the channel is not a thread, 10007 if the user is not in its guild.
    pub fn join_thread(&mut self, id: u64, user_id: u64) -> Result<(), ApiError> {
        let now = self.now_ms();
        let guild_id = self.channel(id)?.guild_id.ok_or_else(ApiError::unknown_channel)?;
        self.member(guild_id, user_id)?;
        let thread = self.channel_mut(id)?.thread.as_mut().ok_or_else(ApiError::unknown_channel)?;
        if thread.members.contains_key(&user_id) {
            return Ok(());
        }
        thread.members.insert(user_id, now);
        self.announce_thread_members(id, guild_id, Some(user_id), None);
        if let Ok(state) = self.channel_state(id, user_id) {
            self.tell_user(user_id, "THREAD_CREATE", &state);
        }
        Ok(())
    }

    /// Removes a user from a thread.
    ///
    /// # Errors
    /// 10003 if the channel is not a thread, 10007 if the user is not in it.
    pub fn leave_thread(&mut self, id: u64, user_id: u64) -> Result<(), ApiError> {
        let guild_id = self.channel(id)?.guild_id.ok_or_else(ApiError::unknown_channel)?;
        let thread = self.channel_mut(id)?.thread.as_mut().ok_or_else(ApiError::unknown_channel)?;
        thread.members.remove(&user_id).ok_or_else(ApiError::unknown_member)?;
        self.announce_thread_members(id, guild_id, None, Some(user_id));
        Ok(())
    }

    fn announce_thread_members(&mut self, id: u64, guild_id: u64, added: Option<u64>, removed: Option<u64>) {
        let Some(thread) = self.channels.get(&id).and_then(|channel| channel.thread.as_ref()) else { return };
        let added_json = added.map(|user| self.thread_member_json(id, user)).into_iter().collect::<Vec<_>>();
        let data = json!({
            "id": id.to_string(),
            "guild_id": guild_id.to_string(),
            "member_count": thread.members.len().min(50),
            "added_members": added_json,
            "removed_member_ids": removed.map(|user| user.to_string()).into_iter().collect::<Vec<_>>(),
        });
        let data = Arc::new(data);
        let Some(guild) = self.guilds.get(&guild_id) else { return };
        for bot in guild.members.keys().filter(|id| self.applications.contains_key(id)) {
            // Without the members intent a bot hears only of itself.
            let own = added == Some(*bot) || removed == Some(*bot);
            let intents = if own { intents::GUILDS } else { intents::GUILD_MEMBERS };
            self.tell_bot(*bot, "THREAD_MEMBERS_UPDATE", Arc::clone(&data), Route::Guild(guild_id), intents);
        }
    }

    /// Returns the thread member object.
    pub(crate) fn thread_member_json(&self, id: u64, user_id: u64) -> Value {
        let thread = self.channels.get(&id).and_then(|channel| channel.thread.as_ref());
        let joined = thread.and_then(|thread| thread.members.get(&user_id)).copied().unwrap_or_default();
        json!({
            "id": id.to_string(),
            "user_id": user_id.to_string(),
            "join_timestamp": iso(joined),
            "flags": 0,
        })
    }

    /// Returns the threads of a guild or channel that pass a test, newest first, as a bot sees them.
    pub(crate) fn threads_json(&self, bot: u64, test: impl Fn(&Channel, &Thread) -> bool) -> Value {
        let threads = self.channels.values().rev().filter(|channel| {
            channel.thread.as_ref().is_some_and(|thread| test(channel, thread))
                && self.can_view(bot, channel.id)
        });
        let threads = threads.collect::<Vec<_>>();
        let members = threads
            .iter()
            .filter(|channel| channel.thread.as_ref().is_some_and(|thread| thread.members.contains_key(&bot)))
            .map(|channel| self.thread_member_json(channel.id, bot))
            .collect::<Vec<_>>();
        let threads = threads.iter().map(|channel| self.channel_json_for(channel, bot)).collect::<Vec<_>>();
        json!({"threads": threads, "members": members})
    }
}
