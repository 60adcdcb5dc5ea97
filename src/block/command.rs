//! `/block`: keeps people away with whom somebody does not want to play.

use poise::serenity_prelude as serenity;

use crate::answer::command::{Context, answer, asker};
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::rank::profile_command::human;
use crate::ui::command_error::CommandError;
use trickmate_text::text;

/// With whom you don’t want to play
#[poise::command(slash_command, subcommands("add", "remove"), subcommand_required)]
pub(crate) async fn block(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Keep somebody from challenging you and from accepting your challenges
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

/// Let somebody challenge you again whom you have blocked
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
