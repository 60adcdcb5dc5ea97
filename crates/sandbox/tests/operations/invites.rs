//! Invites.

use super::{Answered, admin, demote, end};
use serde_json::json;
use std::time::Duration;

pub(super) async fn invites_are_used() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/channels/{}/invites", stage.channel);
    let made = stage.call("POST", &base, json!({"max_uses": 1, "max_age": 3600, "unique": true})).await.ok();
    let code = made["code"].as_str().unwrap().to_owned();
    assert_eq!(stage.event("INVITE_CREATE").await["code"], code);
    let seen = stage.call_as("", "GET", &format!("/invites/{code}?with_counts=true"), json!(null)).await.ok();
    assert_eq!(seen["approximate_member_count"], 4);
    let processed = stage.get(&format!("/invites/{code}/target-users/job-status")).await.ok();
    assert_eq!(processed["total_users"], 0);
    for list in [base.clone(), format!("/guilds/{}/invites", stage.guild)] {
        assert_eq!(stage.get(&list).await.ok()[0]["max_uses"], 1);
    }
    let carol = stage.sandbox.create_user("carol");
    stage.sandbox.change(|world| world.accept_invite(carol.id, &code)).unwrap();
    assert_eq!(stage.event("GUILD_MEMBER_ADD").await["user"]["username"], "carol");
    stage.get(&format!("/invites/{code}")).await.fails(404, 10006);
    let again = stage.call("POST", &base, json!({})).await.ok();
    let same = stage.call("POST", &base, json!({})).await.ok();
    assert_eq!(again["code"], same["code"]);
    let path = format!("/invites/{}", same["code"].as_str().unwrap());
    stage.call("DELETE", &path, json!(null)).await.ok();
    assert_eq!(stage.event("INVITE_DELETE").await["code"], same["code"]);
    stage.call("POST", &base, json!({"max_age": 60})).await.ok();
    stage.sandbox.advance(Duration::from_secs(61));
    assert_eq!(stage.get(&base).await.ok(), json!([]));
    stage.call("POST", &base, json!({"max_uses": 101})).await.complains("max_uses", "NUMBER_TYPE_MAX");
    demote(&stage);
    stage.get(&base).await.fails(403, 50013);
    end(stage).await
}
