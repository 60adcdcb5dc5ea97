//! Entitlements and the metadata of role connections.

use super::{Answered, admin, end, id};
use serde_json::json;

pub(super) async fn entitlements_are_given() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/applications/{}/entitlements", stage.bot.id);
    let body = json!({"sku_id": "7", "owner_id": stage.alice.id.to_string(), "owner_type": 2});
    let made = stage.call("POST", &base, body).await.ok();
    assert_eq!(stage.event("ENTITLEMENT_CREATE").await["sku_id"], "7");
    stage.playing().await;
    assert_eq!(stage.event("INTERACTION_CREATE").await["entitlements"][0]["id"], made["id"]);
    let one = format!("{base}/{}", id(&made));
    stage.call("POST", &format!("{one}/consume"), json!(null)).await.ok();
    assert_eq!(stage.get(&one).await.ok()["consumed"], true);
    let own = stage.get(&format!("{base}?user_id={}", stage.alice.id)).await.ok();
    assert_eq!(own.as_array().unwrap().len(), 1);
    assert_eq!(stage.get(&format!("{base}?user_id={}", stage.bob.id)).await.ok(), json!([]));
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10029);
    let metadata = format!("/applications/{}/role-connections/metadata", stage.bot.id);
    let items = json!([{"type": 2, "key": "rating", "name": "Rating", "description": "At least"}]);
    stage.call("PUT", &metadata, items.clone()).await.ok();
    assert_eq!(stage.get(&metadata).await.ok(), items);
    end(stage).await
}
