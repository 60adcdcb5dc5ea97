//! `/profile` and `/record`: what players have achieved, alone and against each other.

use poise::serenity_prelude as serenity;

use super::super::delivery::number;
use super::super::failure::Failure;
use super::super::profile_message;
use super::super::wish::theme;
use super::leaderboard::{Place, scope_of};
use super::{Context, answer, asker, name};

/// Ratings over time, results, streaks and latest games of a player
#[poise::command(slash_command)]
pub(super) async fn profile(
    ctx: Context<'_>,
    #[description = "Whose; left out: your own"] user: Option<serenity::User>,
    #[description = "Games on this server or worldwide; left out: on this server"] scope: Option<Place>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let scope = scope_of(ctx, scope);
    let work = async {
        bot.meet(person, name(ctx)).await;
        let player = match &user {
            Some(user) => human(user)?,
            None => person,
        };
        let profile = bot.hall.profile(player, scope, person).await?;
        let wishes = bot.hall.wishes(person).await?;
        Ok(profile_message::profile(&profile, player, scope, theme(&wishes), &bot.pictures).await?)
    };
    answer(ctx, work).await
}

/// How two players have fared against each other
#[poise::command(slash_command)]
pub(super) async fn record(
    ctx: Context<'_>,
    #[description = "A player"] player: serenity::User,
    #[description = "The opponent; left out: you"] opponent: Option<serenity::User>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let work = async {
        let players = match &opponent {
            Some(opponent) => [human(&player)?, human(opponent)?],
            None => [person, human(&player)?],
        };
        if players[0] == players[1] {
            return Err(Failure::words("Nobody plays against themself: name two players."));
        }
        let matches = bot.hall.head_to_head(players, scope_of(ctx, None), person).await?;
        Ok(profile_message::head_to_head(&matches, players))
    };
    answer(ctx, work).await
}

/// The id of a user who is no bot.
fn human(user: &serenity::User) -> Result<i64, Failure> {
    if user.bot {
        return Err(Failure::words("Bots play no games here: name a person."));
    }
    Ok(number(user.id.get()))
}
