//! Registering commands, globally or for a guild.

use super::applications::require_own;
use crate::error::ApiError;
use crate::http::{Call, Reply};
use crate::rules::{NewCommand, parse_bulk, parse_command};
use crate::world::{CommandScope, World};
use serde_json::{Value, json};

fn scope(call: &Call) -> Result<CommandScope, ApiError> {
    let application_id = require_own(call)?;
    let guild_id = if call.param("guild_id").is_empty() { None } else { Some(call.id("guild_id")?) };
    if let Some(guild) = guild_id {
        // A guild without the bot is out of reach, known or not.
        call.server.world.read().member(guild, call.bot).map_err(|_| ApiError::missing_access())?;
    }
    Ok(CommandScope { application_id, guild_id })
}

fn shown(
    world: &World,
    scope: CommandScope,
    ids: &[u64],
    translations: bool,
) -> Result<Vec<Value>, ApiError> {
    ids.iter().map(|id| Ok(world.command(scope, *id)?.json(translations))).collect()
}

/// `GET …/commands`.
pub(super) fn list(call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(call)?;
    let translations = call.query_flag("with_localizations");
    let world = call.server.world.read();
    let commands = world.commands(scope)?;
    Ok(Reply::json(commands.into_iter().map(|command| command.json(translations)).collect()))
}

/// `POST …/commands`: 201 for a new command, 200 for one that replaces another of its name.
pub(super) fn create(call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(call)?;
    let command = parse_command(call.json(), scope, NewCommand::Created)?;
    let mut world = call.server.world.write();
    let (id, created) = world.put_command(command)?;
    let data = world.command(scope, id)?.json(true);
    Ok(if created { Reply::created(data) } else { Reply::json(data) })
}

/// `PUT …/commands`: replaces all.
pub(super) fn replace(call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(call)?;
    let commands = parse_bulk(call.json(), scope)?;
    let mut world = call.server.world.write();
    let ids = world.replace_commands(scope, commands)?;
    Ok(Reply::json(json!(shown(&world, scope, &ids, true)?)))
}

/// `GET …/commands/{command_id}`.
pub(super) fn one(call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(call)?;
    let id = call.id("command_id")?;
    Ok(Reply::json(call.server.world.read().command(scope, id)?.json(true)))
}

/// `PATCH …/commands/{command_id}`.
pub(super) fn change(call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(call)?;
    let id = call.id("command_id")?;
    let mut world = call.server.world.write();
    let changed = parse_command(call.json(), scope, NewCommand::Changes(world.command(scope, id)?))?;
    let taken = world
        .commands(scope)?
        .iter()
        .any(|other| other.id != id && other.kind == changed.kind && other.name == changed.name);
    if taken {
        return Err(ApiError::invalid_field(
            "name",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            "Application command names must be unique",
        ));
    }
    world.put_command(changed)?;
    Ok(Reply::json(world.command(scope, id)?.json(true)))
}

/// `DELETE …/commands/{command_id}`.
pub(super) fn delete(call: &Call) -> Result<Reply, ApiError> {
    let scope = scope(call)?;
    let id = call.id("command_id")?;
    call.server.world.write().delete_command(scope, id)?;
    Ok(Reply::empty())
}

/// `GET …/guilds/{guild_id}/commands/permissions`: none have been changed.
pub(super) fn all_permissions(call: &Call) -> Result<Reply, ApiError> {
    scope(call)?;
    Ok(Reply::json(json!([])))
}

/// `GET …/guilds/{guild_id}/commands/{command_id}/permissions`: none have been changed.
pub(super) fn permissions(call: &Call) -> Result<Reply, ApiError> {
    scope(call)?;
    call.id("command_id")?;
    Err(ApiError::unknown_command_permissions())
}

/// `PUT …/guilds/{guild_id}/commands/{command_id}/permissions`: only for tokens of users.
pub(super) fn change_permissions(_: &Call) -> Result<Reply, ApiError> {
    Err(ApiError::bots_not_allowed())
}
