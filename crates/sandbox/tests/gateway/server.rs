//! A gateway in front of a made-up world.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use discord_sandbox::dispatch::{Dispatch, Route};
use discord_sandbox::gateway::{Directory, Entry, Hub, HubConfig, Identity, MemberQuery, Target, intents};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::client::Client;

/// The application of [`TOKEN`]; its bot has the same id.
pub(super) const APP: u64 = 900;
pub(super) const TOKEN: &str = "secret-token";
/// The application of [`OTHER_TOKEN`].
pub(super) const OTHER_APP: u64 = 901;
pub(super) const OTHER_TOKEN: &str = "other-token";
/// Longest wait of a test for something that must come.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// Returns a guild whose events go to shard `shard` as long as there are more than `shard` shards.
pub(super) fn guild(shard: u64) -> u64 {
    (shard << 22) | 77
}

type Hook = Box<dyn Fn() + Send + Sync>;

/// A world of two bots, in which guilds have three members.
#[derive(Default)]
pub(super) struct World {
    bots: Mutex<HashMap<&'static str, Identity>>,
    log: Mutex<Vec<Entry>>,
    on_guild_create: Mutex<Option<Hook>>,
}

impl Directory for World {
    fn identify(&self, token: &str) -> Option<Identity> {
        self.bots.lock().unwrap().get(token).cloned()
    }

    fn guild_create(&self, application_id: u64, guild_id: u64) -> Option<Value> {
        if let Some(hook) = self.on_guild_create.lock().unwrap().as_ref() {
            hook();
        }
        let own = json!({"user": {"id": application_id.to_string()}});
        let other = json!({"user": {"id": "5"}});
        Some(json!({"id": guild_id.to_string(), "name": "A guild", "members": [own, other], "presences": []}))
    }

    fn members(&self, _: u64, guild_id: u64, query: &MemberQuery) -> Option<Vec<Value>> {
        let member = |id: u64| json!({"user": {"id": id.to_string(), "username": format!("user{id}")}});
        (guild_id == guild(0)).then(|| match query {
            MemberQuery::All => (1..=1_500).map(member).collect(),
            MemberQuery::Prefix { limit, .. } => (1..=3).take(*limit).map(member).collect(),
            MemberQuery::Ids(ids) => ids.iter().copied().filter(|id| *id < 10).map(member).collect(),
        })
    }

    fn transcript(&self, entry: Entry) {
        self.log.lock().unwrap().push(entry);
    }
}

/// A running gateway.
pub(super) struct Server {
    pub(super) hub: Arc<Hub>,
    pub(super) address: SocketAddr,
    world: Arc<World>,
    task: JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.hub.drop_connections(&Target::all());
        self.task.abort();
    }
}

impl Server {
    /// Starts a gateway that does not limit Identifies. The bot of [`APP`] is in two guilds.
    pub(super) async fn start() -> Self {
        Self::with(|_| {}).await
    }

    /// Starts like [`Self::start`], with other settings.
    pub(super) async fn with(configure: impl FnOnce(&mut HubConfig)) -> Self {
        let mut config = HubConfig { identify_limit: None, ..HubConfig::default() };
        configure(&mut config);
        let world = Arc::new(World::default());
        let hub = Hub::new(Arc::clone(&world) as Arc<dyn Directory>, config);
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = Arc::clone(&hub).serve(listener);
        let task = tokio::spawn(async move { serving.await.unwrap() });
        let server = Self { hub, address, world, task };
        server.set_bot(TOKEN, APP, 0, &[guild(0), guild(1)]);
        server.set_bot(OTHER_TOKEN, OTHER_APP, 0, &[guild(0)]);
        server
    }

    /// Adds a bot, or changes it.
    pub(super) fn set_bot(&self, token: &'static str, application_id: u64, flags: u64, guild_ids: &[u64]) {
        let user = json!({"id": application_id.to_string(), "username": "bot", "bot": true});
        let identity = Identity { application_id, user, flags, guild_ids: guild_ids.to_vec() };
        self.world.bots.lock().unwrap().insert(token, identity);
    }

    /// Calls `hook` whenever the hub asks for a guild.
    pub(super) fn on_guild_create(&self, hook: impl Fn() + Send + Sync + 'static) {
        *self.world.on_guild_create.lock().unwrap() = Some(Box::new(hook));
    }

    /// Connects a client and reads Hello.
    pub(super) async fn connect(&self) -> Client {
        let mut client = self.connect_with("v=10&encoding=json").await;
        assert_eq!(client.receive().await["op"], 10);
        client
    }

    /// Connects a client with this query, which has read nothing yet.
    pub(super) async fn connect_with(&self, query: &str) -> Client {
        Client::connect(&format!("ws://{}/gateway?{query}", self.address)).await
    }

    /// Connects a client that identifies and reads everything up to the last `GUILD_CREATE`.
    pub(super) async fn identified(&self, session_intents: u64) -> Client {
        let mut client = self.connect().await;
        client.identify(json!({"intents": session_intents})).await;
        assert_eq!(client.event().await["t"], "READY");
        if session_intents & intents::GUILDS != 0 {
            for _ in [guild(0), guild(1)] {
                assert_eq!(client.event().await["t"], "GUILD_CREATE");
            }
        }
        client
    }

    /// Connects a client that tries to continue a session.
    pub(super) async fn resuming(&self, session_id: &str, seq: u64) -> Client {
        let mut client = self.connect().await;
        client.resume(session_id, seq).await;
        client
    }

    /// Publishes an event without intents that says `number`.
    pub(super) fn publish(&self, number: u64) {
        self.publish_as("INTERACTION_CREATE", Route::App, 0, json!({"id": number}));
    }

    /// Publishes an event to [`APP`].
    pub(super) fn publish_as(&self, name: &'static str, route: Route, intents: u64, data: Value) {
        self.hub.publish(APP, Dispatch { name, data: Arc::new(data), route, intents });
    }

    /// Returns the id of the only session.
    pub(super) fn session_id(&self) -> String {
        let sessions = self.hub.sessions();
        assert_eq!(sessions.len(), 1, "{sessions:?}");
        sessions[0].session_id.clone()
    }

    /// Returns the transcript so far, as JSON.
    pub(super) fn log(&self) -> Vec<Value> {
        self.world.log.lock().unwrap().iter().map(|entry| serde_json::to_value(entry).unwrap()).collect()
    }

    /// Waits until `condition` holds.
    pub(super) async fn until(&self, what: &str, condition: impl Fn(&Self) -> bool) {
        let waiting = async {
            while !condition(self) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        assert!(timeout(PATIENCE, waiting).await.is_ok(), "in vain: {what}");
    }

    /// Waits until the only session has no connection.
    pub(super) async fn until_disconnected(&self) {
        self.until("the session loses its connection", |server| {
            server.hub.sessions().iter().all(|session| !session.connected)
        })
        .await;
    }
}
