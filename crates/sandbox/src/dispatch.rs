//! An event on its way to bots on the gateway.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

/// An event (opcode 0) for the gateway sessions of one application.
#[derive(Debug, Clone)]
pub struct Dispatch {
    /// The event's name as it appears in `t`, such as `MESSAGE_CREATE`.
    pub name: &'static str,
    /// The complete payload `d`. Parts that a session may not see are removed for that session.
    pub data: Arc<Value>,
    /// The shard of the application that receives it.
    pub route: Route,
    /// A session receives the event if this is 0 or shares a bit with the session's intents.
    /// [`crate::gateway::intents::of`] knows Discord's values.
    pub intents: u64,
}

/// An event on its way to an application's gateway sessions.
#[derive(Clone)]
pub(crate) struct Outgoing {
    pub(crate) application_id: u64,
    pub(crate) dispatch: Dispatch,
    /// Time for which it is held back.
    pub(crate) hold: Duration,
}

/// An interaction on its way to an application's address.
#[derive(Debug, Clone)]
pub(crate) struct Delivery {
    pub(crate) application_id: u64,
    pub(crate) interaction_id: u64,
    pub(crate) token: String,
    pub(crate) url: String,
    pub(crate) payload: String,
    /// Time for which it is held back.
    pub(crate) hold: Duration,
}

/// Route of an event to its shard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Route {
    /// An event of the guild with this id: shard `(id >> 22) % num_shards`.
    Guild(u64),
    /// An event of a direct message: shard 0.
    Direct,
    /// An event of the application itself: shard 0.
    App,
}

impl Route {
    /// Returns the shard that receives events on this route, of `shards` shards in all (at least 1).
    #[must_use]
    pub fn shard(self, shards: u32) -> u32 {
        match self {
            Self::Guild(id) => u32::try_from((id >> 22) % u64::from(shards.max(1))).unwrap_or(0),
            Self::Direct | Self::App => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn guilds_are_routed_by_their_creation_time() {
        assert_eq!(Route::Guild(0).shard(3), 0);
        assert_eq!(Route::Guild(4 << 22).shard(3), 1);
        assert_eq!(Route::Guild((5 << 22) | 0x3f_ffff).shard(3), 2);
        assert_eq!(Route::Guild(u64::MAX).shard(1), 0);
        assert_eq!(Route::Guild(7 << 22).shard(0), 0);
    }

    #[test]
    fn what_belongs_to_no_guild_goes_to_the_first_shard() {
        assert_eq!(Route::Direct.shard(9), 0);
        assert_eq!(Route::App.shard(9), 0);
    }
}
