//! `/vacation`: a period in which correspondence clocks stand still.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::answer::command::{Context, answer, asker};
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::settings::ids::SettingsId;
use crate::ui::command_error::CommandError;
use trickmate_host::{PlayerId, VACATION_DAYS, Vacation};
use trickmate_text::text;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Show your vacation, and begin or end it
#[poise::command(slash_command)]
pub(crate) async fn vacation(ctx: Context<'_>) -> Result<(), CommandError> {
    let service = &ctx.framework.user_data.service;
    answer(ctx, async { Ok(compose(&service.vacations().of(asker(ctx).person).await?)) }).await
}

/// Begins the vacation of a person, or ends it.
pub(crate) async fn change(
    bot: &Bot,
    person: PlayerId,
    begins: bool,
) -> Result<OutgoingMessage, CommandError> {
    if begins {
        return Ok(compose(&bot.service.vacations().begin(person).await?));
    }
    let days = days_left(&bot.service.vacations().end(person).await?);
    Ok(OutgoingMessage::new(text!("vacation-over", days, all = VACATION_DAYS)))
}

/// Shows a vacation, with the button that begins or ends it.
fn compose(vacation: &Vacation) -> OutgoingMessage {
    let days = days_left(vacation);
    let button = |begins: bool, label: &str| {
        let id = SettingsId::Vacation(begins).to_string();
        let button = CreateButton::new(id).label(text!(label)).style(ButtonStyle::Primary);
        vec![CreateActionRow::Buttons(vec![button])]
    };
    match vacation.until {
        Some(until) => {
            OutgoingMessage::new(text!("vacation-on", until = format!("<t:{}:f>", until.seconds())))
                .rows(button(false, "vacation-end"))
        }
        None if days == "0.0" => OutgoingMessage::new(text!("vacation-used-up", all = VACATION_DAYS)),
        None => OutgoingMessage::new(text!("vacation-off", days, all = VACATION_DAYS))
            .rows(button(true, "vacation-begin")),
    }
}

/// Returns the days left this year, with one decimal.
fn days_left(vacation: &Vacation) -> String {
    format!("{:.1}", vacation.left as f64 / DAY as f64)
}
