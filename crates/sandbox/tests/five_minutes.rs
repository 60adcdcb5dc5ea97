//! The first minutes of a newcomer: waiting for commands, refused connections, fixtures, instant presses, memory,
//! recordings as tests.

use crate::desk::{Desk, Sent};
use crate::stage::{PATIENCE, Stage};
use discord_sandbox::{Capacity, Config, Sandbox};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_wait_for_commands_ends_when_they_are_all_there() {
    let desk = Desk::open(true).await;
    let wait = |names: Value, ms: u64| {
        let body = json!({"for": "commands", "application_id": desk.bot.id.to_string(), "names": names, "timeout_ms": ms});
        desk.control("POST", "/wait", body)
    };
    assert_eq!(wait(json!([]), 10).await.0, 408);
    let register = |names: &[&str]| {
        let commands = names.iter().map(|name| json!({"name": name, "description": "d"})).collect::<Value>();
        desk.send("PUT", "/applications/{bot}/commands", Sent::Json(commands))
    };
    assert_eq!(register(&["one"]).await.0, 200);
    let (status, list) = wait(json!([]), 10_000).await;
    assert_eq!((status, list.as_array().unwrap().len()), (200, 1));
    let (status, seen) = wait(json!(["one", "two"]), 10).await;
    assert_eq!((status, &seen["seen"]), (408, &json!(["one"])));
    let (waited, registered) = tokio::join!(wait(json!(["one", "two"]), 20_000), register(&["one", "two"]));
    assert_eq!((waited.0, registered.0), (200, 200));
    desk.close().await;
}

/// Tries to start a session and returns the code with which it is refused.
async fn refused(sandbox: &Sandbox, token: &str) -> u16 {
    let url = format!("{}/?v=10&encoding=json", sandbox.gateway_url());
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    let intents = 1 << 15;
    let identify = json!({"op": 2, "d": {"token": token, "intents": intents, "properties": {}}});
    socket.send(Message::text(identify.to_string())).await.unwrap();
    loop {
        if let Message::Close(Some(frame)) = socket.next().await.unwrap().unwrap() {
            return frame.code.into();
        }
    }
}

#[tokio::test]
async fn a_wait_for_a_refused_connection_fails_at_once_and_says_what_to_do() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let bot = sandbox.create_application("Umpire");
    let wait = || async {
        let url = format!("{}/_sandbox/v1/wait", sandbox.url());
        let body = json!({"for": "connection", "application_id": bot.id.to_string(), "timeout_ms": 20_000});
        let begun = Instant::now();
        let response = reqwest::Client::new().post(url).json(&body).send().await.unwrap();
        assert!(begun.elapsed() < Duration::from_secs(10));
        (
            response.status().as_u16(),
            response.json::<Value>().await.unwrap()["message"].as_str().unwrap_or_default().to_owned(),
        )
    };
    assert_eq!(refused(&sandbox, &bot.token).await, 4014);
    let (status, words) = wait().await;
    assert_eq!(status, 408);
    assert!(words.contains("4014") && words.contains("intents"), "{words}");
    let url = format!("{}/_sandbox/v1/applications/{}", sandbox.url(), bot.id);
    let granted = json!({"intents": ["message_content"]});
    let granted = reqwest::Client::new().patch(url).json(&granted).send().await.unwrap();
    assert_eq!(granted.json::<Value>().await.unwrap()["intents"], (1 << 15).to_string());
    assert_eq!(refused(&sandbox, "nobody's").await, 4004);
    let (status, words) = wait().await;
    assert!(status == 408 && words.contains("4004") && words.contains("token"), "{words}");
    sandbox.shutdown().await;
}

#[tokio::test]
async fn intents_are_given_by_name() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    for (intents, bits) in [
        (json!("all"), "33026"),
        (json!("none"), "0"),
        (json!("message_content, guild_members"), "32770"),
        (json!(["presences", "Message Content"]), "33024"),
        (json!("32768"), "32768"),
        (json!(2), "2"),
    ] {
        let name = format!("Bot {bits}");
        let world = json!({"applications": [{"name": name, "intents": intents}]});
        let made = sandbox.load_fixtures(&world).unwrap();
        let id: u64 = made["applications"][&name]["id"].as_str().unwrap().parse().unwrap();
        let granted = sandbox.look(|world| world.application(id).unwrap().privileged_intents);
        assert_eq!(granted.to_string(), bits, "{intents}");
    }
    let world = json!({"applications": [{"name": "Bot", "intents": "messages"}]});
    let wrong = sandbox.load_fixtures(&world).unwrap_err();
    assert!(wrong.body().to_string().contains("message_content"), "{wrong}");
    sandbox.shutdown().await;
}

#[tokio::test]
async fn what_is_wrong_with_a_file_has_a_line_and_a_key() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    for (text, expected) in [
        ("{\n  \"users\": [\n    {\"username\": 5}\n  ]\n}", "line 3: users[0].username: invalid type"),
        ("{\n  \"users\": [],\n  \"people\": []\n}", "line 3: people: unknown field"),
        ("{\n  \"users\": [\n", "line 3: users"),
        (
            "{\"users\": [{\"username\": \"erin\"}],\n \"guilds\": [{\"name\": \"New\", \"owner\": \"erin\",\n  \"members\": [\"frank\"]}]}",
            "line 3: guilds[0].members[0]: There is no user \"frank\".",
        ),
        (
            "{\"applications\": [\n  {\"name\": \"Bot\",\n   \"intents\": \"everything\"}]}",
            "line 3: applications[0].intents: \"everything\" is no privileged intent.",
        ),
        (
            "{\"users\": [\n  {\"username\": \"erin\",\n   \"locale\": \"xx\"}]}",
            "line 3: users[0].locale: \"xx\" is no locale of Discord.",
        ),
    ] {
        let wrong = sandbox.load_fixture_text(text).unwrap_err().to_string();
        assert!(wrong.contains(expected), "{wrong}\n  {expected}");
    }
    sandbox.shutdown().await;
}

#[tokio::test]
async fn a_press_in_the_same_instant_reaches_the_bot_after_its_answer_has() {
    let mut stage = Stage::new().await;
    let button = json!({"components": [{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]});
    for round in 0..50 {
        let begun = Instant::now();
        let posted = stage.posted(button.clone()).await;
        let pressed = json!({"type": 3, "message_id": posted.to_string(), "data": {"custom_id": "go"}});
        let interaction = stage.interacts(pressed);
        let event = stage.event("INTERACTION_CREATE").await;
        assert_eq!(event["id"], interaction.id.to_string());
        // The message became visible after its request began; from then on the bot has time to note its button.
        assert!(begun.elapsed() >= Duration::from_millis(70), "round {round}: {:?}", begun.elapsed());
        stage.answer(&interaction, json!({"type": 6})).await.ok();
    }
    stage.done().await;
}

#[tokio::test]
async fn what_is_kept_is_bounded_over_all_channels() {
    let capacity = Capacity { messages: 50, channel_messages: 40, interactions: 20, ..Capacity::default() };
    let stage = Stage::with(Config { capacity, ..Config::lenient() }).await;
    let second = stage
        .sandbox
        .create_channel(stage.guild, discord_sandbox::world::ChannelSpec::new("second", 0))
        .unwrap();
    for number in 0..60 {
        let channel = if number % 2 == 0 { stage.channel } else { second };
        stage.alice.send(channel, &format!("{number}")).unwrap();
    }
    let kept = [stage.channel, second]
        .map(|channel| stage.sandbox.look(|world| world.channel(channel).unwrap().messages.len()));
    assert_eq!(kept, [25, 25]);
    stage.register(json!([{"name": "play", "description": "Play"}])).await.ok();
    for _ in 0..30 {
        stage.runs("play", json!([]));
    }
    let known = stage.control("GET", "/interactions?limit=100", json!(null)).await.ok();
    assert!(known.as_array().unwrap().len() <= 20);
    stage.done().await;
}

#[tokio::test]
async fn a_person_opens_a_post_in_a_forum() {
    let desk = Desk::open(true).await;
    let post = json!({"name": "Openings", "message": {"content": "Which one?"}});
    let (status, thread) = desk.control("POST", "/users/{alice}/channels/{forum}/threads", post).await;
    assert_eq!((status, &thread["name"]), (200, &json!("Openings")), "{thread}");
    let messages = desk.alice.messages(thread["id"].as_str().unwrap().parse().unwrap()).unwrap();
    assert_eq!(messages[0]["content"], "Which one?");
    assert_eq!(messages[0]["author"]["id"], desk.alice.id.to_string());
    let (status, error) =
        desk.control("POST", "/users/{alice}/channels/{forum}/threads", json!({"name": "x"})).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    desk.close().await;
}

/// Waits for an interaction of the bot.
async fn interaction(stage: &mut Stage) -> (u64, String) {
    let event = tokio::time::timeout(PATIENCE, stage.event("INTERACTION_CREATE")).await.unwrap();
    (event["id"].as_str().unwrap().parse().unwrap(), event["token"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_recording_becomes_a_test() {
    let mut stage = Stage::new().await;
    let command = json!([{"name": "play", "description": "Play", "options": [
        {"type": 6, "name": "opponent", "description": "Who", "required": true}]}]);
    stage.register(command).await.ok();
    stage.control("POST", "/recording", json!(null)).await;
    let user = format!("/users/{}", stage.alice.id);
    let channel = stage.channel.to_string();
    let said = stage
        .control("POST", &format!("{user}/channels/{channel}/messages"), json!({"content": "It's on"}))
        .await
        .ok();
    let options = json!([{"name": "opponent", "value": stage.bob.id.to_string()}]);
    let run = json!({"type": 2, "channel_id": channel, "data": {"name": "play", "options": options}});
    stage.control("POST", &format!("{user}/interactions"), run).await.ok();
    let (id, token) = interaction(&mut stage).await;
    let row = json!([{"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Accept", "custom_id": "drawn-anew"},
        {"type": 2, "style": 4, "label": "Decline", "custom_id": "no"}]}]);
    let content = format!("<@{}>, will you play?", stage.bob.id);
    let answer = json!({"type": 4, "data": {"content": content, "components": row}});
    stage.call_as("", "POST", &format!("/interactions/{id}/{token}/callback"), answer).await.ok();
    let messages = stage.bob.messages(stage.channel).unwrap();
    let message = messages[0]["id"].as_str().unwrap().to_owned();
    let press =
        json!({"type": 3, "channel_id": channel, "message_id": message, "data": {"custom_id": "drawn-anew"}});
    stage.control("POST", &format!("/users/{}/interactions", stage.bob.id), press).await.ok();
    let (id, token) = interaction(&mut stage).await;
    let embed = json!({"title": "The game", "description": "White moves"});
    let update = json!({"type": 7, "data": {"content": "", "embeds": [embed], "components": []}});
    stage.call_as("", "POST", &format!("/interactions/{id}/{token}/callback"), update).await.ok();
    stage
        .control(
            "DELETE",
            &format!("{user}/channels/{channel}/messages/{}", said["id"].as_str().unwrap()),
            json!(null),
        )
        .await;

    let written = |language: &str| {
        let url = format!("{}/_sandbox/v1/recording?as={language}", stage.sandbox.url());
        async move { reqwest::get(url).await.unwrap().text().await.unwrap() }
    };
    let python = written("pytest").await;
    for line in [
        "def test_recorded(sandbox):",
        "    alice = sandbox.user('alice')",
        "    general = sandbox.channel('Club', 'general')",
        "    message_1 = alice.say(general, 'It\\'s on')",
        "    alice.run(general, 'play', opponent=bob.id)",
        "    message_2 = alice.wait_message(general, content=f'<@{bob.id}>, will you play?', after=message_1[\"id\"])",
        "    assert labels(message_2) == ['Accept', 'Decline']",
        "    bob.press(message_2, 'Accept')",
        "    message_2 = bob.wait_edit(message_2, contains='The game')",
        "    assert [embed.get('title') for embed in message_2['embeds']] == ['The game']",
    ] {
        assert!(python.contains(line), "no {line:?} in\n{python}");
    }
    assert!(!python.contains("drawn-anew"), "{python}");
    let node = written("node").await;
    for line in [
        "  const { sandbox } = stage;",
        "  let alice = await sandbox.user('alice');",
        "  await alice.run(general, 'play', { 'opponent': bob.id });",
        "  let message_2 = await alice.waitMessage(general, { 'content': `<@${bob.id}>, will you play?`, 'after': message_1.id });",
        "  assert.deepEqual(labels(message_2), ['Accept', 'Decline']);",
        "  await bob.press(message_2, 'Accept');",
    ] {
        assert!(node.contains(line), "no {line:?} in\n{node}");
    }
    stage.control("GET", "/recording?as=ruby", json!(null)).await.complains("as", "BASE_TYPE_CHOICES");
    stage.done().await;
}
