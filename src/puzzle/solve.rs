//! Solving puzzles: choosing the next puzzle, and the result of an answer.

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::puzzle;
use crate::puzzle::ids::PuzzleRef;
use crate::puzzle::panel::{PuzzleAction, no_such_puzzle};
use crate::ui::command_error::CommandError;
use trickmate_host::workers::Lane;
use trickmate_host::{PlayerId, PuzzleResult, ServiceError};
use trickmate_study::puzzle::Theme;

/// Returns the games with puzzles.
pub(crate) async fn home(bot: &Bot, person: PlayerId) -> Result<OutgoingMessage, CommandError> {
    puzzle::panel::home(&bot.service.puzzles().solver(person).await?)
}

/// Returns the next puzzle of a game for a person.
pub(crate) async fn next(
    bot: &Bot,
    person: PlayerId,
    game: &'static str,
    theme: Option<Theme>,
) -> Result<OutgoingMessage, CommandError> {
    let next = bot.service.puzzles().next_puzzle(person, game, theme).await?;
    let next = next.ok_or_else(|| no_such_puzzle(Some(game)))?;
    let puzzle = u32::from_str_radix(&next.id, 16).unwrap_or_default();
    let at = PuzzleRef { game, puzzle, theme, ply: 0, missed: false, hinted: false, daily: None };
    attempt(bot, person, at, PuzzleAction::Look).await
}

/// Answers an action in a puzzle; stores the attempt once it is decided.
pub(crate) async fn attempt(
    bot: &Bot,
    person: PlayerId,
    at: PuzzleRef,
    action: PuzzleAction,
) -> Result<OutgoingMessage, CommandError> {
    bot.pacing.spend(person, Request::Picture)?;
    let preferences = bot.service.preferences().of(person).await?;
    let counts = bot.service.puzzles().attempt_counts(person, puzzle::panel::find(at)?, at.daily).await?;
    let work = move || puzzle::panel::answer(at, action, &preferences, counts);
    let reply = bot.service.workers().run(Lane::Picture, work).await.map_err(ServiceError::from)??;
    let Some(result) = reply.decided else { return Ok(reply.message) };
    let noted = bot.service.puzzles().attempt_puzzle(person, puzzle::panel::find(at)?, result).await?;
    if let Some(daily) = at.daily {
        bot.service.daily().attempt(daily, person, result == PuzzleResult::Solved).await?;
    }
    Ok(reply.message.followed_by(&puzzle::panel::rating_line(noted.as_ref(), result)))
}
