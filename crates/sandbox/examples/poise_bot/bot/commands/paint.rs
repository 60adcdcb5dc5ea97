//! `/paint`: choices, autocomplete and a picture with alt text.

use poise::serenity_prelude as serenity;

use super::super::colour::Colour;
use super::super::picture::{self, Pattern};
use super::super::{Context, Error};

/// The most suggestions, a limit of Discord's.
const SUGGESTIONS: usize = 25;

async fn suggest(_ctx: Context<'_>, part: &str) -> serenity::CreateAutocompleteResponse {
    let colours = Colour::matching(part).into_iter().take(SUGGESTIONS);
    let choices = colours.map(|colour| serenity::AutocompleteChoice::new(colour.name, colour.name));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Paint a picture
#[poise::command(slash_command, name_localized("de", "malen"))]
pub(super) async fn paint(
    ctx: Context<'_>,
    #[description = "What to paint"]
    #[name_localized("de", "muster")]
    pattern: Pattern,
    #[description = "With which colour"]
    #[autocomplete = "suggest"]
    colour: String,
    #[description = "Width and height in pixels"]
    #[min = 8]
    #[max = 512]
    side: Option<u32>,
) -> Result<(), Error> {
    let colour = Colour::named(&colour)?;
    let picture = picture::paint(pattern, colour, side.unwrap_or(64))?;
    ctx.send(poise::CreateReply::default().content(format!("Fresh paint: {colour}")).attachment(picture))
        .await?;
    Ok(())
}
