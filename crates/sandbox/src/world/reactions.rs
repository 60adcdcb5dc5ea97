//! Reactions to messages.

use super::events::REACTIONS;
use super::model::emoji_json;
use super::{Reaction, World};
use crate::error::ApiError;
use crate::permissions::{ADD_REACTIONS, READ_MESSAGE_HISTORY};
use serde_json::{Value, json};

/// Different emojis that a message may have.
const MAX_REACTIONS: usize = 20;

impl World {
    /// Adds a user's reaction; does nothing if it exists.
    ///
    /// # Errors
    /// 10008, 10014, 30010, 50001 or 50013.
    pub(crate) fn react(&mut self, user: u64, channel: u64, id: u64, emoji: &str) -> Result<(), ApiError> {
        self.channel_for(user, channel, READ_MESSAGE_HISTORY)?;
        // Anybody who sees a reaction may add theirs to it, whether or not they have the emoji.
        let there = self.message(channel, id, user)?.reactions.iter().find(|one| one.is_of(emoji));
        let there = there.map(|one| one.emoji.clone());
        let emoji = &match there {
            Some(emoji) => emoji,
            None => self.reaction_emoji(user, channel, emoji)?,
        };
        let present = self.message(channel, id, user)?.reactions.iter().any(|one| one.emoji == *emoji);
        if self.message(channel, id, user)?.ephemeral_to.is_some() {
            return Err(ApiError::unknown_message());
        }
        if self.channel(channel)?.thread.as_ref().is_some_and(|thread| thread.archived) {
            return Err(ApiError::thread_archived());
        }
        if !present {
            self.channel_for(user, channel, ADD_REACTIONS)?;
        }
        let message = self.message_mut(channel, id)?;
        if !present && message.reactions.len() >= MAX_REACTIONS {
            return Err(ApiError::too_many_reactions());
        }
        match message.reactions.iter_mut().find(|one| one.emoji == *emoji) {
            Some(reaction) if reaction.users.contains(&user) => return Ok(()),
            Some(reaction) => reaction.users.push(user),
            None => message.reactions.push(Reaction { emoji: emoji.clone(), users: vec![user] }),
        }
        let author = message.author_id;
        let mut data = self.reaction_event(channel, id, emoji);
        data["user_id"] = json!(user.to_string());
        data["message_author_id"] = json!(author.to_string());
        data["burst"] = json!(false);
        data["type"] = json!(0);
        if let Some(guild) = self.channel(channel)?.guild_id
            && let Ok(member) = self.member(guild, user)
        {
            data["member"] = self.member_json(member);
        }
        self.tell_channel(channel, "MESSAGE_REACTION_ADD", &data, REACTIONS);
        Ok(())
    }

    fn reaction_event(&self, channel: u64, id: u64, emoji: &str) -> Value {
        let mut data = json!({
            "channel_id": channel.to_string(),
            "message_id": id.to_string(),
            "emoji": emoji_json(emoji),
        });
        if let Some(guild) = self.channels.get(&channel).and_then(|channel| channel.guild_id) {
            data["guild_id"] = json!(guild.to_string());
        }
        data
    }

    /// Removes a user's reaction.
    ///
    /// # Errors
    /// 10008 or 10014 if either is unknown.
    pub(crate) fn unreact(&mut self, user: u64, channel: u64, id: u64, emoji: &str) -> Result<(), ApiError> {
        let message = self.message_mut(channel, id)?;
        let reaction = message.reactions.iter_mut().find(|one| one.is_of(emoji));
        let reaction = reaction.ok_or_else(ApiError::unknown_emoji)?;
        let before = reaction.users.len();
        reaction.users.retain(|other| *other != user);
        let changed = reaction.users.len() != before;
        message.reactions.retain(|reaction| !reaction.users.is_empty());
        if changed {
            let mut data = self.reaction_event(channel, id, emoji);
            data["user_id"] = json!(user.to_string());
            data["burst"] = json!(false);
            data["type"] = json!(0);
            self.tell_channel(channel, "MESSAGE_REACTION_REMOVE", &data, REACTIONS);
        }
        Ok(())
    }

    /// Removes all reactions, or all with one emoji.
    ///
    /// # Errors
    /// 10008 if there is no such message.
    pub(crate) fn clear_reactions(
        &mut self,
        channel: u64,
        id: u64,
        emoji: Option<&str>,
    ) -> Result<(), ApiError> {
        let message = self.message_mut(channel, id)?;
        message.reactions.retain(|reaction| emoji.is_some_and(|emoji| !reaction.is_of(emoji)));
        let mut data = self.reaction_event(channel, id, emoji.unwrap_or_default());
        let name = if emoji.is_some() {
            "MESSAGE_REACTION_REMOVE_EMOJI"
        } else {
            data.as_object_mut().map(|fields| fields.remove("emoji"));
            "MESSAGE_REACTION_REMOVE_ALL"
        };
        self.tell_channel(channel, name, &data, REACTIONS);
        Ok(())
    }
}
