//! A sandbox with a server, two people and the example bot, and the actions of people there.

use std::net::SocketAddr;
use std::time::Duration;

use discord_sandbox::{Config, Sandbox};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::evidence::Evidence;
use super::poise_bot;

/// Longer than anything takes that should happen, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// Pause between two looks while waiting.
const PAUSE: Duration = Duration::from_millis(20);

/// The stage and everyone on it. Ids are strings, as everywhere in Discord's API.
pub(crate) struct Stage {
    pub(crate) sandbox: Sandbox,
    pub(crate) guild: String,
    pub(crate) channel: String,
    /// Owns the server.
    pub(crate) alice: String,
    /// A member without special permissions.
    pub(crate) bob: String,
    pub(crate) application: String,
    pub(crate) token: String,
    http: reqwest::Client,
    stop: oneshot::Sender<()>,
    /// Present once the bot is connected.
    bot: Option<JoinHandle<Result<(), poise_bot::Error>>>,
}

/// A user's command, button, choice or form, as Discord answered it.
pub(crate) struct Answer {
    /// The record of the interaction.
    pub(crate) record: Value,
    /// The answering message, as the user sees it; null if there is none.
    pub(crate) message: Value,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        self.message["content"].as_str().unwrap_or_default()
    }

    pub(crate) fn id(&self) -> &str {
        text(&self.message["id"])
    }
}

/// Returns the string in a value.
pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("a string was expected, not {value}"))
}

/// Returns the HTTP client of a bot that sends everything to the sandbox.
pub(crate) async fn through_proxy(token: &str, address: SocketAddr) -> serenity::http::Http {
    serenity::http::HttpBuilder::new(token)
        .proxy(format!("http://{address}"))
        .ratelimiter_disabled(true)
        .build()
}

impl Stage {
    /// Sets the stage with a bot that uses the sandbox, and waits until it is connected.
    pub(crate) async fn set() -> Self {
        Self::set_with(Config::lenient(), through_proxy).await
    }

    /// Sets the stage with another configuration of the sandbox, or another way to it.
    pub(crate) async fn set_with(
        config: Config,
        connect: impl AsyncFnOnce(&str, SocketAddr) -> serenity::http::Http,
    ) -> Self {
        let sandbox = Sandbox::start(config).await.unwrap();
        let http = reqwest::Client::new();
        let control = Control { http: &http, base: format!("{}/_sandbox", sandbox.url()) };
        let alice = control.post("/users", json!({"username": "alice"})).await;
        let bob = control.post("/users", json!({"username": "bob"})).await;
        let application = control.post("/applications", json!({"name": "painter"})).await;
        let members = json!([alice["id"], bob["id"]]);
        let guild = json!({
            "name": "Studio", "owner_id": alice["id"], "members": members, "applications": [application["id"]],
        });
        let guild = control.post("/guilds", guild).await;
        let everything = control.get("/guilds").await;
        let studio = everything.as_array().unwrap().iter().find(|entry| entry["id"] == guild["id"]).unwrap();
        let general = studio["channels"].as_array().unwrap().iter().find(|entry| entry["type"] == 0).unwrap();
        let token = text(&application["token"]).to_owned();
        let bot_http = connect(&token, sandbox.address()).await;
        let (stop, stopped) = oneshot::channel();
        let mut bot = tokio::spawn(poise_bot::run(bot_http, async move {
            let _ = stopped.await;
        }));
        let own = |value: &Value| text(value).to_owned();
        let mut stage = Self {
            guild: own(&guild["id"]),
            channel: own(&general["id"]),
            alice: own(&alice["id"]),
            bob: own(&bob["id"]),
            application: own(&application["id"]),
            token,
            sandbox,
            http,
            stop,
            bot: None,
        };
        let ready = async {
            stage.until("the bot is ready", async || stage.sessions().await.into_iter().next()).await;
        };
        let ended = tokio::select! {
            () = ready => None,
            ended = &mut bot => Some(ended),
        };
        assert!(ended.is_none(), "the bot ended by itself: {ended:?}");
        stage.bot = Some(bot);
        stage
    }

    fn control(&self) -> Control<'_> {
        Control { http: &self.http, base: format!("{}/_sandbox", self.sandbox.url()) }
    }

    /// Sends a query to the sandbox's own interface.
    pub(crate) async fn get(&self, path: &str) -> Value {
        self.control().get(path).await
    }

    /// Sends a command to the sandbox's own interface.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        self.control().post(path, body).await
    }

    /// Changes an object through the sandbox's own interface.
    pub(crate) async fn put(&self, path: &str, body: Value) {
        self.do_to(reqwest::Method::PUT, path, Some(body)).await;
    }

    /// Deletes an object through the sandbox's own interface.
    pub(crate) async fn patch(&self, path: &str, body: Value) {
        self.do_to(reqwest::Method::PATCH, path, Some(body)).await;
    }

    pub(crate) async fn delete(&self, path: &str) {
        self.do_to(reqwest::Method::DELETE, path, None).await;
    }

    async fn do_to(&self, method: reqwest::Method, path: &str, body: Option<Value>) {
        let (status, answer) = self.control().send(method.clone(), path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
    }

    /// Lets a user begin an interaction without waiting for the bot. Returns the status and the record or error.
    pub(crate) async fn try_interaction(&self, user: &str, body: Value) -> (u16, Value) {
        let path = format!("/users/{user}/interactions");
        self.control().send(reqwest::Method::POST, &path, Some(body)).await
    }

    /// Lets a user act, which the bot must acknowledge.
    pub(crate) async fn interaction(&self, user: &str, body: Value) -> Answer {
        let record = self.post(&format!("/users/{user}/interactions?wait=true"), body.clone()).await;
        assert_eq!(record["state"], "acknowledged", "{body} got {record}");
        let message = match record["response_message_id"].as_str() {
            Some(id) => self.message(user, text(&record["channel_id"]), id).await.unwrap_or_default(),
            None => Value::Null,
        };
        Answer { record, message }
    }

    /// Lets a user run a slash command in the channel `general`. Options are pairs of name and value.
    pub(crate) async fn run(&self, user: &str, name: &str, options: Value) -> Answer {
        self.run_in(&self.channel, user, name, options).await
    }

    /// Lets a user run a slash command in a channel.
    pub(crate) async fn run_in(&self, channel: &str, user: &str, name: &str, options: Value) -> Answer {
        self.interaction(user, command(channel, name, &options)).await
    }

    /// Lets a user press a button or, with `values`, choose from a select.
    pub(crate) async fn press(&self, user: &str, message: &str, id: &str, values: Option<Value>) -> Answer {
        let mut data = json!({"custom_id": id});
        if let Some(values) = values {
            data["values"] = values;
        }
        let body = json!({"type": 3, "channel_id": self.channel, "message_id": message, "data": data});
        self.interaction(user, body).await
    }

    /// Lets a user pick a command from the menu of a message or person.
    pub(crate) async fn menu(&self, user: &str, kind: u8, name: &str, target: &str) -> Answer {
        let data = json!({"name": name, "type": kind, "target_id": target});
        self.interaction(user, json!({"type": 2, "channel_id": self.channel, "data": data})).await
    }

    /// Lets a user write in the channel `general`; returns the message's id.
    pub(crate) async fn say(&self, user: &str, words: &str) -> String {
        let path = format!("/users/{user}/channels/{}/messages", self.channel);
        text(&self.post(&path, json!({"content": words})).await["id"]).to_owned()
    }

    /// Returns a message as a user sees it, if visible.
    pub(crate) async fn message(&self, user: &str, channel: &str, id: &str) -> Option<Value> {
        let path = format!("/users/{user}/channels/{channel}/messages/{id}");
        let (status, message) = self.control().send(reqwest::Method::GET, &path, None).await;
        (status == 200).then_some(message)
    }

    /// Returns the messages of a channel as a user sees them, oldest first.
    pub(crate) async fn messages(&self, user: &str, channel: &str) -> Vec<Value> {
        let mut messages =
            match self.get(&format!("/users/{user}/channels/{channel}/messages?limit=100")).await {
                Value::Array(messages) => messages,
                other => panic!("a list was expected, not {other}"),
            };
        messages.reverse();
        messages
    }

    /// Returns the texts of a channel as a user sees them, oldest first.
    pub(crate) async fn texts(&self, user: &str) -> Vec<String> {
        let messages = self.messages(user, &self.channel).await;
        messages.iter().map(|message| text(&message["content"]).to_owned()).collect()
    }

    /// Returns the connected gateway sessions of the bot.
    pub(crate) async fn sessions(&self) -> Vec<Value> {
        let Value::Array(mut sessions) = self.get("/gateway/sessions").await else { return Vec::new() };
        sessions
            .retain(|session| session["application_id"] == self.application && session["connected"] == true);
        sessions
    }

    /// Waits until the bot has put its mark under a message.
    pub(crate) async fn seen(&self, message: &str) {
        self.until("the bot has seen the message", async || {
            let message = self.message(&self.alice, &self.channel, message).await?;
            let reactions = message["reactions"].as_array()?.clone();
            reactions.into_iter().find(|reaction| reaction["emoji"]["name"] == "🎨")
        })
        .await;
    }

    /// Waits for something that will happen.
    pub(crate) async fn until<T>(&self, what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
        let waiting = async {
            loop {
                if let Some(found) = look().await {
                    return found;
                }
                tokio::time::sleep(PAUSE).await;
            }
        };
        match tokio::time::timeout(PATIENCE, waiting).await {
            Ok(found) => found,
            Err(_) => panic!("in vain: {what}\n{}", self.evidence().tail(40)),
        }
    }

    /// Returns the evidence so far.
    pub(super) fn evidence(&self) -> Evidence {
        Evidence::read(&self.sandbox.transcript(0))
    }

    /// Stops the bot and checks that neither it nor the sandbox violated the description or missed a feature.
    pub(crate) async fn strike(self) {
        let bot = self.bot.unwrap();
        assert!(!bot.is_finished(), "the bot ended by itself");
        let violations = self.sandbox.violations();
        let violations: Vec<_> = violations.iter().map(|violation| text(&violation["message"])).collect();
        assert!(violations.is_empty(), "{violations:#?}");
        assert_eq!(self.sandbox.unsupported(), Vec::<Value>::new());
        self.stop.send(()).unwrap();
        bot.await.unwrap().unwrap();
        self.sandbox.shutdown().await;
    }
}

/// Returns the request of a user who runs a slash command.
pub(crate) fn command(channel: &str, name: &str, options: &Value) -> Value {
    let options: Vec<_> = options
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, value)| json!({"name": name, "value": value}))
        .collect();
    json!({"type": 2, "channel_id": channel, "data": {"name": name, "options": options}})
}

/// The sandbox's own interface.
struct Control<'a> {
    http: &'a reqwest::Client,
    base: String,
}

impl Control<'_> {
    async fn send(&self, method: reqwest::Method, path: &str, body: Option<Value>) -> (u16, Value) {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        (status, serde_json::from_slice(&answer.bytes().await.unwrap()).unwrap_or_default())
    }

    async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.send(reqwest::Method::GET, path, None).await;
        assert_eq!(status, 200, "GET {path}: {answer}");
        answer
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.send(reqwest::Method::POST, path, Some(body)).await;
        assert!((200..300).contains(&status), "POST {path}: {status} {answer}");
        answer
    }
}
