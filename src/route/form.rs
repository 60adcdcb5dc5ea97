//! Forms: what was typed into them.

use poise::serenity_prelude as serenity;
use serenity::ActionRowComponent;

use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::decks;
use crate::learn;
use crate::learn::ids::LearnId;
use crate::play;
use crate::play::ask::Ask;
use crate::puzzle;
use crate::puzzle::ids::PuzzleId;
use crate::replay;
use crate::replay::ids::ReplayId;
use crate::servers;
use crate::servers::ids::ServerChange;
use crate::servers::panel::managed;
use crate::settings;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::custom_id::CustomId;
use crate::ui::responder::{Responder, Visibility};
use trickmate_host::ServiceError;
use trickmate_text::text;

/// Takes a form that was sent.
pub(crate) async fn submit(bot: &Bot, form: &serenity::ModalInteraction) {
    let asker = Asker {
        person: number(form.user.id.get()),
        request: number(form.id.get()),
        server: form.guild_id.map(|server| number(server.get())),
    };
    let reply = |visibility| Responder::new(&bot.delivery, form.id, &form.token, visibility).renewed(true);
    match form.data.custom_id.parse() {
        Ok(CustomId::Match(Ask::Type, spot)) => {
            let typed = typed(form, play::act::TYPED);
            let work = async {
                let hosted = bot.service.hosted_match(spot.match_id).await?;
                match bot.typed(asker, hosted, Some(spot), typed, false).await {
                    Err(CommandError::Service(ServiceError::Stale)) => {
                        Err(CommandError::StaleTyped(typed.to_owned()))
                    }
                    result => result,
                }
            };
            bot.answer(reply(Visibility::Private), asker, Some(spot.match_id), work).await;
        }
        Ok(CustomId::DeckForm) => {
            let server = form.guild_id.map(|id| number(id.get()));
            let (name, cards) = (typed(form, decks::form::NAME), typed(form, decks::form::CARDS));
            bot.answer(
                reply(Visibility::Private),
                asker,
                None,
                bot.deck_form(asker.person, server, name, cards),
            )
            .await;
        }
        Ok(CustomId::Quiet) => {
            let (hours, zone) = (typed(form, settings::panel::HOURS), typed(form, settings::panel::ZONE));
            let work = bot.keep_quiet(asker.person, hours, zone);
            update(bot, reply(Visibility::Update), asker, work).await;
        }
        Ok(CustomId::Server(ServerChange::Time)) => {
            let work = async {
                let server = managed(form.guild_id, form.member.as_ref())?;
                bot.set_server_time(server, typed(form, servers::panel::TIME)).await
            };
            update(bot, reply(Visibility::Update), asker, work).await;
        }
        Ok(CustomId::Learn(LearnId::Type(trial))) => {
            let typed = typed(form, play::act::TYPED).to_owned();
            update(
                bot,
                reply(Visibility::Update),
                asker,
                Box::pin(bot.learn(asker.person, trial, learn::panel::Doing::Type(typed))),
            )
            .await;
        }
        Ok(CustomId::Puzzle(PuzzleId::Type(at))) => {
            let typed = typed(form, play::act::TYPED).to_owned();
            let work = Box::pin(bot.puzzle(asker.person, at, puzzle::panel::Doing::Type(typed)));
            update(bot, reply(Visibility::Update), asker, work).await;
        }
        Ok(CustomId::Replay(ReplayId { source, .. })) => {
            let typed = typed(form, replay::panel::PLY);
            replay::press::submit(bot, reply(Visibility::Update), asker, source, typed).await;
        }
        _ => {
            let error = CommandError::words(text!("error-form-expired"));
            bot.finish(reply(Visibility::Private), Err(error), None, asker).await;
        }
    }
}

/// Does the work and shows the outcome in the message from which it was asked; that stays as it is when it is refused.
async fn update(
    bot: &Bot,
    mut reply: Responder<'_>,
    asker: Asker,
    work: impl Future<Output = Result<OutgoingMessage, CommandError>>,
) {
    match reply.after(work).await {
        Ok(draft) => bot.finish(reply, Ok(draft), None, asker).await,
        Err(failure) => {
            let draft = bot.refusal(failure, None, asker.person).await;
            if let Err(error) = reply.send_ephemeral(draft).await {
                tracing::info!("a refusal was not delivered: {error}");
            }
        }
    }
}

/// Returns the text of a field of a form.
fn typed<'a>(form: &'a serenity::ModalInteraction, field: &str) -> &'a str {
    let inputs = form.data.components.iter().flat_map(|row| &row.components);
    let typed = inputs.into_iter().find_map(|component| match component {
        ActionRowComponent::InputText(input) if input.custom_id == field => input.value.as_deref(),
        _ => None,
    });
    typed.unwrap_or_default()
}
