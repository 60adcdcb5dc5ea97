//! An emoji under a message.

use serde_json::{Value, json};

/// An emoji under a message and who chose it.
#[derive(Debug, Clone)]
pub struct Reaction {
    /// The emoji itself.
    pub emoji: String,
    /// Who reacted, in order.
    pub users: Vec<u64>,
}

impl Reaction {
    pub(crate) fn json(&self, viewer: u64) -> Value {
        json!({
            "count": self.users.len(),
            "count_details": {"burst": 0, "normal": self.users.len()},
            "me": self.users.contains(&viewer),
            "me_burst": false,
            "burst_colors": [],
            "emoji": emoji_json(&self.emoji),
        })
    }
}

/// The emoji object.
pub(crate) fn emoji_json(emoji: &str) -> Value {
    json!({"id": null, "name": emoji})
}
