//! People who press a button at the moment they see it: by then the bot's request has always returned, and the bot
//! knows the button.

use crate::stage::{PATIENCE, Stage};
use discord_sandbox::Config;
use discord_sandbox::world::ChannelSpec;
use reqwest::Client;
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// Channels in use at the same time, and presses in each.
const LANES: usize = 10;
const PRESSES: usize = 18;
/// Time that a busy machine may take to note a button: far more than a bot needs.
const DELAY: Duration = Duration::from_secs(1);

/// An interaction of a lane, and `true` if the bot knew its message.
type Heard = (Value, bool);

#[derive(Clone)]
struct Bot {
    http: Client,
    api: String,
    token: String,
    id: u64,
    /// Messages whose requests have returned.
    known: Arc<Mutex<HashSet<String>>>,
}

impl Bot {
    async fn send(&self, method: &str, path: &str, body: Value) -> Value {
        let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
        let request = self.http.request(method, format!("{}/v10{path}", self.api)).json(&body);
        let response = request.header("authorization", format!("Bot {}", self.token)).send().await.unwrap();
        assert!(response.status().is_success(), "{path}: {}", response.text().await.unwrap());
        response.json().await.unwrap_or_default()
    }

    /// Notes the button of a message, as libraries do when its request has returned.
    fn notes(&self, message: &Value) {
        self.known.lock().unwrap().insert(message["id"].as_str().unwrap().to_owned());
    }

    /// Answers a command with a button, in one of several ways.
    async fn answers(&self, command: &Value, way: usize) {
        let text = |field: &str| command[field].as_str().unwrap().to_owned();
        let [id, token, channel] = ["id", "token", "channel_id"].map(text);
        let callback = format!("/interactions/{id}/{token}/callback?with_response=true");
        let webhook = format!("/webhooks/{}/{token}", self.id);
        let button = json!({"content": "Go?", "components": [{"type": 1, "components": [
            {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]});
        let plain = json!({"type": 4, "data": {"content": "Wait"}});
        let shown = match way {
            0 => {
                self.send("POST", &callback, json!({"type": 4, "data": button})).await["resource"]["message"]
                    .take()
            }
            1 => {
                self.send("POST", &callback, json!({"type": 5})).await;
                self.send("POST", &format!("{webhook}?wait=true"), button).await
            }
            2 => {
                self.send("POST", &callback, plain).await;
                self.send("PATCH", &format!("{webhook}/messages/@original"), button).await
            }
            3 => {
                self.send("POST", &callback, plain).await;
                self.send("POST", &webhook, button).await
            }
            4 => {
                self.send("POST", &callback, plain).await;
                self.send("POST", &format!("/channels/{channel}/messages"), button).await
            }
            _ => {
                self.send("POST", &callback, plain).await;
                let path = format!("/channels/{channel}/messages");
                let posted = self.send("POST", &path, json!({"content": "Wait"})).await;
                self.send("PATCH", &format!("{path}/{}", posted["id"].as_str().unwrap()), button).await
            }
        };
        self.notes(&shown);
    }
}

/// Presses each button of Alice's stream as soon as it comes.
async fn presses(http: Client, url: String, alice: u64) {
    let mut stream = http.get(format!("{url}/_sandbox/v1/users/{alice}/events")).send().await.unwrap();
    let mut text = String::new();
    while let Some(part) = stream.chunk().await.unwrap() {
        text.push_str(std::str::from_utf8(&part).unwrap());
        while let Some((event, rest)) =
            text.split_once("\n\n").map(|(event, rest)| (event.to_owned(), rest.to_owned()))
        {
            text = rest;
            let data = event.lines().find_map(|line| line.strip_prefix("data:")).unwrap_or_default();
            let message: Value = serde_json::from_str(data).unwrap_or_default();
            if message["components"][0]["components"][0]["custom_id"] == "go" && message["content"] == "Go?" {
                let press = json!({"type": 3, "channel_id": message["channel_id"], "message_id": message["id"],
                    "data": {"custom_id": "go"}});
                let sent =
                    http.post(format!("{url}/_sandbox/v1/users/{alice}/interactions")).json(&press).send();
                tokio::spawn(sent);
            }
        }
    }
}

/// Hands the bot's interactions to their lanes, until it is dropped.
async fn sort(stage: &mut Stage, bot: &Bot, lanes: &HashMap<String, UnboundedSender<Heard>>) {
    loop {
        let data = stage.event("INTERACTION_CREATE").await;
        let message = data["message"]["id"].as_str().unwrap_or_default();
        let known = bot.known.lock().unwrap().contains(message);
        let lane = &lanes[data["channel_id"].as_str().unwrap()];
        // A finished lane no longer listens.
        let _ = lane.send((data, known));
    }
}

async fn next(heard: &mut UnboundedReceiver<Heard>) -> Heard {
    tokio::time::timeout(PATIENCE, heard.recv()).await.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presses_in_the_same_instant_are_known_to_the_bot_however_it_answered() {
    let mut stage = Stage::with(Config { press_delay: DELAY, ..Config::lenient() }).await;
    stage.register(json!([{"name": "play", "description": "Play"}])).await.ok();
    let bot = Bot {
        http: Client::new(),
        api: stage.sandbox.api_url(),
        token: stage.bot.token.clone(),
        id: stage.bot.id,
        known: Arc::default(),
    };
    let (url, alice) = (stage.sandbox.url().to_owned(), stage.alice.id);
    let (mut ways_in, mut lanes) = (HashMap::new(), Vec::new());
    for number in 0..LANES {
        let channel = ChannelSpec::new(&format!("lane-{number}"), 0);
        let channel = stage.sandbox.create_channel(stage.guild, channel).unwrap().to_string();
        let (sender, receiver) = unbounded_channel::<Heard>();
        ways_in.insert(channel.clone(), sender);
        lanes.push((channel, receiver));
    }
    let person = tokio::spawn(presses(Client::new(), url.clone(), alice));
    let lanes = lanes.into_iter().map(|(channel, mut heard)| {
        let (bot, url) = (bot.clone(), url.clone());
        tokio::spawn(async move {
            let mut lost = 0;
            for round in 0..PRESSES {
                let run = json!({"type": 2, "channel_id": channel, "data": {"name": "play"}});
                let address = format!("{url}/_sandbox/v1/users/{alice}/interactions");
                assert_eq!(bot.http.post(address).json(&run).send().await.unwrap().status(), 200);
                let (command, _) = next(&mut heard).await;
                let ((), (_, known)) = tokio::join!(bot.answers(&command, round % 6), next(&mut heard));
                lost += usize::from(!known);
            }
            lost
        })
    });
    let lanes = lanes.collect::<Vec<_>>();
    let lost = async {
        let mut lost = 0;
        for lane in lanes {
            lost += lane.await.unwrap();
        }
        lost
    };
    let lost = tokio::select! {
        () = sort(&mut stage, &bot, &ways_in) => unreachable!(),
        lost = lost => lost,
    };
    assert_eq!(lost, 0, "of {}", LANES * PRESSES);
    person.abort();
    stage.done().await;
}
