//! Outages of the gateway: nobody loses or gains time by them, and they concern the servers of one shard alone.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use discord_sandbox::gateway::{HubConfig, Target};
use serde_json::json;

use super::clocks::{DAY, begin, deadline, play, says};
use super::operating::await_health;
use super::server_panel::turn_threads_off;
use super::stage::{LONG, Stage, id_of, in_time};

const DEADLINE: &str = "SELECT MAX(deadline) FROM clocks";

/// Cuts the connection and waits until the session is resumed.
async fn interrupt(stage: &Stage) {
    let resumed = || stage.sandbox.transcript(0).matches("\"t\":\"RESUMED\"").count();
    let before = resumed();
    stage.sandbox.gateway().drop_connections(&Target::all());
    let deadline = tokio::time::Instant::now() + LONG;
    while resumed() == before {
        assert!(tokio::time::Instant::now() < deadline, "the session did not go on");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_breaks_for_a_moment_gives_nobody_time() {
    let stage = Stage::set().await;
    let place = begin(&stage, "poker", Some("10+0")).await;
    play(&stage, place, 0, &["e4", "e5", "Nf3", "Nc6"]).await;
    let before = stage.number(DEADLINE).await.unwrap();
    let begun = Instant::now();
    for _ in 0..4 {
        // While it is connected this time passes for the player to move.
        stage.sandbox.advance(Duration::from_secs(12));
        in_time(&stage.bob.run(place, "ping", &[]).await.unwrap());
        interrupt(&stage).await;
        in_time(&stage.bob.run(place, "ping", &[]).await.unwrap());
    }
    let given = stage.number(DEADLINE).await.unwrap() - before;
    let outages = i64::try_from(begun.elapsed().as_millis()).unwrap();
    assert!(given <= outages, "{given} ms were given for outages of {outages} ms at the most");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_outage_of_one_shard_stops_no_other_clocks() {
    let mut stage = Stage::empty_with(HubConfig { shards: 2, ..HubConfig::default() }).await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    stage.pages = Some(listener);
    let shard = |guild: u64| u32::try_from((guild >> 22) % 2).unwrap();
    let other = loop {
        let people = [stage.bob.id, stage.carol.id];
        let guild = stage.sandbox.create_guild("Other", stage.alice.id, &people, &[stage.bot.id]).unwrap();
        if shard(guild) != shard(stage.guild) {
            break guild;
        }
    };
    stage.start().await;
    await_health(address, 200).await;
    let place = begin(&stage, "cardmate", Some("1 day")).await;
    let before = deadline(&play(&stage, place, 0, &["4Ci3", "4Db6", "8Dj2", "8Ca7"]).await);
    // The same on the other server, in its channel.
    let channel = stage.sandbox.channel_named(other, "general").unwrap();
    turn_threads_off(&stage, channel).await;
    let options = [
        ("opponent", json!(stage.bob.id.to_string())),
        ("seat", json!("forehand")),
        ("time", json!("1 day")),
    ];
    let done = stage.alice.run(channel, "play cardmate", &options).await.unwrap();
    let challenge = id_of(&stage.posted(&stage.alice, &done).await).unwrap();
    in_time(&stage.press(&stage.bob, channel, challenge, "Accept").await);
    stage.await_board(channel, 2, 0).await;
    let gateway = std::sync::Arc::clone(stage.sandbox.gateway());
    gateway.stall_next_connections(1);
    let down = Target { shard: Some(shard(stage.guild)), ..Target::application(stage.bot.id) };
    // The session is lost, and its next connection has no events.
    assert_eq!(gateway.invalidate(&down, false), 1);
    await_health(address, 503).await;
    stage.sandbox.advance(DAY + Duration::from_secs(60));
    says(&stage, channel, "**Aborted**").await;
    let running = "SELECT COUNT(*) FROM matches WHERE id = 1 AND ended_at IS NULL";
    assert_eq!(stage.number(running).await, Some(1), "nobody could move there");
    gateway.release(&Target::all());
    let put_off = |message: &serde_json::Value| {
        message["content"].as_str().is_some_and(|text| text.ends_with("ply 4") && deadline(text) > before)
    };
    let after = stage.await_message(&stage.alice, place, put_off).await;
    let given = deadline(after["content"].as_str().unwrap()) - before;
    assert!((3600..3600 + 600).contains(&given), "{given}");
    stage.end().await;
}
