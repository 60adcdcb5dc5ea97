//! Answers to puzzles and lessons that are typed as direct messages.

use poise::serenity_prelude as serenity;

use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::ids::component::buttons;
use crate::discord::ids::custom_id::CustomId;
use crate::discord::ids::learn_id::{LearnId, Trial};
use crate::discord::ids::puzzle_id::{PuzzleId, PuzzleRef};
use crate::discord::input::command_error::CommandError;
use crate::discord::panel::{learn, puzzle};

/// Exercise that a message of ours poses.
#[derive(Clone, Copy)]
pub(super) enum Exercise {
    Puzzle(PuzzleRef),
    Lesson(Trial),
}

impl Exercise {
    /// Reads the exercise of a message: its button that opens the form for typing names it.
    pub(super) fn of(message: &serenity::Message) -> Option<Self> {
        buttons(message).find_map(|id| match id.parse() {
            Ok(CustomId::Puzzle(PuzzleId::Type(at))) => Some(Self::Puzzle(at)),
            Ok(CustomId::Learn(LearnId::Type(trial))) => Some(Self::Lesson(trial)),
            _ => None,
        })
    }
}

impl Bot {
    /// Returns the exercise of our newest message in a channel of direct messages, if it poses one. Answers to earlier
    /// typed text, which are replies, do not count.
    pub(super) async fn latest_exercise(&self, channel: i64) -> Option<Exercise> {
        match self.delivery.own_messages(channel).await {
            Ok(messages) => {
                messages.iter().find(|message| message.message_reference.is_none()).and_then(Exercise::of)
            }
            Err(error) => {
                tracing::info!("what was asked in a direct message could not be read: {error}");
                None
            }
        }
    }

    /// Answers what somebody types into an exercise.
    pub(super) async fn typed_answer(
        &self,
        person: i64,
        exercise: Exercise,
        text: &str,
    ) -> Result<OutgoingMessage, CommandError> {
        let text = text.to_owned();
        match exercise {
            Exercise::Puzzle(at) => self.puzzle(person, at, puzzle::Doing::Type(text)).await,
            Exercise::Lesson(trial) => self.learn(person, trial, learn::Doing::Type(text)).await,
        }
    }
}
