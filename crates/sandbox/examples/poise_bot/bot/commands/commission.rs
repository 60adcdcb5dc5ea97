//! `/commission`: every type of option at once.

use poise::serenity_prelude as serenity;

use super::super::{Context, Error};

/// Order a painting
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "each option of the command is a parameter")]
pub(super) async fn commission(
    ctx: Context<'_>,
    #[description = "What it is to be called"]
    #[min_length = 2]
    #[max_length = 40]
    title: String,
    #[description = "How many copies"]
    #[min = 1]
    #[max = 12]
    copies: i64,
    #[description = "With a frame"] framed: bool,
    #[description = "Who sits for it"] sitter: serenity::Member,
    #[description = "Where it will hang"]
    #[channel_types("Text")]
    room: serenity::GuildChannel,
    #[description = "Who paints it"] crew: serenity::Role,
    #[description = "What it is to look like"] sketch: serenity::Attachment,
    #[description = "What it may cost"]
    #[min = 0.5]
    #[max = 1000.0]
    price: Option<f64>,
) -> Result<(), Error> {
    ctx.defer().await?;
    let copy = serenity::CreateAttachment::bytes(sketch.download().await?, &sketch.filename)
        .description(format!("Sketch for {title}"));
    let embed = serenity::CreateEmbed::new()
        .title(&title)
        .field("Copies", copies.to_string(), true)
        .field("Framed", if framed { "yes" } else { "no" }, true)
        .field("Sitter", sitter.display_name(), true)
        .field("Room", room.name(), true)
        .field("Crew", &crew.name, true)
        .field("Price", price.map_or_else(|| "open".to_owned(), |price| price.to_string()), true)
        .image(format!("attachment://{}", sketch.filename))
        .colour(0x00d4_af37)
        .footer(serenity::CreateEmbedFooter::new(format!("{} bytes", sketch.size)))
        .timestamp(ctx.created_at());
    ctx.send(poise::CreateReply::default().embed(embed).attachment(copy)).await?;
    Ok(())
}
