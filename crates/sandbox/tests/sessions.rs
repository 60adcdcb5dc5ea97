//! Tools for tests: fixtures, going back, waiting, recording and replaying.

use crate::stage::Stage;
use serde_json::{Value, json};
use std::time::Duration;

const FIXTURES: &str = include_str!("../docs/fixtures.json");

impl Stage {
    async fn v1(&self, method: &str, path: &str, body: Value) -> crate::stage::Answer {
        self.control(method, &format!("/v1{path}"), body).await
    }

    fn messages_path(&self) -> String {
        format!("/users/{}/channels/{}/messages", self.alice.id, self.channel)
    }

    async fn says(&self, text: &str) -> Value {
        self.v1("POST", &self.messages_path(), json!({"content": text})).await.ok()
    }

    async fn texts(&self) -> Vec<String> {
        let messages = self.v1("GET", &self.messages_path(), json!(null)).await.ok();
        let texts =
            messages.as_array().unwrap().iter().map(|one| one["content"].as_str().unwrap().to_owned());
        texts.collect()
    }
}

#[tokio::test]
async fn the_version_of_the_interface_is_part_of_the_path() {
    let stage = Stage::new().await;
    let versioned = stage.v1("GET", "/info", json!(null)).await.ok();
    assert_eq!(versioned, stage.control("GET", "/info", json!(null)).await.ok());
    stage.v1("GET", "/nothing", json!(null)).await.fails(404, 0);
    stage.v1("PUT", "/reset", json!(null)).await.fails(405, 0);
    stage.done().await;
}

#[tokio::test]
async fn a_file_describes_a_world() {
    let stage = Stage::new().await;
    let mut fixtures: Value = serde_json::from_str(FIXTURES).unwrap();
    stage.v1("POST", "/fixtures", fixtures.clone()).await.complains("users.0.username", "FIXTURE_INVALID");
    fixtures["users"][0]["username"] = json!("carol");
    fixtures["users"][1]["username"] = json!("dave");
    let renamed = fixtures.to_string().replace("\"alice\"", "\"carol\"").replace("\"bob\"", "\"dave\"");
    fixtures = serde_json::from_str(&renamed).unwrap();
    let made = stage.v1("POST", "/fixtures", fixtures).await.ok();

    let club = &made["guilds"]["Club"];
    let dave = made["users"]["dave"].as_str().unwrap();
    let state = stage.v1("GET", &format!("/users/{dave}/state"), json!(null)).await.ok();
    let channels = state["guilds"][0]["channels"].as_array().unwrap();
    let den = channels.iter().find(|channel| channel["name"] == "den").unwrap();
    assert_eq!((&den["id"], &den["parent_id"]), (&club["channels"]["den"], &club["channels"]["Games"]));
    let general = club["channels"]["general"].as_str().unwrap();
    let messages =
        stage.v1("GET", &format!("/users/{dave}/channels/{general}/messages"), json!(null)).await.ok();
    assert_eq!(messages[0]["embeds"][0]["title"], "Points");
    assert_eq!(messages[0]["author"]["id"], made["applications"]["Umpire"]["id"]);
    let token = made["applications"]["Umpire"]["token"].as_str().unwrap();
    let me = stage.call_as(&format!("Bot {token}"), "GET", "/users/@me", json!(null)).await.ok();
    assert_eq!(me["username"], "Umpire");
    stage.done().await;
}

#[tokio::test]
async fn what_is_wrong_with_a_file_is_said_and_nothing_is_left_of_it() {
    let stage = Stage::new().await;
    let user = json!({"username": "erin"});
    for (fixtures, place) in [
        (json!({"users": [user], "people": []}), "people"),
        (json!({"users": [{"username": "erin", "locale": "xx"}]}), "users.0.locale"),
        (
            json!({"users": [user], "guilds": [{"name": "New", "owner": "erin", "preferred_locale": "en"}]}),
            "guilds.0.preferred_locale",
        ),
        (json!({"users": [user], "guilds": [{"name": "New", "owner": "nobody"}]}), "guilds.0.owner"),
        (
            json!({"users": [user], "guilds": [{"name": "New", "owner": "erin", "members": ["frank"]}]}),
            "guilds.0.members.0",
        ),
        (
            json!({"users": [user], "guilds": [{"name": "New", "owner": "erin", "applications": ["Nothing"]}]}),
            "guilds.0.applications.0",
        ),
        (
            json!({"users": [user], "guilds": [{"name": "New", "owner": "erin",
                "channels": [{"name": "den", "parent": "Games"}]}]}),
            "guilds.0.channels.0.parent",
        ),
    ] {
        stage.v1("POST", "/fixtures", fixtures).await.complains(place, "FIXTURE_INVALID");
    }
    let users = stage.v1("GET", "/users", json!(null)).await.ok();
    assert!(users.as_array().unwrap().iter().all(|user| user["username"] != "erin"), "{users}");
    assert_eq!(stage.v1("GET", "/guilds", json!(null)).await.ok().as_array().unwrap().len(), 1);
    stage.done().await;
}

#[tokio::test]
async fn a_snapshot_is_put_back() {
    let mut stage = Stage::new().await;
    stage.says("before").await;
    stage.v1("PUT", "/snapshots/begun", json!(null)).await.ok();
    stage.says("after").await;
    stage.v1("POST", "/clock/advance", json!({"ms": 3_600_000})).await.ok();
    stage
        .v1(
            "POST",
            "/guilds",
            json!({"name": "Second", "owner_id": stage.owner.id.to_string(),
        "applications": [stage.bot.id.to_string()]}),
        )
        .await
        .ok();
    let second = stage.event("GUILD_CREATE").await["id"].clone();
    let path = "/faults";
    stage.v1("POST", path, json!({"action": {"type": "drop"}, "path": "/nothing"})).await.ok();

    stage.v1("POST", "/snapshots/begun/restore", json!(null)).await.ok();
    assert_eq!(stage.texts().await, ["before"]);
    assert_eq!(stage.v1("GET", "/clock", json!(null)).await.ok()["offset_ms"], 0);
    assert_eq!(stage.v1("GET", path, json!(null)).await.ok(), json!([]));
    // The bot stays connected: one server is gone for good, the other comes back.
    let (mut gone, mut away) = (stage.event("GUILD_DELETE").await, stage.event("GUILD_DELETE").await);
    if gone["unavailable"] == true {
        std::mem::swap(&mut gone, &mut away);
    }
    assert_eq!((&gone["id"], &gone["unavailable"]), (&second, &json!(null)));
    assert_eq!((&away["id"], &away["unavailable"]), (&json!(stage.guild.to_string()), &json!(true)));
    assert_eq!(stage.event("GUILD_CREATE").await["id"], stage.guild.to_string());
    stage.says("and on").await;
    assert_eq!(stage.event("MESSAGE_CREATE").await["content"], "and on");
    stage.post(json!({"content": "from the bot"})).await.ok();
    assert_eq!(stage.texts().await, ["from the bot", "and on", "before"]);

    assert_eq!(stage.v1("GET", "/snapshots", json!(null)).await.ok(), json!(["begun"]));
    stage.v1("DELETE", "/snapshots/begun", json!(null)).await.ok();
    stage.v1("POST", "/snapshots/begun/restore", json!(null)).await.fails(404, 0);
    stage.done().await;
}

#[tokio::test]
async fn snapshots_are_bounded() {
    let stage = Stage::new().await;
    for number in 0..32 {
        stage.v1("PUT", &format!("/snapshots/{number}"), json!(null)).await.ok();
    }
    stage.v1("PUT", "/snapshots/0", json!(null)).await.ok();
    stage.v1("PUT", "/snapshots/32", json!(null)).await.complains("name", "SNAPSHOTS_LIMIT");
    stage.done().await;
}

#[tokio::test]
async fn a_reset_leads_back_to_the_beginning() {
    let stage = Stage::new().await;
    stage.sandbox.keep_as_start();
    stage.says("first").await;
    stage.call("GET", "/nothing/here", json!(null)).await.fails(404, 0);
    let late = stage.sandbox.create_application("Late");
    stage.v1("POST", "/reset", json!(null)).await.ok();
    assert!(stage.texts().await.is_empty());
    assert!(stage.sandbox.unsupported().is_empty() && !stage.sandbox.transcript(0).contains("first"));
    stage.call_as(&format!("Bot {}", late.token), "GET", "/users/@me", json!(null)).await.fails(401, 0);
    stage.done().await;
}

#[tokio::test]
async fn one_waits_for_messages_edits_and_deletions() {
    let stage = Stage::new().await;
    let place = json!({"user_id": stage.alice.id.to_string(), "channel_id": stage.channel.to_string()});
    let wait = |more: Value| {
        let mut body = place.clone();
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        stage.v1("POST", "/wait", body)
    };
    let button = json!({"type": 2, "style": 1, "label": "Go", "custom_id": "go"});
    let posting = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        stage.posted(json!({"content": "Hello", "components": [{"type": 1, "components": [button]}]})).await
    };
    let author = stage.bot.id.to_string();
    let (found, id) = tokio::join!(
        wait(json!({"for": "message", "contains": "ell", "custom_id": "go", "author_id": author})),
        posting
    );
    let found = found.ok();
    assert_eq!((&found["id"], &found["content"]), (&json!(id.to_string()), &json!("Hello")));

    let message = json!({"message_id": id.to_string(), "content": "Changed", "for": "edit"});
    let path = stage.message_path(id);
    let edit = stage.call("PATCH", &path, json!({"content": "Changed"}));
    let (found, _) = tokio::join!(wait(message), edit);
    assert_eq!(found.ok()["content"], "Changed");

    let message = json!({"message_id": id.to_string(), "for": "deletion"});
    let gone = wait(message.clone());
    let (gone, _) = tokio::join!(gone, stage.call("DELETE", &path, json!(null)));
    assert_eq!(gone.ok()["id"], id.to_string());

    stage.says("Nothing").await;
    let late = wait(json!({"for": "message", "content": "Something", "timeout_ms": 30})).await;
    assert_eq!((late.status, &late.body["seen"][0]["content"]), (408, &json!("Nothing")));
    assert_eq!(late.body["message"], "It did not happen within 30 ms.");
    wait(json!({"for": "rain"})).await.complains("for", "BASE_TYPE_CHOICES");
    stage.done().await;
}

#[tokio::test]
async fn one_waits_for_interactions_and_connections() {
    let stage = Stage::new().await;
    let connection = json!({"for": "connection", "application_id": stage.bot.id.to_string()});
    assert_eq!(stage.v1("POST", "/wait", connection).await.ok()["connected"], 1);
    let interaction = stage.playing().await;
    let wait = |state: &str, ms: u64| {
        let id = interaction.id.to_string();
        stage.v1(
            "POST",
            "/wait",
            json!({"for": "interaction", "interaction_id": id, "state": state, "timeout_ms": ms}),
        )
    };
    assert_eq!(wait("settled", 10).await.status, 408);
    stage.answer(&interaction, json!({"type": 5})).await.ok();
    assert_eq!(wait("acknowledged", 1000).await.ok()["callback_type"], 5);
    assert_eq!(wait("answered", 10).await.status, 408);
    let refused = wait("failed", 60_000).await;
    assert_eq!((refused.status, &refused.body["message"]), (408, &json!("The bot has answered.")));
    let edit = stage.webhook(&interaction, "PATCH", "/messages/@original", json!({"content": "Done"}));
    let (answered, _) = tokio::join!(wait("answered", 5000), edit);
    assert_eq!(answered.ok()["state"], "acknowledged");
    stage.done().await;
}

/// Answers commands and clicks as a bot would, with custom ids that differ in every run.
async fn serve(stage: &mut Stage, interactions: usize, run: &str, greeting: &str) {
    for _ in 0..interactions {
        let event = stage.event("INTERACTION_CREATE").await;
        let path = format!(
            "/interactions/{}/{}/callback",
            event["id"].as_str().unwrap(),
            event["token"].as_str().unwrap()
        );
        let button = json!({"type": 2, "style": 1, "label": "Again", "custom_id": format!("again-{run}")});
        let rows = json!([{"type": 1, "components": [button]}]);
        let field = json!({"type": 4, "style": 1, "label": "Why", "custom_id": format!("why-{run}")});
        let answer = match event["type"].as_u64() {
            Some(2) => json!({"type": 4, "data": {"content": format!("{greeting} <t:{}:R>",
                event["id"].as_str().unwrap().len()), "components": rows}}),
            Some(3) => json!({"type": 9, "data": {"custom_id": format!("form-{run}"), "title": "Reason",
                "components": [{"type": 1, "components": [field]}]}}),
            _ => {
                let why = &event["data"]["components"][0]["components"][0];
                assert_eq!(why["custom_id"], format!("why-{run}"));
                json!({"type": 7, "data": {"content": format!("Because {}", why["value"].as_str().unwrap())}})
            }
        };
        stage.call_as("", "POST", &path, answer).await.ok();
    }
}

/// Records a session with a command, a click, a form, an upload and a reaction.
async fn recorded() -> Value {
    let mut stage = Stage::new().await;
    stage.register(json!([{"name": "play", "description": "Play"}])).await.ok();
    stage.v1("POST", "/recording", json!(null)).await.ok();
    let channel = stage.channel.to_string();
    let (alice, http) = (stage.alice.id, stage.sandbox.url().to_owned());
    let told = json!({"content": format!("hi <@{}>", stage.bob.id), "attachments": [{"filename": "a.txt", "data": "aGk="}]});
    let told = stage.v1("POST", &stage.messages_path(), told).await.ok();
    let react = format!("{}/{}/reactions/%F0%9F%91%8D", stage.messages_path(), told["id"].as_str().unwrap());
    stage.v1("PUT", &react, json!(null)).await.ok();
    let client = stage.http.clone();
    let acting = async move {
        let act = async |body: Value| -> Value {
            let url = format!("{http}/_sandbox/users/{alice}/interactions?wait=true");
            client.post(url).json(&body).send().await.unwrap().json().await.unwrap()
        };
        let run = act(json!({"type": 2, "channel_id": channel, "data": {"name": "play"}})).await;
        let message = run["response_message_id"].clone();
        let click =
            act(json!({"type": 3, "channel_id": channel, "message_id": message, "data": {"custom_id": "again-1"}})).await;
        act(json!({"type": 5, "channel_id": channel, "interaction_id": click["id"],
            "data": {"custom_id": "form-1", "fields": {"why-1": "I can"}}}))
        .await
    };
    let (_, last) = tokio::join!(serve(&mut stage, 3, "1", "Let us play"), acting);
    assert_eq!(last["state"], "acknowledged");
    let recording = stage.v1("GET", "/recording", json!(null)).await.ok();
    stage.v1("DELETE", "/recording", json!(null)).await.ok();
    stage.v1("GET", "/recording", json!(null)).await.fails(404, 0);
    stage.done().await;
    recording
}

#[tokio::test]
async fn a_session_is_recorded_and_played_again() {
    let recording = recorded().await;
    assert_eq!(recording["steps"].as_array().unwrap().len(), 5);
    assert_eq!(recording["steps"][0]["body"]["content"], "hi <@{user:bob}>");
    assert_eq!(recording["steps"][3]["body"]["channel_id"], "{channel:Club/general}");
    let text = recording.to_string();
    assert!(text.contains("Because I can") && text.contains("<t:*:R>"), "{text}");

    // A bot with the same behaviour passes, with any ids.
    let mut stage = Stage::new().await;
    stage.register(json!([{"name": "play", "description": "Play"}])).await.ok();
    let url = format!("{}/_sandbox/v1/replay", stage.sandbox.url());
    let replay = stage.http.post(url).json(&recording).send();
    let (_, report) = tokio::join!(serve(&mut stage, 3, "2", "Let us play"), replay);
    let report: Value = report.unwrap().json().await.unwrap();
    assert_eq!(report, json!({"steps": 5, "passed": true, "failures": []}));
    stage.done().await;
}

#[tokio::test]
async fn a_bot_that_answers_otherwise_does_not_pass() {
    let mut recording = recorded().await;
    recording["timeout_ms"] = json!(200);
    let mut stage = Stage::new().await;
    stage.register(json!([{"name": "play", "description": "Play"}])).await.ok();
    let url = format!("{}/_sandbox/v1/replay", stage.sandbox.url());
    let replay = stage.http.post(url).json(&recording).send();
    let (_, report) = tokio::join!(serve(&mut stage, 1, "2", "I won't play"), replay);
    let report: Value = report.unwrap().json().await.unwrap();
    let failure = &report["failures"][0];
    assert_eq!((&report["passed"], &failure["step"]), (&json!(false), &json!(2)), "{report}");
    assert!(
        failure["expected"].to_string().contains("Let us play")
            && failure["seen"].to_string().contains("I won't play")
    );

    // A world without an object of the recording fails, too.
    let empty = discord_sandbox::Sandbox::start(discord_sandbox::Config::lenient()).await.unwrap();
    let url = format!("{}/_sandbox/v1/replay", empty.url());
    let report: Value = stage.http.post(url).json(&recording).send().await.unwrap().json().await.unwrap();
    assert!(report["failures"][0]["problem"].as_str().unwrap().starts_with("There is no {"), "{report}");
    stage.v1("POST", "/replay", json!({"steps": []})).await.complains("version", "RECORDING_INVALID");
    stage.done().await;
}
