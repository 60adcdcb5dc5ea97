//! `/profile` and `/versus`: the results of players, alone and against each other.

use crate::context;
use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;

use crate::answer::command::{Context, answer, asker, remember_name};
use crate::api::client::number;
use crate::context::pacing::Request;
use crate::rank;
use crate::rank::leaderboard_command::{ScopeChoice, scope_of};
use crate::ui::command_error::CommandError;
use crate::ui::picture::theme;
use trickmate_host::PastMatch;
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
        let linked = linked(ctx, &profile.matches, &[player]).await;
        let (theme, pictures) = (theme(&preferences), &bot.pictures);
        Ok(rank::profile_message::profile(&profile, player, scope, theme, pictures, &linked).await?)
    };
    answer(ctx, work).await
}

/// Shows the results of two players against each other
#[poise::command(slash_command)]
pub(crate) async fn versus(
    ctx: Context<'_>,
    player: serenity::User,
    opponent: Option<serenity::User>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let work = async {
        let players = match &opponent {
            Some(opponent) => [human(&player)?, human(opponent)?],
            None => [person, human(&player)?],
        };
        if players[0] == players[1] {
            return Err(CommandError::words(text!("error-same-players")));
        }
        let matches = bot.service.profile().head_to_head(players, scope_of(ctx, None), person).await?;
        let linked = linked(ctx, &matches, &players).await;
        Ok(rank::profile_message::head_to_head(&matches, players, &linked))
    };
    answer(ctx, work).await
}

/// Returns the matches that the user may have links to: their own, and those in channels that they see here.
async fn linked(ctx: Context<'_>, matches: &[PastMatch], players: &[i64]) -> BTreeSet<i64> {
    let (person, server) = (asker(ctx).person, asker(ctx).server);
    let shown = || matches.iter().take(rank::profile_message::SHOWN);
    let is_own = |past: &PastMatch| players.contains(&person) || past.opponent == person;
    let is_here = |past: &PastMatch| server.is_some() && past.server == server;
    let others = shown().filter(|past| !is_own(past) && is_here(past)).map(|past| past.place).collect();
    let seen = context::channel_sight::seen_channels(ctx.framework.user_data, server, person, others).await;
    let is_linked = |past: &&PastMatch| is_own(past) || is_here(past) && seen.contains(&past.place);
    shown().filter(is_linked).map(|past| past.id).collect()
}

/// Returns the id of a user who is not a bot.
pub(crate) fn human(user: &serenity::User) -> Result<i64, CommandError> {
    if user.bot {
        return Err(CommandError::words(text!("error-bot")));
    }
    Ok(number(user.id.get()))
}

/// Ratings, results and latest games of somebody, from the menu of their name.
#[poise::command(context_menu_command = "Profile")]
pub(crate) async fn profile_menu(ctx: Context<'_>, user: serenity::User) -> Result<(), CommandError> {
    show(ctx, Some(&user), None).await
}
