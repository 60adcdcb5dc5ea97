//! `/replay`, `/import` and `/verify`: games of the past.

use crate::fairness;
use crate::replay;
use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::answer;
use crate::answer::command::{Context, answer, asker, remember_name, reply};
use crate::answer::which_match::suggest;
use crate::api::error::ApiError;
use crate::context::pacing::Request;
use crate::replay::ids::Source;
use crate::replay::panel::{Audience, ReplayView};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::workers::WorkError;
use trickmate_host::{MAX_RECORD_LEN, ServiceError};
use trickmate_text::text;

/// Longest time to fetch an attached file from Discord.
const FETCH_LIMIT: Duration = Duration::from_secs(10);

/// Time to search for a game before the answer has to be deferred.
const FINDING: Duration = Duration::from_millis(1500);

/// Form of a replay.
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
pub(crate) async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
    #[min = 0] from: Option<u32>,
    #[min = 0] to: Option<u32>,
    #[rename = "as"] form: Option<Form>,
    public: Option<bool>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let public = public.unwrap_or(false);
    let person = asker(ctx).person;
    // A refusal is only for the user.
    let found = match tokio::time::timeout(FINDING, answer::which_match::any(ctx, game)).await {
        Ok(found) => found,
        Err(_) => Err(CommandError::Service(ServiceError::Work(WorkError::Busy))),
    };
    let visibility = if public && found.is_ok() { Visibility::Public } else { Visibility::Private };
    let mut reply = reply(ctx, visibility);
    let form = form.unwrap_or(if to.is_some() { Form::Gif } else { Form::Steps });
    let work = async {
        let replay = ReplayView::of(found?.shown_on(asker(ctx).server));
        let audience =
            if public { Audience::All } else { replay::panel::audience(bot, &replay, person).await? };
        let ply = |given: Option<u32>, usual| given.map_or(usual, |ply| ply as usize);
        match form {
            Form::Steps => replay::panel::position(bot, &replay, ply(from, 0), audience, person).await,
            Form::Gif => {
                replay::panel::film(bot, &replay, ply(from, 0), ply(to, replay.end()), audience, person).await
            }
        }
    };
    let result = reply.after(work).await;
    answer::answers::finish(bot, reply, result, None, asker(ctx)).await;
    Ok(())
}

/// Look at the record of a game that was played anywhere
#[poise::command(slash_command)]
pub(crate) async fn import(
    ctx: Context<'_>,
    file: Option<serenity::Attachment>,
    #[max_length = 6000] text: Option<String>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    let person = asker(ctx);
    let work = async {
        remember_name(ctx).await;
        bot.pacing.spend(person.person, Request::Import)?;
        let record = match (file, text) {
            (Some(file), None) => read(&file).await?,
            (None, Some(text)) => text,
            _ => {
                return Err(CommandError::words(text!("error-import-nothing")));
            }
        };
        let id = bot.service.imports().import(person.person, person.request, record).await?;
        let replay = replay::panel::find(bot, Source::Import(id), None).await?;
        let audience = replay::panel::audience(bot, &replay, person.person).await?;
        replay::panel::position(bot, &replay, 0, audience, person.person).await
    };
    answer(ctx, work).await
}

/// Returns the text in an attached file.
async fn read(file: &serenity::Attachment) -> Result<String, CommandError> {
    if file.size as usize > MAX_RECORD_LEN {
        return Err(CommandError::words(text!("error-import-too-large", kib = MAX_RECORD_LEN / 1024)));
    }
    // The library sets no time limit.
    let fetched = tokio::time::timeout(FETCH_LIMIT, file.download()).await;
    let error = match fetched {
        Ok(Ok(bytes)) => return text(bytes),
        Ok(Err(error)) => ApiError::of(&error),
        Err(_) => ApiError::Passing("timeout".to_owned()),
    };
    tracing::info!("an attachment could not be fetched: {error}");
    Err(CommandError::words(text!("error-import-not-fetched")))
}

fn text(bytes: Vec<u8>) -> Result<String, CommandError> {
    String::from_utf8(bytes).map_err(|_| CommandError::words(text!("error-import-not-text")))
}

/// Check that a game was dealt by the seed that was committed to at its start
#[poise::command(slash_command)]
pub(crate) async fn verify(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<i64>,
) -> Result<(), CommandError> {
    let bot = ctx.framework.user_data;
    answer(ctx, async {
        fairness::verification::verify(bot, answer::which_match::any(ctx, game).await?).await
    })
    .await
}
