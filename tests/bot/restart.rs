//! The process is killed at every ply of a game: nothing is lost or doubled.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::json;
use trickmate_host::{MatchId, Store};

use super::clocks::{DAY, HOUR};
use super::game::GAME;
use super::mystery::{await_words, direct};
use super::operating::page;
use super::process::Process;
use super::stage::{LONG, Stage, button_of, id_of};

/// Waits until the connection of a dead bot is gone.
pub(super) async fn disconnected(stage: &Stage) {
    let gone = async {
        while stage.sandbox.gateway().connections() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(LONG, gone).await.expect("the dead bot's connection stays");
}

/// Waits until no request of a dead bot can take effect any more.
async fn silent(stage: &Stage) {
    disconnected(stage).await;
    // Connections are accepted in their order: those of the dead bot have been when this one is answered.
    page(stage.sandbox.address(), "/api/v10/gateway").await;
    let until = tokio::time::Instant::now() + LONG;
    while stage.sandbox.open_connections() > 0 {
        assert!(tokio::time::Instant::now() < until, "the dead bot's requests stay");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn version(store: &Store) -> usize {
    usize::try_from(store.matches().match_row(MatchId::new(1)).await.unwrap().unwrap().version.get()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_at_every_ply_loses_and_doubles_nothing() {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let mut process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    let place = stage.begin().await;
    let store = stage.database().open_beside().await;
    for (ply, text) in GAME.iter().enumerate() {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        stage.await_board(place, 1, ply).await;
        if ply % 4 == 2 {
            // The board gets posted, and the process dies before it learns that.
            let lost = FaultSpec::new("POST", "/channels/*/messages", FaultAction::LoseResponse);
            stage.sandbox.add_fault(lost.times(100));
        }
        let body = json!({
            "type": 2, "channel_id": place.to_string(),
            "data": {"name": "move", "options": [{"name": "move", "value": text}]},
        });
        person.interact(&body).unwrap();
        let until = tokio::time::Instant::now() + LONG;
        match ply % 4 {
            // At once: the move may or may not have arrived.
            0 => {}
            // As soon as it is committed.
            1 => {
                while version(&store).await == ply {
                    assert!(tokio::time::Instant::now() < until, "the move was not committed");
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            }
            // As soon as its board is visible.
            _ => {
                stage.await_board(place, 1, ply + 1).await;
            }
        }
        process.kill();
        stage.sandbox.clear_faults();
        disconnected(&stage).await;
        process = Process::start(&stage, "error", Stdio::inherit());
        stage.connected().await;
        let stored = version(&store).await;
        assert!(stored == ply || stored == ply + 1, "after ply {ply} there are {stored}");
        if stored == ply {
            person.run(place, "move", &[("move", json!(text))]).await.unwrap();
        }
        stage.await_board(place, 1, ply + 1).await;
    }
    let boards = stage.boards(place);
    let plies: Vec<usize> = boards.iter().map(|(ply, _)| *ply).collect();
    assert_eq!(plies, (0..=GAME.len()).collect::<Vec<_>>(), "each position is shown once");
    assert_eq!(version(&store).await, GAME.len());
    let last = &boards.last().unwrap().1;
    assert!(last["content"].as_str().unwrap().contains("wins by taking the last King"));
    assert!(button_of(last, "Record").is_some());
    let shown = stage.press(&stage.carol, place, id_of(last).unwrap(), "Record").await;
    assert!(stage.told(&stage.carol, &shown).await.contains("QS:e0×"));
    store.close().await;
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_over_which_a_bot_is_killed_is_sent_once() {
    // The reminder is lost on the way, or it arrives and the process dies before it learns that.
    for action in [FaultAction::Drop, FaultAction::LoseResponse] {
        let is_sent = action == FaultAction::LoseResponse;
        let stage = Stage::empty().await;
        let mut process = Process::start(&stage, "error", Stdio::inherit());
        stage.connected().await;
        stage.begin().await;
        let place = direct(&stage, &stage.alice);
        let fault = FaultSpec::new("POST", &format!("/channels/{place}/messages"), action);
        stage.sandbox.add_fault(fault.times(1000));
        stage.sandbox.advance(2 * DAY + 13 * HOUR);
        claimed(&stage, 1).await;
        if is_sent {
            await_words(&stage, &stage.alice, place, "your turn in Cardmate").await;
        }
        process.kill();
        // A request that was under way would arrive after the next process has looked for it, and an hour late.
        silent(&stage).await;
        stage.sandbox.clear_faults();
        // By now Discord has forgotten the nonce that prevents doubles.
        stage.sandbox.advance(HOUR);
        let process = Process::start(&stage, "error", Stdio::inherit());
        stage.connected().await;
        claimed(&stage, 0).await;
        await_words(&stage, &stage.alice, place, "your turn in Cardmate").await;
        let messages = stage.alice.messages(place).unwrap();
        assert_eq!(messages.len(), 1, "{messages:?}");
        drop(process);
        stage.end().await;
    }
}

/// Waits until this many players are being reminded.
async fn claimed(stage: &Stage, count: i64) {
    let until = tokio::time::Instant::now() + LONG;
    let claimed = "SELECT COUNT(*) FROM clocks WHERE reminding IS NOT NULL";
    let left = "SELECT COUNT(*) FROM clocks WHERE remind_at IS NOT NULL";
    while stage.database().number(claimed).await != Some(count)
        || stage.database().number(left).await != Some(0)
    {
        assert!(tokio::time::Instant::now() < until, "not so many are being reminded");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
