//! Parts that all commands share: the person who asks, and the answer.

use crate::answer;
use std::sync::Arc;

use poise::serenity_prelude as serenity;

use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Responder, Visibility};

/// Context of every command.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, CommandError>;
/// Type of every command.
pub(crate) type Command = poise::Command<Arc<Bot>, CommandError>;

/// Returns the person who runs the command.
pub(crate) fn asker(ctx: Context<'_>) -> Asker {
    let interaction = ctx.interaction;
    Asker {
        person: interaction.user.id.to_host(),
        request: interaction.id.to_host(),
        channel: interaction.channel_id.to_host(),
        server: interaction.guild_id.map(|server| server.to_host()),
    }
}

/// Notes the user's names here.
pub(crate) async fn remember_name(ctx: Context<'_>) {
    let interaction = ctx.interaction;
    let bot = ctx.framework.user_data;
    answer::answers::remember_name(
        bot,
        &interaction.user,
        interaction.guild_id,
        interaction.member.as_deref(),
    )
    .await;
}

/// Returns the answer to the command.
pub(crate) fn reply(ctx: Context<'_>, visibility: Visibility) -> Responder<'_> {
    let bot = ctx.framework.user_data;
    Responder::new(&bot.delivery, ctx.interaction.id, &ctx.interaction.token, visibility).renewed(true)
}

/// Returns `true` if the user may have suggestions now. Otherwise they just get none, since a keystroke is not worth an
/// error.
pub(crate) fn may_suggest(ctx: Context<'_>) -> bool {
    let pacing = &ctx.framework.user_data.pacing;
    pacing.spend(asker(ctx).person, Request::Suggestion).is_ok()
}

/// Answers the user privately with the result of the work.
pub(crate) async fn answer(
    ctx: Context<'_>,
    work: impl Future<Output = Result<OutgoingMessage, CommandError>>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Private);
    let result = reply.after(work).await;
    answer::answers::finish(bot, reply, result, None, asker(ctx)).await;
    Ok(())
}

/// Answers a command publicly; a refusal is private.
pub(crate) async fn answer_to_all(
    ctx: Context<'_>,
    work: impl Future<Output = Result<OutgoingMessage, CommandError>>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Public);
    let result = reply.after(work).await;
    answer::answers::finish(bot, reply, result, None, asker(ctx)).await;
    Ok(())
}

/// Returns a command for servers and for direct messages, including those of people who have installed the bot for
/// themselves.
pub(crate) fn anywhere(definition: serenity::CreateCommand) -> serenity::CreateCommand {
    use serenity::{InstallationContext, InteractionContext};
    definition
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
}
