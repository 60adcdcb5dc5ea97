//! Challenges to a person: by command, or from the menu on their name.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::announce::publisher::DeliveryState;
use crate::answer::command::{Context, answer, asker, remember_name};
use crate::answer::press::Press;
use crate::api::membership::Membership;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::invite::ids::InviteId;
use crate::replay;
use crate::replay::ids::StudyRef;
use crate::ui;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::component::pressed;
use trickmate_host::{
    Challenge, ChallengeId, ChallengeState, Event, Invitation, PlayerId, SeatWish, ServerId, ServiceError,
    SpecialTerms, StudyStart, TimeControl,
};
use trickmate_text::{text, word};

/// Longest wait for the challenge to be posted.
const WATCHED: Duration = Duration::from_secs(10);

/// Returns the message for the challenger once the announcer has posted the challenge, or cannot.
pub(crate) async fn challenge_posted(bot: &Bot, id: ChallengeId) -> Result<OutgoingMessage, CommandError> {
    bot.announcer.announce(Event::Challenge(id), DeliveryState::Fresh);
    bot.announcer.settled(Event::Challenge(id), WATCHED).await;
    let challenge = bot.service.invitations().challenge(id).await?;
    Ok(match (challenge.message, challenge.state) {
        (Some(message), _) => {
            let link = ui::shown_match::link(challenge.server, challenge.channel, Some(message));
            OutgoingMessage::new(text!("challenge-posted", link))
        }
        (None, ChallengeState::Open) => OutgoingMessage::new(text!("challenge-waits")),
        (None, _) => {
            return Err(CommandError::words(text!("challenge-not-posted")));
        }
    })
}

/// Refuses a challenge to a bot, and to somebody who is not a member of the server.
async fn require_person(bot: &Bot, server: ServerId, opponent: PlayerId) -> Result<(), CommandError> {
    match bot.delivery.membership(server, opponent).await {
        Membership::Person => Ok(()),
        Membership::Bot => Err(CommandError::words(text!("challenge-bot"))),
        Membership::None => Err(CommandError::words(text!("challenge-no-member"))),
    }
}

/// Refuses an answer to a challenge whose maker has left the server, and calls it off.
pub(crate) async fn require_challenger(bot: &Bot, challenge: &Challenge) -> Result<(), CommandError> {
    let Some(server) = challenge.server.filter(|_| challenge.state == ChallengeState::Open) else {
        return Ok(());
    };
    if bot.delivery.membership(server, challenge.challenger).await != Membership::None {
        return Ok(());
    }
    bot.service.access().cancel_challenge(challenge.id).await?;
    Err(CommandError::words(text!("challenge-maker-left")))
}

/// Shows the menu of games for a challenge.
pub(crate) async fn choose_game(
    bot: &Bot,
    asker: Asker,
    opponent: &serenity::User,
) -> Result<OutgoingMessage, CommandError> {
    let id = opponent.id.to_host();
    if id == asker.person {
        return Err(ServiceError::AgainstOneself.into());
    }
    if opponent.bot {
        return Err(CommandError::words(text!("challenge-bot")));
    }
    if let Some(server) = asker.server {
        require_person(bot, server, id).await?;
    }
    let game = |game: &&'static dyn trickmate_rules::Game| {
        CreateButton::new(InviteId::Invite(game.name(), id).to_string())
            .label(word(game.title()))
            .style(ButtonStyle::Primary)
    };
    let buttons = trickmate_rules::GAMES.iter().map(game).collect();
    Ok(OutgoingMessage::new(text!("challenge-which-game", player = format!("<@{id}>")))
        .rows(vec![CreateActionRow::Buttons(buttons)]))
}

/// A challenge by a button.
pub(crate) struct Invited {
    pub(crate) game: &'static str,
    /// The challenged person; `None` for anyone.
    pub(crate) opponent: Option<PlayerId>,
    pub(crate) seat: SeatWish,
    /// The time control; `None` for the server's usual one.
    pub(crate) time: Option<TimeControl>,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) special: SpecialTerms,
}

/// Challenges somebody, or anyone, in the channel where the button was pressed.
pub(crate) async fn invite_to(
    press: Press<'_>,
    Invited { game, opponent, seat, time, options, special }: Invited,
) -> Result<OutgoingMessage, CommandError> {
    let server = press.may_arrange().await?;
    let Press { bot, asker, .. } = press;
    if let Some(opponent) = opponent {
        require_person(bot, server, opponent).await?;
    }
    let invitation = Invitation {
        request: asker.request,
        game: game.to_owned(),
        options,
        server: Some(server),
        channel: asker.channel,
        challenger: asker.person,
        opponent,
        seat,
        time,
        rated: false,
        special,
    };
    let id = bot.service.invitations().invite_by(invitation, Some(pressed(press.interaction))).await?.id;
    challenge_posted(bot, id).await
}

/// Challenges somebody, or anyone, to a game that begins from a position of a finished game. The challenger takes the
/// side to move.
pub(crate) async fn challenge_from(
    press: Press<'_>,
    study: StudyRef,
    opponent: Option<PlayerId>,
) -> Result<OutgoingMessage, CommandError> {
    let Press { bot, asker, .. } = press;
    bot.pacing.spend(asker.person, Request::Study)?;
    let replay = replay::panel::find(bot, study.source, asker.server).await?;
    replay.require_over()?;
    let game = replay.game().game().name();
    let StudyStart { options, setup, to_act } =
        bot.service.studies().start(replay.shared_game(), study.ply).await?;
    let special = SpecialTerms { setup: Some(setup), ..SpecialTerms::default() };
    let seat = SeatWish::Seat(to_act);
    invite_to(press, Invited { game, opponent, seat, time: None, options, special }).await
}

/// A game with somebody, from the menu of their name.
#[poise::command(context_menu_command = "Challenge", guild_only)]
pub(crate) async fn challenge(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    let work = async {
        remember_name(ctx).await;
        choose_game(ctx.framework.user_data, asker(ctx), &user).await
    };
    answer(ctx, work).await
}
