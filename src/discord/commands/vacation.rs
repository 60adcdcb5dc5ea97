//! `/vacation`: a time in which no turn of correspondence runs out.

use super::super::draft::Draft;
use super::super::failure::Failure;
use super::{Context, answer, asker};
use crate::hall::{HallError, Vacation};

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Stop the time of your correspondence games while you are away
#[poise::command(slash_command, subcommands("start", "end", "show"), subcommand_required)]
pub(super) async fn vacation(_ctx: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Begin a vacation: no time passes for your turns in correspondence games
#[poise::command(slash_command)]
async fn start(ctx: Context<'_>) -> Result<(), Failure> {
    let hall = &ctx.framework.user_data.hall;
    tell(ctx, hall.begin_vacation(asker(ctx).person)).await
}

/// End your vacation: the time of your turns goes on
#[poise::command(slash_command)]
async fn end(ctx: Context<'_>) -> Result<(), Failure> {
    let hall = &ctx.framework.user_data.hall;
    tell(ctx, hall.end_vacation(asker(ctx).person)).await
}

/// Show whether you are on vacation, and how many days are left this year
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let hall = &ctx.framework.user_data.hall;
    tell(ctx, hall.vacation(asker(ctx).person)).await
}

async fn tell(
    ctx: Context<'_>,
    work: impl Future<Output = Result<Vacation, HallError>>,
) -> Result<(), Failure> {
    answer(ctx, async { Ok(Draft::new(words(work.await?))) }).await
}

fn words(vacation: Vacation) -> String {
    let days = vacation.left as f64 / DAY as f64;
    match vacation.until {
        Some(until) => format!(
            "You are on vacation: no time passes for your turns in correspondence games, and you can still move. It ends \
             with `/vacation end`, at the latest <t:{}:f>.",
            until / 1000
        ),
        None => format!(
            "You are not on vacation. {days:.1} days of this year’s 28 are left; `/vacation start` begins one."
        ),
    }
}
