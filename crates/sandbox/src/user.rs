//! A user of the sandbox, as a handle for tests.

use crate::api;
use crate::control;
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::rules::{Context, parse_message, parse_message_edit};
use crate::server_state::ServerState;
use crate::world::{Interaction, Page};
use serde_json::{Value, json};
use std::sync::Arc;

/// A user's handle: the actions of the page, as methods.
#[derive(Clone)]
pub struct Person {
    server: Arc<ServerState>,
    /// The user's id.
    pub id: u64,
}

impl Person {
    pub(crate) fn new(server: Arc<ServerState>, id: u64) -> Self {
        Self { server, id }
    }

    /// Writes in a channel and returns the message's id.
    ///
    /// # Errors
    /// As Discord: 50001, 50013, 50035 and so on.
    pub fn send(&self, channel: u64, content: &str) -> Result<u64, ApiError> {
        self.write(channel, &json!({"content": content}))
    }

    /// Replies to a message of a channel and returns the reply's id. Its author is notified, as usual.
    ///
    /// # Errors
    /// As [`Person::send`].
    pub fn reply(&self, channel: u64, message: u64, content: &str) -> Result<u64, ApiError> {
        let reference = json!({"message_id": message.to_string()});
        self.write(channel, &json!({"content": content, "message_reference": reference}))
    }

    fn write(&self, channel: u64, body: &Value) -> Result<u64, ApiError> {
        let mut form = Form::default();
        let Some(fields) = Fields::of(body, &Path::ROOT, &mut form) else {
            return Err(ApiError::empty_message());
        };
        let message = parse_message(&fields, &[], Context::Channel, form)?;
        api::post_message(&mut self.server.world.write(), self.id, channel, message)
    }

    /// Edits one of the user's messages.
    ///
    /// # Errors
    /// 10008 if it is unknown, 50005 if it is another's, 50035 if the text is too long.
    pub fn edit(&self, channel: u64, message: u64, content: &str) -> Result<(), ApiError> {
        let body = json!({"content": content});
        let mut form = Form::default();
        let Some(fields) = Fields::of(&body, &Path::ROOT, &mut form) else {
            return Err(ApiError::empty_message());
        };
        let revision = parse_message_edit(&fields, &[], form)?;
        api::edit(&mut self.server.world.write(), self.id, channel, message, revision)
    }

    /// Marks a channel as read up to its newest message.
    ///
    /// # Errors
    /// 10003 or 50001.
    pub fn read(&self, channel: u64) -> Result<(), ApiError> {
        self.server.world.write().mark_read(self.id, channel, None)
    }

    /// Deletes one of the user's messages, or dismisses an ephemeral one.
    ///
    /// # Errors
    /// 10008 if it is unknown, 50013 if it is another's.
    pub fn delete(&self, channel: u64, message: u64) -> Result<(), ApiError> {
        api::remove(&mut self.server.world.write(), self.id, channel, message)
    }

    /// Reacts to a message.
    ///
    /// # Errors
    /// 10008, 10014, 50001 or 50013.
    pub fn react(&self, channel: u64, message: u64, emoji: &str) -> Result<(), ApiError> {
        self.server.world.write().react(self.id, channel, message, emoji)
    }

    /// Opens the direct messages with a user or bot and returns the channel's id.
    ///
    /// # Errors
    /// 10013 if there is no such user.
    pub fn open_direct(&self, other: u64) -> Result<u64, ApiError> {
        self.server.world.write().open_direct(self.id, other)
    }

    /// Returns a number that grows with every change in the sandbox: while it stays, this user sees nothing new. Who waits for a
    /// message looks again only then, since making all messages again costs more than anything else in a test.
    pub fn changes(&self) -> u64 {
        self.server.world.changes()
    }

    /// Returns the messages of a channel as this user sees them, newest first.
    ///
    /// # Errors
    /// 10003 or 50001.
    pub fn messages(&self, channel: u64) -> Result<Vec<Value>, ApiError> {
        let world = self.server.world.read();
        world.channel_for(self.id, channel, 0)?;
        let page = Page { limit: 100, ..Page::default() };
        let messages = world.history(channel, self.id, page)?;
        Ok(messages.into_iter().map(|message| world.message_json(message, self.id)).collect())
    }

    /// Returns everything the user sees, without messages.
    ///
    /// # Errors
    /// 10013 if the user is gone.
    pub fn state(&self) -> Result<Value, ApiError> {
        self.server.world.read().user_state(self.id)
    }

    /// Returns the commands the user may use in a channel.
    ///
    /// # Errors
    /// 10003 or 50001.
    pub fn commands(&self, channel: u64) -> Result<Vec<Value>, ApiError> {
        control::usable(&self.server.world.read(), self.id, channel)
    }

    /// Sends an interaction in the form of the control API and returns its id.
    ///
    /// # Errors
    /// 50035 for bad input, 10063 for an unknown command, and so on.
    pub fn interact(&self, body: &Value) -> Result<u64, ApiError> {
        control::begin(&self.server, self.id, body)
    }

    async fn settle(&self, body: &Value) -> Result<Interaction, ApiError> {
        let id = self.interact(body)?;
        control::settled(&self.server, id).await;
        self.server.world.read().interaction(id).cloned()
    }

    /// Runs a slash command, such as `"play"` or `"admin reset"`, and waits for the bot's answer.
    ///
    /// # Errors
    /// As [`Person::interact`].
    pub async fn run(
        &self,
        channel: u64,
        command: &str,
        options: &[(&str, Value)],
    ) -> Result<Interaction, ApiError> {
        let options =
            options.iter().map(|(name, value)| json!({"name": name, "value": value})).collect::<Vec<_>>();
        let data = json!({"name": command, "options": options});
        self.settle(&json!({"type": 2, "channel_id": channel.to_string(), "data": data})).await
    }

    /// Runs a command from the menu of a user (`kind` 2) or message (3), and waits for the bot's answer.
    ///
    /// # Errors
    /// As [`Person::interact`].
    pub async fn run_on(
        &self,
        channel: u64,
        command: &str,
        kind: u8,
        target: u64,
    ) -> Result<Interaction, ApiError> {
        let data = json!({"name": command, "type": kind, "target_id": target.to_string()});
        self.settle(&json!({"type": 2, "channel_id": channel.to_string(), "data": data})).await
    }

    /// Types in an option and waits for suggestions.
    ///
    /// # Errors
    /// As [`Person::interact`].
    pub async fn complete(
        &self,
        channel: u64,
        command: &str,
        options: &[(&str, Value)],
        focused: (&str, &str),
    ) -> Result<Interaction, ApiError> {
        let mut list =
            options.iter().map(|(name, value)| json!({"name": name, "value": value})).collect::<Vec<_>>();
        list.push(json!({"name": focused.0, "value": focused.1, "focused": true}));
        let data = json!({"name": command, "options": list});
        self.settle(&json!({"type": 4, "channel_id": channel.to_string(), "data": data})).await
    }

    /// Clicks a button and waits for the bot's answer.
    ///
    /// # Errors
    /// As [`Person::interact`].
    pub async fn click(&self, channel: u64, message: u64, custom_id: &str) -> Result<Interaction, ApiError> {
        self.settle(&json!({
            "type": 3,
            "channel_id": channel.to_string(),
            "message_id": message.to_string(),
            "data": {"custom_id": custom_id},
        }))
        .await
    }

    /// Chooses in a select and waits for the bot's answer.
    ///
    /// # Errors
    /// As [`Person::interact`].
    pub async fn choose(
        &self,
        channel: u64,
        message: u64,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Interaction, ApiError> {
        self.settle(&json!({
            "type": 3,
            "channel_id": channel.to_string(),
            "message_id": message.to_string(),
            "data": {"custom_id": custom_id, "values": values},
        }))
        .await
    }

    /// Submits the modal that the answer to an interaction opened, and waits for the bot's answer.
    ///
    /// # Errors
    /// As [`Person::interact`].
    pub async fn submit(
        &self,
        origin: &Interaction,
        fields: &[(&str, &str)],
    ) -> Result<Interaction, ApiError> {
        let fields = fields.iter().map(|(key, value)| ((*key).to_owned(), json!(value)));
        self.settle(&json!({
            "type": 5,
            "channel_id": origin.channel_id.to_string(),
            "interaction_id": origin.id.to_string(),
            "data": {"fields": Value::Object(fields.collect())},
        }))
        .await
    }
}
