//! Checks that the bot may host a game in a channel.

use poise::serenity_prelude as serenity;
use serenity::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, GuildId, InteractionContext, Permissions,
};

use crate::ui::command_error::CommandError;
use trickmate_text::{joined, text};

/// Permissions of the bot in a channel where a game is played, and the texts that name them.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "permission-view-channel"),
    (Permissions::SEND_MESSAGES, "permission-send-messages"),
    (Permissions::ATTACH_FILES, "permission-attach-files"),
];

/// Checks that the board can be posted in a channel.
pub(crate) fn may_play_here(permissions: Option<Permissions>) -> Result<(), CommandError> {
    let Some(permissions) = permissions else { return Ok(()) };
    let missing = NEEDED.iter().filter(|(needed, _)| !permissions.contains(*needed));
    let missing: Vec<String> = missing.map(|(_, name)| text!(name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(CommandError::words(text!("error-not-permitted", missing = joined(&missing))))
}

/// Returns `true` if the bot can post where an interaction comes from: on a server that has added it, or in its direct
/// messages.
pub(crate) fn can_post(
    owners: &AuthorizingIntegrationOwners,
    context: Option<InteractionContext>,
    server: Option<GuildId>,
) -> bool {
    match context {
        Some(InteractionContext::BotDm) => true,
        Some(InteractionContext::PrivateChannel) => false,
        _ => {
            server.is_none()
                || owners.0.is_empty()
                || owners.0.iter().any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
        }
    }
}
