//! `/resign`: to give up, after a question.

use crate::discord::commands::context::{Context, answer, asker};
use crate::discord::commands::which_match::{self, suggest};
use crate::discord::input::command_error::CommandError;

/// Resign a game
#[poise::command(slash_command)]
pub(crate) async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let hosted = which_match::own(ctx, game).await?;
        bot.ask_to_resign(hosted.id, asker(ctx).person).await
    };
    answer(ctx, work).await
}
