//! Presences, typing, planned events, forwarded messages, and applications that only one user has.

use super::stage::Theatre;
use discord_sandbox::permissions::ALL;
use discord_sandbox::world::{ChannelSpec, RoleSpec, kind};
use serde_json::{Value, json};

/// Sends a request by the bot.
async fn ask(theatre: &Theatre, method: reqwest::Method, path: &str, body: Value) -> Value {
    let stage = &theatre.stage;
    let url = format!("{}/v10{path}", stage.sandbox.api_url());
    let request = reqwest::Client::new().request(method, url);
    let answer =
        request.header("authorization", format!("Bot {}", stage.token)).json(&body).send().await.unwrap();
    assert!(answer.status().is_success(), "{path}: {}", answer.status());
    answer.json().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_and_who_is_talking_is_shown() {
    let theatre = Theatre::open().await;
    let guild = theatre.stage.guild.parse().unwrap();
    theatre.stage.sandbox.create_channel(guild, ChannelSpec::new("Talk", kind::VOICE)).unwrap();
    let (alice, bob) = (theatre.seat("alice").await, theatre.seat("bob").await);
    alice.see(".member .status.online[aria-label=Online]", "").await;
    alice.click(".side-button", "Talk").await;
    alice.click(".header-tools .button", "Join voice").await;
    bob.see(".side-list .voice", "alice").await;
    alice.click(".header-tools .button", "Leave voice").await;
    alice.see(".header-tools .button", "Join voice").await;
    bob.miss(".side-list .voice", "").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forwarded_messages_and_events_are_shown() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    let source = stage.say(&stage.bob, "It is a **draw**").await;
    let alice = theatre.seat("alice").await;
    let forward =
        json!({"message_reference": {"type": 1, "channel_id": stage.channel, "message_id": source}});
    ask(&theatre, reqwest::Method::POST, &format!("/channels/{}/messages", stage.channel), forward).await;
    alice.see(".forwarded .forwarded-head", "Forwarded").await;
    alice.see(".forwarded strong", "draw").await;
    let (guild, bot): (u64, u64) = (stage.guild.parse().unwrap(), stage.application.parse().unwrap());
    stage.sandbox.change(|world| {
        let role = world.member(guild, bot).unwrap().roles[0];
        let spec = RoleSpec { permissions: Some(ALL), ..RoleSpec::default() };
        world.change_role(guild, role, spec).unwrap();
    });
    let event = json!({"name": "Final", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "The hall"},
        "scheduled_start_time": "2099-01-01T12:00:00+00:00", "scheduled_end_time": "2099-01-01T14:00:00+00:00"});
    ask(&theatre, reqwest::Method::POST, &format!("/guilds/{guild}/scheduled-events"), event).await;
    alice.click(".side-head .icon-button", "").await;
    alice.click("[role=menuitem]", "Events").await;
    alice.see("dialog .scheduled h3", "Final").await;
    alice.see("dialog .scheduled-note", "The hall").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_application_is_installed_for_oneself() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    for installed in [false, true, false] {
        alice.click(".member:has(.bot-tag)", "").await;
        alice.click(&format!("[role=menuitemcheckbox][aria-checked={installed}]"), "Installed for me").await;
        alice.miss("[role=menu]", "").await;
    }
    theatre.close().await;
}
