//! The content of a guild's template.

use super::World;
use crate::error::ApiError;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Default minutes of silence after which a thread is archived.
const ARCHIVE_AFTER: u32 = 4320;

impl World {
    /// Returns a guild's name, roles and channels with small numbers as ids.
    ///
    /// # Errors
    /// 10004 if there is no such guild.
    pub(crate) fn template_snapshot(&self, guild_id: u64) -> Result<Value, ApiError> {
        let guild = self.guild(guild_id)?;
        let roles = guild.roles.values().filter(|role| role.bot_id.is_none()).collect::<Vec<_>>();
        let role_numbers = roles.iter().enumerate().map(|(number, role)| (role.id, number));
        let role_numbers = role_numbers.collect::<BTreeMap<_, _>>();
        let channels = self.channels_of(guild_id).filter(|channel| channel.thread.is_none());
        let channels = channels.collect::<Vec<_>>();
        let numbers = channels.iter().enumerate().map(|(number, channel)| (channel.id, number + 1));
        let numbers = numbers.collect::<BTreeMap<_, _>>();
        let roles = roles.iter().map(|role| {
            let mut data = role.json();
            if let Some(fields) = data.as_object_mut() {
                for key in ["position", "managed", "flags", "tags"] {
                    fields.remove(key);
                }
            }
            data["id"] = json!(role_numbers.get(&role.id));
            data
        });
        let channels = channels.iter().map(|channel| {
            let overwrites = channel.overwrites.iter().filter_map(|one| {
                let number = role_numbers.get(&one.id)?;
                Some(json!({
                    "id": number.to_string(),
                    "type": 0,
                    "allow": one.allow.to_string(),
                    "deny": one.deny.to_string(),
                }))
            });
            let parent = channel.parent_id.and_then(|id| numbers.get(&id));
            json!({
                "id": numbers.get(&channel.id),
                "type": channel.kind,
                "name": channel.name,
                "position": channel.position,
                "topic": channel.topic,
                "bitrate": 64_000,
                "user_limit": 0,
                "nsfw": channel.nsfw,
                "rate_limit_per_user": channel.slow_mode,
                "parent_id": parent.map(ToString::to_string),
                "default_auto_archive_duration": channel
                    .settings
                    .get("default_auto_archive_duration")
                    .cloned()
                    .unwrap_or(json!(ARCHIVE_AFTER)),
                "permission_overwrites": overwrites.collect::<Vec<_>>(),
                "available_tags": null,
                "template": "",
                "default_reaction_emoji": null,
                "default_thread_rate_limit_per_user": null,
                "default_sort_order": null,
                "default_forum_layout": null,
                "default_tag_setting": null,
                "theme_color": null,
            })
        });
        Ok(json!({
            "name": guild.name,
            "description": null,
            "region": null,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "preferred_locale": guild.preferred_locale,
            "afk_channel_id": null,
            "afk_timeout": 300,
            "system_channel_id": null,
            "system_channel_flags": 0,
            "icon_hash": null,
            "roles": roles.collect::<Vec<_>>(),
            "channels": channels.collect::<Vec<_>>(),
        }))
    }
}
