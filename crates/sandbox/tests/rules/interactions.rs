use crate::stage::Stage;
use discord_sandbox::world::{InteractionState, flags};
use serde_json::json;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

fn says(text: &str) -> serde_json::Value {
    json!({"type": 4, "data": {"content": text}})
}

#[tokio::test]
async fn an_answer_must_come_within_three_seconds() {
    let stage = Stage::new().await;
    let late = stage.playing().await;
    stage.sandbox.advance(3 * SECOND + Duration::from_millis(1));
    assert_eq!(stage.interaction(late.id).state, InteractionState::TimedOut);
    stage.answer(&late, says("late")).await.fails(404, 10062);
    // The token is invalid as well.
    stage.webhook(&late, "POST", "", json!({"content": "late"})).await.fails(404, 10015);
    let early = stage.runs("play", json!([]));
    stage.answer(&early, says("in time")).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn time_runs_out_by_itself() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    let settled = stage.sandbox.settled(interaction.id).await.unwrap();
    assert_eq!(settled.state, InteractionState::TimedOut);
    stage.done().await;
}

#[tokio::test]
async fn an_interaction_is_answered_once() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    stage.answer(&interaction, says("first")).await.ok();
    stage.answer(&interaction, says("second")).await.fails(400, 40060);
    stage.answer(&interaction, json!({"type": 5})).await.fails(400, 40060);
    stage.done().await;
}

#[tokio::test]
async fn tokens_and_ids_must_be_right() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    let path = format!("/interactions/{}/wrong/callback", interaction.id);
    stage.call_as("", "POST", &path, says("x")).await.fails(404, 10062);
    let path = format!("/interactions/1/{}/callback", interaction.token);
    stage.call_as("", "POST", &path, says("x")).await.fails(404, 10062);
    stage.call_as("", "POST", "/webhooks/1/wrong", json!({"content": "x"})).await.fails(404, 10015);
    stage.answer(&interaction, says("x")).await.ok();
    let path = format!("/webhooks/1/{}", interaction.token);
    stage.call_as("", "POST", &path, json!({"content": "x"})).await.fails(404, 10015);
    stage.done().await;
}

#[tokio::test]
async fn follow_ups_come_after_the_answer_and_within_fifteen_minutes() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    stage.webhook(&interaction, "POST", "", json!({"content": "too soon"})).await.fails(404, 10015);
    stage.webhook(&interaction, "GET", "/messages/@original", json!(null)).await.fails(404, 10015);
    stage.answer(&interaction, says("first")).await.ok();
    stage.sandbox.advance(14 * MINUTE);
    let more = stage.webhook(&interaction, "POST", "", json!({"content": "more"})).await.ok();
    assert_eq!(more["webhook_id"], stage.bot.id.to_string());
    stage.sandbox.advance(2 * MINUTE);
    stage.webhook(&interaction, "POST", "", json!({"content": "too late"})).await.fails(401, 50027);
    let edit = json!({"content": "too late"});
    stage.webhook(&interaction, "PATCH", "/messages/@original", edit).await.fails(401, 50027);
    stage.webhook(&interaction, "DELETE", "/messages/@original", json!(null)).await.fails(401, 50027);
    stage.done().await;
}

#[tokio::test]
async fn the_payload_is_complete() {
    let mut stage = Stage::new().await;
    let interaction = stage.playing().await;
    let event = stage.event("INTERACTION_CREATE").await;
    assert_eq!(event["id"], interaction.id.to_string());
    assert_eq!(event["token"], interaction.token);
    assert_eq!(event["application_id"], stage.bot.id.to_string());
    assert_eq!((&event["type"], &event["version"], &event["context"]), (&json!(2), &json!(1), &json!(0)));
    assert_eq!(event["guild_id"], stage.guild.to_string());
    assert_eq!(event["channel"]["id"], stage.channel.to_string());
    assert_eq!(event["member"]["user"]["id"], stage.alice.id.to_string());
    assert!(event.get("user").is_none());
    for text in ["locale", "guild_locale", "app_permissions", "channel_id"] {
        assert!(event[text].is_string(), "{text}: {event}");
    }
    assert!(event["member"]["permissions"].is_string());
    assert_eq!(event["attachment_size_limit"], 10 * 1024 * 1024);
    assert_eq!(event["entitlements"], json!([]));
    assert_eq!(event["authorizing_integration_owners"]["0"], stage.guild.to_string());
    assert_eq!(event["data"]["name"], "play");
    assert_eq!(event["data"]["guild_id"], stage.guild.to_string());
    stage.done().await;
}

#[tokio::test]
async fn in_direct_messages_there_is_a_user_and_no_guild() {
    let mut stage = Stage::new().await;
    let global = format!("/applications/{}/commands", stage.bot.id);
    stage.call("POST", &global, json!({"name": "help", "description": "Help"})).await.ok();
    let channel = stage.alice.open_direct(stage.bot.id).unwrap();
    let body = json!({"type": 2, "channel_id": channel.to_string(), "data": {"name": "help"}});
    stage.alice.interact(&body).unwrap();
    let event = stage.event("INTERACTION_CREATE").await;
    assert_eq!(event["user"]["id"], stage.alice.id.to_string());
    assert_eq!(event["context"], 1);
    assert!(event.get("guild_id").is_none() && event.get("member").is_none());
    stage.done().await;
}

#[tokio::test]
async fn ephemeral_answers_are_for_one_and_edited_by_token_only() {
    let mut stage = Stage::new().await;
    let interaction = stage.playing().await;
    let body = json!({"type": 4, "data": {"content": "your hand", "flags": flags::EPHEMERAL}});
    stage.answer(&interaction, body).await.ok();
    let id = stage.interaction(interaction.id).response_id.unwrap();
    let (channel, text) = (stage.channel, id.to_string());
    let seen = |person: &discord_sandbox::Person| {
        let messages = person.messages(channel).unwrap();
        messages.iter().any(|message| message["id"] == text)
    };
    assert!(seen(&stage.alice) && !seen(&stage.bob));
    // The bot cannot reach it as a message of the channel.
    let path = stage.message_path(id);
    stage.get(&path).await.fails(404, 10008);
    stage.call("PATCH", &path, json!({"content": "x"})).await.fails(404, 10008);
    stage.call("DELETE", &path, json!(null)).await.fails(404, 10008);
    let listed = stage.get(&format!("/channels/{}/messages", stage.channel)).await.ok();
    assert!(!listed.as_array().unwrap().iter().any(|message| message["id"] == text));
    let edited =
        stage.webhook(&interaction, "PATCH", "/messages/@original", json!({"content": "new"})).await.ok();
    assert_eq!((&edited["content"], &edited["flags"]), (&json!("new"), &json!(64)));
    // Discord sends the event as if it were a direct message.
    let event = stage.event("MESSAGE_CREATE").await;
    assert_eq!(event["id"], id.to_string());
    assert!(event.get("guild_id").is_none());
    stage.alice.delete(stage.channel, id).unwrap();
    assert!(!seen(&stage.alice));
    stage.done().await;
}

#[tokio::test]
async fn a_deferred_answer_thinks_until_it_is_edited() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    stage.answer(&interaction, json!({"type": 5, "data": {"flags": 64}})).await.ok();
    let original = stage.webhook(&interaction, "GET", "/messages/@original", json!(null)).await.ok();
    assert_eq!(original["flags"], 64 | 128);
    let done =
        stage.webhook(&interaction, "PATCH", "/messages/@original", json!({"content": "done"})).await.ok();
    assert_eq!((&done["flags"], &done["edited_timestamp"]), (&json!(64), &json!(null)));
    // Older libraries follow up instead of editing: the "thinking" message becomes the answer.
    let other = stage.runs("play", json!([]));
    stage.answer(&other, json!({"type": 5})).await.ok();
    let first = stage.interaction(other.id).response_id.unwrap();
    let followed = stage.webhook(&other, "POST", "", json!({"content": "done", "flags": 64})).await.ok();
    assert_eq!((&followed["id"], &followed["flags"]), (&json!(first.to_string()), &json!(0)));
    let second = stage.webhook(&other, "POST", "", json!({"content": "more"})).await.ok();
    assert_ne!(second["id"], followed["id"]);
    stage.done().await;
}

#[tokio::test]
async fn updates_change_the_components_message() {
    let stage = Stage::new().await;
    let rows =
        json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]);
    let id = stage.posted(json!({"content": "before", "components": rows})).await;
    let click = json!({"type": 3, "message_id": id.to_string(), "data": {"custom_id": "go"}});
    let first = stage.interacts(click.clone());
    stage.answer(&first, json!({"type": 7, "data": {"content": "after", "components": []}})).await.ok();
    let seen = stage.get(&stage.message_path(id)).await.ok();
    assert_eq!((&seen["content"], &seen["components"]), (&json!("after"), &json!([])));
    let rows = json!({"components": rows});
    stage.call("PATCH", &stage.message_path(id), rows).await.ok();
    let second = stage.interacts(click);
    stage.answer(&second, json!({"type": 6})).await.ok();
    let original = stage.webhook(&second, "GET", "/messages/@original", json!(null)).await.ok();
    assert_eq!(original["id"], id.to_string());
    let edited =
        stage.webhook(&second, "PATCH", "/messages/@original", json!({"content": "later"})).await.ok();
    assert_eq!(edited["content"], "later");
    stage.done().await;
}

#[tokio::test]
async fn without_a_session_nothing_is_delivered() {
    let stage = Stage::new().await;
    let other = stage.sandbox.create_application("Absent");
    stage.sandbox.change(|world| world.install(stage.guild, other.id, 0)).unwrap();
    let path = format!("/applications/{}/guilds/{}/commands", other.id, stage.guild);
    let token = format!("Bot {}", other.token);
    stage.call_as(&token, "POST", &path, json!({"name": "ghost", "description": "x"})).await.ok();
    let interaction = stage.runs("ghost", json!([]));
    assert_eq!(interaction.state, InteractionState::NotDelivered);
    stage.done().await;
}

#[tokio::test]
async fn the_callback_tells_what_it_made_when_asked() {
    let stage = Stage::new().await;
    let interaction = stage.playing().await;
    let path = format!("/interactions/{}/{}/callback?with_response=true", interaction.id, interaction.token);
    let made = stage.call_as("", "POST", &path, says("hello")).await.ok();
    assert_eq!(made["interaction"]["id"], interaction.id.to_string());
    assert_eq!(made["resource"]["type"], 4);
    assert_eq!(made["resource"]["message"]["content"], "hello");
    assert_eq!(made["interaction"]["response_message_id"], made["resource"]["message"]["id"]);
    assert_eq!(made["resource"]["message"]["interaction_metadata"]["user"]["id"], stage.alice.id.to_string());
    assert_eq!(made["resource"]["message"]["type"], 20);
    let other = stage.runs("play", json!([]));
    let path = format!("/interactions/{}/{}/callback?with_response=true", other.id, other.token);
    let made = stage.call_as("", "POST", &path, json!({"type": 5})).await.ok();
    assert_eq!(made["interaction"]["response_message_loading"], true);
    assert!(made.get("resource").is_none());
    stage.done().await;
}
