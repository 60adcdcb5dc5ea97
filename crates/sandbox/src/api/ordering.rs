//! The order of roles and channels of a guild, and the numbers of members by role.

use super::roles::require_rank;
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::http::{Access::Bot, Call, Reply, get, patch};
use crate::permissions::MANAGE_CHANNELS;
use crate::server_state::ServerState;
use crate::world::{ChannelSpec, RoleSpec};
use axum::Router;
use serde_json::{Map, Value, json};
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/roles", patch(Bot, roles))
        .route("/guilds/{guild_id}/channels", patch(Bot, channels))
        .route("/guilds/{guild_id}/roles/member-counts", get(Bot, counts))
}

/// Reads the objects of a body that is a list.
fn parse_list<T>(call: &Call, read: impl Fn(&Fields<'_>, &mut Form) -> T) -> Result<Vec<T>, ApiError> {
    let mut form = Form::default();
    let mut found = Vec::new();
    let list = call.json().as_array();
    if list.is_none() {
        form.error(&Path::ROOT, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
    }
    for (index, value) in list.into_iter().flatten().enumerate() {
        let path = Path::ROOT.index(index);
        if let Some(fields) = Fields::of(value, &path, &mut form) {
            if fields.get("id").is_none() {
                form.required(&path.key("id"));
            }
            found.push(read(&fields, &mut form));
        }
    }
    form.finish()?;
    Ok(found)
}

/// `PATCH /guilds/{guild_id}/roles`.
fn roles(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let wanted = parse_list(call, |fields, form| {
        let position = fields.integer(form, "position", 1..=i64::from(i32::MAX));
        (fields.id(form, "id").unwrap_or_default(), position)
    })?;
    let mut world = call.server.world.write();
    for (role, _) in &wanted {
        require_rank(&world, call.bot, guild, Some(*role), &RoleSpec::default())?;
    }
    for (role, position) in wanted {
        if let Some(position) = position {
            world.move_role(guild, role, position)?;
        }
    }
    Ok(Reply::json(json!(world.roles_json(guild)?)))
}

/// `PATCH /guilds/{guild_id}/channels`.
fn channels(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let wanted = parse_list(call, |fields, form| {
        let spec = ChannelSpec {
            position: fields.integer(form, "position", 0..=i64::from(i32::MAX)),
            parent_id: fields.has("parent_id").then(|| fields.id(form, "parent_id")),
            ..ChannelSpec::default()
        };
        let lock = fields.boolean(form, "lock_permissions").unwrap_or(false);
        (fields.id(form, "id").unwrap_or_default(), spec, lock)
    })?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_CHANNELS)?;
    for (id, mut spec, lock) in wanted {
        let channel = world.channel(id)?;
        if channel.guild_id != Some(guild) || channel.thread.is_some() {
            return Err(ApiError::unknown_channel());
        }
        let parent = spec.parent_id.unwrap_or(channel.parent_id);
        if let Some(parent) = parent.filter(|_| lock) {
            spec.overwrites = Some(world.channel(parent)?.overwrites.clone());
        }
        world.change_channel(id, spec)?;
    }
    Ok(Reply::empty())
}

/// `GET /guilds/{guild_id}/roles/member-counts`.
fn counts(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    let guild = world.guild_for(guild, call.bot)?;
    let mut counts = Map::new();
    for role in guild.roles.keys().filter(|id| **id != guild.id) {
        let held = guild.members.values().filter(|member| member.roles.contains(role)).count();
        counts.insert(role.to_string(), Value::from(held));
    }
    Ok(Reply::json(Value::Object(counts)))
}
