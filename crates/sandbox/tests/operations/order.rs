//! The order of roles and channels.

use super::{Answered, admin, end, id};
use serde_json::json;

pub(super) async fn roles_and_channels_are_ordered() -> Vec<Answered> {
    let stage = admin().await;
    let roles = format!("/guilds/{}/roles", stage.guild);
    let first = id(&stage.call("POST", &roles, json!({"name": "First"})).await.ok());
    let second = id(&stage.call("POST", &roles, json!({"name": "Second"})).await.ok());
    let order = json!([
        {"id": first.to_string(), "position": 1},
        {"id": second.to_string(), "position": 2},
    ]);
    let sorted = stage.call("PATCH", &roles, order).await.ok();
    let names = sorted.as_array().unwrap().iter().map(|role| role["name"].as_str().unwrap());
    assert_eq!(names.take(3).collect::<Vec<_>>(), ["@everyone", "First", "Second"]);
    let member = format!("/guilds/{}/members/{}/roles/{first}", stage.guild, stage.alice.id);
    stage.call("PUT", &member, json!(null)).await.ok();
    let counts = stage.get(&format!("{roles}/member-counts")).await.ok();
    assert_eq!(counts[first.to_string()], 1);
    let channels = format!("/guilds/{}/channels", stage.guild);
    let category = id(&stage.call("POST", &channels, json!({"name": "Games", "type": 4})).await.ok());
    let moved = json!([{
        "id": stage.channel.to_string(),
        "position": 5,
        "parent_id": category.to_string(),
        "lock_permissions": true,
    }]);
    stage.call("PATCH", &channels, moved).await.ok();
    let channel = stage.get(&format!("/channels/{}", stage.channel)).await.ok();
    assert_eq!((&channel["position"], &channel["parent_id"]), (&json!(5), &json!(category.to_string())));
    stage.call("PATCH", &channels, json!([{"id": "1"}])).await.fails(404, 10003);
    end(stage).await
}
