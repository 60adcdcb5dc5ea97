//! A sandbox with a bot that may do everything, and plain requests, for tables of accepted and refused requests.

use crate::stage::sign_in;
use discord_sandbox::permissions::ALL;
use discord_sandbox::world::{ChannelSpec, RoleSpec, kind};
use discord_sandbox::{Bot, Config, Person, Sandbox};
use reqwest::{Client, Method};
use serde_json::{Value, json};

pub(crate) struct Desk {
    pub(crate) sandbox: Sandbox,
    pub(crate) bot: Bot,
    pub(crate) alice: Person,
    pub(crate) bob: Person,
    pub(crate) guild: u64,
    pub(crate) channel: u64,
    pub(crate) forum: u64,
    pub(crate) voice: u64,
    pub(crate) message: String,
    http: Client,
    /// The bot's events: as long as they are kept it is connected.
    _events: Events,
}

type Events = tokio::sync::mpsc::UnboundedReceiver<(String, Value)>;

/// Body of a request.
pub(crate) enum Sent {
    Nothing,
    Json(Value),
    /// A content type and a body.
    Raw(&'static str, String),
}

impl Desk {
    /// Opens a desk without rate limits, strict or not.
    pub(crate) async fn open(strict: bool) -> Self {
        let config = Config { realistic_limits: false, strict, ..Config::default() };
        let sandbox = Sandbox::start(config).await.unwrap();
        let bot = sandbox.create_application("Umpire");
        let [alice, bob] = ["alice", "bob"].map(|name| sandbox.create_user(name));
        let guild = sandbox.create_guild("Club", alice.id, &[bob.id], &[bot.id]).unwrap();
        let changed = sandbox.change(|world| {
            let role = world.member(guild, bot.id)?.roles[0];
            let all = RoleSpec { permissions: Some(ALL), ..RoleSpec::default() };
            world.change_role(guild, role, all)
        });
        changed.unwrap();
        let create = |name: &str, kind| sandbox.create_channel(guild, ChannelSpec::new(name, kind)).unwrap();
        let (forum, voice) = (create("posts", kind::FORUM), create("talk", kind::VOICE));
        let channel = sandbox.channel_named(guild, "general").unwrap();
        let http = Client::builder().user_agent("DiscordBot (https://example.com, 1)").build().unwrap();
        let granted = http.patch(format!("{}/_sandbox/v1/applications/{}", sandbox.url(), bot.id));
        let granted = granted.json(&json!({"intents": "all"})).send().await.unwrap();
        assert_eq!(granted.status(), 200);
        let _events = sign_in(&sandbox, &bot).await;
        let message = String::new();
        let mut desk =
            Self { sandbox, bot, alice, bob, guild, channel, forum, voice, message, http, _events };
        let path = format!("/channels/{channel}/messages");
        let (status, posted) = desk.send("POST", &path, Sent::Json(json!({"content": "hello"}))).await;
        assert_eq!(status, 200, "{posted}");
        desk.message = posted["id"].as_str().unwrap().to_owned();
        desk
    }

    /// Returns a path with its names replaced by ids.
    pub(crate) fn path(&self, path: &str) -> String {
        [
            ("{guild}", self.guild.to_string()),
            ("{channel}", self.channel.to_string()),
            ("{forum}", self.forum.to_string()),
            ("{voice}", self.voice.to_string()),
            ("{message}", self.message.clone()),
            ("{bot}", self.bot.id.to_string()),
            ("{alice}", self.alice.id.to_string()),
            ("{bob}", self.bob.id.to_string()),
        ]
        .iter()
        .fold(path.to_owned(), |path, (name, id)| path.replace(name, id))
    }

    /// Sends a request by the bot; returns status and body of the answer.
    pub(crate) async fn send(&self, method: &str, path: &str, sent: Sent) -> (u16, Value) {
        let url = format!("{}/v10{}", self.sandbox.api_url(), self.path(path));
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let request =
            self.http.request(method, url).header("authorization", format!("Bot {}", self.bot.token));
        let request = match sent {
            Sent::Nothing => request,
            Sent::Json(body) => request.json(&body),
            Sent::Raw(content_type, body) => request.header("content-type", content_type).body(body),
        };
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or_default())
    }

    /// Sends a request of the control API.
    pub(crate) async fn control(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let url = format!("{}/_sandbox/v1{}", self.sandbox.url(), self.path(path));
        let request = self.http.request(Method::from_bytes(method.as_bytes()).unwrap(), url);
        let request = if body.is_null() { request } else { request.json(&body) };
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or_default())
    }

    /// Runs a command that the bot has registered in the guild, and returns the path of the callback.
    pub(crate) async fn callback(&self) -> String {
        let commands = json!([{"name": "play", "description": "Play"}]);
        let path = "/applications/{bot}/guilds/{guild}/commands";
        assert_eq!(self.send("PUT", path, Sent::Json(commands)).await.0, 200);
        let body = json!({"type": 2, "channel_id": self.channel.to_string(), "data": {"name": "play"}});
        let id = self.alice.interact(&body).unwrap();
        let token = self.sandbox.look(|world| world.interaction(id).unwrap().token.clone());
        format!("/interactions/{id}/{token}/callback")
    }

    /// Checks that the sandbox's own answers were as Discord describes them.
    pub(crate) async fn close(self) {
        let wrong = self.sandbox.violations();
        let wrong = wrong.iter().filter(|one| one["direction"] == "response").collect::<Vec<_>>();
        assert!(wrong.is_empty(), "the sandbox's answers are not Discord's: {wrong:#?}");
        self.sandbox.shutdown().await;
    }
}
