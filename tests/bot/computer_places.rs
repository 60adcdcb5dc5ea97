//! Where games against the computer are played on a server: here, in a thread for each, or in direct messages only.

use serde_json::{Value, json};
use trickmate_host::MatchId;

use super::computer::stored;
use super::mystery::direct;
use super::server_panel::ServerPanel;
use super::stage::{LONG, Stage, id_of, in_time};
use super::walker::choices;

/// Chooses the place as Alice.
async fn choose(stage: &Stage, place: &str, words: &str) {
    let panel = ServerPanel::open(stage, &stage.alice, stage.channel).await;
    panel.choose("server/computer", &[place]).await;
    panel.shows(&format!("Games against the computer: **{words}**")).await;
}

/// Plays two moves of Alice by the buttons and lists of the only board in a place, and stays on it.
async fn play_two_moves(stage: &Stage, place: u64, game: i64) {
    let store = stage.store.clone().unwrap();
    let board = id_of(&stage.await_board(place, game, 0).await).unwrap();
    let messages = || stage.alice.messages(place).unwrap().len();
    let before = messages();
    let deadline = tokio::time::Instant::now() + LONG;
    while stored(&store, game).await.unwrap().plies().len() < 4 {
        assert!(tokio::time::Instant::now() < deadline, "the game does not go on");
        let offers = |seen: &Value| id_of(seen) == Some(board) && !choices(seen).is_empty();
        let seen = stage.await_message(&stage.alice, place, offers).await;
        let choice = choices(&seen).swap_remove(0);
        let done = match choice.value {
            None => stage.alice.click(place, board, &choice.custom_id).await.unwrap(),
            Some(value) => stage.alice.choose(place, board, &choice.custom_id, &[&value]).await.unwrap(),
        };
        in_time(&done);
        let has_changed = |now: &Value| id_of(now) == Some(board) && *now != seen;
        stage.await_message(&stage.alice, place, has_changed).await;
    }
    assert_eq!(messages(), before, "everything is on the one message");
}

/// Begins a game of Cardmate against the computer as Alice, who is Forehand; returns the answer.
async fn begin(stage: &Stage) -> String {
    let given = [("level", json!(1)), ("seat", json!("forehand"))];
    let done = stage.alice.run(stage.channel, "play cardmate", &given).await.unwrap();
    stage.told(&stage.alice, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn at_first_they_are_played_where_they_are_begun() {
    let stage = Stage::set().await;
    assert_eq!(begin(&stage).await, "", "the board says it");
    play_two_moves(&stage, stage.channel, 1).await;
    let row = stage.store.as_ref().unwrap().matches().match_row(MatchId::new(1)).await.unwrap().unwrap();
    assert_eq!(row.thread, None);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_may_want_a_thread_for_each() {
    let mut stage = Stage::set().await;
    choose(&stage, "thread", "each in a thread of its own").await;
    // It is still so after a restart.
    stage.stop().await;
    stage.start().await;
    let told = begin(&stage).await;
    let thread = stage.await_thread().await;
    assert!(told.contains(&format!("/{thread}/")), "the answer leads there: {told}");
    let note = format!("<@{}> plays Cardmate against the computer (game 1).", stage.alice.id);
    let notes = || {
        let messages = stage.alice.messages(stage.channel).unwrap();
        let notes = messages.iter().filter(|seen| seen["content"].as_str() == Some(&note));
        notes.map(|seen| seen["mentions"].as_array().map_or(0, Vec::len)).collect::<Vec<_>>()
    };
    assert_eq!(notes(), [0], "one message in the channel, which notifies nobody");
    assert!(stage.boards(stage.channel).is_empty(), "the board is in the thread alone");
    play_two_moves(&stage, thread, 1).await;
    // A game that is begun within the thread stays there.
    let given = [("level", json!(1)), ("seat", json!("forehand"))];
    let done = stage.alice.run(thread, "play cardmate", &given).await.unwrap();
    assert_eq!(stage.told(&stage.alice, &done).await, "");
    stage.await_board(thread, 2, 0).await;
    assert_eq!(notes(), [0]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_may_want_them_in_direct_messages_only() {
    let stage = Stage::set().await;
    choose(&stage, "direct", "in direct messages only").await;
    let told = begin(&stage).await;
    let place = direct(&stage, &stage.alice);
    assert!(told.contains(&format!("/@me/{place}")), "the answer leads there: {told}");
    play_two_moves(&stage, place, 1).await;
    assert!(stage.boards(stage.channel).is_empty());
    // The same by the button below an open challenge, which goes.
    let challenge = stage.challenge(&[("seat", json!("forehand"))]).await;
    let asked = stage.press(&stage.alice, stage.channel, challenge, "Play the computer").await;
    let asked = id_of(&stage.answered(&stage.alice, &asked).await).unwrap();
    in_time(&stage.pick(&stage.alice, stage.channel, asked, "1").await);
    let is_withdrawn = |seen: &Value| {
        id_of(seen) == Some(challenge) && seen["content"].as_str().unwrap().contains("Withdrawn")
    };
    stage.await_message(&stage.alice, stage.channel, is_withdrawn).await;
    stage.await_board(place, 2, 0).await;
    let row = stage.store.as_ref().unwrap().matches().match_row(MatchId::new(2)).await.unwrap().unwrap();
    assert_eq!((row.server, row.level), (None, Some(1)));
    stage.end().await;
}
