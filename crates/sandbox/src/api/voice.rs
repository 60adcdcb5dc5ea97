//! Voice states, stages and the status of voice channels. There is no sound.

use crate::error::ApiError;
use crate::form::parse_id;
use crate::gateway::intents;
use crate::http::{Access::Bot, Call, Reply, delete, get, patch, post, put};
use crate::permissions::{
    MANAGE_CHANNELS, MOVE_MEMBERS, MUTE_MEMBERS, REQUEST_TO_SPEAK, SET_VOICE_CHANNEL_STATUS,
};
use crate::rules::{Patch, merge};
use crate::server_state::ServerState;
use crate::world::{Collection, World, kind};
use axum::Router;
use serde_json::{Value, json};
use std::sync::Arc;

/// Permissions of stage moderators, who open and close a stage.
const STAGE_MODERATOR: u64 = MANAGE_CHANNELS | MUTE_MEMBERS | MOVE_MEMBERS;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/voice/regions", get(Bot, regions))
        .route("/guilds/{guild_id}/regions", get(Bot, guild_regions))
        .route("/guilds/{guild_id}/voice-states/@me", get(Bot, own).merge(patch(Bot, change_own)))
        .route("/guilds/{guild_id}/voice-states/{user_id}", get(Bot, one).merge(patch(Bot, change)))
        .route("/channels/{channel_id}/voice-status", put(Bot, set_status))
        .route("/stage-instances", post(Bot, open))
        .route(
            "/stage-instances/{channel_id}",
            get(Bot, stage).merge(patch(Bot, change_stage)).merge(delete(Bot, close)),
        )
}

/// Returns the only region: this machine.
fn region() -> Value {
    json!([{"id": "us-east", "name": "US East", "custom": false, "deprecated": false, "optimal": true}])
}

/// `GET /voice/regions`.
fn regions(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.read().user(call.bot)?;
    Ok(Reply::json(region()))
}

/// `GET /guilds/{guild_id}/regions`.
fn guild_regions(call: &Call) -> Result<Reply, ApiError> {
    call.server.world.read().guild_for(call.id("guild_id")?, call.bot)?;
    Ok(Reply::json(region()))
}

fn state(call: &Call, user: u64) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let mut state = world.voice_state(guild, user)?.clone();
    state["member"] = world.member_json(world.member(guild, user)?);
    Ok(Reply::json(state))
}

/// `GET /guilds/{guild_id}/voice-states/@me`.
fn own(call: &Call) -> Result<Reply, ApiError> {
    state(call, call.bot)
}

/// `GET /guilds/{guild_id}/voice-states/{user_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    state(call, call.id("user_id")?)
}

/// Returns the stage a member is on.
fn stage_of(world: &World, guild: u64, user: u64) -> Result<u64, ApiError> {
    let state = world.voice_state(guild, user)?;
    let channel = state["channel_id"].as_str().and_then(|id| id.parse().ok());
    let channel = channel.ok_or_else(ApiError::unknown_voice_state)?;
    if world.channel(channel)?.kind == kind::STAGE {
        Ok(channel)
    } else {
        Err(ApiError::wrong_channel_type())
    }
}

/// `PATCH /guilds/{guild_id}/voice-states/@me`: speaking on a stage, or asking for it.
fn change_own(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    let channel = stage_of(&world, guild, call.bot)?;
    let values = call.parse(|fields, form| {
        let mut patch = Patch::new(fields, form, false);
        patch.boolean("suppress").time("request_to_speak_timestamp");
        let mut values = patch.take();
        let _ = patch.optional_id("channel_id").take();
        values.remove("channel_id");
        values
    })?;
    if values.get("suppress") == Some(&Value::Bool(false)) {
        world.channel_for(call.bot, channel, MUTE_MEMBERS)?;
    }
    if values.get("request_to_speak_timestamp").is_some_and(|time| !time.is_null()) {
        world.channel_for(call.bot, channel, REQUEST_TO_SPEAK)?;
    }
    world.change_voice_state(guild, call.bot, values)?;
    Ok(Reply::empty())
}

/// `PATCH /guilds/{guild_id}/voice-states/{user_id}`: letting others speak on a stage.
fn change(call: &Call) -> Result<Reply, ApiError> {
    let (guild, user) = (call.id("guild_id")?, call.id("user_id")?);
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    let channel = stage_of(&world, guild, user)?;
    world.channel_for(call.bot, channel, MUTE_MEMBERS)?;
    let values = call.parse(|fields, form| Patch::new(fields, form, false).boolean("suppress").take())?;
    world.change_voice_state(guild, user, values)?;
    Ok(Reply::empty())
}

/// `PUT /channels/{channel_id}/voice-status`.
fn set_status(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let channel = world.channel_for(call.bot, id, 0)?;
    let guild = channel.guild_id.filter(|_| channel.kind == kind::VOICE);
    let guild = guild.ok_or_else(ApiError::wrong_channel_type)?;
    let present =
        world.voice_state(guild, call.bot).is_ok_and(|state| parse_id(&state["channel_id"]) == Some(id));
    let needed = if present { SET_VOICE_CHANNEL_STATUS } else { SET_VOICE_CHANNEL_STATUS | MANAGE_CHANNELS };
    world.channel_for(call.bot, id, needed)?;
    let status = call.parse(|fields, form| fields.text(form, "status", 0..=500))?;
    let status = status.filter(|status| !status.is_empty());
    world.channel_mut(id)?.voice_status.clone_from(&status);
    let data = json!({"id": id.to_string(), "guild_id": guild.to_string(), "status": status});
    world.tell_guild(guild, "VOICE_CHANNEL_STATUS_UPDATE", &data, intents::GUILDS);
    Ok(Reply::empty())
}

/// Returns the guild of a stage that the bot sees.
fn stage_guild(call: &Call, world: &World, channel: u64, needed: u64) -> Result<u64, ApiError> {
    let found = world.channel_for(call.bot, channel, needed)?;
    found.guild_id.filter(|_| found.kind == kind::STAGE).ok_or_else(ApiError::wrong_channel_type)
}

/// `POST /stage-instances`.
fn open(call: &Call) -> Result<Reply, ApiError> {
    let (values, channel) = call.parse(|fields, form| {
        let mut patch = Patch::new(fields, form, true);
        patch.require("topic").text("topic", 1..=120).one_of("privacy_level", &[1, 2]);
        patch.require("channel_id").optional_id("guild_scheduled_event_id");
        let values = patch.take();
        (values, fields.id(form, "channel_id").unwrap_or_default())
    })?;
    let mut world = call.server.world.write();
    let guild = stage_guild(call, &world, channel, STAGE_MODERATOR)?;
    if world.object(guild, Collection::StageInstances, channel).is_ok() {
        return Err(ApiError::stage_exists());
    }
    let mut stage = json!({
        "id": world.next_id().to_string(),
        "guild_id": guild.to_string(),
        "channel_id": channel.to_string(),
        "privacy_level": 2,
        "discoverable_disabled": true,
        "guild_scheduled_event_id": null,
    });
    merge(&mut stage, values);
    Ok(Reply::json(world.put_object(guild, Collection::StageInstances, channel, stage, &call.cause())?))
}

/// `GET /stage-instances/{channel_id}`.
fn stage(call: &Call) -> Result<Reply, ApiError> {
    let channel = call.id("channel_id")?;
    let world = call.server.world.read();
    let guild = stage_guild(call, &world, channel, 0)?;
    Ok(Reply::json(world.object(guild, Collection::StageInstances, channel)?.clone()))
}

/// `PATCH /stage-instances/{channel_id}`.
fn change_stage(call: &Call) -> Result<Reply, ApiError> {
    let channel = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let guild = stage_guild(call, &world, channel, STAGE_MODERATOR)?;
    let mut stage = world.object(guild, Collection::StageInstances, channel)?.clone();
    let values = call.parse(|fields, form| {
        Patch::new(fields, form, false).text("topic", 1..=120).one_of("privacy_level", &[1, 2]).take()
    })?;
    merge(&mut stage, values);
    Ok(Reply::json(world.put_object(guild, Collection::StageInstances, channel, stage, &call.cause())?))
}

/// `DELETE /stage-instances/{channel_id}`.
fn close(call: &Call) -> Result<Reply, ApiError> {
    let channel = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let guild = stage_guild(call, &world, channel, STAGE_MODERATOR)?;
    world.take_object(guild, Collection::StageInstances, channel, &call.cause())?;
    Ok(Reply::empty())
}
