//! Which match a command means.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::super::Bot;
use super::super::delivery::number;
use super::super::failure::Failure;
use super::super::interaction::no_such_table;
use super::{Context, asker};
use crate::hall::{HallError, Table};
use crate::rules::Viewer;

/// How many suggestions Discord takes.
pub(super) const SUGGESTIONS: usize = 25;

/// The match with the number given, else the user's own in this channel, one where they are to move first.
pub(super) async fn own(ctx: Context<'_>, game: Option<i64>) -> Result<Table, Failure> {
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let channel = number(ctx.interaction.channel_id.get());
    match game {
        Some(game) => named(bot, ctx, game).await,
        None => Ok(bot.hall.table_here(person, channel).await?),
    }
}

/// As [`own`], else the latest match in this channel, whoever plays it.
pub(super) async fn any(ctx: Context<'_>, game: Option<i64>) -> Result<Table, Failure> {
    let bot: &Bot = ctx.framework.user_data;
    match own(ctx, game).await {
        Err(Failure::Hall(HallError::NothingHere)) => {
            Ok(bot.hall.latest_here(number(ctx.interaction.channel_id.get())).await?)
        }
        result => result,
    }
}

/// The match with the number given, else the user's own in this channel in which they hold cards in secret, else any
/// such: in direct messages there is no other way.
pub(super) async fn with_hand(ctx: Context<'_>, game: Option<i64>) -> Result<Table, Failure> {
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    match own(ctx, game).await {
        Ok(table) if game.is_some() => Ok(table),
        Ok(table) if table.seat_of(person).is_some_and(|seat| table.holds_secrets(seat)) => Ok(table),
        // Cards that nobody knows are placed too.
        Ok(table) if table.game.view(Viewer::Public).task == "place" => Ok(table),
        Ok(_) | Err(Failure::Hall(HallError::NothingHere)) => Ok(bot.hall.table_with_hand(person).await?),
        Err(error) => Err(error),
    }
}

/// The match with the number given, else the user's own in this channel if its turns have several actions, else one
/// of theirs in which their turn is under way: in direct messages there is no other way.
pub(super) async fn under_way(ctx: Context<'_>, game: Option<i64>) -> Result<Table, Failure> {
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let here = own(ctx, game).await;
    if game.is_some() || here.as_ref().is_ok_and(|table| table.game.game().turn_end().is_some()) {
        return here;
    }
    let is_under_way = |table: &Table| table.seat_of(person).is_some_and(|seat| table.is_turn_of(seat));
    let found = bot.hall.tables_of(person).await?.into_iter().find(is_under_way);
    found.map_or(here, Ok)
}

/// The match with this number, if the user plays in it or it is of this server.
async fn named(bot: &Bot, ctx: Context<'_>, game: i64) -> Result<Table, Failure> {
    let table = bot.hall.table(game).await?;
    let server = ctx.interaction.guild_id.map(|id| number(id.get()));
    let here = server.is_some() && table.server == server;
    if here || table.seat_of(asker(ctx).person).is_some() { Ok(table) } else { Err(no_such_table()) }
}

/// The number of the match given in an option of the command, also while another option is being typed.
pub(super) fn given(ctx: Context<'_>) -> Option<i64> {
    ctx.args.iter().find(|option| option.name == "game").and_then(|option| match option.value {
        ResolvedValue::Integer(game) => Some(game),
        _ => None,
    })
}

/// Suggests the user's matches, those with what is typed in their number or title.
pub(super) async fn suggest(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let bot: &Bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let tables = bot.hall.tables_of(person).await.unwrap_or_else(|error| {
        tracing::warn!("no suggestions: {error}");
        Vec::new()
    });
    let typed = typed.to_lowercase();
    let choices = tables
        .iter()
        .map(|table| (table.id, title(table, person)))
        .filter(|(_, title)| title.to_lowercase().contains(&typed))
        .take(SUGGESTIONS)
        .map(|(id, title)| AutocompleteChoice::new(title, id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// A match in a list: its number, game, opponent and state, at most a hundred characters.
fn title(table: &Table, person: i64) -> String {
    let seat = table.seat_of(person);
    let opponent = seat.and_then(|seat| table.names[seat.other().index()].clone());
    let state = match seat {
        _ if table.game.outcome().is_some() => "over",
        Some(seat) if table.game.to_act().contains(&seat) => "your turn",
        _ => "their turn",
    };
    let against = opponent.map_or_else(String::new, |name| format!(" against {name}"));
    let text = format!("{} · {}{against} · {state}", table.id, table.game.game().title());
    text.chars().filter(|letter| !letter.is_control()).take(100).collect()
}
