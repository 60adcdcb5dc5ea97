//! Worldwide ratings cannot be manipulated.

use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::server_panel::turn_threads_off;
use super::stage::{Stage, id_of, in_time};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn told(stage: &Stage, person: &Person, command: &str, options: &[(&str, Value)]) -> String {
    let done = person.run(stage.channel, command, options).await.unwrap();
    stage.told(person, &done).await
}

/// Begins a rated game of Poker Chess between Alice and Bob.
async fn begin(stage: &Stage, game: i64) {
    let options =
        [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white")), ("rated", json!("rated"))];
    let message = stage.challenge_to("poker", &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    stage.await_board(stage.channel, game, 0).await;
}

/// Plays this many plies and resigns as Bob; returns the text of the last board.
async fn lose_after(stage: &Stage, game: i64, plies: usize) -> String {
    play(stage, game, plies).await;
    let asked = stage.bob.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
    let question = id_of(&stage.answered(&stage.bob, &asked).await).unwrap();
    in_time(&stage.press(&stage.bob, stage.channel, question, "Resign").await);
    let board = stage.await_board(stage.channel, game, plies + 1).await;
    board["content"].as_str().unwrap().to_owned()
}

async fn play(stage: &Stage, game: i64, plies: usize) {
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "d3", "d6", "c3", "g6"];
    for (ply, text) in moves.into_iter().enumerate().take(plies) {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        told(stage, person, "move", &[("move", json!(text)), ("game", json!(game))]).await;
        stage.await_board(stage.channel, game, ply + 1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn new_accounts_and_short_games_do_not_count_worldwide() {
    let mut stage = Stage::empty().await;
    stage.strict();
    stage.start().await;
    turn_threads_off(&stage, stage.channel).await;
    begin(&stage, 1).await;
    let text = lose_after(&stage, 1, 10).await;
    assert!(text.contains("\nRatings: ") && !text.contains("Worldwide: <@"), "{text}");
    assert!(
        text.contains("Doesn’t count for the worldwide rating: a player’s account is too new."),
        "{text}"
    );
    // All accounts get older.
    stage.stop().await;
    stage.sandbox.advance(31 * DAY);
    stage.start().await;
    begin(&stage, 2).await;
    let text = lose_after(&stage, 2, 2).await;
    assert!(text.contains("\nRatings: ") && !text.contains("Worldwide: <@"), "{text}");
    assert!(text.contains("Doesn’t count for the worldwide rating: the game was too short."), "{text}");
    begin(&stage, 3).await;
    let text = lose_after(&stage, 3, 10).await;
    assert!(text.contains("-# Worldwide: <@"), "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_manages_a_server_changes_no_worldwide_rating() {
    let stage = Stage::without_threads().await;
    begin(&stage, 1).await;
    // Alice owns the server. Bob has lost, and she takes it off her server's lists.
    lose_after(&stage, 1, 10).await;
    let user = |scope: u64| [("user", json!(stage.alice.id.to_string())), ("scope", json!(scope))];
    let game = |game: i64| [("game", json!(game))];
    let text = told(&stage, &stage.alice, "admin remove-result", &game(1)).await;
    assert!(text.starts_with("Result removed: game 1 no longer counts in this server’s"), "{text}");
    let here = told(&stage, &stage.carol, "profile", &user(0)).await;
    assert!(!here.contains("1662"), "{here}");
    let everywhere = told(&stage, &stage.carol, "profile", &user(1)).await;
    assert!(everywhere.contains("Poker Chess **1662?**"), "{everywhere}");
    // She cannot get rid of a game that she is losing either.
    begin(&stage, 2).await;
    play(&stage, 2, 10).await;
    let text = told(&stage, &stage.alice, "admin end", &game(2)).await;
    assert!(text.starts_with("This rated game counts worldwide"), "{text}");
    let games = told(&stage, &stage.alice, "games", &[]).await;
    assert!(games.contains("Game 2 · Poker Chess"), "{games}");
    stage.end().await;
}
