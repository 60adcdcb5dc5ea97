//! Members of a guild.

use super::roles::require_rank;
use crate::clock::parse_iso;
use crate::error::ApiError;
use crate::gateway::intents::GUILD_MEMBERS;
use crate::http::{Call, Reply};
use crate::permissions::{
    ADMINISTRATOR, CHANGE_NICKNAME, KICK_MEMBERS, MANAGE_NICKNAMES, MANAGE_ROLES, MODERATE_MEMBERS,
};
use crate::world::{RoleSpec, World};

/// `GET /guilds/{guild_id}/members/{user_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.core.look();
    world.guild_for(guild, call.bot)?;
    let user = call.id("user_id")?;
    world.user(user)?;
    Ok(Reply::json(world.member_json(world.member(guild, user)?)))
}

/// `GET /guilds/{guild_id}/members/@me`, which Discord keeps for users.
pub(super) fn own(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.core.look();
    world.guild_for(guild, call.bot)?;
    Ok(Reply::json(world.member_json(world.member(guild, call.bot)?)))
}

/// `GET /guilds/{guild_id}/members`: needs the privileged intent.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let limit = call.query_number("limit", 1, 1, 1000)?;
    let after = call.query_id("after")?.unwrap_or(0);
    let world = call.server.core.look();
    let guild = world.guild_for(guild, call.bot)?;
    if world.application(call.bot)?.privileged_intents & GUILD_MEMBERS == 0 {
        return Err(ApiError::missing_access());
    }
    let members = guild.members.range(after + 1..).map(|(_, member)| member).take(limit);
    Ok(Reply::json(members.map(|member| world.member_json(member)).collect()))
}

/// `GET /guilds/{guild_id}/members/search`.
pub(super) fn search(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let limit = call.query_number("limit", 1, 1, 1000)?;
    let Some(query) = call.query("query").map(str::to_lowercase) else {
        return Err(ApiError::invalid_field("query", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    let world = call.server.core.look();
    let guild = world.guild_for(guild, call.bot)?;
    let found = guild.members.values().filter(|member| {
        let user = world.users.get(&member.user_id);
        user.is_some_and(|user| user.username.to_lowercase().starts_with(&query))
            || member.nick.as_ref().is_some_and(|nick| nick.to_lowercase().starts_with(&query))
    });
    Ok(Reply::json(found.take(limit).map(|member| world.member_json(member)).collect()))
}

/// Fails unless the bot may act on a member: nobody touches the owner or an equal.
fn require_above(world: &World, bot: u64, guild_id: u64, user: u64) -> Result<(), ApiError> {
    let guild = world.guild(guild_id)?;
    let rank = |id: u64| {
        let roles = guild.members.get(&id).map(|member| member.roles.as_slice()).unwrap_or_default();
        roles.iter().filter_map(|id| guild.roles.get(id)).map(|role| role.position).max().unwrap_or(0)
    };
    let above = guild.owner_id == bot || (guild.owner_id != user && rank(bot) > rank(user));
    if above || bot == user { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

/// `PATCH /guilds/{guild_id}/members/{user_id}`.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let (guild, user) = (call.id("guild_id")?, call.id("user_id")?);
    let (nick, roles, until) = call.parse(|fields, form| {
        let nick = fields.has("nick").then(|| fields.text(form, "nick", 0..=32));
        let roles = fields.ids(form, "roles", 0..=250);
        let until = fields
            .has("communication_disabled_until")
            .then(|| fields.text(form, "communication_disabled_until", 0..=64));
        (nick, roles, until)
    })?;
    let mut world = call.server.core.change();
    world.guild_for(guild, call.bot)?;
    world.member(guild, user)?;
    require_above(&world, call.bot, guild, user)?;
    if nick.is_some() {
        let needed = if user == call.bot { CHANGE_NICKNAME } else { MANAGE_NICKNAMES };
        world.require_in_guild(call.bot, guild, needed)?;
    }
    if let Some(roles) = &roles {
        let held = world.member(guild, user)?.roles.clone();
        world.require_in_guild(call.bot, guild, MANAGE_ROLES)?;
        for role in roles.iter().filter(|role| !held.contains(role)) {
            require_rank(&world, call.bot, guild, Some(*role), &RoleSpec::default())?;
        }
    }
    let until = match until {
        None => None,
        Some(text) => {
            world.require_in_guild(call.bot, guild, MODERATE_MEMBERS)?;
            if world.guild_permissions(user, guild) & ADMINISTRATOR != 0 {
                return Err(ApiError::missing_permissions());
            }
            Some(text.filter(|text| !text.is_empty()).map(|text| read_time(&text)).transpose()?)
        }
    };
    let data = world.change_member(guild, user, |member| {
        if let Some(nick) = nick {
            member.nick = nick.filter(|nick| !nick.is_empty());
        }
        if let Some(roles) = roles {
            member.roles = roles;
        }
        if let Some(until) = until {
            member.timed_out_until = until;
        }
    })?;
    Ok(Reply::json(data))
}

fn read_time(text: &str) -> Result<i64, ApiError> {
    parse_iso(text).ok_or_else(|| {
        let message = format!("Could not parse {text}. Should be ISO8601.");
        ApiError::invalid_field("communication_disabled_until", "DATE_TIME_TYPE_PARSE", message)
    })
}

/// `PATCH /guilds/{guild_id}/members/@me`.
pub(super) fn change_own(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let nick = call.parse(|fields, form| fields.text(form, "nick", 0..=32))?;
    let mut world = call.server.core.change();
    world.require_in_guild(call.bot, guild, CHANGE_NICKNAME)?;
    let data = world.change_member(guild, call.bot, |member| {
        member.nick = nick.filter(|nick| !nick.is_empty());
    })?;
    Ok(Reply::json(data))
}

/// `PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}`.
pub(super) fn add_role(call: &Call) -> Result<Reply, ApiError> {
    change_role(call, |roles, role| {
        if !roles.contains(&role) {
            roles.push(role);
        }
    })
}

/// `DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}`.
pub(super) fn remove_role(call: &Call) -> Result<Reply, ApiError> {
    change_role(call, |roles, role| roles.retain(|other| *other != role))
}

fn change_role(call: &Call, change: impl FnOnce(&mut Vec<u64>, u64)) -> Result<Reply, ApiError> {
    let (guild, user, role) = (call.id("guild_id")?, call.id("user_id")?, call.id("role_id")?);
    let mut world = call.server.core.change();
    require_rank(&world, call.bot, guild, Some(role), &RoleSpec::default())?;
    world.change_member(guild, user, |member| change(&mut member.roles, role))?;
    Ok(Reply::empty())
}

/// `DELETE /guilds/{guild_id}/members/{user_id}`.
pub(super) fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, user) = (call.id("guild_id")?, call.id("user_id")?);
    let mut world = call.server.core.change();
    world.require_in_guild(call.bot, guild, KICK_MEMBERS)?;
    world.member(guild, user)?;
    require_above(&world, call.bot, guild, user)?;
    world.remove_member(guild, user)?;
    Ok(Reply::empty())
}
