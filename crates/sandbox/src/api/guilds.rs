//! Guilds.

use super::channels::require_held;
use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::permissions::{MANAGE_CHANNELS, MANAGE_GUILD, MANAGE_ROLES};
use crate::rules::parse_channel;
use crate::world::Collection;
use serde_json::json;

/// `GET /guilds/{guild_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let world = call.server.world.read();
    let count = world.guild_for(id, call.bot)?.members.len();
    let mut data = world.guild_json(id)?;
    if call.query_flag("with_counts") {
        data["approximate_member_count"] = json!(count);
        data["approximate_presence_count"] = json!(count);
    }
    Ok(Reply::json(data))
}

/// `GET /guilds/{guild_id}/preview`.
pub(super) fn preview(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let world = call.server.world.read();
    let guild = world.guild_for(id, call.bot)?;
    Ok(Reply::json(json!({
        "id": id.to_string(),
        "name": guild.name,
        "icon": null,
        "description": null,
        "home_header": null,
        "splash": null,
        "discovery_splash": null,
        "features": [],
        "approximate_member_count": guild.members.len(),
        "approximate_presence_count": guild.members.len(),
        "emojis": world.objects(id, Collection::Emojis)?,
        "stickers": world.objects(id, Collection::Stickers)?,
    })))
}

/// `PATCH /guilds/{guild_id}`: the name can be changed.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let name = call.parse(|fields, form| fields.text(form, "name", 2..=100))?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, id, MANAGE_GUILD)?;
    let data = world.change_guild(id, |guild| {
        if let Some(name) = name {
            guild.name = name;
        }
    })?;
    Ok(Reply::json(data))
}

/// `GET /guilds/{guild_id}/channels`: without threads.
pub(super) fn channels(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(id, call.bot)?;
    let channels = world
        .channels
        .values()
        .filter(|channel| channel.guild_id == Some(id) && channel.thread.is_none())
        .map(|channel| world.channel_json(channel));
    Ok(Reply::json(channels.collect()))
}

/// `POST /guilds/{guild_id}/channels`.
pub(super) fn create_channel(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_CHANNELS)?;
    let spec = call.parse(|fields, form| parse_channel(fields, form, true))?;
    if let Some(overwrites) = &spec.overwrites {
        let granted = world.guild_permissions(call.bot, guild);
        if granted & MANAGE_ROLES == 0 {
            return Err(ApiError::missing_permissions());
        }
        if overwrites.iter().any(|overwrite| !world.knows_target(guild, overwrite)) {
            return Err(ApiError::unknown_overwrite());
        }
        require_held(overwrites, &[], granted)?;
    }
    let id = world.create_channel(guild, spec)?;
    Ok(Reply::created(world.channel_json(world.channel(id)?)))
}
