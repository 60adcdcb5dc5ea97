//! `/hand` and `/place`: cards that only their owner knows.

use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use super::super::failure::Failure;
use super::moves::{perform, suggest_actions};
use super::table::{self, suggest};
use super::{Context, answer, asker};

/// Look at your hand and at the cards you have placed, only for you
#[poise::command(slash_command)]
pub(super) async fn hand(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in which you hold cards"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let table = table::with_hand(ctx, game).await?;
        bot.hand(&table, asker(ctx).person).await
    };
    answer(ctx, work).await
}

/// Place a card in secret
#[poise::command(slash_command)]
pub(super) async fn place(
    ctx: Context<'_>,
    #[description = "Card and square, e.g. N@c3; type a card or a square to narrow the list"]
    #[autocomplete = "complete"]
    #[max_length = 60]
    card: String,
    #[description = "Which of your games; left out: the one in which you hold cards"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    perform(ctx, game, table::with_hand(ctx, game), &card, false).await
}

async fn complete(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest_actions(ctx, table::with_hand(ctx, table::given(ctx)).await, typed)
}
