//! The buttons, the menu and the form of a replay.

use poise::serenity_prelude as serenity;
use serenity::ComponentInteractionDataKind;

use super::Bot;
use super::draft::Draft;
use super::failure::Failure;
use super::play::Asker;
use super::replay::Audience;
use super::replay_id::{ReplayAsk, ReplayId, Source};
use super::reply::{Manner, Reply};

/// Answers a button or the menu.
pub(super) async fn press<'a>(
    bot: &Bot,
    reply: &impl Fn(Manner) -> Reply<'a>,
    asker: Asker,
    id: ReplayId,
    chosen: &ComponentInteractionDataKind,
) {
    let source = id.source;
    match id.ask {
        ReplayAsk::Type => {
            if let Err(trouble) = reply(Manner::Private).ask(Bot::position_form(source)).await {
                tracing::info!("a form was not opened: {trouble}");
            }
        }
        ReplayAsk::Turn(_, ply) => turn(bot, reply(Manner::Update), asker, source, ply).await,
        ReplayAsk::Jump => {
            let ply = match chosen {
                ComponentInteractionDataKind::StringSelect { values } => {
                    values.first().and_then(|value| value.parse().ok())
                }
                _ => None,
            };
            turn(bot, reply(Manner::Update), asker, source, ply.unwrap_or(0)).await;
        }
        ReplayAsk::Open(ply) => {
            let work = async {
                let reel = bot.reel(source).await?;
                bot.position(&reel, ply, reel.audience(asker.person)).await
            };
            answer(bot, reply(Manner::Private), asker, work).await;
        }
        ReplayAsk::Film(from, to) => {
            let work = async {
                let reel = bot.reel(source).await?;
                // A running game may have gone on, or back.
                let to = to.min(reel.end());
                bot.film(&reel, from.min(to), to, reel.audience(asker.person)).await
            };
            answer(bot, reply(Manner::Private), asker, work).await;
        }
        ReplayAsk::Show(ply) => {
            let work = async { bot.position(&bot.reel(source).await?, ply, Audience::All).await };
            answer(bot, reply(Manner::Public), asker, work).await;
        }
        ReplayAsk::ShowFilm(from, to) => {
            let work = async {
                let reel = bot.reel(source).await?;
                let to = to.min(reel.end());
                bot.film(&reel, from.min(to), to, Audience::All).await
            };
            answer(bot, reply(Manner::Public), asker, work).await;
        }
    }
}

/// Takes the form in which a position was typed.
pub(super) async fn submit(bot: &Bot, mut reply: Reply<'_>, asker: Asker, source: Source, typed: &str) {
    match typed.trim().parse() {
        Ok(ply) => turn(bot, reply, asker, source, ply).await,
        Err(_) => {
            let failure = Failure::words("A position is a number of plies, e.g. 34; 0 is the beginning.");
            whisper(bot, &mut reply, asker, failure).await;
        }
    }
}

/// Shows another position in the place of the one before.
async fn turn(bot: &Bot, mut reply: Reply<'_>, asker: Asker, source: Source, ply: usize) {
    let work = async {
        let reel = bot.reel(source).await?;
        bot.position(&reel, ply, reel.audience(asker.person)).await
    };
    match reply.after(work).await {
        Ok(draft) => bot.finish(reply, Ok(draft), None, asker).await,
        // What was there stays.
        Err(failure) => whisper(bot, &mut reply, asker, failure).await,
    }
}

async fn answer(
    bot: &Bot,
    mut reply: Reply<'_>,
    asker: Asker,
    work: impl Future<Output = Result<Draft, Failure>>,
) {
    let result = reply.after(work).await;
    bot.finish(reply, result, None, asker).await;
}

async fn whisper(bot: &Bot, reply: &mut Reply<'_>, asker: Asker, failure: Failure) {
    let draft = bot.refusal(failure, None, asker.person).await;
    if let Err(trouble) = reply.whisper(draft).await {
        tracing::info!("a refusal was not delivered: {trouble}");
    }
}
