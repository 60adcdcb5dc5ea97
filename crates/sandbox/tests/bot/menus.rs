//! The menus of people and messages.

use serde_json::json;

use super::stage::{Stage, text};

const USER: u8 = 2;
const MESSAGE: u8 = 3;

#[tokio::test]
async fn menus_bring_their_target() {
    let stage = Stage::set().await;
    let portrait = stage.menu(&stage.alice, USER, "Portrait", &stage.bob).await;
    assert_eq!(portrait.text(), "A portrait of bob");
    assert_eq!(portrait.message["attachments"][0]["description"], "Rings in ochre on white");

    let words = stage.say(&stage.bob, "Colour is everything").await;
    let frame = stage.menu(&stage.alice, MESSAGE, "Frame", &words).await;
    let embed = &frame.message["embeds"][0];
    assert_eq!(
        [text(&embed["author"]["name"]), text(&embed["description"])],
        ["bob", "Colour is everything"]
    );
    stage.seen(&words).await;
    stage.strike().await;
}

#[tokio::test]
async fn only_those_who_may_are_offered_to_pin() {
    let stage = Stage::set().await;
    let offered = async |user: &str| {
        let commands = stage.get(&format!("/users/{user}/channels/{}/commands", stage.channel)).await;
        commands.as_array().unwrap().iter().any(|command| command["name"] == "Pin")
    };
    assert!(offered(&stage.alice).await);
    assert!(!offered(&stage.bob).await);
    let words = stage.say(&stage.bob, "Remember this").await;
    stage.seen(&words).await;
    let pin = stage.menu(&stage.alice, MESSAGE, "Pin", &words).await;
    assert_eq!(pin.text(), "Pinned; 1 in all.");
    let pins = stage.get(&format!("/users/{}/channels/{}/pins", stage.bob, stage.channel)).await;
    assert_eq!(pins[0]["id"], words);
    stage.strike().await;
}

#[tokio::test]
async fn reactions_are_put_and_counted() {
    let stage = Stage::set().await;
    let vote = stage.run(&stage.alice, "vote", json!({"question": "More blue?"})).await;
    stage
        .until("both answers are offered", async || {
            let message = stage.message(&stage.bob, &stage.channel, vote.id()).await?;
            (message["reactions"].as_array()?.len() == 2).then_some(())
        })
        .await;
    for (user, answer) in [(&stage.alice, "%F0%9F%91%8D"), (&stage.bob, "%F0%9F%91%8D")] {
        let place = format!("channels/{}/messages/{}/reactions/{answer}", stage.channel, vote.id());
        stage.put(&format!("/users/{user}/{place}"), json!({})).await;
    }
    let count = stage.menu(&stage.alice, MESSAGE, "Count votes", vote.id()).await;
    assert_eq!(count.text(), "2 for, 0 against");
    stage.strike().await;
}
