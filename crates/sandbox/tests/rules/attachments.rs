use crate::stage::Stage;
use serde_json::json;
use std::time::Duration;

/// A PNG of one pixel.
const PNG: &[u8] = &[
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0,
    0, 2, 8, 6, 0, 0, 0, 0, 0, 0, 0,
];

fn messages(stage: &Stage) -> String {
    format!("/channels/{}/messages", stage.channel)
}

#[tokio::test]
async fn files_are_kept_and_fetched() {
    let stage = Stage::new().await;
    // Ids of new attachments come as numbers from some libraries, as text from others.
    for id in [json!(0), json!("0")] {
        let payload =
            json!({"attachments": [{"id": id, "filename": "board.png", "description": "The board"}]});
        let sent =
            stage.upload("POST", &messages(&stage), payload, &[("files[0]", "x.png", PNG.into())]).await.ok();
        let file = &sent["attachments"][0];
        assert_eq!(file["filename"], "board.png");
        assert_eq!(file["description"], "The board");
        assert_eq!(file["content_type"], "image/png");
        assert_eq!((&file["width"], &file["height"]), (&json!(3), &json!(2)));
        assert_eq!(file["size"], PNG.len());
        let got = stage.http.get(file["url"].as_str().unwrap()).send().await.unwrap();
        assert_eq!(got.status(), 200);
        assert_eq!(got.headers()["content-type"], "image/png");
        assert_eq!(got.bytes().await.unwrap(), PNG);
    }
    stage.done().await;
}

#[tokio::test]
async fn addresses_are_signed_and_expire() {
    let stage = Stage::new().await;
    let files = [("files[0]", "a.txt", b"hello".to_vec())];
    let sent = stage.upload("POST", &messages(&stage), json!({}), &files).await.ok();
    let url = sent["attachments"][0]["url"].as_str().unwrap().to_owned();
    let status = async |url: &str| stage.http.get(url).send().await.unwrap().status().as_u16();
    assert_eq!(status(&url).await, 200);
    assert_eq!(status(&url.replace("hm=", "hm=0")).await, 404);
    assert_eq!(status(url.split('?').next().unwrap()).await, 404);
    assert_eq!(status(&url.replace("a.txt", "b.txt")).await, 404);
    stage.sandbox.advance(Duration::from_secs(24 * 3600 + 1));
    assert_eq!(status(&url).await, 404);
    // The message gives a fresh one, until it is deleted.
    let id: u64 = sent["id"].as_str().unwrap().parse().unwrap();
    let fresh = stage.get(&stage.message_path(id)).await.ok()["attachments"][0]["url"].clone();
    assert_eq!(status(fresh.as_str().unwrap()).await, 200);
    stage.call("DELETE", &stage.message_path(id), json!(null)).await.ok();
    assert_eq!(status(fresh.as_str().unwrap()).await, 404);
    stage.done().await;
}

#[tokio::test]
async fn files_have_limits() {
    let stage = Stage::new().await;
    let path = messages(&stage);
    let big = vec![0; 10 * 1024 * 1024 + 1];
    stage.upload("POST", &path, json!({}), &[("files[0]", "a.bin", big)]).await.fails(413, 40005);
    let payload = json!({"attachments": [{"id": 0, "description": "x".repeat(1025)}]});
    let answer = stage.upload("POST", &path, payload, &[("files[0]", "a.png", PNG.into())]).await;
    answer.complains("attachments.0.description", "BASE_TYPE_MAX_LENGTH");
    let payload = json!({"attachments": [{"id": 5}]});
    let answer = stage.upload("POST", &path, payload, &[("files[0]", "a.png", PNG.into())]).await;
    answer.complains("attachments.0", "ATTACHMENT_NOT_FOUND");
    let names = (0..11).map(|number| format!("files[{number}]")).collect::<Vec<_>>();
    let many = names.iter().map(|name| (name.as_str(), "a.txt", vec![1])).collect::<Vec<_>>();
    stage.upload("POST", &path, json!({}), &many).await.complains("attachments", "BASE_TYPE_MAX_LENGTH");
    stage.upload("POST", &path, json!({}), &many[..10]).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn embeds_show_attached_files() {
    let stage = Stage::new().await;
    let payload = json!({
        "embeds": [{"title": "Board", "image": {"url": "attachment://board.png"}}],
        "attachments": [{"id": 0, "filename": "board.png", "description": "The board"}],
    });
    let sent =
        stage.upload("POST", &messages(&stage), payload, &[("files[0]", "board.png", PNG.into())]).await.ok();
    // A file in an embed is not listed in addition.
    assert_eq!(sent["attachments"], json!([]));
    let image = &sent["embeds"][0]["image"];
    assert_eq!(image["description"], "The board");
    let got = stage.http.get(image["url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!(got.bytes().await.unwrap(), PNG);
    let id: u64 = sent["id"].as_str().unwrap().parse().unwrap();
    let edited = stage.call("PATCH", &stage.message_path(id), json!({"content": "move 2"})).await.ok();
    assert!(edited["embeds"][0]["image"]["url"].as_str().unwrap().starts_with("http"));
    stage.done().await;
}

#[tokio::test]
async fn edits_keep_what_they_list() {
    let stage = Stage::new().await;
    let files = [("files[0]", "a.txt", b"a".to_vec()), ("files[1]", "b.txt", b"b".to_vec())];
    let sent = stage.upload("POST", &messages(&stage), json!({}), &files).await.ok();
    let id: u64 = sent["id"].as_str().unwrap().parse().unwrap();
    let path = stage.message_path(id);
    let names = |message: &serde_json::Value| {
        let list = message["attachments"].as_array().unwrap().iter();
        list.map(|file| file["filename"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let untouched = stage.call("PATCH", &path, json!({"content": "x"})).await.ok();
    assert_eq!(names(&untouched), ["a.txt", "b.txt"]);
    let first = sent["attachments"][0]["id"].clone();
    let payload = json!({"attachments": [{"id": first}, {"id": 0, "filename": "c.txt"}]});
    let changed = stage.upload("PATCH", &path, payload, &[("files[0]", "c.txt", b"c".to_vec())]).await.ok();
    assert_eq!(names(&changed), ["a.txt", "c.txt"]);
    let unknown = json!({"attachments": [{"id": "1"}]});
    stage.call("PATCH", &path, unknown).await.complains("attachments.0", "ATTACHMENT_NOT_FOUND");
    let emptied = stage.call("PATCH", &path, json!({"attachments": []})).await.ok();
    assert_eq!(emptied["attachments"], json!([]));
    stage.done().await;
}

#[tokio::test]
async fn answers_carry_files_too() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    let path = format!("/interactions/{}/{}/callback", interaction.id, interaction.token);
    let payload =
        json!({"type": 4, "data": {"flags": 64, "attachments": [{"id": "0", "description": "Hand"}]}});
    stage.upload("POST", &path, payload, &[("files[0]", "hand.png", PNG.into())]).await.ok();
    let original = stage.webhook(&interaction, "GET", "/messages/@original", json!(null)).await.ok();
    assert_eq!(original["attachments"][0]["ephemeral"], true);
    assert!(original["attachments"][0]["url"].as_str().unwrap().contains("/ephemeral-attachments/"));
    stage.done().await;
}
