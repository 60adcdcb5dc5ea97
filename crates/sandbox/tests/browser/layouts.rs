//! Messages made of components, and polls.

use super::stage::Theatre;
use serde_json::{Value, json};

async fn post(theatre: &Theatre, body: Value) {
    let stage = &theatre.stage;
    let url = format!("{}/v10/channels/{}/messages", stage.sandbox.api_url(), stage.channel);
    let request = reqwest::Client::new().post(url).header("authorization", format!("Bot {}", stage.token));
    let answer = request.json(&body).send().await.unwrap();
    assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_components_is_shown() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    let section = json!({
        "type": 9,
        "components": [{"type": 10, "content": "**White** won"}],
        "accessory": {"type": 2, "style": 5, "label": "Replay", "url": "https://example.com/game"},
    });
    let container = json!({
        "type": 17,
        "accent_color": 0x3366ff,
        "components": [section, {"type": 14}, {"type": 10, "content": "Hidden move"}],
        "spoiler": true,
    });
    post(&theatre, json!({"flags": 1 << 15, "components": [{"type": 10, "content": "# Result"}, container]}))
        .await;
    alice.see(".layout-text", "Result").await;
    alice.click(".layout-spoiler summary", "Spoiler").await;
    alice.see(".layout-container .layout-section strong", "White").await;
    alice.see(".layout-accessory .button", "Replay").await;
    alice.see(".layout-container .layout-text", "Hidden move").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_poll_takes_votes() {
    let theatre = Theatre::open().await;
    let (alice, bob) = (theatre.seat("alice").await, theatre.seat("bob").await);
    let answers = ["Chess", "Go"].map(|text| json!({"poll_media": {"text": text}}));
    let poll = json!({"question": {"text": "Which game?"}, "answers": answers});
    post(&theatre, json!({"poll": poll})).await;
    alice.see(".poll-question", "Which game?").await;
    bob.click(".poll-answer", "Go").await;
    for tab in [&alice, &bob] {
        tab.see(".poll .poll-note", "1 vote").await;
        tab.see(".poll-answer", "100%").await;
    }
    bob.see(".poll-answer.chosen[aria-pressed=true]", "Go").await;
    bob.click(".poll-answer", "Go").await;
    alice.see(".poll .poll-note", "0 votes").await;
    theatre.close().await;
}
