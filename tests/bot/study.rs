//! Games that continue from a position, over the wire.

use serde_json::{Value, json};

use super::analysis::{plays_on, pressed, turned, words};
use super::stage::Stage;

/// Returns the message that Carol shares with everybody: the last position of a record.
async fn shared(stage: &Stage, record: &str) -> Value {
    let done = stage.carol.run(stage.channel, "replay", &[("text", json!(record))]).await.unwrap();
    let viewer = stage.answered(&stage.carol, &done).await;
    let end = match words(&viewer).contains("ply 0 of 0.") {
        true => viewer,
        false => turned(stage, &stage.carol, &viewer, "Last ⏭", "Ply ").await,
    };
    pressed(stage, &stage.carol, &end, "Share this position").await
}

/// Performs an action as Carol in a game, and finishes her turn if it has more actions.
async fn play(stage: &Stage, game: i64, action: &str) {
    let given = [("move", json!(action)), ("game", json!(game))];
    let done = stage.carol.run(stage.channel, "move", &given).await.unwrap();
    let told = stage.told(&stage.carol, &done).await;
    assert!(told.contains(" · game "), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_warns_of_kings_that_the_computer_can_take() {
    let stage = Stage::without_threads().await;
    let opening = "4Ci3 4Db6 8Dj2 8Ca7 8Dh3 8Cc6 7Cb1 7Di8 3Cd3 3Di6 8Hc2 4Dc5 JSf3 9Sa7 9H:c5 9S:c5";
    let shared = shared(&stage, &format!("[Game \"cardmate\"] {opening}")).await;
    // This exposes the King, and after three quarters of the answers it still is.
    let mut is_warned = false;
    for game in 1..=10 {
        assert_eq!(plays_on(&stage, &shared).await, "", "the board says it");
        play(&stage, game, "KHg1").await;
        let board = stage.await_board(stage.channel, game, 2).await;
        is_warned = words(&board).contains(&format!("⚠ <@{}>: your ", stage.carol.id));
        if is_warned {
            break;
        }
    }
    assert!(is_warned);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_under_way_is_told_from_the_position_where_it_began() {
    let stage = Stage::without_threads().await;
    let position = json!({
        "turn": "black", "phase": "move",
        "board": [{"at": "e1", "owner": "white", "king": true}, {"at": "e8", "owner": "black", "king": true},
                  {"at": "a8", "owner": "black", "made_of": [{"card": "Rook"}]}],
        "reserve": {"white": [], "black": []},
        "hand": {"white": ["Wazir"], "black": ["Wazir", "Ferz"]}, "deck": {"white": [], "black": []},
    });
    let position = position.to_string().replace('\\', "\\\\").replace('"', "\\\"");
    let record = format!("[Game \"summoner\"] [Position \"{position}\"]");
    let shared = shared(&stage, &record).await;
    assert_eq!(plays_on(&stage, &shared).await, "", "the board says it");
    play(&stage, 1, "a8-a4").await;
    let continues = |message: &Value| {
        let is_public = message["flags"].as_u64().unwrap_or(0) & 64 == 0;
        is_public
            && words(message).contains("went from a8 to a4.")
            && words(message).contains("continues their turn.")
    };
    let board = stage.await_message(&stage.carol, stage.channel, continues).await;
    let text = words(&board);
    assert!(text.starts_with(&format!("<@{}> (Black) to move", stage.carol.id)), "{text}");
    assert!(
        text.contains("(Black)") && text.contains("2 in hand, 0 to draw · 2 points to spend on new pieces"),
        "{text}"
    );
    stage.end().await;
}
