//! A role of a guild.

use serde_json::{Value, json};

/// A role of a guild.
#[derive(Debug, Clone)]
pub struct Role {
    /// Its id; `@everyone` has the guild's.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Permissions that it grants.
    pub permissions: u64,
    /// Its rank; `@everyone` is 0.
    pub position: i64,
    /// Its colour as 0xRRGGBB; 0 is none.
    pub color: u32,
    /// `true` if its members are listed apart.
    pub hoist: bool,
    /// `true` if everyone may mention it.
    pub mentionable: bool,
    /// The bot it belongs to, if it came with one.
    pub bot_id: Option<u64>,
    /// The colours its name fades to.
    pub further_colors: [Option<u32>; 2],
    /// The emoji shown beside its name.
    pub unicode_emoji: Option<String>,
}

/// Values of a new role, or changes to a role; `None` leaves a value as it is.
#[derive(Debug, Clone, Default)]
pub struct RoleSpec {
    /// The name.
    pub name: Option<String>,
    /// Permissions that it grants.
    pub permissions: Option<u64>,
    /// The colour as 0xRRGGBB.
    pub color: Option<u32>,
    /// `true` if its members are listed apart.
    pub hoist: Option<bool>,
    /// `true` if everyone may mention it.
    pub mentionable: Option<bool>,
    /// The colours its name fades to.
    pub further_colors: Option<[Option<u32>; 2]>,
    /// The emoji shown beside its name; `Some(None)` removes it.
    pub unicode_emoji: Option<Option<String>>,
}

impl Role {
    pub(crate) fn everyone(guild_id: u64, permissions: u64) -> Self {
        Self {
            id: guild_id,
            name: "@everyone".into(),
            permissions,
            position: 0,
            color: 0,
            hoist: false,
            mentionable: false,
            bot_id: None,
            further_colors: [None; 2],
            unicode_emoji: None,
        }
    }

    pub(crate) fn managed(id: u64, name: &str, permissions: u64, position: i64, bot: u64) -> Self {
        Self { name: name.to_owned(), position, bot_id: Some(bot), id, ..Self::everyone(id, permissions) }
    }

    pub(crate) fn apply(&mut self, spec: RoleSpec) {
        if let Some(name) = spec.name {
            self.name = name;
        }
        if let Some(permissions) = spec.permissions {
            self.permissions = permissions & crate::permissions::ALL;
        }
        if let Some(color) = spec.color {
            self.color = color;
        }
        if let Some(hoist) = spec.hoist {
            self.hoist = hoist;
        }
        if let Some(mentionable) = spec.mentionable {
            self.mentionable = mentionable;
        }
        if let Some(colors) = spec.further_colors {
            self.further_colors = colors;
        }
        if let Some(emoji) = spec.unicode_emoji {
            self.unicode_emoji = emoji;
        }
    }

    /// Returns Discord's role object.
    #[must_use]
    pub fn json(&self) -> Value {
        let mut role = json!({
            "id": self.id.to_string(),
            "name": self.name,
            "permissions": self.permissions.to_string(),
            "position": self.position,
            "color": self.color,
            "colors": {
                "primary_color": self.color,
                "secondary_color": self.further_colors[0],
                "tertiary_color": self.further_colors[1],
            },
            "hoist": self.hoist,
            "managed": self.bot_id.is_some(),
            "mentionable": self.mentionable,
            "icon": null,
            "unicode_emoji": self.unicode_emoji,
            "flags": 0,
        });
        if let Some(bot) = self.bot_id {
            role["tags"] = json!({"bot_id": bot.to_string()});
        }
        role
    }
}
