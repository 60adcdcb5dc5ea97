//! Stand-ins: a player or a manager names a member, who takes the seat with a button.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ComponentInteractionDataKind, CreateActionRow, CreateButton, CreateSelectMenu,
    CreateSelectMenuKind,
};

use crate::answer::press::Press;
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::tournaments::ids::TournamentsId;
use crate::tournaments::managing::{joining, manager, meant};
use crate::ui::asker::Asker;
use crate::ui::audience;
use crate::ui::command_error::CommandError;
use trickmate_host::{PlayerId, ServiceError, TournamentId, TournamentRequestError};
use trickmate_text::{speak, text};

/// Asks a player who should take their seat.
pub(crate) async fn ask(bot: &Bot, asker: Asker, id: TournamentId) -> Result<OutgoingMessage, CommandError> {
    let tournament = meant(bot, asker, Some(id)).await?;
    if tournament.entrant_of(asker.person).is_none_or(|entrant| entrant.withdrawn.is_some()) {
        return Err(ServiceError::from(TournamentRequestError::NotIn).into());
    }
    let kind = CreateSelectMenuKind::User { default_users: None };
    let menu = CreateSelectMenu::new(TournamentsId::Seat(id, asker.person).to_string(), kind)
        .placeholder(text!("tournament-stand-in-menu"));
    let words = text!("tournament-ask-stand-in", name = escape(&tournament.name));
    Ok(OutgoingMessage::new(words).rows(vec![CreateActionRow::SelectMenu(menu)]))
}

/// Asks the member chosen in the menu, publicly in the channel.
pub(crate) async fn choose(
    press: Press<'_>,
    id: TournamentId,
    player: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let data = &press.interaction.data;
    let ComponentInteractionDataKind::UserSelect { values } = &data.kind else {
        return Err(ServiceError::Stale.into());
    };
    let chosen = values.first().ok_or(ServiceError::Stale)?;
    if data.resolved.users.get(chosen).is_some_and(|user| user.bot) {
        return Err(CommandError::words(text!("error-bot")));
    }
    let member = press.interaction.member.as_ref();
    invite(press.bot, press.asker, member, (id, player), chosen.to_host()).await
}

/// Asks a member whether they want to take a player's seat. Players may ask on their own behalf, managers on behalf of
/// everybody.
pub(crate) async fn invite(
    bot: &Bot,
    asker: Asker,
    member: Option<&serenity::Member>,
    (id, player): (TournamentId, PlayerId),
    other: PlayerId,
) -> Result<OutgoingMessage, CommandError> {
    let tournament = meant(bot, asker, Some(id)).await?;
    if player != asker.person {
        manager(asker, member).manages(&tournament)?;
    }
    bot.pacing.spend(asker.person, Request::Invitation)?;
    let asking = [asker.person, other];
    let tournament = bot.service.tournaments().may_ask_stand_in(tournament.id, player, asking).await?;
    let name = escape(&tournament.name);
    // Everybody sees this message.
    let draft = speak(audience::public(), || {
        let button = CreateButton::new(TournamentsId::TakeSeat(tournament.id, player, other).to_string())
            .label(text!("tournament-button-take-seat"))
            .style(ButtonStyle::Primary);
        let (member, player) = (format!("<@{other}>"), format!("<@{player}>"));
        OutgoingMessage::new(text!("tournament-stand-in-asked", member, player, name))
            .rows(vec![CreateActionRow::Buttons(vec![button])])
    });
    Ok(draft.ping(other))
}

/// Gives the seat to the member who was asked; returns the new content of the message.
pub(crate) async fn take(
    press: Press<'_>,
    (id, player, other): (TournamentId, PlayerId, PlayerId),
) -> Result<OutgoingMessage, CommandError> {
    let Press { bot, asker, interaction } = press;
    if asker.person != other {
        return Err(CommandError::words(text!("tournament-error-not-asked", member = format!("<@{other}>"))));
    }
    let id = meant(bot, asker, Some(id)).await?.id;
    let who = joining(asker, interaction.member.as_ref());
    let tournament = bot.service.tournaments().stand_in(id, player, who).await?;
    let name = escape(&tournament.name);
    Ok(speak(audience::public(), || {
        let (member, player) = (format!("<@{other}>"), format!("<@{player}>"));
        OutgoingMessage::new(text!("tournament-stand-in-done", member, player, name)).rows(Vec::new())
    }))
}
