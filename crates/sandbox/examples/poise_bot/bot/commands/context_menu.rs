//! Commands in the menus of people and messages.

use poise::serenity_prelude as serenity;

use super::super::colour::Colour;
use super::super::picture::{self, Pattern};
use super::super::{Context, Error};

/// Paints a person.
#[poise::command(context_menu_command = "Portrait")]
pub(super) async fn portrait(ctx: Context<'_>, sitter: serenity::User) -> Result<(), Error> {
    let picture = picture::paint(Pattern::Rings, Colour::named("ochre")?, 64)?;
    let text = format!("A portrait of {}", sitter.name);
    ctx.send(poise::CreateReply::default().content(text).attachment(picture)).await?;
    Ok(())
}

/// Puts a message into a frame, for its user alone.
#[poise::command(context_menu_command = "Frame", ephemeral)]
pub(super) async fn frame(ctx: Context<'_>, message: serenity::Message) -> Result<(), Error> {
    let author = serenity::CreateEmbedAuthor::new(&message.author.name);
    let embed = serenity::CreateEmbed::new().author(author).description(&message.content);
    ctx.send(poise::CreateReply::default().embed(embed)).await?;
    Ok(())
}

/// Pins a message, for those who may manage messages.
#[poise::command(context_menu_command = "Pin", ephemeral, default_member_permissions = "MANAGE_MESSAGES")]
pub(super) async fn pin(ctx: Context<'_>, message: serenity::Message) -> Result<(), Error> {
    message.pin(ctx).await?;
    let pins = ctx.channel_id().pins(ctx).await?;
    ctx.say(format!("Pinned; {} in all.", pins.len())).await?;
    Ok(())
}
