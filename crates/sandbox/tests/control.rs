//! The control API, over HTTP.

use crate::stage::{PATIENCE, Stage};
use futures_util::StreamExt;
use serde_json::{Value, json};

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_stage_is_set_over_http() {
    let stage = Stage::new().await;
    let user = stage.control("POST", "/users", json!({"username": "erin", "global_name": "Erin"})).await.ok();
    let erin = text(&user["id"]);
    stage
        .control("POST", "/users", json!({"username": "erin"}))
        .await
        .complains("username", "USERNAME_ALREADY_TAKEN");
    let application = stage.control("POST", "/applications", json!({"name": "Second"})).await.ok();
    assert!(application["token"].as_str().unwrap().contains('.'));
    let body = json!({"name": "New", "owner_id": erin, "members": [stage.bob.id.to_string()], "applications": [application["id"]]});
    let guild = stage.control("POST", "/guilds", body).await.ok();
    let id = text(&guild["id"]);
    assert_eq!(guild["member_count"], 3);
    let channel = stage.control("POST", &format!("/guilds/{id}/channels"), json!({"name": "den"})).await.ok();
    let role = stage.control("POST", &format!("/guilds/{id}/roles"), json!({"name": "Player"})).await.ok();
    let member = format!("/guilds/{id}/members/{}", stage.alice.id);
    let joined = stage.control("PUT", &member, json!({"nick": "Al", "roles": [role["id"]]})).await.ok();
    assert_eq!((&joined["nick"], &joined["roles"]), (&json!("Al"), &json!([role["id"]])));
    let overwrite = format!("/channels/{}/permissions/{}", text(&channel["id"]), stage.alice.id);
    stage.control("PUT", &overwrite, json!({"type": 1, "deny": "1024"})).await.ok();
    let state = stage.control("GET", &format!("/users/{}/state", stage.alice.id), json!(null)).await.ok();
    let seen = state["guilds"].as_array().unwrap().iter().find(|guild| guild["id"] == id).unwrap();
    assert_eq!(seen["channels"].as_array().unwrap().len(), 1);
    stage.control("DELETE", &member, json!(null)).await.ok();
    stage.control("DELETE", &format!("/guilds/{id}"), json!(null)).await.ok();
    let guilds = stage.control("GET", "/guilds", json!(null)).await.ok();
    assert_eq!(guilds.as_array().unwrap().len(), 1);
    stage.done().await;
}

#[tokio::test]
async fn people_and_servers_have_locales_of_discord() {
    let stage = Stage::new().await;
    let erin = json!({"username": "erin", "locale": "pt-BR"});
    let erin = text(&stage.control("POST", "/users", erin).await.ok()["id"]);
    let (path, guild) = (format!("/users/{erin}"), format!("/guilds/{}", stage.guild));
    let locale = async |path: &str| stage.control("GET", path, json!(null)).await.ok()["locale"].clone();
    assert_eq!(locale(&path).await, "pt-BR");
    stage.control("PATCH", &path, json!({"locale": "ja"})).await.ok();
    for unknown in ["xx", "pt", "PT-BR", "en"] {
        for (method, path) in [("POST", "/users"), ("PATCH", path.as_str())] {
            let body = json!({"username": "frank", "locale": unknown});
            stage.control(method, path, body).await.complains("locale", "BASE_TYPE_CHOICES");
        }
        for (method, path) in [("POST", "/guilds"), ("PATCH", guild.as_str())] {
            let body = json!({"name": "New", "owner_id": erin, "preferred_locale": unknown});
            stage.control(method, path, body).await.complains("preferred_locale", "BASE_TYPE_CHOICES");
        }
    }
    assert_eq!(locale(&path).await, "ja");
    assert_eq!(locale(&format!("/users/{}", stage.alice.id)).await, "en-US");
    stage.done().await;
}

#[tokio::test]
async fn people_act_over_http() {
    let mut stage = Stage::new().await;
    let base = format!("/users/{}/channels/{}", stage.alice.id, stage.channel);
    let upload = json!({"filename": "a.txt", "data": "aGVsbG8=", "description": "Greeting"});
    let body = json!({"content": "hi", "attachments": [upload]});
    let sent = stage.control("POST", &format!("{base}/messages"), body).await.ok();
    assert_eq!(sent["attachments"][0]["description"], "Greeting");
    let path = format!("{base}/messages/{}", text(&sent["id"]));
    let edited = stage.control("PATCH", &path, json!({"content": "hello"})).await.ok();
    assert_eq!(edited["content"], "hello");
    stage.control("PUT", &format!("{path}/reactions/%F0%9F%91%8D"), json!(null)).await.ok();
    assert_eq!(stage.event("MESSAGE_REACTION_ADD").await["emoji"]["name"], "👍");
    stage.control("POST", &format!("{base}/typing"), json!(null)).await.ok();
    assert_eq!(stage.event("TYPING_START").await["user_id"], stage.alice.id.to_string());
    let thread = stage.control("POST", &format!("{base}/threads"), json!({"name": "Side game"})).await.ok();
    assert_eq!(thread["type"], 11);
    let listed = stage.control("GET", &format!("{base}/messages"), json!(null)).await.ok();
    assert_eq!(listed.as_array().unwrap().len(), 2);
    stage.control("DELETE", &path, json!(null)).await.ok();
    stage.control("GET", &path, json!(null)).await.fails(404, 10008);
    let body = json!({"recipient_id": stage.bot.id.to_string()});
    let direct = stage.control("POST", &format!("/users/{}/dms", stage.alice.id), body).await.ok();
    assert_eq!(direct["type"], 1);
    // Bots act through the API only.
    let path = format!("/users/{}/channels/{}/messages", stage.bot.id, stage.channel);
    stage.control("POST", &path, json!({"content": "x"})).await.fails(404, 10013);
    stage.done().await;
}

#[tokio::test]
async fn an_interaction_can_be_waited_for() {
    let mut stage = Stage::new().await;
    stage.register(json!([{"name": "ping", "description": "Ping"}])).await.ok();
    let path = format!("/users/{}/interactions?wait=true", stage.alice.id);
    let body =
        json!({"type": 2, "channel_id": stage.channel.to_string(), "nonce": "n", "data": {"name": "ping"}});
    let asked = {
        let url = format!("{}/_sandbox{path}", stage.sandbox.url());
        tokio::spawn(stage.http.post(url).json(&body).send())
    };
    let event = stage.event("INTERACTION_CREATE").await;
    let callback = format!("/interactions/{}/{}/callback", text(&event["id"]), text(&event["token"]));
    stage.call_as("", "POST", &callback, json!({"type": 4, "data": {"content": "pong"}})).await.ok();
    let record: Value = asked.await.unwrap().unwrap().json().await.unwrap();
    assert_eq!((&record["state"], &record["callback_type"]), (&json!("acknowledged"), &json!(4)));
    assert_eq!(record["nonce"], "n");
    let again =
        stage.control("GET", &format!("/interactions/{}", text(&event["id"])), json!(null)).await.ok();
    assert_eq!(again["response_message_id"], record["response_message_id"]);
    stage.done().await;
}

/// Reads events until one has a name, and returns its id and data.
async fn next(
    stream: &mut (impl StreamExt<Item = reqwest::Result<bytes::Bytes>> + Unpin),
    buffer: &mut String,
    wanted: &str,
) -> (String, Value) {
    loop {
        while let Some(end) = buffer.find("\n\n") {
            let block = buffer.drain(..end + 2).collect::<String>();
            let field = |name: &str| {
                let mut lines = block.lines().filter_map(|line| line.strip_prefix(name));
                lines.next().map(|value| value.trim().to_owned())
            };
            if field("event:").as_deref() == Some(wanted) {
                return (
                    field("id:").unwrap_or_default(),
                    serde_json::from_str(&field("data:").unwrap()).unwrap(),
                );
            }
        }
        let chunk = tokio::time::timeout(PATIENCE, stream.next()).await;
        let chunk = chunk.unwrap_or_else(|_| panic!("no {wanted}")).unwrap().unwrap();
        buffer.push_str(std::str::from_utf8(&chunk).unwrap());
    }
}

#[tokio::test]
async fn live_events_are_for_their_user_and_can_be_resumed() {
    let stage = Stage::new().await;
    let open = async |user: u64, last: Option<&str>| {
        let mut request = stage.http.get(format!("{}/_sandbox/users/{user}/events", stage.sandbox.url()));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        request.send().await.unwrap().bytes_stream()
    };
    let (mut alice, mut bob) = (open(stage.alice.id, None).await, open(stage.bob.id, None).await);
    let (mut a, mut b) = (String::new(), String::new());
    next(&mut alice, &mut a, "READY").await;
    next(&mut bob, &mut b, "READY").await;
    let interaction = stage.playing().await;
    assert_eq!(next(&mut alice, &mut a, "INTERACTION_CREATE").await.1["state"], "pending");
    stage.answer(&interaction, json!({"type": 4, "data": {"content": "hand", "flags": 64}})).await.ok();
    assert_eq!(next(&mut alice, &mut a, "MESSAGE_CREATE").await.1["content"], "hand");
    let (last, record) = next(&mut alice, &mut a, "INTERACTION_SUCCESS").await;
    assert_eq!(record["callback_type"], 4);
    drop(alice);
    stage.post(json!({"content": "for all"})).await.ok();
    // Bob never heard of the ephemeral message.
    assert_eq!(next(&mut bob, &mut b, "MESSAGE_CREATE").await.1["content"], "for all");
    assert_eq!(next(&mut bob, &mut b, "UNREAD_UPDATE").await.1["unread"], 1);
    let mut alice = open(stage.alice.id, Some(&last)).await;
    let mut a = String::new();
    assert_eq!(next(&mut alice, &mut a, "MESSAGE_CREATE").await.1["content"], "for all");
    let mut lost = open(stage.alice.id, Some("99999")).await;
    next(&mut lost, &mut String::new(), "RESYNC").await;
    stage.sandbox.advance(std::time::Duration::from_secs(4));
    drop(lost);
    stage.done().await;
}

#[tokio::test]
async fn failures_are_told() {
    let stage = Stage::new().await;
    let request = stage.http.get(format!("{}/_sandbox/users/{}/events", stage.sandbox.url(), stage.alice.id));
    let mut events = request.send().await.unwrap().bytes_stream();
    let mut buffer = String::new();
    next(&mut events, &mut buffer, "READY").await;
    stage.playing().await;
    stage.control("POST", "/clock/advance", json!({"ms": 3001})).await.ok();
    let (_, failed) = next(&mut events, &mut buffer, "INTERACTION_FAILURE").await;
    assert_eq!((&failed["state"], &failed["reason"]), (&json!("failed"), &json!("timeout")));
    stage.done().await;
}

#[tokio::test]
async fn everything_said_is_in_the_transcript() {
    let stage = Stage::new().await;
    stage.post(json!({"content": "for the record"})).await.ok();
    let url = format!("{}/_sandbox/transcript", stage.sandbox.url());
    let lines = stage.http.get(&url).send().await.unwrap().text().await.unwrap();
    let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()).collect::<Vec<_>>();
    assert!(
        lines.iter().any(|line| line["kind"] == "http" && line["request"]["content"] == "for the record")
    );
    assert!(lines.iter().any(|line| line["kind"] == "gateway" && line["direction"] == "in"));
    assert!(lines.iter().any(|line| line["kind"] == "gateway" && line["direction"] == "out"));
    assert!(!lines.iter().any(|line| line.to_string().contains(&stage.bot.token)));
    stage.http.delete(&url).send().await.unwrap();
    assert_eq!(stage.http.get(&url).send().await.unwrap().text().await.unwrap(), "");
    stage.done().await;
}

#[tokio::test]
async fn the_page_and_what_is_known_of_the_sandbox() {
    let stage = Stage::new().await;
    let info = stage.control("GET", "/info", json!(null)).await.ok();
    assert_eq!((&info["name"], &info["rate_limits"]), (&json!("discord-sandbox"), &json!("off")));
    let page = stage.http.get(stage.sandbox.url()).send().await.unwrap();
    assert_eq!(page.status(), 200);
    assert!(page.headers()["content-type"].to_str().unwrap().starts_with("text/html"));
    stage.control("PUT", "/rate-limits", json!({"mode": "realistic"})).await.ok();
    stage
        .control("PUT", "/rate-limits", json!({"mode": "maybe"}))
        .await
        .complains("mode", "BASE_TYPE_CHOICES");
    let set = stage.control("PUT", "/clock", json!({"offset_ms": 60_000})).await.ok();
    assert_eq!(set["offset_ms"], 60_000);
    stage.control("GET", "/nowhere", json!(null)).await.fails(404, 0);
    stage.done().await;
}
