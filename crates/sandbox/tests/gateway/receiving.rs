//! The events that a session receives, and their form.

use std::sync::Arc;

use discord_sandbox::dispatch::{Dispatch, Route};
use discord_sandbox::gateway::intents;
use serde_json::{Value, json};

use super::server::{APP, OTHER_APP, OTHER_TOKEN, Server, TOKEN, guild};

#[tokio::test]
async fn events_are_numbered_without_gaps() {
    let server = Server::start().await;
    let mut client = server.identified(0).await;
    for number in 0..100 {
        server.publish(number);
    }
    for number in 0..100 {
        let event = client.receive().await;
        let expected = json!({"t": "INTERACTION_CREATE", "s": number + 2, "op": 0, "d": {"id": number}});
        assert_eq!(event, expected);
    }
    assert_eq!(server.hub.sessions()[0].seq, 101);
}

#[tokio::test]
async fn intents_decide_what_comes() {
    let server = Server::start().await;
    let mut client = server.identified(intents::GUILD_MESSAGES | intents::DIRECT_MESSAGE_REACTIONS).await;
    let place = Route::Guild(guild(0));
    let publish = |name: &'static str, route: Route, id: u64| {
        let direct = route == Route::Direct;
        server.publish_as(name, route, intents::of(name, direct), json!({"id": id}));
    };
    publish("MESSAGE_CREATE", Route::Direct, 1);
    publish("MESSAGE_CREATE", place, 2);
    publish("MESSAGE_REACTION_ADD", place, 3);
    publish("MESSAGE_REACTION_ADD", Route::Direct, 4);
    publish("CHANNEL_CREATE", place, 5);
    publish("GUILD_MEMBER_ADD", place, 6);
    publish("INTERACTION_CREATE", place, 7);
    assert_eq!(client.numbers(3).await, [2, 4, 7]);
    assert_eq!(server.hub.sessions()[0].intents, intents::GUILD_MESSAGES | intents::DIRECT_MESSAGE_REACTIONS);
}

#[tokio::test]
async fn guilds_go_to_their_shard_and_the_rest_to_the_first() {
    let server = Server::start().await;
    let mut shards = Vec::new();
    for shard in 0..3 {
        let mut client = server.connect().await;
        client.identify(json!({"intents": intents::GUILDS, "shard": [shard, 3]})).await;
        let guilds = client.event().await["d"]["guilds"].clone();
        let own: Vec<u64> = [guild(0), guild(1)].into_iter().filter(|id| (id >> 22) % 3 == shard).collect();
        let listed: Vec<Value> =
            own.iter().map(|id| json!({"id": id.to_string(), "unavailable": true})).collect();
        assert_eq!(guilds, json!(listed));
        for id in own {
            assert_eq!(client.event().await["d"]["id"], id.to_string());
        }
        shards.push(client);
    }
    let event = |route, id: u64| server.publish_as("INTERACTION_CREATE", route, 0, json!({"id": id}));
    for id in 0..6 {
        event(Route::Guild(guild(id)), id);
    }
    event(Route::Direct, 6);
    event(Route::App, 7);
    assert_eq!(shards[0].numbers(4).await, [0, 3, 6, 7]);
    assert_eq!(shards[1].numbers(2).await, [1, 4]);
    assert_eq!(shards[2].numbers(2).await, [2, 5]);
}

#[tokio::test]
async fn every_session_of_the_application_receives_and_no_other() {
    let server = Server::start().await;
    let mut other = server.connect().await;
    other.identify(json!({"token": OTHER_TOKEN})).await;
    assert_eq!(other.event().await["t"], "READY");
    let mut one = server.identified(0).await;
    let mut two = server.identified(0).await;
    server.publish(1);
    let data = Arc::new(json!({"id": 2}));
    server
        .hub
        .publish(OTHER_APP, Dispatch { name: "INTERACTION_CREATE", data, route: Route::App, intents: 0 });
    assert_eq!(one.numbers(1).await, [1]);
    assert_eq!(two.numbers(1).await, [1]);
    assert_eq!(other.numbers(1).await, [2]);
}

#[tokio::test]
async fn content_is_for_those_who_may_read_it() {
    let server = Server::start().await;
    server.set_bot(TOKEN, APP, 1 << 18, &[]);
    let mut blind = server.identified(intents::GUILD_MESSAGES | intents::DIRECT_MESSAGES).await;
    let mut reader = server.identified(intents::GUILD_MESSAGES | intents::MESSAGE_CONTENT).await;
    let message = |author: u64| {
        json!({"content": "hi", "author": {"id": author.to_string()}, "mentions": [], "embeds": [{}],
            "attachments": [{}], "components": [{}]})
    };
    let send = |author, route| {
        let wanted = intents::of("MESSAGE_CREATE", route == Route::Direct);
        server.publish_as("MESSAGE_CREATE", route, wanted, message(author));
    };
    send(5, Route::Guild(guild(0)));
    send(APP, Route::Guild(guild(0)));
    send(5, Route::Direct);
    let emptied = json!({"content": "", "author": {"id": "5"}, "mentions": [], "embeds": [],
        "attachments": [], "components": []});
    assert_eq!(blind.event().await["d"], emptied);
    assert_eq!(blind.event().await["d"], message(APP));
    assert_eq!(blind.event().await["d"], message(5));
    assert_eq!(reader.event().await["d"], message(5));
    assert_eq!(reader.event().await["d"], message(APP));
}

#[tokio::test]
async fn what_happens_during_identify_comes_after_the_guilds() {
    let server = Server::start().await;
    let hub = Arc::downgrade(&server.hub);
    server.on_guild_create(move || {
        let publish = |name, id: u64| {
            let data = Arc::new(json!({"id": id.to_string()}));
            if let Some(hub) = hub.upgrade() {
                hub.publish(APP, Dispatch { name, data, route: Route::Guild(id), intents: 0 });
            }
        };
        publish("GUILD_CREATE", guild(0));
        publish("GUILD_CREATE", guild(2));
        publish("INTERACTION_CREATE", guild(0));
    });
    let mut client = server.identified(intents::GUILDS).await;
    // Guild 0 was in the list and is not announced twice; guild 2 was not. Two guilds were asked for.
    for seq in [4, 6] {
        let created = client.event().await;
        assert_eq!((&created["t"], &created["s"]), (&json!("GUILD_CREATE"), &json!(seq)));
        assert_eq!(created["d"]["id"], guild(2).to_string());
        assert_eq!(client.event().await["t"], "INTERACTION_CREATE");
    }
}

#[tokio::test]
async fn the_presence_of_a_session_is_known() {
    let server = Server::start().await;
    let mut client = server.connect().await;
    let idle = json!({"status": "idle", "activities": [], "since": 5, "afk": true});
    client.identify(json!({"presence": idle})).await;
    assert_eq!(client.event().await["t"], "READY");
    assert_eq!(server.hub.sessions()[0].presence, Some(idle));
    // serenity sends `since` as an object.
    let since = json!({"secs_since_epoch": 1, "nanos_since_epoch": 2});
    let online =
        json!({"status": "online", "activities": [{"name": "x", "type": 0}], "since": since, "afk": false});
    client.send(json!({"op": 3, "d": online})).await;
    // Requests without an answer do no harm either.
    let voice = json!({"guild_id": "1", "channel_id": null, "self_mute": false, "self_deaf": false});
    client.send(json!({"op": 4, "d": voice})).await;
    client.send(json!({"op": 31, "d": {"guild_ids": ["1"]}})).await;
    client.heartbeat(json!(1)).await;
    assert_eq!(client.receive().await["op"], 11);
    assert_eq!(server.hub.sessions()[0].presence, Some(online));
}

#[tokio::test]
async fn members_are_answered_to_those_who_may_ask() {
    let server = Server::start().await;
    let everyone = json!({"op": 8, "d": {"guild_id": guild(0).to_string(), "query": "", "limit": 0}});
    let some =
        json!({"op": 8, "d": {"guild_id": guild(0).to_string(), "user_ids": ["3", "77"], "nonce": "n"}});

    let mut plain = server.identified(0).await;
    plain.send(everyone.clone()).await;
    plain.send(json!({"op": 8, "d": {"guild_id": guild(1).to_string(), "query": "a", "limit": 1}})).await;
    plain.send(some).await;
    // Only the last of the three has an answer: no intent for the first, no such guild for the second.
    let chunk = plain.event().await;
    assert_eq!((&chunk["t"], &chunk["s"]), (&json!("GUILD_MEMBERS_CHUNK"), &json!(2)));
    assert_eq!(chunk["d"]["members"][0]["user"]["id"], "3");
    assert_eq!(chunk["d"]["not_found"], json!(["77"]));
    assert_eq!(chunk["d"]["nonce"], "n");

    server.set_bot(TOKEN, APP, 1 << 15, &[guild(0), guild(1)]);
    let mut privileged = server.identified(intents::GUILD_MEMBERS).await;
    privileged.send(everyone).await;
    for (index, length) in [(0, 1_000), (1, 500)] {
        let chunk = privileged.event().await["d"].clone();
        assert_eq!((&chunk["chunk_index"], &chunk["chunk_count"]), (&json!(index), &json!(2)));
        assert_eq!(chunk["members"].as_array().unwrap().len(), length);
    }
    privileged.send(json!({"op": 8, "d": {"guild_id": "1"}})).await;
    assert_eq!(privileged.closed().await, Some(4002));
}
