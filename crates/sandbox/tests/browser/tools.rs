//! The tools for a bot's author: recordings as tests, shards, emojis; and emojis in messages.

use super::stage::Theatre;
use crate::operations::PIXEL;
use browserkit::tab::{ESCAPE, Tab};
use serde_json::{Value, json};

async fn open_tools(tab: &Tab<'_>, name: &str) {
    tab.click(".user-panel .icon-button", "Sandbox tools").await;
    tab.click(".tab", name).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_on_the_page_becomes_a_test() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    open_tools(&alice, "Record").await;
    alice.click(".tools button", "Record as a test").await;
    alice.see(".tools .tab-panel", "Recording.").await;
    alice.type_keys(ESCAPE).await;
    alice.miss("dialog.tools", "").await;
    alice.write("The **sea** at night").await;
    alice.see(".message .content strong", "sea").await;
    theatre.stage.run(&theatre.stage.alice, "panel", json!({})).await;
    alice.click(".component-row .button.primary", "Strokes: 0").await;
    alice.see(".component-row .button.primary", "Strokes: 1").await;
    open_tools(&alice, "Record").await;
    alice.click(".tools button", "Stop and write the test").await;
    alice.see(".tool-test", "def test_recorded(sandbox):").await;
    alice.see(".tool-test", "alice.say(general, 'The **sea** at night')").await;
    alice.see(".tool-test", "alice.run(general, 'panel')").await;
    alice.see(".tool-test", ", 'Strokes: 0')").await;
    alice.click(".tools button", "Node.js").await;
    alice.see(".tool-test", "await alice.say(general, 'The **sea** at night');").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_shown_with_their_shards_and_emojis() {
    let theatre = Theatre::open().await;
    let emoji = ask(
        &theatre,
        "POST",
        &format!("/applications/{}/emojis", theatre.stage.application),
        json!({"name": "card_5", "image": PIXEL}),
    )
    .await;
    let alice = theatre.seat("alice").await;
    open_tools(&alice, "Bots").await;
    alice.see(".tool-bot h3", "1 connection").await;
    alice.see(".tool-bot .tool-row", "Shard 0 of 1 connected").await;
    alice.click(".tool-bot summary", "1 of 2,000 emojis").await;
    alice.see(".tool-emoji", "card_5").await;
    alice.type_keys(ESCAPE).await;

    let id = emoji["id"].as_str().unwrap();
    let shown = json!({"id": id, "name": "card_5"});
    let message = json!({
        "content": format!("Your card: <:card_5:{id}> ⏳ ⏭ 🏆 💡"),
        "components": [
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "p", "emoji": shown}]},
            {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [
                {"label": "Five", "value": "5", "emoji": shown}]}]},
        ],
    });
    let channel = &theatre.stage.channel;
    let posted = ask(&theatre, "POST", &format!("/channels/{channel}/messages"), message).await;
    let reaction =
        format!("/channels/{channel}/messages/{}/reactions/card_5:{id}/@me", posted["id"].as_str().unwrap());
    ask(&theatre, "PUT", &reaction, Value::Null).await;
    alice.click(".component-row .select", "Make a selection").await;
    for place in [".content", ".component-row .button", ".select-option", ".reaction"] {
        let drawn = format!(
            "return [...document.querySelectorAll('{place} img.custom-emoji')].some((one) => one.naturalWidth > 0)"
        );
        alice.until(&format!("an emoji in {place}"), &drawn).await;
    }
    alice.type_keys(ESCAPE).await;
    // Anybody who sees a reaction can add theirs.
    alice.click(".reaction", "card_5: 1").await;
    alice.see(".reaction.mine", "card_5: 2, including you").await;
    let loaded = "return ['⏳', '⏭', '🏆', '💡'].every((one) => document.fonts.check('16px \"Sandbox Emoji\"', one)) \
                  && [...document.fonts].some((face) => face.family.includes('Sandbox Emoji') && face.status === 'loaded')";
    alice.until("the page's own emoji", loaded).await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_a_bot_means_the_bot_and_not_its_role() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    alice.write("Hello @painter!").await;
    alice.see(".message .content button.mention", "@painter").await;
    let channel = &theatre.stage.channel;
    let messages = ask(&theatre, "GET", &format!("/channels/{channel}/messages"), Value::Null).await;
    assert_eq!(messages[0]["mentions"][0]["username"], "painter", "{}", messages[0]);
    assert_eq!(messages[0]["mention_roles"], json!([]));
    theatre.close().await;
}

/// Sends a request by the bot.
async fn ask(theatre: &Theatre, method: &str, path: &str, body: Value) -> Value {
    let stage = &theatre.stage;
    let url = format!("{}/v10{path}", stage.sandbox.api_url());
    let client =
        reqwest::Client::builder().user_agent("DiscordBot (https://example.com, 1)").build().unwrap();
    let request =
        client.request(method.parse().unwrap(), url).header("authorization", format!("Bot {}", stage.token));
    let request = if body.is_null() { request } else { request.json(&body) };
    let answer = request.send().await.unwrap();
    assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
    answer.json().await.unwrap_or_default()
}
