//! Reactions.

use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::permissions::{MANAGE_MESSAGES, READ_MESSAGE_HISTORY};

/// `PUT …/reactions/{emoji_name}/@me`.
pub(super) fn add(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    call.server.world.write().react(call.bot, channel, id, call.param("emoji_name"))?;
    Ok(Reply::empty())
}

/// `DELETE …/reactions/{emoji_name}/@me`.
pub(super) fn remove_own(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let mut world = call.server.world.write();
    world.channel_for(call.bot, channel, READ_MESSAGE_HISTORY)?;
    world.message(channel, id, call.bot)?;
    world.unreact(call.bot, channel, id, call.param("emoji_name"))?;
    Ok(Reply::empty())
}

/// `DELETE …/reactions/{emoji_name}/{user_id}`.
pub(super) fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id, user) = (call.id("channel_id")?, call.id("message_id")?, call.id("user_id")?);
    let mut world = call.server.world.write();
    let needed = if user == call.bot { READ_MESSAGE_HISTORY } else { MANAGE_MESSAGES };
    world.channel_for(call.bot, channel, needed)?;
    world.message(channel, id, call.bot)?;
    world.unreact(user, channel, id, call.param("emoji_name"))?;
    Ok(Reply::empty())
}

/// `GET …/reactions/{emoji_name}`: who reacted.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let limit = call.query_number("limit", 25, 1, 100)?;
    let after = call.query_id("after")?.unwrap_or(0);
    // Super reactions (1) are not in the sandbox.
    let is_super = call.query_number("type", 0, 0, 1)? == 1;
    let world = call.server.world.read();
    world.channel_for(call.bot, channel, READ_MESSAGE_HISTORY)?;
    let message = world.message(channel, id, call.bot)?;
    let emoji = call.param("emoji_name");
    let reaction = message.reactions.iter().find(|reaction| reaction.is_of(emoji));
    if reaction.is_none() {
        world.reaction_emoji(call.bot, channel, emoji)?;
    }
    let mut users = reaction.map(|reaction| reaction.users.clone()).unwrap_or_default();
    if is_super {
        users.clear();
    }
    users.sort_unstable();
    let users = users.into_iter().filter(|user| *user > after).take(limit);
    Ok(Reply::json(users.map(|user| world.user_json(user)).collect()))
}

/// `DELETE …/reactions`.
pub(super) fn clear(call: &Call) -> Result<Reply, ApiError> {
    clear_some(call, None)
}

/// `DELETE …/reactions/{emoji_name}`.
pub(super) fn clear_one(call: &Call) -> Result<Reply, ApiError> {
    clear_some(call, Some(call.param("emoji_name")))
}

fn clear_some(call: &Call, emoji: Option<&str>) -> Result<Reply, ApiError> {
    let (channel, id) = (call.id("channel_id")?, call.id("message_id")?);
    let mut world = call.server.world.write();
    world.channel_for(call.bot, channel, MANAGE_MESSAGES)?;
    world.message(channel, id, call.bot)?;
    world.clear_reactions(channel, id, emoji)?;
    Ok(Reply::empty())
}
