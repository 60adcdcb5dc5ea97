//! `/learn`: lessons.

use crate::answer::command::{Context, asker, reply};
use crate::learn::press::alone;
use crate::ui::command_error::CommandError;
use crate::ui::game_choice::GameChoice;

/// Learn a game in short lessons, only for you
#[poise::command(slash_command)]
pub(crate) async fn learn(ctx: Context<'_>, game: Option<GameChoice>) -> Result<(), CommandError> {
    let (bot, asker) = (ctx.framework.user_data, asker(ctx));
    let mut reply = reply(ctx, alone(asker.server));
    let work = async {
        match game {
            Some(game) => bot.learn_course(asker.person, game.name()).await,
            None => bot.learn_home(asker.person).await,
        }
    };
    let result = reply.after(Box::pin(work)).await;
    bot.finish(reply, result, None, asker).await;
    Ok(())
}
