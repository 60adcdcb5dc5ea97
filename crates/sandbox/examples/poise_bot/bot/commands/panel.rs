//! `/panel` and `/review`: controls and a form. What they do is in `components` and `modals`.

use super::super::{Context, Error, components, modals};
use poise::serenity_prelude as serenity;

/// Show the controls
#[poise::command(slash_command)]
pub(super) async fn panel(ctx: Context<'_>) -> Result<(), Error> {
    ctx.send(poise::CreateReply::default().content("At your service.").components(components::panel(0)))
        .await?;
    Ok(())
}

/// Write a review
#[poise::command(slash_command)]
pub(super) async fn review(ctx: Context<'_>) -> Result<(), Error> {
    if let poise::Context::Application(ctx) = ctx {
        let form = serenity::CreateInteractionResponse::Modal(modals::review());
        ctx.interaction.create_response(ctx.serenity_context(), form).await?;
    }
    Ok(())
}
