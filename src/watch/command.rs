//! `/watch`: following the games of others.

use crate::watch;
use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use crate::answer;
use crate::answer::command::{Context, answer, asker, may_suggest, remember_name};
use crate::answer::which_match::SUGGESTIONS;
use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::ui::command_error::CommandError;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{HostedMatch, ListedMatch, Notification, ServiceError, WatchLevel};
use trickmate_render::fit_name;
use trickmate_text::text;

/// Events that spectators are notified of.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Until {
    /// Every new board.
    #[name = "boards"]
    Boards,
    /// The end alone.
    #[name = "end"]
    End,
}

/// Follow games of others
#[poise::command(slash_command, subcommands("start", "stop"), subcommand_required)]
pub(crate) async fn watch(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Follow a game of others: a direct message tells you of new boards
#[poise::command(slash_command, guild_only)]
async fn start(
    ctx: Context<'_>,
    #[autocomplete = "suggest_here"] game: Option<i64>,
    tell: Option<Until>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let work = async {
        remember_name(ctx).await;
        let hosted = meant(ctx, game).await?;
        let interest = match tell {
            Some(Until::End) => WatchLevel::End,
            Some(Until::Boards) | None => WatchLevel::Boards,
        };
        bot.service.spectators().watch(&hosted, person, interest).await?;
        let key = match interest {
            WatchLevel::Boards => "watch-boards",
            WatchLevel::End => "watch-end",
        };
        let silent = bot.service.preferences().of(person).await?.notify == Notification::None;
        let how = text!(if silent { "watch-silent" } else { "watch-how-to-stop" });
        Ok(OutgoingMessage::new(text!(key, game = hosted.id, how)).followed_by(&hosted.link()))
    };
    answer(ctx, work).await
}

/// Follow a game no longer
#[poise::command(slash_command)]
async fn stop(ctx: Context<'_>, #[autocomplete = "suggest_watched"] game: i64) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    answer(ctx, watch::tell::stop_watching(bot, game, asker(ctx).person)).await
}

/// Returns the running game of this channel or one of its threads, since only a visible game can be watched.
async fn meant(ctx: Context<'_>, game: Option<i64>) -> Result<HostedMatch, CommandError> {
    let bot = ctx.framework.user_data;
    if let Some(game) = game {
        return answer::which_match::named(ctx, game).await;
    }
    for listed in others_here(ctx).await? {
        if let Some(hosted) = bot.service.matches().opened(listed.id).await? {
            return Ok(hosted);
        }
    }
    Err(CommandError::words(text!("error-nobody-to-watch")))
}

/// Returns the running games of this channel in which the user does not play.
async fn others_here(ctx: Context<'_>) -> Result<Vec<ListedMatch>, ServiceError> {
    let person = asker(ctx).person;
    let here = number(ctx.interaction.channel_id.get());
    let mut matches = ctx.framework.user_data.service.matches().running_here(here).await?;
    matches.retain(|listed| listed.seat_of(person).is_none());
    Ok(matches)
}

async fn suggest_here(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    if may_suggest(ctx) { choices(others_here(ctx).await, typed) } else { CreateAutocompleteResponse::new() }
}

async fn suggest_watched(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    if !may_suggest(ctx) {
        return CreateAutocompleteResponse::new();
    }
    choices(ctx.framework.user_data.service.matches().watched_by(asker(ctx).person).await, typed)
}

fn choices(matches: Result<Vec<ListedMatch>, ServiceError>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let wanted = matches.map(|mut matches| {
        matches.retain(|listed| title(listed).to_lowercase().contains(&typed));
        matches.truncate(SUGGESTIONS);
        matches
    });
    answer::which_match::choices(wanted, title)
}

/// Returns a match in a list: its number, game and players, at most a hundred characters.
fn title(listed: &ListedMatch) -> String {
    let name =
        |name: &Option<String>| name.as_deref().and_then(fit_name).unwrap_or_else(|| text!("somebody"));
    let [first, second] = listed.names.each_ref().map(name);
    let text = text!("suggestion-players", game = listed.id, title = listed.game.title(), first, second);
    text.chars().filter(|letter| !letter.is_control()).take(100).collect()
}
