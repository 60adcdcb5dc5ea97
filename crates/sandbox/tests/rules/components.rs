use crate::stage::Stage;
use serde_json::{Value, json};

fn button(custom_id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "Go", "custom_id": custom_id})
}

fn row(inside: Vec<Value>) -> Value {
    json!({"type": 1, "components": inside})
}

fn select(options: usize) -> Value {
    let options = (0..options).map(|number| json!({"label": "o", "value": number.to_string()}));
    json!({"type": 3, "custom_id": "s", "options": options.collect::<Vec<_>>()})
}

fn with(rows: Vec<Value>) -> Value {
    json!({"content": "x", "components": rows})
}

async fn refused(stage: &Stage, component: Value, place: &str, code: &str) {
    let answer = stage.post(with(vec![row(vec![component])])).await;
    answer.complains(&format!("components.0.components.0{place}"), code);
}

#[tokio::test]
async fn five_rows_of_five_buttons() {
    let stage = Stage::new().await;
    let rows = |rows: usize, buttons: usize| {
        let row = |r: usize| row((0..buttons).map(|b| button(&format!("{r}-{b}"))).collect());
        with((0..rows).map(row).collect())
    };
    stage.post(rows(6, 1)).await.complains("components", "BASE_TYPE_MAX_LENGTH");
    stage.post(rows(1, 6)).await.complains("components.0.components", "BASE_TYPE_BAD_LENGTH");
    stage.post(rows(1, 0)).await.complains("components.0.components", "BASE_TYPE_BAD_LENGTH");
    let sent = stage.post(rows(5, 5)).await.ok();
    assert_eq!(sent["components"][4]["components"][4]["custom_id"], "4-4");
    assert!(sent["components"][0]["id"].is_number());
    stage.done().await;
}

#[tokio::test]
async fn a_select_fills_its_row() {
    let stage = Stage::new().await;
    let both = with(vec![row(vec![select(1), button("b")])]);
    stage.post(both).await.complains("components.0.components.1", "COMPONENT_LAYOUT_WIDTH_EXCEEDED");
    stage.post(with(vec![row(vec![select(25)]), row(vec![button("b")])])).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn custom_ids_are_unique_and_short() {
    let stage = Stage::new().await;
    let twice = with(vec![row(vec![button("a")]), row(vec![button("a")])]);
    stage
        .post(twice)
        .await
        .complains("components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED");
    refused(&stage, button(&"x".repeat(101)), ".custom_id", "BASE_TYPE_BAD_LENGTH").await;
    refused(&stage, button(""), ".custom_id", "BASE_TYPE_REQUIRED").await;
    stage.post(with(vec![row(vec![button(&"x".repeat(100))])])).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn buttons_have_a_custom_id_or_a_link() {
    let stage = Stage::new().await;
    let link = |extra: Value| {
        let mut link = json!({"type": 2, "style": 5, "label": "Go"});
        link.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        link
    };
    let exclusive = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
    refused(&stage, link(json!({"url": "https://x.y", "custom_id": "a"})), "", exclusive).await;
    refused(&stage, link(json!({})), ".url", "BUTTON_COMPONENT_URL_REQUIRED").await;
    refused(&stage, link(json!({"url": "javascript:x"})), ".url", "URL_TYPE_INVALID_URL").await;
    let bare = json!({"type": 2, "style": 1, "label": "Go"});
    refused(&stage, bare, ".custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED").await;
    let blank = json!({"type": 2, "style": 1, "custom_id": "a"});
    refused(&stage, blank, "", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED").await;
    let long = json!({"type": 2, "style": 1, "custom_id": "a", "label": "x".repeat(81)});
    refused(&stage, long, ".label", "BASE_TYPE_MAX_LENGTH").await;
    let odd = json!({"type": 2, "style": 9, "custom_id": "a", "label": "x"});
    refused(&stage, odd, ".style", "BASE_TYPE_CHOICES").await;
    let smiley = json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "smile"}});
    refused(&stage, smiley, ".emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI").await;
    let good = vec![
        link(json!({"url": "https://example.com"})),
        json!({"type": 2, "style": 4, "custom_id": "a", "emoji": {"name": "♟️"}}),
    ];
    stage.post(with(vec![row(good)])).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn selects_have_one_to_twenty_five_options() {
    let stage = Stage::new().await;
    refused(&stage, select(26), ".options", "BASE_TYPE_BAD_LENGTH").await;
    refused(&stage, select(0), ".options", "BASE_TYPE_BAD_LENGTH").await;
    let same = json!({"type": 3, "custom_id": "s", "options": [
        {"label": "a", "value": "1"}, {"label": "b", "value": "1"},
    ]});
    refused(&stage, same, ".options.1", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED").await;
    let mut many = select(2);
    many["max_values"] = json!(3);
    refused(&stage, many, ".max_values", "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS").await;
    let mut reversed = select(3);
    reversed["min_values"] = json!(3);
    reversed["max_values"] = json!(2);
    refused(&stage, reversed, ".min_values", "SELECT_COMPONENT_INVALID_MIN_VALUES").await;
    let long = json!({"type": 3, "custom_id": "s", "options": [{"label": "x".repeat(101), "value": "1"}]});
    refused(&stage, long, ".options.0.label", "BASE_TYPE_BAD_LENGTH").await;
    let mut hint = select(1);
    hint["placeholder"] = json!("x".repeat(151));
    refused(&stage, hint, ".placeholder", "BASE_TYPE_MAX_LENGTH").await;
    for number in 5..=8 {
        stage.post(with(vec![row(vec![json!({"type": number, "custom_id": "s"})])])).await.ok();
    }
    stage.done().await;
}

#[tokio::test]
async fn only_rows_stand_at_the_top() {
    let stage = Stage::new().await;
    stage.post(with(vec![button("a")])).await.complains("components.0.type", "UNION_TYPE_CHOICES");
    stage.post(with(vec![json!({})])).await.complains("components.0", "UNION_TYPE_MISSING");
    stage.post(with(vec![json!(1)])).await.complains("components.0", "MODEL_TYPE_CONVERT");
    let input = json!({"type": 4, "custom_id": "i", "style": 1, "label": "x"});
    refused(&stage, input, ".type", "UNION_TYPE_CHOICES").await;
    stage.done().await;
}

#[tokio::test]
async fn clicks_reach_the_bot_with_their_message() {
    let mut stage = Stage::new().await;
    let rows = vec![row(vec![button("go")]), row(vec![select(3)])];
    let id = stage.posted(with(rows)).await;
    stage.interacts(json!({"type": 3, "message_id": id.to_string(), "data": {"custom_id": "go"}}));
    let event = stage.event("INTERACTION_CREATE").await;
    assert_eq!(event["type"], 3);
    assert_eq!(event["data"]["custom_id"], "go");
    assert_eq!(event["data"]["component_type"], 2);
    assert_eq!(event["message"]["id"], id.to_string());
    assert_eq!(event["message"]["components"].as_array().unwrap().len(), 2);
    let choose =
        json!({"type": 3, "message_id": id.to_string(), "data": {"custom_id": "s", "values": ["2"]}});
    stage.interacts(choose);
    let event = stage.event("INTERACTION_CREATE").await;
    assert_eq!(event["data"]["values"], json!(["2"]));
    let mut body = json!({"type": 3, "channel_id": stage.channel.to_string(), "message_id": id.to_string()});
    for data in
        [json!({"custom_id": "other"}), json!({"custom_id": "s", "values": ["9"]}), json!({"custom_id": "s"})]
    {
        body["data"] = data;
        assert_eq!(stage.alice.interact(&body).unwrap_err().code, 50035);
    }
    stage.done().await;
}
