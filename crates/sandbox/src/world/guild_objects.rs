//! Emojis, stickers, sounds, scheduled events, moderation rules and stages of guilds: storing and announcing them.

use super::audit_log::{Action, Cause};
use super::{Collection, World};
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Value, json};

/// Change of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    Created,
    Updated,
    Deleted,
}

impl Collection {
    /// Returns the error for an unknown object.
    pub(crate) fn unknown(self) -> ApiError {
        match self {
            Self::Emojis => ApiError::unknown_guild_emoji(),
            Self::Stickers => ApiError::unknown_sticker(),
            Self::Sounds => ApiError::unknown_sound(),
            Self::ScheduledEvents => ApiError::unknown_scheduled_event(),
            Self::ModerationRules => ApiError::not_found(),
            Self::StageInstances => ApiError::unknown_stage(),
        }
    }

    /// Returns the audit log's number for the creation of such an object; changing and deleting follow it.
    fn action(self) -> u32 {
        match self {
            Self::Emojis => 60,
            Self::Stickers => 90,
            Self::Sounds => 130,
            Self::ScheduledEvents => 100,
            Self::ModerationRules => 140,
            Self::StageInstances => 83,
        }
    }

    fn event(self, change: Change) -> (&'static str, u64) {
        use Change::{Created, Deleted, Updated};
        let intents = match self {
            Self::Emojis | Self::Stickers | Self::Sounds => intents::GUILD_EXPRESSIONS,
            Self::ScheduledEvents => intents::GUILD_SCHEDULED_EVENTS,
            Self::ModerationRules => intents::AUTO_MODERATION_CONFIGURATION,
            Self::StageInstances => intents::GUILDS,
        };
        let name = match (self, change) {
            (Self::Emojis, _) => "GUILD_EMOJIS_UPDATE",
            (Self::Stickers, _) => "GUILD_STICKERS_UPDATE",
            (Self::Sounds, Created) => "GUILD_SOUNDBOARD_SOUND_CREATE",
            (Self::Sounds, Updated) => "GUILD_SOUNDBOARD_SOUND_UPDATE",
            (Self::Sounds, Deleted) => "GUILD_SOUNDBOARD_SOUND_DELETE",
            (Self::ScheduledEvents, Created) => "GUILD_SCHEDULED_EVENT_CREATE",
            (Self::ScheduledEvents, Updated) => "GUILD_SCHEDULED_EVENT_UPDATE",
            (Self::ScheduledEvents, Deleted) => "GUILD_SCHEDULED_EVENT_DELETE",
            (Self::ModerationRules, Created) => "AUTO_MODERATION_RULE_CREATE",
            (Self::ModerationRules, Updated) => "AUTO_MODERATION_RULE_UPDATE",
            (Self::ModerationRules, Deleted) => "AUTO_MODERATION_RULE_DELETE",
            (Self::StageInstances, Created) => "STAGE_INSTANCE_CREATE",
            (Self::StageInstances, Updated) => "STAGE_INSTANCE_UPDATE",
            (Self::StageInstances, Deleted) => "STAGE_INSTANCE_DELETE",
        };
        (name, intents)
    }
}

impl World {
    /// Returns the objects of a list, oldest first.
    ///
    /// # Errors
    /// 10004 if there is no such guild.
    pub(crate) fn objects(&self, guild_id: u64, list: Collection) -> Result<Vec<Value>, ApiError> {
        let objects = self.guild(guild_id)?.objects.get(&list);
        Ok(objects.into_iter().flat_map(|objects| objects.values().cloned()).collect())
    }

    /// Returns one object of a list.
    ///
    /// # Errors
    /// 10004 or the list's own code if either is unknown.
    pub(crate) fn object(&self, guild_id: u64, list: Collection, id: u64) -> Result<&Value, ApiError> {
        let objects = self.guild(guild_id)?.objects.get(&list);
        objects.and_then(|objects| objects.get(&id)).ok_or_else(|| list.unknown())
    }

    /// Returns the guild that has an object.
    pub(crate) fn guild_with(&self, list: Collection, id: u64) -> Option<u64> {
        let has = |objects: &std::collections::BTreeMap<u64, Value>| objects.contains_key(&id);
        self.guilds.values().find(|guild| guild.objects.get(&list).is_some_and(has)).map(|guild| guild.id)
    }

    /// Adds an object or replaces it, tells bots and writes the audit log.
    ///
    /// # Errors
    /// 10004 if there is no such guild.
    pub(crate) fn put_object(
        &mut self,
        guild_id: u64,
        list: Collection,
        id: u64,
        object: Value,
        cause: &Cause<'_>,
    ) -> Result<Value, ApiError> {
        let objects = self.guild_mut(guild_id)?.objects.entry(list).or_default();
        let before = objects.insert(id, object.clone());
        let change = if before.is_some() { Change::Updated } else { Change::Created };
        self.tell_object(guild_id, list, change, &object);
        let number = list.action() + u32::from(change == Change::Updated);
        self.log(guild_id, Action::new(number, id).between(before.as_ref(), Some(&object)), cause);
        Ok(object)
    }

    /// Removes an object, tells bots and writes the audit log.
    ///
    /// # Errors
    /// 10004 or the list's own code if either is unknown.
    pub(crate) fn take_object(
        &mut self,
        guild_id: u64,
        list: Collection,
        id: u64,
        cause: &Cause<'_>,
    ) -> Result<Value, ApiError> {
        let objects = self.guild_mut(guild_id)?.objects.entry(list).or_default();
        let gone = objects.remove(&id).ok_or_else(|| list.unknown())?;
        self.pictures.remove(&id);
        self.tell_object(guild_id, list, Change::Deleted, &gone);
        self.log(guild_id, Action::new(list.action() + 2, id).between(Some(&gone), None), cause);
        Ok(gone)
    }

    fn tell_object(&mut self, guild_id: u64, list: Collection, change: Change, object: &Value) {
        let (name, intents) = list.event(change);
        let guild = guild_id.to_string();
        let data = match list {
            Collection::Emojis => {
                json!({"guild_id": guild, "emojis": self.objects(guild_id, list).unwrap_or_default()})
            }
            Collection::Stickers => {
                json!({"guild_id": guild, "stickers": self.objects(guild_id, list).unwrap_or_default()})
            }
            Collection::Sounds if change == Change::Deleted => {
                json!({"guild_id": guild, "sound_id": object["sound_id"]})
            }
            _ => object.clone(),
        };
        self.tell_guild(guild_id, name, &data, intents);
    }
}
