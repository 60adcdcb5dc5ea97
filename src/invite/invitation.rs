//! Challenges to a person: from the command, or from the menu of their name.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::announce::publisher::Certainty;
use crate::answer::command::{Context, answer, asker, remember_name};
use crate::answer::press::Press;
use crate::api::client::number;
use crate::api::membership::Membership;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::invite::ids::InviteId;
use crate::ui;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::component::pressed;
use crate::ui::permissions::may_play_here;
use trickmate_host::{Challenge, ChallengeState, Event, Invitation, SeatWish, ServiceError};
use trickmate_text::text;

/// Longest wait for the challenge to be posted.
const WATCHED: Duration = Duration::from_secs(10);

/// Returns the message for the challenger once the announcer has posted the challenge, or cannot.
pub(crate) async fn challenge_posted(bot: &Bot, id: i64) -> Result<OutgoingMessage, CommandError> {
    bot.announcer.announce(Event::Challenge(id), Certainty::Fresh);
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
async fn require_person(bot: &Bot, server: i64, opponent: i64) -> Result<(), CommandError> {
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
    let id = number(opponent.id.get());
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
            .label(game.title())
            .style(ButtonStyle::Primary)
    };
    let buttons = trickmate_rules::GAMES.iter().map(game).collect();
    Ok(OutgoingMessage::new(text!("challenge-which-game", player = format!("<@{id}>")))
        .rows(vec![CreateActionRow::Buttons(buttons)]))
}

/// Challenges somebody to a game with the usual options, in the channel where the button was pressed.
pub(crate) async fn invite_to(
    press: Press<'_>,
    game: &'static str,
    opponent: i64,
) -> Result<OutgoingMessage, CommandError> {
    let Press { bot, asker, interaction } = press;
    let Some(server) = asker.server else {
        return Err(CommandError::words(text!("challenge-in-direct-messages")));
    };
    may_play_here(interaction.app_permissions)?;
    require_person(bot, server, opponent).await?;
    let channel = number(interaction.channel_id.get());
    let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id);
    bot.service.access().may_arrange(server, channel, parent.map(|parent| number(parent.get()))).await?;
    let invitation = Invitation {
        request: asker.request,
        game: game.to_owned(),
        options: Vec::new(),
        server: Some(server),
        channel,
        challenger: asker.person,
        opponent: Some(opponent),
        seat: SeatWish::Any,
        time: None,
        rated: false,
    };
    let id = bot.service.invitations().invite_by(invitation, Some(pressed(interaction))).await?.id;
    challenge_posted(bot, id).await
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
