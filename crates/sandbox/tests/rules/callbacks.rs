use crate::stage::Stage;
use serde_json::{Value, json};

fn answer(number: i64) -> Value {
    match number {
        8 => json!({"type": 8, "data": {"choices": []}}),
        9 => json!({"type": 9, "data": {"title": "t", "custom_id": "c", "components": [
            {"type": 1, "components": [{"type": 4, "custom_id": "i", "style": 1, "label": "l"}]},
        ]}}),
        _ => json!({"type": number, "data": {"content": "x"}}),
    }
}

const ALL: [i64; 11] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13];

#[tokio::test]
async fn each_kind_of_interaction_takes_its_own_answers() {
    let stage = Stage::new().await;
    let option = json!({"type": 3, "name": "word", "description": "w", "autocomplete": true});
    stage.register(json!([{"name": "play", "description": "p", "options": [option]}])).await.ok();
    let rows =
        json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]);
    let message = stage.posted(json!({"content": "x", "components": rows})).await;
    let command = json!({"type": 2, "data": {"name": "play"}});
    let typing = json!({"type": 4, "data": {"name": "play", "options": [
        {"name": "word", "value": "a", "focused": true},
    ]}});
    let click = json!({"type": 3, "message_id": message.to_string(), "data": {"custom_id": "go"}});
    let rules: [(Value, &[i64]); 3] = [(command, &[4, 5, 9]), (typing, &[8]), (click, &[4, 5, 6, 7, 9])];
    for (body, allowed) in rules {
        for number in ALL {
            let interaction = stage.interacts(body.clone());
            let got = stage.answer(&interaction, answer(number)).await;
            if allowed.contains(&number) {
                got.ok();
            } else {
                got.complains("type", "BASE_TYPE_CHOICES");
            }
        }
    }
    stage.done().await;
}

#[tokio::test]
async fn answers_are_forms_too() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    stage.answer(&interaction, json!({})).await.complains("type", "BASE_TYPE_REQUIRED");
    stage.answer(&interaction, json!([])).await.complains("", "MODEL_TYPE_CONVERT");
    let long = json!({"type": 4, "data": {"content": "x".repeat(2001)}});
    stage.answer(&interaction, long).await.complains("data.content", "BASE_TYPE_MAX_LENGTH");
    stage.answer(&interaction, json!({"type": 4})).await.complains("data", "BASE_TYPE_REQUIRED");
    stage.answer(&interaction, json!({"type": 4, "data": {}})).await.fails(400, 50006);
    stage.answer(&interaction, json!({"type": 4, "data": {"content": "fine"}})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn suggestions_are_checked() {
    let stage = Stage::new().await;
    let options = json!([
        {"type": 3, "name": "word", "description": "w", "autocomplete": true},
        {"type": 4, "name": "count", "description": "c", "autocomplete": true},
    ]);
    stage.register(json!([{"name": "play", "description": "p", "options": options}])).await.ok();
    let typing = |name: &str| {
        stage.interacts(json!({"type": 4, "data": {"name": "play", "options": [
            {"name": name, "value": "1", "focused": true},
        ]}}))
    };
    let word = typing("word");
    let choices = |list: Value| json!({"type": 8, "data": {"choices": list}});
    let many = vec![json!({"name": "n", "value": "v"}); 26];
    stage.answer(&word, choices(json!(many))).await.complains("data.choices", "BASE_TYPE_MAX_LENGTH");
    let long = json!([{"name": "x".repeat(101), "value": "v"}]);
    stage.answer(&word, choices(long)).await.complains("data.choices.0.name", "BASE_TYPE_BAD_LENGTH");
    stage
        .answer(&word, choices(json!([{"name": "n"}])))
        .await
        .complains("data.choices.0.value", "BASE_TYPE_REQUIRED");
    stage.answer(&word, choices(json!([{"name": "n", "value": "v"}]))).await.ok();
    assert_eq!(stage.interaction(word.id).choices.unwrap()[0]["value"], "v");
    let count = typing("count");
    let text = json!([{"name": "n", "value": "many"}]);
    stage.answer(&count, choices(text)).await.complains("data.choices.0.value", "NUMBER_TYPE_COERCE");
    stage.answer(&count, choices(json!([{"name": "n", "value": 3}]))).await.ok();
    stage.done().await;
}
