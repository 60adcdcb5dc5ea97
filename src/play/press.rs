//! The buttons and menus of a board and of the panels.

use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::computer;
use crate::offer;
use crate::play;
use crate::play::ids::{Ask, PlayId};
use crate::play::surface::SurfaceAction;
use crate::replay;
use crate::ui::responder::{Visibility, on_heap};
use crate::ui::spot::Spot;
use trickmate_host::{OfferKind, Version};
use trickmate_text::text;

/// Answers a button or a menu of a match.
pub(crate) async fn press(press: Press<'_>, id: PlayId) {
    let Press { bot, asker, .. } = press;
    let match_id = Some(id.game());
    match id {
        PlayId::Match(ask, spot) => Box::pin(ask_about(press, ask, spot)).await,
        PlayId::Menu(spot, path) | PlayId::List(spot, path, _) => {
            let path = press.with_chosen(path);
            let work = on_heap(|| play::own_panel::choose(bot, asker, spot, &path, 0));
            press.answer(Visibility::Update, match_id, work).await;
        }
        PlayId::Page(spot, path, page) => {
            let work = on_heap(|| play::own_panel::choose(bot, asker, spot, &path, page));
            press.answer(Visibility::Update, match_id, work).await;
        }
        PlayId::Hinted(spot, actions) if play::surface::is_surface(press, spot.match_id).await => {
            on_heap(|| play::surface::press(press, spot, SurfaceAction::Type(actions))).await;
        }
        PlayId::Hinted(spot, actions) => {
            let work = on_heap(|| play::typed_turn::submit(bot, asker, spot, &actions));
            press.answer(Visibility::Update, match_id, work).await;
        }
        PlayId::Board(spot, path) => choose_on_board(press, spot, path).await,
        PlayId::BoardList(spot, _) => choose_on_board(press, spot, Vec::new()).await,
        PlayId::Surface(spot, path) | PlayId::SurfaceList(spot, path, _) => {
            let action = SurfaceAction::Choose(press.with_chosen(path));
            on_heap(|| play::surface::press(press, spot, action)).await;
        }
        PlayId::Here(Ask::Type, spot) => {
            press.open(match_id, play::act::form_here(bot, spot, asker.person).await).await;
        }
        PlayId::Here(ask, spot) => {
            on_heap(|| play::surface::press(press, spot, SurfaceAction::Ask(ask))).await
        }
        PlayId::Placing(match_id, choice) if play::surface::is_surface(press, match_id).await => {
            let spot = Spot { match_id, version: Version::default(), revision: None };
            on_heap(|| play::surface::press(press, spot, SurfaceAction::Place(choice))).await;
        }
        PlayId::Placing(match_id, choice) => {
            let work = on_heap(|| play::placing::place_the_rest(bot, asker, match_id, choice));
            press.answer(Visibility::Update, Some(match_id), work).await;
        }
        PlayId::SaveArray(match_id) => {
            press.open(Some(match_id), Ok(play::saved_arrays::form(match_id))).await;
        }
        PlayId::ForgetArray(_) => {
            let work = on_heap(|| play::saved_arrays::forget(bot, asker, press.chosen().unwrap_or_default()));
            press.answer(Visibility::Private, match_id, work).await;
        }
        PlayId::Agree(spot, proposer) => {
            let work = on_heap(|| play::act::agree_on_chance(bot, asker, spot, proposer));
            press.answer(Visibility::Update, match_id, work).await;
        }
        PlayId::Disagree(spot, proposer) => {
            let work = on_heap(|| play::act::decline_chance(bot, asker, spot, proposer));
            press.answer(Visibility::Update, match_id, work).await;
        }
    }
}

/// Follows a choice on the public board.
async fn choose_on_board(press: Press<'_>, spot: Spot, path: Vec<u16>) {
    let path = press.with_chosen(path);
    let work = on_heap(|| play::act::choose_on_board(press.bot, press.asker, spot, &path));
    press.answer(Visibility::Private, Some(spot.match_id), work).await;
}

/// Answers a button about a position.
async fn ask_about(press: Press<'_>, ask: Ask, spot: Spot) {
    let Press { bot, asker, .. } = press;
    let match_id = Some(spot.match_id);
    match ask {
        Ask::Move => {
            press
                .answer(Visibility::Private, match_id, on_heap(|| play::act::choices(bot, asker, spot)))
                .await;
        }
        // A form must be the first answer, so this work cannot be deferred.
        Ask::Type => press.open(match_id, play::act::form(bot, spot, asker.person).await).await,
        Ask::Moves => {
            let work = async {
                let hosted = bot.service.matches().hosted_match(spot.match_id).await?;
                // Spectators of a game against the computer have no buttons there.
                if hosted.practice().is_some() && hosted.game.outcome().is_none() {
                    hosted.require_seat(asker.person)?;
                }
                replay::record::record_of(bot, &hosted.shown_on(asker.server), asker).await
            };
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::Resign => {
            press
                .answer(
                    press.turned(),
                    match_id,
                    on_heap(|| play::act::ask_to_resign(bot, spot.match_id, asker.person, PlayId::Match)),
                )
                .await;
        }
        Ask::ReallyResign => {
            press
                .answer(
                    Visibility::Update,
                    match_id,
                    on_heap(|| play::act::resign(bot, asker, spot.match_id)),
                )
                .await;
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
            press
                .answer(Visibility::Private, match_id, on_heap(|| play::act::let_chance(bot, asker, spot)))
                .await;
        }
        Ask::AllChance => {
            press
                .answer(
                    Visibility::Public,
                    match_id,
                    on_heap(|| play::act::propose_chance(bot, spot, asker.person)),
                )
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
        Ask::More => {
            let work = on_heap(|| play::act::more(bot, asker, spot.match_id));
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::View => {
            press
                .answer(
                    Visibility::Private,
                    match_id,
                    on_heap(|| play::act::own_view(bot, spot, asker.person)),
                )
                .await;
        }
        Ask::Hint => {
            let work = async {
                computer::hint::ask(bot, &bot.service.matches().hosted_match(spot.match_id).await?, asker)
                    .await
            };
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::Hands => {
            let work = on_heap(|| play::preview::hands_in_panel(bot, spot, asker.person));
            press.answer(press.turned(), match_id, work).await;
        }
        Ask::Rest => {
            let work = on_heap(|| play::placing::placing_choices(bot, spot.match_id, asker.person));
            press.answer(Visibility::Private, match_id, work).await;
        }
        Ask::KeepPlaying => {
            let kept = async { Ok(OutgoingMessage::new(text!("resign-kept-playing")).passing_alone()) };
            press.answer(Visibility::Update, match_id, kept).await;
        }
    }
}
