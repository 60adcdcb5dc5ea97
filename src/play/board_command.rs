//! `/board`: the board again, for the user alone.

use crate::board;
use poise::serenity_prelude as serenity;

use crate::absence::ids::AbsenceId;
use crate::answer;
use crate::answer::command::{Context, asker, reply};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::suggest;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::invite::command::may_arrange;
use crate::play::ids::PlayId;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use crate::watch::ids::UnwatchId;
use trickmate_host::MatchId;
use trickmate_text::text;

/// Show the board again, only to you and from your side
#[poise::command(slash_command)]
pub(crate) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
) -> Result<(), CommandError> {
    show(ctx, game.map(MatchOption::id)).await
}

/// Answers with the board of a game, or of the game in this channel.
pub(crate) async fn show(ctx: Context<'_>, game: Option<MatchId>) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Private);
    let mut shown = None;
    let work = async {
        let hosted = answer::which_match::any(ctx, game).await?.shown_on(asker(ctx).server);
        shown = Some(hosted.id);
        let draft = board::view::board(bot, &hosted, asker(ctx).person).await?;
        let server = asker(ctx).server;
        let is_own =
            server.is_some() && hosted.server == server && hosted.seat_of(asker(ctx).person).is_some();
        if hosted.channel_lost && is_own {
            may_arrange(ctx).await?;
            bot.service.matches().move_to_channel(hosted.id, ctx.interaction.channel_id.to_host()).await?;
            return Ok(draft.headed(&text!("channel-new")));
        }
        if bot.service.attempts().ask_computer_again(&hosted, asker(ctx).person).await? {
            return Ok(draft.headed(&text!("computer-asked-again")));
        }
        Ok::<OutgoingMessage, CommandError>(draft)
    };
    let result = reply.after(work).await;
    answer::answers::finish(bot, reply, result, shown, asker(ctx)).await;
    Ok(())
}

/// Shows the board of the match of a message, from its menu, otherwise the one of the channel.
#[poise::command(context_menu_command = "Show board")]
pub(crate) async fn show_board(ctx: Context<'_>, message: serenity::Message) -> Result<(), CommandError> {
    show(ctx, shown(&message)).await
}

/// Returns the number of the match in the buttons of a message.
fn shown(message: &serenity::Message) -> Option<MatchId> {
    let rows = message.components.iter();
    let mut parts = rows.flat_map(|row| row.components.iter()).filter_map(|part| match part {
        serenity::ActionRowComponent::Button(button) => match &button.data {
            serenity::ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            _ => None,
        },
        serenity::ActionRowComponent::SelectMenu(menu) => menu.custom_id.as_deref(),
        _ => None,
    });
    parts.find_map(|id| {
        let played = id.parse().map(|id: PlayId| id.game());
        let watched = || id.parse().map(|UnwatchId(game)| game);
        let absent = || id.parse().map(|AbsenceId(_, game)| game);
        played.or_else(|_| watched()).or_else(|_| absent()).ok()
    })
}
