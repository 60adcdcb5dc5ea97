//! A bot's answers to interactions, and the messages that follow them.

use super::edits::MessageEdit;
use super::{Interaction, InteractionKind, InteractionState, Message, NewMessage, World, flags};
use crate::error::ApiError;
use crate::permissions::USE_EXTERNAL_APPS;
use serde_json::{Value, json};
use std::time::Instant;

/// Follow-ups of an interaction whose application only its user installed.
const MAX_EXTERNAL_FOLLOW_UPS: usize = 5;

/// A bot's first answer; its parts have been checked.
pub(crate) enum InteractionResponse {
    Message(NewMessage),
    Deferred { ephemeral: bool },
    DeferredUpdate,
    Update(MessageEdit),
    Choices(Vec<Value>),
    Modal(Value),
}

impl InteractionResponse {
    fn number(&self) -> u8 {
        match self {
            Self::Message(_) => 4,
            Self::Deferred { .. } => 5,
            Self::DeferredUpdate => 6,
            Self::Update(_) => 7,
            Self::Choices(_) => 8,
            Self::Modal(_) => 9,
        }
    }
}

/// The message of an interaction that a request names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MessageTarget {
    Original,
    Id(u64),
}

impl World {
    /// Finds the interaction that a bot is about to answer.
    ///
    /// # Errors
    /// 10062 if none has this id and token or its time is over, 40060 if it was answered.
    pub(crate) fn answerable(&self, id: u64, token: &str) -> Result<&Interaction, ApiError> {
        let interaction = self.interactions.get(&id).filter(|interaction| interaction.token == token);
        let interaction = interaction.ok_or_else(ApiError::unknown_interaction)?;
        match interaction.state {
            InteractionState::Acknowledged => Err(ApiError::already_acknowledged()),
            InteractionState::Pending if !interaction.overdue(self.now_ms(), self.answer_within) => {
                Ok(interaction)
            }
            _ => Err(ApiError::unknown_interaction()),
        }
    }

    /// Carries out a bot's first answer.
    ///
    /// # Errors
    /// As [`World::answerable`], and 10008 if the message to update is gone.
    pub(crate) fn answer(
        &mut self,
        id: u64,
        token: &str,
        answer: InteractionResponse,
    ) -> Result<(), ApiError> {
        let interaction = self.answerable(id, token)?.clone();
        let number = answer.number();
        let mut response_id = None;
        let mut choices = None;
        let mut modal = None;
        match answer {
            InteractionResponse::Message(draft) => {
                response_id = Some(self.post_response(&interaction, draft)?)
            }
            InteractionResponse::Deferred { ephemeral } => {
                let flags = flags::LOADING | if ephemeral { flags::EPHEMERAL } else { 0 };
                let draft = NewMessage { flags, ..NewMessage::default() };
                response_id = Some(self.post_response(&interaction, draft)?);
            }
            InteractionResponse::DeferredUpdate => response_id = interaction.message_id,
            InteractionResponse::Update(revision) => {
                let message = interaction.message_id.ok_or_else(ApiError::unknown_message)?;
                self.revise(interaction.channel_id, message, revision)?;
                response_id = Some(message);
            }
            InteractionResponse::Choices(list) => choices = Some(list),
            InteractionResponse::Modal(mut form) => {
                if let Some(components) = form["components"].as_array_mut() {
                    self.name_component_emojis(interaction.application_id, components)?;
                }
                modal = Some(form);
            }
        }
        let now = self.now_ms();
        self.pending.remove(&id);
        let Some(stored) = self.interactions.get_mut(&id) else { return Ok(()) };
        stored.state = InteractionState::Acknowledged;
        stored.callback_type = Some(number);
        stored.acknowledged = Some(now);
        stored.answered = Some(Instant::now());
        stored.response_id = response_id;
        stored.own_messages.extend(response_id);
        stored.own_messages.extend(interaction.message_id);
        stored.choices = choices;
        stored.modal = modal;
        let stored = stored.clone();
        self.tell_answered(&stored);
        Ok(())
    }

    fn tell_answered(&mut self, interaction: &Interaction) {
        let user = interaction.user_id;
        let id = interaction.id.to_string();
        self.tell_user(user, "INTERACTION_SUCCESS", &interaction.json());
        if let Some(choices) = &interaction.choices {
            let data = json!({"id": id, "nonce": interaction.nonce, "choices": choices});
            self.tell_user(user, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", &data);
        }
        if let Some(modal) = &interaction.modal {
            let mut data = modal.clone();
            let application = self.applications.get(&interaction.application_id);
            data["id"] = json!(id);
            data["nonce"] = interaction.nonce.clone().unwrap_or_default();
            data["channel_id"] = json!(interaction.channel_id.to_string());
            data["application"] = json!({
                "id": interaction.application_id.to_string(),
                "name": application.map(|application| application.name.as_str()),
            });
            self.tell_user(user, "INTERACTION_MODAL_CREATE", &data);
        }
    }

    /// Returns `true` if only its user sees the replies to an interaction, whatever the application wants: the
    /// application is installed for them alone, and they may not use such applications in public.
    fn is_private(&self, interaction: &Interaction) -> bool {
        let is_external = interaction.guild_id.is_some() && interaction.mention.owners.guild.is_none();
        let granted = self.channel_permissions(interaction.user_id, interaction.channel_id);
        is_external && granted & USE_EXTERNAL_APPS == 0
    }

    fn post_response(&mut self, interaction: &Interaction, mut draft: NewMessage) -> Result<u64, ApiError> {
        if self.is_private(interaction) {
            draft.flags |= flags::EPHEMERAL;
        }
        // An answer to a component shows as a reply to its message; one to a command names the command.
        let (kind, reference) = match (interaction.kind, interaction.message_id) {
            (_, Some(message)) => (19, Some(message)),
            (InteractionKind::Command, None) if interaction.data["type"] != json!(1) => {
                (23, interaction.mention.target_message_id)
            }
            _ => (20, None),
        };
        let mention = interaction.mention.clone();
        let (application, channel) = (interaction.application_id, interaction.channel_id);
        self.post_answer(application, channel, kind, mention, reference, draft)
    }

    /// Returns the answer of the callback endpoint on request (`with_response`).
    pub(crate) fn callback_json(&self, id: u64) -> Result<Value, ApiError> {
        let interaction = self.interaction(id)?;
        let mut data = json!({"interaction": {"id": id.to_string(), "type": interaction.kind.number()}});
        let number = interaction.callback_type.unwrap_or_default();
        if let Some(message_id) = interaction.response_id.filter(|_| number != 6) {
            let message = self.channel(interaction.channel_id)?.messages.get(&message_id);
            let message = message.ok_or_else(ApiError::unknown_message)?;
            let shown = &mut data["interaction"];
            shown["response_message_id"] = json!(message_id.to_string());
            shown["response_message_loading"] = json!(message.flags & flags::LOADING != 0);
            shown["response_message_ephemeral"] = json!(message.ephemeral_to.is_some());
            // A message that still says "thinking" is not shown.
            if number != 5 {
                data["resource"] = json!({
                    "type": number,
                    "message": self.message_json(message, interaction.application_id),
                });
            }
        }
        Ok(data)
    }

    /// Posts a further message. While the first answer still says "thinking", this becomes that answer, as Discord
    /// does for old clients.
    ///
    /// # Errors
    /// As [`World::interaction_by_token`].
    pub(crate) fn follow_up(
        &mut self,
        application: u64,
        token: &str,
        mut draft: NewMessage,
    ) -> Result<(u64, u64), ApiError> {
        let interaction = self.interaction_by_token(application, token)?.clone();
        let channel = interaction.channel_id;
        if let Some(first) = interaction.response_id
            && let Some(message) = self.channel(channel)?.messages.get(&first)
            && message.flags & flags::LOADING != 0
        {
            let revision = MessageEdit {
                content: Some(draft.content),
                embeds: Some(draft.embeds),
                has_layout: draft.flags & flags::IS_COMPONENTS_V2 != 0,
                components: Some(draft.components),
                flags: Some(draft.flags),
                uploads: draft.uploads,
                allowed: Some(draft.allowed),
                ..MessageEdit::default()
            };
            self.revise(channel, first, revision)?;
            return Ok((channel, first));
        }
        let is_external = interaction.guild_id.is_some() && interaction.mention.owners.guild.is_none();
        if is_external && interaction.follow_ups >= MAX_EXTERNAL_FOLLOW_UPS {
            return Err(ApiError::too_many_follow_ups());
        }
        if self.is_private(&interaction) {
            draft.flags |= flags::EPHEMERAL;
        }
        let mut mention = interaction.mention.clone();
        mention.original_response_id = interaction.response_id;
        let reference = interaction.response_id;
        let kind = if reference.is_some() { 19 } else { 0 };
        let id = self.post_answer(application, channel, kind, mention, reference, draft)?;
        if let Some(stored) = self.interactions.get_mut(&interaction.id) {
            stored.own_messages.push(id);
            stored.follow_ups += 1;
        }
        Ok((channel, id))
    }

    /// Returns one of an interaction's own messages.
    ///
    /// # Errors
    /// As [`World::interaction_by_token`], and 10008 if there is no such message.
    pub(crate) fn own_message(
        &self,
        application: u64,
        token: &str,
        which: MessageTarget,
    ) -> Result<&Message, ApiError> {
        let interaction = self.interaction_by_token(application, token)?;
        let id = match which {
            MessageTarget::Original => interaction.response_id,
            MessageTarget::Id(id) => interaction.own_messages.contains(&id).then_some(id),
        };
        let messages = &self.channel(interaction.channel_id)?.messages;
        id.and_then(|id| messages.get(&id)).ok_or_else(ApiError::unknown_message)
    }
}
