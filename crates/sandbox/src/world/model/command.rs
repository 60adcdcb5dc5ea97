//! A registered application command.

use serde_json::{Map, Value, json};

/// Commands of one kind an application may have in one scope.
pub(crate) const MAX_CHAT_INPUT: usize = 100;

/// Context menu commands of one kind an application may have in one scope.
pub(crate) const MAX_CONTEXT_MENU: usize = 15;

/// Place from which a command is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CommandKind {
    /// A slash command.
    ChatInput,
    /// The menu of a user.
    User,
    /// The menu of a message.
    Message,
}

impl CommandKind {
    /// Returns Discord's number for it.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::ChatInput => 1,
            Self::User => 2,
            Self::Message => 3,
        }
    }

    /// Returns the kind with Discord's number.
    #[must_use]
    pub fn from_number(number: i64) -> Option<Self> {
        [Self::ChatInput, Self::User, Self::Message]
            .into_iter()
            .find(|kind| i64::from(kind.number()) == number)
    }

    pub(crate) fn limit(self) -> usize {
        if self == Self::ChatInput { MAX_CHAT_INPUT } else { MAX_CONTEXT_MENU }
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
    /// Place from which it is called.
    pub kind: CommandKind,
    /// Its name.
    pub name: String,
    /// Its options, normalised.
    pub options: Vec<Value>,
    /// Permissions a member needs; `None` is everyone, 0 administrators only.
    pub default_member_permissions: Option<u64>,
    /// Contexts where it may be used: 0 guilds, 1 direct messages with the bot, 2 others; `None` is everywhere.
    pub contexts: Option<Vec<i64>>,
    /// Installations that it is for: 0 guilds', 1 users'. Nobody here installs an application for themselves.
    pub integration_types: Vec<i64>,
    /// `true` if it is only for adults' channels.
    pub nsfw: bool,
    /// Grows with each change.
    pub version: u64,
    /// Remaining fields: description, localisations and others.
    pub rest: Map<String, Value>,
}

/// Scope of a set of commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CommandScope {
    pub(crate) application_id: u64,
    pub(crate) guild_id: Option<u64>,
}

impl Command {
    /// Returns Discord's command object; lists leave the translations out unless asked for.
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
        data["integration_types"] = json!(self.integration_types);
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

    /// Returns `true` if it is offered in a context: 0 guild, 1 direct message with the bot, 2 another direct message.
    pub(crate) fn offered_in(&self, context: i64) -> bool {
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
