//! Applications: a bot user, a token, and the commands it registered.

use super::{Application, Image, User, World};
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

impl World {
    /// Creates an application and its bot user. `privileged_intents` are the ones switched on in its settings.
    pub fn create_application(&mut self, name: &str, description: &str, privileged_intents: u64) -> u64 {
        let id = self.next_id();
        let owner_id = self.application_owner();
        let token = self.secrets.bot_token(id);
        let username = name.chars().filter(|letter| !letter.is_control()).take(32).collect::<String>();
        self.add_user(User {
            id,
            username,
            global_name: None,
            bot: true,
            locale: "en-US".into(),
            avatar: None,
            banner: None,
            dms_closed: false,
        });
        let application = Application {
            id,
            name: name.to_owned(),
            description: description.to_owned(),
            token,
            owner_id,
            privileged_intents: privileged_intents & intents::PRIVILEGED,
            commands: BTreeMap::new(),
            emojis: BTreeMap::new(),
            entitlements: BTreeMap::new(),
            role_connections: Vec::new(),
            interactions_endpoint: None,
            installed_by: BTreeSet::new(),
            profile: Map::new(),
        };
        self.tokens.insert(application.token.clone(), id);
        self.applications.insert(id, application);
        id
    }

    /// Switches privileged intents of an application on, and the others off.
    ///
    /// # Errors
    /// 10002 if it is unknown.
    pub(crate) fn grant_intents(&mut self, id: u64, granted: u64) -> Result<(), ApiError> {
        let application = self.applications.get_mut(&id).ok_or_else(ApiError::unknown_application)?;
        application.privileged_intents = granted & intents::PRIVILEGED;
        Ok(())
    }

    /// Returns the developer who owns all applications, and who is not a member of any server.
    fn application_owner(&mut self) -> u64 {
        let known = self.applications.values().map(|application| application.owner_id).next();
        known.unwrap_or_else(|| {
            let id = self.next_id();
            self.users.insert(
                id,
                User {
                    id,
                    username: "developer".into(),
                    global_name: Some("Developer".into()),
                    bot: false,
                    locale: "en-US".into(),
                    avatar: None,
                    banner: None,
                    dms_closed: true,
                },
            );
            id
        })
    }

    /// Finds an application.
    ///
    /// # Errors
    /// 10002 if it is unknown.
    pub fn application(&self, id: u64) -> Result<&Application, ApiError> {
        self.applications.get(&id).ok_or_else(ApiError::unknown_application)
    }

    /// Returns the application of a bot token.
    #[must_use]
    pub fn application_by_token(&self, token: &str) -> Option<u64> {
        self.tokens.get(token).copied()
    }

    /// Returns the ids of the guilds with an application's bot.
    #[must_use]
    pub fn application_guilds(&self, id: u64) -> Vec<u64> {
        self.guilds.values().filter(|guild| guild.members.contains_key(&id)).map(|guild| guild.id).collect()
    }

    /// Installs an application for a user, or uninstalls it: its commands are offered to them everywhere.
    ///
    /// # Errors
    /// 10002 or 10013 if either is unknown.
    pub fn install_for_user(&mut self, application: u64, user: u64, installed: bool) -> Result<(), ApiError> {
        self.user(user)?;
        let found = self.applications.get_mut(&application).ok_or_else(ApiError::unknown_application)?;
        if installed {
            found.installed_by.insert(user);
        } else {
            found.installed_by.remove(&user);
        }
        let data = json!({"application_id": application.to_string(), "guild_id": null});
        self.tell_user(user, "APPLICATION_COMMANDS_UPDATE", &data);
        Ok(())
    }

    /// Returns the application object as its own bot sees it.
    pub(crate) fn application_json(&self, id: u64) -> Result<Value, ApiError> {
        let application = self.application(id)?;
        let mut data = json!({
            "id": id.to_string(),
            "name": application.name,
            "icon": self.image_name(id, Image::Icon),
            "description": application.description,
            // No longer used by Discord, but read by libraries.
            "summary": "",
            "type": null,
            "bot": self.user_json(id),
            "bot_public": true,
            "bot_require_code_grant": false,
            "verify_key": self.secrets.verify_key(id),
            "flags": application.flags(),
            "flags_new": application.flags().to_string(),
            "redirect_uris": [],
            "interactions_endpoint_url": application.interactions_endpoint,
            "role_connections_verification_url": null,
            "event_webhooks_url": null,
            "event_webhooks_status": 1,
            "integration_types_config": {
                "0": {"oauth2_install_params": {"scopes": ["applications.commands", "bot"], "permissions": "0"}},
                "1": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}},
            },
            "owner": self.user_json(application.owner_id),
            "approximate_guild_count": self.application_guilds(id).len(),
            "approximate_user_install_count": application.installed_by.len(),
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "rpc_origins": [],
            "tags": [],
            "team": null,
            "eligible_oauth2_scopes": [],
        });
        if let Some(cover) = self.image_name(id, Image::Cover) {
            data["cover_image"] = json!(cover);
        }
        for (key, value) in application.profile.iter().filter(|(_, value)| !value.is_null()) {
            data[key] = value.clone();
        }
        Ok(data)
    }
}
