//! Users, human and bot.

use super::World;
use crate::error::ApiError;
use serde_json::{Value, json};

/// A user of the sandbox.
#[derive(Debug, Clone)]
pub struct User {
    /// The user's id; a bot's is its application's.
    pub id: u64,
    /// The unique lower-case name.
    pub username: String,
    /// The name shown, if chosen.
    pub global_name: Option<String>,
    /// Whether it is a bot.
    pub bot: bool,
    /// The client's language, such as `en-US`.
    pub locale: String,
    /// Whether the user takes no direct messages.
    pub dms_closed: bool,
}

impl User {
    /// Discord's user object.
    #[must_use]
    pub fn json(&self) -> Value {
        let mut user = json!({
            "id": self.id.to_string(),
            "username": self.username,
            "global_name": self.global_name,
            "discriminator": if self.bot { "0000" } else { "0" },
            "avatar": null,
            "avatar_decoration_data": null,
            "collectibles": null,
            "primary_guild": null,
            "banner": null,
            "accent_color": null,
            "public_flags": if self.bot { 1 << 16 } else { 0 },
            "flags": if self.bot { 1 << 16 } else { 0 },
        });
        if self.bot {
            user["bot"] = json!(true);
        }
        user
    }

    /// The user object a bot gets about itself.
    #[must_use]
    pub fn own_json(&self) -> Value {
        let mut user = self.json();
        user["mfa_enabled"] = json!(true);
        user["locale"] = json!(self.locale);
        user["premium_type"] = json!(0);
        user["email"] = Value::Null;
        user["verified"] = json!(true);
        user
    }

    /// The user object of the control API, with what only the sandbox knows.
    #[must_use]
    pub fn control_json(&self) -> Value {
        let mut user = self.json();
        user["locale"] = json!(self.locale);
        user["dms_closed"] = json!(self.dms_closed);
        user
    }

    /// The name people see.
    #[must_use]
    pub fn display_name(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }
}

impl World {
    /// Creates a human user.
    pub fn create_user(&mut self, username: &str, global_name: Option<&str>, locale: &str) -> u64 {
        let id = self.next_id();
        self.add_user(User {
            id,
            username: username.to_owned(),
            global_name: global_name.map(str::to_owned),
            bot: false,
            locale: locale.to_owned(),
            dms_closed: false,
        });
        id
    }

    pub(crate) fn add_user(&mut self, user: User) {
        let data = user.json();
        self.users.insert(user.id, user);
        self.tell_everyone("USER_CREATE", &data);
    }

    /// Finds a user.
    ///
    /// # Errors
    /// 10013 if there is none.
    pub fn user(&self, id: u64) -> Result<&User, ApiError> {
        self.users.get(&id).ok_or_else(ApiError::unknown_user)
    }

    /// A user object, or that of a deleted user.
    pub(crate) fn user_json(&self, id: u64) -> Value {
        match self.users.get(&id) {
            Some(user) => user.json(),
            None => User {
                id,
                username: "deleted_user".into(),
                global_name: Some("Deleted User".into()),
                bot: false,
                locale: "en-US".into(),
                dms_closed: true,
            }
            .json(),
        }
    }

    /// Changes what the sandbox knows of a user.
    ///
    /// # Errors
    /// 10013 if there is no such user.
    pub fn change_user(&mut self, id: u64, change: impl FnOnce(&mut User)) -> Result<Value, ApiError> {
        let user = self.users.get_mut(&id).ok_or_else(ApiError::unknown_user)?;
        change(user);
        let (data, control) = (user.json(), user.control_json());
        self.tell_everyone("USER_UPDATE", &data);
        Ok(control)
    }
}
