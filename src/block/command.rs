//! `/block`: keeps people from playing with somebody.

use poise::serenity_prelude as serenity;

use crate::answer::command::{Context, answer, asker};
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::rank::profile_command::human;
use crate::ui::command_error::CommandError;
use trickmate_text::text;

/// Chooses who can’t play with you
#[poise::command(slash_command, subcommands("add", "remove"), subcommand_required)]
pub(crate) async fn block(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Stops somebody from challenging you and from accepting your challenges
#[poise::command(slash_command)]
async fn add(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let blocked = human(&user)?;
        bot.service.access().block(asker(ctx).person, blocked).await?;
        Ok(OutgoingMessage::new(text!("block-added", player = format!("<@{blocked}>"))))
    };
    answer(ctx, work).await
}

/// Lets somebody you have blocked challenge you again
#[poise::command(slash_command)]
async fn remove(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let blocked = number(user.id.get());
        let had = bot.service.access().unblock(asker(ctx).person, blocked).await?;
        let key = if had { "block-removed" } else { "block-none" };
        Ok(OutgoingMessage::new(text!(key, player = format!("<@{blocked}>"))))
    };
    answer(ctx, work).await
}
