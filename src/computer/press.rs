//! *Play the computer*: the buttons, the menu of levels, and the game that begins.

use crate::answer::begun::begun;
use crate::answer::press::Press;
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::computer::buttons;
use crate::computer::ids::{ComputerId, ComputerSource};
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::replay;
use crate::ui::asker::Asker;
use crate::ui::command_error::{CommandError, no_such_match};
use crate::ui::component::pressed;
use crate::ui::permissions::may_play_here;
use crate::ui::responder::Visibility;
use trickmate_host::workers::Lane;
use trickmate_host::{ComputerGame, Level, OfferKind, SeatWish, ServiceError, StudyGame};
use trickmate_text::text;

/// Asks for the level, or begins the game at the chosen one.
pub(crate) async fn press(press: Press<'_>, id: ComputerId) {
    let Press { bot, asker, .. } = press;
    match id {
        // A new player should not have to choose a level.
        ComputerId::Play(source @ ComputerSource::Game(name)) => {
            let work = async {
                let level = bot.service.computer().next_level(asker.person, name).await?;
                let game = Box::pin(begin(press, source, level)).await?;
                let announced = begun(bot, game).await?;
                Ok(announced.followed_by(&text!("computer-next-level", level = level.number(), game = name)))
            };
            press.answer(Visibility::Private, None, work).await;
        }
        ComputerId::Play(source) => {
            let work = async {
                if let ComputerSource::Challenge(challenge) = source {
                    bot.service.computer().own_challenge(challenge, asker.person).await?;
                }
                Ok(buttons::levels(source))
            };
            press.answer(Visibility::Private, None, work).await;
        }
        ComputerId::At(source, level) => {
            let work = async {
                let game = Box::pin(begin(press, source, level)).await?;
                let begun = begun(bot, game).await?;
                finished_board(bot, source, asker.person, begun).await
            };
            press.answer(Visibility::Update, None, work).await;
        }
        ComputerId::Level(source) => {
            let level = press.chosen().and_then(|value| Level::new(value.parse().ok()?));
            let work = async {
                let level = level.ok_or(ServiceError::Stale)?;
                let game = Box::pin(begin(press, source, level)).await?;
                begun(bot, game).await
            };
            press.answer(Visibility::Update, None, work).await;
        }
    }
}

/// Begins the game where the button was pressed; returns its number.
async fn begin(press: Press<'_>, source: ComputerSource, level: Level) -> Result<i64, CommandError> {
    let Press { bot, interaction, .. } = press;
    let Asker { person: player, request, server } = press.asker;
    if let ComputerSource::Challenge(challenge) = source {
        return Ok(bot.service.computer().accept_by_computer(challenge, player, level, request).await?.id);
    }
    let channel = number(interaction.channel_id.get());
    let pressed = Some(pressed(interaction));
    if let Some(server) = server {
        may_play_here(interaction.app_permissions)?;
        let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id);
        bot.service.access().may_arrange(server, channel, parent.map(|parent| number(parent.get()))).await?;
    }
    let wanted = match source {
        ComputerSource::Match(hosted) => {
            let hosted = bot.service.matches().hosted_match(hosted).await?;
            // Only people who may see the match may know its options.
            if hosted.seat_of(player).is_none() && hosted.place() != channel {
                return Err(no_such_match());
            }
            let options = bot.service.decks().options_again(&hosted, OfferKind::Rematch).await?;
            let like = ComputerGame::like(&hosted, options, request, player, SeatWish::Any, level);
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
            let replay = replay::panel::find(bot, study.source, server).await?;
            replay.require_over()?;
            let (game, ply) = (replay.shared_game(), study.ply);
            let wanted = StudyGame { request, pressed, game, ply, server, channel, player, level };
            return Ok(bot.service.studies().play_on(wanted).await?.id);
        }
        ComputerSource::Challenge(_) => return Err(ServiceError::ChallengeClosed.into()),
    };
    Ok(bot.service.computer().play_computer(wanted).await?.id)
}

/// Returns the board of the game that is over, below the words about the next one.
async fn finished_board(
    bot: &Bot,
    source: ComputerSource,
    player: i64,
    told: OutgoingMessage,
) -> Result<OutgoingMessage, CommandError> {
    let ComputerSource::Match(before) = source else { return Ok(told) };
    let hosted = bot.service.matches().hosted_match(before).await?;
    let preferences = bot.service.preferences().of(player).await?;
    let board = board::surface::of(&hosted, &preferences, Lane::Picture, &bot.pictures).await?;
    Ok(match board {
        Some(board) => board.headed(&told.into_parts().0),
        None => told,
    })
}
