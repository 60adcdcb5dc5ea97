//! Checks that the bot may host a game in a channel.

use poise::serenity_prelude::Permissions;

use crate::ui::command_error::CommandError;
use trickmate_text::text;

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
    Err(CommandError::words(text!("error-not-permitted", missing = missing.join(", "))))
}
