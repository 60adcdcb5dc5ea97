//! A user, human or bot.

use serde_json::{Value, json};

/// Parts of a profile with a separate rate limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum ProfilePart {
    Name,
    Picture,
}

/// A user of the sandbox.
#[derive(Debug, Clone)]
pub struct User {
    /// The user's id; a bot's is its application's.
    pub id: u64,
    /// The unique lower-case name.
    pub username: String,
    /// The name shown, if chosen.
    pub global_name: Option<String>,
    /// `true` for bots.
    pub bot: bool,
    /// The client's language, such as `en-US`.
    pub locale: String,
    /// The name of the picture, if there is one.
    pub avatar: Option<String>,
    /// The name of the banner, if there is one.
    pub banner: Option<String>,
    /// `true` if the user does not accept direct messages.
    pub dms_closed: bool,
}

impl User {
    /// Returns Discord's user object.
    #[must_use]
    pub fn json(&self) -> Value {
        let mut user = json!({
            "id": self.id.to_string(),
            "username": self.username,
            "global_name": self.global_name,
            "discriminator": if self.bot { "0000" } else { "0" },
            "avatar": self.avatar,
            "avatar_decoration_data": null,
            "collectibles": null,
            "primary_guild": null,
            "banner": self.banner,
            "accent_color": null,
            "public_flags": if self.bot { 1 << 16 } else { 0 },
            "flags": if self.bot { 1 << 16 } else { 0 },
        });
        if self.bot {
            user["bot"] = json!(true);
        }
        user
    }

    /// Returns the user object a bot gets about itself.
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

    /// Returns the user object of the control API, with facts that only the sandbox knows.
    #[must_use]
    pub fn control_json(&self) -> Value {
        let mut user = self.json();
        user["locale"] = json!(self.locale);
        user["dms_closed"] = json!(self.dms_closed);
        user
    }

    /// Returns the name people see.
    #[must_use]
    pub fn display_name(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }
}
