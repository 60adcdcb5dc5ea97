//! Posting messages and notifying everyone of them.

use super::events::{CHANNELS, MESSAGES};
use super::message_json::bind_files;
use super::{AllowedMentions, Attachment, InteractionMention, Message, NewPoll, Poll, Upload, World, flags};
use crate::dispatch::Route;
use crate::error::ApiError;
use crate::gateway::intents;
use crate::permissions::{BYPASS_SLOWMODE, MANAGE_THREADS};
use serde_json::{Value, json};
use std::sync::Arc;

/// A message to post; its parts have been checked.
#[derive(Debug, Default)]
pub(crate) struct NewMessage {
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) uploads: Vec<Upload>,
    pub(crate) flags: u64,
    pub(crate) tts: bool,
    pub(crate) nonce: Option<Value>,
    pub(crate) reply_to: Option<u64>,
    pub(crate) allowed: AllowedMentions,
    pub(crate) poll: Option<NewPoll>,
    /// Stickers by id.
    pub(crate) stickers: Vec<u64>,
    /// The channel and id of the message that is forwarded.
    pub(crate) forward: Option<(u64, u64)>,
}

/// Time for which a nonce is remembered, in milliseconds. Discord says "a few minutes".
const NONCE_MS: i64 = 5 * 60 * 1000;

impl World {
    /// Posts a message as a user or bot who may do so.
    pub(crate) fn post(&mut self, author: u64, channel_id: u64, draft: NewMessage) -> Result<u64, ApiError> {
        let id = self.next_id();
        self.post_with_id(id, author, channel_id, draft)?;
        Ok(id)
    }

    /// Posts a message with a given id: the first one of a forum's thread has the thread's.
    pub(super) fn post_with_id(
        &mut self,
        id: u64,
        author: u64,
        channel_id: u64,
        draft: NewMessage,
    ) -> Result<(), ApiError> {
        let bot = self.applications.contains_key(&author);
        self.wake_thread(author, channel_id)?;
        let kind = if draft.reply_to.is_some() { 19 } else { 0 };
        let reply = draft.reply_to.map(|id| (channel_id, id));
        let reference = reply.or(draft.forward).map(|(channel, id)| (channel, Some(id)));
        let mut message = Message::system(id, channel_id, author, kind, self.now_ms());
        message.reference = reference;
        message.application_id = bot.then_some(author);
        self.fill(&mut message, draft)?;
        self.store_message(message);
        if self.channel(channel_id)?.thread.is_some() {
            self.join_thread(channel_id, author)?;
        }
        self.set_read(author, channel_id, id);
        self.announce_message(channel_id, id, "MESSAGE_CREATE");
        Ok(())
    }

    /// Checks slow mode: a member without the permission to bypass it must wait before writing again.
    ///
    /// # Errors
    /// 20016 with the time left.
    pub(crate) fn check_slow_mode(&self, author: u64, channel_id: u64) -> Result<(), ApiError> {
        let channel = self.channel(channel_id)?;
        let exempt = self.applications.contains_key(&author)
            || self.channel_permissions(author, channel_id) & BYPASS_SLOWMODE != 0;
        if channel.slow_mode == 0 || exempt {
            return Ok(());
        }
        let mut own = channel.messages.values().rev().filter(|message| message.author_id == author);
        let Some(last) = own.find(|message| message.ephemeral_to.is_none()) else { return Ok(()) };
        let left = last.posted + i64::from(channel.slow_mode) * 1000 - self.now_ms();
        if left > 0 { Err(ApiError::slow_mode(left as f64 / 1000.0)) } else { Ok(()) }
    }

    /// Returns the message that an author posted with a nonce a moment ago.
    pub(crate) fn message_with_nonce(&self, author: u64, channel_id: u64, nonce: &Value) -> Option<u64> {
        let messages = &self.channels.get(&channel_id)?.messages;
        let oldest = self.now_ms() - NONCE_MS;
        let mut recent = messages.values().rev().take_while(|message| message.posted >= oldest);
        recent
            .find(|message| message.author_id == author && message.nonce.as_ref() == Some(nonce))
            .map(|message| message.id)
    }

    /// Posts an application's answer to an interaction, perhaps only for one user.
    pub(super) fn post_answer(
        &mut self,
        application_id: u64,
        channel_id: u64,
        kind: u8,
        mention: InteractionMention,
        reference: Option<u64>,
        draft: NewMessage,
    ) -> Result<u64, ApiError> {
        let id = self.next_id();
        let mut message = Message::system(id, channel_id, application_id, kind, self.now_ms());
        message.application_id = Some(application_id);
        message.ephemeral_to = (draft.flags & flags::EPHEMERAL != 0).then_some(mention.user_id);
        message.reference = reference.map(|id| (channel_id, Some(id)));
        message.interaction = Some(mention);
        self.fill(&mut message, draft)?;
        self.store_message(message);
        self.announce_message(channel_id, id, "MESSAGE_CREATE");
        Ok(id)
    }

    /// Puts a draft's content into a message.
    pub(super) fn fill(&mut self, message: &mut Message, mut draft: NewMessage) -> Result<(), ApiError> {
        self.name_component_emojis(message.author_id, &mut draft.components)?;
        message.stickers = self.sticker_items(message.author_id, message.channel_id, &draft.stickers)?;
        message.snapshot = draft.forward.and_then(|(channel, id)| self.snapshot_of(channel, id));
        let ephemeral = message.ephemeral_to.is_some();
        let owner = if ephemeral { message.author_id } else { message.channel_id };
        message.attachments =
            draft.uploads.into_iter().map(|upload| self.store_upload(owner, upload, ephemeral)).collect();
        message.embeds = draft.embeds;
        bind_files(&mut message.embeds, &message.attachments);
        message.components = draft.components;
        self.bind_media(&mut message.components, &message.attachments)?;
        message.content = draft.content;
        message.flags = draft.flags;
        if message.snapshot.is_some() {
            message.flags |= flags::HAS_SNAPSHOT;
        }
        message.tts = draft.tts;
        message.nonce = draft.nonce;
        if let Some(poll) = draft.poll {
            message.poll = Some(Poll::new(poll, message.posted));
            self.polls.insert((message.channel_id, message.id));
        }
        self.set_mentions(message, &draft.allowed)
    }

    /// Computes again which users a message pings.
    pub(super) fn set_mentions(
        &self,
        message: &mut Message,
        allowed: &AllowedMentions,
    ) -> Result<(), ApiError> {
        let channel = self.channel(message.channel_id)?;
        let replied_to = match message.reference {
            Some((_, Some(id))) if message.kind == 19 => {
                channel.messages.get(&id).map(|reply| reply.author_id)
            }
            _ => None,
        };
        let found = self.find_mentions(message.author_id, channel, &message.content, allowed, replied_to);
        message.mentions = found.users;
        message.mention_roles = found.roles;
        message.mention_everyone = found.everyone;
        Ok(())
    }

    /// Reopens an archived thread when somebody writes in it, unless it is locked.
    fn wake_thread(&mut self, author: u64, channel_id: u64) -> Result<(), ApiError> {
        let Some(thread) = &self.channel(channel_id)?.thread else { return Ok(()) };
        let moderator = self.channel_permissions(author, channel_id) & MANAGE_THREADS != 0;
        if thread.locked && !moderator {
            return Err(ApiError::thread_locked());
        }
        if thread.archived {
            self.change_thread(channel_id, |channel, now| {
                if let Some(thread) = &mut channel.thread {
                    thread.archived = false;
                    thread.archive_changed = now;
                }
            })?;
        }
        Ok(())
    }

    /// Deletes a message.
    ///
    /// # Errors
    /// 10003 or 10008 if either is unknown.
    pub fn delete_message(&mut self, channel_id: u64, id: u64) -> Result<(), ApiError> {
        let message = self.channel_mut(channel_id)?.messages.remove(&id);
        let message = message.ok_or_else(ApiError::unknown_message)?;
        self.count_message(self.channel(channel_id)?.guild_id, &message, false);
        self.drop_files(&message.attachments);
        let mut data = json!({"id": id.to_string(), "channel_id": channel_id.to_string()});
        if let Some(user) = message.ephemeral_to {
            // Only its two users are notified.
            self.tell_user(user, "MESSAGE_DELETE", &data);
            if let Some(application) = message.application_id {
                let data = Arc::new(data);
                self.tell_bot(application, "MESSAGE_DELETE", data, Route::Direct, intents::DIRECT_MESSAGES);
            }
            return Ok(());
        }
        let channel = self.channel_mut(channel_id)?;
        if let Some(thread) = &mut channel.thread {
            thread.message_count = thread.message_count.saturating_sub(1);
        }
        if let Some(guild) = channel.guild_id {
            data["guild_id"] = json!(guild.to_string());
        }
        self.tell_channel(channel_id, "MESSAGE_DELETE", &data, MESSAGES);
        if message.pinned.is_some() {
            self.announce_pins(channel_id);
        }
        Ok(())
    }

    /// Deletes several messages at once; unknown ones are skipped.
    pub(crate) fn delete_messages(&mut self, channel_id: u64, ids: &[u64]) -> Result<(), ApiError> {
        let mut gone: Vec<Attachment> = Vec::new();
        let channel = self.channel_mut(channel_id)?;
        let mut deleted = Vec::new();
        for id in ids {
            if channel.messages.get(id).is_some_and(|message| message.ephemeral_to.is_none())
                && let Some(message) = channel.messages.remove(id)
            {
                gone.extend(message.attachments);
                deleted.push(id.to_string());
            }
        }
        let mut data = json!({"ids": deleted, "channel_id": channel_id.to_string()});
        if let Some(guild) = channel.guild_id {
            data["guild_id"] = json!(guild.to_string());
        }
        self.recount(channel_id);
        self.drop_files(&gone);
        self.tell_channel(channel_id, "MESSAGE_DELETE_BULK", &data, MESSAGES);
        Ok(())
    }

    /// Notifies all who may see a message.
    pub(super) fn announce_message(&mut self, channel_id: u64, id: u64, name: &'static str) {
        let Some(message) = self.channels.get(&channel_id).and_then(|channel| channel.messages.get(&id))
        else {
            return;
        };
        let message = message.clone();
        if let Some(user) = message.ephemeral_to {
            // Discord treats ephemeral messages as direct ones: no guild, and the direct message intent.
            if let Some(application) = message.application_id {
                let data = Arc::new(self.full_json(&message, application));
                self.tell_bot(application, name, data, Route::Direct, intents::DIRECT_MESSAGES);
            }
            let data = self.event_json(&message, user);
            self.tell_user(user, name, &data);
            return;
        }
        for (bot, route, intents) in self.channel_bots(channel_id, MESSAGES) {
            let data = Arc::new(self.event_json(&message, bot));
            self.tell_bot(bot, name, data, route, intents);
        }
        let created = name == "MESSAGE_CREATE";
        for user in self.watching(channel_id) {
            let data = self.event_json(&message, user);
            self.tell_user(user, name, &data);
            if created {
                self.tell_unread(user, channel_id);
            }
        }
        if created && self.channels.get(&channel_id).is_some_and(|channel| channel.thread.is_some()) {
            self.tell_message_count(channel_id);
        }
    }

    /// Sends pages the current state of a message.
    pub(super) fn show_message(&mut self, channel_id: u64, id: u64) {
        for user in self.watching(channel_id) {
            let message = self.channels.get(&channel_id).and_then(|channel| channel.messages.get(&id));
            if let Some(data) = message.map(|message| self.event_json(message, user)) {
                self.tell_user(user, "MESSAGE_UPDATE", &data);
            }
        }
    }

    fn tell_message_count(&mut self, channel_id: u64) {
        for user in self.watching(channel_id) {
            if let Ok(state) = self.channel_state(channel_id, user) {
                self.tell_user(user, "THREAD_UPDATE", &state);
            }
        }
    }

    /// Returns the message as an event carries it: with its guild and the author's membership. The gateway empties it
    /// for sessions that may not see its content.
    fn event_json(&self, message: &Message, viewer: u64) -> Value {
        let mut data = self.full_json(message, viewer);
        let Some(channel) = self.channels.get(&message.channel_id) else { return data };
        data["channel_type"] = json!(channel.kind);
        let Some(guild_id) = channel.guild_id else { return data };
        data["guild_id"] = json!(guild_id.to_string());
        let Some(guild) = self.guilds.get(&guild_id) else { return data };
        if let Some(member) = guild.members.get(&message.author_id) {
            data["member"] = member.partial_json();
        }
        if let Some(Value::Array(mentions)) = data.get_mut("mentions") {
            for (mention, id) in mentions.iter_mut().zip(&message.mentions) {
                if let Some(member) = guild.members.get(id) {
                    mention["member"] = member.partial_json();
                }
            }
        }
        data
    }

    /// Tells everyone that pins changed.
    pub(super) fn announce_pins(&mut self, channel_id: u64) {
        let Ok(channel) = self.channel(channel_id) else { return };
        let mut data = json!({
            "channel_id": channel_id.to_string(),
            "last_pin_timestamp": channel.last_pin.map(crate::clock::iso),
        });
        if let Some(guild) = channel.guild_id {
            data["guild_id"] = json!(guild.to_string());
        }
        self.tell_channel(channel_id, "CHANNEL_PINS_UPDATE", &data, CHANNELS);
    }
}
