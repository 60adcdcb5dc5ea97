//! `/develop`: deferred answers, followups, edits and deletions through the interaction's token.

use poise::serenity_prelude as serenity;

use super::super::colour::Colour;
use super::super::picture::{self, Pattern};
use super::super::{Context, Error};

/// Develop photographs, one after the other
#[poise::command(slash_command)]
pub(super) async fn develop(
    ctx: Context<'_>,
    #[description = "How many"]
    #[min = 1]
    #[max = 4]
    count: u32,
    #[description = "Only for your eyes"] secret: bool,
    #[description = "Throw the first answer away at the end"]
    #[flag]
    discard: bool,
) -> Result<(), Error> {
    if secret {
        ctx.defer_ephemeral().await?
    } else {
        ctx.defer().await?
    }
    // The first message after a deferred answer takes the place of the "thinking" line.
    ctx.say(format!("0 of {count} developed")).await?;
    for number in 1..=count {
        let sheet =
            ctx.send(poise::CreateReply::default().content("A blank sheet").ephemeral(secret)).await?;
        let print = picture::paint(Pattern::Checks, Colour::named("charcoal")?, 8 * number)?;
        // In this edit and not in the message before it: serenity's edits of followups drop pictures that are there.
        let edit = poise::CreateReply::default().content(format!("Print {number}")).attachment(print);
        sheet.edit(ctx, edit).await?;
    }
    let scrap = ctx.send(poise::CreateReply::default().content("A spoilt sheet").ephemeral(secret)).await?;
    scrap.delete(ctx).await?;
    if let poise::Context::Application(ctx) = ctx {
        let interaction = ctx.interaction;
        if discard {
            interaction.delete_response(ctx.serenity_context()).await?;
        } else {
            let before = interaction.get_response(ctx.serenity_context()).await?.content;
            let edit = serenity::EditInteractionResponse::new().content(format!("Done; at first: {before}"));
            interaction.edit_response(ctx.serenity_context(), edit).await?;
        }
    }
    Ok(())
}
