//! Soundboards of guilds. Discord's own sounds are not here.

use super::emojis::{require_expression, shown};
use super::empty;
use crate::error::ApiError;
use crate::form::{Fields, Form};
use crate::http::{Access::Bot, Call, Reply, delete, get, patch, post};
use crate::permissions::{SPEAK, USE_SOUNDBOARD};
use crate::rules::{Patch, merge, parse_sound};
use crate::server_state::ServerState;
use crate::world::{Collection, kind};
use axum::Router;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The largest sound, in bytes.
const MAX_BYTES: usize = 512 * 1024;
/// Sounds of a guild without boosts.
const MAX_SOUNDS: usize = 8;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/soundboard-sounds", get(Bot, list).merge(post(Bot, create)))
        .route(
            "/guilds/{guild_id}/soundboard-sounds/{sound_id}",
            get(Bot, one).merge(patch(Bot, change)).merge(delete(Bot, remove)),
        )
        .route("/soundboard-default-sounds", get(Bot, empty::list))
        .route("/channels/{channel_id}/send-soundboard-sound", post(Bot, send))
}

fn parse(fields: &Fields<'_>, form: &mut Form, creating: bool) -> Map<String, Value> {
    if let Some(volume) = fields.get("volume")
        && !volume.as_f64().is_some_and(|volume| (0.0..=1.0).contains(&volume))
    {
        let message = "float value should be between 0.0 and 1.0.";
        form.error(&fields.path.key("volume"), "NUMBER_TYPE_MAX", message);
    }
    let mut patch = Patch::new(fields, form, creating);
    patch.require("name").text("name", 2..=32).optional_id("emoji_id").optional_text("emoji_name", 32);
    if let Some(volume) = fields.get("volume") {
        patch.set("volume", volume.clone());
    }
    patch.take()
}

/// `GET /guilds/{guild_id}/soundboard-sounds`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let sounds = world.objects(guild, Collection::Sounds)?;
    let items = sounds.into_iter().map(|sound| shown(&world, call.bot, guild, sound)).collect::<Vec<_>>();
    Ok(Reply::json(json!({"items": items})))
}

/// `GET /guilds/{guild_id}/soundboard-sounds/{sound_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let sound = world.object(guild, Collection::Sounds, call.id("sound_id")?)?;
    Ok(Reply::json(shown(&world, call.bot, guild, sound.clone())))
}

/// `POST /guilds/{guild_id}/soundboard-sounds`.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    require_expression(&world, call.bot, guild, None)?;
    let (values, sound) = call.parse(|fields, form| {
        if fields.get("sound").is_none() {
            form.required(&fields.path.key("sound"));
        }
        let sound = parse_sound(fields, form, "sound", MAX_BYTES);
        (parse(fields, form, true), sound)
    })?;
    if world.objects(guild, Collection::Sounds)?.len() >= MAX_SOUNDS {
        return Err(ApiError::too_many_sounds());
    }
    let id = world.next_id();
    let mut object = json!({
        "name": "",
        "sound_id": id.to_string(),
        "volume": 1.0,
        "emoji_id": null,
        "emoji_name": null,
        "guild_id": guild.to_string(),
        "available": true,
        "user": world.user_json(call.bot),
    });
    merge(&mut object, values);
    if let Some(sound) = sound {
        world.set_picture(id, sound.content_type, sound.data);
    }
    Ok(Reply::created(world.put_object(guild, Collection::Sounds, id, object, &call.cause())?))
}

/// `PATCH /guilds/{guild_id}/soundboard-sounds/{sound_id}`.
fn change(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("sound_id")?);
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    let mut sound = world.object(guild, Collection::Sounds, id)?.clone();
    require_expression(&world, call.bot, guild, Some(&sound))?;
    merge(&mut sound, call.parse(|fields, form| parse(fields, form, false))?);
    Ok(Reply::json(world.put_object(guild, Collection::Sounds, id, sound, &call.cause())?))
}

/// `DELETE /guilds/{guild_id}/soundboard-sounds/{sound_id}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("sound_id")?);
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    require_expression(&world, call.bot, guild, Some(world.object(guild, Collection::Sounds, id)?))?;
    world.take_object(guild, Collection::Sounds, id, &call.cause())?;
    Ok(Reply::empty())
}

/// `POST /channels/{channel_id}/send-soundboard-sound`: for users in the voice channel.
fn send(call: &Call) -> Result<Reply, ApiError> {
    let channel = call.id("channel_id")?;
    let mut world = call.server.world.write();
    let found = world.channel_for(call.bot, channel, SPEAK | USE_SOUNDBOARD)?;
    let guild =
        found.guild_id.filter(|_| found.kind == kind::VOICE).ok_or_else(ApiError::wrong_channel_type)?;
    let (sound, source) = call.parse(|fields, form| {
        if fields.get("sound_id").is_none() {
            form.required(&fields.path.key("sound_id"));
        }
        (fields.id(form, "sound_id").unwrap_or_default(), fields.id(form, "source_guild_id"))
    })?;
    world.object(source.unwrap_or(guild), Collection::Sounds, sound)?;
    world.play_sound(call.bot, guild, channel, sound)?;
    Ok(Reply::empty())
}
