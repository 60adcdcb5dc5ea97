use crate::stage::Stage;
use serde_json::{Value, json};

fn input(custom_id: &str) -> Value {
    json!({"type": 4, "custom_id": custom_id, "style": 1, "label": "Why?"})
}

fn row(input: Value) -> Value {
    json!({"type": 1, "components": [input]})
}

fn modal(rows: Vec<Value>) -> Value {
    json!({"type": 9, "data": {"title": "Resign", "custom_id": "resign", "components": rows}})
}

#[tokio::test]
async fn modals_have_limits() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    let refused = async |body: Value, place: &str, code: &str| {
        stage.answer(&interaction, body).await.complains(place, code);
    };
    let mut long = modal(vec![row(input("a"))]);
    long["data"]["title"] = json!("x".repeat(46));
    refused(long, "data.title", "BASE_TYPE_BAD_LENGTH").await;
    let mut nameless = modal(vec![row(input("a"))]);
    nameless["data"]["custom_id"] = json!(null);
    refused(nameless, "data.custom_id", "BASE_TYPE_REQUIRED").await;
    let six = (0..6).map(|number| row(input(&number.to_string()))).collect();
    refused(modal(six), "data.components", "BASE_TYPE_BAD_LENGTH").await;
    refused(modal(vec![]), "data.components", "BASE_TYPE_BAD_LENGTH").await;
    let two = json!({"type": 1, "components": [input("a"), input("b")]});
    refused(modal(vec![two]), "data.components.0.components", "BASE_TYPE_BAD_LENGTH").await;
    let twice = modal(vec![row(input("a")), row(input("a"))]);
    refused(twice, "data.components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED").await;
    let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "b"});
    refused(modal(vec![row(button)]), "data.components.0.components.0.type", "UNION_TYPE_CHOICES").await;
    let place = "data.components.0.components.0";
    for (field, value, code) in [
        ("label", json!("x".repeat(46)), "BASE_TYPE_BAD_LENGTH"),
        ("label", json!(null), "BASE_TYPE_REQUIRED"),
        ("style", json!(3), "BASE_TYPE_CHOICES"),
        ("max_length", json!(4001), "NUMBER_TYPE_MAX"),
        ("max_length", json!(0), "NUMBER_TYPE_MIN"),
        ("min_length", json!(4001), "NUMBER_TYPE_MAX"),
        ("value", json!("x".repeat(4001)), "BASE_TYPE_MAX_LENGTH"),
        ("placeholder", json!("x".repeat(101)), "BASE_TYPE_MAX_LENGTH"),
    ] {
        let mut wrong = input("a");
        wrong[field] = value;
        refused(modal(vec![row(wrong)]), &format!("{place}.{field}"), code).await;
    }
    let five = (0..5).map(|number| row(input(&number.to_string()))).collect();
    stage.answer(&interaction, modal(five)).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn a_submitted_modal_reaches_the_bot() {
    let mut stage = Stage::new().await;
    let interaction = stage.playing().await;
    let mut strict = input("why");
    strict["min_length"] = json!(3);
    let mut free = input("note");
    free["required"] = json!(false);
    stage.answer(&interaction, modal(vec![row(strict), row(free)])).await.ok();
    let opened = stage.interaction(interaction.id);
    assert_eq!(opened.modal.as_ref().unwrap()["title"], "Resign");
    let mut body = json!({
        "type": 5, "channel_id": stage.channel.to_string(), "interaction_id": interaction.id.to_string(),
        "data": {"custom_id": "resign", "fields": {"why": "x"}},
    });
    assert_eq!(stage.alice.interact(&body).unwrap_err().code, 50035);
    assert_eq!(stage.bob.interact(&body).unwrap_err().code, 10062);
    body["data"]["fields"]["why"] = json!("tired");
    let submitted = stage.interaction(stage.alice.interact(&body).unwrap());
    let mut event = stage.event("INTERACTION_CREATE").await;
    while event["type"] != 5 {
        event = stage.event("INTERACTION_CREATE").await;
    }
    assert_eq!(event["data"]["custom_id"], "resign");
    let first = &event["data"]["components"][0]["components"][0];
    assert_eq!((&first["custom_id"], &first["value"]), (&json!("why"), &json!("tired")));
    assert_eq!(event["data"]["components"][1]["components"][0]["value"], "");
    // A modal cannot follow a modal, and there is no message to update.
    stage.answer(&submitted, modal(vec![row(input("a"))])).await.complains("type", "BASE_TYPE_CHOICES");
    stage.answer(&submitted, json!({"type": 7, "data": {}})).await.complains("type", "BASE_TYPE_CHOICES");
    stage.answer(&submitted, json!({"type": 4, "data": {"content": "Noted"}})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn a_form_of_a_command_may_be_closed_without_a_message() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    stage.answer(&interaction, modal(vec![row(input("why"))])).await.ok();
    let body = json!({
        "type": 5, "channel_id": stage.channel.to_string(), "interaction_id": interaction.id.to_string(),
        "data": {"custom_id": "resign", "fields": {"why": "tired"}},
    });
    let submitted = stage.interaction(stage.alice.interact(&body).unwrap());
    stage.answer(&submitted, json!({"type": 6})).await.ok();
    stage.webhook(&submitted, "GET", "/messages/@original", json!(null)).await.fails(404, 10008);
    let said = stage.webhook(&submitted, "POST", "", json!({"content": "Noted"})).await.ok();
    assert_eq!((&said["content"], &said["flags"]), (&json!("Noted"), &json!(0)));
    stage.done().await;
}

#[tokio::test]
async fn labels_hold_inputs_and_selects() {
    let mut stage = Stage::new().await;
    let interaction = stage.playing().await;
    let body = json!({"type": 9, "data": {"title": "Report", "custom_id": "report", "components": [
        {"type": 18, "label": "What", "component": {"type": 4, "custom_id": "what", "style": 2}},
        {"type": 18, "label": "Kind", "component": {"type": 3, "custom_id": "kind", "options": [
            {"label": "Bug", "value": "bug"}, {"label": "Idea", "value": "idea"},
        ]}},
    ]}});
    stage.answer(&interaction, body).await.ok();
    stage.interacts(json!({
        "type": 5, "interaction_id": interaction.id.to_string(),
        "data": {"fields": {"what": "It broke", "kind": ["bug"]}},
    }));
    let mut event = stage.event("INTERACTION_CREATE").await;
    while event["type"] != 5 {
        event = stage.event("INTERACTION_CREATE").await;
    }
    assert_eq!(event["data"]["components"][0]["component"]["value"], "It broke");
    assert_eq!(event["data"]["components"][1]["component"]["values"], json!(["bug"]));
    stage.done().await;
}
