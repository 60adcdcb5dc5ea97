//! An emoji under a message.

use serde_json::{Value, json};

/// An emoji under a message and who chose it.
#[derive(Debug, Clone)]
pub struct Reaction {
    /// The emoji itself; `name:id` for one of a server or application.
    pub emoji: String,
    /// Users who reacted, in order.
    pub users: Vec<u64>,
}

impl Reaction {
    /// Returns `true` if an address, such as `👍` or `name:id`, names its emoji: of custom ones the id counts.
    pub(crate) fn is_of(&self, address: &str) -> bool {
        match (self.emoji.rsplit_once(':'), address.rsplit_once(':')) {
            (Some((_, own)), Some((_, id))) => own == id,
            _ => self.emoji == address,
        }
    }

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

/// Returns the emoji object.
pub(crate) fn emoji_json(emoji: &str) -> Value {
    match emoji.rsplit_once(':') {
        Some((name, id)) => json!({"id": id, "name": name}),
        None => json!({"id": null, "name": emoji}),
    }
}
