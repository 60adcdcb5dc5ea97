//! Templates of guilds, from which a new guild could be made.

use crate::error::ApiError;
use crate::form::{Fields, Form};
use crate::http::{Access::Bot, Access::Open, Call, Reply, delete, get, patch, post, put};
use crate::permissions::MANAGE_GUILD;
use crate::rules::{Patch, merge};
use crate::server_state::ServerState;
use axum::Router;
use serde_json::{Map, Value, json};
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/templates/{code}", get(Open, anywhere))
        .route("/guilds/{guild_id}/templates", get(Bot, list).merge(post(Bot, create)))
        .route(
            "/guilds/{guild_id}/templates/{code}",
            put(Bot, refresh).merge(patch(Bot, change)).merge(delete(Bot, remove)),
        )
}

fn parse(fields: &Fields<'_>, form: &mut Form, creating: bool) -> Map<String, Value> {
    let mut patch = Patch::new(fields, form, creating);
    patch.require("name").text("name", 1..=100).optional_text("description", 120).take()
}

/// `GET /guilds/templates/{code}`.
fn anywhere(call: &Call) -> Result<Reply, ApiError> {
    let world = call.server.world.read();
    let found = world.guilds.values().find_map(|guild| guild.templates.get(call.param("code")));
    Ok(Reply::json(found.ok_or_else(ApiError::unknown_template)?.clone()))
}

/// `GET /guilds/{guild_id}/templates`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    Ok(Reply::json(world.guild(guild)?.templates.values().cloned().collect()))
}

/// `POST /guilds/{guild_id}/templates`: a guild may have one.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let values = call.parse(|fields, form| parse(fields, form, true))?;
    if !world.guild(guild)?.templates.is_empty() {
        return Err(ApiError::template_exists());
    }
    let id = world.next_id();
    let code = world.secrets.code("template", id);
    let now = world.clock.now_iso();
    let mut template = json!({
        "code": code,
        "name": "",
        "description": null,
        "usage_count": 0,
        "creator_id": call.bot.to_string(),
        "creator": world.user_json(call.bot),
        "created_at": now,
        "updated_at": now,
        "source_guild_id": guild.to_string(),
        "serialized_source_guild": world.template_snapshot(guild)?,
        "is_dirty": null,
    });
    merge(&mut template, values);
    world.guild_mut(guild)?.templates.insert(code, template.clone());
    Ok(Reply::json(template))
}

fn update(
    call: &Call,
    act: impl FnOnce(&mut Value, Value, String) -> Result<(), ApiError>,
) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let (snapshot, now) = (world.template_snapshot(guild)?, world.clock.now_iso());
    let template = world.guild_mut(guild)?.templates.get_mut(call.param("code"));
    let template = template.ok_or_else(ApiError::unknown_template)?;
    act(template, snapshot, now)?;
    Ok(Reply::json(template.clone()))
}

/// `PUT /guilds/{guild_id}/templates/{code}`: updates the template from the current guild.
fn refresh(call: &Call) -> Result<Reply, ApiError> {
    update(call, |template, snapshot, now| {
        template["serialized_source_guild"] = snapshot;
        template["updated_at"] = json!(now);
        template["is_dirty"] = Value::Null;
        Ok(())
    })
}

/// `PATCH /guilds/{guild_id}/templates/{code}`.
fn change(call: &Call) -> Result<Reply, ApiError> {
    update(call, |template, _, now| {
        merge(template, call.parse(|fields, form| parse(fields, form, false))?);
        template["updated_at"] = json!(now);
        Ok(())
    })
}

/// `DELETE /guilds/{guild_id}/templates/{code}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let gone = world.guild_mut(guild)?.templates.remove(call.param("code"));
    Ok(Reply::json(gone.ok_or_else(ApiError::unknown_template)?))
}
