//! Requests that Discord refuses, each with the status, the code and where Discord says so.

use crate::stage::Stage;
use discord_sandbox::permissions::{ADMINISTRATOR, ALL};
use discord_sandbox::world::{ChannelSpec, RoleSpec, kind};
use serde_json::{Value, json};

const MESSAGE: &str = "https://docs.discord.com/developers/resources/message#create-message";
const EMBED: &str = "https://docs.discord.com/developers/resources/message#embed-object-embed-limits";
const MENTIONS: &str = "https://docs.discord.com/developers/resources/message#allowed-mentions-object";
const BULK: &str = "https://docs.discord.com/developers/resources/message#bulk-delete-messages";
const REACTION: &str = "https://docs.discord.com/developers/resources/message#create-reaction";
const PIN: &str = "https://docs.discord.com/developers/resources/message#pin-message";
const COMPONENT: &str = "https://docs.discord.com/developers/components/reference";
const COMMAND: &str = "https://docs.discord.com/developers/interactions/application-commands";
const CALLBACK: &str = "https://docs.discord.com/developers/interactions/receiving-and-responding";
const CHANNEL: &str = "https://docs.discord.com/developers/resources/channel#modify-channel";
const OVERWRITE: &str = "https://docs.discord.com/developers/resources/channel#edit-channel-permissions";
const THREAD: &str = "https://docs.discord.com/developers/resources/channel#start-thread-from-message";
const GUILD: &str = "https://docs.discord.com/developers/resources/guild";
const MEMBER: &str = "https://docs.discord.com/developers/resources/guild#modify-guild-member";
const ROLE: &str = "https://docs.discord.com/developers/resources/guild#create-guild-role";
const USER: &str = "https://docs.discord.com/developers/resources/user";
const CODES: &str = "https://docs.discord.com/developers/topics/opcodes-and-status-codes#json";

/// A request that is refused.
struct Refusal {
    source: &'static str,
    method: &'static str,
    path: String,
    body: Value,
    expected: (u16, u64),
}

/// What requests refer to.
struct Ids {
    channel: u64,
    guild: u64,
    bot: u64,
    alice: u64,
    own: u64,
    other: u64,
    notice: u64,
    thread: u64,
    direct: u64,
    category: u64,
    voice: u64,
    role: u64,
    higher: u64,
    managed: u64,
}

/// A stage on which the bot may do everything but administrate.
async fn set() -> (Stage, Ids) {
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

fn long(length: usize) -> String {
    "x".repeat(length)
}

fn row(components: Value) -> Value {
    json!({"components": [{"type": 1, "components": components}]})
}

fn button(changes: Value) -> Value {
    let mut button = json!({"type": 2, "style": 1, "label": "l", "custom_id": "c"});
    change(&mut button, changes);
    row(json!([button]))
}

fn select(kind: u8, changes: Value) -> Value {
    let mut select = json!({"type": kind, "custom_id": "c"});
    if kind == 3 {
        select["options"] = json!([{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]);
    }
    change(&mut select, changes);
    row(json!([select]))
}

/// Puts fields over those that are there; null takes one away.
fn change(object: &mut Value, changes: Value) {
    for (key, value) in changes.as_object().unwrap() {
        if value.is_null() {
            object.as_object_mut().unwrap().remove(key);
        } else {
            object[key] = value.clone();
        }
    }
}

/// Bodies that `POST /channels/…/messages` refuses with 50035, with their sources.
fn messages() -> Vec<(&'static str, Value)> {
    let embed = |changes: Value| {
        let mut embed = json!({"title": "t"});
        change(&mut embed, changes);
        json!({"embeds": [embed]})
    };
    let field = |name: Value, value: Value| embed(json!({"fields": [{"name": name, "value": value}]}));
    let many = |count: usize, one: Value| Value::from(vec![one; count]);
    let option = |option: Value| select(3, json!({"options": [option]}));
    let mut cases = Vec::new();
    let mut of = |source: &'static str, bodies: Vec<Value>| {
        cases.extend(bodies.into_iter().map(|body| (source, body)))
    };
    of(
        MESSAGE,
        vec![
            json!({"content": long(2001)}),
            json!({"content": {"a": 1}}),
            json!({"content": "x", "nonce": long(26)}),
            json!({"content": "x", "nonce": 1.5}),
            json!({"content": "x", "tts": "perhaps"}),
            json!({"content": "x", "flags": "many"}),
            json!({"content": "x", "embeds": "none"}),
            json!({"content": "x", "components": {}}),
            json!({"content": "x", "attachments": [{"id": 0}]}),
            json!({"content": "x", "message_reference": {}}),
            json!({"content": "x", "message_reference": {"message_id": "1"}}),
            json!({"content": "x", "message_reference": {"message_id": "word"}}),
            json!([]),
        ],
    );
    of(
        EMBED,
        vec![
            json!({"embeds": many(11, json!({"title": "t"}))}),
            json!({"embeds": [{}]}),
            json!({"embeds": [7]}),
            embed(json!({"title": long(257)})),
            embed(json!({"description": long(4097)})),
            embed(json!({"url": "nowhere"})),
            embed(json!({"url": "ftp://example.com"})),
            embed(json!({"url": format!("https://example.com/{}", long(2048))})),
            embed(json!({"color": 0x100_0000})),
            embed(json!({"color": -1})),
            embed(json!({"color": "red"})),
            embed(json!({"timestamp": "yesterday"})),
            embed(json!({"image": {}})),
            embed(json!({"image": {"url": "nowhere"}})),
            embed(json!({"thumbnail": {"url": "javascript:x"}})),
            embed(json!({"author": {}})),
            embed(json!({"author": {"name": ""}})),
            embed(json!({"author": {"name": " "}})),
            embed(json!({"author": {"name": long(257)}})),
            embed(json!({"author": {"name": "a", "icon_url": "x"}})),
            embed(json!({"footer": {}})),
            embed(json!({"footer": {"text": "\n"}})),
            embed(json!({"footer": {"text": long(2049)}})),
            embed(json!({"fields": many(26, json!({"name": "n", "value": "v"}))})),
            field(json!(" "), json!("v")),
            field(json!("n"), json!("\t")),
            field(json!("n"), json!("\u{a0}")),
            field(json!(null), json!("v")),
            field(json!("n"), json!(null)),
            field(json!(long(257)), json!("v")),
            field(json!("n"), json!(long(1025))),
            json!({"embeds": many(2, json!({"description": long(3001)}))}),
        ],
    );
    of(
        MENTIONS,
        vec![
            json!({"content": "x", "allowed_mentions": {"parse": ["nobody"]}}),
            json!({"content": "x", "allowed_mentions": {"users": ["1", "1"]}}),
            json!({"content": "x", "allowed_mentions": {"roles": ["2", "2"]}}),
            json!({"content": "x", "allowed_mentions": {"users": ["word"]}}),
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
            json!({"content": "x", "allowed_mentions": {"parse": ["roles"], "roles": ["1"]}}),
            json!({"content": "x", "allowed_mentions": {"users": (0..101).map(|id| id.to_string()).collect::<Vec<_>>()}}),
            json!({"content": "x", "allowed_mentions": []}),
        ],
    );
    of(
        COMPONENT,
        vec![
            json!({"components": many(6, json!({"type": 1, "components": [{"type": 2, "style": 5, "label": "l", "url": "https://a.b"}]}))}),
            json!({"components": [{"type": 1}]}),
            json!({"components": [{"type": 1, "components": []}]}),
            json!({"components": [{"components": []}]}),
            json!({"components": [{"type": 99}]}),
            json!({"components": [{"type": 2, "style": 1, "label": "l", "custom_id": "c"}]}),
            row(json!([{"type": 4, "custom_id": "c", "style": 1, "label": "l"}])),
            row(json!(
                (0..6)
                    .map(|id| json!({"type": 2, "style": 1, "label": "l", "custom_id": id.to_string()}))
                    .collect::<Vec<_>>()
            )),
            row(
                json!([{"type": 2, "style": 1, "label": "a", "custom_id": "same"}, {"type": 2, "style": 1, "label": "b", "custom_id": "same"}]),
            ),
            row(
                json!([{"type": 2, "id": 7, "style": 1, "label": "a", "custom_id": "a"}, {"type": 2, "id": 7, "style": 1, "label": "b", "custom_id": "b"}]),
            ),
            row(
                json!([{"type": 2, "style": 1, "label": "a", "custom_id": "a"}, {"type": 5, "custom_id": "b"}]),
            ),
            button(json!({"style": null})),
            button(json!({"style": 0})),
            button(json!({"style": 7})),
            button(json!({"label": long(81)})),
            button(json!({"label": " "})),
            button(json!({"label": null})),
            button(json!({"custom_id": null})),
            button(json!({"custom_id": ""})),
            button(json!({"custom_id": long(101)})),
            button(json!({"url": "https://example.com"})),
            button(json!({"style": 5})),
            button(json!({"style": 5, "custom_id": null})),
            button(json!({"style": 5, "custom_id": null, "url": "nowhere"})),
            button(json!({"style": 5, "custom_id": null, "url": "ftp://example.com"})),
            button(json!({"style": 5, "custom_id": null, "url": format!("https://a.b/{}", long(512))})),
            button(json!({"emoji": {"name": "a"}})),
            button(json!({"emoji": {"name": "♔"}})),
            button(json!({"emoji": {"name": "→"}})),
            button(json!({"emoji": {"name": "█"}})),
            button(json!({"emoji": {"name": "あ"}})),
            button(json!({"emoji": {"name": "👍👎"}})),
            button(json!({"emoji": {"name": "x", "id": "1"}})),
            button(json!({"disabled": "no"})),
            select(3, json!({"custom_id": null})),
            select(3, json!({"custom_id": long(101)})),
            select(3, json!({"options": null})),
            select(3, json!({"options": []})),
            select(
                3,
                json!({"options": (0..26).map(|one| json!({"label": "l", "value": one.to_string()})).collect::<Vec<_>>()}),
            ),
            select(3, json!({"placeholder": long(151)})),
            select(3, json!({"min_values": 26})),
            select(3, json!({"min_values": -1})),
            select(3, json!({"max_values": 26})),
            select(3, json!({"max_values": 0})),
            select(3, json!({"max_values": 3})),
            select(3, json!({"min_values": 2})),
            option(json!({"value": "v"})),
            option(json!({"label": "l"})),
            option(json!({"label": "", "value": "v"})),
            option(json!({"label": " ", "value": "v"})),
            option(json!({"label": long(101), "value": "v"})),
            option(json!({"label": "l", "value": long(101)})),
            option(json!({"label": "l", "value": "v", "description": long(101)})),
            option(json!({"label": "l", "value": "v", "emoji": {"name": "no"}})),
            select(3, json!({"options": [{"label": "a", "value": "same"}, {"label": "b", "value": "same"}]})),
            select(
                3,
                json!({"options": [{"label": "a", "value": "a", "default": true}, {"label": "b", "value": "b", "default": true}]}),
            ),
            select(5, json!({"default_values": [{"id": "1", "type": "role"}]})),
            select(5, json!({"default_values": [{"id": "1", "type": "user"}, {"id": "2", "type": "user"}]})),
            select(6, json!({"default_values": [{"id": "1", "type": "user"}]})),
            select(8, json!({"default_values": [{"id": "1", "type": "user"}]})),
            select(
                5,
                json!({"min_values": 2, "max_values": 3, "default_values": [{"id": "1", "type": "user"}]}),
            ),
            select(8, json!({"channel_types": [99]})),
            select(8, json!({"channel_types": ["text"]})),
        ],
    );
    cases
}

/// Commands that are refused with 50035.
fn commands() -> Vec<Value> {
    let command = |changes: Value| {
        let mut command = json!({"name": "play", "description": "d"});
        change(&mut command, changes);
        command
    };
    let option = |changes: Value| {
        let mut option = json!({"type": 3, "name": "o", "description": "d"});
        change(&mut option, changes);
        command(json!({"options": [option]}))
    };
    let choice = |choice: Value| option(json!({"choices": [choice]}));
    let many = |count: usize| {
        (0..count)
            .map(|n| json!({"type": 3, "name": format!("o{n}"), "description": "d"}))
            .collect::<Vec<_>>()
    };
    vec![
        command(json!({"name": null})),
        command(json!({"name": ""})),
        command(json!({"name": " "})),
        command(json!({"name": "Play"})),
        command(json!({"name": "two words"})),
        command(json!({"name": "a/b"})),
        command(json!({"name": "a.b"})),
        command(json!({"name": long(33)})),
        command(json!({"description": null})),
        command(json!({"description": " "})),
        command(json!({"description": long(101)})),
        command(json!({"type": 9})),
        command(json!({"type": 2})),
        command(json!({"type": 3})),
        command(json!({"type": 2, "description": "", "options": many(1)})),
        command(json!({"type": 2, "description": "", "name": " "})),
        command(json!({"options": many(26)})),
        command(json!({"options": {}})),
        command(json!({"contexts": []})),
        command(json!({"contexts": [3]})),
        command(json!({"contexts": [0, 0]})),
        command(json!({"integration_types": []})),
        command(json!({"integration_types": [2]})),
        command(json!({"default_member_permissions": "all"})),
        command(json!({"nsfw": "very"})),
        command(json!({"name_localizations": {"xx": "a"}})),
        command(json!({"name_localizations": {"de": "Spielen"}})),
        command(json!({"name_localizations": {"de": ""}})),
        command(json!({"description_localizations": {"de": long(101)}})),
        command(json!({"description_localizations": []})),
        option(json!({"type": null})),
        option(json!({"type": 0})),
        option(json!({"type": 12})),
        option(json!({"name": null})),
        option(json!({"name": "Upper"})),
        option(json!({"name": long(33)})),
        option(json!({"description": null})),
        option(json!({"description": " "})),
        option(json!({"description": long(101)})),
        option(json!({"required": "no"})),
        option(json!({"min_length": -1})),
        option(json!({"min_length": 6001})),
        option(json!({"max_length": 0})),
        option(json!({"max_length": 6001})),
        option(json!({"min_length": 5, "max_length": 4})),
        option(json!({"type": 4, "min_value": 5, "max_value": 4})),
        option(json!({"type": 4, "min_value": 1.5})),
        option(json!({"type": 4, "max_value": "many"})),
        option(json!({"type": 10, "max_value": 1e300})),
        option(json!({"type": 7, "channel_types": [99]})),
        option(json!({"type": 7, "channel_types": ["text"]})),
        option(json!({"type": 5, "autocomplete": true})),
        option(json!({"type": 6, "choices": [{"name": "c", "value": "v"}]})),
        option(json!({"autocomplete": true, "choices": [{"name": "c", "value": "v"}]})),
        option(
            json!({"choices": (0..26).map(|n| json!({"name": n.to_string(), "value": "v"})).collect::<Vec<_>>()}),
        ),
        option(json!({"choices": [{"name": "c", "value": "v"}, {"name": "c", "value": "w"}]})),
        choice(json!({"value": "v"})),
        choice(json!({"name": "c"})),
        choice(json!({"name": "", "value": "v"})),
        choice(json!({"name": " ", "value": "v"})),
        choice(json!({"name": long(101), "value": "v"})),
        choice(json!({"name": "c", "value": long(101)})),
        choice(json!({"name": "c", "value": "v", "name_localizations": {"xx": "a"}})),
        option(json!({"type": 4, "choices": [{"name": "c", "value": "v"}]})),
        option(json!({"type": 4, "choices": [{"name": "c", "value": 1.5}]})),
        command(
            json!({"options": [{"type": 3, "name": "a", "description": "d"}, {"type": 3, "name": "a", "description": "d"}]}),
        ),
        command(
            json!({"options": [{"type": 3, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d", "required": true}]}),
        ),
        command(
            json!({"options": [{"type": 1, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d"}]}),
        ),
        command(
            json!({"options": [{"type": 2, "name": "a", "description": "d", "options": [{"type": 3, "name": "b", "description": "d"}]}]}),
        ),
        command(
            json!({"options": [{"type": 1, "name": "a", "description": "d", "options": [{"type": 1, "name": "b", "description": "d"}]}]}),
        ),
        command(
            json!({"options": [{"type": 2, "name": "a", "description": "d", "options": [{"type": 2, "name": "b", "description": "d"}]}]}),
        ),
    ]
}

/// Answers to a command that are refused with 50035.
fn callbacks() -> Vec<Value> {
    let modal = |changes: Value| {
        let input = json!({"type": 4, "custom_id": "i", "style": 1, "label": "l"});
        let mut data =
            json!({"title": "t", "custom_id": "m", "components": [{"type": 1, "components": [input]}]});
        change(&mut data, changes);
        json!({"type": 9, "data": data})
    };
    let input = |changes: Value| {
        let mut input = json!({"type": 4, "custom_id": "i", "style": 1, "label": "l"});
        change(&mut input, changes);
        modal(json!({"components": [{"type": 1, "components": [input]}]}))
    };
    let label = |part: Value| modal(json!({"components": [part]}));
    let text = json!({"type": 4, "custom_id": "i", "style": 1});
    vec![
        json!({}),
        json!({"type": 0}),
        json!({"type": "four"}),
        json!({"type": 4}),
        json!({"type": 6}),
        json!({"type": 7, "data": {"content": "x"}}),
        json!({"type": 8, "data": {"choices": []}}),
        json!({"type": 4, "data": {"content": long(2001)}}),
        json!({"type": 4, "data": []}),
        json!({"type": 9}),
        modal(json!({"title": null})),
        modal(json!({"title": " "})),
        modal(json!({"title": long(46)})),
        modal(json!({"custom_id": null})),
        modal(json!({"custom_id": long(101)})),
        modal(json!({"components": null})),
        modal(json!({"components": []})),
        modal(json!({"components": [{"type": 2}]})),
        modal(json!({"components": [{"type": 1, "components": []}]})),
        modal(
            json!({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "l", "custom_id": "c"}]}]}),
        ),
        input(json!({"label": null})),
        input(json!({"label": " "})),
        input(json!({"label": long(46)})),
        input(json!({"custom_id": null})),
        input(json!({"custom_id": long(101)})),
        input(json!({"style": null})),
        input(json!({"style": 3})),
        input(json!({"min_length": -1})),
        input(json!({"min_length": 4001})),
        input(json!({"max_length": 0})),
        input(json!({"max_length": 4001})),
        input(json!({"min_length": 3, "max_length": 2})),
        input(json!({"placeholder": long(101)})),
        input(json!({"value": long(4001)})),
        input(json!({"value": "long", "max_length": 2})),
        input(json!({"required": "yes please"})),
        label(json!({"type": 18, "component": text})),
        label(json!({"type": 18, "label": " ", "component": text})),
        label(json!({"type": 18, "label": long(46), "component": text})),
        label(json!({"type": 18, "label": "l"})),
        label(json!({"type": 18, "label": "l", "description": long(101), "component": text})),
        label(
            json!({"type": 18, "label": "l", "component": {"type": 2, "style": 1, "label": "l", "custom_id": "c"}}),
        ),
        label(json!({"type": 10})),
        label(json!({"type": 10, "content": " "})),
    ]
}

/// Every other request that is refused.
fn requests(ids: &Ids) -> Vec<Refusal> {
    let Ids {
        channel,
        guild,
        bot,
        alice,
        own,
        other,
        notice,
        thread,
        direct,
        category,
        voice,
        role,
        higher,
        managed,
    } = ids;
    let mut all = Vec::new();
    let mut of = |source, method, path: String, body, expected| {
        all.push(Refusal { source, method, path, body, expected });
    };
    let none = Value::Null;
    let (base, server) = (format!("/channels/{channel}"), format!("/guilds/{guild}"));

    for body in [json!({}), json!({"content": ""}), json!({"content": " "}), json!({"embeds": []})] {
        of(CODES, "POST", format!("{base}/messages"), body, (400, 50006));
    }
    of(CODES, "POST", format!("/channels/{category}/messages"), json!({"content": "x"}), (400, 50008));
    of(CODES, "POST", "/channels/1/messages".into(), json!({"content": "x"}), (404, 10003));
    of(CODES, "POST", "/channels/word/messages".into(), json!({"content": "x"}), (400, 50035));
    of(CODES, "GET", format!("{base}/messages/1"), none.clone(), (404, 10008));
    of(CODES, "PATCH", format!("{base}/messages/{other}"), json!({"content": "x"}), (403, 50005));
    of(CODES, "PATCH", format!("{base}/messages/{own}"), json!({"content": ""}), (400, 50006));
    of(
        MESSAGE,
        "PATCH",
        format!("{base}/messages/{own}"),
        json!({"attachments": [{"id": "1"}]}),
        (400, 50035),
    );
    for query in ["limit=0", "limit=101", "limit=word", "before=word", "after=-1", "around=x"] {
        of(MESSAGE, "GET", format!("{base}/messages?{query}"), none.clone(), (400, 50035));
    }

    for messages in [
        json!([]),
        json!([own.to_string()]),
        json!([own.to_string(), own.to_string()]),
        json!(["x", "y"]),
        json!(7),
    ] {
        of(BULK, "POST", format!("{base}/messages/bulk-delete"), json!({"messages": messages}), (400, 50035));
    }
    let many = (0..101).map(|id| id.to_string()).collect::<Vec<_>>();
    of(BULK, "POST", format!("{base}/messages/bulk-delete"), json!({"messages": many}), (400, 50035));
    of(BULK, "POST", format!("{base}/messages/bulk-delete"), json!({"messages": ["1", "2"]}), (400, 50034));
    of(
        CODES,
        "POST",
        format!("/channels/{direct}/messages/bulk-delete"),
        json!({"messages": ["1", "2"]}),
        (403, 50003),
    );

    for emoji in ["a", "1", "%F0%9F%91%8D%F0%9F%91%8E", "%E2%99%94", "%E2%86%92", "%E3%81%82", "name:1"] {
        of(
            REACTION,
            "PUT",
            format!("{base}/messages/{own}/reactions/{emoji}/@me"),
            none.clone(),
            (400, 10014),
        );
    }
    of(PIN, "PUT", format!("{base}/messages/pins/1"), none.clone(), (404, 10008));
    of(CODES, "PUT", format!("{base}/messages/pins/{notice}"), none.clone(), (403, 50021));
    of(CODES, "PUT", format!("{base}/pins/{notice}"), none.clone(), (403, 50021));

    let named = || json!({"name": "t"});
    of(CODES, "POST", format!("{base}/messages/{notice}/threads"), named(), (403, 50021));
    of(CODES, "POST", format!("/channels/{thread}/threads"), named(), (400, 50024));
    of(CODES, "POST", format!("/channels/{direct}/threads"), named(), (400, 50024));
    of(CODES, "POST", format!("/channels/{category}/threads"), named(), (400, 50024));
    of(CODES, "POST", format!("/channels/{voice}/threads"), named(), (400, 50024));
    of(CODES, "POST", format!("{base}/messages/1/threads"), named(), (404, 10008));
    for body in [
        json!({}),
        json!({"name": ""}),
        json!({"name": " "}),
        json!({"name": long(101)}),
        json!({"name": "t", "auto_archive_duration": 61}),
        json!({"name": "t", "rate_limit_per_user": 21_601}),
        json!({"name": "t", "rate_limit_per_user": -1}),
        json!({"name": "t", "type": 0}),
        json!({"name": "t", "invitable": "perhaps"}),
    ] {
        of(THREAD, "POST", format!("{base}/threads"), body, (400, 50035));
    }
    of(THREAD, "GET", format!("{base}/threads/archived/public?limit=101"), none.clone(), (400, 50035));

    for body in [
        json!({"name": ""}),
        json!({"name": " "}),
        json!({"name": long(101)}),
        json!({"topic": long(1025)}),
        json!({"rate_limit_per_user": 21_601}),
        json!({"rate_limit_per_user": -1}),
        json!({"nsfw": "very"}),
        json!({"parent_id": channel.to_string()}),
        json!({"parent_id": "1"}),
        json!({"parent_id": "word"}),
        json!({"position": -1}),
        json!({"permission_overwrites": [{"id": "1"}]}),
        json!({"permission_overwrites": [{"type": 0}]}),
        json!({"permission_overwrites": {}}),
    ] {
        of(CHANNEL, "PATCH", base.clone(), body, (400, 50035));
    }
    of(
        CHANNEL,
        "PATCH",
        format!("/channels/{category}"),
        json!({"parent_id": category.to_string()}),
        (400, 50035),
    );
    of(CODES, "PATCH", format!("/channels/{direct}"), json!({"name": "x"}), (403, 50003));
    let inside = json!({"name": "x", "type": 4, "parent_id": category.to_string()});
    of(GUILD, "POST", format!("{server}/channels"), inside, (400, 50035));
    for body in [
        json!({}),
        json!({"name": " "}),
        json!({"name": "x", "type": 99}),
        json!({"name": "x", "parent_id": voice.to_string()}),
    ] {
        of(GUILD, "POST", format!("{server}/channels"), body, (400, 50035));
    }

    of(OVERWRITE, "PUT", format!("{base}/permissions/{alice}"), json!({}), (400, 50035));
    of(OVERWRITE, "PUT", format!("{base}/permissions/{alice}"), json!({"type": 2}), (400, 50035));
    of(
        OVERWRITE,
        "PUT",
        format!("{base}/permissions/{alice}"),
        json!({"type": 1, "allow": "all"}),
        (400, 50035),
    );
    of(OVERWRITE, "PUT", format!("{base}/permissions/1"), json!({"type": 0}), (404, 10009));
    of(OVERWRITE, "PUT", format!("{base}/permissions/1"), json!({"type": 1}), (404, 10009));
    of(
        OVERWRITE,
        "PUT",
        format!("{base}/permissions/{alice}"),
        json!({"type": 1, "allow": "8"}),
        (403, 50013),
    );
    let grants = json!({"permission_overwrites": [{"id": alice.to_string(), "type": 1, "allow": "8"}]});
    of(CHANNEL, "PATCH", base.clone(), grants, (403, 50013));
    of(CODES, "DELETE", format!("{base}/permissions/1"), none.clone(), (404, 10009));

    for body in [
        json!({"nick": long(33)}),
        json!({"roles": ["word"]}),
        json!({"roles": "none"}),
        json!({"roles": [role.to_string(), role.to_string()]}),
        json!({"communication_disabled_until": "soon"}),
        json!({"communication_disabled_until": "2999-01-01T00:00:00Z"}),
    ] {
        of(MEMBER, "PATCH", format!("{server}/members/{alice}"), body, (400, 50035));
    }
    of(MEMBER, "PATCH", format!("{server}/members/{alice}"), json!({"roles": ["1"]}), (404, 10011));
    of(
        MEMBER,
        "PATCH",
        format!("{server}/members/{alice}"),
        json!({"roles": [higher.to_string()]}),
        (403, 50013),
    );
    of(
        MEMBER,
        "PATCH",
        format!("{server}/members/{alice}"),
        json!({"roles": [managed.to_string()]}),
        (403, 50013),
    );
    of(MEMBER, "PUT", format!("{server}/members/{alice}/roles/{managed}"), none.clone(), (403, 50013));
    of(MEMBER, "PUT", format!("{server}/members/{alice}/roles/{higher}"), none.clone(), (403, 50013));
    of(MEMBER, "PUT", format!("{server}/members/{alice}/roles/1"), none.clone(), (404, 10011));
    for body in [json!({"channel_id": voice.to_string()}), json!({"mute": true}), json!({"deaf": true})] {
        of(CODES, "PATCH", format!("{server}/members/{alice}"), body, (400, 40032));
    }
    of(CODES, "PATCH", format!("{server}/members/1"), json!({"nick": "x"}), (404, 10007));

    for body in [
        json!({"name": long(101)}),
        json!({"name": " "}),
        json!({"color": 0x100_0000}),
        json!({"color": -1}),
        json!({"permissions": "all"}),
        json!({"hoist": "high"}),
    ] {
        of(ROLE, "POST", format!("{server}/roles"), body, (400, 50035));
    }
    of(ROLE, "POST", format!("{server}/roles"), json!({"permissions": "8"}), (403, 50013));
    of(ROLE, "PATCH", format!("{server}/roles/{higher}"), json!({"name": "x"}), (403, 50013));
    of(ROLE, "PATCH", format!("{server}/roles/1"), json!({"name": "x"}), (404, 10011));
    of(ROLE, "DELETE", format!("{server}/roles/{higher}"), none.clone(), (403, 50013));
    of(CODES, "DELETE", format!("{server}/roles/{managed}"), none.clone(), (400, 50028));

    of(CODES, "GET", "/invites/nothing".into(), none.clone(), (404, 10006));
    of(CODES, "DELETE", "/invites/nothing".into(), none.clone(), (404, 10006));
    of(CODES, "GET", format!("{server}/bans/{alice}"), none.clone(), (404, 10026));
    of(CODES, "DELETE", format!("{server}/bans/{alice}"), none.clone(), (404, 10026));
    of(CODES, "GET", "/guilds/1".into(), none.clone(), (404, 10004));
    of(CODES, "GET", format!("{server}/members/1"), none.clone(), (404, 10013));
    of(CODES, "GET", "/users/1".into(), none.clone(), (404, 10013));
    of(CODES, "GET", "/applications/1/commands".into(), none.clone(), (404, 10002));
    of(GUILD, "GET", format!("{server}/members?limit=1001"), none.clone(), (400, 50035));
    of(GUILD, "GET", format!("{server}/members/search"), none.clone(), (400, 50035));
    of(GUILD, "PATCH", server.clone(), json!({"name": "x"}), (400, 50035));
    of(GUILD, "PATCH", server.clone(), json!({"name": long(101)}), (400, 50035));

    for username in ["a", "me@home", "my discord bot", "everyone", "here", "a:b", "a#b", "```", "Clyde"] {
        of(USER, "PATCH", "/users/@me".into(), json!({"username": username}), (400, 50035));
    }
    of(USER, "PATCH", "/users/@me".into(), json!({"username": long(33)}), (400, 50035));
    for avatar in [json!("picture"), json!(7), json!("data:text/plain;base64,eA==")] {
        of(USER, "PATCH", "/users/@me".into(), json!({"avatar": avatar}), (400, 50035));
    }
    of(USER, "POST", "/users/@me/channels".into(), json!({}), (400, 50035));
    of(CODES, "POST", "/users/@me/channels".into(), json!({"recipient_id": "1"}), (404, 10013));
    of(CODES, "POST", "/users/@me/channels".into(), json!({"recipient_id": bot.to_string()}), (403, 50007));

    let registry = format!("/applications/{bot}/guilds/{guild}/commands");
    of(COMMAND, "PUT", registry.clone(), json!({}), (400, 50035));
    of(
        COMMAND,
        "PUT",
        registry.clone(),
        json!([{"name": "a", "description": "d"}, {"name": "a", "description": "d"}]),
        (400, 50035),
    );
    of(CODES, "PATCH", format!("{registry}/1"), json!({"name": "a"}), (404, 10063));
    of(CODES, "GET", format!("{registry}/1/permissions"), none.clone(), (404, 10066));
    of(COMMAND, "PUT", format!("{registry}/1/permissions"), json!({"permissions": []}), (403, 20001));
    let many = |kind: u8, count: usize| {
        let command = |n: usize| json!({"name": format!("c{n}"), "type": kind, "description": if kind == 1 { "d" } else { "" }});
        Value::from((0..count).map(command).collect::<Vec<_>>())
    };
    of(CODES, "PUT", registry.clone(), many(1, 101), (400, 30032));
    of(CODES, "PUT", registry.clone(), many(2, 16), (400, 30032));
    of(CODES, "PUT", registry, many(3, 16), (400, 30032));
    all
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let (stage, ids) = set().await;
    let mut all = requests(&ids);
    let post = format!("/channels/{}/messages", ids.channel);
    all.extend(messages().into_iter().map(|(source, body)| Refusal {
        source,
        method: "POST",
        path: post.clone(),
        body,
        expected: (400, 50035),
    }));
    let registry = format!("/applications/{}/guilds/{}/commands", ids.bot, ids.guild);
    all.extend(commands().into_iter().map(|body| Refusal {
        source: COMMAND,
        method: "POST",
        path: registry.clone(),
        body,
        expected: (400, 50035),
    }));
    // Each of these is the answer to an interaction of its own.
    stage.register(json!([{"name": "play", "description": "Play"}])).await.ok();
    all.extend(callbacks().into_iter().map(|body| Refusal {
        source: CALLBACK,
        method: "POST",
        path: String::new(),
        body,
        expected: (400, 50035),
    }));
    assert!(all.len() >= 300, "{} requests", all.len());
    let mut wrong = Vec::new();
    for refusal in all {
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
