//! `/board`: the board again, for the one who asks.

use crate::answer;
use crate::answer::command::{Context, asker, reply};
use crate::answer::which_match::suggest;
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::invite::command::may_arrange;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_text::text;

/// Show the board again, only to you and from your side
#[poise::command(slash_command)]
pub(crate) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    show(ctx, game).await
}

/// Answers with the board of a game, or of the one in this channel.
pub(crate) async fn show(ctx: Context<'_>, game: Option<i64>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Private);
    let mut shown = None;
    let work = async {
        let hosted = answer::which_match::any(ctx, game).await?.shown_on(asker(ctx).server);
        shown = Some(hosted.id);
        let draft = bot.board(&hosted, asker(ctx).person).await?;
        let server = asker(ctx).server;
        let is_own =
            server.is_some() && hosted.server == server && hosted.seat_of(asker(ctx).person).is_some();
        if hosted.channel_lost && is_own {
            may_arrange(ctx).await?;
            bot.service.moves_to(hosted.id, number(ctx.interaction.channel_id.get())).await?;
            return Ok(draft.headed(&text!("channel-new")));
        }
        if bot.service.ask_computer_again(&hosted, asker(ctx).person).await? {
            return Ok(draft.headed(&text!("computer-asked-again")));
        }
        Ok::<OutgoingMessage, CommandError>(draft)
    };
    let result = reply.after(work).await;
    bot.finish(reply, result, shown, asker(ctx)).await;
    Ok(())
}
