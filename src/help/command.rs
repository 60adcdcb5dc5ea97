//! `/help` and `/challenges`: where to begin.

use crate::answer::command::{Context, answer, asker};
use crate::help;
use crate::ui::command_error::CommandError;

/// Shows what this bot is and how to begin
#[poise::command(slash_command)]
pub(crate) async fn help(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, async { Ok(help::panel::start(ctx.framework.user_data, asker(ctx)).await) }).await
}

/// Lists the open challenges on this server
#[poise::command(slash_command, guild_only)]
pub(crate) async fn challenges(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, help::panel::open_challenges(ctx.framework.user_data, asker(ctx))).await
}
