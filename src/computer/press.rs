//! *Play the computer*: the buttons, the menu of levels, and the game that begins.

use poise::serenity_prelude as serenity;

use crate::announce::publisher::Certainty;
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::computer;
use crate::computer::ids::ComputerSource;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::ui::asker::Asker;
use crate::ui::command_error::{CommandError, no_such_match};
use crate::ui::component::{chosen, pressed};
use crate::ui::custom_id::CustomId;
use crate::ui::permissions::may_play_here;
use crate::ui::responder::{Responder, Visibility};
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{ComputerGame, Event, Level, SeatWish, ServiceError, StudyGame};
use trickmate_text::text;

/// Longest wait for the first board, so that the message can link to it.
const WATCHED: std::time::Duration = std::time::Duration::from_secs(5);

/// Asks for the level, or begins the game at the one that is chosen.
pub(crate) async fn press<'a>(
    bot: &Bot,
    reply: &impl Fn(Visibility) -> Responder<'a>,
    asker: Asker,
    id: &CustomId,
    press: &serenity::ComponentInteraction,
) {
    match *id {
        // Who has not played yet should not have to choose how well.
        CustomId::Computer(source @ ComputerSource::Game(name)) => {
            let work = async {
                let level = bot.service.next_level(asker.person, name).await?;
                let game = Box::pin(begin(bot, asker, source, level, press)).await?;
                let announced = begun(bot, game).await?;
                Ok(announced.followed_by(&text!("computer-next-level", level = level.number(), game = name)))
            };
            bot.answer(reply(Visibility::Private), asker, None, work).await;
        }
        CustomId::Computer(source) => {
            let work = async {
                if let ComputerSource::Challenge(challenge) = source {
                    bot.service.own_challenge(challenge, asker.person).await?;
                }
                Ok(computer::buttons::levels(source))
            };
            bot.answer(reply(Visibility::Private), asker, None, work).await;
        }
        CustomId::ComputerLevel(source) => {
            let level = chosen(press).and_then(|value| Level::new(value.parse().ok()?));
            let work = async {
                let level = level.ok_or(ServiceError::Stale)?;
                let game = Box::pin(begin(bot, asker, source, level, press)).await?;
                begun(bot, game).await
            };
            bot.answer(reply(Visibility::Update), asker, None, work).await;
        }
        _ => {}
    }
}

/// Begins the game where the button was pressed; the answer is its number.
async fn begin(
    bot: &Bot,
    asker: Asker,
    source: ComputerSource,
    level: Level,
    press: &serenity::ComponentInteraction,
) -> Result<i64, CommandError> {
    let Asker { person: player, request, server } = asker;
    if let ComputerSource::Challenge(challenge) = source {
        return Ok(bot.service.accept_by_computer(challenge, player, level, request).await?.id);
    }
    let channel = number(press.channel_id.get());
    let pressed = Some(pressed(press));
    if let Some(server) = server {
        may_play_here(press.app_permissions)?;
        let parent = press.channel.as_ref().and_then(|channel| channel.parent_id);
        bot.service.may_arrange(server, channel, parent.map(|parent| number(parent.get()))).await?;
    }
    let wanted = match source {
        ComputerSource::Match(hosted) => {
            let hosted = bot.service.hosted_match(hosted).await?;
            // Its options are for those to know who may see it.
            if hosted.seat_of(player).is_none() && hosted.place() != channel {
                return Err(no_such_match());
            }
            let like = ComputerGame::like(&hosted, request, player, SeatWish::Any, level);
            ComputerGame { pressed, server, channel, ..like }
        }
        ComputerSource::Game(game) => ComputerGame {
            request,
            pressed,
            game: game.to_owned(),
            options: Vec::new(),
            server,
            channel,
            player,
            seat: SeatWish::Any,
            level,
        },
        ComputerSource::Study(study) => {
            bot.pacing.spend(player, Request::Study)?;
            let replay = bot.replay(study.source, server).await?;
            replay.require_over()?;
            let (game, ply) = (replay.shared_game(), study.ply);
            let wanted = StudyGame { request, pressed, game, ply, server, channel, player, level };
            return Ok(bot.service.play_on(wanted).await?.id);
        }
        ComputerSource::Challenge(_) => return Err(ServiceError::ChallengeClosed.into()),
    };
    Ok(bot.service.play_computer(wanted).await?.id)
}

/// Returns the message for a player whose game against the computer has begun.
pub(crate) async fn begun(bot: &Bot, game: i64) -> Result<OutgoingMessage, CommandError> {
    bot.announcer.announce(Event::Match(game), Certainty::Fresh);
    bot.announcer.settled(Event::Match(game), WATCHED).await;
    let hosted = bot.service.hosted_match(game).await?;
    if let Some(words) = bot.announcer.obstacle(game) {
        return Ok(OutgoingMessage::new(words));
    }
    let words = text!("computer-begun", game, link = hosted.link());
    Ok(OutgoingMessage::new(words))
}
