//! *Play the computer*: the buttons, the menu of levels, and the game that begins.

use crate::answer::begun::begun;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::computer::buttons;
use crate::computer::ids::{ComputerId, ComputerSource};
use crate::computer::place;
use crate::context::pacing::Request;
use crate::replay;
use crate::ui::asker::Asker;
use crate::ui::command_error::{CommandError, no_such_match};
use crate::ui::component::pressed;
use crate::ui::permissions::can_post;
use crate::ui::responder::Visibility;
use trickmate_host::{
    ChallengeId, ChannelId, ComputerGame, Level, MatchId, OfferKind, SeatWish, ServerId, ServiceError,
    StudyGame,
};

/// Asks for the level, or begins the game at the chosen one.
pub(crate) async fn press(press: Press<'_>, id: ComputerId) {
    let Press { bot, asker, .. } = press;
    match id {
        // A new player should not have to choose a level.
        ComputerId::Play(ComputerSource::Game(game, seat)) => {
            // A private page is deleted, since the board replaces it.
            press.answer(press.turned(), None, play(press, game, seat, None)).await;
        }
        ComputerId::At(ComputerSource::Game(game, seat), level) => {
            press.answer(press.turned(), None, play(press, game, seat, Some(level))).await;
        }
        ComputerId::Play(source) => {
            let work = async {
                if let ComputerSource::Challenge(challenge) = source {
                    bot.service.computer().own_challenge(challenge, asker.person).await?;
                }
                Ok(match source {
                    ComputerSource::Study(study) if asker.server.is_some() => buttons::study_opponents(study),
                    source => buttons::levels(source),
                })
            };
            press.answer(Visibility::Private, None, work).await;
        }
        ComputerId::At(source, level) => {
            let work = async {
                let game = Box::pin(begin(press, source, level)).await?;
                begun(bot, asker, game).await
            };
            press.answer(Visibility::Update, None, work).await;
        }
        ComputerId::Level(source) => {
            let level = press.chosen().and_then(|value| Level::new(value.parse().ok()?));
            let work = async {
                let level = level.ok_or(ServiceError::Stale)?;
                let game = Box::pin(begin(press, source, level)).await?;
                begun(bot, asker, game).await
            };
            press.answer(Visibility::Update, None, work).await;
        }
    }
}

/// Begins a game with the usual options, at the level that suits the player if none is given.
pub(crate) async fn play(
    press: Press<'_>,
    game: &'static str,
    seat: SeatWish,
    level: Option<Level>,
) -> Result<OutgoingMessage, CommandError> {
    let Press { bot, asker, .. } = press;
    let level = match level {
        Some(level) => level,
        None => bot.service.computer().next_level(asker.person, game).await?,
    };
    let game = Box::pin(begin(press, ComputerSource::Game(game, seat), level)).await?;
    begun(bot, asker, game).await
}

/// Returns the server and the channel of a game that is begun by a button: the place that the server wants, or direct
/// messages if the bot cannot post there.
async fn place_for(press: Press<'_>) -> Result<(Option<ServerId>, ChannelId), CommandError> {
    let Press { bot, asker, interaction } = press;
    let owners = &interaction.authorizing_integration_owners;
    if !can_post(owners, interaction.context, interaction.guild_id) {
        return place::direct(bot, asker.person).await;
    }
    let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id);
    place::chosen(bot, asker, parent, interaction.app_permissions).await
}

/// Begins the game; returns its number.
async fn begin(press: Press<'_>, source: ComputerSource, level: Level) -> Result<MatchId, CommandError> {
    let Press { bot, interaction, .. } = press;
    let Asker { person: player, request, server: here, channel: pressed_in } = press.asker;
    if let ComputerSource::Challenge(challenge) = source {
        return Box::pin(from_challenge(press, challenge, level)).await;
    }
    let pressed = Some(pressed(interaction));
    let (server, channel) = place_for(press).await?;
    let wanted = match source {
        ComputerSource::Match(hosted) => {
            let hosted = bot.service.matches().hosted_match(hosted).await?;
            // Only people who may see the match may know its options.
            if hosted.seat_of(player).is_none() && hosted.place() != pressed_in {
                return Err(no_such_match());
            }
            let options = bot.service.decks().options_again(&hosted, OfferKind::Rematch).await?;
            let like = ComputerGame::like(&hosted, options, request, player, SeatWish::Any, level);
            ComputerGame { pressed, server, channel, ..like }
        }
        ComputerSource::Game(game, seat) => ComputerGame {
            request,
            pressed,
            game: game.to_owned(),
            options: Vec::new(),
            server,
            channel,
            player,
            seat,
            level,
        },
        ComputerSource::Study(study) => {
            bot.pacing.spend(player, Request::Study)?;
            let replay = replay::panel::find(bot, study.source, here).await?;
            replay.require_over()?;
            let (game, ply) = (replay.shared_game(), study.ply);
            let wanted = StudyGame { request, pressed, game, ply, server, channel, player, level };
            return Ok(bot.service.studies().play_on(wanted).await?.id);
        }
        ComputerSource::Challenge(_) => return Err(ServiceError::ChallengeClosed.into()),
    };
    Ok(bot.service.computer().play_computer(wanted).await?.id)
}

/// Lets the computer accept a challenge. If such games are played in direct messages, withdraws the challenge and
/// begins an equal game there.
async fn from_challenge(
    press: Press<'_>,
    challenge: ChallengeId,
    level: Level,
) -> Result<MatchId, CommandError> {
    let Press { bot, interaction, .. } = press;
    let Asker { person: player, request, server, .. } = press.asker;
    if !place::is_direct(bot, server).await? {
        return Ok(bot.service.computer().accept_by_computer(challenge, player, level, request).await?.id);
    }
    let challenge = bot.service.computer().own_challenge(challenge, player).await?;
    let (server, channel) = place::direct(bot, player).await?;
    let own = challenge.options.iter().filter(|(name, _)| challenge.game.option_source(name).is_none());
    let wanted = ComputerGame {
        request,
        pressed: Some(pressed(interaction)),
        game: challenge.game.name().to_owned(),
        options: own.map(|(name, value)| (name.to_owned(), value.to_string())).collect(),
        server,
        channel,
        player,
        seat: challenge.seat,
        level,
    };
    Ok(bot.service.computer().play_computer_instead(challenge.id, wanted).await?.id)
}
