//! Roles of a guild.

use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::permissions::{ADMINISTRATOR, MANAGE_ROLES};
use crate::rules::{Media, RoleForm, parse_role};
use crate::world::{Image, RoleSpec, World};
use serde_json::json;

/// `GET /guilds/{guild_id}/roles`.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    Ok(Reply::json(json!(world.roles_json(guild)?)))
}

/// `GET /guilds/{guild_id}/roles/{role_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.guild_for(guild, call.bot)?;
    Ok(Reply::json(world.role_json(guild, call.id("role_id")?)?))
}

/// Checks that the bot may manage roles, ranks above the role, and holds the permissions to grant.
pub(super) fn require_rank(
    world: &World,
    bot: u64,
    guild_id: u64,
    role: Option<u64>,
    spec: &RoleSpec,
) -> Result<(), ApiError> {
    world.require_in_guild(bot, guild_id, MANAGE_ROLES)?;
    let guild = world.guild(guild_id)?;
    if guild.owner_id == bot {
        return Ok(());
    }
    let member = world.member(guild_id, bot)?;
    let rank = member.roles.iter().filter_map(|id| guild.roles.get(id)).map(|role| role.position).max();
    if let Some(role) = role {
        let role = guild.roles.get(&role).ok_or_else(ApiError::unknown_role)?;
        if role.position >= rank.unwrap_or(0) {
            return Err(ApiError::missing_permissions());
        }
    }
    let held = world.guild_permissions(bot, guild_id);
    let granted = spec.permissions.unwrap_or(0);
    if held & ADMINISTRATOR == 0 && granted & !held != 0 {
        return Err(ApiError::missing_permissions());
    }
    Ok(())
}

/// `POST /guilds/{guild_id}/roles`.
pub(super) fn create(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let RoleForm { spec, icon } = call.parse(parse_role)?;
    let mut world = call.server.world.write();
    require_rank(&world, call.bot, guild, None, &spec)?;
    let id = world.create_role_below(guild, call.bot, spec)?;
    if let Some(icon) = icon {
        world.set_image(id, Image::Icon, icon.map(Media::into_parts));
    }
    Ok(Reply::json(world.role_json(guild, id)?))
}

/// `PATCH /guilds/{guild_id}/roles/{role_id}`.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let (guild, role) = (call.id("guild_id")?, call.id("role_id")?);
    let RoleForm { spec, icon } = call.parse(parse_role)?;
    let mut world = call.server.world.write();
    require_rank(&world, call.bot, guild, Some(role), &spec)?;
    if let Some(icon) = icon {
        world.set_image(role, Image::Icon, icon.map(Media::into_parts));
    }
    Ok(Reply::json(world.change_role(guild, role, spec)?))
}

/// `DELETE /guilds/{guild_id}/roles/{role_id}`.
pub(super) fn delete(call: &Call) -> Result<Reply, ApiError> {
    let (guild, role) = (call.id("guild_id")?, call.id("role_id")?);
    let mut world = call.server.world.write();
    require_rank(&world, call.bot, guild, Some(role), &RoleSpec::default())?;
    world.delete_role(guild, role)?;
    Ok(Reply::empty())
}
