//! Messages, reactions and pins.

use super::{Answered, admin, end, id};
use serde_json::json;

pub(super) async fn messages_are_posted() -> Vec<Answered> {
    let stage = admin().await;
    let first = stage.posted(json!({"content": "One"})).await;
    let one = stage.message_path(first);
    assert_eq!(stage.call("PATCH", &one, json!({"content": "Two"})).await.ok()["content"], "Two");
    assert_eq!(stage.get(&one).await.ok()["content"], "Two");
    let channel = format!("/channels/{}", stage.channel);
    assert_eq!(stage.get(&format!("{channel}/messages")).await.ok().as_array().unwrap().len(), 1);
    let thumb = format!("{one}/reactions/%F0%9F%91%8D");
    stage.call("PUT", &format!("{thumb}/@me"), json!(null)).await.ok();
    stage.alice.react(stage.channel, first, "👍").unwrap();
    assert_eq!(stage.get(&thumb).await.ok().as_array().unwrap().len(), 2);
    stage.call("DELETE", &format!("{thumb}/@me"), json!(null)).await.ok();
    stage.call("DELETE", &format!("{thumb}/{}", stage.alice.id), json!(null)).await.ok();
    assert!(stage.get(&one).await.ok().get("reactions").is_none());
    stage.call("PUT", &format!("{thumb}/@me"), json!(null)).await.ok();
    stage.call("DELETE", &thumb, json!(null)).await.ok();
    stage.call("PUT", &format!("{thumb}/@me"), json!(null)).await.ok();
    stage.call("DELETE", &format!("{one}/reactions"), json!(null)).await.ok();
    assert!(stage.get(&one).await.ok().get("reactions").is_none());
    for pins in [format!("{channel}/pins"), format!("{channel}/messages/pins")] {
        stage.call("PUT", &format!("{pins}/{first}"), json!(null)).await.ok();
        let listed = stage.get(&pins).await.ok();
        assert_eq!(listed.as_array().or(listed["items"].as_array()).unwrap().len(), 1);
        stage.call("DELETE", &format!("{pins}/{first}"), json!(null)).await.ok();
    }
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10008);
    let more = [stage.posted(json!({"content": "a"})).await, stage.posted(json!({"content": "b"})).await];
    let body = json!({"messages": more.map(|id| id.to_string())});
    stage.call("POST", &format!("{channel}/messages/bulk-delete"), body).await.ok();
    stage.get(&stage.message_path(more[0])).await.fails(404, 10008);
    end(stage).await
}

pub(super) async fn messages_are_found() -> Vec<Answered> {
    let stage = admin().await;
    stage.alice.send(stage.channel, "The queen is lost").unwrap();
    stage.posted(json!({"content": "Long live the king"})).await;
    let path = format!("/guilds/{}/messages/search", stage.guild);
    let found = stage.get(&format!("{path}?content=QUEEN")).await.ok();
    assert_eq!((&found["total_results"], &found["messages"][0][0]["hit"]), (&json!(1), &json!(true)));
    let by_bot = stage.get(&format!("{path}?author_id={}", stage.bot.id)).await.ok();
    assert_eq!(by_bot["messages"][0][0]["content"], "Long live the king");
    let from = id(&by_bot["messages"][0][0]);
    assert_eq!(stage.get(&format!("{path}?min_id={from}")).await.ok()["total_results"], 0);
    assert_eq!(stage.get(&format!("{path}?has=file")).await.ok()["total_results"], 0);
    end(stage).await
}
