//! `/resign`: to give up, after a question.

use super::super::failure::Failure;
use super::table::{self, suggest};
use super::{Context, answer, asker};

/// Resign a game
#[poise::command(slash_command)]
pub(super) async fn resign(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let table = table::own(ctx, game).await?;
        bot.ask_to_resign(table.id, asker(ctx).person).await
    };
    answer(ctx, work).await
}
