//! Which channels of a server a member may see: what is arranged in one is nobody else's to know.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use serenity::{Channel, ChannelId, ChannelType, GuildChannel, GuildId, UserId};

use crate::discord::api::client::{ApiClient, snowflake};
use crate::discord::api::error::ApiError;

impl ApiClient {
    /// Those of these channels of a server that a member may see. One that is gone is none of them.
    ///
    /// # Errors
    /// A server or member that Discord does not tell of.
    pub(crate) async fn visible_channels(
        &self,
        server: i64,
        member: i64,
        channels: BTreeSet<i64>,
    ) -> Result<BTreeSet<i64>, ApiError> {
        let mut visible = BTreeSet::new();
        if channels.is_empty() {
            return Ok(visible);
        }
        let (server, member) = (GuildId::new(snowflake(server)), UserId::new(snowflake(member)));
        let guild = self.request(|| self.http.get_guild(server)).await?;
        let member = self.request(|| self.http.get_member(server, member)).await?;
        for channel in channels {
            if let Some(found) = self.with_permissions(ChannelId::new(snowflake(channel))).await?
                && guild.user_permissions_in(&found, &member).view_channel()
            {
                visible.insert(channel);
            }
        }
        Ok(visible)
    }

    /// The channel whose permissions hold in a channel: of a thread that where it is. `None` if there is none.
    async fn with_permissions(&self, channel: ChannelId) -> Result<Option<GuildChannel>, ApiError> {
        let found = match self.request(|| self.http.get_channel(channel)).await {
            Ok(Channel::Guild(found)) => found,
            Ok(_) | Err(ApiError::ChannelGone | ApiError::NotPermitted) => return Ok(None),
            Err(error) => return Err(error),
        };
        let is_thread = matches!(
            found.kind,
            ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
        );
        match found.parent_id.filter(|_| is_thread) {
            Some(parent) => Box::pin(self.with_permissions(parent)).await,
            None => Ok(Some(found)),
        }
    }
}
