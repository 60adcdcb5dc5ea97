//! `/board`: the board again, for the one who asks.

use super::super::delivery::number;
use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::table::{self, suggest};
use super::{Context, asker, reply};

/// Show the board again, only to you and from your side
#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[description = "Which game; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let mut reply = reply(ctx, Manner::Private);
    let mut shown = None;
    let work = async {
        let table = table::any(ctx, game).await?;
        shown = Some(table.id);
        let draft = bot.board(&table, asker(ctx).person).await?;
        let server = ctx.interaction.guild_id.map(|id| number(id.get()));
        if table.homeless && server.is_some() && table.seat_of(asker(ctx).person).is_some() {
            bot.hall.moves_to(table.id, server, number(ctx.interaction.channel_id.get())).await?;
            return Ok(draft.headed("The game goes on in this channel from now on."));
        }
        Ok::<Draft, Failure>(draft)
    };
    let result = reply.after(work).await;
    bot.finish(reply, result, shown, asker(ctx)).await;
    Ok(())
}
