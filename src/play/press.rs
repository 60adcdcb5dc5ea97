//! The buttons of a board and of the panels: what is asked for about a position.

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::play::ask::Ask;
use crate::ui::asker::Asker;
use crate::ui::responder::{Responder, Visibility, open};
use crate::ui::spot::Spot;
use trickmate_host::OfferKind;
use trickmate_text::text;

/// Gives what a button asks for about a position.
pub(crate) async fn ask_about<'a>(
    bot: &Bot,
    reply: &impl Fn(Visibility) -> Responder<'a>,
    asker: Asker,
    ask: Ask,
    spot: Spot,
) {
    let match_id = Some(spot.match_id);
    match ask {
        Ask::Move => {
            bot.answer(reply(Visibility::Private), asker, match_id, bot.choices(asker, spot)).await;
        }
        // A form can only be the first answer, so that this work cannot be deferred.
        Ask::Type => match bot.form(spot, asker.person).await {
            Ok(form) => open(reply(Visibility::Private), form).await,
            Err(failure) => bot.finish(reply(Visibility::Private), Err(failure), match_id, asker).await,
        },
        Ask::Moves => {
            let work = async {
                bot.record(&bot.service.hosted_match(spot.match_id).await?.shown_on(asker.server)).await
            };
            bot.answer(reply(Visibility::Private), asker, match_id, work).await;
        }
        Ask::Resign => {
            bot.answer(
                reply(Visibility::Private),
                asker,
                match_id,
                bot.ask_to_resign(spot.match_id, asker.person),
            )
            .await;
        }
        Ask::ReallyResign => {
            bot.answer(reply(Visibility::Update), asker, match_id, bot.resign(asker, spot.match_id)).await;
        }
        Ask::Hand => {
            let work =
                async { bot.hand(&bot.service.hosted_match(spot.match_id).await?, asker.person).await };
            bot.answer(reply(Visibility::Private), asker, match_id, work).await;
        }
        Ask::Chance => {
            bot.answer(reply(Visibility::Private), asker, match_id, bot.let_chance(asker, spot)).await;
        }
        Ask::AllChance => {
            bot.answer(reply(Visibility::Public), asker, match_id, bot.propose_chance(spot, asker.person))
                .await;
        }
        Ask::Draw | Ask::Takeback | Ask::Abort => {
            let kind = match ask {
                Ask::Draw => OfferKind::Draw,
                Ask::Takeback => OfferKind::Takeback,
                _ => OfferKind::Abort,
            };
            bot.answer(reply(Visibility::Update), asker, match_id, bot.offer_at(asker, spot, kind)).await;
        }
        Ask::Rematch | Ask::FreeTakeback => {
            let kind = if ask == Ask::Rematch { OfferKind::Rematch } else { OfferKind::Takeback };
            bot.answer(reply(Visibility::Private), asker, match_id, bot.offer_at(asker, spot, kind)).await;
        }
        Ask::Undo => {
            let work =
                async { bot.undo(asker, bot.service.hosted_match(spot.match_id).await?, Some(spot)).await };
            bot.answer(reply(Visibility::Update), asker, match_id, work).await;
        }
        Ask::EndTurn => {
            let work = async {
                bot.end_turn(asker, bot.service.hosted_match(spot.match_id).await?, Some(spot)).await
            };
            bot.answer(reply(Visibility::Update), asker, match_id, work).await;
        }
        Ask::View => {
            bot.answer(reply(Visibility::Private), asker, match_id, bot.own_view(spot, asker.person)).await;
        }
        Ask::Hint => {
            let work = async { bot.hint(&bot.service.hosted_match(spot.match_id).await?, asker).await };
            bot.answer(reply(Visibility::Private), asker, match_id, work).await;
        }
        Ask::Hands => {
            let work = async {
                bot.hands_ahead(&bot.service.hosted_match(spot.match_id).await?, asker.person).await
            };
            bot.answer(reply(Visibility::Private), asker, match_id, work).await;
        }
        Ask::Rest => {
            let work = bot.placing_choices(spot.match_id, asker.person);
            bot.answer(reply(Visibility::Private), asker, match_id, work).await;
        }
        Ask::KeepPlaying => {
            let kept = OutgoingMessage::new(text!("resign-kept-playing"));
            bot.finish(reply(Visibility::Update), Ok(kept), match_id, asker).await;
        }
    }
}
