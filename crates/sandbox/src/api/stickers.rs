//! Stickers of guilds. Discord's own packs are not here.

use super::emojis::{require_expression, shown};
use crate::error::ApiError;
use crate::form::{Fields, Form};
use crate::http::{Access::Bot, Access::Open, Call, Reply, delete, get, patch, post};
use crate::rules::{Patch, merge, sticker_file};
use crate::server_state::ServerState;
use crate::world::Collection;
use axum::Router;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// The largest file of a sticker, in bytes.
const MAX_BYTES: usize = 512 * 1024;
/// Stickers of a guild without boosts.
const MAX_STICKERS: usize = 5;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/stickers", get(Bot, list).merge(post(Bot, create)))
        .route(
            "/guilds/{guild_id}/stickers/{sticker_id}",
            get(Bot, one).merge(patch(Bot, change)).merge(delete(Bot, remove)),
        )
        .route("/stickers/{sticker_id}", get(Bot, anywhere))
        .route("/sticker-packs", get(Open, packs))
        .route("/sticker-packs/{pack_id}", get(Bot, pack))
}

fn parse(fields: &Fields<'_>, form: &mut Form, creating: bool) -> Map<String, Value> {
    let mut patch = Patch::new(fields, form, creating);
    patch.require("name").text("name", 2..=30).require("tags").text("tags", 1..=200);
    let length = fields.get("description").and_then(Value::as_str).map_or(0, |text| text.chars().count());
    if length == 1 {
        patch.text("description", 2..=100);
    }
    patch.optional_text("description", 100).take()
}

/// `GET /guilds/{guild_id}/stickers`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let stickers = world.objects(guild, Collection::Stickers)?;
    Ok(Reply::json(stickers.into_iter().map(|sticker| shown(&world, call.bot, guild, sticker)).collect()))
}

/// `GET /guilds/{guild_id}/stickers/{sticker_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let sticker = world.object(guild, Collection::Stickers, call.id("sticker_id")?)?;
    Ok(Reply::json(shown(&world, call.bot, guild, sticker.clone())))
}

/// `GET /stickers/{sticker_id}`: any guild's.
fn anywhere(call: &Call) -> Result<Reply, ApiError> {
    let id = call.id("sticker_id")?;
    let world = call.server.world.read();
    let guild = world.guild_with(Collection::Stickers, id).ok_or_else(ApiError::unknown_sticker)?;
    let sticker = world.object(guild, Collection::Stickers, id)?.clone();
    Ok(Reply::json(shown(&world, call.bot, guild, sticker)))
}

/// `POST /guilds/{guild_id}/stickers`: a multipart form with the file.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    require_expression(&world, call.bot, guild, None)?;
    let values = call.parse(|fields, form| {
        if call.files().is_empty() {
            form.required(&fields.path.key("file"));
        }
        parse(fields, form, true)
    })?;
    let (format, file) = sticker_file(call.files()).ok_or_else(ApiError::invalid_file)?;
    if file.data.len() > MAX_BYTES {
        return Err(ApiError::entity_too_large());
    }
    if world.objects(guild, Collection::Stickers)?.len() >= MAX_STICKERS {
        return Err(ApiError::too_many_stickers());
    }
    let id = world.next_id();
    let mut sticker = json!({
        "id": id.to_string(),
        "name": "",
        "tags": "",
        "type": 2,
        "format_type": format,
        "description": null,
        "available": true,
        "guild_id": guild.to_string(),
        "user": world.user_json(call.bot),
    });
    merge(&mut sticker, values);
    world.set_picture(id, file.content_type, file.data);
    Ok(Reply::created(world.put_object(guild, Collection::Stickers, id, sticker, &call.cause())?))
}

/// `PATCH /guilds/{guild_id}/stickers/{sticker_id}`.
fn change(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("sticker_id")?);
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    let mut sticker = world.object(guild, Collection::Stickers, id)?.clone();
    require_expression(&world, call.bot, guild, Some(&sticker))?;
    merge(&mut sticker, call.parse(|fields, form| parse(fields, form, false))?);
    Ok(Reply::json(world.put_object(guild, Collection::Stickers, id, sticker, &call.cause())?))
}

/// `DELETE /guilds/{guild_id}/stickers/{sticker_id}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("sticker_id")?);
    let mut world = call.server.world.write();
    world.guild_for(guild, call.bot)?;
    require_expression(&world, call.bot, guild, Some(world.object(guild, Collection::Stickers, id)?))?;
    world.take_object(guild, Collection::Stickers, id, &call.cause())?;
    Ok(Reply::empty())
}

/// `GET /sticker-packs`: Discord's own are not here.
fn packs(_: &Call) -> Result<Reply, ApiError> {
    Ok(Reply::json(json!({"sticker_packs": []})))
}

/// `GET /sticker-packs/{pack_id}`.
fn pack(call: &Call) -> Result<Reply, ApiError> {
    call.id("pack_id")?;
    Err(ApiError::unknown_sticker_pack())
}
