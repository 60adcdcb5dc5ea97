//! Common parts of the tables of refused requests: the form of a case, the objects that cases refer to, and bodies to
//! begin with.

use crate::stage::Stage;
use discord_sandbox::permissions::{ADMINISTRATOR, ALL};
use discord_sandbox::world::{ChannelSpec, RoleSpec, kind};
use serde_json::{Value, json};

/// A request that is refused.
pub(super) struct Refusal {
    pub(super) source: &'static str,
    pub(super) method: &'static str,
    pub(super) path: String,
    pub(super) body: Value,
    pub(super) expected: (u16, u64),
}

/// Refused requests that are collected one by one.
#[derive(Default)]
pub(super) struct Table {
    pub(super) rows: Vec<Refusal>,
}

impl Table {
    /// Adds a request with the status and code it is refused with.
    pub(super) fn of(
        &mut self,
        source: &'static str,
        method: &'static str,
        path: impl Into<String>,
        body: Value,
        expected: (u16, u64),
    ) {
        self.rows.push(Refusal { source, method, path: path.into(), body, expected });
    }
}

/// Objects that requests refer to.
pub(super) struct Ids {
    pub(super) channel: u64,
    pub(super) guild: u64,
    pub(super) bot: u64,
    pub(super) alice: u64,
    /// A member above the bot.
    pub(super) bob: u64,
    pub(super) own: u64,
    pub(super) other: u64,
    pub(super) notice: u64,
    pub(super) thread: u64,
    pub(super) direct: u64,
    pub(super) category: u64,
    pub(super) voice: u64,
    pub(super) role: u64,
    pub(super) higher: u64,
    pub(super) managed: u64,
}

/// Sets a stage on which the bot may do everything but administrate.
pub(super) async fn set() -> (Stage, Ids) {
    let stage = Stage::new().await;
    let managed = stage.sandbox.look(|world| world.member(stage.guild, stage.bot.id).unwrap().roles[0]);
    let plain = stage.sandbox.create_role(stage.guild, RoleSpec::default()).unwrap();
    let spec = RoleSpec { permissions: Some(ALL & !ADMINISTRATOR), ..RoleSpec::default() };
    let helper = stage.sandbox.create_role(stage.guild, spec).unwrap();
    let higher = stage.sandbox.create_role(stage.guild, RoleSpec::default()).unwrap();
    stage
        .sandbox
        .change(|world| {
            world.change_member(stage.guild, stage.bot.id, |bot| bot.roles.push(helper))?;
            world.change_member(stage.guild, stage.bob.id, |bob| bob.roles.push(higher))
        })
        .unwrap();
    let create =
        |name: &str, kind| stage.sandbox.create_channel(stage.guild, ChannelSpec::new(name, kind)).unwrap();
    let (category, voice) = (create("Games", kind::CATEGORY), create("Talk", kind::VOICE));
    let own = stage.posted(json!({"content": "mine"})).await;
    let other = stage.alice.send(stage.channel, "hers").unwrap();
    let pin = format!("/channels/{}/messages/pins/{own}", stage.channel);
    stage.call("PUT", &pin, json!(null)).await.ok();
    let notices = stage.alice.messages(stage.channel).unwrap();
    let number = |value: &Value| value.as_str().unwrap().parse().unwrap();
    let notice = number(&notices.iter().find(|message| message["type"] == 6).unwrap()["id"]);
    let threads = format!("/channels/{}/threads", stage.channel);
    let thread = stage.call("POST", &threads, json!({"name": "t", "type": 11})).await.ok();
    let direct = stage
        .call("POST", "/users/@me/channels", json!({"recipient_id": stage.alice.id.to_string()}))
        .await
        .ok();
    let ids = Ids {
        channel: stage.channel,
        guild: stage.guild,
        bot: stage.bot.id,
        alice: stage.alice.id,
        bob: stage.bob.id,
        own,
        other,
        notice,
        thread: number(&thread["id"]),
        direct: number(&direct["id"]),
        category,
        voice,
        role: plain,
        higher,
        managed,
    };
    (stage, ids)
}

pub(super) fn long(length: usize) -> String {
    "x".repeat(length)
}

pub(super) fn row(components: Value) -> Value {
    json!({"components": [{"type": 1, "components": components}]})
}

pub(super) fn button(changes: Value) -> Value {
    let mut button = json!({"type": 2, "style": 1, "label": "l", "custom_id": "c"});
    change(&mut button, changes);
    row(json!([button]))
}

pub(super) fn select(kind: u8, changes: Value) -> Value {
    let mut select = json!({"type": kind, "custom_id": "c"});
    if kind == 3 {
        select["options"] = json!([{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]);
    }
    change(&mut select, changes);
    row(json!([select]))
}

/// Overrides fields; null removes one.
pub(super) fn change(object: &mut Value, changes: Value) {
    for (key, value) in changes.as_object().unwrap() {
        if value.is_null() {
            object.as_object_mut().unwrap().remove(key);
        } else {
            object[key] = value.clone();
        }
    }
}
