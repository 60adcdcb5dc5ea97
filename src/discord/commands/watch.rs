//! `/watch` and `/unwatch`: to be told how others' games go on.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::interaction::no_such_table;
use super::table::SUGGESTIONS;
use super::{Context, answer, asker, name};
use crate::hall::{Interest, Notification, Table};

/// Of what somebody is told.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Until {
    /// Of every new board.
    #[name = "every board"]
    Boards,
    /// Of the end alone.
    #[name = "the end"]
    End,
}

/// Follow a game of others: a direct message tells you of new boards
#[poise::command(slash_command, guild_only)]
pub(super) async fn watch(
    ctx: Context<'_>,
    #[description = "Which game of this channel; left out: the latest"]
    #[autocomplete = "suggest_here"]
    game: Option<i64>,
    #[description = "Whether you are told of every new board or of the end alone; left out: every board"]
    tell: Option<Until>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let work = async {
        bot.meet(person, name(ctx)).await;
        let table = meant(ctx, game).await?;
        let interest = match tell {
            Some(Until::End) => Interest::End,
            Some(Until::Boards) | None => Interest::Boards,
        };
        bot.hall.watch(&table, person, interest).await?;
        let what = match interest {
            Interest::Boards => "every new board and the end",
            Interest::End => "the end",
        };
        let silent = bot.hall.wishes(person).await?.notify == Notification::None;
        let how = if silent {
            "Your settings say that you want no notifications, so you will get none: change that first with `/settings`."
        } else {
            "`/unwatch` ends that."
        };
        Ok(Draft::new(format!(
            "You watch game {}: a direct message tells you of {what}. {how}\n{}",
            table.id,
            table.link()
        )))
    };
    answer(ctx, work).await
}

/// Follow a game no longer
#[poise::command(slash_command)]
pub(super) async fn unwatch(
    ctx: Context<'_>,
    #[description = "Which game"]
    #[autocomplete = "suggest_watched"]
    game: i64,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    answer(ctx, bot.stop_watching(game, asker(ctx).person)).await
}

/// The running game that is meant: of this channel or a thread of it, for only what is played where one can see it can be
/// watched.
async fn meant(ctx: Context<'_>, game: Option<i64>) -> Result<Table, Failure> {
    let bot = ctx.framework.user_data;
    let here = number(ctx.interaction.channel_id.get());
    let Some(game) = game else {
        let person = asker(ctx).person;
        let tables = bot.hall.running_here(here).await?;
        return tables.into_iter().find(|table| table.seat_of(person).is_none()).ok_or_else(|| {
            Failure::words("Nobody else is playing here now. Use `/watch` where a game is being played.")
        });
    };
    let table = bot.hall.table(game).await?;
    let server = ctx.interaction.guild_id.map(|id| number(id.get()));
    if table.server != server {
        return Err(no_such_table());
    }
    if table.channel != here && table.thread != Some(here) {
        return Err(Failure::words(format!(
            "Game {game} is not played here but in <#{}>: use `/watch` there.",
            table.place()
        )));
    }
    Ok(table)
}

async fn suggest_here(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let bot = ctx.framework.user_data;
    let tables = bot.hall.running_here(number(ctx.interaction.channel_id.get())).await;
    let person = asker(ctx).person;
    choices(
        tables.map(|tables| tables.into_iter().filter(|table| table.seat_of(person).is_none()).collect()),
        typed,
    )
}

async fn suggest_watched(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices(ctx.framework.user_data.hall.watched_by(asker(ctx).person).await, typed)
}

fn choices(tables: Result<Vec<Table>, crate::hall::HallError>, typed: &str) -> CreateAutocompleteResponse {
    let tables = tables.unwrap_or_else(|error| {
        tracing::warn!("no suggestions: {error}");
        Vec::new()
    });
    let title = |table: &Table| {
        let [first, second] = table.names.clone().map(|name| name.unwrap_or_else(|| "somebody".to_owned()));
        let text = format!("{} · {} · {first} against {second}", table.id, table.game.game().title());
        text.chars().filter(|letter| !letter.is_control()).take(100).collect::<String>()
    };
    let typed = typed.to_lowercase();
    let choices = tables
        .iter()
        .map(|table| (table.id, title(table)))
        .filter(|(_, title)| title.to_lowercase().contains(&typed))
        .take(SUGGESTIONS)
        .map(|(id, title)| AutocompleteChoice::new(title, id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
