//! `/hand` and `/place`: cards that only their owner knows; and `/settings`, where they are shown.

use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::moves::{perform, suggest_actions};
use super::server::Switch;
use super::table::{self, suggest};
use super::{Context, asker, reply};

/// Look at your hand and at the cards you have placed, only for you
#[poise::command(slash_command)]
pub(super) async fn hand(
    ctx: Context<'_>,
    #[description = "Which of your games; left out: the one in which you hold cards"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let work = async {
        let table = table::with_hand(ctx, game).await?;
        bot.hand(&table, asker(ctx).person).await
    };
    let result = reply.after(work).await;
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
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

/// Your own settings
#[poise::command(slash_command, subcommands("direct"), subcommand_required)]
pub(super) async fn settings(_ctx: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Whether your hand comes to you by direct message
#[poise::command(slash_command)]
async fn direct(
    ctx: Context<'_>,
    #[description = "On: by direct message; off: only behind the button My hand"] switch: Switch,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let on = matches!(switch, Switch::On);
    let work = async {
        bot.hall.change_wishes(asker(ctx).person, move |wishes| wishes.direct = on).await?;
        Ok(Draft::new(if on {
            "Your hand comes to you by direct message, and is behind the button *My hand* too."
        } else {
            "Your hand is behind the button *My hand* below the board, and comes by no direct message."
        }))
    };
    let result = reply.after(work).await;
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
}
