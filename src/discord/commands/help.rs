//! `/help`: what there is.

use super::super::draft::Draft;
use super::super::failure::Failure;
use super::super::reply::Manner;
use super::{Context, asker, reply};
use crate::rules;

/// What this bot can do
#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let mut lines = vec!["**Games**".to_owned()];
    for game in rules::GAMES {
        lines.push(format!("`/play {}`: {}", game.name(), game.summary()));
    }
    lines.push(
        "`/rules` explains them, `/piece` shows how a piece moves.\n\n\
         **Playing**\n\
         Move with the buttons below the board, with `/move`, or by typing: capitals, spaces and `x` for `:` do not matter. \
         `/board` shows the board again, from your side and only to you; `/games` lists your games, `/moves` gives a record.\n\
         `/draw`, `/takeback`, `/abort` and `/rematch` ask your opponent, `/resign` gives up, `/vacation` stops your clocks.\n\
         Poker Chess: `/hands` tells what hand each of your moves would give. Mysterious Chess: `/hand` shows your cards, \
         `/place` places one. Summoner’s Chess: `/deck` keeps your decks, `/card` shows the cards; after your move a private \
         workshop opens, or use `/summon`, `/create`, `/discard`, `/undo` and `/endturn`.\n\n\
         **Afterwards**\n\
         `/play` with `rated` counts for ratings: `/leaderboard`, `/profile`, `/record`. `/replay` shows a game again, `/import` \
         a record you have, `/verify` checks a deal. `/watch` tells you of games of others.\n\n\
         **You and this server**\n\
         `/settings`: pictures, notifications, hands, reminders. `/block` keeps somebody away. `/privacy` exports or deletes \
         what is stored about you. `/server show`: this server’s settings. `/admin`: for those who manage it."
            .to_owned(),
    );
    bot.finish(reply(ctx, Manner::Private), Ok(Draft::new(lines.join("\n"))), None, asker(ctx)).await;
    Ok(())
}
