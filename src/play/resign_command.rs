//! `/resign`: giving up, after a question.

use crate::answer;
use crate::answer::command::{Context, answer, asker};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::suggest;
use crate::play;
use crate::play::ids::PlayId;
use crate::ui::command_error::CommandError;

/// Resign a game
#[poise::command(slash_command)]
pub(crate) async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let hosted = answer::which_match::own(ctx, game.map(MatchOption::id)).await?;
        play::act::ask_to_resign(bot, hosted.id, asker(ctx).person, PlayId::Match).await
    };
    answer(ctx, work).await
}
