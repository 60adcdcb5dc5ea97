//! Queries about the world.

use crate::api::page;
use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::permissions::READ_MESSAGE_HISTORY;
use crate::world::{Interaction, User, World};
use serde_json::{Value, json};

/// `GET /info`.
pub(super) fn info(call: &Call) -> Result<Reply, ApiError> {
    let server = &call.server;
    Ok(Reply::json(json!({
        "name": "discord-sandbox",
        "version": env!("CARGO_PKG_VERSION"),
        "api_base": format!("{}/api", server.base_url),
        "gateway_url": server.gateway_url(),
        "page": format!("{}/", server.base_url),
        "rate_limits": if server.limits.is_realistic() { "realistic" } else { "off" },
        "recording": server.recorder.is_on(),
    })))
}

/// `GET /users`.
pub(super) fn users(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let json = |user: &User| {
        let mut json = user.control_json();
        // The page shows the purpose of a bot where people choose a user.
        if let Some(application) = world.applications.get(&user.id) {
            json["description"] = application.description.clone().into();
        }
        json
    };
    Ok(Reply::json(world.users.values().map(json).collect()))
}

/// `GET /users/{user_id}`.
pub(super) fn user(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(call.server.world.read().user(call.id("user_id")?)?.control_json()))
}

/// `GET /applications`.
pub(super) fn applications(call: &Call) -> Result<Reply, ApiError> {
    let ids = call.server.world.read().applications.keys().copied().collect::<Vec<_>>();
    let list = ids.into_iter().map(|id| application(call, id)).collect::<Result<Vec<_>, _>>()?;
    Ok(Reply::json(json!(list)))
}

/// `GET /applications/{application_id}/emojis`.
pub(super) fn emojis(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let emojis = &world.application(call.id("application_id")?)?.emojis;
    Ok(Reply::json(json!({"items": emojis.values().collect::<Vec<_>>()})))
}

/// Returns an application with its token.
pub(super) fn application(call: &Call, id: u64) -> Result<Value, ApiError> {
    let connected = call.server.world.session_count(id);
    let world = call.server.world.read();
    let application = world.application(id)?;
    Ok(json!({
        "id": id.to_string(),
        "name": application.name,
        "description": application.description,
        "token": application.token,
        "intents": application.privileged_intents.to_string(),
        "bot": world.user_json(id),
        "owner_id": application.owner_id.to_string(),
        "connected": connected,
        "guilds": world.application_guilds(id).iter().map(u64::to_string).collect::<Vec<_>>(),
    }))
}

/// `GET /guilds`.
pub(super) fn guilds(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let list = world.guilds.keys().map(|id| world.guild_overview(*id)).collect::<Result<Vec<_>, _>>()?;
    Ok(Reply::json(json!(list)))
}

/// `GET /guilds/{guild_id}`.
pub(super) fn guild(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(call.server.world.read().guild_overview(call.id("guild_id")?)?))
}

/// `GET /channels/{channel_id}`.
pub(super) fn channel(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    Ok(Reply::json(world.channel_json(world.channel(call.id("channel_id")?)?)))
}

/// `GET /users/{user_id}/state`.
pub(super) fn state(call: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(call.server.world.read().user_state(call.id("user_id")?)?))
}

/// `GET /users/{user_id}/channels/{channel_id}/messages`.
pub(super) fn messages(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = (call.id("user_id")?, call.id("channel_id")?);
    let page = page(call)?;
    let world = call.server.world.read();
    world.channel_for(user, channel, READ_MESSAGE_HISTORY)?;
    let messages = world.history(channel, user, page)?;
    let list = messages.into_iter().map(|message| world.message_json(message, user)).collect();
    Ok(positioned(&world, user, list))
}

/// Returns an answer with the id of the last event of the user's stream that it includes.
fn positioned(world: &World, user: u64, body: Value) -> Reply {
    let mut reply = Reply::json(body);
    reply.header("x-event-id", &world.stream_position(user).to_string());
    reply
}

/// `GET /users/{user_id}/channels/{channel_id}/messages/{message_id}`.
pub(super) fn message(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel, id) = (call.id("user_id")?, call.id("channel_id")?, call.id("message_id")?);
    let world = call.server.world.read();
    world.channel_for(user, channel, 0)?;
    Ok(positioned(&world, user, world.message_json(world.message(channel, id, user)?, user)))
}

/// `GET /users/{user_id}/channels/{channel_id}/pins`.
pub(super) fn pins(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = (call.id("user_id")?, call.id("channel_id")?);
    let world = call.server.world.read();
    world.channel_for(user, channel, READ_MESSAGE_HISTORY)?;
    let pinned = world.pinned(channel)?;
    Ok(Reply::json(pinned.into_iter().map(|message| world.message_json(message, user)).collect()))
}

/// `GET /users/{user_id}/channels/{channel_id}/commands`.
pub(super) fn commands(call: &Call) -> Result<Reply, ApiError> {
    let (user, channel) = (call.id("user_id")?, call.id("channel_id")?);
    Ok(Reply::json(json!(usable(&call.server.world.read(), user, channel)?)))
}

/// Returns the commands that a user may use in a channel, with their application.
pub(crate) fn usable(world: &World, user: u64, channel: u64) -> Result<Vec<Value>, ApiError> {
    let commands = world.usable_commands(user, channel)?;
    Ok(commands
        .into_iter()
        .map(|command| {
            let id = command.application_id;
            let mut data = command.json(true);
            let name = world.application(id).map(|application| application.name.clone()).unwrap_or_default();
            data["application"] = json!({"id": id.to_string(), "name": name, "bot": world.user_json(id)});
            data
        })
        .collect())
}

/// `GET /interactions`.
pub(super) fn interactions(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    Ok(Reply::json(world.interactions.values().map(Interaction::json).collect()))
}

/// `GET /interactions/{interaction_id}`.
pub(super) fn interaction(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    Ok(Reply::json(world.interaction(call.id("interaction_id")?)?.json()))
}
