//! Typed answers to puzzles and lessons, in direct messages.

use poise::serenity_prelude as serenity;

use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::learn;
use crate::learn::ids::{LearnId, Trial};
use crate::puzzle;
use crate::puzzle::ids::{PuzzleId, PuzzleRef};
use crate::ui::command_error::CommandError;
use crate::ui::component::buttons;
use trickmate_host::{ChannelId, PlayerId};

/// Exercise of one of our messages.
#[derive(Clone, Copy)]
pub(crate) enum Exercise {
    Puzzle(PuzzleRef),
    Lesson(Trial),
}

impl Exercise {
    /// Reads the exercise of a message, from its button that opens the form.
    pub(crate) fn of(message: &serenity::Message) -> Option<Self> {
        buttons(message).find_map(|id| match (id.parse(), id.parse()) {
            (Ok(PuzzleId::Type(at)), _) => Some(Self::Puzzle(at)),
            (_, Ok(LearnId::Type(trial))) => Some(Self::Lesson(trial)),
            _ => None,
        })
    }
}

/// Returns the exercise of our newest message in a channel of direct messages, if it has one. Replies to earlier typed
/// text do not count.
pub(crate) async fn latest_exercise(bot: &Bot, channel: ChannelId) -> Option<Exercise> {
    match bot.delivery.own_messages(channel).await {
        Ok(messages) => {
            messages.iter().find(|message| message.message_reference.is_none()).and_then(Exercise::of)
        }
        Err(error) => {
            tracing::info!("what was asked in a direct message could not be read: {error}");
            None
        }
    }
}

/// Answers a typed solution of an exercise.
pub(crate) async fn typed_answer(
    bot: &Bot,
    person: PlayerId,
    exercise: Exercise,
    text: &str,
) -> Result<OutgoingMessage, CommandError> {
    let text = text.to_owned();
    match exercise {
        Exercise::Puzzle(at) => {
            puzzle::solve::attempt(bot, person, at, puzzle::panel::PuzzleAction::Type(text)).await
        }
        Exercise::Lesson(trial) => {
            learn::press::attempt(bot, person, trial, learn::panel::StepAction::Type(text)).await
        }
    }
}
