//! The servers where the bot has been since it connected: only those that it joins later are greeted.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use trickmate_host::ServerId;

use poise::serenity_prelude::ShardId;
use tokio::sync::watch;

/// The known servers, and the connections whose list of servers has arrived.
pub(crate) struct KnownServers {
    servers: Mutex<HashSet<ServerId>>,
    /// Connections whose list of servers has arrived. Events are handled concurrently: a server's event may run before
    /// the list that came ahead of it.
    announced: watch::Sender<HashSet<ShardId>>,
}

impl KnownServers {
    pub(crate) fn new() -> Self {
        Self { servers: Mutex::default(), announced: watch::channel(HashSet::new()).0 }
    }

    /// Notes the servers that a connection begins with.
    pub(crate) fn begin(&self, shard: ShardId, servers: &[ServerId]) {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner).extend(servers);
        self.announced.send_modify(|announced| {
            announced.insert(shard);
        });
    }

    /// Returns `true` if a server of this connection is seen for the first time; it is known from then on. Waits until
    /// the list of servers of the connection has arrived.
    pub(crate) async fn is_new(&self, shard: ShardId, server: ServerId) -> bool {
        // The sender lives as long as this does, so waiting cannot fail.
        let _ = self.announced.subscribe().wait_for(|announced| announced.contains(&shard)).await;
        self.servers.lock().unwrap_or_else(PoisonError::into_inner).insert(server)
    }
}
