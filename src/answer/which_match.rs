//! The match that a command means.

use crate::context;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use crate::answer::command::{Context, asker, may_suggest};
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::ui::command_error::CommandError;
use crate::ui::command_error::no_such_match;
use crate::ui::trace::about_match;
use trickmate_host::{HostedMatch, ListedMatch, MatchId, PlayerId, ServiceError};
use trickmate_render::fit_name;
use trickmate_text::{text, word};

/// The most suggestions, a limit of Discord's.
pub(crate) const SUGGESTIONS: usize = 25;

/// Returns the match with the given number. Without a number, returns the user's match in this channel, preferably one
/// where they are to move; otherwise the only match that they are playing on this server.
pub(crate) async fn own(ctx: Context<'_>, game: Option<MatchId>) -> Result<HostedMatch, CommandError> {
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let channel = ctx.interaction.channel_id.to_host();
    match game {
        Some(game) => named(ctx, game).await,
        None => Ok(noted(bot.service.matches().match_near(person, channel, asker(ctx).server).await?)),
    }
}

/// Returns the match with the given number. Without a number, returns the user's match in this channel, otherwise the
/// latest match here by anybody, otherwise the match of [`own`].
pub(crate) async fn any(ctx: Context<'_>, game: Option<MatchId>) -> Result<HostedMatch, CommandError> {
    let service = &ctx.framework.user_data.service;
    if game.is_some() {
        return own(ctx, game).await;
    }
    let (channel, server) = (ctx.interaction.channel_id.to_host(), asker(ctx).server);
    let here = match service.matches().match_here(asker(ctx).person, channel).await {
        Err(ServiceError::NothingHere) => service.matches().latest_here(channel).await,
        result => result,
    };
    match here {
        Err(ServiceError::NothingHere) => own(ctx, game).await,
        result => Ok(noted(result?).shown_in(server, channel)),
    }
}

/// Notes the match in the log.
fn noted(hosted: HostedMatch) -> HostedMatch {
    about_match(hosted.id);
    hosted
}

/// Returns the match with the given number. Without a number, returns a match in which the user holds secret cards,
/// preferably in this channel. Direct messages offer no other way to find it.
pub(crate) async fn with_hand(ctx: Context<'_>, game: Option<MatchId>) -> Result<HostedMatch, CommandError> {
    let bot: &Bot = ctx.framework.user_data;
    match game {
        Some(game) => named(ctx, game).await,
        None => {
            let channel = ctx.interaction.channel_id.to_host();
            Ok(noted(bot.service.hands().match_with_hand(asker(ctx).person, channel).await?))
        }
    }
}

/// Returns the match of [`own`], otherwise one in which the user's turn of several actions is under way. Direct
/// messages offer no other way to find it.
pub(crate) async fn to_act(ctx: Context<'_>, game: Option<MatchId>) -> Result<HostedMatch, CommandError> {
    let here = own(ctx, game).await;
    if game.is_some() || here.is_ok() {
        return here;
    }
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let channel = ctx.interaction.channel_id.to_host();
    let has_turns = |listed: &ListedMatch| listed.game.turn_end().is_some() && listed.is_to_act(person);
    let is_under_way =
        move |hosted: &HostedMatch| hosted.seat_for(person).is_some_and(|seat| hosted.is_turn_of(seat));
    let found = bot.service.matches().likely_match(person, channel, has_turns, is_under_way).await?;
    found.map_or(here, |found| Ok(noted(found)))
}

/// Returns the match with this number, if the user plays in it, or asks in the channel where it is played. Only there
/// has Discord checked that they may see it.
pub(crate) async fn named(ctx: Context<'_>, game: MatchId) -> Result<HostedMatch, CommandError> {
    let bot: &Bot = ctx.framework.user_data;
    about_match(game);
    let hosted = bot.service.matches().hosted_match(game).await?;
    if let seat @ Some(_) = hosted.seat_for(asker(ctx).person) {
        return Ok(hosted.where_plays(seat));
    }
    let server = ctx.interaction.guild_id.map(|id| id.to_host());
    let hosted = hosted.shown_in(server, ctx.interaction.channel_id.to_host());
    if server.is_none() || hosted.server != server {
        return Err(no_such_match());
    }
    let here = ctx.interaction.channel_id.to_host();
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
pub(crate) fn given(ctx: Context<'_>) -> Option<MatchId> {
    ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::Integer(game) => Some(MatchId::new(game)),
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
    let channel = ctx.interaction.channel_id.to_host();
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
    let choices = matches.iter().map(|listed| AutocompleteChoice::new(title(listed), listed.id.get()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Returns a match in a list: its number, game, opponent and state, at most a hundred characters.
fn title(listed: &ListedMatch, person: PlayerId) -> String {
    let seat = listed.seat_of(person);
    let opponent = seat.and_then(|seat| fit_name(listed.names[seat.other().index()].as_deref()?));
    let state = match listed.is_over {
        true => text!("suggestion-over"),
        false if listed.is_to_act(person) => text!("suggestion-your-turn"),
        false => text!("suggestion-their-turn"),
    };
    let (game, title) = (listed.id, word(listed.game.title()));
    let text = match opponent {
        Some(opponent) => text!("suggestion-opponent", game, title, opponent, state),
        None => text!("suggestion", game, title, state),
    };
    text.chars().filter(|letter| !letter.is_control()).take(100).collect()
}
