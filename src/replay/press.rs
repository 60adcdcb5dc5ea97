//! The buttons, the menu and the form of a replay.

use crate::answer::answers;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::answer::refusal;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::fairness::verification::verify;
use crate::replay::ids::{ReplayAsk, ReplayId, Source};
use crate::replay::panel::{self, Audience};
use crate::replay::{record, share};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::responder::{Responder, Visibility};
use trickmate_host::{HostedMatch, ServiceError};
use trickmate_text::text;

/// Answers a button or the menu.
pub(crate) async fn press(press: Press<'_>, ReplayId { source, ask }: ReplayId) {
    let Press { bot, asker, .. } = press;
    match ask {
        ReplayAsk::Type => press.open(None, Ok(panel::position_form(source))).await,
        ReplayAsk::Turn(_, ply) => turn(bot, press.reply(Visibility::Update), asker, source, ply).await,
        ReplayAsk::Jump => {
            let ply = press.chosen().and_then(|value| value.parse().ok()).unwrap_or(0);
            turn(bot, press.reply(Visibility::Update), asker, source, ply).await;
        }
        ReplayAsk::Open(ply) => {
            press.answer(Visibility::Private, None, position(bot, asker, source, ply)).await;
        }
        ReplayAsk::Animation(from, to) => {
            let work = async {
                let replay = panel::find(bot, source, asker.server).await?;
                // A running game may have moved on, or moves may have been taken back.
                let to = to.min(replay.end());
                let audience = panel::audience(&bot.service, &replay, asker.person).await?;
                panel::animation(bot, &replay, from.min(to), to, audience, asker.person).await
            };
            press.answer(Visibility::Private, None, work).await;
        }
        ReplayAsk::Show(ply) => {
            let work = async {
                let replay = panel::find(bot, source, asker.server).await?;
                panel::position(bot, &replay, ply, Audience::All, asker.person).await
            };
            press.answer(Visibility::Public, None, work).await;
        }
        ReplayAsk::Share(ply) => {
            let work = async {
                let replay = panel::find(bot, source, asker.server).await?;
                share::share(bot, &replay, ply, asker.person).await
            };
            press.answer(Visibility::Public, None, work).await;
        }
        ReplayAsk::ShowAnimation(from, to) => {
            let work = async {
                let replay = panel::find(bot, source, asker.server).await?;
                let to = to.min(replay.end());
                panel::animation(bot, &replay, from.min(to), to, Audience::All, asker.person).await
            };
            press.answer(Visibility::Public, None, work).await;
        }
        ReplayAsk::Record => {
            let work = async {
                let hosted = match_of(bot, source).await?;
                record::record_of(bot, &hosted.shown_on(asker.server), asker).await
            };
            press.answer(Visibility::Private, None, work).await;
        }
        ReplayAsk::Verify => {
            let work = async {
                // Verifying looks for boards on Discord, and deals the game again.
                bot.pacing.spend(press.asker.person, Request::Picture)?;
                verify(bot, match_of(bot, source).await?).await
            };
            press.answer(Visibility::Private, None, work).await;
        }
    }
}

/// Returns the match of a replay. An imported record has neither a committed seed nor another record.
async fn match_of(bot: &Bot, source: Source) -> Result<HostedMatch, CommandError> {
    match source {
        Source::Game(id) => Ok(bot.service.matches().hosted_match(id).await?),
        Source::Import(_) => Err(ServiceError::NoMatch.into()),
    }
}

/// Takes a submitted form with a typed position.
pub(crate) async fn submit(form: Form<'_>, source: Source) {
    let mut reply = form.reply(Visibility::Update);
    match form.typed(panel::PLY).trim().parse() {
        Ok(ply) => turn(form.bot, reply, form.asker, source, ply).await,
        Err(_) => {
            let failure = CommandError::words(text!("error-ply"));
            refusal::tell(form.bot, &mut reply, form.asker, failure).await;
        }
    }
}

/// Shows one position to the person who asks.
async fn position(
    bot: &Bot,
    asker: Asker,
    source: Source,
    ply: usize,
) -> Result<OutgoingMessage, CommandError> {
    let replay = panel::find(bot, source, asker.server).await?;
    let audience = panel::audience(&bot.service, &replay, asker.person).await?;
    panel::position(bot, &replay, ply, audience, asker.person).await
}

/// Shows another position in place of the one before.
async fn turn(bot: &Bot, mut reply: Responder<'_>, asker: Asker, source: Source, ply: usize) {
    match reply.after(position(bot, asker, source, ply)).await {
        Ok(draft) => answers::finish(bot, reply, Ok(draft), None, asker).await,
        // The message keeps its position.
        Err(failure) => refusal::tell(bot, &mut reply, asker, failure).await,
    }
}
