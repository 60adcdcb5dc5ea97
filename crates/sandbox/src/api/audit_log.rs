//! The audit log of a guild, and the removal of inactive members.

use crate::error::ApiError;
use crate::http::{Access::Bot, Call, Reply, get, post};
use crate::permissions::{KICK_MEMBERS, MANAGE_GUILD, VIEW_AUDIT_LOG};
use crate::server_state::ServerState;
use crate::world::{Action, Collection, World};
use axum::Router;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The highest number of an action.
const MAX_ACTION: usize = 999;
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/audit-logs", get(Bot, list))
        .route("/guilds/{guild_id}/prune", get(Bot, count).merge(post(Bot, prune)))
}

/// `GET /guilds/{guild_id}/audit-logs`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let limit = call.query_number("limit", 50, 1, 100)?;
    let (before, after) = (call.query_id("before")?, call.query_id("after")?);
    let user = call.query_id("user_id")?.map(|id| id.to_string());
    let target = call.query_id("target_id")?.map(|id| id.to_string());
    let action = match call.query("action_type") {
        Some(_) => Some(call.query_number("action_type", 0, 0, MAX_ACTION)?),
        None => None,
    };
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, VIEW_AUDIT_LOG)?;
    let id = |entry: &Value| entry["id"].as_str().and_then(|id| id.parse::<u64>().ok()).unwrap_or_default();
    let wanted = |entry: &&Value| {
        before.is_none_or(|at| id(entry) < at)
            && after.is_none_or(|at| id(entry) > at)
            && user.as_ref().is_none_or(|user| entry["user_id"] == **user)
            && target.as_ref().is_none_or(|target| entry["target_id"] == **target)
            && action.is_none_or(|action| entry["action_type"] == action)
    };
    let found = world.guild(guild)?.audit_log.iter().filter(wanted);
    // With `after`, the oldest entries come first.
    let entries = if after.is_some() && before.is_none() {
        found.take(limit).cloned().collect::<Vec<_>>()
    } else {
        found.rev().take(limit).cloned().collect()
    };
    let mut users = BTreeSet::new();
    for entry in &entries {
        let ids = ["user_id", "target_id"].into_iter().filter_map(|key| entry[key].as_str()?.parse().ok());
        users.extend(ids.filter(|id| world.users.contains_key(id)));
    }
    let targets = |list: Collection| {
        let named = |object: &Value| entries.iter().any(|entry| entry["target_id"] == object["id"]);
        let objects = world.objects(guild, list).unwrap_or_default();
        objects.into_iter().filter(named).collect::<Vec<_>>()
    };
    Ok(Reply::json(json!({
        "audit_log_entries": entries,
        "users": users.into_iter().map(|id| world.user_json(id)).collect::<Vec<_>>(),
        "integrations": [],
        "webhooks": [],
        "guild_scheduled_events": targets(Collection::ScheduledEvents),
        "threads": [],
        "application_commands": [],
        "auto_moderation_rules": targets(Collection::ModerationRules),
    })))
}

/// Returns the members without roles, or with only these, who wrote nothing for this many days.
fn inactive(world: &World, guild: u64, days: i64, roles: &[u64]) -> Result<Vec<u64>, ApiError> {
    let since = world.now_ms() - days * DAY;
    let mut active = BTreeSet::new();
    for channel in world.channels_of(guild) {
        let recent = channel.messages.values().rev().take_while(|message| message.posted >= since);
        active.extend(recent.map(|message| message.author_id));
    }
    let guild = world.guild(guild)?;
    let idle = guild.members.values().filter(|member| {
        member.joined < since
            && member.user_id != guild.owner_id
            && !world.applications.contains_key(&member.user_id)
            && member.roles.iter().all(|role| roles.contains(role))
            && !active.contains(&member.user_id)
    });
    Ok(idle.map(|member| member.user_id).collect())
}

/// Writes ids with commas between.
fn ids(name: &str, text: &str) -> Result<Vec<u64>, ApiError> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let parse = |part: &str| {
        let wrong = || {
            ApiError::invalid_field(name, "NUMBER_TYPE_COERCE", format!("Value \"{part}\" is not snowflake."))
        };
        part.parse().map_err(|_| wrong())
    };
    parts.map(parse).collect()
}

/// Reads ids in a query, with commas between.
fn query_ids(call: &Call, name: &str) -> Result<Vec<u64>, ApiError> {
    let values = call.query.iter().filter(|(key, _)| key == name);
    let all = values.map(|(_, text)| text.as_str()).collect::<Vec<_>>();
    ids(name, &all.join(","))
}

/// `GET /guilds/{guild_id}/prune`.
fn count(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let days = call.query_number("days", 7, 1, 30)?;
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, KICK_MEMBERS | MANAGE_GUILD)?;
    let found = inactive(&world, guild, days as i64, &query_ids(call, "include_roles")?)?;
    Ok(Reply::json(json!({"pruned": found.len()})))
}

/// `POST /guilds/{guild_id}/prune`.
fn prune(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, KICK_MEMBERS | MANAGE_GUILD)?;
    let (days, counted, roles) = call.parse(|fields, form| {
        let roles = match fields.get("include_roles") {
            Some(Value::String(text)) => ids("include_roles", text),
            _ => Ok(fields.ids(form, "include_roles", 0..=100).unwrap_or_default()),
        };
        let days = fields.integer(form, "days", 1..=30).unwrap_or(7);
        (days, fields.boolean(form, "compute_prune_count").unwrap_or(true), roles)
    })?;
    let found = inactive(&world, guild, days, &roles?)?;
    for user in &found {
        world.remove_member(guild, *user)?;
    }
    let options = json!({"delete_member_days": days.to_string(), "members_removed": found.len().to_string()});
    world.log(guild, Action::new(21, guild).with(options), &call.cause());
    Ok(Reply::json(json!({"pruned": counted.then_some(found.len())})))
}
