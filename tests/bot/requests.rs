//! Number of requests for a game: Discord takes 50 a second from a bot, not counting answers to interactions.

use std::time::Duration;

use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::json;

use super::stage::{Stage, button_of, id_of, in_time};

/// Returns the requests that count against the limit, without those with which every bot begins.
fn counted(stage: &Stage, line: u64) -> Vec<String> {
    let requests = stage.requests_since(line).into_iter();
    let counted =
        requests.filter(|(_, path, _)| !path.contains("/interactions/") && !path.contains("/webhooks/"));
    counted.map(|(method, path, _)| format!("{method} {path}")).collect()
}

/// Waits until the request of the latest board is over.
async fn board_posted(stage: &Stage, version: i64) {
    while stage.database().number("SELECT announced FROM matches").await != Some(version) {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_costs_a_post_and_an_edit_and_notifies_who_is_to_move() {
    let stage = Stage::set().await;
    stage.lift_limits();
    let place = stage.begin().await;
    board_posted(&stage, 0).await;
    let line = stage.next_line();
    let moves = ["4Ci3", "4Db6", "8Dj2", "8Ca7", "8Dh3", "8Cc6"];
    for (ply, played) in moves.into_iter().enumerate() {
        let (mover, next) =
            if ply % 2 == 0 { (&stage.alice, &stage.bob) } else { (&stage.bob, &stage.alice) };
        in_time(&mover.run(place, "move", &[("move", json!(played))]).await.unwrap());
        let board = stage.await_board(place, 1, ply + 1).await;
        assert_eq!(board["mentions"][0]["id"], next.id.to_string());
    }
    // Everything about the last move is done before the bot stops.
    let mut stage = stage;
    stage.stop().await;
    let requests = counted(&stage, line);
    let of = |method: &str| requests.iter().filter(|request| request.starts_with(method)).count();
    // The new board, and the former one without its controls.
    assert_eq!((of("POST"), of("PATCH")), (moves.len(), moves.len()), "{requests:#?}");
    assert_eq!(requests.len(), 2 * moves.len(), "{requests:#?}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_former_board_that_kept_its_buttons_loses_them_when_one_is_pressed() {
    let stage = Stage::set().await;
    stage.lift_limits();
    let place = stage.begin().await;
    let old = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    let refused = FaultAction::Status { status: 404, body: None };
    stage.sandbox.add_fault(FaultSpec::new("PATCH", "/channels/*/messages/*", refused));
    let line = stage.next_line();
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    let board = id_of(&stage.await_board(place, 1, 1).await).unwrap();
    while !counted(&stage, line).iter().any(|request| request.starts_with("PATCH")) {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let line = stage.next_line();
    let button = stage.button(&stage.bob, place, old, "Type a move…").await;
    in_time(&stage.bob.click(place, old, &button).await.unwrap());
    let told = stage
        .await_message(&stage.bob, place, |seen| {
            seen["flags"] == 64 && seen["content"].as_str().unwrap().starts_with("The game has moved on")
        })
        .await;
    assert!(told["content"].as_str().unwrap().ends_with("ply 1"), "{told:#}");
    // If the answer had to be deferred, as on a busy machine, the buttons stay until one is pressed again.
    let bare =
        |seen: &serde_json::Value| id_of(seen) == Some(old) && button_of(seen, "Type a move…").is_none();
    while !stage.alice.messages(place).unwrap().iter().any(bare) {
        if let Ok(pressed) = stage.bob.click(place, old, &button).await {
            in_time(&pressed);
        }
    }
    assert_eq!(counted(&stage, line), Vec::<String>::new(), "answers to interactions are not counted");
    // The latest board keeps its buttons.
    in_time(&stage.press(&stage.bob, place, board, "Type a move…").await);
    stage.end().await;
}
