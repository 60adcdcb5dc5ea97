//! Scheduled events.

use super::{Answered, admin, demote, end, id};
use discord_sandbox::clock::iso;
use serde_json::json;

const HOUR: i64 = 3_600_000;

pub(super) async fn events_are_planned() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/guilds/{}/scheduled-events", stage.guild);
    let now = stage
        .sandbox
        .look(|world| discord_sandbox::snowflake::created_ms(world.guild(stage.guild).unwrap().id));
    let (start, end_time) = (iso(now + HOUR), iso(now + 2 * HOUR));
    let event = json!({
        "name": "Tournament",
        "privacy_level": 2,
        "entity_type": 3,
        "scheduled_start_time": start,
        "scheduled_end_time": end_time,
        "entity_metadata": {"location": "The club"},
    });
    let made = stage.call("POST", &base, event.clone()).await.ok();
    assert_eq!(stage.event("GUILD_SCHEDULED_EVENT_CREATE").await["name"], "Tournament");
    let one = format!("{base}/{}", id(&made));
    assert_eq!(stage.call("PATCH", &one, json!({"name": "Cup"})).await.ok()["name"], "Cup");
    let (guild, event_id, alice) = (stage.guild, id(&made), stage.alice.id);
    stage.sandbox.change(|world| world.attend(guild, event_id, alice, true)).unwrap();
    assert_eq!(stage.event("GUILD_SCHEDULED_EVENT_USER_ADD").await["user_id"], alice.to_string());
    assert_eq!(stage.get(&format!("{one}?with_user_count=true")).await.ok()["user_count"], 1);
    let users = stage.get(&format!("{one}/users?with_member=true")).await.ok();
    assert_eq!(users[0]["member"]["user"]["username"], "alice");
    assert_eq!(stage.get(&format!("{one}/users/counts")).await.ok()["guild_scheduled_event_count"], 1);
    assert_eq!(stage.get(&base).await.ok()[0]["name"], "Cup");
    let mut past = event.clone();
    past["scheduled_start_time"] = json!(iso(now - HOUR));
    let code = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST";
    stage.call("POST", &base, past).await.complains("scheduled_start_time", code);
    let mut nowhere = event.clone();
    nowhere["entity_metadata"] = json!(null);
    stage.call("POST", &base, nowhere).await.complains("entity_metadata", "BASE_TYPE_REQUIRED");
    stage.call("PATCH", &one, json!({"status": 2})).await.ok();
    stage.call("PATCH", &one, json!({"status": 3})).await.ok();
    stage.call("PATCH", &one, json!({"status": 2})).await.fails(400, 180_000);
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10070);
    demote(&stage);
    stage.call("POST", &base, event).await.fails(403, 50013);
    end(stage).await
}

pub(super) async fn events_repeat() -> Vec<Answered> {
    let stage = admin().await;
    let voice = json!({"name": "Voice", "type": 2});
    let voice = stage.call("POST", &format!("/guilds/{}/channels", stage.guild), voice).await.ok();
    let now = discord_sandbox::snowflake::created_ms(id(&voice));
    let event = json!({
        "name": "Evening",
        "privacy_level": 2,
        "entity_type": 2,
        "channel_id": voice["id"],
        "scheduled_start_time": iso(now + HOUR),
        "recurrence_rule": {"start": iso(now + HOUR), "frequency": 2, "interval": 1, "by_weekday": [3]},
    });
    let base = format!("/guilds/{}/scheduled-events", stage.guild);
    let made = stage.call("POST", &base, event).await.ok();
    assert_eq!(made["recurrence_rule"]["by_weekday"], json!([3]));
    let exceptions = format!("{base}/{}/exceptions", id(&made));
    let body = json!({"original_scheduled_start_time": iso(now + HOUR), "is_canceled": true});
    let exception = stage.call("POST", &exceptions, body).await.ok();
    let one = format!("{exceptions}/{}", exception["event_exception_id"].as_str().unwrap());
    assert_eq!(stage.call("PATCH", &one, json!({"is_canceled": false})).await.ok()["is_canceled"], false);
    let known = stage.get(&format!("{base}/{}", id(&made))).await.ok();
    assert_eq!(known["guild_scheduled_event_exceptions"].as_array().unwrap().len(), 1);
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.call("DELETE", &one, json!(null)).await.fails(404, 10070);
    end(stage).await
}
