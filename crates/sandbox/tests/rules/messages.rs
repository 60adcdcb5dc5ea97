use crate::stage::Stage;
use serde_json::json;

#[tokio::test]
async fn content_has_two_thousand_characters_at_most() {
    let stage = Stage::new().await;
    stage.post(json!({"content": "x".repeat(2001)})).await.complains("content", "BASE_TYPE_MAX_LENGTH");
    stage.post(json!({"content": "x".repeat(4000)})).await.complains("content", "BASE_TYPE_MAX_LENGTH");
    // Characters count, not bytes.
    let longest = "é".repeat(2000);
    assert_eq!(stage.post(json!({"content": longest})).await.ok()["content"], longest);
    stage.done().await;
}

#[tokio::test]
async fn a_message_has_something_in_it() {
    let stage = Stage::new().await;
    stage.post(json!({})).await.fails(400, 50006);
    stage.post(json!({"content": ""})).await.fails(400, 50006);
    stage.post(json!({"content": " \n "})).await.fails(400, 50006);
    stage.post(json!({"content": null, "embeds": []})).await.fails(400, 50006);
    stage.post(json!({"content": "."})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn a_message_is_what_discord_sends() {
    let mut stage = Stage::new().await;
    let sent = stage.post(json!({"content": " hello ", "nonce": "n1", "tts": false})).await.ok();
    assert_eq!(sent["content"], "hello");
    assert_eq!(sent["nonce"], "n1");
    assert_eq!(sent["author"]["id"], stage.bot.id.to_string());
    assert_eq!(sent["author"]["bot"], true);
    assert_eq!(sent["type"], 0);
    assert_eq!(sent["edited_timestamp"], json!(null));
    assert!(sent.get("guild_id").is_none() && sent.get("member").is_none());
    let event = stage.event("MESSAGE_CREATE").await;
    assert_eq!(event["id"], sent["id"]);
    assert_eq!(event["guild_id"], stage.guild.to_string());
    assert!(event["member"]["roles"].is_array());
    let id = sent["id"].as_str().unwrap();
    let got = stage.get(&format!("/channels/{}/messages/{id}", stage.channel)).await.ok();
    assert_eq!(got["content"], "hello");
    stage.done().await;
}

#[tokio::test]
async fn history_comes_newest_first_and_in_pages() {
    let stage = Stage::new().await;
    let mut ids = Vec::new();
    for number in 0..5 {
        ids.push(stage.posted(json!({"content": number.to_string()})).await.to_string());
    }
    let base = format!("/channels/{}/messages", stage.channel);
    let listed = async |query: &str| {
        let list = stage.get(&format!("{base}?{query}")).await.ok();
        list.as_array().unwrap().iter().map(|m| m["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(listed("limit=2").await, [ids[4].clone(), ids[3].clone()]);
    assert_eq!(listed(&format!("before={}&limit=2", ids[2])).await, [ids[1].clone(), ids[0].clone()]);
    assert_eq!(listed(&format!("after={}&limit=2", ids[1])).await, [ids[3].clone(), ids[2].clone()]);
    let around = listed(&format!("around={}&limit=3", ids[2])).await;
    assert_eq!(around, [ids[3].clone(), ids[2].clone(), ids[1].clone()]);
    stage.get(&format!("{base}?limit=0")).await.complains("limit", "NUMBER_TYPE_MIN");
    stage.get(&format!("{base}?limit=101")).await.complains("limit", "NUMBER_TYPE_MAX");
    stage.get(&format!("{base}?before=x")).await.complains("before", "NUMBER_TYPE_COERCE");
    stage.done().await;
}

#[tokio::test]
async fn what_does_not_exist_is_unknown() {
    let stage = Stage::new().await;
    stage.get("/channels/1").await.fails(404, 10003);
    stage.get(&stage.message_path(1)).await.fails(404, 10008);
    stage.call("POST", "/channels/1/messages", json!({"content": "x"})).await.fails(404, 10003);
    stage.call("DELETE", &stage.message_path(1), json!(null)).await.fails(404, 10008);
    stage.get("/channels/abc").await.complains("channel_id", "NUMBER_TYPE_COERCE");
    stage.get("/users/1").await.fails(404, 10013);
    stage.get("/guilds/1").await.fails(404, 10004);
    stage.done().await;
}

#[tokio::test]
async fn replies_name_a_message_of_the_same_channel() {
    let stage = Stage::new().await;
    let first = stage.alice.send(stage.channel, "question").unwrap().to_string();
    let reply = json!({"content": "answer", "message_reference": {"message_id": first}});
    let sent = stage.post(reply).await.ok();
    assert_eq!(sent["type"], 19);
    assert_eq!(sent["message_reference"]["message_id"], first);
    assert_eq!(sent["referenced_message"]["id"], first);
    // A reply pings the author of the other message.
    assert_eq!(sent["mentions"][0]["id"], stage.alice.id.to_string());
    let lost = json!({"content": "answer", "message_reference": {"message_id": "1"}});
    stage.post(lost).await.complains("message_reference", "REPLIES_UNKNOWN_MESSAGE");
    let lenient =
        json!({"content": "answer", "message_reference": {"message_id": "1", "fail_if_not_exists": false}});
    assert_eq!(stage.post(lenient).await.ok()["type"], 0);
    let elsewhere = json!({"content": "x", "message_reference": {"message_id": first, "channel_id": "1"}});
    stage.post(elsewhere).await.complains("message_reference", "REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL");
    stage.done().await;
}

#[tokio::test]
async fn a_nonce_can_keep_a_message_from_being_posted_twice() {
    let stage = Stage::new().await;
    let body = json!({"content": "once", "nonce": "n", "enforce_nonce": true});
    let first = stage.post(body.clone()).await.ok();
    let again = stage.post(body).await.ok();
    assert_eq!(first["id"], again["id"]);
    stage
        .post(json!({"content": "x", "nonce": "n".repeat(26)}))
        .await
        .complains("nonce", "NONCE_TYPE_TOO_LONG");
    stage.done().await;
}

#[tokio::test]
async fn what_the_sandbox_lacks_is_refused_and_recorded() {
    let stage = Stage::new().await;
    let theme = json!({"colors": ["5865F2"], "gradient_angle": 0, "base_mix": 50});
    stage.post(json!({"shared_client_theme": theme})).await.fails(404, 0);
    stage.get("/lobbies/1").await.fails(404, 0);
    let noted = stage.sandbox.unsupported();
    assert_eq!(noted.len(), 2, "{noted:?}");
    stage.done().await;
}

#[tokio::test]
async fn bulk_deletion_takes_two_to_a_hundred_recent_messages() {
    let mut stage = Stage::new().await;
    let first = stage.alice.send(stage.channel, "1").unwrap();
    let second = stage.posted(json!({"content": "2"})).await;
    let path = format!("/channels/{}/messages/bulk-delete", stage.channel);
    let one = json!({"messages": [first.to_string()]});
    stage.call("POST", &path, one).await.complains("messages", "BASE_TYPE_BAD_LENGTH");
    let old = json!({"messages": ["1", "2"]});
    stage.call("POST", &path, old).await.fails(400, 50034);
    let both = json!({"messages": [first.to_string(), second.to_string()]});
    stage.call("POST", &path, both).await.ok();
    let event = stage.event("MESSAGE_DELETE_BULK").await;
    assert_eq!(event["ids"].as_array().unwrap().len(), 2);
    assert_eq!(stage.alice.messages(stage.channel).unwrap().len(), 0);
    stage.done().await;
}

#[tokio::test]
async fn bots_without_the_intent_do_not_see_others_content() {
    let stage = Stage::new().await;
    let id = stage.alice.send(stage.channel, "secret").unwrap();
    let path = stage.message_path(id);
    assert_eq!(stage.get(&path).await.ok()["content"], "secret");
    stage.sandbox.change(|world| {
        let bot = world.create_application("Nosy", "", 0);
        world.install(stage.guild, bot, discord_sandbox::permissions::ALL).unwrap();
    });
    let token = stage.sandbox.look(|world| {
        let ids = world.user_state(stage.owner.id).unwrap();
        let bot = ids["guilds"][0]["members"].as_array().unwrap().iter().rev();
        let id =
            bot.clone().find(|member| member["user"]["username"] == "Nosy").unwrap()["user"]["id"].clone();
        world.application(id.as_str().unwrap().parse().unwrap()).unwrap().token.clone()
    });
    let seen = stage.call_as(&format!("Bot {token}"), "GET", &path, json!(null)).await.ok();
    assert_eq!(seen["content"], "");
    let ping = stage.alice.send(stage.channel, &format!("<@{}> hi", seen["author"]["id"])).unwrap();
    assert!(ping > id);
    stage.done().await;
}
