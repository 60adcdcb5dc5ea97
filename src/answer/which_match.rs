//! The match that a command means.

use crate::context;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use crate::answer::command::{Context, asker, may_suggest};
use crate::api::client::number;
use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use crate::ui::command_error::no_such_match;
use crate::ui::trace::about_match;
use trickmate_host::{HostedMatch, ListedMatch, ServiceError};
use trickmate_render::fit_name;
use trickmate_text::text;

/// The most suggestions, a limit of Discord's.
pub(crate) const SUGGESTIONS: usize = 25;

/// Returns the match with the given number. Without one it returns the user's own in this channel, preferring one where
/// they are to move, otherwise the only one that they are playing on this server.
pub(crate) async fn own(ctx: Context<'_>, game: Option<i64>) -> Result<HostedMatch, CommandError> {
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let channel = number(ctx.interaction.channel_id.get());
    match game {
        Some(game) => named(ctx, game).await,
        None => Ok(noted(bot.service.matches().match_near(person, channel, asker(ctx).server).await?)),
    }
}

/// Returns the match with the given number. Without one it returns the user's own in this channel, otherwise the latest
/// here, whoever plays it, otherwise the one of [`own`].
pub(crate) async fn any(ctx: Context<'_>, game: Option<i64>) -> Result<HostedMatch, CommandError> {
    let service = &ctx.framework.user_data.service;
    if game.is_some() {
        return own(ctx, game).await;
    }
    let channel = number(ctx.interaction.channel_id.get());
    let here = match service.matches().match_here(asker(ctx).person, channel).await {
        Err(ServiceError::NothingHere) => service.matches().latest_here(channel).await,
        result => result,
    };
    match here {
        Err(ServiceError::NothingHere) => own(ctx, game).await,
        result => Ok(noted(result?)),
    }
}

/// Notes the match in the log.
fn noted(hosted: HostedMatch) -> HostedMatch {
    about_match(hosted.id);
    hosted
}

/// Returns the match with the given number, or a match in which the user holds secret cards, of this channel first:
/// direct messages have no other way.
pub(crate) async fn with_hand(ctx: Context<'_>, game: Option<i64>) -> Result<HostedMatch, CommandError> {
    let bot: &Bot = ctx.framework.user_data;
    match game {
        Some(game) => named(ctx, game).await,
        None => {
            let channel = number(ctx.interaction.channel_id.get());
            Ok(noted(bot.service.hands().match_with_hand(asker(ctx).person, channel).await?))
        }
    }
}

/// Returns the match with the given number, or the user's match in this channel if its turns have several actions, or
/// one in which their turn is under way: direct messages have no other way.
pub(crate) async fn under_way(ctx: Context<'_>, game: Option<i64>) -> Result<HostedMatch, CommandError> {
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let here = own(ctx, game).await;
    if game.is_some() || here.as_ref().is_ok_and(|hosted| hosted.game.game().turn_end().is_some()) {
        return here;
    }
    let channel = number(ctx.interaction.channel_id.get());
    let has_turns = |listed: &ListedMatch| listed.game.turn_end().is_some() && listed.is_to_act(person);
    let is_under_way =
        move |hosted: &HostedMatch| hosted.seat_of(person).is_some_and(|seat| hosted.is_turn_of(seat));
    let found = bot.service.matches().likely_match(person, channel, has_turns, is_under_way).await?;
    found.map_or(here, |found| Ok(noted(found)))
}

/// Returns the match with this number, if the user plays in it or is where it is played: only there does Discord say
/// that they may see it.
pub(crate) async fn named(ctx: Context<'_>, game: i64) -> Result<HostedMatch, CommandError> {
    let bot: &Bot = ctx.framework.user_data;
    about_match(game);
    let hosted = bot.service.matches().hosted_match(game).await?;
    if hosted.seat_of(asker(ctx).person).is_some() {
        return Ok(hosted);
    }
    let server = ctx.interaction.guild_id.map(|id| number(id.get()));
    if server.is_none() || hosted.server != server {
        return Err(no_such_match());
    }
    let here = number(ctx.interaction.channel_id.get());
    if hosted.channel == here || hosted.thread == Some(here) {
        return Ok(hosted);
    }
    // A person who cannot see the channel does not learn that the match exists.
    if !context::channel_sight::may_see(bot, hosted.server, asker(ctx).person, hosted.place()).await {
        return Err(no_such_match());
    }
    Err(CommandError::words(text!(
        "error-elsewhere",
        game,
        channel = format!("<#{}>", hosted.place()),
        command = ctx.command().qualified_name
    )))
}

/// Returns the number of the match given in an option of the command, even while another option is being typed.
pub(crate) fn given(ctx: Context<'_>) -> Option<i64> {
    ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::Integer(game) => Some(game),
        _ => None,
    })
}

/// Suggests the user's matches with the typed text in their number or title.
pub(crate) async fn suggest(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    if !may_suggest(ctx) {
        return CreateAutocompleteResponse::new();
    }
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let channel = number(ctx.interaction.channel_id.get());
    let typed = typed.to_lowercase();
    let wanted = |listed: &ListedMatch| title(listed, person).to_lowercase().contains(&typed);
    let matches = bot.service.matches().matches_of(person, channel, SUGGESTIONS, wanted).await;
    choices(matches, |listed| title(listed, person))
}

/// Suggestions of matches under their titles.
pub(crate) fn choices(
    matches: Result<Vec<ListedMatch>, ServiceError>,
    title: impl Fn(&ListedMatch) -> String,
) -> CreateAutocompleteResponse {
    let matches = matches.unwrap_or_else(|error| {
        tracing::warn!("no suggestions: {}", error);
        Vec::new()
    });
    let choices = matches.iter().map(|listed| AutocompleteChoice::new(title(listed), listed.id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Returns a match in a list: its number, game, opponent and state, at most a hundred characters.
fn title(listed: &ListedMatch, person: i64) -> String {
    let seat = listed.seat_of(person);
    let opponent = seat.and_then(|seat| fit_name(listed.names[seat.other().index()].as_deref()?));
    let state = match listed.is_over {
        true => text!("suggestion-over"),
        false if listed.is_to_act(person) => text!("suggestion-your-turn"),
        false => text!("suggestion-their-turn"),
    };
    let (game, title) = (listed.id, listed.game.title());
    let text = match opponent {
        Some(opponent) => text!("suggestion-opponent", game, title, opponent, state),
        None => text!("suggestion", game, title, state),
    };
    text.chars().filter(|letter| !letter.is_control()).take(100).collect()
}
