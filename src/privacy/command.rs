//! `/privacy`: the stored data about a person.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

use crate::answer::command::{Context, answer, asker};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::privacy::ids::ForgetId;
use crate::ui::command_error::CommandError;
use trickmate_host::ServiceError;
use trickmate_host::workers::Lane;
use trickmate_text::text;

/// The largest file that is sent, in bytes: Discord allows 10 MiB.
const LARGEST: usize = 10 * 1024 * 1024;

/// Shows or deletes the data about you
#[poise::command(slash_command, subcommands("export", "delete"), subcommand_required)]
pub(crate) async fn privacy(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Get everything stored about you as a file
#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    answer(ctx, data_of(bot, asker(ctx).person)).await
}

async fn data_of(bot: &Bot, person: i64) -> Result<OutgoingMessage, CommandError> {
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

/// Delete everything stored about you
#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        if !bot.service.privacy().is_anything_known_of(asker(ctx).person).await? {
            return Ok(OutgoingMessage::new(text!("privacy-nothing")));
        }
        let words = match bot.service.privacy().running_games(asker(ctx).person).await? {
            0 => text!("privacy-ask"),
            games => text!("privacy-ask-running", games),
        };
        let button = |really, label: &str, style| {
            CreateButton::new(ForgetId(really).to_string()).label(text!(label)).style(style)
        };
        let buttons = vec![
            button(true, "privacy-delete", ButtonStyle::Danger),
            button(false, "privacy-keep", ButtonStyle::Secondary),
        ];
        Ok(OutgoingMessage::new(words).rows(vec![CreateActionRow::Buttons(buttons)]))
    };
    answer(ctx, work).await
}
