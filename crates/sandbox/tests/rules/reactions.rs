use crate::stage::Stage;
use serde_json::json;

#[tokio::test]
async fn reactions_come_and_go() {
    let mut stage = Stage::new().await;
    let id = stage.alice.send(stage.channel, "vote").unwrap();
    let path = format!("{}/reactions", stage.message_path(id));
    stage.call("PUT", &format!("{path}/👍/@me"), json!(null)).await.ok();
    stage.bob.react(stage.channel, id, "👍").unwrap();
    let event = stage.event("MESSAGE_REACTION_ADD").await;
    assert_eq!(event["emoji"]["name"], "👍");
    let message = stage.get(&stage.message_path(id)).await.ok();
    assert_eq!(
        (&message["reactions"][0]["count"], &message["reactions"][0]["me"]),
        (&json!(2), &json!(true))
    );
    let who = stage.get(&format!("{path}/👍")).await.ok();
    assert_eq!(who.as_array().unwrap().len(), 2);
    stage.call("DELETE", &format!("{path}/👍/@me"), json!(null)).await.ok();
    stage.call("DELETE", &format!("{path}/👍/{}", stage.bob.id), json!(null)).await.ok();
    stage.call("PUT", &format!("{path}/✅/%40me"), json!(null)).await.ok();
    stage.call("DELETE", &path, json!(null)).await.ok();
    assert!(stage.get(&stage.message_path(id)).await.ok().get("reactions").is_none());
    stage.done().await;
}

#[tokio::test]
async fn an_emoji_is_an_emoji_and_twenty_are_enough() {
    let stage = Stage::new().await;
    let id = stage.posted(json!({"content": "vote"})).await;
    let path = format!("{}/reactions", stage.message_path(id));
    stage.call("PUT", &format!("{path}/thumbsup/@me"), json!(null)).await.fails(400, 10014);
    stage.call("PUT", &format!("{path}/name:123/@me"), json!(null)).await.fails(400, 10014);
    let emojis = (0x1f400..0x1f400 + 21).filter_map(char::from_u32).collect::<Vec<_>>();
    for emoji in &emojis[..20] {
        stage.call("PUT", &format!("{path}/{emoji}/@me"), json!(null)).await.ok();
    }
    stage.call("PUT", &format!("{path}/{}/@me", emojis[20]), json!(null)).await.fails(400, 30010);
    stage.done().await;
}

#[tokio::test]
async fn two_hundred_and_fifty_pins_are_enough() {
    let stage = Stage::new().await;
    let base = format!("/channels/{}", stage.channel);
    let mut ids = Vec::new();
    for number in 0..251 {
        ids.push(stage.alice.send(stage.channel, &number.to_string()).unwrap());
    }
    for id in &ids[..250] {
        stage.call("PUT", &format!("{base}/pins/{id}"), json!(null)).await.ok();
    }
    stage.call("PUT", &format!("{base}/pins/{}", ids[250]), json!(null)).await.fails(400, 30003);
    assert_eq!(stage.get(&format!("{base}/pins")).await.ok().as_array().unwrap().len(), 250);
    let page = stage.get(&format!("{base}/messages/pins?limit=10")).await.ok();
    assert_eq!((page["items"].as_array().unwrap().len(), &page["has_more"]), (10, &json!(true)));
    stage.call("DELETE", &format!("{base}/messages/pins/{}", ids[0]), json!(null)).await.ok();
    stage.call("PUT", &format!("{base}/messages/pins/{}", ids[250]), json!(null)).await.ok();
    stage.done().await;
}
