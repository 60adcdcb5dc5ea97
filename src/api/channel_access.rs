//! The channels of a server that a member may see. Nobody else may learn of the games in a channel.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use serenity::{Channel, ChannelType, GuildChannel, PermissionOverwriteType, Permissions};

use crate::api::client::ApiClient;
use crate::api::error::ApiError;
use crate::api::snowflakes::ToDiscord;
use trickmate_host::{ChannelId, PlayerId, ServerId};

impl ApiClient {
    /// Returns those of these channels of a server that a member may see. A deleted channel is not among them.
    ///
    /// # Errors
    /// A server or member about which Discord sends nothing.
    pub(crate) async fn visible_channels(
        &self,
        server: ServerId,
        member: PlayerId,
        channels: BTreeSet<ChannelId>,
    ) -> Result<BTreeSet<ChannelId>, ApiError> {
        let mut visible = BTreeSet::new();
        if channels.is_empty() {
            return Ok(visible);
        }
        let (server, member) = (server.to_discord(), member.to_discord());
        let guild = self.request(|| self.http.get_guild(server)).await?;
        let member = self.request(|| self.http.get_member(server, member)).await?;
        for channel in channels {
            if let Some(found) = self.with_permissions(channel.to_discord()).await?
                && guild.user_permissions_in(&found, &member).view_channel()
            {
                visible.insert(channel);
            }
        }
        Ok(visible)
    }

    /// Returns those of these channels of a server that all of its members may see: no role and no member is excluded.
    ///
    /// # Errors
    /// A server about which Discord sends nothing.
    pub(crate) async fn public_channels(
        &self,
        server: ServerId,
        channels: BTreeSet<ChannelId>,
    ) -> Result<BTreeSet<ChannelId>, ApiError> {
        let mut public = BTreeSet::new();
        if channels.is_empty() {
            return Ok(public);
        }
        let server = server.to_discord();
        let guild = self.request(|| self.http.get_guild(server)).await?;
        let everyone = guild.roles.get(&server.everyone_role()).map(|role| role.permissions);
        let is_seen = everyone.is_some_and(Permissions::view_channel);
        for channel in channels {
            let Some(found) = self.with_permissions(channel.to_discord()).await? else {
                continue;
            };
            let of_everyone = PermissionOverwriteType::Role(server.everyone_role());
            let overwrites = &found.permission_overwrites;
            let is_denied = overwrites.iter().any(|overwrite| overwrite.deny.view_channel());
            let is_allowed = overwrites.iter().any(|own| own.kind == of_everyone && own.allow.view_channel());
            if !is_denied && (is_seen || is_allowed) {
                public.insert(channel);
            }
        }
        Ok(public)
    }

    /// Returns `true` if a thread can start on a message of a channel: the channel is not a thread itself.
    pub(crate) async fn takes_threads(&self, channel: ChannelId) -> Result<bool, ApiError> {
        let channel = channel.to_discord();
        Ok(match self.request(|| self.http.get_channel(channel)).await? {
            Channel::Guild(found) => matches!(found.kind, ChannelType::Text | ChannelType::News),
            _ => false,
        })
    }

    /// Returns the channel whose permissions apply in a channel: for a thread, its parent. `None` if there is no such
    /// channel.
    async fn with_permissions(&self, channel: serenity::ChannelId) -> Result<Option<GuildChannel>, ApiError> {
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
