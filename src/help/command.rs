//! `/start`, `/help` and `/challenges`: where to begin.

use crate::answer::command::{Context, answer, asker};
use crate::help;
use crate::help::ids::Start;
use crate::ui::command_error::CommandError;

/// What this is, and how to begin
#[poise::command(slash_command)]
pub(crate) async fn start(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, help::panel::start(ctx.framework.user_data, asker(ctx), Start::Greeting)).await
}

/// What this bot can do
#[poise::command(slash_command)]
pub(crate) async fn help(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, help::panel::start(ctx.framework.user_data, asker(ctx), Start::Greeting)).await
}

/// Who is looking for somebody to play on this server
#[poise::command(slash_command, guild_only)]
pub(crate) async fn challenges(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, help::panel::start(ctx.framework.user_data, asker(ctx), Start::Challenges)).await
}
