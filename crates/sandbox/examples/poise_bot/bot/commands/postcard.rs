//! `/postcard`: a picture by direct message.

use poise::serenity_prelude as serenity;

use super::super::colour::Colour;
use super::super::picture::{self, Pattern};
use super::super::{Context, Error};

/// Discord's codes for a person who takes no messages.
const CANNOT_WRITE: [isize; 2] = [50_007, 50_278];

/// Send someone a postcard
#[poise::command(slash_command, ephemeral)]
pub(super) async fn postcard(
    ctx: Context<'_>,
    #[description = "To whom"] to: serenity::User,
    #[description = "What is on it"] pattern: Pattern,
) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let picture = picture::paint(pattern, Colour::named("cerulean")?, 96)?;
    let card = serenity::CreateMessage::new()
        .content(format!("Greetings from {}", ctx.author().name))
        .add_file(picture);
    let text = match to.direct_message(ctx, card).await {
        Ok(_) => format!("Sent to {}.", to.name),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)))
            if CANNOT_WRITE.contains(&response.error.code) =>
        {
            format!("{} takes no direct messages.", to.name)
        }
        Err(why) => return Err(why.into()),
    };
    ctx.say(text).await?;
    Ok(())
}
