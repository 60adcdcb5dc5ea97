//! `/block` and `/unblock`: with whom somebody does not want to play.

use poise::serenity_prelude as serenity;

use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::{Context, answer, asker};

/// Keep somebody from challenging you and from accepting your challenges
#[poise::command(slash_command)]
pub(super) async fn block(
    ctx: Context<'_>,
    #[description = "Whom"] user: serenity::User,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let blocked = number(user.id.get());
        bot.hall.block(asker(ctx).person, blocked).await?;
        Ok(Draft::new(format!(
            "<@{blocked}> can no longer challenge you or accept your challenges, and is not told so. Games that you \
             play with each other go on. `/unblock` takes it back."
        )))
    };
    answer(ctx, work).await
}

/// Let somebody challenge you again whom you have blocked
#[poise::command(slash_command)]
pub(super) async fn unblock(
    ctx: Context<'_>,
    #[description = "Whom"] user: serenity::User,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let blocked = number(user.id.get());
        let had = bot.hall.unblock(asker(ctx).person, blocked).await?;
        Ok(Draft::new(if had {
            format!("<@{blocked}> can challenge you again.")
        } else {
            format!("You have not blocked <@{blocked}>.")
        }))
    };
    answer(ctx, work).await
}
