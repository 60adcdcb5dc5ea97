//! Direct messages and threads.

use serde_json::{Value, json};

use super::stage::{Stage, text};

/// Returns the direct messages between a user and the bot, as the channel in the user's client.
async fn direct(stage: &Stage, user: &str) -> Option<Value> {
    let state = stage.get(&format!("/users/{user}/state")).await;
    state["private_channels"].as_array().unwrap().first().cloned()
}

#[tokio::test]
async fn a_picture_goes_by_direct_message() {
    let stage = Stage::set().await;
    stage.run(&stage.alice, "postcard", json!({"to": stage.bob, "pattern": 1})).await;
    stage
        .until("the postcard is confirmed", async || {
            stage.texts(&stage.alice).await.contains(&"Sent to bob.".to_owned()).then_some(())
        })
        .await;
    let channel = direct(&stage, &stage.bob).await.unwrap();
    assert_eq!(channel["unread"], 1);
    let post = stage.messages(&stage.bob, text(&channel["id"])).await;
    assert_eq!(post[0]["content"], "Greetings from alice");
    assert_eq!(post[0]["attachments"][0]["description"], "Checks in cerulean on white");
    assert!(direct(&stage, &stage.alice).await.is_none());
    assert!(stage.message(&stage.alice, text(&channel["id"]), text(&post[0]["id"])).await.is_none());
    stage.strike().await;
}

#[tokio::test]
async fn closed_direct_messages_are_reported_to_the_sender() {
    let stage = Stage::set().await;
    let closed = stage.post("/users", json!({"username": "carol", "dms_closed": true})).await;
    stage.put(&format!("/guilds/{}/members/{}", stage.guild, text(&closed["id"])), json!({})).await;
    let stranger = stage.post("/users", json!({"username": "dave"})).await;
    for (user, name) in [(&closed, "carol"), (&stranger, "dave")] {
        stage.run(&stage.alice, "postcard", json!({"to": user["id"], "pattern": 1})).await;
        stage
            .until("the refusal is reported", async || {
                let expected = format!("{name} takes no direct messages.");
                stage.texts(&stage.alice).await.contains(&expected).then_some(())
            })
            .await;
    }
    stage.strike().await;
}

#[tokio::test]
async fn threads_are_opened_and_closed() {
    let stage = Stage::set().await;
    let announced = stage.run(&stage.alice, "workshop announce", json!({"topic": "Glazing"})).await;
    stage.run(&stage.bob, "workshop open", json!({"topic": "Gilding"})).await;
    let threads = stage
        .until("both threads have their first message", async || {
            let state = stage.get(&format!("/users/{}/state", stage.bob)).await;
            let threads = state["guilds"][0]["threads"].as_array()?.clone();
            let mut named: Vec<_> = threads
                .iter()
                .map(|thread| (text(&thread["name"]).to_owned(), text(&thread["id"]).to_owned()))
                .collect();
            named.sort();
            let full = threads.iter().all(|thread| thread["message_count"].as_u64() > Some(0));
            (named.len() == 2 && full).then_some(named)
        })
        .await;
    let [(gilding, standalone), (glazing, attached)] = &threads[..] else { panic!("{threads:?}") };
    assert_eq!([gilding, glazing], ["Gilding", "Glazing"]);
    assert_eq!(attached, announced.id(), "a thread on a message has the message's id");
    let words = stage.messages(&stage.bob, standalone).await;
    assert!(words.iter().any(|message| message["content"] == "Welcome, bob."));

    let outside = stage.run(&stage.bob, "workshop close", json!({})).await;
    assert_eq!(outside.text(), "This only works in a thread.");
    let inside = stage.run_in(standalone, &stage.bob, "workshop close", json!({})).await;
    assert_eq!(inside.text(), "That was it for today.");
    stage
        .until("the thread is archived", async || {
            let guilds = stage.get("/guilds").await;
            let guild = guilds.as_array()?.iter().find(|guild| guild["id"] == stage.guild)?;
            let thread = guild["threads"].as_array()?.iter().find(|thread| thread["id"] == *standalone)?;
            thread["thread_metadata"]["archived"].as_bool()?.then_some(())
        })
        .await;
    stage.strike().await;
}
