//! The buttons, the menu and the form of a replay.

use poise::serenity_prelude as serenity;
use serenity::ComponentInteractionDataKind;

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::replay::ids::{ReplayAsk, ReplayId, Source};
use crate::replay::panel::Audience;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Responder, Visibility};
use trickmate_text::text;

/// Answers a button or the menu.
pub(crate) async fn press<'a>(
    bot: &Bot,
    reply: &impl Fn(Visibility) -> Responder<'a>,
    asker: Asker,
    id: ReplayId,
    chosen: &ComponentInteractionDataKind,
) {
    let source = id.source;
    match id.ask {
        ReplayAsk::Type => {
            if let Err(error) = reply(Visibility::Private).ask(Bot::position_form(source)).await {
                tracing::info!("a form was not opened: {error}");
            }
        }
        ReplayAsk::Turn(_, ply) => turn(bot, reply(Visibility::Update), asker, source, ply).await,
        ReplayAsk::Jump => {
            let ply = match chosen {
                ComponentInteractionDataKind::StringSelect { values } => {
                    values.first().and_then(|value| value.parse().ok())
                }
                _ => None,
            };
            turn(bot, reply(Visibility::Update), asker, source, ply.unwrap_or(0)).await;
        }
        ReplayAsk::Open(ply) => {
            let work = async {
                let replay = bot.replay(source, asker.server).await?;
                let audience = bot.audience(&replay, asker.person).await?;
                bot.position(&replay, ply, audience, asker.person).await
            };
            answer(bot, reply(Visibility::Private), asker, work).await;
        }
        ReplayAsk::Film(from, to) => {
            let work = async {
                let replay = bot.replay(source, asker.server).await?;
                // A running game may have gone on, or back.
                let to = to.min(replay.end());
                let audience = bot.audience(&replay, asker.person).await?;
                bot.film(&replay, from.min(to), to, audience, asker.person).await
            };
            answer(bot, reply(Visibility::Private), asker, work).await;
        }
        ReplayAsk::Show(ply) => {
            let work = async {
                let replay = bot.replay(source, asker.server).await?;
                bot.position(&replay, ply, Audience::All, asker.person).await
            };
            answer(bot, reply(Visibility::Public), asker, work).await;
        }
        ReplayAsk::Share(ply) => {
            let work = async {
                let replay = bot.replay(source, asker.server).await?;
                bot.share(&replay, ply, asker.person).await
            };
            answer(bot, reply(Visibility::Public), asker, work).await;
        }
        ReplayAsk::ShowFilm(from, to) => {
            let work = async {
                let replay = bot.replay(source, asker.server).await?;
                let to = to.min(replay.end());
                bot.film(&replay, from.min(to), to, Audience::All, asker.person).await
            };
            answer(bot, reply(Visibility::Public), asker, work).await;
        }
    }
}

/// Takes the form in which a position was typed.
pub(crate) async fn submit(bot: &Bot, mut reply: Responder<'_>, asker: Asker, source: Source, typed: &str) {
    match typed.trim().parse() {
        Ok(ply) => turn(bot, reply, asker, source, ply).await,
        Err(_) => {
            let failure = CommandError::words(text!("error-ply"));
            send_ephemeral(bot, &mut reply, asker, failure).await;
        }
    }
}

/// Shows another position in the place of the one before.
async fn turn(bot: &Bot, mut reply: Responder<'_>, asker: Asker, source: Source, ply: usize) {
    let work = async {
        let replay = bot.replay(source, asker.server).await?;
        let audience = bot.audience(&replay, asker.person).await?;
        bot.position(&replay, ply, audience, asker.person).await
    };
    match reply.after(work).await {
        Ok(draft) => bot.finish(reply, Ok(draft), None, asker).await,
        // What was there stays.
        Err(failure) => send_ephemeral(bot, &mut reply, asker, failure).await,
    }
}

async fn answer(
    bot: &Bot,
    mut reply: Responder<'_>,
    asker: Asker,
    work: impl Future<Output = Result<OutgoingMessage, CommandError>>,
) {
    let result = reply.after(work).await;
    bot.finish(reply, result, None, asker).await;
}

async fn send_ephemeral(bot: &Bot, reply: &mut Responder<'_>, asker: Asker, failure: CommandError) {
    let draft = bot.refusal(failure, None, asker.person).await;
    if let Err(error) = reply.send_ephemeral(draft).await {
        tracing::info!("a refusal was not delivered: {error}");
    }
}
