//! The bounds of the sandbox's memory, and counters that stay correct.

use crate::stage::Stage;
use discord_sandbox::{Capacity, Config};
use serde_json::{Value, json};

fn with(capacity: Capacity) -> Config {
    Config { capacity, ..Config::lenient() }
}

#[tokio::test]
async fn the_oldest_files_go_when_there_is_no_room() {
    let stage = Stage::with(with(Capacity { file_bytes: 250, ..Capacity::default() })).await;
    let path = format!("/channels/{}/messages", stage.channel);
    let mut addresses = Vec::new();
    for name in ["a.txt", "b.txt", "c.txt"] {
        let sent = stage.upload("POST", &path, json!({}), &[("files[0]", name, vec![b'x'; 100])]).await.ok();
        addresses.push(sent["attachments"][0]["url"].as_str().unwrap().to_owned());
    }
    let mut statuses = Vec::new();
    for address in addresses {
        statuses.push(stage.http.get(address).send().await.unwrap().status().as_u16());
    }
    assert_eq!(statuses, [404, 200, 200]);
    stage.done().await;
}

#[tokio::test]
async fn the_oldest_messages_and_interactions_go_when_there_is_no_room() {
    let capacity = Capacity { channel_messages: 3, interactions: 2, ..Capacity::default() };
    let stage = Stage::with(with(capacity)).await;
    for number in 0..5 {
        stage.post(json!({"content": number.to_string()})).await.ok();
    }
    let kept = stage.bob.messages(stage.channel).unwrap();
    assert_eq!(kept.iter().map(|one| one["content"].as_str().unwrap()).collect::<Vec<_>>(), ["4", "3", "2"]);
    let first = stage.playing().await;
    let (second, third) = (stage.runs("play", json!([])), stage.runs("play", json!([])));
    let known = |id: u64| stage.sandbox.look(|world| world.interaction(id).is_ok());
    assert_eq!([first.id, second.id, third.id].map(known), [false, true, true]);
    let late = stage.answer(&first, json!({"type": 4, "data": {"content": "x"}})).await;
    late.fails(404, 10062);
    stage.done().await;
}

#[tokio::test]
async fn unknown_addresses_are_recorded_up_to_a_number() {
    let stage = Stage::new().await;
    for number in 0..1_050 {
        stage.get(&format!("/nowhere/{number}{}", "x".repeat(number % 300))).await;
    }
    let noted = stage.sandbox.unsupported();
    assert_eq!(noted.len(), 1_000);
    assert!(noted.iter().all(|one| one["path"].as_str().unwrap().len() <= 200));
    // The counters continue from the known values.
    stage.get("/nowhere/0").await;
    let again = stage.sandbox.unsupported();
    assert_eq!(again.iter().find(|one| one["path"] == "/nowhere/0").unwrap()["count"], 2);
    stage.done().await;
}

#[tokio::test]
async fn event_streams_are_counted() {
    let stage = Stage::new().await;
    let address = format!("{}/_sandbox/users/{}/events", stage.sandbox.url(), stage.alice.id);
    let mut open = Vec::new();
    for _ in 0..256 {
        let stream = stage.http.get(&address).send().await.unwrap();
        assert_eq!(stream.status(), 200);
        open.push(stream);
    }
    assert_eq!(stage.http.get(&address).send().await.unwrap().status(), 503);
    drop(open);
    let free = async {
        while stage.http.get(&address).send().await.unwrap().status() != 200 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::stage::PATIENCE, free).await.unwrap();
    stage.done().await;
}

/// Returns a channel's counters on a user's page.
fn counters(stage: &Stage) -> (Value, Value) {
    let state = stage.alice.state().unwrap();
    let channels = state["guilds"][0]["channels"].as_array().unwrap();
    let id = json!(stage.channel.to_string());
    let channel = channels.iter().find(|one| one["id"] == id).unwrap();
    (channel["unread"].clone(), channel["mentions"].clone())
}

#[tokio::test]
async fn unread_counters_follow_what_happens() {
    let stage = Stage::new().await;
    let ping = format!("<@{}>", stage.alice.id);
    let first = stage.bob.send(stage.channel, "one").unwrap();
    assert_eq!(counters(&stage), (json!(1), json!(0)));
    let second = stage.bob.send(stage.channel, &ping).unwrap();
    assert_eq!(counters(&stage), (json!(2), json!(1)));
    stage.bob.delete(stage.channel, first).unwrap();
    assert_eq!(counters(&stage), (json!(1), json!(1)));
    stage.bob.edit(stage.channel, second, "nobody").unwrap();
    assert_eq!(counters(&stage), (json!(1), json!(0)));
    stage.alice.read(stage.channel).unwrap();
    assert_eq!(counters(&stage), (json!(0), json!(0)));
    // Deleting a message that was read changes nothing.
    stage.bob.delete(stage.channel, second).unwrap();
    assert_eq!(counters(&stage), (json!(0), json!(0)));
    let role = discord_sandbox::world::RoleSpec { mentionable: Some(true), ..Default::default() };
    let role = stage.sandbox.create_role(stage.guild, role).unwrap();
    stage.bob.send(stage.channel, &format!("<@&{role}>")).unwrap();
    assert_eq!(counters(&stage), (json!(1), json!(0)));
    stage
        .sandbox
        .change(|world| world.change_member(stage.guild, stage.alice.id, |member| member.roles.push(role)))
        .unwrap();
    assert_eq!(counters(&stage), (json!(1), json!(1)));
    stage.alice.send(stage.channel, "answer").unwrap();
    assert_eq!(counters(&stage), (json!(0), json!(0)));
    let interaction = stage.playing().await;
    let hidden = json!({"type": 4, "data": {"content": "for you", "flags": 64}});
    stage.answer(&interaction, hidden).await.ok();
    assert_eq!(counters(&stage).0, json!(1));
    stage.done().await;
}

#[tokio::test]
async fn positions_in_a_thread_only_grow() {
    let stage = Stage::new().await;
    let path = format!("/channels/{}/threads", stage.channel);
    let thread = stage.call("POST", &path, json!({"name": "t", "type": 11})).await.ok();
    let path = format!("/channels/{}/messages", thread["id"].as_str().unwrap());
    let mut positions = Vec::new();
    for number in 0..3 {
        let sent = stage.call("POST", &path, json!({"content": "x"})).await.ok();
        positions.push(sent["position"].as_u64().unwrap());
        if number == 1 {
            let gone = format!("{path}/{}", sent["id"].as_str().unwrap());
            stage.call("DELETE", &gone, json!(null)).await.ok();
        }
    }
    assert_eq!(positions, [0, 1, 2]);
    stage.done().await;
}
