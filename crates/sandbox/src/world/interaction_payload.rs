//! Payload of an interaction, as the bot receives it.

use super::{Interaction, Member, World};
use crate::error::ApiError;
use serde_json::{Map, Value, json};

/// The largest attachment a user without extras may send, in bytes.
pub(crate) const ATTACHMENT_SIZE_LIMIT: usize = 10 * 1024 * 1024;

/// Objects named by an interaction's options or values.
#[derive(Debug, Default)]
pub(crate) struct Resolved {
    users: Map<String, Value>,
    members: Map<String, Value>,
    roles: Map<String, Value>,
    channels: Map<String, Value>,
    messages: Map<String, Value>,
    attachments: Map<String, Value>,
}

impl Resolved {
    /// Returns the `resolved` object, without empty parts; `None` if all are.
    pub(crate) fn json(self) -> Option<Value> {
        let mut data = Map::new();
        for (name, part) in [
            ("users", self.users),
            ("members", self.members),
            ("roles", self.roles),
            ("channels", self.channels),
            ("messages", self.messages),
            ("attachments", self.attachments),
        ] {
            if !part.is_empty() {
                data.insert(name.into(), Value::Object(part));
            }
        }
        (!data.is_empty()).then_some(Value::Object(data))
    }
}

impl World {
    /// Returns the purchases of the user and the guild of an interaction from its application.
    fn entitlements_for(&self, interaction: &Interaction) -> Vec<Value> {
        let (user, guild) = (interaction.user_id.to_string(), interaction.guild_id.map(|id| id.to_string()));
        let all = self.applications.get(&interaction.application_id);
        let all = all.into_iter().flat_map(|application| application.entitlements.values());
        let fits = |one: &&Value| match one["guild_id"].as_str() {
            Some(owner) => Some(owner) == guild.as_deref(),
            None => one["user_id"] == *user,
        };
        all.filter(fits).cloned().collect()
    }

    /// Returns the payload of INTERACTION_CREATE.
    pub(super) fn interaction_payload(&self, interaction: &Interaction) -> Result<Value, ApiError> {
        let channel = self.channel(interaction.channel_id)?;
        let user = self.user(interaction.user_id)?;
        let bot = interaction.application_id;
        let mut described = self.channel_json_for(channel, bot);
        described["permissions"] =
            json!(self.channel_permissions(interaction.user_id, channel.id).to_string());
        let mut data = json!({
            "id": interaction.id.to_string(),
            "application_id": bot.to_string(),
            "type": interaction.kind.number(),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": channel.id.to_string(),
            "channel": described,
            "locale": user.locale,
            "app_permissions": self.app_permissions(bot, channel).to_string(),
            "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
            "entitlements": self.entitlements_for(interaction),
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": interaction.mention.owners.json(),
            "context": Self::context(channel, bot),
        });
        match interaction.guild_id {
            Some(guild_id) => {
                let guild = self.guild(guild_id)?;
                let member = self.member(guild_id, interaction.user_id)?;
                let mut described = self.member_json(member);
                described["permissions"] =
                    json!(self.channel_permissions(interaction.user_id, channel.id).to_string());
                data["member"] = described;
                data["guild_id"] = json!(guild_id.to_string());
                data["guild_locale"] = json!(guild.preferred_locale);
                data["guild"] = json!({
                    "id": guild_id.to_string(),
                    "locale": guild.preferred_locale,
                    "features": [],
                });
            }
            None => data["user"] = user.json(),
        }
        if let Some(id) = interaction.message_id {
            let message = channel.messages.get(&id).ok_or_else(ApiError::unknown_message)?;
            // A component's own message is always the bot's.
            data["message"] = self.message_json(message, bot);
        }
        Ok(data)
    }

    /// Adds a user, with their membership if there is one.
    pub(crate) fn resolve_user(
        &self,
        into: &mut Resolved,
        guild: Option<u64>,
        channel: u64,
        id: u64,
    ) -> bool {
        let Ok(user) = self.user(id) else { return false };
        into.users.insert(id.to_string(), user.json());
        if let Some(member) = guild.and_then(|guild| self.member(guild, id).ok()) {
            into.members.insert(id.to_string(), self.resolved_member(member, channel));
        }
        true
    }

    fn resolved_member(&self, member: &Member, channel: u64) -> Value {
        let mut data = member.partial_json();
        for unknown in ["deaf", "mute"] {
            data.as_object_mut().map(|fields| fields.remove(unknown));
        }
        data["permissions"] = json!(self.channel_permissions(member.user_id, channel).to_string());
        data
    }

    /// Adds a role.
    pub(crate) fn resolve_role(&self, into: &mut Resolved, guild: Option<u64>, id: u64) -> bool {
        let Some(Ok(role)) = guild.map(|guild| self.role_json(guild, id)) else { return false };
        into.roles.insert(id.to_string(), role);
        true
    }

    /// Adds a channel the user sees, of one of the given types (any if empty).
    pub(crate) fn resolve_channel(
        &self,
        into: &mut Resolved,
        guild: Option<u64>,
        user: u64,
        id: u64,
        types: &[i64],
    ) -> bool {
        let Some(channel) = self.channels.get(&id).filter(|channel| channel.guild_id == guild) else {
            return false;
        };
        if !self.can_view(user, id) || !(types.is_empty() || types.contains(&i64::from(channel.kind))) {
            return false;
        }
        let mut data = self.channel_json(channel);
        data["permissions"] = json!(self.channel_permissions(user, id).to_string());
        if let Some(fields) = data.as_object_mut() {
            fields.remove("permission_overwrites");
        }
        into.channels.insert(id.to_string(), data);
        true
    }

    /// Adds a message in full: a user who hands it to a bot shows it the content.
    pub(crate) fn resolve_message(&self, into: &mut Resolved, channel: u64, user: u64, id: u64) -> bool {
        let Ok(message) = self.message(channel, id, user) else { return false };
        let mut data = self.basic_json(message);
        data["reactions"] = message.reactions.iter().map(|reaction| reaction.json(user)).collect();
        into.messages.insert(id.to_string(), data);
        true
    }

    /// Adds an uploaded file.
    pub(crate) fn resolve_attachment(&self, into: &mut Resolved, attachment: &super::Attachment) {
        into.attachments.insert(attachment.id.to_string(), self.attachment_json(attachment));
    }
}
