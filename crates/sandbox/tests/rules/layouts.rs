//! Messages made of components only.

use crate::stage::Stage;
use serde_json::{Value, json};

const LAYOUT: u64 = 1 << 15;

fn text(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

fn with(components: Vec<Value>) -> Value {
    json!({"flags": LAYOUT, "components": components})
}

fn card() -> Value {
    json!({
        "type": 17,
        "accent_color": 0x00ff00,
        "components": [
            {"type": 9, "components": [text("# Result")], "accessory":
                {"type": 2, "style": 1, "label": "Again", "custom_id": "again"}},
            {"type": 14, "divider": true, "spacing": 2},
            {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "The board"}]},
            {"type": 13, "file": {"url": "attachment://game.pgn"}},
            {"type": 1, "components": [{"type": 2, "style": 2, "label": "Close", "custom_id": "close"}]},
        ],
    })
}

fn png() -> Vec<u8> {
    let mut data = Vec::new();
    let mut encoder = png::Encoder::new(&mut data, 2, 3);
    encoder.set_color(png::ColorType::Rgba);
    encoder.write_header().unwrap().write_image_data(&[0; 24]).unwrap();
    data
}

#[tokio::test]
async fn a_message_can_be_made_of_components() {
    let mut stage = Stage::new().await;
    let path = format!("/channels/{}/messages", stage.channel);
    let files = [("files[0]", "board.png", png()), ("files[1]", "game.pgn", b"1. e4 *".to_vec())];
    let posted = stage.upload("POST", &path, with(vec![text("Over"), card()]), &files).await.ok();
    assert_eq!((&posted["flags"], &posted["content"]), (&json!(LAYOUT), &json!("")));
    assert_eq!(posted["attachments"], json!([]));
    let inside = &posted["components"][1]["components"];
    let media = &inside[2]["items"][0]["media"];
    assert_eq!((&media["width"], &media["height"]), (&json!(2), &json!(3)));
    let picture = stage.http.get(media["url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!(picture.headers()["content-type"], "image/png");
    assert_eq!((&inside[3]["name"], &inside[3]["size"]), (&json!("game.pgn"), &json!(7)));
    // The button beside a section works like any other.
    let id: u64 = posted["id"].as_str().unwrap().parse().unwrap();
    stage.interacts(json!({"type": 3, "message_id": id.to_string(), "data": {"custom_id": "again"}}));
    assert_eq!(stage.event("INTERACTION_CREATE").await["data"]["custom_id"], "again");
    // An edit needs no flag, keeps the files, and cannot bring the text back.
    let one = stage.message_path(id);
    let edited = stage.call("PATCH", &one, json!({"components": [text("Closed")]})).await.ok();
    assert_eq!(edited["components"][0]["content"], "Closed");
    let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    stage.call("PATCH", &one, json!({"content": "x"})).await.complains("content", code);
    stage.done().await;
}

#[tokio::test]
async fn such_messages_have_limits() {
    let stage = Stage::new().await;
    stage.post(with(vec![])).await.fails(400, 50006);
    let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    let mut mixed = with(vec![text("a")]);
    mixed["content"] = json!("b");
    stage.post(mixed.clone()).await.complains("content", code);
    mixed["content"] = json!(null);
    mixed["embeds"] = json!([{"title": "b"}]);
    stage.post(mixed).await.complains("embeds", code);
    let many = (0..41).map(|_| text("a")).collect::<Vec<_>>();
    stage.post(with(many)).await.complains("components", "BASE_TYPE_MAX_LENGTH");
    let nested = json!({"type": 17, "components": (0..40).map(|_| text("a")).collect::<Vec<_>>()});
    let code = "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED";
    stage.post(with(vec![nested])).await.complains("components", code);
    let long = with(vec![text(&"a".repeat(2001)), text(&"b".repeat(2000))]);
    stage.post(long).await.complains("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED");
    let inner = json!({"type": 17, "components": [{"type": 17, "components": [text("a")]}]});
    stage.post(with(vec![inner])).await.complains("components.0.components.0.type", "UNION_TYPE_CHOICES");
    let bare = json!({"type": 9, "components": [text("a")]});
    stage.post(with(vec![bare])).await.complains("components.0.accessory", "BASE_TYPE_REQUIRED");
    let unknown = json!({"type": 13, "file": {"url": "attachment://no.txt"}});
    let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
    stage.post(with(vec![unknown])).await.complains("components", code);
    let far = json!({"type": 13, "file": {"url": "https://example.com/a.txt"}});
    stage.post(with(vec![far])).await.complains("components.0.file.url", "URL_TYPE_INVALID_SCHEME");
    // Without the flag a message cannot have such components, and they do not set the flag by themselves.
    stage.post(json!({"components": [text("a")]})).await.complains("components.0.type", "UNION_TYPE_CHOICES");
    let plain = stage.posted(json!({"content": "plain"})).await;
    let body = json!({"components": [text("a")]});
    stage.call("PATCH", &stage.message_path(plain), body).await.complains("components", "UNION_TYPE_CHOICES");
    let body = json!({"flags": LAYOUT, "content": null, "components": [text("a")]});
    assert_eq!(stage.call("PATCH", &stage.message_path(plain), body).await.ok()["flags"], LAYOUT);
    stage.done().await;
}

#[tokio::test]
async fn an_answer_can_be_made_of_components() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    stage.answer(&interaction, json!({"type": 5})).await.ok();
    stage.webhook(&interaction, "PATCH", "/messages/@original", with(vec![text("Done")])).await.ok();
    let seen = stage.alice.messages(stage.channel).unwrap();
    assert!(seen.iter().any(|message| message["components"][0]["content"] == "Done"), "{seen:?}");
    stage.done().await;
}

#[tokio::test]
async fn forms_take_files_and_choices() {
    let mut stage = Stage::new().await;
    let interaction = stage.playing().await;
    let options = json!([{"label": "White", "value": "w"}, {"label": "Black", "value": "b"}]);
    let label = |component: Value| json!({"type": 18, "label": "L", "component": component});
    let body = json!({"type": 9, "data": {"title": "Game", "custom_id": "game", "components": [
        label(json!({"type": 19, "custom_id": "file", "max_values": 2})),
        label(json!({"type": 21, "custom_id": "side", "options": options})),
        label(json!({"type": 22, "custom_id": "both", "options": options, "required": false, "min_values": 0})),
        label(json!({"type": 23, "custom_id": "rated", "default": true})),
    ]}});
    stage.answer(&interaction, body).await.ok();
    let mut form = json!({
        "type": 5, "channel_id": stage.channel.to_string(), "interaction_id": interaction.id.to_string(),
        "data": {"fields": {"file": [0], "side": "x", "rated": false}, "attachments": [
            {"filename": "a.txt", "data": "aGVsbG8="},
        ]},
    });
    assert_eq!(stage.alice.interact(&form).unwrap_err().code, 50035);
    form["data"]["fields"]["side"] = json!("b");
    stage.alice.interact(&form).unwrap();
    let mut event = stage.event("INTERACTION_CREATE").await;
    while event["type"] != 5 {
        event = stage.event("INTERACTION_CREATE").await;
    }
    let given = |index: usize| &event["data"]["components"][index]["component"];
    let file = given(0)["values"][0].as_str().unwrap();
    assert_eq!(event["data"]["resolved"]["attachments"][file]["filename"], "a.txt");
    assert_eq!((&given(1)["value"], &given(2)["values"]), (&json!("b"), &json!([])));
    assert_eq!(given(3)["value"], false);
    stage.done().await;
}
