//! `/whisper`: an answer that only its user sees.

use super::super::{Context, Error};

/// Hear a secret
#[poise::command(slash_command, ephemeral)]
pub(super) async fn whisper(ctx: Context<'_>) -> Result<(), Error> {
    ctx.say(format!("The varnish is honey, {}.", ctx.author().name)).await?;
    Ok(())
}
