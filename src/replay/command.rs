//! `/replay`: past games, and records of games that were played anywhere.

use crate::replay;
use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::answer;
use crate::answer::command::{Context, answer, asker, remember_name, reply};
use crate::answer::id_option::MatchOption;
use crate::answer::which_match::suggest;
use crate::api::error::ApiError;
use crate::context::pacing::Request;
use crate::replay::ids::Source;
use crate::replay::panel::{Audience, ReplayView};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::workers::WorkError;
use trickmate_host::{MAX_RECORD_LEN, ServiceError};
use trickmate_text::{speaking, spoken, text};

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

/// Look back at a game, or at a record of one: step by step, or as an animation
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "they are the command's options")]
pub(crate) async fn replay(
    ctx: Context<'_>,
    #[autocomplete = "suggest"] game: Option<MatchOption>,
    file: Option<serenity::Attachment>,
    #[max_length = 6000] text: Option<String>,
    #[min = 0] from: Option<u32>,
    #[min = 0] to: Option<u32>,
    #[rename = "as"] form: Option<Form>,
    #[choices("everybody", "me")] public: Option<&'static str>,
) -> Result<(), CommandError> {
    let public = public == Some("everybody");
    let wanted =
        Wanted { from, to, form: form.unwrap_or(if to.is_some() { Form::Gif } else { Form::Steps }) };
    match (game, file, text) {
        (_, None, None) => {
            // A refusal is only for the user.
            let found =
                match tokio::time::timeout(FINDING, answer::which_match::any(ctx, game.map(MatchOption::id)))
                    .await
                {
                    Ok(found) => found,
                    Err(_) => Err(CommandError::Service(ServiceError::Work(WorkError::Busy))),
                };
            let is_for_all = public && found.is_ok();
            let found = async { Ok(ReplayView::of(found?.shown_on(asker(ctx).server))) };
            Box::pin(show(ctx, wanted, is_for_all, found)).await;
        }
        (None, Some(file), None) => {
            Box::pin(show(ctx, wanted, public, import(ctx, async { read(&file).await }))).await;
        }
        (None, None, Some(text)) => {
            Box::pin(show(ctx, wanted, public, import(ctx, async { Ok(text) }))).await;
        }
        _ => answer(ctx, async { Err(CommandError::words(text!("error-replay-one"))) }).await?,
    }
    Ok(())
}

/// The part of a game to show, and how.
struct Wanted {
    from: Option<u32>,
    to: Option<u32>,
    form: Form,
}

/// Shows a game to the user or to everybody, once it is found.
async fn show(
    ctx: Context<'_>,
    Wanted { from, to, form }: Wanted,
    is_for_all: bool,
    find: impl Future<Output = Result<ReplayView, CommandError>>,
) {
    let bot = ctx.framework.user_data;
    let person = asker(ctx).person;
    let mut reply = reply(ctx, if is_for_all { Visibility::Public } else { Visibility::Private });
    // Only the user sees the errors in a record.
    let find = speaking(spoken(), find);
    let work = async {
        let replay = find.await?;
        let audience = match is_for_all {
            true => Audience::All,
            false => replay::panel::audience(&bot.service, &replay, person).await?,
        };
        let ply = |given: Option<u32>, usual| given.map_or(usual, |ply| ply as usize);
        match form {
            Form::Steps => replay::panel::position(bot, &replay, ply(from, 0), audience, person).await,
            Form::Gif => {
                replay::panel::animation(bot, &replay, ply(from, 0), ply(to, replay.end()), audience, person)
                    .await
            }
        }
    };
    let result = reply.after(work).await;
    answer::answers::finish(bot, reply, result, None, asker(ctx)).await;
}

/// Reads a record of a game that was played anywhere, and keeps it for its buttons.
async fn import(
    ctx: Context<'_>,
    record: impl Future<Output = Result<String, CommandError>>,
) -> Result<ReplayView, CommandError> {
    let bot = ctx.framework.user_data;
    let asker = asker(ctx);
    remember_name(ctx).await;
    bot.pacing.spend(asker.person, Request::Import)?;
    let id = bot.service.imports().import(asker.person, asker.request, record.await?).await?;
    replay::panel::find(bot, Source::Import(id), None).await
}

/// Returns the text in an attached file.
async fn read(file: &serenity::Attachment) -> Result<String, CommandError> {
    if file.size as usize > MAX_RECORD_LEN {
        return Err(CommandError::words(text!("error-import-too-large", kib = MAX_RECORD_LEN / 1024)));
    }
    // The library sets no time limit.
    let fetched = tokio::time::timeout(FETCH_LIMIT, file.download()).await;
    let error = match fetched {
        Ok(Ok(bytes)) => return utf8(bytes),
        Ok(Err(error)) => ApiError::of(&error),
        Err(_) => ApiError::Passing("timeout".to_owned()),
    };
    tracing::info!("an attachment could not be fetched: {error}");
    Err(CommandError::words(text!("error-import-not-fetched")))
}

fn utf8(bytes: Vec<u8>) -> Result<String, CommandError> {
    String::from_utf8(bytes).map_err(|_| CommandError::words(text!("error-import-not-text")))
}
