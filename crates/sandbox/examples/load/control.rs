//! The users and their actions, through the sandbox's own interface.

use std::time::Duration;

use serde_json::{Value, json};

use super::Error;

/// Longest wait for the bot to connect.
const PATIENCE: Duration = Duration::from_secs(30);

/// The sandbox's own interface.
pub(crate) struct Control {
    http: reqwest::Client,
    base: String,
}

impl Control {
    pub(crate) fn new(address: &str) -> Self {
        Self { http: reqwest::Client::new(), base: format!("{address}/_sandbox") }
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, Error> {
        let answer = self.http.get(format!("{}{path}", self.base)).send().await?;
        Ok(answer.error_for_status()?.json().await?)
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, Error> {
        let answer = self.http.post(format!("{}{path}", self.base)).json(body).send().await?;
        let failed = answer.error_for_status_ref().err();
        let body = answer.json().await?;
        failed.map_or(Ok(body), |why| Err(why.into()))
    }
}

/// A server full of users.
pub(crate) struct Scene {
    /// The bot's token.
    pub(crate) token: String,
    application: Value,
    channel: Value,
    users: Vec<Value>,
}

impl Scene {
    /// Creates the users, the bot and a server with all of them.
    pub(crate) async fn build(control: &Control, count: u32) -> Result<Self, Error> {
        let mut users = Vec::new();
        for number in 0..count {
            let user = control.post("/users", &json!({"username": format!("user{number}")})).await?;
            users.push(user["id"].clone());
        }
        let application = control.post("/applications", &json!({"name": "painter"})).await?;
        let guild = json!({
            "name": "Studio", "owner_id": users[0], "members": users, "applications": [application["id"]],
        });
        let guild = control.post("/guilds", &guild).await?;
        let guilds = control.get("/guilds").await?;
        let studio =
            guilds.as_array().and_then(|guilds| guilds.iter().find(|entry| entry["id"] == guild["id"]));
        let channels = studio.and_then(|studio| studio["channels"].as_array());
        let general = channels.and_then(|channels| channels.iter().find(|entry| entry["type"] == 0));
        let channel = general.ok_or("the server has no text channel")?["id"].clone();
        let token = application["token"].as_str().ok_or("the application has no token")?.to_owned();
        Ok(Self { token, application: application["id"].clone(), channel, users })
    }

    /// Waits until the bot has a gateway session.
    pub(crate) async fn wait_for_bot(&self, control: &Control) -> Result<(), Error> {
        let waiting = async {
            loop {
                let applications = control.get("/applications").await?;
                let connected = applications.as_array().is_some_and(|known| {
                    known
                        .iter()
                        .any(|entry| entry["id"] == self.application && entry["connected"].as_u64() > Some(0))
                });
                if connected {
                    return Ok(());
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waiting).await.map_err(|_| "the bot does not connect")?
    }

    /// Lets a user run a command; returns its record once the bot has acknowledged it or failed to.
    pub(crate) async fn act(&self, control: &Control, number: u32) -> Result<Value, Error> {
        let user = &self.users[number as usize % self.users.len()];
        let user = user.as_str().ok_or("a user has no id")?;
        let option = |name: &str, value: Value| json!({"name": name, "value": value});
        // An answer for one and one for all, a picture, and suggestions, in turn.
        let (kind, data) = match number % 4 {
            0 => (2, json!({"name": "whisper"})),
            1 => (2, json!({"name": "gallery list"})),
            2 => (
                2,
                json!({"name": "paint", "options": [
                    option("pattern", json!(number % 3)), option("colour", json!("jade")), option("side", json!(64)),
                ]}),
            ),
            _ => (
                4,
                json!({"name": "paint", "options": [
                    option("pattern", json!(0)),
                    json!({"name": "colour", "value": "c", "focused": true}),
                ]}),
            ),
        };
        let body = json!({"type": kind, "channel_id": self.channel, "data": data});
        control.post(&format!("/users/{user}/interactions?wait=true"), &body).await
    }
}
