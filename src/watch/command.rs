//! `/watch`: following the games of others.

use crate::watch;
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateAutocompleteResponse, CreateButton};

use crate::answer;
use crate::answer::command::{Context, answer, asker, may_suggest, remember_name};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::SUGGESTIONS;
use crate::api::outgoing_message::{OutgoingMessage, escape};
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use crate::ui::shown_match::ShownMatch;
use trickmate_host::{HostedMatch, ListedMatch, MatchId, Notification, PlayerId, ServiceError, WatchLevel};
use trickmate_render::fit_name;
use trickmate_text::{text, word};

/// Events that spectators are notified of.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum WatchUntil {
    /// Every new board.
    #[name = "boards"]
    Boards,
    /// The end alone.
    #[name = "end"]
    End,
}

/// Follow a game of others: a direct message tells you of new boards
#[poise::command(slash_command)]
pub(crate) async fn watch(
    ctx: Context<'_>,
    #[autocomplete = "suggest_here"] game: Option<MatchOption>,
    tell: Option<WatchUntil>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let work = async {
        remember_name(ctx).await;
        let Some(hosted) = meant(ctx, game.map(MatchOption::id)).await? else {
            return watched(bot, person).await;
        };
        let interest = match tell {
            Some(WatchUntil::End) => WatchLevel::End,
            Some(WatchUntil::Boards) | None => WatchLevel::Boards,
        };
        bot.service.spectators().watch(&hosted, person, interest).await?;
        let key = match interest {
            WatchLevel::Boards => "watch-boards",
            WatchLevel::End => "watch-end",
        };
        let silent = bot.service.preferences().of(person).await?.notify == Notification::None;
        let silent = if silent { text!("watch-silent") } else { String::new() };
        let stop = watch::tell::stop_button(hosted.id, text!("watch-stop"));
        Ok(OutgoingMessage::new(text!(key, game = hosted.id))
            .followed_by(&silent)
            .followed_by(&hosted.link())
            .rows(vec![CreateActionRow::Buttons(vec![stop])]))
    };
    answer(ctx, work).await
}

/// Lists the games that somebody watches, each with a button to stop watching.
async fn watched(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    let mut matches = bot.service.matches().watched_by(person).await?;
    matches.truncate(SUGGESTIONS);
    if matches.is_empty() {
        return Err(CommandError::words(text!("error-nobody-to-watch")));
    }
    let lines =
        std::iter::once(text!("watch-list")).chain(matches.iter().map(|listed| escape(&title(listed))));
    let button = |listed: &ListedMatch| {
        watch::tell::stop_button(listed.id, text!("watch-stop-game", game = listed.id))
    };
    let buttons: Vec<CreateButton> = matches.iter().map(button).collect();
    let rows = buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec()));
    Ok(OutgoingMessage::new(lines.collect::<Vec<_>>().join("\n")).rows(rows.collect()))
}

/// Returns the running game of this channel or one of its threads, since only a visible game can be watched; `None` if
/// nobody else plays here.
async fn meant(ctx: Context<'_>, game: Option<MatchId>) -> Result<Option<HostedMatch>, CommandError> {
    let bot = ctx.framework.user_data;
    if let Some(game) = game {
        return answer::which_match::named(ctx, game).await.map(Some);
    }
    for listed in others_here(ctx).await? {
        if let Some(hosted) = bot.service.matches().opened(listed.id).await? {
            let asker = asker(ctx);
            return Ok(Some(hosted.shown_in(asker.server, asker.channel)));
        }
    }
    Ok(None)
}

/// Returns the running games of this channel in which the user does not play.
async fn others_here(ctx: Context<'_>) -> Result<Vec<ListedMatch>, ServiceError> {
    let person = asker(ctx).person;
    let here = ctx.interaction.channel_id.to_host();
    let mut matches = ctx.framework.user_data.service.matches().running_here(here).await?;
    matches.retain(|listed| listed.seat_of(person).is_none());
    Ok(matches)
}

async fn suggest_here(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    if may_suggest(ctx) { choices(others_here(ctx).await, typed) } else { CreateAutocompleteResponse::new() }
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
    let text =
        text!("suggestion-players", game = listed.id, title = word(listed.game.title()), first, second);
    text.chars().filter(|letter| !letter.is_control()).take(100).collect()
}
