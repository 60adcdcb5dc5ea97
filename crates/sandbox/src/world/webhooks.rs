//! Webhooks of channels: addresses at which anybody with the token can post.

use super::audit_log::{Action, Cause};
use super::events::Intents;
use super::{Image, Message, NewMessage, Webhook, World, flags};
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Value, json};

/// Webhooks of a channel.
const MAX_WEBHOOKS: usize = 15;
/// Events about webhooks.
const WEBHOOKS: Intents = Intents { guild: intents::GUILD_WEBHOOKS, direct: 0 };

/// Post of a webhook, with its author.
pub(crate) struct WebhookPost {
    pub(crate) draft: NewMessage,
    pub(crate) username: Option<String>,
    /// The message it is a copy of.
    pub(crate) copy_of: Option<(u64, u64)>,
}

impl World {
    /// Creates a webhook in a channel, to post or to follow announcements.
    ///
    /// # Errors
    /// 10003 if there is no such channel, 30007 if it is full.
    pub(crate) fn create_webhook(
        &mut self,
        channel_id: u64,
        name: &str,
        source: Option<u64>,
        cause: &Cause<'_>,
    ) -> Result<u64, ApiError> {
        let guild_id = self.channel(channel_id)?.guild_id.ok_or_else(ApiError::wrong_channel_type)?;
        let present = self.webhooks.values().filter(|webhook| webhook.channel_id == channel_id);
        if present.count() >= MAX_WEBHOOKS {
            return Err(ApiError::too_many_webhooks());
        }
        let id = self.next_id();
        let token = source.is_none().then(|| self.secrets.webhook_token(id));
        let application_id =
            Some(cause.user_id).filter(|id| source.is_none() && self.applications.contains_key(id));
        let webhook = Webhook {
            id,
            guild_id,
            channel_id,
            name: name.to_owned(),
            token,
            user_id: cause.user_id,
            application_id,
            source,
        };
        self.webhooks.insert(id, webhook);
        self.tell_webhooks(guild_id, channel_id);
        self.log(guild_id, Action::new(50, id).between(None, Some(&json!({"name": name}))), cause);
        Ok(id)
    }

    fn tell_webhooks(&mut self, guild_id: u64, channel_id: u64) {
        let data = json!({"guild_id": guild_id.to_string(), "channel_id": channel_id.to_string()});
        self.tell_channel(channel_id, "WEBHOOKS_UPDATE", &data, WEBHOOKS);
    }

    /// Finds a webhook.
    ///
    /// # Errors
    /// 10015 if it is unknown.
    pub(crate) fn webhook(&self, id: u64) -> Result<&Webhook, ApiError> {
        self.webhooks.get(&id).ok_or_else(ApiError::unknown_webhook)
    }

    /// Renames a webhook or moves it to another channel.
    ///
    /// # Errors
    /// 10003 or 10015 if either is unknown.
    pub(crate) fn change_webhook(
        &mut self,
        id: u64,
        name: Option<String>,
        channel: Option<u64>,
        cause: &Cause<'_>,
    ) -> Result<(), ApiError> {
        let webhook = self.webhook(id)?;
        let (guild_id, before) = (webhook.guild_id, webhook.channel_id);
        let old = json!({"name": webhook.name, "channel_id": before.to_string()});
        if let Some(channel) = channel
            && self.channel(channel)?.guild_id != Some(guild_id)
        {
            return Err(ApiError::unknown_channel());
        }
        let webhook = self.webhooks.get_mut(&id).ok_or_else(ApiError::unknown_webhook)?;
        webhook.name = name.unwrap_or_else(|| webhook.name.clone());
        webhook.channel_id = channel.unwrap_or(before);
        let new = json!({"name": webhook.name, "channel_id": webhook.channel_id.to_string()});
        self.tell_webhooks(guild_id, before);
        if let Some(channel) = channel.filter(|channel| *channel != before) {
            self.tell_webhooks(guild_id, channel);
        }
        self.log(guild_id, Action::new(51, id).between(Some(&old), Some(&new)), cause);
        Ok(())
    }

    /// Deletes a webhook.
    ///
    /// # Errors
    /// 10015 if it is unknown.
    pub(crate) fn delete_webhook(&mut self, id: u64, cause: &Cause<'_>) -> Result<(), ApiError> {
        let webhook = self.webhooks.remove(&id).ok_or_else(ApiError::unknown_webhook)?;
        self.forget_images(id);
        self.tell_webhooks(webhook.guild_id, webhook.channel_id);
        let action = Action::new(52, id).between(Some(&json!({"name": webhook.name})), None);
        self.log(webhook.guild_id, action, cause);
        Ok(())
    }

    /// Returns the webhook object; its token is only for those who manage webhooks or know it.
    pub(crate) fn webhook_json(&self, webhook: &Webhook, with_user: bool) -> Value {
        let mut data = json!({
            "id": webhook.id.to_string(),
            "type": if webhook.source.is_some() { 2 } else { 1 },
            "name": webhook.name,
            "avatar": self.image_name(webhook.id, Image::Icon),
            "channel_id": webhook.channel_id.to_string(),
            "guild_id": webhook.guild_id.to_string(),
            "application_id": webhook.application_id.map(|id| id.to_string()),
        });
        if with_user {
            data["user"] = self.user_json(webhook.user_id);
        }
        if let Some(token) = &webhook.token {
            data["token"] = json!(token);
            data["url"] = json!(format!("{}/api/webhooks/{}/{token}", self.base_url, webhook.id));
        }
        let source = webhook.source.and_then(|id| self.channels.get(&id));
        if let Some(source) = source
            && let Some(guild) = source.guild_id.and_then(|id| self.guilds.get(&id))
        {
            data["source_channel"] = json!({"id": source.id.to_string(), "name": source.name});
            data["source_guild"] = json!({"id": guild.id.to_string(), "name": guild.name, "icon": null});
        }
        data
    }

    /// Posts as a webhook, in its channel or a thread of it.
    ///
    /// # Errors
    /// 10003 or 10015 if either is unknown.
    pub(crate) fn post_as_webhook(
        &mut self,
        webhook_id: u64,
        channel_id: u64,
        post: WebhookPost,
    ) -> Result<u64, ApiError> {
        let id = self.next_id();
        self.post_as_webhook_with_id(id, webhook_id, channel_id, post)
    }

    /// Posts as a webhook with a given id: the first message of a forum's thread has the thread's.
    pub(crate) fn post_as_webhook_with_id(
        &mut self,
        id: u64,
        webhook_id: u64,
        channel_id: u64,
        post: WebhookPost,
    ) -> Result<u64, ApiError> {
        let webhook = self.webhook(webhook_id)?.clone();
        let mut message = Message::system(id, channel_id, webhook_id, 0, self.now_ms());
        message.webhook_name = Some(post.username.unwrap_or(webhook.name));
        message.application_id = webhook.application_id;
        message.reference = post.copy_of.map(|(channel, message)| (channel, Some(message)));
        self.fill(&mut message, post.draft)?;
        if post.copy_of.is_some() {
            message.flags |= flags::IS_CROSSPOST;
        }
        self.store_message(message);
        self.announce_message(channel_id, id, "MESSAGE_CREATE");
        Ok(id)
    }

    /// Publishes a message of an announcement channel to the channels that follow it.
    ///
    /// # Errors
    /// 10003 or 10008 if either is unknown, 40033 if it is published already, 50068 for a system message.
    pub(crate) fn crosspost(&mut self, channel_id: u64, id: u64) -> Result<(), ApiError> {
        let message = self.message_mut(channel_id, id)?;
        if message.flags & flags::CROSSPOSTED != 0 {
            return Err(ApiError::already_crossposted());
        }
        if message.kind != 0 {
            return Err(ApiError::wrong_message_type());
        }
        message.flags |= flags::CROSSPOSTED;
        let copy = message.clone();
        self.announce_message(channel_id, id, "MESSAGE_UPDATE");
        let followers = self.webhooks.values().filter(|webhook| webhook.source == Some(channel_id));
        let followers = followers.map(|webhook| (webhook.id, webhook.channel_id)).collect::<Vec<_>>();
        for (webhook, target) in followers {
            let draft = NewMessage {
                content: copy.content.clone(),
                embeds: copy.embeds.clone(),
                components: copy.components.clone(),
                ..NewMessage::default()
            };
            let post = WebhookPost { draft, username: None, copy_of: Some((channel_id, id)) };
            self.post_as_webhook(webhook, target, post)?;
        }
        Ok(())
    }
}
