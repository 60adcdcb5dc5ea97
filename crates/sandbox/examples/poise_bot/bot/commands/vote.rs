//! `/vote`: reactions, put and counted.

use poise::serenity_prelude as serenity;

use super::super::{Context, Error};

const YES: char = '👍';
const NO: char = '👎';

/// Put a question to everyone
#[poise::command(slash_command)]
pub(super) async fn vote(
    ctx: Context<'_>,
    #[description = "The question"]
    #[max_length = 200]
    question: String,
) -> Result<(), Error> {
    let message = ctx.say(question).await?.into_message().await?;
    for answer in [YES, NO] {
        message.react(ctx, answer).await?;
    }
    Ok(())
}

/// Counts the reactions under a message; the bot's own do not count.
#[poise::command(context_menu_command = "Count votes", ephemeral)]
pub(super) async fn count_votes(ctx: Context<'_>, message: serenity::Message) -> Result<(), Error> {
    let yes = voters(ctx, &message, YES).await?;
    let no = voters(ctx, &message, NO).await?;
    ctx.say(format!("{yes} for, {no} against")).await?;
    Ok(())
}

async fn voters(ctx: Context<'_>, message: &serenity::Message, answer: char) -> Result<usize, Error> {
    let people = message.reaction_users(ctx, answer, Some(100), None).await?;
    Ok(people.iter().filter(|person| !person.bot).count())
}
