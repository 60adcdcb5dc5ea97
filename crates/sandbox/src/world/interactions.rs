//! Interactions: a user's actions, and their outcomes.

use super::{Interaction, InteractionKind, InteractionMention, InteractionState, Owners, World};
use crate::dispatch::{Delivery, Route};
use crate::error::ApiError;
use crate::permissions::USE_APPLICATION_COMMANDS;
use serde_json::Value;
use std::time::Duration;

/// Lifetime of an interaction's token, in milliseconds.
pub(crate) const TOKEN_LIFETIME: i64 = 15 * 60 * 1000;
/// Time for which the record is kept, in milliseconds.
const KEEP: i64 = 60 * 60 * 1000;

/// Checked action of a user.
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
    /// Installers of the application, if they are already known.
    pub(crate) owners: Option<Owners>,
}

impl World {
    /// Sends a user's action to the bot. `delivered` says whether the bot has a gateway session to receive it.
    ///
    /// # Errors
    /// 10003, 50001 or 50013 if the user may not do this there.
    pub(crate) fn begin(&mut self, invocation: Invocation, delivered: bool) -> Result<u64, ApiError> {
        let needed = match invocation.kind {
            InteractionKind::Command | InteractionKind::Autocomplete => USE_APPLICATION_COMMANDS,
            _ => 0,
        };
        let channel = self.channel_for(invocation.user_id, invocation.channel_id, needed)?;
        let guild_id = channel.guild_id;
        let owners = match invocation.owners {
            Some(owners) => owners,
            None => self.installed_owners(invocation.application_id, invocation.user_id, channel),
        };
        let endpoint = self.application(invocation.application_id)?.interactions_endpoint.clone();
        let delivered = delivered || endpoint.is_some();
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
            answered: None,
            response_id: None,
            own_messages: Vec::new(),
            follow_ups: 0,
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
                owners,
            },
        };
        let record = interaction.json();
        self.tell_user(invocation.user_id, "INTERACTION_CREATE", &record);
        let hold = self.hold(&interaction);
        if delivered {
            let payload = self.interaction_payload(&interaction)?;
            if let Some(url) = endpoint {
                self.deliveries.push(Delivery {
                    application_id: invocation.application_id,
                    interaction_id: id,
                    token: token.clone(),
                    url,
                    payload: payload.to_string(),
                    hold,
                });
            } else {
                let route = guild_id.map_or(Route::App, Route::Guild);
                self.tell_interaction(invocation.application_id, payload, route, hold);
            }
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

    /// Returns the time for which an interaction is held back, so that its message or form has been there long enough.
    fn hold(&self, interaction: &Interaction) -> Duration {
        let shown = match interaction.kind {
            InteractionKind::Component => {
                let channel = self.channels.get(&interaction.channel_id);
                let message = channel.and_then(|channel| channel.messages.get(&interaction.message_id?));
                message.map(|message| message.changed)
            }
            InteractionKind::Modal => {
                let opener = interaction.mention.triggering.as_ref().map(|opener| opener.id);
                let opener = opener.and_then(|id| self.interactions.get(&id));
                opener.and_then(|opener| opener.answered)
            }
            InteractionKind::Command | InteractionKind::Autocomplete => None,
        };
        shown.map_or(Duration::ZERO, |at| self.answers.hold(at))
    }

    /// Fails an interaction that could not be handed to its application.
    pub(crate) fn fail_interaction(&mut self, id: u64) {
        let pending = |one: &&mut Interaction| one.state == InteractionState::Pending;
        let Some(interaction) = self.interactions.get_mut(&id).filter(pending) else { return };
        interaction.state = InteractionState::NotDelivered;
        let (user, record) = (interaction.user_id, interaction.json());
        self.pending.remove(&id);
        self.tell_user(user, "INTERACTION_FAILURE", &record);
    }

    fn forget_old_interactions(&mut self, now: i64) {
        // Space for the next one.
        let mut is_full = self.interactions.len() >= self.capacity.interactions.max(1);
        while let Some(oldest) = self.interactions.first_entry()
            && (now - oldest.get().created >= KEEP || is_full)
        {
            let (id, old) = oldest.remove_entry();
            self.interaction_tokens.remove(&old.token);
            self.pending.remove(&id);
            is_full = false;
        }
    }

    /// Fails every interaction whose time is over, and closes every such poll.
    pub(crate) fn expire_interactions(&mut self) {
        self.close_expired_polls();
        let (now, within) = (self.now_ms(), self.answer_within);
        for id in self.pending.clone() {
            let Some(interaction) = self.interactions.get_mut(&id).filter(|one| one.overdue(now, within))
            else {
                continue;
            };
            interaction.state = InteractionState::TimedOut;
            let (user, record) = (interaction.user_id, interaction.json());
            self.pending.remove(&id);
            self.tell_user(user, "INTERACTION_FAILURE", &record);
        }
    }

    /// Milliseconds until the next pending interaction fails or poll closes; `None` if there is neither.
    pub(crate) fn next_deadline(&self) -> Option<i64> {
        let oldest = self.pending.first().and_then(|id| self.interactions.get(id));
        let failure =
            oldest.map(|oldest| oldest.created.saturating_add(self.answer_within).saturating_add(1));
        let next = failure.into_iter().chain(self.next_poll_end()).min()?;
        Some((next - self.now_ms()).max(0))
    }

    /// Returns an interaction's record.
    ///
    /// # Errors
    /// 10062 if it is unknown.
    pub fn interaction(&self, id: u64) -> Result<&Interaction, ApiError> {
        self.interactions.get(&id).ok_or_else(ApiError::unknown_interaction)
    }

    /// Returns the interaction of a webhook token, if the bot has answered it and the token is still good.
    ///
    /// # Errors
    /// 10015 if it is unknown, or was not answered in time or not yet; 50027 if the token is too old.
    pub(crate) fn interaction_by_token(
        &self,
        application: u64,
        token: &str,
    ) -> Result<&Interaction, ApiError> {
        let interaction = self.interaction_tokens.get(token).and_then(|id| self.interactions.get(id));
        let interaction = interaction
            .filter(|interaction| interaction.application_id == application)
            .ok_or_else(ApiError::unknown_webhook)?;
        // Suggestions are not a message that another could follow.
        if interaction.state != InteractionState::Acknowledged
            || interaction.kind == InteractionKind::Autocomplete
        {
            return Err(ApiError::unknown_webhook());
        }
        if self.now_ms() - interaction.created > TOKEN_LIFETIME {
            return Err(ApiError::invalid_webhook_token());
        }
        Ok(interaction)
    }

    /// Returns `true` if a webhook token belongs to any interaction.
    pub(crate) fn is_interaction_token(&self, token: &str) -> bool {
        self.interaction_tokens.contains_key(token)
    }
}
