//! `/learn`: lessons.

use crate::answer;
use crate::answer::command::{Context, asker, reply};
use crate::learn;
use crate::ui::command_error::CommandError;
use crate::ui::game_choice::GameChoice;
use crate::ui::responder::alone;

/// Learn a game in short lessons, only for you
#[poise::command(slash_command)]
pub(crate) async fn learn(ctx: Context<'_>, game: Option<GameChoice>) -> Result<(), CommandError> {
    let (bot, asker) = (ctx.framework.user_data, asker(ctx));
    let mut reply = reply(ctx, alone(asker.server));
    let work = async {
        match game {
            Some(game) => learn::press::course(bot, asker.person, game.name()).await,
            None => learn::press::home(bot, asker.person).await,
        }
    };
    let result = reply.after(Box::pin(work)).await;
    answer::answers::finish(bot, reply, result, None, asker).await;
    Ok(())
}
