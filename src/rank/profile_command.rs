//! `/profile`: the results of a player, and below them a choice of an opponent.

use crate::context;
use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use serenity::ComponentInteractionDataKind;

use crate::answer::command::{Context, answer, asker, remember_name};
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::rank;
use crate::rank::leaderboard_command::{ScopeChoice, scope_of};
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::picture::theme;
use trickmate_host::{MatchId, PastMatch, PlayerId, Scope, ServiceError};
use trickmate_text::text;

/// Ratings over time, results, streaks and latest games of a player
#[poise::command(slash_command)]
pub(crate) async fn profile(
    ctx: Context<'_>,
    user: Option<serenity::User>,
    scope: Option<ScopeChoice>,
) -> Result<(), CommandError> {
    show(ctx, user.as_ref(), scope).await
}

/// Answers with the profile of a user, or with the asker's.
pub(crate) async fn show(
    ctx: Context<'_>,
    user: Option<&serenity::User>,
    scope: Option<ScopeChoice>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let scope = scope_of(ctx, scope);
    let work = async {
        remember_name(ctx).await;
        let player = match user {
            Some(user) => human(user)?,
            None => person,
        };
        let profile = bot.service.profile().of(player, scope, person).await?;
        bot.pacing.spend(person, Request::Picture)?;
        let preferences = bot.service.preferences().of(person).await?;
        let linked = linked(bot, asker(ctx), &profile.matches, &[player]).await;
        let (theme, pictures) = (theme(&preferences), &bot.pictures);
        Ok(rank::profile_message::profile(&profile, player, scope, theme, pictures, &linked).await?)
    };
    answer(ctx, work).await
}

/// Returns the results of a player against the opponent chosen below the profile.
pub(crate) async fn versus(press: Press<'_>, player: PlayerId) -> Result<OutgoingMessage, CommandError> {
    let Press { bot, asker, interaction } = press;
    let data = &interaction.data;
    let opponent = match &data.kind {
        ComponentInteractionDataKind::UserSelect { values } => values.first(),
        _ => None,
    };
    let opponent = opponent.ok_or(ServiceError::Stale)?;
    if data.resolved.users.get(opponent).is_some_and(|user| user.bot) {
        return Ok(rank::profile_message::another_opponent(text!("error-bot"), player));
    }
    let players = [player, opponent.to_host()];
    if players[0] == players[1] {
        return Ok(rank::profile_message::another_opponent(text!("error-same-players"), player));
    }
    let scope = asker.server.map_or(Scope::World, Scope::Server);
    let matches = bot.service.profile().head_to_head(players, scope, asker.person).await?;
    let linked = linked(bot, asker, &matches, &players).await;
    Ok(rank::profile_message::head_to_head(&matches, players, &linked))
}

/// Returns the matches that the user may get links to: their own, and those in channels that they can see here.
async fn linked(bot: &Bot, asker: Asker, matches: &[PastMatch], players: &[PlayerId]) -> BTreeSet<MatchId> {
    let Asker { person, server, .. } = asker;
    let shown = || matches.iter().take(rank::profile_message::SHOWN);
    let is_own = |past: &PastMatch| players.contains(&person) || past.opponent == person;
    let is_here = |past: &PastMatch| server.is_some() && past.server == server;
    let others = shown().filter(|past| !is_own(past) && is_here(past)).map(|past| past.place).collect();
    let seen = context::channel_sight::seen_channels(bot, server, person, others).await;
    let is_linked = |past: &&PastMatch| is_own(past) || is_here(past) && seen.contains(&past.place);
    shown().filter(is_linked).map(|past| past.id).collect()
}

/// Returns the id of a user who is not a bot.
pub(crate) fn human(user: &serenity::User) -> Result<PlayerId, CommandError> {
    if user.bot {
        return Err(CommandError::words(text!("error-bot")));
    }
    Ok(user.id.to_host())
}

/// Ratings, results and latest games of somebody, from the menu of their name.
#[poise::command(context_menu_command = "Profile")]
pub(crate) async fn profile_menu(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    show(ctx, Some(&user), None).await
}
