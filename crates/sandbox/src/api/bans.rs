//! Bans of a guild.

use super::members::require_above;
use crate::error::ApiError;
use crate::http::{Access::Bot, Call, Reply, delete, get, post, put};
use crate::permissions::{BAN_MEMBERS, MANAGE_GUILD};
use crate::server_state::ServerState;
use crate::world::World;
use axum::Router;
use serde_json::{Value, json};
use std::sync::Arc;

/// Users banned in one request.
const MAX_BULK: usize = 200;
/// Longest period whose messages are deleted with a ban: a week, in seconds.
const MAX_DELETE: i64 = 604_800;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/bans", get(Bot, list))
        .route(
            "/guilds/{guild_id}/bans/{user_id}",
            get(Bot, one).merge(put(Bot, create)).merge(delete(Bot, remove)),
        )
        .route("/guilds/{guild_id}/bulk-ban", post(Bot, create_many))
}

/// `GET /guilds/{guild_id}/bans`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let limit = call.query_number("limit", 1000, 1, 1000)?;
    let (before, after) = (call.query_id("before")?, call.query_id("after")?);
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, BAN_MEMBERS)?;
    let banned = world.guild(guild)?.bans.keys().copied();
    let wanted = banned.filter(|id| before.is_none_or(|at| *id < at));
    // `before` wins over `after`.
    let mut ids = wanted.filter(|id| before.is_some() || after.is_none_or(|at| *id > at)).collect::<Vec<_>>();
    if before.is_some() {
        ids.drain(..ids.len().saturating_sub(limit));
    }
    ids.truncate(limit);
    let bans = ids.into_iter().map(|id| world.ban_json(guild, id)).collect::<Result<Vec<_>, _>>()?;
    Ok(Reply::json(json!(bans)))
}

/// `GET /guilds/{guild_id}/bans/{user_id}`.
fn one(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, BAN_MEMBERS)?;
    Ok(Reply::json(world.ban_json(guild, call.id("user_id")?)?))
}

/// Checks that the bot may ban a user: members only if they rank below it, and anybody who is not a member.
fn require_bannable(world: &World, bot: u64, guild: u64, user: u64) -> Result<(), ApiError> {
    if user == bot {
        return Err(ApiError::missing_permissions());
    }
    if world.member(guild, user).is_ok() { require_above(world, bot, guild, user) } else { Ok(()) }
}

fn delete_ms(call: &Call) -> Result<i64, ApiError> {
    let (seconds, days) = call.parse(|fields, form| {
        let seconds = fields.integer(form, "delete_message_seconds", 0..=MAX_DELETE);
        (seconds, fields.integer(form, "delete_message_days", 0..=7))
    })?;
    Ok(seconds.or(days.map(|days| days * 86_400)).unwrap_or(0) * 1000)
}

/// `PUT /guilds/{guild_id}/bans/{user_id}`.
fn create(call: &Call) -> Result<Reply, ApiError> {
    let (guild, user) = (call.id("guild_id")?, call.id("user_id")?);
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, BAN_MEMBERS)?;
    let delete_ms = delete_ms(call)?;
    world.user(user)?;
    require_bannable(&world, call.bot, guild, user)?;
    world.ban(guild, user, delete_ms, &call.cause())?;
    Ok(Reply::empty())
}

/// `DELETE /guilds/{guild_id}/bans/{user_id}`.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, user) = (call.id("guild_id")?, call.id("user_id")?);
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, BAN_MEMBERS)?;
    world.unban(guild, user, &call.cause())?;
    Ok(Reply::empty())
}

/// `POST /guilds/{guild_id}/bulk-ban`.
fn create_many(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, BAN_MEMBERS | MANAGE_GUILD)?;
    let users = call.parse(|fields, form| {
        if fields.get("user_ids").is_none() {
            form.required(&fields.path.key("user_ids"));
        }
        fields.id_set(form, "user_ids", 1..=MAX_BULK).unwrap_or_default()
    })?;
    let delete_ms = delete_ms(call)?;
    let (mut banned, mut failed) = (Vec::new(), Vec::new());
    for user in users {
        let known = world.guild(guild)?.bans.contains_key(&user);
        let may = !known && require_bannable(&world, call.bot, guild, user).is_ok();
        let list = if may && world.ban(guild, user, delete_ms, &call.cause()).is_ok() {
            &mut banned
        } else {
            &mut failed
        };
        list.push(Value::String(user.to_string()));
    }
    if banned.is_empty() {
        return Err(ApiError::failed_to_ban());
    }
    Ok(Reply::json(json!({"banned_users": banned, "failed_users": failed})))
}
