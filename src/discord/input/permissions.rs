//! Whether the bot may host a game in a channel.

use poise::serenity_prelude::Permissions;

use crate::discord::input::command_error::CommandError;

/// What the bot must be allowed to in a channel where a game is to be played.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::ATTACH_FILES, "Attach Files"),
];

/// Refuses a channel in which the board could not be posted.
pub(crate) fn may_play_here(permissions: Option<Permissions>) -> Result<(), CommandError> {
    let Some(permissions) = permissions else { return Ok(()) };
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(needed, _)| !permissions.contains(*needed)).map(|(_, name)| *name).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(CommandError::words(format!(
        "I cannot host a game in this channel, because I lack the permission: {}. Please tell a moderator.",
        missing.join(", ")
    )))
}
