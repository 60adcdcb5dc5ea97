//! Forms: what was typed into them.

use poise::serenity_prelude as serenity;
use serenity::ActionRowComponent;

use super::Bot;
use super::custom_id::{Ask, CustomId};
use super::deck_form;
use super::delivery::number;
use super::draft::Draft;
use super::failure::Failure;
use super::play::{self, Asker};
use super::replay;
use super::replay_id::ReplayId;
use super::replay_press;
use super::reply::{Manner, Reply};
use super::server_panel::{self, ServerChange, managed};
use super::settings_panel;

/// Takes a form that was sent.
pub(super) async fn submit(bot: &Bot, form: &serenity::ModalInteraction) {
    let asker = Asker { person: number(form.user.id.get()), request: number(form.id.get()) };
    let reply = |manner| Reply::new(&bot.delivery, form.id, &form.token, manner);
    match form.data.custom_id.parse() {
        Ok(CustomId::Table(Ask::Type, spot)) => {
            let work = async {
                let table = bot.hall.table(spot.table).await?;
                bot.typed(asker, table, Some(spot), typed(form, play::TYPED), false).await
            };
            bot.answer(reply(Manner::Private), asker, Some(spot.table), work).await;
        }
        Ok(CustomId::DeckForm) => {
            let server = form.guild_id.map(|id| number(id.get()));
            let (name, cards) = (typed(form, deck_form::NAME), typed(form, deck_form::CARDS));
            bot.answer(reply(Manner::Private), asker, None, bot.deck_form(asker.person, server, name, cards))
                .await;
        }
        Ok(CustomId::Quiet) => {
            let (hours, zone) = (typed(form, settings_panel::HOURS), typed(form, settings_panel::ZONE));
            let work = bot.keep_quiet(asker.person, hours, zone);
            update(bot, reply(Manner::Update), asker, work).await;
        }
        Ok(CustomId::Server(ServerChange::Time)) => {
            let work = async {
                let server = managed(form.guild_id, form.member.as_ref())?;
                bot.set_server_time(server, typed(form, server_panel::TIME)).await
            };
            update(bot, reply(Manner::Update), asker, work).await;
        }
        Ok(CustomId::Replay(ReplayId { source, .. })) => {
            let typed = typed(form, replay::PLY);
            replay_press::submit(bot, reply(Manner::Update), asker, source, typed).await;
        }
        _ => {
            let words = "This form is from an older version of me and no longer works.";
            bot.finish(reply(Manner::Private), Err(Failure::words(words)), None, asker).await;
        }
    }
}

/// Does the work and shows the outcome in the message from which it was asked; that stays as it is when it is refused.
async fn update(
    bot: &Bot,
    mut reply: Reply<'_>,
    asker: Asker,
    work: impl Future<Output = Result<Draft, Failure>>,
) {
    match reply.after(work).await {
        Ok(draft) => bot.finish(reply, Ok(draft), None, asker).await,
        Err(failure) => {
            let draft = bot.refusal(failure, None, asker.person).await;
            if let Err(trouble) = reply.whisper(draft).await {
                tracing::info!("a refusal was not delivered: {trouble}");
            }
        }
    }
}

/// What was typed into a field of a form.
fn typed<'a>(form: &'a serenity::ModalInteraction, field: &str) -> &'a str {
    let inputs = form.data.components.iter().flat_map(|row| &row.components);
    let typed = inputs.into_iter().find_map(|component| match component {
        ActionRowComponent::InputText(input) if input.custom_id == field => input.value.as_deref(),
        _ => None,
    });
    typed.unwrap_or_default()
}
