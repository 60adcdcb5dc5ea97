//! Users, and the requests of a bot about itself.

use crate::clock::iso;
use crate::error::ApiError;
use crate::form::Path;
use crate::http::{Call, Reply};
use crate::rules::{Media, parse_profile};
use crate::world::{FEATURES, Image, ProfilePart};
use serde_json::json;

/// `GET /users/@me`.
pub(super) fn own(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(call.server.world.read().user(call.bot)?.own_json()))
}

/// `PATCH /users/@me`: name and picture can each be changed a few times an hour.
pub(super) fn change_own(call: &Call) -> Result<Reply, ApiError> {
    let change = call.parse(parse_profile)?;
    let mut world = call.server.world.write();
    if change
        .username
        .as_ref()
        .is_some_and(|name| world.user(call.bot).is_ok_and(|user| user.username != *name))
    {
        world.count_profile_change(call.bot, ProfilePart::Name)?;
    }
    if change.avatar.is_some() {
        world.count_profile_change(call.bot, ProfilePart::Picture)?;
    }
    if let Some(username) = change.username {
        world.change_user(call.bot, |user| user.username = username)?;
    }
    if let Some(avatar) = change.avatar {
        world.set_avatar(call.bot, avatar.map(Media::into_parts))?;
    }
    if let Some(banner) = change.banner {
        world.set_banner(call.bot, banner.map(Media::into_parts))?;
    }
    Ok(Reply::json(world.user(call.bot)?.own_json()))
}

/// `GET /users/{user_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(call.server.world.read().user(call.id("user_id")?)?.json()))
}

/// `GET /users/@me/guilds`.
pub(super) fn guilds(call: &Call) -> Result<Reply, ApiError> {
    let (before, after) = (call.query_id("before")?, call.query_id("after")?);
    let limit = call.query_number("limit", 200, 1, 200)?;
    let world = call.server.world.read();
    let guilds = world
        .guilds
        .values()
        .filter(|guild| guild.members.contains_key(&call.bot))
        .filter(|guild| before.is_none_or(|id| guild.id < id) && after.is_none_or(|id| guild.id > id))
        .take(limit)
        .map(|guild| {
            let mut data = json!({
                "id": guild.id.to_string(),
                "name": guild.name,
                "icon": world.image_name(guild.id, Image::Icon),
                "banner": world.image_name(guild.id, Image::Banner),
                "owner": guild.owner_id == call.bot,
                "permissions": world.guild_permissions(call.bot, guild.id).to_string(),
                "features": FEATURES,
            });
            if call.query_flag("with_counts") {
                data["approximate_member_count"] = json!(guild.members.len());
                data["approximate_presence_count"] = json!(guild.members.len());
            }
            data
        });
    Ok(Reply::json(guilds.collect()))
}

/// `DELETE /users/@me/guilds/{guild_id}`.
pub(super) fn leave_guild(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    world.remove_member(guild, call.bot)?;
    Ok(Reply::empty())
}

/// `POST /users/@me/channels`.
pub(super) fn open_direct(call: &Call) -> Result<Reply, ApiError> {
    let recipient = call.parse(|fields, form| {
        if fields.get("recipient_id").is_none() {
            form.required(&Path::ROOT.key("recipient_id"));
        }
        fields.id(form, "recipient_id")
    })?;
    let recipient = recipient.ok_or_else(ApiError::unknown_user)?;
    let mut world = call.server.world.write();
    let id = world.open_direct(call.bot, recipient)?;
    let channel = world.channel(id)?;
    let mut data = world.channel_json_for(channel, call.bot);
    if let Some(last_pin) = channel.last_pin {
        data["last_pin_timestamp"] = json!(iso(last_pin));
    }
    Ok(Reply::json(data))
}
