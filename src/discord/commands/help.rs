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
        lines.push(format!(
            "{}: {} `/play {name}`, `/rules {name}`",
            game.title(),
            game.summary(),
            name = game.name()
        ));
    }
    lines.push(
        "\n**Playing**\n\
         Move with the buttons below the board, with `/move`, or by typing a move: capitals, spaces and `x` for `:` \
         do not matter.\n\
         `/board` shows the board again, only to you and from your side, with its buttons.\n\
         `/games` lists your games, `/moves` gives a game’s record, `/resign` gives up.\n\
         `/draw`, `/takeback`, `/abort` and `/rematch` ask your opponent; `/vacation` stops your clocks.\n\
         `/hands` tells, in Poker Chess and only to you, what hand each of your moves would give.\n\
         In Mysterious Chess `/hand` shows your cards, only to you, and `/place` places one, also in direct messages.\n\
         For Summoner’s Chess `/deck` keeps your decks: `/deck list` begins there. `/card list` and `/card show` show the \
         cards.\n\
         In Summoner’s Chess a private workshop opens after your move, also by `/hand`: or use `/summon`, `/create`, \
         `/discard`, `/undo` and `/endturn`. `/move` with `end` ends the turn at once.\n\n\
         **Ratings**\n\
         `/play` with `rated` makes the result count for the ratings of both. `/leaderboard` shows who is best and your own \
         rank, `/profile` what somebody has achieved, `/record` how two have fared against each other.\n\n\
         **Looking back and on**\n\
         `/replay` steps through a game or makes an animation of it, `/import` does so with a record you have, `/verify` \
         checks that a game was dealt by the seed committed to.\n\
         `/watch` tells you of new boards in a game of others, `/unwatch` ends that. `/ping` tells how I am doing.\n\n\
         **You and this server**\n\
         `/settings`: pictures, notifications, hands, reminders. `/block` keeps somebody away. `/privacy` exports or deletes \
         what is stored about you. `/server show`: this server’s settings. `/admin`: for those who manage it."
            .to_owned(),
    );
    bot.finish(reply(ctx, Manner::Private), Ok(Draft::new(lines.join("\n"))), None, asker(ctx)).await;
    Ok(())
}
