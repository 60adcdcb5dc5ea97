//! Channels of every kind; threads and direct messages build on them.

use super::events::{CHANNELS, TYPING};
use super::{Channel, ChannelSpec, World, kind};
use crate::clock::iso;
use crate::dispatch::Route;
use crate::error::ApiError;
use crate::permissions::{Overwrite, OverwriteKind};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Channels of a guild, threads not counted.
const MAX_CHANNELS: usize = 500;
/// The highest bitrate of a voice channel in a server without boosts, and of a stage.
const MAX_BITRATE: i64 = 96_000;
const MAX_STAGE_BITRATE: i64 = 64_000;
/// Settings that only voice channels have.
const VOICE_SETTINGS: [&str; 4] = ["bitrate", "user_limit", "rtc_region", "video_quality_mode"];
/// Channels of a category.
const MAX_IN_CATEGORY: usize = 50;

impl World {
    /// Creates a channel in a guild.
    ///
    /// # Errors
    /// 10004 if there is no such guild, 50035 if the parent is not one of its categories.
    pub fn create_channel(&mut self, guild_id: u64, mut spec: ChannelSpec) -> Result<u64, ApiError> {
        self.guild(guild_id)?;
        let kind = spec.kind.unwrap_or(kind::TEXT);
        self.check_parent(guild_id, kind, None, &spec)?;
        check_voice(kind, &mut spec)?;
        if self.channels_of(guild_id).filter(|channel| channel.thread.is_none()).count() >= MAX_CHANNELS {
            return Err(ApiError::too_many_channels());
        }
        let id = self.next_id();
        let siblings = self.channels.values().filter(|channel| channel.guild_id == Some(guild_id));
        let mut channel = Channel::empty(id, kind);
        channel.position = siblings.filter(|channel| channel.thread.is_none()).count() as i64;
        channel.guild_id = Some(guild_id);
        if spec.overwrites.is_none()
            && let Some(Some(parent)) = spec.parent_id
        {
            channel.overwrites = self.channel(parent)?.overwrites.clone();
        }
        self.number_tags(&mut spec);
        channel.apply(spec);
        self.channels.insert(id, channel);
        self.announce_channel(id, "CHANNEL_CREATE");
        Ok(id)
    }

    fn check_parent(
        &self,
        guild_id: u64,
        kind: u8,
        id: Option<u64>,
        spec: &ChannelSpec,
    ) -> Result<(), ApiError> {
        let Some(Some(parent)) = spec.parent_id else { return Ok(()) };
        let valid = self
            .channels
            .get(&parent)
            .is_some_and(|channel| channel.guild_id == Some(guild_id) && channel.kind == kind::CATEGORY);
        if !valid || kind == kind::CATEGORY {
            return Err(ApiError::invalid_field(
                "parent_id",
                "CHANNEL_PARENT_INVALID_TYPE",
                "Not a category",
            ));
        }
        let siblings = self.channels_of(guild_id).filter(|channel| channel.parent_id == Some(parent));
        if siblings.filter(|channel| Some(channel.id) != id).count() >= MAX_IN_CATEGORY {
            let message = format!("Maximum number of channels in category reached ({MAX_IN_CATEGORY})");
            return Err(ApiError::invalid_field("parent_id", "CHANNEL_PARENT_MAX_CHANNELS", message));
        }
        Ok(())
    }

    /// Finds a channel, thread or direct message.
    ///
    /// # Errors
    /// 10003 if it is unknown.
    pub fn channel(&self, id: u64) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// Returns the channels of a guild, threads included.
    pub fn channels_of(&self, guild_id: u64) -> impl Iterator<Item = &Channel> {
        self.channels.values().filter(move |channel| channel.guild_id == Some(guild_id))
    }

    pub(crate) fn channel_mut(&mut self, id: u64) -> Result<&mut Channel, ApiError> {
        self.channels.get_mut(&id).ok_or_else(ApiError::unknown_channel)
    }

    /// Changes a channel.
    ///
    /// # Errors
    /// 10003 if it is unknown, 50035 if the parent is not a category.
    pub fn change_channel(&mut self, id: u64, mut spec: ChannelSpec) -> Result<Value, ApiError> {
        let channel = self.channel(id)?;
        let guild_id = channel.guild_id.ok_or_else(ApiError::not_in_direct_messages)?;
        self.check_parent(guild_id, channel.kind, Some(id), &spec)?;
        check_voice(channel.kind, &mut spec)?;
        let before = self.visibility(guild_id);
        self.number_tags(&mut spec);
        self.channel_mut(id)?.apply(spec);
        self.announce_change(guild_id, id, &before)
    }

    fn announce_change(
        &mut self,
        guild_id: u64,
        id: u64,
        before: &BTreeSet<(u64, u64)>,
    ) -> Result<Value, ApiError> {
        let channel = self.channel(id)?;
        let data = self.channel_json(channel);
        let told = Arc::new(data.clone());
        // A user who loses sight of a channel learns that from the change that caused it.
        for bot in self.bots_of(guild_id) {
            if before.contains(&(bot, id)) || self.can_view(bot, id) {
                let route = Route::Guild(guild_id);
                self.tell_bot(bot, "CHANNEL_UPDATE", Arc::clone(&told), route, CHANNELS.guild);
            }
        }
        self.tell_visibility(guild_id, before);
        Ok(data)
    }

    /// Deletes a channel with its threads, or "closes" a direct message, which keeps its history.
    ///
    /// # Errors
    /// 10003 if it is unknown.
    pub fn delete_channel(&mut self, id: u64) -> Result<Value, ApiError> {
        let channel = self.channel(id)?;
        let data = self.channel_json(channel);
        if channel.guild_id.is_none() {
            return Ok(data);
        }
        let name = if channel.thread.is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        let threads =
            self.channels.values().filter(|thread| thread.thread.is_some() && thread.parent_id == Some(id));
        let threads = threads.map(|thread| thread.id).collect::<Vec<_>>();
        let told = if name == "THREAD_DELETE" {
            json!({"id": data["id"], "guild_id": data["guild_id"], "parent_id": data["parent_id"], "type": data["type"]})
        } else {
            data.clone()
        };
        self.tell_channel(id, name, &told, CHANNELS);
        for gone in threads.into_iter().chain([id]) {
            self.channels.remove(&gone);
            self.reads.borrow_mut().remove(&gone);
        }
        self.webhooks.retain(|_, webhook| webhook.channel_id != id && webhook.source != Some(id));
        self.invites.retain(|_, invite| invite.channel_id != id);
        let children = self.channels.values_mut().filter(|channel| channel.parent_id == Some(id));
        let children = children.map(|child| {
            child.parent_id = None;
            child.id
        });
        for child in children.collect::<Vec<_>>() {
            self.announce_channel(child, "CHANNEL_UPDATE");
        }
        Ok(data)
    }

    /// Returns `true` if the role or member of an overwrite exists in a guild.
    pub(crate) fn knows_target(&self, guild_id: u64, overwrite: &Overwrite) -> bool {
        self.guilds.get(&guild_id).is_some_and(|guild| match overwrite.kind {
            OverwriteKind::Role => guild.roles.contains_key(&overwrite.id),
            OverwriteKind::Member => guild.members.contains_key(&overwrite.id),
        })
    }

    /// Sets one overwrite of a channel.
    ///
    /// # Errors
    /// 10003 if there is no such channel.
    pub fn set_overwrite(&mut self, channel_id: u64, overwrite: Overwrite) -> Result<(), ApiError> {
        let guild_id = self.channel(channel_id)?.guild_id.ok_or_else(ApiError::not_in_direct_messages)?;
        let before = self.visibility(guild_id);
        let channel = self.channel_mut(channel_id)?;
        channel.overwrites.retain(|other| other.id != overwrite.id);
        channel.overwrites.push(overwrite);
        self.announce_change(guild_id, channel_id, &before)?;
        Ok(())
    }

    /// Removes one overwrite of a channel.
    ///
    /// # Errors
    /// 10003 or 10009 if either is unknown.
    pub fn remove_overwrite(&mut self, channel_id: u64, id: u64) -> Result<(), ApiError> {
        let guild_id = self.channel(channel_id)?.guild_id.ok_or_else(ApiError::not_in_direct_messages)?;
        let before = self.visibility(guild_id);
        let channel = self.channel_mut(channel_id)?;
        let count = channel.overwrites.len();
        channel.overwrites.retain(|other| other.id != id);
        if channel.overwrites.len() == count {
            return Err(ApiError::unknown_overwrite());
        }
        self.announce_change(guild_id, channel_id, &before)?;
        Ok(())
    }

    /// Shows someone as typing.
    ///
    /// # Errors
    /// 10003 if there is no such channel.
    pub(crate) fn type_in(&mut self, user: u64, channel_id: u64) -> Result<(), ApiError> {
        let mut data = json!({
            "channel_id": channel_id.to_string(),
            "user_id": user.to_string(),
            "timestamp": self.now_ms() / 1000,
        });
        if let Some(guild) = self.channel(channel_id)?.guild_id {
            data["guild_id"] = json!(guild.to_string());
            if let Ok(member) = self.member(guild, user) {
                data["member"] = self.member_json(member);
            }
        }
        self.tell_channel(channel_id, "TYPING_START", &data, TYPING);
        Ok(())
    }

    /// Tells bots and people of a channel; people also get their permissions there.
    pub(super) fn announce_channel(&mut self, id: u64, name: &'static str) {
        let Ok(channel) = self.channel(id) else { return };
        let data = Arc::new(self.channel_json(channel));
        for (bot, route, intents) in self.channel_bots(id, CHANNELS) {
            self.tell_bot(bot, name, Arc::clone(&data), route, intents);
        }
        for user in self.watching(id) {
            if let Ok(state) = self.channel_state(id, user) {
                self.tell_user(user, name, &state);
            }
        }
    }

    /// Returns the channel object.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let mut data = json!({
            "id": channel.id.to_string(),
            "type": channel.kind,
            "flags": 0,
            "last_message_id": channel.last_message_id.map(|id| id.to_string()),
        });
        if let Some(last_pin) = channel.last_pin {
            data["last_pin_timestamp"] = json!(iso(last_pin));
        }
        let Some(guild_id) = channel.guild_id else {
            data["recipients"] = channel.recipients.iter().map(|id| self.user_json(*id)).collect();
            return data;
        };
        data["guild_id"] = json!(guild_id.to_string());
        data["name"] = json!(channel.name);
        data["parent_id"] = json!(channel.parent_id.map(|id| id.to_string()));
        data["rate_limit_per_user"] = json!(channel.slow_mode);
        if let Some(thread) = &channel.thread {
            thread.describe(&mut data, channel.kind);
            if !channel.applied_tags.is_empty() {
                data["applied_tags"] = channel.applied_tags.iter().map(u64::to_string).collect();
            }
            return data;
        }
        data["position"] = json!(channel.position);
        data["topic"] = json!(channel.topic);
        data["nsfw"] = json!(channel.nsfw);
        data["permission_overwrites"] = channel.overwrites.iter().map(overwrite_json).collect();
        for (key, value) in &channel.settings {
            data[key] = value.clone();
        }
        if channel.is_forum() {
            for (key, value) in [
                ("available_tags", json!([])),
                ("default_reaction_emoji", Value::Null),
                ("default_sort_order", Value::Null),
                ("default_forum_layout", json!(0)),
            ] {
                data.as_object_mut().map(|fields| fields.entry(key).or_insert(value));
            }
        }
        if matches!(channel.kind, kind::VOICE | kind::STAGE) {
            for (key, value) in [
                ("bitrate", json!(64_000)),
                ("user_limit", json!(0)),
                ("rtc_region", Value::Null),
                ("video_quality_mode", json!(1)),
            ] {
                data.as_object_mut().map(|fields| fields.entry(key).or_insert(value));
            }
        }
        data
    }

    /// Returns the channel object as a viewer sees it: a direct message names only the other side, a thread the
    /// viewer's membership.
    pub(crate) fn channel_json_for(&self, channel: &Channel, viewer: u64) -> Value {
        let mut data = self.channel_json(channel);
        if channel.guild_id.is_none() {
            let others = channel.recipients.iter().filter(|id| **id != viewer);
            data["recipients"] = others.map(|id| self.user_json(*id)).collect();
        }
        if let Some(joined) = channel.thread.as_ref().and_then(|thread| thread.members.get(&viewer)) {
            data["member"] = json!({
                "id": channel.id.to_string(),
                "user_id": viewer.to_string(),
                "join_timestamp": iso(*joined),
                "flags": 0,
            });
        }
        data
    }
}

/// Checks that a voice channel is within its limits. Other channels have no such settings.
fn check_voice(kind: u8, spec: &mut ChannelSpec) -> Result<(), ApiError> {
    let (bitrate, users) = match kind {
        kind::VOICE => (MAX_BITRATE, 99),
        kind::STAGE => (MAX_STAGE_BITRATE, 10_000),
        _ => {
            spec.settings.retain(|key, _| !VOICE_SETTINGS.contains(&key.as_str()));
            return Ok(());
        }
    };
    let given = |key: &str| spec.settings.get(key).and_then(Value::as_i64).unwrap_or_default();
    if given("bitrate") > bitrate {
        return Err(ApiError::bitrate_too_high());
    }
    if given("user_limit") > users {
        let message = format!("int value should be less than or equal to {users}.");
        return Err(ApiError::invalid_field("user_limit", "NUMBER_TYPE_MAX", message));
    }
    Ok(())
}

fn overwrite_json(overwrite: &Overwrite) -> Value {
    json!({
        "id": overwrite.id.to_string(),
        "type": match overwrite.kind { OverwriteKind::Role => 0, OverwriteKind::Member => 1 },
        "allow": overwrite.allow.to_string(),
        "deny": overwrite.deny.to_string(),
    })
}
