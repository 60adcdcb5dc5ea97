//! `/draw`, `/takeback`, `/abort` and `/rematch`: what needs the agreement of both players.

use super::super::failure::Failure;
use super::table::{self, suggest};
use super::{Context, answer, asker};
use crate::hall::OfferKind;

/// Offer your opponent a draw
#[poise::command(slash_command)]
pub(super) async fn draw(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    offer(ctx, game, OfferKind::Draw).await
}

/// Ask your opponent to let you take your last move back
#[poise::command(slash_command)]
pub(super) async fn takeback(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    offer(ctx, game, OfferKind::Takeback).await
}

/// Call a game off so that it does not count; your opponent must agree once both have moved
#[poise::command(slash_command)]
pub(super) async fn abort(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    offer(ctx, game, OfferKind::Abort).await
}

/// Ask for another game with the seats swapped
#[poise::command(slash_command)]
pub(super) async fn rematch(
    ctx: Context<'_>,
    #[description = "After which of your games; left out: the latest in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    offer(ctx, game, OfferKind::Rematch).await
}

async fn offer(ctx: Context<'_>, game: Option<i64>, kind: OfferKind) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let work = async {
        let table = match kind {
            OfferKind::Rematch => table::any(ctx, game).await?,
            _ => table::own(ctx, game).await?,
        };
        Box::pin(bot.offer(asker(ctx), table.id, kind)).await
    };
    answer(ctx, work).await
}
