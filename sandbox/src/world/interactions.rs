//! Interactions: what a user did, and what became of it.

use super::{InteractionMention, World};
use crate::clock::iso;
use crate::dispatch::Route;
use crate::error::ApiError;
use crate::permissions::USE_APPLICATION_COMMANDS;
use serde_json::{Value, json};
use std::sync::Arc;

/// How long a bot has to answer, in milliseconds.
pub(crate) const ACKNOWLEDGE_WITHIN: i64 = 3_000;
/// How long an interaction's token is good for, in milliseconds.
pub(crate) const TOKEN_LIFETIME: i64 = 15 * 60 * 1000;
/// How long the record is kept, in milliseconds.
const KEEP: i64 = 60 * 60 * 1000;

/// What the user did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    /// Discord's number for it.
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

/// Where an interaction stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    /// Whose bot is to answer.
    pub application_id: u64,
    /// What the user did.
    pub kind: InteractionKind,
    /// Who did it.
    pub user_id: u64,
    /// Where.
    pub channel_id: u64,
    /// In which guild.
    pub guild_id: Option<u64>,
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// The client's own mark.
    pub nonce: Option<Value>,
    /// The details, as the bot gets them.
    pub data: Value,
    /// The message a component sits on, also for a modal that a component opened.
    pub message_id: Option<u64>,
    /// Where it stands.
    pub state: InteractionState,
    /// The type of the bot's answer.
    pub callback_type: Option<u8>,
    /// When the bot answered, in milliseconds since 1970.
    pub acknowledged: Option<i64>,
    /// The first answer.
    pub response_id: Option<u64>,
    /// Messages its token may change.
    pub own_messages: Vec<u64>,
    /// Suggestions, for autocomplete.
    pub choices: Option<Vec<Value>>,
    /// The form the bot opened.
    pub modal: Option<Value>,
    /// What answers say of it.
    pub mention: InteractionMention,
}

/// What a user is about to do; it has been checked.
pub(crate) struct Invocation {
    pub(crate) kind: InteractionKind,
    pub(crate) user_id: u64,
    pub(crate) channel_id: u64,
    pub(crate) application_id: u64,
    pub(crate) data: Value,
    pub(crate) message_id: Option<u64>,
    pub(crate) nonce: Option<Value>,
    pub(crate) name: Option<String>,
    pub(crate) target_user_id: Option<u64>,
    pub(crate) target_message_id: Option<u64>,
    pub(crate) triggering: Option<InteractionMention>,
}

impl Interaction {
    /// The record of the control API.
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

    /// The type of the option being completed, for autocomplete.
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

    /// Whether the bot's time to answer is over.
    pub(crate) fn overdue(&self, now: i64) -> bool {
        now - self.created > ACKNOWLEDGE_WITHIN
    }
}

impl World {
    /// Sends what a user did to the bot. `delivered` tells whether the bot has a gateway session to take it.
    ///
    /// # Errors
    /// 10003, 50001 or 50013 if the user may not do this there.
    pub(crate) fn begin(&mut self, invocation: Invocation, delivered: bool) -> Result<u64, ApiError> {
        let needed = match invocation.kind {
            InteractionKind::Command | InteractionKind::Autocomplete => USE_APPLICATION_COMMANDS,
            _ => 0,
        };
        let guild_id = self.channel_for(invocation.user_id, invocation.channel_id, needed)?.guild_id;
        let now = self.now_ms();
        self.forget_old_interactions(now);
        let id = self.next_id();
        let token = self.secrets.interaction_token(id);
        let interaction = Interaction {
            id,
            token: token.clone(),
            application_id: invocation.application_id,
            kind: invocation.kind,
            user_id: invocation.user_id,
            channel_id: invocation.channel_id,
            guild_id,
            created: now,
            nonce: invocation.nonce,
            data: invocation.data,
            message_id: invocation.message_id,
            state: if delivered { InteractionState::Pending } else { InteractionState::NotDelivered },
            callback_type: None,
            acknowledged: None,
            response_id: None,
            own_messages: Vec::new(),
            choices: None,
            modal: None,
            mention: InteractionMention {
                id,
                kind: invocation.kind.number(),
                user_id: invocation.user_id,
                guild_id,
                name: invocation.name,
                original_response_id: None,
                interacted_message_id: invocation.message_id,
                target_user_id: invocation.target_user_id,
                target_message_id: invocation.target_message_id,
                triggering: invocation.triggering.map(Box::new),
            },
        };
        let record = interaction.json();
        self.tell_user(invocation.user_id, "INTERACTION_CREATE", &record);
        if delivered {
            let payload = Arc::new(self.interaction_payload(&interaction)?);
            let route = guild_id.map_or(Route::App, Route::Guild);
            self.tell_bot(invocation.application_id, "INTERACTION_CREATE", payload, route, 0);
        } else {
            self.tell_user(invocation.user_id, "INTERACTION_FAILURE", &record);
        }
        if delivered {
            self.pending.insert(id);
        }
        self.interaction_tokens.insert(token, id);
        self.interactions.insert(id, interaction);
        Ok(id)
    }

    fn forget_old_interactions(&mut self, now: i64) {
        while let Some(oldest) = self.interactions.first_entry()
            && now - oldest.get().created >= KEEP
        {
            let (id, old) = oldest.remove_entry();
            self.interaction_tokens.remove(&old.token);
            self.pending.remove(&id);
        }
    }

    /// Fails every interaction whose time is over.
    pub(crate) fn expire_interactions(&mut self) {
        let now = self.now_ms();
        for id in self.pending.clone() {
            let Some(interaction) = self.interactions.get_mut(&id).filter(|one| one.overdue(now)) else {
                continue;
            };
            interaction.state = InteractionState::TimedOut;
            let (user, record) = (interaction.user_id, interaction.json());
            self.pending.remove(&id);
            self.tell_user(user, "INTERACTION_FAILURE", &record);
        }
    }

    /// Milliseconds until the next pending interaction fails; `None` if none is pending.
    pub(crate) fn next_deadline(&self) -> Option<i64> {
        let oldest = self.interactions.get(self.pending.first()?)?;
        Some((oldest.created + ACKNOWLEDGE_WITHIN + 1 - self.now_ms()).max(0))
    }

    /// An interaction's record.
    ///
    /// # Errors
    /// 10062 if there is none.
    pub fn interaction(&self, id: u64) -> Result<&Interaction, ApiError> {
        self.interactions.get(&id).ok_or_else(ApiError::unknown_interaction)
    }

    /// The interaction a webhook token belongs to, if the bot has answered it and the token is still good.
    ///
    /// # Errors
    /// 10015 if there is none, or it was not answered in time or not yet; 50027 if the token is too old.
    pub(crate) fn interaction_by_token(
        &self,
        application: u64,
        token: &str,
    ) -> Result<&Interaction, ApiError> {
        let interaction = self.interaction_tokens.get(token).and_then(|id| self.interactions.get(id));
        let interaction = interaction
            .filter(|interaction| interaction.application_id == application)
            .ok_or_else(ApiError::unknown_webhook)?;
        if interaction.state != InteractionState::Acknowledged {
            return Err(ApiError::unknown_webhook());
        }
        if self.now_ms() - interaction.created > TOKEN_LIFETIME {
            return Err(ApiError::invalid_webhook_token());
        }
        Ok(interaction)
    }

    /// Whether a webhook token belongs to any interaction.
    pub(crate) fn is_interaction_token(&self, token: &str) -> bool {
        self.interaction_tokens.contains_key(token)
    }
}
