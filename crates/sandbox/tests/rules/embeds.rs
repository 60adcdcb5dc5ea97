use crate::stage::Stage;
use serde_json::{Value, json};

async fn refused(stage: &Stage, embed: Value, place: &str, code: &str) {
    stage.post(json!({"embeds": [embed]})).await.complains(&format!("embeds.0{place}"), code);
}

#[tokio::test]
async fn every_text_has_its_limit() {
    let stage = Stage::new().await;
    let text = |count: usize| "x".repeat(count);
    let long = "BASE_TYPE_MAX_LENGTH";
    let bad = "BASE_TYPE_BAD_LENGTH";
    refused(&stage, json!({"title": text(257)}), ".title", long).await;
    refused(&stage, json!({"description": text(4097)}), ".description", long).await;
    refused(&stage, json!({"footer": {"text": text(2049)}}), ".footer.text", bad).await;
    refused(&stage, json!({"author": {"name": text(257)}}), ".author.name", bad).await;
    let field = |name: usize, value: usize| json!({"fields": [{"name": text(name), "value": text(value)}]});
    refused(&stage, field(257, 1), ".fields.0.name", long).await;
    refused(&stage, field(1, 1025), ".fields.0.value", long).await;
    // Empty texts are fine in fields, blank ones are not.
    stage.post(json!({"embeds": [field(0, 0)]})).await.ok();
    let blank = json!({"fields": [{"name": " ", "value": "x"}]});
    refused(&stage, blank, ".fields.0.name", "BASE_TYPE_REQUIRED").await;
    let most = json!({
        "title": text(256),
        "author": {"name": text(256)},
        "footer": {"text": text(2048)},
        "fields": [{"name": text(256), "value": text(1024)}],
    });
    let sent = stage.post(json!({"embeds": [most]})).await.ok();
    assert_eq!(sent["embeds"][0]["type"], "rich");
    assert_eq!(sent["embeds"][0]["fields"][0]["inline"], false);
    let whole = json!({"description": text(4096)});
    stage.post(json!({"embeds": [whole]})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn counts_have_limits() {
    let stage = Stage::new().await;
    let embeds = |count: usize| vec![json!({"title": "x"}); count];
    stage.post(json!({"embeds": embeds(11)})).await.complains("embeds", "BASE_TYPE_MAX_LENGTH");
    stage.post(json!({"embeds": embeds(10)})).await.ok();
    let fields = |count: usize| json!({"fields": vec![json!({"name": "x", "value": "y"}); count]});
    refused(&stage, fields(26), ".fields", "BASE_TYPE_MAX_LENGTH").await;
    stage.post(json!({"embeds": [fields(25)]})).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn all_embeds_together_have_six_thousand_characters() {
    let stage = Stage::new().await;
    let two = |second: usize| json!({"embeds": [{"description": "x".repeat(3000)}, {"description": "x".repeat(second)}]});
    stage.post(two(3001)).await.complains("embeds", "MAX_EMBED_SIZE_EXCEEDED");
    stage.post(two(3000)).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn parts_must_be_what_they_say() {
    let stage = Stage::new().await;
    refused(&stage, json!({"title": "x", "color": 0x0100_0000}), ".color", "NUMBER_TYPE_MAX").await;
    refused(&stage, json!({"title": "x", "color": "red"}), ".color", "NUMBER_TYPE_COERCE").await;
    refused(&stage, json!({"title": "x", "timestamp": "soon"}), ".timestamp", "DATE_TIME_TYPE_PARSE").await;
    refused(&stage, json!({"image": {"url": "ftp://x/y"}}), ".image.url", "URL_TYPE_INVALID_SCHEME").await;
    refused(&stage, json!({"title": "x", "url": "nonsense"}), ".url", "URL_TYPE_INVALID_URL").await;
    refused(&stage, json!({"footer": {}}), ".footer.text", "BASE_TYPE_REQUIRED").await;
    refused(&stage, json!({}), ".description", "BASE_TYPE_REQUIRED").await;
    refused(&stage, json!("x"), "", "MODEL_TYPE_CONVERT").await;
    stage.post(json!({"embeds": "x"})).await.complains("embeds", "LIST_TYPE_CONVERT");
    let good = json!({
        "title": "x", "url": "https://example.com", "color": 0xff_ffff, "timestamp": "2026-08-01T12:00:00Z",
        "image": {"url": "https://example.com/a.png"}, "thumbnail": {"url": "http://example.com/b.png"},
    });
    let sent = stage.post(json!({"embeds": [good]})).await.ok();
    assert_eq!(sent["embeds"][0]["timestamp"], "2026-08-01T12:00:00.000000+00:00");
    stage.done().await;
}
