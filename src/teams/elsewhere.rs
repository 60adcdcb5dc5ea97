//! Inviting a team from another channel or another server, and answering such an invitation.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelType, ComponentInteractionDataKind, CreateActionRow, CreateButton, CreateInputText,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, InputTextStyle, Member,
};

use crate::announce::publisher::DeliveryState;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::channel_sight::may_see;
use crate::context::pacing::Request;
use crate::teams::ids::TeamId;
use crate::teams::message;
use crate::teams::tell::away_link;
use crate::ui::command_error::CommandError;
use trickmate_host::{
    AwayAnswer, AwayPlace, ChannelId, Event, InvitationCode, ServiceError, TeamGame, TeamGameId,
    TeamRequestError,
};
use trickmate_text::text;

/// The longest time to wait for a message to be posted.
const WATCHED: Duration = Duration::from_secs(10);
/// The field of the form for a code.
const CODE: &str = "code";

/// Shows where the other team can play.
pub(crate) async fn panel(press: Press<'_>, id: TeamGameId) -> Result<OutgoingMessage, CommandError> {
    let game = press.bot.service.teams().team_game(id).await?;
    if game.organizer != press.asker.person {
        return Err(ServiceError::from(TeamRequestError::NotYours(game.organizer)).into());
    }
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
        default_channels: None,
    };
    let menu = CreateSelectMenu::new(TeamId::Channel(id).to_string(), kind);
    let menu = menu.placeholder(text!("team-elsewhere-channel"));
    let server = CreateButton::new(TeamId::Server(id).to_string())
        .label(text!("team-elsewhere-server"))
        .style(ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::SelectMenu(menu), CreateActionRow::Buttons(vec![server])];
    Ok(OutgoingMessage::new(text!("team-elsewhere-panel")).rows(rows))
}

/// Asks in another channel of the server, which the organizer must see.
pub(crate) async fn invite_channel(
    press: Press<'_>,
    id: TeamGameId,
) -> Result<OutgoingMessage, CommandError> {
    let Press { bot, asker, .. } = press;
    let server = asker.server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
    let channel = chosen_channel(press).ok_or_else(|| CommandError::words(text!("team-elsewhere-panel")))?;
    if !may_see(bot, asker.server, asker.person, channel).await {
        return Err(CommandError::words(text!("error-team-channel-unseen")));
    }
    bot.service.access().may_arrange(server, channel, None).await?;
    let place = Some(AwayPlace { server, channel });
    let game = bot.service.teams().invite_away(id, asker.person, place).await?;
    let game = posted(bot, game).await?;
    let (there, until) = (format!("<#{channel}>"), until(&game));
    Ok(OutgoingMessage::new(match away_link(&game) {
        Some(_) => text!("team-asked", channel = there, until),
        None => text!("team-asked-later", channel = there),
    }))
}

/// Draws a code with which another server can accept. Only managers may invite one, since both servers must agree.
pub(crate) async fn invite_server(press: Press<'_>, id: TeamGameId) -> Result<OutgoingMessage, CommandError> {
    if !manages(press.interaction.member.as_ref()) {
        return Err(CommandError::words(text!("error-team-not-manager")));
    }
    let game = press.bot.service.teams().invite_away(id, press.asker.person, None).await?;
    let code = game.away.as_ref().map(|away| shown(away.code)).unwrap_or_default();
    Ok(OutgoingMessage::new(text!("team-code", code, until = until(&game))))
}

/// Returns the form for the code of an invitation.
pub(crate) fn form(press: Press<'_>) -> Result<CreateModal, CommandError> {
    if !manages(press.interaction.member.as_ref()) {
        return Err(CommandError::words(text!("error-team-not-manager")));
    }
    let field = CreateInputText::new(InputTextStyle::Short, text!("team-code-field"), CODE)
        .placeholder("0000 0000 0000")
        .max_length(30);
    let id = TeamId::Code.to_string();
    Ok(CreateModal::new(id, text!("server-team-button")).components(vec![CreateActionRow::InputText(field)]))
}

/// Shows the invitation with the code of the form to a manager of the server.
pub(crate) async fn invitation(form: Form<'_>) -> Result<OutgoingMessage, CommandError> {
    if !manages(form.interaction.member.as_ref()) {
        return Err(CommandError::words(text!("error-team-not-manager")));
    }
    form.bot.pacing.spend(form.asker.person, Request::Invitation)?;
    let digits: String = form.typed(CODE).chars().filter(char::is_ascii_digit).collect();
    let code =
        digits.parse::<InvitationCode>().map_err(|_| ServiceError::from(TeamRequestError::NoInvitation))?;
    let game = form.bot.service.teams().invited_game(code).await?;
    let is_for_server = game.away.as_ref().is_some_and(|away| away.place.is_none());
    if !is_for_server {
        return Err(ServiceError::from(TeamRequestError::NoInvitation).into());
    }
    Ok(message::invitation(&game))
}

/// Accepts or declines an invitation where it was pressed.
pub(crate) async fn answer(
    press: Press<'_>,
    code: InvitationCode,
    accepts: bool,
) -> Result<OutgoingMessage, CommandError> {
    let Press { bot, asker, .. } = press;
    let server = asker.server.ok_or_else(|| CommandError::words(text!("error-servers-only")))?;
    if !may_write(press) {
        return Err(CommandError::words(text!("error-team-not-writer")));
    }
    if accepts {
        press.may_arrange().await?;
    }
    let answer = AwayAnswer {
        code,
        player: asker.person,
        place: AwayPlace { server, channel: asker.channel },
        manages: manages(press.interaction.member.as_ref()),
        accepts,
    };
    let game = bot.service.teams().answer_away(answer).await?;
    if !accepts {
        return Ok(OutgoingMessage::new(text!("team-declined")));
    }
    let link = away_link(&posted(bot, game).await?).unwrap_or_default();
    Ok(OutgoingMessage::new(text!("team-accepted", link)))
}

/// Waits until the messages of a game are posted; returns the game.
async fn posted(bot: &Bot, game: TeamGame) -> Result<TeamGame, CommandError> {
    bot.announcer.announce(Event::TeamGame(game.id), DeliveryState::Fresh);
    bot.announcer.settled(Event::TeamGame(game.id), WATCHED).await;
    Ok(bot.service.teams().team_game(game.id).await?)
}

/// Returns the channel chosen in the menu.
fn chosen_channel(press: Press<'_>) -> Option<ChannelId> {
    match &press.interaction.data.kind {
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.first().map(|channel| channel.to_host())
        }
        _ => None,
    }
}

/// Returns `true` if a member manages their server or its channels.
fn manages(member: Option<&Member>) -> bool {
    let permissions = member.and_then(|member| member.permissions).unwrap_or_default();
    permissions.manage_guild() || permissions.manage_channels() || permissions.administrator()
}

/// Returns `true` if somebody may write where they have pressed.
fn may_write(press: Press<'_>) -> bool {
    let permissions = press.interaction.member.as_ref().and_then(|member| member.permissions);
    let permissions = permissions.unwrap_or_default();
    let is_thread = press.interaction.channel.as_ref().is_some_and(|channel| {
        matches!(
            channel.kind,
            ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
        )
    });
    permissions.administrator()
        || if is_thread { permissions.send_messages_in_threads() } else { permissions.send_messages() }
}

/// Returns the moment until which the invitation of a game can be answered.
fn until(game: &TeamGame) -> String {
    game.away.as_ref().map(message::until).unwrap_or_default()
}

/// Returns a code in groups of four digits.
fn shown(code: InvitationCode) -> String {
    let digits = format!("{:012}", code.get());
    [&digits[..4], &digits[4..8], &digits[8..]].join(" ")
}
