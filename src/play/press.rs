//! The buttons and menus of a board and of the panels.

use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::computer;
use crate::offer;
use crate::play;
use crate::play::ids::{Ask, PlayId};
use crate::play::surface::Doing;
use crate::ui::responder::Visibility;
use crate::ui::spot::Spot;
use trickmate_host::OfferKind;
use trickmate_text::text;

/// Answers a button or a menu of a match.
pub(crate) async fn press(press: Press<'_>, id: PlayId) {
    let Press { bot, asker, .. } = press;
    let match_id = Some(id.game());
    match id {
        PlayId::Match(ask, spot) => Box::pin(ask_about(press, ask, spot)).await,
        PlayId::Menu(spot, path) | PlayId::List(spot, path, _) => {
            let path = press.with_chosen(path);
            let work = play::own_panel::choose(bot, asker, spot, &path, 0);
            press.answer(Visibility::Update, match_id, work).await;
        }
        PlayId::Page(spot, path, page) => {
            let work = play::own_panel::choose(bot, asker, spot, &path, page);
            press.answer(Visibility::Update, match_id, work).await;
        }
        PlayId::Board(spot, path) => choose_on_board(press, spot, path).await,
        PlayId::BoardList(spot, _) => choose_on_board(press, spot, Vec::new()).await,
        PlayId::Surface(spot, path) | PlayId::SurfaceList(spot, path, _) => {
            let doing = Doing::Choose(press.with_chosen(path));
            Box::pin(play::surface::press(press, spot, doing)).await;
        }
        PlayId::Here(Ask::Type, spot) => {
            press.open(match_id, play::act::form_here(bot, spot, asker.person).await).await;
        }
        PlayId::Here(ask, spot) => Box::pin(play::surface::press(press, spot, Doing::Ask(ask))).await,
        PlayId::Placing(match_id, choice) if play::surface::is_surface(press, match_id).await => {
            let spot = Spot { match_id, version: 0, revision: None };
            Box::pin(play::surface::press(press, spot, Doing::Place(choice))).await;
        }
        PlayId::Placing(match_id, choice) => {
            let work = play::placing::place_the_rest(bot, asker, match_id, choice);
            press.answer(Visibility::Update, Some(match_id), work).await;
        }
        PlayId::Agree(spot, proposer) => {
            let work = play::act::agree_on_chance(bot, asker, spot, proposer);
            press.answer(Visibility::Update, match_id, work).await;
        }
        PlayId::Disagree(spot, proposer) => {
            let work = play::act::decline_chance(bot, asker, spot, proposer);
            press.answer(Visibility::Update, match_id, work).await;
        }
    }
}

/// Follows a choice on the public board.
async fn choose_on_board(press: Press<'_>, spot: Spot, path: Vec<u16>) {
    let path = press.with_chosen(path);
    let work = play::act::choose_on_board(press.bot, press.asker, spot, &path);
    press.answer(Visibility::Private, Some(spot.match_id), work).await;
}

/// Answers a button about a position.
async fn ask_about(press: Press<'_>, ask: Ask, spot: Spot) {
    let Press { bot, asker, .. } = press;
    let match_id = Some(spot.match_id);
    match ask {
        Ask::Move => {
            press.answer(Visibility::Private, match_id, play::act::choices(bot, asker, spot)).await;
        }
        // A form must be the first answer, so this work cannot be deferred.
        Ask::Type => press.open(match_id, play::act::form(bot, spot, asker.person).await).await,
        Ask::Moves => {
            let work = async {
                play::act::record_of(
                    bot,
                    &bot.service.matches().hosted_match(spot.match_id).await?.shown_on(asker.server),
                )
                .await
            };
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::Resign => {
            press
                .answer(
                    Visibility::Private,
                    match_id,
                    play::act::ask_to_resign(bot, spot.match_id, asker.person, PlayId::Match),
                )
                .await;
        }
        Ask::ReallyResign => {
            press.answer(Visibility::Update, match_id, play::act::resign(bot, asker, spot.match_id)).await;
        }
        Ask::Hand => {
            let work = async {
                play::own_panel::open_hand(
                    bot,
                    &bot.service.matches().hosted_match(spot.match_id).await?,
                    asker.person,
                )
                .await
            };
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::Chance => {
            press.answer(Visibility::Private, match_id, play::act::let_chance(bot, asker, spot)).await;
        }
        Ask::AllChance => {
            press
                .answer(Visibility::Public, match_id, play::act::propose_chance(bot, spot, asker.person))
                .await;
        }
        Ask::Draw | Ask::Takeback | Ask::Abort => {
            let kind = match ask {
                Ask::Draw => OfferKind::Draw,
                Ask::Takeback => OfferKind::Takeback,
                _ => OfferKind::Abort,
            };
            press.answer(Visibility::Update, match_id, offer::make::offer_at(bot, asker, spot, kind)).await;
        }
        Ask::Rematch | Ask::SameDeal | Ask::FreeTakeback => {
            let kind = match ask {
                Ask::Rematch => OfferKind::Rematch,
                Ask::SameDeal => OfferKind::SameDeal,
                _ => OfferKind::Takeback,
            };
            press.answer(Visibility::Private, match_id, offer::make::offer_at(bot, asker, spot, kind)).await;
        }
        Ask::Undo => {
            let work = async {
                play::own_panel::undo(
                    bot,
                    asker,
                    bot.service.matches().hosted_match(spot.match_id).await?,
                    Some(spot),
                )
                .await
            };
            press.answer(Visibility::Update, match_id, work).await;
        }
        Ask::EndTurn => {
            let work = async {
                play::own_panel::end_turn(
                    bot,
                    asker,
                    bot.service.matches().hosted_match(spot.match_id).await?,
                    Some(spot),
                )
                .await
            };
            press.answer(Visibility::Update, match_id, work).await;
        }
        // A board between people has room for everything.
        Ask::View | Ask::More => {
            press.answer(Visibility::Private, match_id, play::act::own_view(bot, spot, asker.person)).await;
        }
        Ask::Hint => {
            let work = async {
                computer::hint::ask(bot, &bot.service.matches().hosted_match(spot.match_id).await?, asker)
                    .await
            };
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::Hands => {
            let work = async {
                play::preview::hands_ahead(
                    bot,
                    &bot.service.matches().hosted_match(spot.match_id).await?,
                    asker.person,
                )
                .await
            };
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::Rest => {
            let work = play::placing::placing_choices(bot, spot.match_id, asker.person);
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::KeepPlaying => {
            let kept = async { Ok(OutgoingMessage::new(text!("resign-kept-playing"))) };
            press.answer(Visibility::Update, match_id, kept).await;
        }
    }
}
