//! The buttons of a board and of the panels: what is asked for about a position.

use super::Bot;
use super::custom_id::{Ask, Spot};
use super::draft::Draft;
use super::interaction::open;
use super::play::{self, Asker};
use super::reply::{Manner, Reply};
use crate::hall::OfferKind;

/// Gives what a button asks for about a position.
pub(super) async fn ask_about<'a>(
    bot: &Bot,
    reply: &impl Fn(Manner) -> Reply<'a>,
    asker: Asker,
    ask: Ask,
    spot: Spot,
) {
    let table = Some(spot.table);
    match ask {
        Ask::Move => {
            bot.answer(reply(Manner::Private), asker, table, bot.choose(asker, spot, &[], 0, false)).await;
        }
        // A form can only be the first answer, so that this work cannot be deferred.
        Ask::Type => match bot.form(spot, asker.person).await {
            Ok(form) => open(reply(Manner::Private), form).await,
            Err(failure) => bot.finish(reply(Manner::Private), Err(failure), table, asker).await,
        },
        Ask::Moves => {
            let work = async { Ok(play::record(&bot.hall.table(spot.table).await?)) };
            bot.answer(reply(Manner::Private), asker, table, work).await;
        }
        Ask::Resign => {
            bot.answer(reply(Manner::Private), asker, table, bot.ask_to_resign(spot.table, asker.person))
                .await;
        }
        Ask::ReallyResign => {
            bot.answer(reply(Manner::Update), asker, table, bot.resign(asker, spot.table)).await;
        }
        Ask::Hand => {
            let work = async { bot.hand(&bot.hall.table(spot.table).await?, asker.person).await };
            bot.answer(reply(Manner::Private), asker, table, work).await;
        }
        Ask::Chance => {
            bot.answer(reply(Manner::Private), asker, table, bot.let_chance(asker, spot)).await;
        }
        Ask::AllChance => {
            // What is proposed is for everybody to see, why it cannot be only for the one who asked.
            match bot.propose_chance(spot, asker.person).await {
                Ok(draft) => bot.finish(reply(Manner::Public), Ok(draft), table, asker).await,
                Err(failure) => bot.finish(reply(Manner::Private), Err(failure), table, asker).await,
            }
        }
        Ask::Draw | Ask::Takeback | Ask::Abort => {
            let kind = match ask {
                Ask::Draw => OfferKind::Draw,
                Ask::Takeback => OfferKind::Takeback,
                _ => OfferKind::Abort,
            };
            bot.answer(reply(Manner::Update), asker, table, bot.offer_at(asker, spot, kind)).await;
        }
        Ask::Rematch => {
            bot.answer(reply(Manner::Private), asker, table, bot.offer_at(asker, spot, OfferKind::Rematch))
                .await;
        }
        Ask::Undo => {
            let work = async { bot.undo(asker, bot.hall.table(spot.table).await?, Some(spot)).await };
            bot.answer(reply(Manner::Update), asker, table, work).await;
        }
        Ask::EndTurn => {
            let work = async { bot.end_turn(asker, bot.hall.table(spot.table).await?, Some(spot)).await };
            bot.answer(reply(Manner::Update), asker, table, work).await;
        }
        Ask::KeepPlaying => {
            bot.finish(reply(Manner::Update), Ok(Draft::new("You play on.")), table, asker).await;
        }
    }
}
