//! A user's membership in a guild.

use crate::clock::iso;
use serde_json::{Value, json};

/// A user's membership in a guild.
#[derive(Debug, Clone)]
pub struct Member {
    /// The user.
    pub user_id: u64,
    /// The name in this guild.
    pub nick: Option<String>,
    /// The roles besides `@everyone`.
    pub roles: Vec<u64>,
    /// When they joined, in milliseconds since 1970.
    pub joined: i64,
    /// End of their timeout, in milliseconds since 1970.
    pub timed_out_until: Option<i64>,
    /// The name of the picture in this guild.
    pub avatar: Option<String>,
    /// The name of the banner in this guild.
    pub banner: Option<String>,
    /// Discord's flags.
    pub flags: u32,
}

impl Member {
    pub(crate) fn new(user_id: u64, joined: i64) -> Self {
        Self {
            user_id,
            nick: None,
            roles: Vec::new(),
            joined,
            timed_out_until: None,
            avatar: None,
            banner: None,
            flags: 0,
        }
    }

    /// Returns the member object without the user, as messages carry it.
    #[must_use]
    pub fn partial_json(&self) -> Value {
        json!({
            "nick": self.nick,
            "avatar": self.avatar,
            "banner": self.banner,
            "roles": self.roles.iter().map(u64::to_string).collect::<Vec<_>>(),
            "joined_at": iso(self.joined),
            "premium_since": null,
            "deaf": false,
            "mute": false,
            "flags": self.flags,
            "pending": false,
            "communication_disabled_until": self.timed_out_until.map(iso),
        })
    }
}
