//! Permissions of people, and messages to those who lack them.

use serde_json::json;

use super::stage::{Stage, button_of, id_of};

#[tokio::test(flavor = "multi_thread")]
async fn only_the_players_may_act() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    for label in ["My view", "Type a move…"] {
        let done = stage.press(&stage.carol, place, board, label).await;
        let told = stage.told(&stage.carol, &done).await;
        assert!(told.contains("play in this game. Start your own"), "{label}: {told}");
    }
    // Who looks on has the record, and nothing to play with.
    let done = stage.press(&stage.carol, place, board, "More…").await;
    let more = stage.answer(&stage.carol, &done);
    assert!(button_of(&more, "Record").is_some() && button_of(&more, "Resign…").is_none(), "{more:#}");
    let done = stage.pick(&stage.bob, place, board, "4♣").await;
    assert!(stage.told(&stage.bob, &done).await.starts_with("It’s not your turn"));
    let done = stage.pick(&stage.carol, place, board, "4♣").await;
    assert!(stage.told(&stage.carol, &done).await.contains("play in this game. Start your own"));
    for label in ["Type a move…"] {
        let done = stage.press(&stage.bob, place, board, label).await;
        let told = stage.told(&stage.bob, &done).await;
        assert!(told.starts_with("It’s not your turn"), "{label}: {told}");
    }
    let done = stage.carol.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    assert!(stage.told(&stage.carol, &done).await.starts_with("You have no running game here"));
    let done = stage.bob.run(place, "move", &[("move", json!("4Db6"))]).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.starts_with("It’s not your turn"));
    stage.end().await;
}
