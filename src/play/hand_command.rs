//! `/hand` and `/place`: cards that only their owner knows.

use crate::play;
use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use crate::answer;
use crate::answer::command::{Context, answer, asker};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::suggest;
use crate::play::move_command::{perform, suggest_actions};
use crate::ui::command_error::CommandError;

/// Look at your hand and at the cards you have placed, only for you
#[poise::command(slash_command)]
pub(crate) async fn hand(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let hosted = answer::which_match::with_hand(ctx, game.map(MatchOption::id)).await?;
        play::own_panel::open_hand(bot, &hosted, asker(ctx).person).await
    };
    answer(ctx, work).await
}

/// Place a card in secret
#[poise::command(slash_command)]
pub(crate) async fn place(
    ctx: Context<'_>,
    #[autocomplete = "complete"]
    #[max_length = 120]
    card: String,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
) -> Result<(), CommandError> {
    perform(
        ctx,
        game.map(MatchOption::id),
        answer::which_match::with_hand(ctx, game.map(MatchOption::id)),
        &card,
        false,
    )
    .await
}

async fn complete(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest_actions(ctx, answer::which_match::with_hand(ctx, answer::which_match::given(ctx)), typed).await
}
