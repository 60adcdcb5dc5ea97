//! What a player is told when something is refused.

use crate::discord::api::outgoing_message::{OutgoingMessage, escape};
use crate::discord::bot::Bot;
use crate::discord::input::command_error::CommandError;
use crate::discord::view::picture::PictureError;
use crate::service::ServiceError;
use crate::workers::WorkError;
use trickmate_rules::ActionError;

impl Bot {
    /// What a person is told about a failure; with the current board where they have looked at an old one.
    pub(crate) async fn refusal(
        &self,
        failure: CommandError,
        table: Option<i64>,
        person: i64,
    ) -> OutgoingMessage {
        self.delivery.meter.refuse(failure.cause());
        let words = match &failure {
            CommandError::Service(error) => in_words(error),
            CommandError::Picture(PictureError::Work(WorkError::Busy)) => {
                ServiceError::from(WorkError::Busy).to_string()
            }
            CommandError::Picture(_) => {
                "The picture couldn’t be drawn. Nothing was changed, so try again.".to_owned()
            }
            CommandError::Study(_) => "This doesn’t work at the moment. Try another one.".to_owned(),
            CommandError::Words(words) => words.clone(),
        };
        match (&failure, table) {
            (CommandError::Service(ServiceError::Stale), Some(table)) => {
                match Box::pin(self.board_of(table, person)).await {
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
            ) => tracing::error!("a request failed: {}", cause(&failure)),
            _ => {}
        }
        OutgoingMessage::new(words)
    }
}

/// The sentence for the player, with nothing in it that Discord would format.
fn in_words(error: &ServiceError) -> String {
    match error {
        ServiceError::Refused(refused) => match &refused.refusal {
            ActionError::Unreadable(_) | ActionError::Illegal(_) => {
                let typed = refused.text.replace('`', "'");
                format!("`{typed}` is {}.", escape(&refused.refusal.to_string()))
            }
            _ => refused.to_string(),
        },
        ServiceError::Record(why) => {
            ServiceError::Record(escape(&why.chars().take(LONGEST_REASON).collect::<String>())).to_string()
        }
        other => other.to_string(),
    }
}

/// The causes, for the log.
fn cause(failure: &CommandError) -> String {
    match failure {
        CommandError::Service(ServiceError::Corrupt(table, why)) => format!("game {table}: {why}"),
        CommandError::Service(ServiceError::NoRandomness(why)) => format!("no random bytes: {why}"),
        CommandError::Service(error) => error.cause(),
        other => other.to_string(),
    }
}

/// How much is told of what is wrong with a record, in characters.
const LONGEST_REASON: usize = 300;
