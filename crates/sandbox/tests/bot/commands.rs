//! Slash commands: options, bounds, choices, autocomplete, subcommands.

use base64::Engine;
use serde_json::{Value, json};

use super::stage::{Stage, command, text};

const PNG_SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Returns the width and height of a PNG.
fn size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(PNG_SIGNATURE));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

async fn download(url: &Value) -> (String, Vec<u8>) {
    let answer = reqwest::get(text(url)).await.unwrap().error_for_status().unwrap();
    let kind = answer.headers()["content-type"].to_str().unwrap().to_owned();
    (kind, answer.bytes().await.unwrap().to_vec())
}

#[tokio::test]
async fn every_type_of_option_arrives() {
    let stage = Stage::set().await;
    let role = stage.post(&format!("/guilds/{}/roles", stage.guild), json!({"name": "Painters"})).await;
    let sketch = b"not really a picture".repeat(100);
    let upload = json!({
        "filename": "sketch.txt", "content_type": "text/plain",
        "data": base64::engine::general_purpose::STANDARD.encode(&sketch),
    });
    let order = |copies: i64| {
        let options = json!({
            "title": "Dawn", "copies": copies, "framed": true, "sitter": stage.bob, "room": stage.channel,
            "crew": role["id"], "sketch": 0, "price": 12.5,
        });
        let mut order = command(&stage.channel, "commission", &options);
        order["data"]["attachments"] = json!([upload]);
        order
    };
    let answer = stage.interaction(&stage.alice, order(3)).await;
    assert_eq!(answer.record["callback_type"], 5);
    let message = stage
        .until("the order is confirmed", async || {
            let message = stage.message(&stage.bob, &stage.channel, answer.id()).await?;
            (message["flags"].as_u64()? & 128 == 0).then_some(message)
        })
        .await;
    let embed = &message["embeds"][0];
    let fields: Vec<_> =
        embed["fields"].as_array().unwrap().iter().map(|field| text(&field["value"])).collect();
    assert_eq!(fields, ["3", "yes", "bob", "general", "Painters", "12.5"]);
    assert_eq!(embed["title"], "Dawn");
    assert_eq!(embed["footer"]["text"], format!("{} bytes", sketch.len()));
    let copy = &message["attachments"];
    // Shown in the embed, so not also below it.
    let url = copy.get(0).map_or(&embed["image"]["url"], |copy| &copy["url"]);
    assert_eq!(download(url).await.1, sketch);

    let refused = async |order: Value| {
        let (status, error) = stage.try_interaction(&stage.alice, order).await;
        assert_eq!((status, &error["code"]), (400, &json!(50035)), "{error}");
    };
    refused(order(13)).await;
    refused(command(&stage.channel, "commission", &json!({"title": "Dawn"}))).await;
    stage.strike().await;
}

#[tokio::test]
async fn a_picture_with_alt_text_is_painted_from_choices_and_suggestions() {
    let stage = Stage::set().await;
    let suggest = async |part: &str| {
        let data = json!({"name": "paint", "options": [
            {"name": "pattern", "value": 0}, {"name": "colour", "value": part, "focused": true},
        ]});
        let body = json!({"type": 4, "channel_id": stage.channel, "data": data});
        let answer = stage.interaction(&stage.alice, body).await;
        let choices = answer.record["choices"].as_array().unwrap().clone();
        choices.into_iter().map(|choice| text(&choice["value"]).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(suggest("co").await, ["cobalt", "copper", "coral", "apricot", "charcoal"]);
    assert_eq!(suggest("").await.len(), 25);
    assert_eq!(suggest("plaid").await, Vec::<String>::new());

    let options = json!({"pattern": 2, "colour": "cobalt", "side": 48});
    let answer = stage.run(&stage.alice, "paint", options).await;
    assert_eq!((answer.record["callback_type"].as_u64(), answer.text()), (Some(4), "Fresh paint: cobalt"));
    let seen_by_bob = stage.message(&stage.bob, &stage.channel, answer.id()).await.unwrap();
    let picture = &seen_by_bob["attachments"][0];
    assert_eq!(picture["description"], "Rings in cobalt on white");
    assert_eq!([&picture["width"], &picture["height"]], [48, 48]);
    let (kind, file) = download(&picture["url"]).await;
    assert_eq!((kind.as_str(), size(&file)), ("image/png", (48, 48)));
    assert_eq!(picture["size"], file.len());

    let plaid = stage.run(&stage.alice, "paint", json!({"pattern": 0, "colour": "plaid"})).await;
    assert_eq!(plaid.text(), "There is no colour “plaid” on the palette.");
    assert!(
        stage.message(&stage.bob, &stage.channel, plaid.id()).await.is_none(),
        "errors are for one's own eyes"
    );

    let no_choice = command(&stage.channel, "paint", &json!({"pattern": 9, "colour": "jade"}));
    assert_eq!(stage.try_interaction(&stage.alice, no_choice).await.0, 400);
    stage.strike().await;
}

#[tokio::test]
async fn subcommands_and_their_groups_are_told_apart() {
    let stage = Stage::set().await;
    assert_eq!(stage.run(&stage.bob, "gallery list", json!({})).await.text(), "The walls are bare.");
    let hung = stage.run(&stage.bob, "gallery hang", json!({"title": "Dusk"})).await;
    assert_eq!(hung.text(), "“Dusk” hangs now, number 1.");
    stage.run(&stage.alice, "gallery hang", json!({"title": "Dawn"})).await;
    assert_eq!(stage.run(&stage.bob, "gallery list", json!({})).await.text(), "Dusk, Dawn");
    let cleared = stage.run(&stage.alice, "gallery curator clear", json!({})).await;
    assert_eq!(cleared.text(), "2 taken down.");
    assert_eq!(cleared.message["flags"].as_u64().unwrap() & 64, 64);
    stage.strike().await;
}
