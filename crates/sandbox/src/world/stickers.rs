//! Stickers in messages.

use super::{Cause, Collection, World};
use crate::error::ApiError;
use crate::permissions::USE_EXTERNAL_STICKERS;
use serde_json::{Value, json};

impl World {
    /// Gives a guild a sticker without a picture.
    ///
    /// # Errors
    /// 10004 if there is no such guild.
    pub fn add_sticker(&mut self, guild_id: u64, name: &str) -> Result<u64, ApiError> {
        let owner = self.guild(guild_id)?.owner_id;
        let id = self.next_id();
        let sticker = json!({
            "id": id.to_string(),
            "name": name,
            "tags": name,
            "type": 2,
            "format_type": 1,
            "description": null,
            "available": true,
            "guild_id": guild_id.to_string(),
            "user": self.user_json(owner),
        });
        self.put_object(
            guild_id,
            Collection::Stickers,
            id,
            sticker,
            &Cause { user_id: owner, reason: None },
        )?;
        Ok(id)
    }

    /// Returns the sticker items of a message: stickers of its server, or of other servers of its author if they may
    /// use them.
    ///
    /// # Errors
    /// 50081 if one of them may not be sent there.
    pub(super) fn sticker_items(
        &self,
        author: u64,
        channel_id: u64,
        stickers: &[u64],
    ) -> Result<Vec<Value>, ApiError> {
        let here = self.channel(channel_id)?.guild_id;
        let may_take = self.channel_permissions(author, channel_id) & USE_EXTERNAL_STICKERS != 0;
        let item = |id: &u64| {
            let guild = self.guild_with(Collection::Stickers, *id).ok_or_else(ApiError::invalid_sticker)?;
            let is_theirs = self.member(guild, author).is_ok();
            if !is_theirs || (here != Some(guild) && !may_take) {
                return Err(ApiError::invalid_sticker());
            }
            let sticker = self.object(guild, Collection::Stickers, *id)?;
            Ok(json!({"id": sticker["id"], "name": sticker["name"], "format_type": sticker["format_type"]}))
        };
        stickers.iter().map(item).collect()
    }
}
