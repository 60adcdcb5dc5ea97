//! Integrations of a guild: the applications installed in it.

use crate::error::ApiError;
use crate::gateway::intents;
use crate::http::{Access::Bot, Call, Reply, delete, get};
use crate::permissions::MANAGE_GUILD;
use crate::server_state::ServerState;
use crate::world::{Action, World};
use axum::Router;
use serde_json::{Value, json};
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<ServerState>> {
    Router::new()
        .route("/guilds/{guild_id}/integrations", get(Bot, list))
        .route("/guilds/{guild_id}/integrations/{integration_id}", delete(Bot, remove))
}

fn integration(world: &World, id: u64) -> Result<Value, ApiError> {
    let application = world.application(id)?;
    Ok(json!({
        "id": id.to_string(),
        "type": "discord",
        "name": application.name,
        "enabled": true,
        "account": {"id": id.to_string(), "name": application.name},
        "application": {
            "id": id.to_string(),
            "name": application.name,
            "icon": null,
            "description": application.description,
            "summary": "",
            "type": null,
            "bot": world.user_json(id),
        },
        "scopes": ["applications.commands", "bot"],
    }))
}

/// `GET /guilds/{guild_id}/integrations`.
fn list(call: &Call) -> Result<Reply, ApiError> {
    let guild = call.id("guild_id")?;
    let world = call.server.world.read();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    let bots = world.guild(guild)?.members.keys().filter(|id| world.applications.contains_key(id));
    let found = bots.map(|id| integration(&world, *id)).collect::<Result<Vec<_>, _>>()?;
    Ok(Reply::json(json!(found)))
}

/// `DELETE /guilds/{guild_id}/integrations/{integration_id}`: its bot goes with it.
fn remove(call: &Call) -> Result<Reply, ApiError> {
    let (guild, id) = (call.id("guild_id")?, call.id("integration_id")?);
    let mut world = call.server.world.write();
    world.require_in_guild(call.bot, guild, MANAGE_GUILD)?;
    if !world.applications.contains_key(&id) || world.member(guild, id).is_err() {
        return Err(ApiError::unknown_integration());
    }
    let gone = json!({
        "id": id.to_string(),
        "guild_id": guild.to_string(),
        "application_id": id.to_string(),
    });
    world.tell_guild_bots(guild, "INTEGRATION_DELETE", &gone, intents::GUILD_INTEGRATIONS);
    world.log(guild, Action::new(82, id), &call.cause());
    world.remove_member(guild, id)?;
    let data = json!({"guild_id": guild.to_string()});
    world.tell_guild_bots(guild, "GUILD_INTEGRATIONS_UPDATE", &data, intents::GUILD_INTEGRATIONS);
    Ok(Reply::empty())
}
