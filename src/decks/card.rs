//! `/card`: the cards that a server adds to those of Summoner's Chess.

use crate::answer;
use crate::decks;
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::answer::command::{Context, asker, reply};
use crate::answer::which_match::SUGGESTIONS;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::{PageNumber, ServerCard, ServerId};
use trickmate_text::text;

/// The greatest value of a card.
const MAX_VALUE: u32 = 999;

/// The cards of Summoner’s Chess, and those that this server adds
#[poise::command(slash_command, guild_only, subcommands("list", "add", "retire"), subcommand_required)]
pub(crate) async fn card(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// List the cards, those that this server adds first
#[poise::command(slash_command, guild_only)]
async fn list(ctx: Context<'_>) -> Result<(), CommandError> {
    answer(ctx, async {
        decks::message::card_page(ctx.framework.user_data, asker(ctx).person, server(ctx)?, PageNumber::FIRST)
            .await
    })
    .await
}

/// Returns a card in one line.
fn line(card: &ServerCard) -> String {
    text!("card-line", name = card.name, moves = card.betza, value = card.value)
}

/// Add a card to this server, for decks built from now on
#[poise::command(slash_command, guild_only)]
async fn add(
    ctx: Context<'_>,
    #[max_length = 30] name: String,
    #[max_length = 60] moves: String,
    #[min = 0]
    #[max = 999]
    value: Option<u32>,
) -> Result<(), CommandError> {
    answer(ctx, async {
        may_manage(ctx)?;
        let bot = ctx.framework.user_data;
        let (server, author) = (server(ctx)?, asker(ctx).person);
        let value_given = value.map(|value| value.min(MAX_VALUE));
        let card = bot.service.server_cards().add(server, author, &name, &moves, value_given).await?;
        let cards = bot.service.server_cards().catalogue(Some(server)).await?;
        let heading = text!(if value.is_none() { "card-added-estimated" } else { "card-added" });
        decks::message::show_card(bot, author, &card.name, &cards, &heading).await
    })
    .await
}

/// Take a card of this server’s own out of use; games that have begun keep it
#[poise::command(slash_command, guild_only)]
async fn retire(ctx: Context<'_>, #[autocomplete = "own_cards"] name: String) -> Result<(), CommandError> {
    answer(ctx, async {
        may_manage(ctx)?;
        let card = ctx.framework.user_data.service.server_cards().retire(server(ctx)?, &name).await?;
        Ok(OutgoingMessage::new(text!("card-retired", card = line(&card))))
    })
    .await
}

async fn own_cards(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let names = async {
        let cards = ctx.framework.user_data.service.server_cards().of(server(ctx)?).await?;
        Ok(cards.into_iter().map(|card| card.name).collect())
    };
    respond(names.await, typed)
}

fn respond(names: Result<Vec<String>, CommandError>, typed: &str) -> CreateAutocompleteResponse {
    let wanted = typed.trim().to_lowercase();
    let names = names.unwrap_or_else(|error| {
        tracing::debug!("no suggestions: {error}");
        Vec::new()
    });
    let found = names.into_iter().filter(|name| name.to_lowercase().contains(&wanted)).take(SUGGESTIONS);
    let choices = found.map(|name| AutocompleteChoice::new(name.clone(), name));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Answers the user privately with the result of the work.
async fn answer(
    ctx: Context<'_>,
    work: impl Future<Output = Result<OutgoingMessage, CommandError>>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Visibility::Private);
    let result = reply.after(work).await;
    answer::answers::finish(bot, reply, result, None, asker(ctx)).await;
    Ok(())
}

fn server(ctx: Context<'_>) -> Result<ServerId, CommandError> {
    let server = ctx.interaction.guild_id.map(|id| id.to_host());
    server.ok_or_else(|| CommandError::words(text!("error-cards-servers-only")))
}

/// Checks that the user manages the server.
fn may_manage(ctx: Context<'_>) -> Result<(), CommandError> {
    let member = ctx.interaction.member.as_ref();
    let permissions = member.and_then(|member| member.permissions).unwrap_or_default();
    if permissions.manage_guild() || permissions.administrator() {
        return Ok(());
    }
    Err(CommandError::words(text!("error-card-managers-only")))
}
