//! Requests that Discord refuses, each with the status, the code and Discord's source.

mod callbacks;
mod case;
mod channels;
mod commands;
mod guilds;
mod messages;
mod posted;
mod source;
mod users;

use case::{Refusal, Table, set};
use serde_json::json;
use source::{CALLBACK, COMMAND};

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let (stage, ids) = set().await;
    let mut table = Table::default();
    for part in [posted::requests, channels::requests, guilds::requests, users::requests] {
        table.rows.extend(part(&ids).rows);
    }
    let post = format!("/channels/{}/messages", ids.channel);
    for (source, body) in messages::bodies() {
        table.of(source, "POST", &post, body, (400, 50035));
    }
    let registry = format!("/applications/{}/guilds/{}/commands", ids.bot, ids.guild);
    for body in commands::bodies() {
        table.of(COMMAND, "POST", &registry, body, (400, 50035));
    }
    // Each of these answers a separate interaction.
    let find = json!({"name": "find", "description": "Find", "options": [
        {"type": 3, "name": "what", "description": "What", "autocomplete": true},
    ]});
    stage.register(json!([{"name": "play", "description": "Play"}, find])).await.ok();
    // An autocomplete interaction only accepts suggestions: its token is not valid for messages.
    let typed = json!([{"name": "what", "value": "a", "focused": true}]);
    for answered in [false, true] {
        let typing = stage.interacts(json!({"type": 4, "data": {"name": "find", "options": typed}}));
        if answered {
            stage.answer(&typing, json!({"type": 8, "data": {"choices": []}})).await.ok();
        }
        let token = format!("/webhooks/{}/{}", ids.bot, typing.token);
        table.of(CALLBACK, "POST", &token, json!({"content": "x"}), (404, 10015));
        table.of(CALLBACK, "GET", format!("{token}/messages/@original"), json!(null), (404, 10015));
        table.of(
            CALLBACK,
            "PATCH",
            format!("{token}/messages/@original"),
            json!({"content": "x"}),
            (404, 10015),
        );
    }
    for body in callbacks::bodies() {
        table.of(CALLBACK, "POST", "", body, (400, 50035));
    }
    assert!(table.rows.len() >= 500, "{} requests", table.rows.len());
    let mut wrong = Vec::new();
    for refusal in table.rows {
        let Refusal { source, method, path, body, expected } = refusal;
        let answer = if path.is_empty() {
            stage.answer(&stage.runs("play", json!([])), body.clone()).await
        } else {
            stage.call(method, &path, body.clone()).await
        };
        let found = (answer.status, answer.body["code"].as_u64().unwrap_or_default());
        if found != expected {
            wrong.push(format!(
                "{method} {path} {body}\n  {found:?}, not {expected:?} ({source})\n  {}",
                answer.body
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of them are not refused as they should be:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    stage.done().await;
}
