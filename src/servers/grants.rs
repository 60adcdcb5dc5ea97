//! Roles that a manager has the bot give: only those that they could give themselves.

use poise::serenity_prelude as serenity;
use serenity::Member;

use crate::api::role_rights::GrantObstacle;
use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use trickmate_host::{RoleId, ServerId};
use trickmate_text::text;

/// Returns the reason why a manager cannot have the bot give a role, in words; `None` if they can.
///
/// # Errors
/// Discord does not send the roles.
pub(crate) async fn refusal(
    bot: &Bot,
    server: ServerId,
    manager: Option<&Member>,
    role: RoleId,
) -> Result<Option<String>, CommandError> {
    let Some(manager) = manager else { return Ok(Some(text!("error-managers-only"))) };
    let obstacle = bot.delivery.grant_obstacle(server, manager, role).await.map_err(|error| {
        tracing::warn!("the roles of server {server} are not known: {error}");
        CommandError::words(text!("error-busy"))
    })?;
    Ok(obstacle.map(|obstacle| match obstacle {
        GrantObstacle::NotForPlayers => text!("error-role-not-for-players"),
        GrantObstacle::BeyondOwn => text!("error-role-beyond-own"),
    }))
}
