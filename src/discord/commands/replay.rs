//! `/replay`, `/import` and `/verify`: looking back at games.

use poise::serenity_prelude as serenity;

use super::super::failure::Failure;
use super::super::replay::{Audience, Reel};
use super::super::replay_id::Source;
use super::super::reply::Manner;
use super::table::{self, suggest};
use super::{Context, answer, asker, name, reply};
use crate::hall::LONGEST_RECORD;

/// How a game is looked back at.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Form {
    /// One position at a time.
    #[name = "steps"]
    Steps,
    /// An animation.
    #[name = "gif"]
    Gif,
}

/// Look back at a game: step by step, or as an animation
#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "they are the command's options")]
pub(super) async fn replay(
    ctx: Context<'_>,
    #[description = "Which game; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
    #[description = "The ply to begin with; 0 is the beginning"]
    #[min = 0]
    from: Option<u32>,
    #[description = "The last ply of the animation; left out: the end"]
    #[min = 0]
    to: Option<u32>,
    #[description = "As steps with buttons, or as an animated GIF; left out: steps, or a GIF if you give `to`"]
    #[rename = "as"]
    form: Option<Form>,
    #[description = "Show it to everybody here; left out: only to you"] public: Option<bool>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let public = public.unwrap_or(false);
    let found = table::any(ctx, game).await;
    // A refusal is for the one who asked alone.
    let manner = if public && found.is_ok() { Manner::Public } else { Manner::Private };
    let mut reply = reply(ctx, manner);
    let form = form.unwrap_or(if to.is_some() { Form::Gif } else { Form::Steps });
    let work = async {
        let reel = Reel::of(found?);
        let audience = if public { Audience::All } else { bot.audience(&reel, asker(ctx).person).await? };
        let ply = |given: Option<u32>, usual| given.map_or(usual, |ply| ply as usize);
        match form {
            Form::Steps => bot.position(&reel, ply(from, 0), audience).await,
            Form::Gif => bot.film(&reel, ply(from, 0), ply(to, reel.end()), audience).await,
        }
    };
    let result = reply.after(work).await;
    bot.finish(reply, result, None, asker(ctx)).await;
    Ok(())
}

/// Look at the record of a game that was played anywhere
#[poise::command(slash_command)]
pub(super) async fn import(
    ctx: Context<'_>,
    #[description = "A text file with the record, as /moves gives it"] file: Option<serenity::Attachment>,
    #[description = "Or the record as text"]
    #[max_length = 6000]
    text: Option<String>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx);
    let work = async {
        bot.meet(person.person, name(ctx)).await;
        let record = match (file, text) {
            (Some(file), None) => read(&file).await?,
            (None, Some(text)) => text,
            _ => {
                return Err(Failure::words(
                    "Give either a file with the record or the record as text; `/moves` gives records.",
                ));
            }
        };
        let id = bot.hall.import(person.person, person.request, record).await?;
        let reel = bot.reel(Source::Import(id)).await?;
        bot.position(&reel, 0, bot.audience(&reel, person.person).await?).await
    };
    answer(ctx, work).await
}

/// The text in an attached file.
async fn read(file: &serenity::Attachment) -> Result<String, Failure> {
    if file.size as usize > LONGEST_RECORD {
        return Err(Failure::words(format!(
            "This file is longer than {} KiB, which no record is: attach the text that `/moves` gives.",
            LONGEST_RECORD / 1024
        )));
    }
    let bytes = file.download().await.map_err(|error| {
        tracing::info!("an attachment could not be fetched: {}", super::super::trouble::Trouble::of(&error));
        Failure::words("The file could not be fetched from Discord. Try again, or give the record as text.")
    })?;
    String::from_utf8(bytes)
        .map_err(|_| Failure::words("This file is no text in UTF-8: attach the text that `/moves` gives."))
}

/// Check that a game was dealt by the seed that was committed to at its start
#[poise::command(slash_command)]
pub(super) async fn verify(
    ctx: Context<'_>,
    #[description = "Which game; left out: the one in this channel"]
    #[autocomplete = "suggest"]
    game: Option<i64>,
) -> Result<(), Failure> {
    let bot = ctx.framework.user_data;
    answer(ctx, async { bot.verify(table::any(ctx, game).await?).await }).await
}
