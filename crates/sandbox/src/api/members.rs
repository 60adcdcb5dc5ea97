//! Members of a guild.

use super::roles::require_rank;
use crate::clock::parse_iso;
use crate::error::ApiError;
use crate::gateway::intents::GUILD_MEMBERS;
use crate::http::{Call, Reply};
use crate::permissions::{
    ADMINISTRATOR, CHANGE_NICKNAME, KICK_MEMBERS, MANAGE_NICKNAMES, MANAGE_ROLES, MODERATE_MEMBERS,
};
use crate::rules::{Media, parse_own_member};
use crate::world::{Image, RoleSpec, World};

/// `GET /guilds/{guild_id}/members/{user_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    let user = call.id("user_id")?;
    world.user(user)?;
    Ok(Reply::json(world.member_json(world.member(guild, user)?)))
}

/// `GET /guilds/{guild_id}/members/@me`, which Discord keeps for users.
pub(super) fn own(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    Ok(Reply::json(world.member_json(world.member(guild, call.bot)?)))
}

/// `GET /guilds/{guild_id}/members`: needs the privileged intent.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let limit = call.query_number("limit", 1, 1, 1000)?;
    let after = call.query_id("after")?.unwrap_or(0);
    let world = call.server.world.read();
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
    let world = call.server.world.read();
    let guild = world.guild_for(guild, call.bot)?;
    let found = guild.members.values().filter(|member| {
        let user = world.users.get(&member.user_id);
        user.is_some_and(|user| user.username.to_lowercase().starts_with(&query))
            || member.nick.as_ref().is_some_and(|nick| nick.to_lowercase().starts_with(&query))
    });
    Ok(Reply::json(found.take(limit).map(|member| world.member_json(member)).collect()))
}

/// Checks that the bot may act on a member: not the owner, and only members of lower rank.
pub(super) fn require_above(world: &World, bot: u64, guild_id: u64, user: u64) -> Result<(), ApiError> {
    let guild = world.guild(guild_id)?;
    let rank = |id: u64| {
        let roles = guild.members.get(&id).map(|member| member.roles.as_slice()).unwrap_or_default();
        roles.iter().filter_map(|id| guild.roles.get(id)).map(|role| role.position).max().unwrap_or(0)
    };
    let above = guild.owner_id == bot || (guild.owner_id != user && rank(bot) > rank(user));
    if above || bot == user { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

/// Checks that the bot may give or take a role: one below its own, and not one of an integration.
fn require_assignable(world: &World, bot: u64, guild_id: u64, role: u64) -> Result<(), ApiError> {
    require_rank(world, bot, guild_id, Some(role), &RoleSpec::default())?;
    let is_managed = world.guild(guild_id)?.roles.get(&role).is_some_and(|role| role.bot_id.is_some());
    if is_managed { Err(ApiError::missing_permissions()) } else { Ok(()) }
}

/// `PATCH /guilds/{guild_id}/members/{user_id}`.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let (guild, user) = (call.id("guild_id")?, call.id("user_id")?);
    let (nick, roles, until, voice, flags) = call.parse(|fields, form| {
        let nick = fields.has("nick").then(|| fields.text(form, "nick", 0..=32));
        let roles = fields.id_set(form, "roles", 0..=250);
        let until = fields
            .has("communication_disabled_until")
            .then(|| fields.text(form, "communication_disabled_until", 0..=64));
        let voice = ["channel_id", "mute", "deaf"].iter().any(|key| fields.get(key).is_some());
        (nick, roles, until, voice, fields.integer(form, "flags", 0..=0x7fff_ffff))
    })?;
    let mut world = call.server.world.write();
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
        let added = roles.iter().filter(|role| !held.contains(role));
        let removed = held.iter().filter(|role| !roles.contains(role));
        for role in added.chain(removed) {
            require_assignable(&world, call.bot, guild, *role)?;
        }
    }
    if voice {
        // Nobody is ever connected to voice in the sandbox.
        return Err(ApiError::not_in_voice());
    }
    if flags.is_some() {
        world.require_in_guild(call.bot, guild, MODERATE_MEMBERS)?;
    }
    let until = match until {
        None => None,
        Some(text) => {
            world.require_in_guild(call.bot, guild, MODERATE_MEMBERS)?;
            if world.guild_permissions(user, guild) & ADMINISTRATOR != 0 {
                return Err(ApiError::missing_permissions());
            }
            Some(
                text.filter(|text| !text.is_empty())
                    .map(|text| read_time(&text, world.now_ms()))
                    .transpose()?,
            )
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
        if let Some(flags) = flags {
            // Only Discord sets the others.
            member.flags = member.flags & !BYPASSES_VERIFICATION | flags as u32 & BYPASSES_VERIFICATION;
        }
    })?;
    Ok(Reply::json(data))
}

/// The flag of a member that can be changed.
const BYPASSES_VERIFICATION: u32 = 1 << 2;
/// The longest time-out, in milliseconds.
const MAX_TIMEOUT: i64 = 28 * 24 * 60 * 60 * 1000;

fn read_time(text: &str, now: i64) -> Result<i64, ApiError> {
    let refused =
        |code: &str, message: String| ApiError::invalid_field("communication_disabled_until", code, message);
    let until = parse_iso(text).ok_or_else(|| {
        refused("DATE_TIME_TYPE_PARSE", format!("Could not parse {text}. Should be ISO8601."))
    })?;
    if until > now + MAX_TIMEOUT {
        return Err(refused("TIMEOUT_TOO_LONG", "Must be at most 28 days in the future.".to_owned()));
    }
    Ok(until)
}

/// `PATCH /guilds/{guild_id}/members/@me`.
pub(super) fn change_own(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let change = call.parse(parse_own_member)?;
    let mut world = call.server.world.write();
    let needed = if change.nick.is_some() { CHANGE_NICKNAME } else { 0 };
    world.require_in_guild(call.bot, guild, needed)?;
    for (image, media) in
        [(Image::MemberAvatar(guild), change.avatar), (Image::MemberBanner(guild), change.banner)]
    {
        if let Some(media) = media {
            world.set_image(call.bot, image, media.map(Media::into_parts));
        }
    }
    let named = |image| world.image_name(call.bot, image).map(str::to_owned);
    let (avatar, banner) = (named(Image::MemberAvatar(guild)), named(Image::MemberBanner(guild)));
    let data = world.change_member(guild, call.bot, |member| {
        if let Some(nick) = change.nick {
            member.nick = nick.filter(|nick| !nick.is_empty());
        }
        member.avatar = avatar;
        member.banner = banner;
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
    let mut world = call.server.world.write();
    require_assignable(&world, call.bot, guild, role)?;
    world.change_member(guild, user, |member| change(&mut member.roles, role))?;
    Ok(Reply::empty())
}

/// `DELETE /guilds/{guild_id}/members/{user_id}`.
pub(super) fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, user) = (call.id("guild_id")?, call.id("user_id")?);
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, KICK_MEMBERS)?;
    world.member(guild, user)?;
    require_above(&world, call.bot, guild, user)?;
    world.remove_member(guild, user)?;
    Ok(Reply::empty())
}
