//! Commands and interactions.

use super::{Answered, admin, end, id};
use serde_json::json;

pub(super) async fn commands_are_registered() -> Vec<Answered> {
    let stage = admin().await;
    let application = format!("/applications/{}", stage.bot.id);
    for base in [format!("{application}/commands"), format!("{application}/guilds/{}/commands", stage.guild)]
    {
        let play = json!({"name": "play", "description": "Play"});
        let made = stage.call("POST", &base, play.clone()).await.ok();
        let one = format!("{base}/{}", id(&made));
        let changed = stage.call("PATCH", &one, json!({"description": "Play a game"})).await.ok();
        assert_eq!(changed["description"], "Play a game");
        assert_eq!(stage.get(&one).await.ok()["description"], "Play a game");
        assert_eq!(stage.get(&base).await.ok().as_array().unwrap().len(), 1);
        stage.call("DELETE", &one, json!(null)).await.ok();
        stage.get(&one).await.fails(404, 10063);
        stage.call("PUT", &base, json!([play])).await.ok();
        assert_eq!(stage.get(&base).await.ok()[0]["name"], "play");
    }
    let base = format!("{application}/guilds/{}/commands", stage.guild);
    assert_eq!(stage.get(&format!("{base}/permissions")).await.ok(), json!([]));
    end(stage).await
}

pub(super) async fn interactions_are_answered() -> Vec<Answered> {
    let stage = admin().await;
    let interaction = stage.playing().await;
    let answer = json!({"type": 4, "data": {"content": "One"}});
    stage.answer(&interaction, answer).await.ok();
    assert_eq!(
        stage.webhook(&interaction, "GET", "/messages/@original", json!(null)).await.ok()["content"],
        "One"
    );
    let body = json!({"content": "Two"});
    stage.webhook(&interaction, "PATCH", "/messages/@original", body.clone()).await.ok();
    let seen = stage.alice.messages(stage.channel).unwrap();
    assert!(seen.iter().any(|message| message["content"] == "Two"), "{seen:?}");
    let more = stage.webhook(&interaction, "POST", "", body).await.ok();
    let path = format!("/messages/{}", id(&more));
    stage.webhook(&interaction, "PATCH", &path, json!({"content": "Three"})).await.ok();
    assert_eq!(stage.webhook(&interaction, "GET", &path, json!(null)).await.ok()["content"], "Three");
    stage.webhook(&interaction, "DELETE", &path, json!(null)).await.ok();
    stage.webhook(&interaction, "DELETE", "/messages/@original", json!(null)).await.ok();
    stage.webhook(&interaction, "GET", "/messages/@original", json!(null)).await.fails(404, 10008);
    end(stage).await
}
