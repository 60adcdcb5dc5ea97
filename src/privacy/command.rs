//! `/privacy`: the stored data about a person.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use crate::answer::command::{Context, answer};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::privacy::ids::PrivacyId;
use crate::ui::command_error::CommandError;
use trickmate_host::workers::Lane;
use trickmate_host::{PlayerId, ServiceError};
use trickmate_text::text;

/// The largest file to send, in bytes: Discord allows 10 MiB.
const LARGEST: usize = 10 * 1024 * 1024;

/// Shows what is stored about you, and deletes it
#[poise::command(slash_command)]
pub(crate) async fn privacy(ctx: Context<'_>) -> Result<(), CommandError> {
    let button = |id: PrivacyId, label: &str, style| {
        CreateButton::new(id.to_string()).label(text!(label)).style(style)
    };
    answer(ctx, async {
        let buttons = vec![
            button(PrivacyId::Export, "privacy-get", ButtonStyle::Primary),
            button(PrivacyId::Ask, "privacy-delete-ask", ButtonStyle::Danger),
        ];
        Ok(OutgoingMessage::new(text!("privacy-what")).rows(vec![CreateActionRow::Buttons(buttons)]))
    })
    .await
}

/// Returns everything stored about a person as a file.
pub(crate) async fn data_of(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Export)?;
    let data = bot.service.privacy().personal_data(person).await?;
    let write = move || {
        let text = format!("{data:#}");
        // Without white space it is about half as large.
        if text.len() > LARGEST { data.to_string() } else { text }
    };
    let text = bot.service.workers().run(Lane::Replay, write).await.map_err(ServiceError::from)?;
    if text.len() > LARGEST {
        return Err(CommandError::words(text!("error-export-too-large")));
    }
    Ok(OutgoingMessage::new(text!("privacy-export")).file(CreateAttachment::bytes(text, "trickmate.json")))
}

/// Asks a person whether to delete everything that is stored about them.
pub(crate) async fn ask(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    if !bot.service.privacy().is_anything_known_of(person).await? {
        return Ok(OutgoingMessage::new(text!("privacy-nothing")));
    }
    let words = match bot.service.privacy().running_games(person).await? {
        0 => text!("privacy-ask"),
        games => text!("privacy-ask-running", games),
    };
    let button = |really, label: &str, style| {
        CreateButton::new(PrivacyId::Forget(really).to_string()).label(text!(label)).style(style)
    };
    let buttons = vec![
        button(true, "privacy-delete", ButtonStyle::Danger),
        button(false, "privacy-keep", ButtonStyle::Secondary),
    ];
    Ok(OutgoingMessage::new(words).rows(vec![CreateActionRow::Buttons(buttons)]))
}
