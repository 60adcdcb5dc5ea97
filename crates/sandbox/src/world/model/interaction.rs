//! An interaction: a user's action, and its outcome.

use super::InteractionMention;
use crate::clock::iso;
use serde_json::{Value, json};
use std::time::Instant;

/// Action of the user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum InteractionKind {
    /// Ran a command.
    Command,
    /// Clicked a button or chose in a select.
    Component,
    /// Typed in an option that completes itself.
    Autocomplete,
    /// Submitted a modal.
    Modal,
}

impl InteractionKind {
    /// Returns Discord's number for it.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// State of an interaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum InteractionState {
    /// The bot has not answered yet.
    Pending,
    /// The bot has answered.
    Acknowledged,
    /// The bot did not answer within three seconds.
    TimedOut,
    /// There was no session of the bot to deliver it to.
    NotDelivered,
}

/// An interaction and what became of it.
#[derive(Debug, Clone)]
pub struct Interaction {
    /// Its id.
    pub id: u64,
    /// The token to answer with.
    pub token: String,
    /// The application whose bot is to answer.
    pub application_id: u64,
    /// Action of the user.
    pub kind: InteractionKind,
    /// User.
    pub user_id: u64,
    /// Channel.
    pub channel_id: u64,
    /// Guild, if it was in one.
    pub guild_id: Option<u64>,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// The client's own mark.
    pub nonce: Option<Value>,
    /// The details, as the bot gets them.
    pub data: Value,
    /// The message a component sits on, also for a modal that a component opened.
    pub message_id: Option<u64>,
    /// State.
    pub state: InteractionState,
    /// The type of the bot's answer.
    pub callback_type: Option<u8>,
    /// When the bot answered, in milliseconds since 1970.
    pub acknowledged: Option<i64>,
    /// The real time of the answer.
    pub answered: Option<Instant>,
    /// The first answer.
    pub response_id: Option<u64>,
    /// Messages its token may change.
    pub own_messages: Vec<u64>,
    /// Number of messages after the first answer.
    pub follow_ups: usize,
    /// Suggestions, for autocomplete.
    pub choices: Option<Vec<Value>>,
    /// The form the bot opened.
    pub modal: Option<Value>,
    /// Mention of it in answers.
    pub mention: InteractionMention,
}

impl Interaction {
    /// Returns the record of the control API.
    #[must_use]
    pub fn json(&self) -> Value {
        let (state, reason) = match self.state {
            InteractionState::Pending => ("pending", None),
            InteractionState::Acknowledged => ("acknowledged", None),
            InteractionState::TimedOut => ("failed", Some("timeout")),
            InteractionState::NotDelivered => ("failed", Some("not_delivered")),
        };
        json!({
            "id": self.id.to_string(),
            "nonce": self.nonce,
            "application_id": self.application_id.to_string(),
            "type": self.kind.number(),
            "user_id": self.user_id.to_string(),
            "channel_id": self.channel_id.to_string(),
            "guild_id": self.guild_id.map(|id| id.to_string()),
            "message_id": self.message_id.map(|id| id.to_string()),
            "data": self.data,
            "state": state,
            "reason": reason,
            "callback_type": self.callback_type,
            "response_message_id": self.response_id.map(|id| id.to_string()),
            "choices": self.choices,
            "modal": self.modal,
            "created_at": iso(self.created),
            "acknowledged_at": self.acknowledged.map(iso),
        })
    }

    /// Returns the type of the option being completed, for autocomplete.
    pub(crate) fn focused_type(&self) -> Option<i64> {
        fn find(options: &Value) -> Option<i64> {
            options.as_array()?.iter().find_map(|option| {
                if option["focused"] == json!(true) {
                    option["type"].as_i64()
                } else {
                    find(&option["options"])
                }
            })
        }
        find(&self.data["options"])
    }

    /// Returns `true` if the bot's time to answer, in milliseconds, is over.
    pub(crate) fn overdue(&self, now: i64, answer_within: i64) -> bool {
        now - self.created > answer_within
    }
}
