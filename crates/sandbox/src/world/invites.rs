//! Invites.

use super::audit_log::{Action, Cause};
use super::events::Intents;
use super::{Invite, InviteSpec, World};
use crate::clock::iso;
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Value, json};

/// Invites of a guild.
const MAX_INVITES: usize = 1000;
/// Events about invites.
const INVITES: Intents = Intents { guild: intents::GUILD_INVITES, direct: 0 };

impl World {
    /// Returns the valid invites, in the order of their codes.
    pub(crate) fn invites(&self) -> impl Iterator<Item = &Invite> {
        let now = self.now_ms();
        self.invites.values().filter(move |invite| invite.expires().is_none_or(|until| now < until))
    }

    /// Finds a valid invite.
    ///
    /// # Errors
    /// 10006 if it is unknown.
    pub(crate) fn invite(&self, code: &str) -> Result<&Invite, ApiError> {
        self.invites().find(|invite| invite.code == code).ok_or_else(ApiError::unknown_invite)
    }

    /// Creates an invite, or returns one of the same kind unless `unique` is asked for.
    ///
    /// # Errors
    /// 10003 if there is no such channel, 30016 if the guild is full of invites.
    pub(crate) fn create_invite(
        &mut self,
        channel_id: u64,
        spec: InviteSpec,
        unique: bool,
        cause: &Cause<'_>,
    ) -> Result<String, ApiError> {
        let guild_id = self.channel(channel_id)?.guild_id.ok_or_else(ApiError::wrong_channel_type)?;
        let same = |invite: &&Invite| {
            invite.channel_id == channel_id && invite.inviter_id == cause.user_id && invite.spec == spec
        };
        if let Some(known) = self.invites().find(same).filter(|_| !unique) {
            return Ok(known.code.clone());
        }
        if self.invites().filter(|invite| invite.guild_id == guild_id).count() >= MAX_INVITES {
            return Err(ApiError::too_many_invites());
        }
        let id = self.next_id();
        let code = self.secrets.code("invite", id);
        let (created, inviter_id) = (self.now_ms(), cause.user_id);
        let invite = Invite { code: code.clone(), guild_id, channel_id, inviter_id, created, uses: 0, spec };
        let mut data = json!({
            "channel_id": channel_id.to_string(),
            "code": code,
            "created_at": iso(created),
            "guild_id": guild_id.to_string(),
            "inviter": self.user_json(inviter_id),
            "max_age": spec.max_age,
            "max_uses": spec.max_uses,
            "temporary": spec.temporary,
            "uses": 0,
            "type": 0,
        });
        data["expires_at"] = json!(invite.expires().map(iso));
        self.invites.insert(code.clone(), invite);
        self.tell_channel(channel_id, "INVITE_CREATE", &data, INVITES);
        let action = Action::new(40, id).between(None, Some(&json!({"code": code, "max_age": spec.max_age})));
        self.log(guild_id, action, cause);
        Ok(code)
    }

    /// Deletes an invite.
    ///
    /// # Errors
    /// 10006 if it is unknown.
    pub(crate) fn delete_invite(&mut self, code: &str, cause: &Cause<'_>) -> Result<(), ApiError> {
        let invite = self.invites.remove(code).ok_or_else(ApiError::unknown_invite)?;
        let data = json!({
            "channel_id": invite.channel_id.to_string(),
            "guild_id": invite.guild_id.to_string(),
            "code": code,
        });
        self.tell_channel(invite.channel_id, "INVITE_DELETE", &data, INVITES);
        let action = Action::new(42, invite.channel_id).between(Some(&json!({"code": code})), None);
        self.log(invite.guild_id, action, cause);
        Ok(())
    }

    /// Lets a user join a guild by an invite.
    ///
    /// # Errors
    /// 10006 if it is not valid, 40007 for banned users.
    pub fn accept_invite(&mut self, user_id: u64, code: &str) -> Result<u64, ApiError> {
        let guild_id = self.invite(code)?.guild_id;
        if self.guild(guild_id)?.bans.contains_key(&user_id) {
            return Err(ApiError::banned());
        }
        self.add_member(guild_id, user_id)?;
        let Some(invite) = self.invites.get_mut(code) else { return Ok(guild_id) };
        invite.uses += 1;
        if invite.spec.max_uses > 0 && invite.uses >= invite.spec.max_uses {
            self.invites.remove(code);
        }
        Ok(guild_id)
    }

    /// Returns the invite object, with its uses for those who may know them.
    pub(crate) fn invite_json(&self, invite: &Invite, with_uses: bool) -> Result<Value, ApiError> {
        let guild = self.guild(invite.guild_id)?;
        let channel = self.channel(invite.channel_id)?;
        let mut data = json!({
            "type": 0,
            "code": invite.code,
            "inviter": self.user_json(invite.inviter_id),
            "expires_at": invite.expires().map(iso),
            "guild_id": invite.guild_id.to_string(),
            "guild": {
                "id": guild.id.to_string(),
                "name": guild.name,
                "splash": null,
                "banner": null,
                "description": null,
                "icon": null,
                "features": [],
                "verification_level": 0,
                "vanity_url_code": null,
                "nsfw_level": 0,
                "nsfw": false,
                "premium_subscription_count": 0,
            },
            "channel": {"id": channel.id.to_string(), "type": channel.kind, "name": channel.name},
        });
        if with_uses {
            data["uses"] = json!(invite.uses);
            data["max_uses"] = json!(invite.spec.max_uses);
            data["max_age"] = json!(invite.spec.max_age);
            data["temporary"] = json!(invite.spec.temporary);
            data["created_at"] = json!(iso(invite.created));
        }
        Ok(data)
    }
}
