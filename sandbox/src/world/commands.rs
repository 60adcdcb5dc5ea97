//! Application commands as they are registered.

use super::{Channel, World, kind};
use crate::error::ApiError;
use crate::permissions::{ADMINISTRATOR, USE_APPLICATION_COMMANDS};
use serde_json::{Map, Value, json};

/// Commands of one kind an application may have in one scope.
pub(crate) const MOST_CHAT_INPUT: usize = 100;
/// Context menu commands of one kind an application may have in one scope.
pub(crate) const MOST_CONTEXT_MENU: usize = 15;

/// What a command is called from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CommandKind {
    /// A slash command.
    ChatInput,
    /// The menu of a user.
    User,
    /// The menu of a message.
    Message,
}

impl CommandKind {
    /// Discord's number for it.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::ChatInput => 1,
            Self::User => 2,
            Self::Message => 3,
        }
    }

    /// The kind with Discord's number.
    #[must_use]
    pub fn from_number(number: i64) -> Option<Self> {
        [Self::ChatInput, Self::User, Self::Message]
            .into_iter()
            .find(|kind| i64::from(kind.number()) == number)
    }

    pub(crate) fn limit(self) -> usize {
        if self == Self::ChatInput { MOST_CHAT_INPUT } else { MOST_CONTEXT_MENU }
    }
}

/// A registered command.
#[derive(Debug, Clone)]
pub struct Command {
    /// Its id.
    pub id: u64,
    /// The application it belongs to.
    pub application_id: u64,
    /// The guild it is for; none if it is global.
    pub guild_id: Option<u64>,
    /// What it is called from.
    pub kind: CommandKind,
    /// Its name.
    pub name: String,
    /// Its options, normalised.
    pub options: Vec<Value>,
    /// Permissions a member needs; `None` is everyone, 0 administrators only.
    pub default_member_permissions: Option<u64>,
    /// Where it may be used: 0 guilds, 1 direct messages with the bot, 2 others; `None` is everywhere.
    pub contexts: Option<Vec<i64>>,
    /// Whether it is only for adults' channels.
    pub nsfw: bool,
    /// Grows with each change.
    pub version: u64,
    /// The remaining fields: description, localisations and the like.
    pub rest: Map<String, Value>,
}

/// Where a set of commands lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CommandScope {
    pub(crate) application_id: u64,
    pub(crate) guild_id: Option<u64>,
}

impl Command {
    /// Discord's command object; lists leave the translations out unless asked for.
    #[must_use]
    pub fn json(&self, with_localizations: bool) -> Value {
        let mut data = Value::Object(self.rest.clone());
        data["id"] = json!(self.id.to_string());
        data["application_id"] = json!(self.application_id.to_string());
        data["version"] = json!(self.version.to_string());
        data["type"] = json!(self.kind.number());
        data["name"] = json!(self.name);
        data["default_member_permissions"] =
            json!(self.default_member_permissions.map(|bits| bits.to_string()));
        data["nsfw"] = json!(self.nsfw);
        data["integration_types"] = json!([0]);
        if !self.options.is_empty() {
            data["options"] = json!(self.options);
        }
        match self.guild_id {
            Some(guild) => data["guild_id"] = json!(guild.to_string()),
            None => {
                data["contexts"] = json!(self.contexts);
                let direct = self.contexts.as_ref().is_none_or(|contexts| contexts.contains(&1));
                data["dm_permission"] = json!(direct);
            }
        }
        if !with_localizations {
            strip_localizations(&mut data);
        }
        data
    }

    /// Whether it is offered in a context: 0 guild, 1 direct message with the bot.
    fn offered_in(&self, context: i64) -> bool {
        self.guild_id.is_some() || self.contexts.as_ref().is_none_or(|contexts| contexts.contains(&context))
    }
}

fn strip_localizations(data: &mut Value) {
    match data {
        Value::Object(fields) => {
            fields.remove("name_localizations");
            fields.remove("description_localizations");
            fields.values_mut().for_each(strip_localizations);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_localizations),
        _ => {}
    }
}

impl World {
    /// The commands of a scope, in the order of their ids.
    pub(crate) fn commands(&self, scope: CommandScope) -> Result<Vec<&Command>, ApiError> {
        let commands = self.application(scope.application_id)?.commands.values();
        Ok(commands.filter(|command| command.guild_id == scope.guild_id).collect())
    }

    /// One command of a scope.
    ///
    /// # Errors
    /// 10063 if there is none.
    pub(crate) fn command(&self, scope: CommandScope, id: u64) -> Result<&Command, ApiError> {
        let command = self.application(scope.application_id)?.commands.get(&id);
        command.filter(|command| command.guild_id == scope.guild_id).ok_or_else(ApiError::unknown_command)
    }

    /// Adds a command or replaces the one of the same name and kind; tells whether it is new.
    ///
    /// # Errors
    /// 30032 if the scope is full.
    pub(crate) fn put_command(&mut self, mut command: Command) -> Result<(u64, bool), ApiError> {
        let scope = CommandScope { application_id: command.application_id, guild_id: command.guild_id };
        let existing = self.commands(scope)?;
        let same = existing.iter().find(|other| other.kind == command.kind && other.name == command.name);
        let same = same.map(|other| other.id);
        let count = existing.iter().filter(|other| other.kind == command.kind).count();
        if same.is_none() && command.id == 0 && count >= command.kind.limit() {
            return Err(ApiError::too_many_commands());
        }
        let created = command.id == 0 && same.is_none();
        if command.id == 0 {
            command.id = match same {
                Some(id) => id,
                None => self.next_id(),
            };
        }
        command.version = self.next_id();
        let id = command.id;
        if let Some(application) = self.applications.get_mut(&scope.application_id) {
            application.commands.insert(id, command);
        }
        self.announce_commands(scope);
        Ok((id, created))
    }

    /// Replaces all commands of a scope; those whose name and kind stay keep their ids.
    pub(crate) fn replace_commands(
        &mut self,
        scope: CommandScope,
        commands: Vec<Command>,
    ) -> Result<Vec<u64>, ApiError> {
        let old = self.commands(scope)?.into_iter().cloned().collect::<Vec<_>>();
        let mut kept = Vec::with_capacity(commands.len());
        for mut command in commands {
            let same = old.iter().find(|other| other.kind == command.kind && other.name == command.name);
            command.id = match same {
                Some(other) => other.id,
                None => self.next_id(),
            };
            command.version = self.next_id();
            kept.push(command);
        }
        let ids = kept.iter().map(|command| command.id).collect();
        if let Some(application) = self.applications.get_mut(&scope.application_id) {
            application.commands.retain(|_, command| command.guild_id != scope.guild_id);
            application.commands.extend(kept.into_iter().map(|command| (command.id, command)));
        }
        self.announce_commands(scope);
        Ok(ids)
    }

    /// Deletes a command.
    ///
    /// # Errors
    /// 10063 if there is none.
    pub(crate) fn delete_command(&mut self, scope: CommandScope, id: u64) -> Result<(), ApiError> {
        self.command(scope, id)?;
        if let Some(application) = self.applications.get_mut(&scope.application_id) {
            application.commands.remove(&id);
        }
        self.announce_commands(scope);
        Ok(())
    }

    fn announce_commands(&mut self, scope: CommandScope) {
        let data = json!({
            "application_id": scope.application_id.to_string(),
            "guild_id": scope.guild_id.map(|id| id.to_string()),
        });
        match scope.guild_id {
            Some(guild) => self.tell_guild_users(guild, "APPLICATION_COMMANDS_UPDATE", &data),
            None => self.tell_everyone("APPLICATION_COMMANDS_UPDATE", &data),
        }
    }

    /// The commands a user may use in a channel. A guild's command hides the global one of the same name.
    pub(crate) fn usable_commands(&self, user: u64, channel_id: u64) -> Result<Vec<&Command>, ApiError> {
        let channel = self.channel_for(user, channel_id, 0)?;
        let granted = self.channel_permissions(user, channel_id);
        if granted & USE_APPLICATION_COMMANDS == 0 {
            return Ok(Vec::new());
        }
        let mut found: Vec<&Command> = Vec::new();
        for application in self.applications.values() {
            if !self.serves(application.id, channel) {
                continue;
            }
            let context = i64::from(channel.guild_id.is_none());
            let offered = application.commands.values().filter(|command| {
                command.guild_id.is_none_or(|guild| Some(guild) == channel.guild_id)
                    && command.offered_in(context)
                    && (!command.nsfw || self.is_nsfw(channel))
                    && permitted(command, channel, granted)
            });
            let offered = offered.collect::<Vec<_>>();
            found.extend(offered.iter().filter(|command| {
                command.guild_id.is_some()
                    || !offered.iter().any(|other| {
                        other.guild_id.is_some() && other.kind == command.kind && other.name == command.name
                    })
            }));
        }
        Ok(found)
    }

    fn is_nsfw(&self, channel: &Channel) -> bool {
        let parent = channel.thread.as_ref().and(channel.parent_id).and_then(|id| self.channels.get(&id));
        channel.kind == kind::DIRECT || parent.unwrap_or(channel).nsfw
    }

    /// Whether an application's commands reach a channel.
    fn serves(&self, application: u64, channel: &Channel) -> bool {
        match channel.guild_id {
            Some(guild) => self.member(guild, application).is_ok(),
            None => channel.recipients.contains(&application),
        }
    }
}

fn permitted(command: &Command, channel: &Channel, granted: u64) -> bool {
    if channel.guild_id.is_none() || granted & ADMINISTRATOR != 0 {
        return true;
    }
    match command.default_member_permissions {
        None => true,
        Some(0) => false,
        Some(needed) => granted & needed == needed,
    }
}
