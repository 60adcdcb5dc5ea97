//! What the bot and a manager may do about the roles of a server.

use std::collections::HashMap;

use poise::serenity_prelude as serenity;
use serenity::{Member, PartialGuild, Permissions, UserId};

use crate::api::client::ApiClient;
use crate::api::error::ApiError;
use crate::api::snowflakes::{ToDiscord, ToHost};
use trickmate_host::{RoleId, ServerId};

/// The reason why the bot cannot give a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoleObstacle {
    /// The bot lacks Manage Roles.
    NotPermitted,
    /// The role is not below the bot's highest role.
    TooHigh,
    /// The role belongs to an integration.
    Managed,
    /// The role was deleted.
    Gone,
}

/// The reason why a manager cannot have the bot give a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GrantObstacle {
    /// The role is everybody's, belongs to an integration, or was deleted.
    NotForPlayers,
    /// The manager could not give the role themselves, or it has permissions that they lack.
    BeyondOwn,
}

/// The roles of a server, as the bot may give them.
#[derive(Clone, Debug)]
pub(crate) struct RoleRights {
    is_permitted: bool,
    /// Position of the bot's highest role.
    highest: u16,
    roles: HashMap<RoleId, KnownRole>,
}

#[derive(Clone, Debug)]
struct KnownRole {
    name: String,
    position: u16,
    is_managed: bool,
}

impl RoleRights {
    /// Returns the reason why the bot cannot give a role, if any.
    pub(crate) fn obstacle(&self, role: RoleId) -> Option<RoleObstacle> {
        let Some(role) = self.roles.get(&role) else { return Some(RoleObstacle::Gone) };
        if role.is_managed {
            return Some(RoleObstacle::Managed);
        }
        if !self.is_permitted {
            return Some(RoleObstacle::NotPermitted);
        }
        (role.position >= self.highest).then_some(RoleObstacle::TooHigh)
    }

    /// Returns the name of a role.
    pub(crate) fn name(&self, role: RoleId) -> Option<&str> {
        self.roles.get(&role).map(|role| role.name.as_str())
    }
}

impl ApiClient {
    /// Returns the reason why a member cannot have the bot give a role, if any.
    pub(crate) async fn grant_obstacle(
        &self,
        server: ServerId,
        member: &Member,
        role: RoleId,
    ) -> Result<Option<GrantObstacle>, ApiError> {
        let guild = self.request(|| self.http.get_guild(server.to_discord())).await?;
        Ok(grant_obstacle(&guild, member, role.to_discord()))
    }

    /// Returns what the bot may do about the roles of a server.
    pub(crate) async fn role_rights(&self, server: ServerId) -> Result<RoleRights, ApiError> {
        let server = server.to_discord();
        let roles = self.request(|| self.http.get_guild_roles(server)).await?;
        let own = self.http.application_id().map_or(1, serenity::ApplicationId::get);
        let member = self.request(|| self.http.get_member(server, UserId::new(own))).await?;
        let is_own =
            |role: &serenity::Role| role.id == server.everyone_role() || member.roles.contains(&role.id);
        let own = || roles.iter().filter(|role| is_own(role));
        let permissions = own().fold(Permissions::empty(), |all, role| all | role.permissions);
        let known = |role: &serenity::Role| {
            let known =
                KnownRole { name: role.name.clone(), position: role.position, is_managed: role.managed };
            (role.id.to_host(), known)
        };
        Ok(RoleRights {
            is_permitted: permissions.manage_roles() || permissions.administrator(),
            highest: own().map(|role| role.position).max().unwrap_or(0),
            roles: roles.iter().filter(|role| role.id != server.everyone_role()).map(known).collect(),
        })
    }
}

/// Returns the reason why a member cannot have the bot give a role. Only their roles matter: channel permissions apply
/// only in that channel.
fn grant_obstacle(guild: &PartialGuild, member: &Member, role: serenity::RoleId) -> Option<GrantObstacle> {
    let everyone = guild.id.everyone_role();
    let Some(wanted) = guild.roles.get(&role).filter(|role| role.id != everyone && !role.managed) else {
        return Some(GrantObstacle::NotForPlayers);
    };
    if guild.owner_id == member.user.id {
        return None;
    }
    let own = || guild.roles.values().filter(|role| role.id == everyone || member.roles.contains(&role.id));
    let permissions = own().fold(Permissions::empty(), |all, role| all | role.permissions);
    let highest = own().map(|role| role.position).max().unwrap_or(0);
    let may_give = permissions.manage_roles() && permissions.contains(wanted.permissions);
    let may_give = may_give || permissions.administrator();
    (!may_give || wanted.position >= highest).then_some(GrantObstacle::BeyondOwn)
}
