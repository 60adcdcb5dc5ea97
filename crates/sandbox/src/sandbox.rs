//! The sandbox as a library: started, used and shut down inside a program, above all inside tests.

use crate::config::Config;
use crate::control;
use crate::endpoint;
use crate::error::ApiError;
use crate::fixture_file::{FixtureError, FixtureFile};
use crate::gateway::Hub;
use crate::http::FaultSpec;
use crate::json_lines::line_of;
use crate::permissions::{DEFAULT_BOT, Overwrite};
use crate::server::{self, StartError};
use crate::server_state::ServerState;
use crate::user::Person;
use crate::world::{ChannelSpec, Interaction, RoleSpec, World};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A running sandbox. It stops when dropped, or in an orderly way with [`Sandbox::shutdown`].
pub struct Sandbox {
    server: Arc<ServerState>,
    address: SocketAddr,
    tasks: Vec<JoinHandle<()>>,
}

/// A new application, with the credentials of its bot.
#[derive(Debug, Clone)]
pub struct Bot {
    /// The application's and the bot user's id.
    pub id: u64,
    /// The bot token.
    pub token: String,
}

impl Sandbox {
    /// Starts a sandbox on the current Tokio runtime.
    ///
    /// # Errors
    /// If the address is taken, the system gives no random bytes, or Discord's API description cannot be read.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let (server, listener, address) = server::bind(config).await?;
        let tasks = vec![
            tokio::spawn(server::serve(Arc::clone(&server), listener)),
            tokio::spawn(server::watch_deadlines(Arc::clone(&server))),
            tokio::spawn(endpoint::deliver(Arc::clone(&server))),
        ];
        Ok(Self { server, address, tasks })
    }

    /// Stops serving and waits until it has.
    pub async fn shutdown(mut self) {
        self.stop();
        for task in self.tasks.drain(..) {
            // A task that panicked has nothing left to stop.
            let _ = task.await;
        }
    }

    fn stop(&self) {
        self.server.stop.send_replace(true);
        self.server.hub.drop_connections(&crate::gateway::Target::all());
    }

    /// Returns the address of its socket.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address of the page, such as `http://127.0.0.1:8080`; serenity's `proxy` takes it too.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.server.base_url
    }

    /// Returns the address of the API, such as `http://127.0.0.1:8080/api`; discord.js calls it `rest.api`.
    #[must_use]
    pub fn api_url(&self) -> String {
        format!("{}/api", self.server.base_url)
    }

    /// Returns the address of the gateway, such as `ws://127.0.0.1:8080/gateway`.
    #[must_use]
    pub fn gateway_url(&self) -> String {
        self.server.gateway_url()
    }

    /// Returns the gateway: its sessions, and the faults it can have.
    #[must_use]
    pub fn gateway(&self) -> &Arc<Hub> {
        &self.server.hub
    }

    /// Reads the world. It is locked meanwhile: `look` must not call the sandbox.
    pub fn look<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.server.world.read())
    }

    /// Changes the world and notifies bots and pages. The world is locked meanwhile: `change` must not call the
    /// sandbox.
    pub fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        change(&mut self.server.world.write())
    }

    /// Reads the world after every change until `look` finds something.
    ///
    /// Returns `None` if it does not within `most` of real time.
    pub async fn wait_for<T>(&self, most: Duration, look: impl Fn(&World) -> Option<T>) -> Option<T> {
        tokio::time::timeout(most, async {
            loop {
                let changed = self.server.world.changed.notified();
                tokio::pin!(changed);
                changed.as_mut().enable();
                if let Some(found) = self.look(&look) {
                    return found;
                }
                changed.await;
            }
        })
        .await
        .ok()
    }

    /// Waits until a bot has a gateway session; `false` if it has none within `most` of real time.
    pub async fn wait_for_bot(&self, bot: u64, most: Duration) -> bool {
        let connected = async {
            while !self.server.world.is_connected(bot) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(most, connected).await.is_ok()
    }

    /// Creates a human user.
    #[must_use]
    pub fn create_user(&self, username: &str) -> Person {
        let id = self.change(|world| world.create_user(username, None, "en-US"));
        self.person(id)
    }

    /// Returns the handle of a user.
    #[must_use]
    pub fn person(&self, id: u64) -> Person {
        Person::new(Arc::clone(&self.server), id)
    }

    /// Returns the privileged intents of a new application.
    pub(crate) fn default_intents(&self) -> u64 {
        self.server.default_intents()
    }

    /// Creates an application, with all privileged intents switched on unless the sandbox is strict.
    #[must_use]
    pub fn create_application(&self, name: &str) -> Bot {
        let intents = self.default_intents();
        self.change(|world| {
            let id = world.create_application(name, "", intents);
            let token =
                world.application(id).map(|application| application.token.clone()).unwrap_or_default();
            Bot { id, token }
        })
    }

    /// Creates a guild with a channel `general`, and adds members and bots to it.
    ///
    /// # Errors
    /// 10013 or 10002 if a user or application is unknown.
    pub fn create_guild(
        &self,
        name: &str,
        owner: u64,
        members: &[u64],
        bots: &[u64],
    ) -> Result<u64, ApiError> {
        self.change(|world| {
            let id = world.create_guild(name, owner, "en-US")?;
            for member in members {
                world.add_member(id, *member)?;
            }
            for bot in bots {
                world.install(id, *bot, DEFAULT_BOT)?;
            }
            Ok(id)
        })
    }

    /// Adds people, applications, servers, channels and messages from the form of a fixture file, which
    /// `docs/control-api.md` describes, and returns their ids by name. If anything is wrong, nothing is added.
    ///
    /// # Errors
    /// 50035 with the mistake.
    pub fn load_fixtures(&self, fixtures: &Value) -> Result<Value, ApiError> {
        let file = FixtureFile::parse(fixtures)?;
        let intents = self.default_intents();
        Ok(self.change(|world| file.add_to(world, intents))?)
    }

    /// Loads the same from the text of a file.
    ///
    /// # Errors
    /// A mistake, with its line and its key.
    pub fn load_fixture_text(&self, text: &str) -> Result<Value, FixtureError> {
        let intents = self.default_intents();
        let file = FixtureFile::parse_text(text)?;
        let added = self.change(|world| file.add_to(world, intents));
        added.map_err(|wrong| FixtureError { line: Some(line_of(text, &wrong.key)), ..wrong })
    }

    /// Keeps the current world and its time under a name; `false` if there are too many snapshots.
    #[must_use]
    pub fn keep_snapshot(&self, name: &str) -> bool {
        self.server.snapshots.keep(name, self.server.snapshot())
    }

    /// Goes back to a snapshot; `false` if no snapshot has this name. Bots stay connected: they see their servers go
    /// away and come back.
    #[must_use]
    pub fn restore_snapshot(&self, name: &str) -> bool {
        let snapshot = self.server.snapshots.get(name);
        snapshot.inspect(|snapshot| control::go_back(&self.server, snapshot)).is_some()
    }

    /// Makes the current world the one that [`Sandbox::reset`] restores.
    pub fn keep_as_start(&self) {
        self.server.snapshots.set_start(self.server.snapshot());
    }

    /// Goes back to the beginning, and forgets faults, violations and the transcript.
    pub fn reset(&self) {
        control::reset_all(&self.server);
    }

    /// Creates a channel.
    ///
    /// # Errors
    /// 10004 if there is no such guild.
    pub fn create_channel(&self, guild: u64, spec: ChannelSpec) -> Result<u64, ApiError> {
        self.change(|world| world.create_channel(guild, spec))
    }

    /// Finds a channel of a guild by its name.
    #[must_use]
    pub fn channel_named(&self, guild: u64, name: &str) -> Option<u64> {
        self.look(|world| {
            let mut channels = world.channels_of(guild);
            channels.find(|channel| channel.name == name).map(|channel| channel.id)
        })
    }

    /// Creates a role.
    ///
    /// # Errors
    /// 10004 if there is no such guild.
    pub fn create_role(&self, guild: u64, spec: RoleSpec) -> Result<u64, ApiError> {
        self.change(|world| world.create_role(guild, spec))
    }

    /// Sets an overwrite of a channel.
    ///
    /// # Errors
    /// 10003 if there is no such channel.
    pub fn set_overwrite(&self, channel: u64, overwrite: Overwrite) -> Result<(), ApiError> {
        self.change(|world| world.set_overwrite(channel, overwrite))
    }

    /// Opens or closes a user to direct messages.
    ///
    /// # Errors
    /// 10013 if there is no such user.
    pub fn close_direct_messages(&self, user: u64, closed: bool) -> Result<(), ApiError> {
        self.change(|world| world.change_user(user, |user| user.dms_closed = closed)).map(|_| ())
    }

    /// Moves the clock forward. Interactions whose time is over fail at once.
    pub fn advance(&self, time: Duration) {
        let ms = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        self.server.world.clock.advance_ms(ms);
        self.change(World::run_due);
    }

    /// Returns the milliseconds by which the clock is ahead of the system's, for programs that share it.
    #[must_use]
    pub fn clock_offset(&self) -> watch::Receiver<i64> {
        self.server.world.clock.watch()
    }

    /// Switches rate limits and the other allowances that only real traffic meets.
    pub fn set_realistic_limits(&self, realistic: bool) {
        self.server.set_realistic(realistic);
    }

    /// Plans a fault of the HTTP API and returns its id.
    pub fn add_fault(&self, fault: FaultSpec) -> u64 {
        self.server.faults.add(fault)
    }

    /// Cancels all faults of the HTTP API.
    pub fn clear_faults(&self) {
        self.server.faults.clear(None);
    }

    /// Returns the number of open connections, those to the gateway included. Once none exist, no request of a program
    /// that has ended can still take effect.
    #[must_use]
    pub fn open_connections(&self) -> usize {
        self.server.connections.open(&self.server.places)
    }

    /// Waits until an interaction is answered or has failed, and returns its record.
    ///
    /// # Errors
    /// 10062 if it is unknown.
    pub async fn settled(&self, interaction: u64) -> Result<Interaction, ApiError> {
        control::settled(&self.server, interaction).await;
        self.look(|world| world.interaction(interaction).cloned())
    }

    /// Returns the transcript since line `seq`, as JSON lines.
    #[must_use]
    pub fn transcript(&self, seq: u64) -> String {
        self.server.world.transcript.since(seq)
    }

    /// Returns unsupported requests: objects with `method`, `path` and `count`.
    #[must_use]
    pub fn unsupported(&self) -> Vec<Value> {
        self.server.records.unsupported_json()
    }

    /// Returns a final report, as lines: [`Sandbox::unsupported`] and [`Sandbox::violations`] in words.
    #[must_use]
    pub fn departures(&self) -> Vec<String> {
        let unsupported = self.unsupported().into_iter().map(|request| {
            let text = |name: &str| request[name].as_str().unwrap_or_default().to_owned();
            format!("Not supported ({} times): {} {}", request["count"], text("method"), text("path"))
        });
        let violations = self.violations().into_iter().map(|violation| {
            format!("Not as Discord has it: {}", violation["message"].as_str().unwrap_or_default())
        });
        unsupported.chain(violations).collect()
    }

    /// Returns departures from Discord's API description, in requests and in the sandbox's own answers: objects with
    /// `method`, `path`, `direction`, `pointer` and `message`.
    #[must_use]
    pub fn violations(&self) -> Vec<Value> {
        self.server.records.violations_json()
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.stop();
    }
}
