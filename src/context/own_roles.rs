//! The role that Discord has created for the bot on each server: people mention it when they mean the bot.

use crate::api::snowflakes::ToHost;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use trickmate_host::{PlayerId, ServerId};

use lru::LruCache;
use poise::serenity_prelude as serenity;
use serenity::{Guild, UserId};

/// Number of people remembered as knowing how to mention the bot.
const TOLD: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

/// The bot's own roles, and the people who have been told how to mention the bot.
pub(crate) struct OwnRoles {
    roles: Mutex<HashMap<ServerId, serenity::RoleId>>,
    told: Mutex<LruCache<PlayerId, ()>>,
}

impl OwnRoles {
    pub(crate) fn new() -> Self {
        Self { roles: Mutex::default(), told: Mutex::new(LruCache::new(TOLD)) }
    }

    /// Notes the role of the bot on a server, if it has one.
    pub(crate) fn learn(&self, server: &Guild, bot: UserId) {
        let mut roles = self.roles.lock().unwrap_or_else(PoisonError::into_inner);
        let id = server.id.to_host();
        match server.roles.values().find(|role| role.tags.bot_id == Some(bot)) {
            Some(own) => roles.insert(id, own.id),
            None => roles.remove(&id),
        };
    }

    /// Returns the bot's own role on a server.
    pub(crate) fn on(&self, server: ServerId) -> Option<serenity::RoleId> {
        self.roles.lock().unwrap_or_else(PoisonError::into_inner).get(&server).copied()
    }

    /// Returns `true` if a person has not heard yet how to mention the bot.
    pub(crate) fn tells(&self, person: PlayerId) -> bool {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).put(person, ()).is_none()
    }
}
