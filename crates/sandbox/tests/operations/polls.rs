//! Polls.

use super::{Answered, admin, end, id};
use serde_json::json;
use std::time::Duration;

pub(super) async fn polls_are_voted_on() -> Vec<Answered> {
    let mut stage = admin().await;
    let poll = json!({
        "question": {"text": "Which game?"},
        "answers": [{"poll_media": {"text": "Chess", "emoji": {"name": "♟️"}}}, {"poll_media": {"text": "Go"}}],
        "duration": 1,
    });
    let posted = stage.post(json!({"poll": poll})).await.ok();
    assert_eq!(posted["poll"]["answers"][1]["poll_media"]["text"], "Go");
    let (channel, message, alice) = (stage.channel, id(&posted), stage.alice.id);
    stage.sandbox.change(|world| world.vote(alice, channel, message, &[2])).unwrap();
    assert_eq!(stage.event("MESSAGE_POLL_VOTE_ADD").await["answer_id"], 2);
    let two = stage.sandbox.change(|world| world.vote(alice, channel, message, &[1, 2]));
    assert_eq!(two.unwrap_err().code, 50035);
    let base = format!("/channels/{channel}/polls/{message}");
    assert_eq!(stage.get(&format!("{base}/answers/2")).await.ok()["users"][0]["username"], "alice");
    stage.get(&format!("{base}/answers/3")).await.fails(404, 10110);
    let closed = stage.call("POST", &format!("{base}/expire"), json!(null)).await.ok();
    assert_eq!(closed["poll"]["results"]["is_finalized"], true);
    assert_eq!(closed["poll"]["results"]["answer_counts"][0]["count"], 1);
    let late = stage.sandbox.change(|world| world.vote(alice, channel, message, &[1]));
    assert_eq!(late.unwrap_err().code, 520_001);
    let second = stage.posted(json!({"poll": poll})).await;
    stage.sandbox.advance(Duration::from_secs(3601));
    let ended = stage.get(&stage.message_path(second)).await.ok();
    assert_eq!(ended["poll"]["results"]["is_finalized"], true);
    let plain = stage.posted(json!({"content": "No poll"})).await;
    let path = format!("/channels/{channel}/polls/{plain}/expire");
    stage.call("POST", &path, json!(null)).await.fails(400, 520_006);
    let bad = json!({"poll": {"question": {"text": "?"}, "answers": []}});
    stage.post(bad).await.complains("poll.answers", "BASE_TYPE_BAD_LENGTH");
    end(stage).await
}
