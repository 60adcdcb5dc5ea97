//! Events that are not commands.

use poise::serenity_prelude as serenity;

use super::{Error, Studio, components, modals};

/// Reaction to every message that a person writes.
const SEEN: char = '🎨';

/// Takes one event from the gateway.
///
/// # Errors
/// If the request that answers it fails.
pub(super) async fn handle(
    framework: poise::FrameworkContext<'_, Studio, Error>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    let ctx = framework.serenity_context;
    match event {
        serenity::FullEvent::Message { new_message: message } if !message.author.bot => {
            message.react(ctx, SEEN).await?;
        }
        serenity::FullEvent::InteractionCreate { interaction: serenity::Interaction::Component(press) } => {
            components::answer(ctx, press).await?;
        }
        serenity::FullEvent::InteractionCreate { interaction: serenity::Interaction::Modal(form) } => {
            modals::answer(ctx, form).await?;
        }
        _ => {}
    }
    Ok(())
}
