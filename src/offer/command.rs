//! `/offer`: requests that need the agreement of both players.

use crate::answer;
use crate::answer::command::{Context, answer, asker};
use crate::answer::which_match::suggest;
use crate::offer;
use crate::ui::command_error::CommandError;
use trickmate_host::OfferKind;

/// Offer your opponent a draw, a takeback, calling the game off, or a rematch
#[poise::command(
    slash_command,
    subcommands("draw", "takeback", "abort", "rematch", "same_deal"),
    subcommand_required
)]
pub(crate) async fn offer(_ctx: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Offer your opponent a draw
#[poise::command(slash_command)]
async fn draw(ctx: Context<'_>, #[autocomplete = "suggest"] game: Option<i64>) -> Result<(), CommandError> {
    make(ctx, game, OfferKind::Draw).await
}

/// Ask your opponent to let you take your last move back
#[poise::command(slash_command)]
async fn takeback(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    make(ctx, game, OfferKind::Takeback).await
}

/// Call a game off so that it does not count; your opponent must agree once both have moved
#[poise::command(slash_command)]
async fn abort(ctx: Context<'_>, #[autocomplete = "suggest"] game: Option<i64>) -> Result<(), CommandError> {
    make(ctx, game, OfferKind::Abort).await
}

/// Ask for another game with the seats swapped
#[poise::command(slash_command)]
async fn rematch(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    make(ctx, game, OfferKind::Rematch).await
}

/// Ask for another game with the seats swapped and the same cards
#[poise::command(slash_command, rename = "same-deal")]
async fn same_deal(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    make(ctx, game, OfferKind::SameDeal).await
}

async fn make(ctx: Context<'_>, game: Option<i64>, kind: OfferKind) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let work = async {
        let hosted = match kind {
            OfferKind::Rematch | OfferKind::SameDeal => answer::which_match::any(ctx, game).await?,
            _ => answer::which_match::own(ctx, game).await?,
        };
        Box::pin(offer::make::offer(bot, asker(ctx), hosted.id, kind)).await
    };
    answer(ctx, work).await
}
