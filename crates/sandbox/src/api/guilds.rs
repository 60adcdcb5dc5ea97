//! Guilds.

use super::channels::require_held;
use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::permissions::{MANAGE_CHANNELS, MANAGE_GUILD, MANAGE_ROLES};
use crate::rules::{Media, parse_channel, parse_guild};
use crate::world::{Collection, FEATURES, Image, kind};
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
        "icon": world.image_name(id, Image::Icon),
        "description": guild.profile.get("description"),
        "home_header": world.image_name(id, Image::HomeHeader),
        "splash": world.image_name(id, Image::Splash),
        "discovery_splash": world.image_name(id, Image::DiscoverySplash),
        "features": FEATURES,
        "approximate_member_count": guild.members.len(),
        "approximate_presence_count": guild.members.len(),
        "emojis": world.objects(id, Collection::Emojis)?,
        "stickers": world.objects(id, Collection::Stickers)?,
    })))
}

/// `PATCH /guilds/{guild_id}`.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("guild_id")?;
    let change = call.parse(parse_guild)?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, id, MANAGE_GUILD)?;
    for (key, channel) in change.channels() {
        let found = world.channel(channel).ok().filter(|channel| channel.guild_id == Some(id));
        let Some(found) = found else {
            return Err(ApiError::invalid_field(key, "CHANNEL_NOT_IN_GUILD", "Channel is not in this guild"));
        };
        let fits = match key {
            "afk_channel_id" => found.kind == kind::VOICE,
            _ => matches!(found.kind, kind::TEXT | kind::ANNOUNCEMENT),
        };
        if !fits {
            let message = "Channel is not of the right type";
            return Err(ApiError::invalid_field(key, "CHANNEL_TYPE_INVALID", message));
        }
    }
    for (image, media) in change.images {
        world.set_image(id, image, media.map(Media::into_parts));
    }
    let data = world.change_guild(id, |guild| {
        if let Some(name) = change.name {
            guild.name = name;
        }
        if let Some(locale) = change.preferred_locale {
            guild.preferred_locale = locale;
        }
        guild.profile.extend(change.profile);
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
    let spec = call.parse(|fields, form| parse_channel(fields, form, None))?;
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
