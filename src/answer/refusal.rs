//! Answers to refused requests.

use crate::api::outgoing_message::OutgoingMessage;
use crate::board;
use crate::context::bot::Bot;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::error_text::{quoted, sentence};
use crate::ui::picture::PictureError;
use crate::ui::responder::Responder;
use trickmate_host::workers::WorkError;
use trickmate_host::{MatchId, PlayerId, ServiceError};
use trickmate_text::text;

/// Returns the answer to a failure, with the current board for somebody who used an old board.
pub(crate) async fn refusal(
    bot: &Bot,
    failure: CommandError,
    match_id: Option<MatchId>,
    person: PlayerId,
) -> OutgoingMessage {
    bot.delivery.meter.refuse(failure.cause());
    let (failure, found) = failure.without_match();
    let words = words(bot, &failure, match_id).await;
    let words = match found {
        Some(game) => text!("error-in-game", refused = words, game),
        None => words,
    };
    match (&failure, match_id) {
        (CommandError::Service(ServiceError::Stale) | CommandError::StaleTyped(_), Some(match_id)) => {
            match Box::pin(board::view::board_of(bot, match_id, person)).await {
                Ok(board) => return board.headed(&words),
                Err(error) => tracing::error!("no board for a stale request: {error}"),
            }
        }
        (
            CommandError::Service(
                ServiceError::Store(_)
                | ServiceError::Corrupt(..)
                | ServiceError::Work(_)
                | ServiceError::NoRandomness(_),
            )
            | CommandError::Picture(_)
            | CommandError::Study(_),
            _,
        ) => tracing::error!("a request failed: {failure}"),
        _ => {}
    }
    let rows = match &failure {
        CommandError::TwoReadings { buttons, .. } => buttons.clone(),
        _ => Vec::new(),
    };
    OutgoingMessage::new(words).rows(rows)
}

/// Returns the sentence about a failure.
pub(crate) async fn words(bot: &Bot, failure: &CommandError, match_id: Option<MatchId>) -> String {
    match failure {
        CommandError::Service(ServiceError::Stale) if is_over(bot, match_id).await => {
            text!("error-stale-over")
        }
        CommandError::Service(error) => sentence(error),
        CommandError::Picture(PictureError::Work(WorkError::Busy)) => text!("error-busy"),
        CommandError::Picture(_) => text!("error-picture"),
        CommandError::Study(_) => text!("error-study"),
        CommandError::StaleTyped(typed) => text!("error-stale-typed", typed = quoted(typed)),
        CommandError::TwoReadings { question, .. } => question.clone(),
        CommandError::In(..) | CommandError::Words(_) => failure.to_string(),
    }
}

/// Says privately what failed; the message from which the person asked stays as it is.
pub(crate) async fn tell(bot: &Bot, reply: &mut Responder<'_>, asker: Asker, failure: CommandError) {
    let draft = refusal(bot, failure, None, asker.person).await;
    if let Err(error) = reply.send_ephemeral(draft).await {
        tracing::info!("a refusal was not delivered: {error}");
    }
}

/// Returns `true` if a match is known to be over.
async fn is_over(bot: &Bot, match_id: Option<MatchId>) -> bool {
    let Some(match_id) = match_id else { return false };
    bot.service.matches().hosted_match(match_id).await.is_ok_and(|hosted| hosted.game.outcome().is_some())
}
