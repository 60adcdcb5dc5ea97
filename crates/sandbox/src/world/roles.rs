//! Roles.

use super::{Image, Role, RoleSpec, World};
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Value, json};

/// Roles of a guild, `@everyone` included.
const MAX_ROLES: usize = 250;

impl World {
    /// Creates a role at the top.
    ///
    /// # Errors
    /// 10004 if there is no such guild, 30005 if it has as many roles as it may.
    pub fn create_role(&mut self, guild_id: u64, spec: RoleSpec) -> Result<u64, ApiError> {
        if self.guild(guild_id)?.roles.len() >= MAX_ROLES {
            return Err(ApiError::too_many_roles());
        }
        let id = self.next_id();
        let guild = self.guild_mut(guild_id)?;
        let inherited = guild.roles.get(&guild_id).map_or(0, |everyone| everyone.permissions);
        let mut role = Role::everyone(id, inherited);
        role.name = "new role".into();
        role.position = guild.roles.len() as i64;
        role.apply(spec);
        guild.roles.insert(id, role);
        let data = json!({"guild_id": guild_id.to_string(), "role": self.role_json(guild_id, id)?});
        self.tell_guild(guild_id, "GUILD_ROLE_CREATE", &data, intents::GUILDS);
        Ok(id)
    }

    /// Creates a role just below the highest one of a member, so that they rank above it.
    ///
    /// # Errors
    /// 10004 or 10007 if either is unknown.
    pub(crate) fn create_role_below(
        &mut self,
        guild_id: u64,
        member: u64,
        spec: RoleSpec,
    ) -> Result<u64, ApiError> {
        let held = self.member(guild_id, member)?.roles.clone();
        let roles = &mut self.guild_mut(guild_id)?.roles;
        let rank = held.iter().filter_map(|id| roles.get(id)).map(|role| role.position).max().unwrap_or(1);
        for role in roles.values_mut().filter(|role| role.position >= rank) {
            role.position += 1;
        }
        let id = self.create_role(guild_id, spec)?;
        if let Some(role) = self.guild_mut(guild_id)?.roles.get_mut(&id) {
            role.position = rank;
        }
        Ok(id)
    }

    /// Changes a role.
    ///
    /// # Errors
    /// 10004 or 10011 if either is unknown.
    pub fn change_role(&mut self, guild_id: u64, role_id: u64, spec: RoleSpec) -> Result<Value, ApiError> {
        let before = self.visibility(guild_id);
        let guild = self.guild_mut(guild_id)?;
        guild.roles.get_mut(&role_id).ok_or_else(ApiError::unknown_role)?.apply(spec);
        let role = self.role_json(guild_id, role_id)?;
        let data = json!({"guild_id": guild_id.to_string(), "role": role});
        self.tell_guild(guild_id, "GUILD_ROLE_UPDATE", &data, intents::GUILDS);
        self.tell_visibility(guild_id, &before);
        Ok(role)
    }

    /// Moves a role to another place.
    ///
    /// # Errors
    /// 10004 or 10011 if either is unknown.
    pub(crate) fn move_role(&mut self, guild_id: u64, role_id: u64, position: i64) -> Result<(), ApiError> {
        let guild = self.guild_mut(guild_id)?;
        guild.roles.get_mut(&role_id).ok_or_else(ApiError::unknown_role)?.position = position;
        self.change_role(guild_id, role_id, RoleSpec::default())?;
        Ok(())
    }

    /// Deletes a role; everyone loses it.
    ///
    /// # Errors
    /// 10004 or 10011 if either is unknown, 50028 for `@everyone` and bots' own roles.
    pub fn delete_role(&mut self, guild_id: u64, role_id: u64) -> Result<(), ApiError> {
        let before = self.visibility(guild_id);
        let guild = self.guild_mut(guild_id)?;
        let role = guild.roles.get(&role_id).ok_or_else(ApiError::unknown_role)?;
        if role_id == guild_id || role.bot_id.is_some() {
            return Err(ApiError::invalid_role());
        }
        guild.roles.remove(&role_id);
        self.forget_images(role_id);
        let guild = self.guild_mut(guild_id)?;
        for member in guild.members.values_mut() {
            member.roles.retain(|id| *id != role_id);
        }
        for channel in self.channels.values_mut().filter(|channel| channel.guild_id == Some(guild_id)) {
            channel.overwrites.retain(|overwrite| overwrite.id != role_id);
        }
        let data = json!({"guild_id": guild_id.to_string(), "role_id": role_id.to_string()});
        self.tell_guild(guild_id, "GUILD_ROLE_DELETE", &data, intents::GUILDS);
        self.tell_visibility(guild_id, &before);
        Ok(())
    }

    /// Returns a role object.
    pub(crate) fn role_json(&self, guild_id: u64, role_id: u64) -> Result<Value, ApiError> {
        let role = self.guild(guild_id)?.roles.get(&role_id).ok_or_else(ApiError::unknown_role)?;
        Ok(self.shown_role(role))
    }

    /// Returns all roles of a guild, lowest first.
    pub(crate) fn roles_json(&self, guild_id: u64) -> Result<Vec<Value>, ApiError> {
        let mut roles = self.guild(guild_id)?.roles.values().collect::<Vec<_>>();
        roles.sort_by_key(|role| (role.position, role.id));
        Ok(roles.into_iter().map(|role| self.shown_role(role)).collect())
    }

    fn shown_role(&self, role: &Role) -> Value {
        let mut data = role.json();
        data["icon"] = json!(self.image_name(role.id, Image::Icon));
        data
    }
}
