//! `/vacation`: a time in which correspondence clocks stand still.

use crate::answer::command::{Context, answer, asker};
use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::command_error::CommandError;
use trickmate_host::{ServiceError, VACATION_DAYS, Vacation};
use trickmate_text::text;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Stop the time of your correspondence games while you are away
#[poise::command(slash_command, subcommands("start", "end", "show"), subcommand_required)]
pub(crate) async fn vacation(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Begin a vacation: no time passes for your turns in correspondence games
#[poise::command(slash_command)]
async fn start(ctx: Context<'_>) -> Result<(), CommandError> {
    let service = &ctx.framework.user_data.service;
    tell(ctx, service.vacations().begin(asker(ctx).person)).await
}

/// Ends your vacation: your clocks run again
#[poise::command(slash_command)]
async fn end(ctx: Context<'_>) -> Result<(), CommandError> {
    let service = &ctx.framework.user_data.service;
    tell(ctx, service.vacations().end(asker(ctx).person)).await
}

/// Show whether you are on vacation, and how many days are left this year
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), CommandError> {
    let service = &ctx.framework.user_data.service;
    tell(ctx, service.vacations().of(asker(ctx).person)).await
}

async fn tell(
    ctx: Context<'_>,
    work: impl Future<Output = Result<Vacation, ServiceError>>,
) -> Result<(), CommandError> {
    answer(ctx, async { Ok(OutgoingMessage::new(words(work.await?))) }).await
}

fn words(vacation: Vacation) -> String {
    let days = vacation.left as f64 / DAY as f64;
    match vacation.until {
        Some(until) => text!("vacation-on", until = format!("<t:{}:f>", until / 1000)),
        None if days < 0.05 => text!("vacation-used-up", all = VACATION_DAYS),
        None => text!("vacation-off", days = format!("{days:.1}"), all = VACATION_DAYS),
    }
}
