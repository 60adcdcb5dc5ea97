//! Faults between the bot and Discord: nothing is lost, and the players learn of them.

use std::time::Duration;

use discord_sandbox::gateway::Target;
use discord_sandbox::permissions::{SEND_MESSAGES, VIEW_CHANNEL};
use discord_sandbox::world::InteractionState;
use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::json;

use super::stage::assert_played;
use super::stage::{Stage, id_of, in_time};

const MESSAGES: &str = "/channels/*/messages";
const CALLBACKS: &str = "/interactions/*/*/callback";

fn status(status: u16) -> FaultAction {
    FaultAction::Status { status, body: None }
}

/// Plays as Alice while the fault is in effect; in the end there is one board of each position.
async fn plays_through(path: &str, times: u64, action: FaultAction) {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    stage.sandbox.add_fault(FaultSpec::new("POST", path, action.clone()).times(times));
    let done = stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    assert_played(&stage.told(&stage.alice, &done).await, "4Ci3", 1);
    stage.await_board(place, 1, 1).await;
    let done = stage.bob.run(place, "move", &[("move", json!("4Db6"))]).await.unwrap();
    assert_played(&stage.told(&stage.bob, &done).await, "4Db6", 1);
    stage.await_board(place, 1, 2).await;
    let plies: Vec<usize> = stage.boards(place).into_iter().map(|(ply, _)| ply).collect();
    assert_eq!(plies, [0, 1, 2], "{action:?}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_whose_answer_is_lost_is_not_posted_twice() {
    plays_through(MESSAGES, 1, FaultAction::LoseResponse).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_cut_off_is_posted_again() {
    plays_through(MESSAGES, 2, FaultAction::Drop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_posted_after_server_errors() {
    plays_through(MESSAGES, 3, status(503)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_posted_after_rate_limits() {
    plays_through(MESSAGES, 2, FaultAction::RateLimit { retry_after: 0.2, global: false }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_hangs_is_given_up_and_made_again() {
    plays_through(MESSAGES, 1, FaultAction::Delay { ms: 600_000 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_callback_that_hangs_is_made_again_in_time() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    stage.sandbox.add_fault(FaultSpec::new("POST", CALLBACKS, FaultAction::Delay { ms: 600_000 }));
    let done = stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    assert_played(&stage.told(&stage.alice, &done).await, "4Ci3", 1);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_callback_is_tried_again() {
    for action in [status(500), FaultAction::Drop, FaultAction::LoseResponse] {
        plays_through(CALLBACKS, 1, action).await;
    }
    plays_through(CALLBACKS, 2, FaultAction::RateLimit { retry_after: 0.1, global: false }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_given_though_nobody_says_that_its_deferral_arrived() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    // While another process holds the database, the answer must wait.
    let lock = stage.database().lock().await;
    stage.sandbox.add_fault(FaultSpec::new("POST", CALLBACKS, FaultAction::LoseResponse));
    stage.sandbox.add_fault(FaultSpec::new("POST", CALLBACKS, FaultAction::Drop).times(10));
    let done = stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    assert_eq!(done.callback_type, Some(5), "it is deferred");
    lock.unlock().await;
    assert_played(&stage.told(&stage.alice, &done).await, "4Ci3", 1);
    stage.sandbox.clear_faults();
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_counts_though_its_acknowledgement_never_arrives() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    stage.sandbox.add_fault(FaultSpec::new("POST", CALLBACKS, status(503)).times(50));
    let done = stage.alice.interact(&json!({
        "type": 2, "channel_id": place.to_string(),
        "data": {"name": "move", "options": [{"name": "move", "value": "4Ci3"}]},
    }));
    done.unwrap();
    stage.await_board(place, 1, 1).await;
    stage.sandbox.clear_faults();
    let done = stage.bob.run(place, "move", &[("move", json!("4Db6"))]).await.unwrap();
    in_time(&done);
    stage.await_board(place, 1, 2).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_outage_of_messages_is_caught_up_after_a_restart() {
    let mut stage = Stage::set().await;
    let place = stage.begin().await;
    stage.sandbox.add_fault(FaultSpec::new("POST", MESSAGES, status(500)).times(10_000));
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    in_time(&stage.bob.run(place, "move", &[("move", json!("4Db6"))]).await.unwrap());
    stage.stop().await;
    stage.sandbox.clear_faults();
    stage.start().await;
    stage.await_board(place, 1, 2).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_is_shown_again_on_request() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    stage.alice.delete(place, board).unwrap();
    let done = stage.alice.run(place, "board", &[]).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.ends_with("ply 0"), "{told}");
    let message = done.response_id.unwrap();
    let form = stage.press(&stage.alice, place, message, "Type a move…").await;
    in_time(&stage.alice.submit(&form, &[("move", "4Ci3")]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_thread_sends_the_game_back_to_its_channel() {
    let stage = Stage::set().await;
    let thread = stage.begin().await;
    stage.sandbox.change(|world| world.delete_channel(thread)).unwrap();
    let done =
        stage.alice.run(stage.channel, "move", &[("move", json!("4Ci3")), ("game", json!(1))]).await.unwrap();
    assert_played(&stage.told(&stage.alice, &done).await, "4Ci3", 1);
    stage.await_board(stage.channel, 1, 1).await;
    let done = stage.bob.run(stage.channel, "move", &[("move", json!("4Db6"))]).await.unwrap();
    in_time(&done);
    stage.await_board(stage.channel, 1, 2).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_is_told_by_direct_message_and_the_game_goes_on_elsewhere() {
    let stage = Stage::without_threads().await;
    let spec = discord_sandbox::world::ChannelSpec::new("other", 0);
    let other = stage.sandbox.create_channel(stage.guild, spec).unwrap();
    stage.accept_one().await;
    stage.await_board(stage.channel, 1, 0).await;
    stage.sandbox.change(|world| world.delete_channel(stage.channel)).unwrap();
    stage.sandbox.close_direct_messages(stage.bob.id, true).unwrap();
    let done = stage.alice.run(other, "move", &[("move", json!("4Ci3")), ("game", json!(1))]).await.unwrap();
    in_time(&done);
    let direct = stage.alice.open_direct(stage.bot.id).unwrap();
    let told = stage.await_message(&stage.alice, direct, |_| true).await;
    assert!(told["content"].as_str().unwrap().contains("is gone. Nothing is lost"), "{told:#}");
    let done = stage.bob.run(other, "games", &[]).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.contains("its channel is gone"));
    let done = stage.bob.run(other, "board", &[("game", json!(1))]).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.starts_with("The game continues in this channel"));
    stage.await_board(other, 1, 1).await;
    in_time(&stage.bob.run(other, "move", &[("move", json!("4Db6"))]).await.unwrap());
    stage.await_board(other, 1, 2).await;
    assert_eq!(stage.alice.messages(direct).unwrap().len(), 1, "it is said once");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_taken_away_and_given_back_loses_nothing() {
    let stage = Stage::without_threads().await;
    stage.accept_one().await;
    stage.await_board(stage.channel, 1, 0).await;
    stage.deny(SEND_MESSAGES);
    let done = stage.alice.run(stage.channel, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    assert_played(&stage.told(&stage.alice, &done).await, "4Ci3", 1);
    stage
        .await_message(&stage.alice, stage.channel, |message| {
            message["content"].as_str().unwrap().contains("The board can’t be posted")
        })
        .await;
    assert_eq!(stage.boards(stage.channel).len(), 1);
    stage.deny(0);
    stage.await_board(stage.channel, 1, 1).await;
    stage.deny(VIEW_CHANNEL);
    stage.deny(0);
    in_time(&stage.bob.run(stage.channel, "move", &[("move", json!("4Db6"))]).await.unwrap());
    stage.await_board(stage.channel, 1, 2).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permission_for_threads_the_game_is_played_in_the_channel() {
    let stage = Stage::set().await;
    stage.deny(discord_sandbox::permissions::CREATE_PUBLIC_THREADS);
    stage.accept_one().await;
    stage.await_board(stage.channel, 1, 0).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_session_loses_no_position() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    // While another process holds the database, the answer must wait: it is deferred.
    let lock = stage.database().lock().await;
    let done = stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    in_time(&done);
    assert_eq!(done.callback_type, Some(5), "the click has arrived and is not answered yet");
    let lost = stage.sandbox.gateway().invalidate(&Target::all(), false);
    assert_eq!(lost, 1, "now the session is gone");
    lock.unlock().await;
    assert_played(&stage.told(&stage.alice, &done).await, "4Ci3", 1);
    stage.await_board(place, 1, 1).await;
    stage.connected().await;
    in_time(&stage.bob.run(place, "move", &[("move", json!("4Db6"))]).await.unwrap());
    stage.await_board(place, 1, 2).await;
    let plies: Vec<usize> = stage.boards(place).into_iter().map(|(ply, _)| ply).collect();
    assert_eq!(plies, [0, 1, 2]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_is_lost_with_the_session_can_be_made_again() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    stage.sandbox.gateway().delay_dispatches(stage.bot.id, Duration::from_secs(60));
    let click = stage.alice.interact(&json!({
        "type": 2, "channel_id": place.to_string(),
        "data": {"name": "move", "options": [{"name": "move", "value": "4Ci3"}]},
    }));
    stage.sandbox.gateway().invalidate(&Target::all(), false);
    stage.sandbox.gateway().delay_dispatches(stage.bot.id, Duration::ZERO);
    let lost = stage.sandbox.settled(click.unwrap()).await.unwrap();
    assert_eq!(lost.state, InteractionState::TimedOut);
    stage.connected().await;
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    stage.end().await;
}
