//! A sandbox with a guild, two people and a bot that is signed in, as the start of a test.

use discord_sandbox::world::Interaction;
use discord_sandbox::{Bot, Config, Person, Sandbox};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method, header::HeaderMap};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

/// Longest wait for something that must come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// Pause between two heartbeats of the bot.
const HEARTBEAT: Duration = Duration::from_secs(20);

pub(crate) struct Stage {
    pub(crate) sandbox: Sandbox,
    pub(crate) bot: Bot,
    pub(crate) guild: u64,
    pub(crate) channel: u64,
    pub(crate) owner: Person,
    pub(crate) alice: Person,
    pub(crate) bob: Person,
    pub(crate) http: Client,
    events: mpsc::UnboundedReceiver<(String, Value)>,
}

/// Answer of the API.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
}

impl Stage {
    pub(crate) async fn new() -> Self {
        Self::with(Config::lenient()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let sandbox = Sandbox::start(config).await.unwrap();
        let bot = sandbox.create_application("Umpire");
        let [owner, alice, bob] = ["owner", "alice", "bob"].map(|name| sandbox.create_user(name));
        let guild = sandbox.create_guild("Club", owner.id, &[alice.id, bob.id], &[bot.id]).unwrap();
        let channel = sandbox.channel_named(guild, "general").unwrap();
        let events = sign_in(&sandbox, &bot).await;
        Self { sandbox, bot, guild, channel, owner, alice, bob, http: Client::new(), events }
    }

    /// Sends a request by the bot.
    pub(crate) async fn call(&self, method: &str, path: &str, body: Value) -> Answer {
        self.call_as(&format!("Bot {}", self.bot.token), method, path, body).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.call("GET", path, Value::Null).await
    }

    pub(crate) async fn call_as(&self, authorization: &str, method: &str, path: &str, body: Value) -> Answer {
        let url = format!("{}/v10{path}", self.sandbox.api_url());
        let mut request = self.http.request(Method::from_bytes(method.as_bytes()).unwrap(), url);
        if !authorization.is_empty() {
            request = request.header("authorization", authorization);
        }
        if !body.is_null() {
            request = request.json(&body);
        }
        read(request).await
    }

    /// Sends a request of the control API.
    pub(crate) async fn control(&self, method: &str, path: &str, body: Value) -> Answer {
        let url = format!("{}/_sandbox{path}", self.sandbox.url());
        let mut request = self.http.request(Method::from_bytes(method.as_bytes()).unwrap(), url);
        if !body.is_null() {
            request = request.json(&body);
        }
        read(request).await
    }

    /// Posts a message by the bot in the channel.
    pub(crate) async fn post(&self, body: Value) -> Answer {
        self.call("POST", &format!("/channels/{}/messages", self.channel), body).await
    }

    /// Posts a message by the bot; returns its id.
    pub(crate) async fn posted(&self, body: Value) -> u64 {
        self.post(body).await.ok()["id"].as_str().unwrap().parse().unwrap()
    }

    pub(crate) fn message_path(&self, id: u64) -> String {
        format!("/channels/{}/messages/{id}", self.channel)
    }

    /// Sends a multipart request by the bot.
    pub(crate) async fn upload(
        &self,
        method: &str,
        path: &str,
        payload: Value,
        files: &[(&str, &str, Vec<u8>)],
    ) -> Answer {
        let mut form = reqwest::multipart::Form::new().text("payload_json", payload.to_string());
        for (name, filename, data) in files {
            let part = reqwest::multipart::Part::bytes(data.clone()).file_name((*filename).to_owned());
            form = form.part((*name).to_owned(), part);
        }
        let url = format!("{}/v10{path}", self.sandbox.api_url());
        let request = self.http.request(Method::from_bytes(method.as_bytes()).unwrap(), url);
        read(request.header("authorization", format!("Bot {}", self.bot.token)).multipart(form)).await
    }

    /// Registers commands in the guild.
    pub(crate) async fn register(&self, commands: Value) -> Answer {
        let path = format!("/applications/{}/guilds/{}/commands", self.bot.id, self.guild);
        self.call("PUT", &path, commands).await
    }

    /// Lets Alice run a command; returns the interaction as it waits for the bot.
    pub(crate) fn runs(&self, command: &str, options: Value) -> Interaction {
        self.interacts(json!({"type": 2, "data": {"name": command, "options": options}}))
    }

    /// Lets Alice act in the channel.
    pub(crate) fn interacts(&self, mut body: Value) -> Interaction {
        body["channel_id"] = json!(self.channel.to_string());
        let id = self.alice.interact(&body).unwrap();
        self.interaction(id)
    }

    pub(crate) fn interaction(&self, id: u64) -> Interaction {
        self.sandbox.look(|world| world.interaction(id).cloned()).unwrap()
    }

    /// Registers `/play` and has Alice run it.
    pub(crate) async fn playing(&self) -> Interaction {
        self.register(json!([{"name": "play", "description": "Play"}])).await.ok();
        self.runs("play", json!([]))
    }

    /// Sends the bot's first answer.
    pub(crate) async fn answer(&self, interaction: &Interaction, body: Value) -> Answer {
        let path = format!("/interactions/{}/{}/callback", interaction.id, interaction.token);
        self.call_as("", "POST", &path, body).await
    }

    /// Sends a request with the interaction's token; `path` is below the webhook's address.
    pub(crate) async fn webhook(
        &self,
        interaction: &Interaction,
        method: &str,
        path: &str,
        body: Value,
    ) -> Answer {
        let path = format!("/webhooks/{}/{}{path}", self.bot.id, interaction.token);
        self.call_as("", method, &path, body).await
    }

    /// Waits for the next gateway event of a name; others are passed over.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.events.recv()).await;
            let (found, data) = next.unwrap_or_else(|_| panic!("no {name}")).unwrap();
            if found == name {
                return data;
            }
        }
    }

    /// Ends a test and checks that the sandbox's own answers were as Discord describes them.
    pub(crate) async fn done(self) {
        let wrong = self.sandbox.violations();
        let wrong = wrong.iter().filter(|violation| violation["direction"] == "response").collect::<Vec<_>>();
        assert!(wrong.is_empty(), "the sandbox's answers are not Discord's:\n{}", lines(&wrong));
        self.sandbox.shutdown().await;
    }
}

fn lines(violations: &[&Value]) -> String {
    violations.iter().map(|violation| format!("  {}\n", violation["message"])).collect()
}

async fn read(request: reqwest::RequestBuilder) -> Answer {
    let response = request.send().await.unwrap();
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let bytes = response.bytes().await.unwrap();
    Answer { status, headers, body: serde_json::from_slice(&bytes).unwrap_or(Value::Null) }
}

impl Answer {
    /// Returns the body of a success.
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.body
    }

    /// Asserts that it is this error.
    #[track_caller]
    pub(crate) fn fails(self, status: u16, code: u64) {
        assert_eq!((self.status, &self.body["code"]), (status, &json!(code)), "{}", self.body);
        assert!(self.body["message"].as_str().is_some_and(|text| !text.is_empty()), "{}", self.body);
    }

    /// Asserts that the form is refused with this complaint at this place, such as `embeds.0.title`.
    #[track_caller]
    pub(crate) fn complains(self, place: &str, code: &str) {
        assert_eq!((self.status, &self.body["code"]), (400, &json!(50035)), "{}", self.body);
        let mut node = &self.body["errors"];
        for part in place.split('.').filter(|part| !part.is_empty()) {
            node = &node[part];
        }
        let codes = node["_errors"].as_array().unwrap_or_else(|| panic!("nothing at {place}: {}", self.body));
        assert!(codes.iter().any(|error| error["code"] == code), "no {code} at {place}: {}", self.body);
    }
}

/// Signs a bot in with all intents and collects its events.
pub(crate) async fn sign_in(sandbox: &Sandbox, bot: &Bot) -> mpsc::UnboundedReceiver<(String, Value)> {
    let url = format!("{}/?v=10&encoding=json", sandbox.gateway_url());
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    let all = discord_sandbox::gateway::intents::ALL;
    let identify = json!({"op": 2, "d": {"token": bot.token, "intents": all, "properties": {}}});
    socket.send(Message::text(identify.to_string())).await.unwrap();
    let (sender, mut events) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut beat = tokio::time::interval(HEARTBEAT);
        loop {
            let message = tokio::select! {
                message = socket.next() => message,
                _ = beat.tick() => {
                    let heartbeat = json!({"op": 1, "d": null}).to_string();
                    // A lost connection ends the loop by itself.
                    let _ = socket.send(Message::text(heartbeat)).await;
                    continue;
                }
            };
            let Some(Ok(message)) = message else { return };
            let Message::Text(text) = message else { continue };
            let payload: Value = serde_json::from_str(&text).unwrap();
            if let Some(name) = payload["t"].as_str()
                && sender.send((name.to_owned(), payload["d"].clone())).is_err()
            {
                return;
            }
        }
    });
    // The guild comes last.
    loop {
        let (name, _) = tokio::time::timeout(PATIENCE, events.recv()).await.unwrap().unwrap();
        if name == "GUILD_CREATE" {
            return events;
        }
    }
}
