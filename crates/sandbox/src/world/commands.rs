//! Application commands as they are registered.

use super::{Channel, Command, CommandScope, Owners, World, kind};
use crate::error::ApiError;
use crate::permissions::{
    ADMINISTRATOR, ATTACH_FILES, EMBED_LINKS, MENTION_EVERYONE, USE_APPLICATION_COMMANDS, USE_EXTERNAL_EMOJIS,
};
use serde_json::json;

/// Commands an application may create in a scope in a day.
const NEW_COMMANDS: usize = 200;
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

impl World {
    /// Counts new commands against the day's allowance, if allowances are enforced.
    ///
    /// # Errors
    /// 30034 if it is used up.
    fn count_new_commands(&mut self, scope: CommandScope, count: usize) -> Result<(), ApiError> {
        let now = self.now_ms();
        let created = self.new_commands.entry((scope.application_id, scope.guild_id)).or_default();
        created.retain(|at| now - at < DAY);
        if self.realistic && created.len() + count > NEW_COMMANDS {
            return Err(ApiError::too_many_new_commands());
        }
        // Beyond the allowance the exact number does not matter.
        created.extend(std::iter::repeat_n(now, count.min(NEW_COMMANDS.saturating_sub(created.len()))));
        Ok(())
    }

    /// Returns the commands of a scope, in the order of their ids.
    pub(crate) fn commands(&self, scope: CommandScope) -> Result<Vec<&Command>, ApiError> {
        let commands = self.application(scope.application_id)?.commands.values();
        Ok(commands.filter(|command| command.guild_id == scope.guild_id).collect())
    }

    /// Finds a command of a scope.
    ///
    /// # Errors
    /// 10063 if it is unknown.
    pub(crate) fn command(&self, scope: CommandScope, id: u64) -> Result<&Command, ApiError> {
        let command = self.application(scope.application_id)?.commands.get(&id);
        command.filter(|command| command.guild_id == scope.guild_id).ok_or_else(ApiError::unknown_command)
    }

    /// Adds a command or replaces the one of the same name and kind; returns whether it is new.
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
            return Err(ApiError::too_many_commands(command.kind.limit()));
        }
        let created = command.id == 0 && same.is_none();
        if created {
            self.count_new_commands(scope, 1)?;
        }
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
        let is_new = |command: &&Command| {
            !old.iter().any(|other| other.kind == command.kind && other.name == command.name)
        };
        self.count_new_commands(scope, commands.iter().filter(is_new).count())?;
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
    /// 10063 if it is unknown.
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

    /// Returns the commands that a user may use in a channel. A guild's command hides the global one of the same name.
    pub(crate) fn usable_commands(&self, user: u64, channel_id: u64) -> Result<Vec<&Command>, ApiError> {
        let channel = self.channel_for(user, channel_id, 0)?;
        let granted = self.channel_permissions(user, channel_id);
        if granted & USE_APPLICATION_COMMANDS == 0 {
            return Ok(Vec::new());
        }
        let mut found: Vec<&Command> = Vec::new();
        for application in self.applications.values() {
            let owners = self.installed_owners(application.id, user, channel);
            if owners == Owners::default() {
                continue;
            }
            let context = Self::context(channel, application.id);
            let offered = application.commands.values().filter(|command| {
                command.guild_id.is_none_or(|guild| Some(guild) == channel.guild_id)
                    && command.offered_in(context)
                    && offered_to(command, owners)
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

    /// Returns the context of a user with an application: 0 in a guild, 1 in its direct messages, 2 in others.
    pub(super) fn context(channel: &Channel, application: u64) -> i64 {
        match channel.guild_id {
            Some(_) => 0,
            None if channel.recipients.contains(&application) => 1,
            None => 2,
        }
    }

    /// Returns the installer of an application for a user in a channel: the guild, or the user.
    pub(super) fn installed_owners(&self, application: u64, user: u64, channel: &Channel) -> Owners {
        let guild = match channel.guild_id {
            Some(guild) => self.member(guild, application).is_ok().then_some(guild),
            None => channel.recipients.contains(&application).then_some(0),
        };
        let installed = self.applications.get(&application).map(|one| one.installed_by.contains(&user));
        Owners { guild, user: installed.unwrap_or(false).then_some(user) }
    }

    /// Returns the permissions of an application in a channel. If only its user installed it, it still has a few.
    pub(super) fn app_permissions(&self, application: u64, channel: &Channel) -> u64 {
        let present = match channel.guild_id {
            Some(guild) => self.member(guild, application).is_ok(),
            None => channel.recipients.contains(&application),
        };
        if present {
            return self.channel_permissions(application, channel.id);
        }
        EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS
    }
}

/// Returns `true` if a command is for the installers of its application; a guild's command is for the guild.
fn offered_to(command: &Command, owners: Owners) -> bool {
    let types = &command.integration_types;
    (owners.guild.is_some() && (command.guild_id.is_some() || types.contains(&0)))
        || (owners.user.is_some() && command.guild_id.is_none() && types.contains(&1))
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
