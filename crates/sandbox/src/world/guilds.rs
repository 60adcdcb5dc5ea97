//! Servers ("guilds").

use super::{ChannelSpec, Collection, Guild, Image, Member, Role, World, kind};
use crate::clock::iso;
use crate::dispatch::Route;
use crate::error::ApiError;
use crate::gateway::intents;
use crate::permissions;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Features of every server, so that a bot can set the pictures.
pub(crate) const FEATURES: [&str; 5] =
    ["ANIMATED_BANNER", "ANIMATED_ICON", "BANNER", "INVITE_SPLASH", "ROLE_ICONS"];

impl World {
    /// Creates a guild with one text channel, `general`.
    ///
    /// # Errors
    /// 10013 if the owner does not exist.
    pub fn create_guild(&mut self, name: &str, owner_id: u64, locale: &str) -> Result<u64, ApiError> {
        self.user(owner_id)?;
        let id = self.next_id();
        let everyone = Role::everyone(id, permissions::DEFAULT_EVERYONE);
        let mut guild = Guild {
            id,
            name: name.to_owned(),
            owner_id,
            preferred_locale: locale.to_owned(),
            roles: BTreeMap::from([(id, everyone)]),
            members: BTreeMap::new(),
            bans: BTreeMap::new(),
            objects: BTreeMap::new(),
            event_users: BTreeMap::new(),
            settings: BTreeMap::new(),
            profile: Map::new(),
            templates: BTreeMap::new(),
            voice_states: BTreeMap::new(),
            audit_log: std::collections::VecDeque::new(),
        };
        guild.members.insert(owner_id, Member::new(owner_id, self.now_ms()));
        self.guilds.insert(id, guild);
        self.create_channel(id, ChannelSpec::new("general", kind::TEXT))?;
        let state = self.guild_state(id, owner_id)?;
        self.tell_user(owner_id, "GUILD_CREATE", &state);
        Ok(id)
    }

    /// Finds a guild.
    ///
    /// # Errors
    /// 10004 if it is unknown.
    pub fn guild(&self, id: u64) -> Result<&Guild, ApiError> {
        self.guilds.get(&id).ok_or_else(ApiError::unknown_guild)
    }

    pub(crate) fn guild_mut(&mut self, id: u64) -> Result<&mut Guild, ApiError> {
        self.guilds.get_mut(&id).ok_or_else(ApiError::unknown_guild)
    }

    /// Finds a guild for a bot, which must be a member.
    ///
    /// # Errors
    /// 10004 if there is no such guild, 50001 if the bot is not in it.
    pub(crate) fn guild_for(&self, id: u64, bot: u64) -> Result<&Guild, ApiError> {
        let guild = self.guild(id)?;
        if guild.members.contains_key(&bot) { Ok(guild) } else { Err(ApiError::missing_access()) }
    }

    /// Changes a guild's name, owner or language.
    ///
    /// # Errors
    /// 10004 if there is no such guild.
    pub fn change_guild(&mut self, id: u64, change: impl FnOnce(&mut Guild)) -> Result<Value, ApiError> {
        change(self.guild_mut(id)?);
        let data = self.guild_json(id)?;
        self.tell_guild(id, "GUILD_UPDATE", &data, intents::GUILDS);
        Ok(data)
    }

    /// Deletes a guild with everything in it.
    ///
    /// # Errors
    /// 10004 if there is no such guild.
    pub fn delete_guild(&mut self, id: u64) -> Result<(), ApiError> {
        self.guild(id)?;
        let gone = json!({"id": id.to_string()});
        self.tell_guild(id, "GUILD_DELETE", &gone, intents::GUILDS);
        self.channels.retain(|_, channel| channel.guild_id != Some(id));
        for application in self.applications.values_mut() {
            application.commands.retain(|_, command| command.guild_id != Some(id));
        }
        self.webhooks.retain(|_, webhook| webhook.guild_id != id);
        self.invites.retain(|_, invite| invite.guild_id != id);
        let roles = self.guilds.remove(&id).into_iter().flat_map(|guild| guild.roles.into_keys());
        roles.chain([id]).for_each(|id| self.forget_images(id));
        Ok(())
    }

    /// Adds an application's bot to a guild, with a managed role that carries `granted`.
    ///
    /// # Errors
    /// 10002 or 10004 if either is unknown.
    pub fn install(&mut self, guild_id: u64, application_id: u64, granted: u64) -> Result<(), ApiError> {
        let name = self.application(application_id)?.name.clone();
        if self.guild(guild_id)?.members.contains_key(&application_id) {
            return Ok(());
        }
        let role_id = self.next_id();
        let joined = self.now_ms();
        let guild = self.guild_mut(guild_id)?;
        let position = guild.roles.len() as i64;
        guild.roles.insert(role_id, Role::managed(role_id, &name, granted, position, application_id));
        let mut member = Member::new(application_id, joined);
        member.roles.push(role_id);
        guild.members.insert(application_id, member);
        let role = json!({"guild_id": guild_id.to_string(), "role": self.role_json(guild_id, role_id)?});
        self.tell_guild_users(guild_id, "GUILD_ROLE_CREATE", &role);
        let payload = Arc::new(self.guild_create_json(guild_id, application_id)?);
        self.tell_bot(application_id, "GUILD_CREATE", payload, Route::Guild(guild_id), intents::GUILDS);
        self.announce_member(guild_id, application_id, "GUILD_MEMBER_ADD");
        Ok(())
    }

    /// Returns the guild object.
    pub(crate) fn guild_json(&self, id: u64) -> Result<Value, ApiError> {
        let guild = self.guild(id)?;
        let system_channel = self
            .channels
            .values()
            .find(|channel| channel.guild_id == Some(id) && channel.kind == kind::TEXT)
            .map(|channel| channel.id.to_string());
        let mut data = json!({
            "id": id.to_string(),
            "name": guild.name,
            "icon": self.image_name(id, Image::Icon),
            "description": null,
            "home_header": self.image_name(id, Image::HomeHeader),
            "splash": self.image_name(id, Image::Splash),
            "discovery_splash": self.image_name(id, Image::DiscoverySplash),
            "features": FEATURES,
            "banner": self.image_name(id, Image::Banner),
            "owner_id": guild.owner_id.to_string(),
            "application_id": null,
            "region": "us-east",
            "afk_channel_id": null,
            "afk_timeout": 300,
            "system_channel_id": system_channel,
            "system_channel_flags": 0,
            "widget_enabled": false,
            "widget_channel_id": null,
            "verification_level": 0,
            "roles": self.roles_json(id)?,
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": null,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": null,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.preferred_locale,
            "rules_channel_id": null,
            "safety_alerts_channel_id": null,
            "public_updates_channel_id": null,
            "premium_progress_bar_enabled": false,
            "nsfw": false,
            "nsfw_level": 0,
            "emojis": self.objects(id, Collection::Emojis)?,
            "stickers": self.objects(id, Collection::Stickers)?,
            "incidents_data": guild.settings.get("incidents_data"),
        });
        for (key, value) in &guild.profile {
            data[key] = value.clone();
        }
        Ok(data)
    }

    /// Returns the payload of GUILD_CREATE for a bot. The gateway removes the parts that a session's intents do not
    /// include.
    pub(crate) fn guild_create_json(&self, id: u64, bot: u64) -> Result<Value, ApiError> {
        let guild = self.guild_for(id, bot)?;
        let mut data = self.guild_json(id)?;
        let in_guild = self.channels.values().filter(|channel| channel.guild_id == Some(id));
        let (threads, channels): (Vec<_>, Vec<_>) = in_guild.partition(|channel| channel.thread.is_some());
        data["channels"] = channels.iter().map(|channel| self.channel_json(channel)).collect();
        data["threads"] = threads
            .iter()
            .filter(|thread| thread.thread.as_ref().is_some_and(|state| !state.archived))
            .filter(|thread| self.can_view(bot, thread.id))
            .map(|thread| self.channel_json_for(thread, bot))
            .collect();
        let own = guild.members.get(&bot);
        data["joined_at"] = json!(iso(own.map_or(0, |member| member.joined)));
        data["large"] = json!(guild.members.len() > 250);
        data["unavailable"] = json!(false);
        data["member_count"] = json!(guild.members.len());
        data["members"] = guild.members.values().map(|member| self.member_json(member)).collect();
        data["voice_states"] = guild.voice_states.values().cloned().collect();
        data["presences"] = json!(self.presences_json(id));
        for (key, list) in [
            ("stage_instances", Collection::StageInstances),
            ("guild_scheduled_events", Collection::ScheduledEvents),
            ("soundboard_sounds", Collection::Sounds),
        ] {
            data[key] = json!(self.objects(id, list)?);
        }
        Ok(data)
    }
}
