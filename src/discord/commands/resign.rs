//! `/resign`: to give up, after a question.

use super::super::failure::Failure;
use super::super::reply::Manner;
use super::table::{self, suggest};
use super::{Context, asker, reply};

/// Resign a game
#[poise::command(slash_command)]
pub(super) async fn resign(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let work = async {
        let table = table::own(ctx, game).await?;
        bot.ask_to_resign(table.id, asker(ctx).person).await
    };
    let result = reply.after(work).await;
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
}
