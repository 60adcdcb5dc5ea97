//! Decks in Discord: built, kept private, and brought to a match.

use serde_json::json;

use super::stage::{Stage, in_time};

/// Alice as White and Bob begin a match; the answer is its thread.
async fn begin(stage: &Stage) -> u64 {
    let given = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white"))];
    let message = stage.challenge_to("summoner", &given).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    thread
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_no_options_of_a_challenge() {
    let stage = Stage::set().await;
    let commands = stage.alice.commands(stage.channel).unwrap();
    let play = commands.iter().find(|command| command["name"] == "play").unwrap();
    let games = play["options"].as_array().unwrap();
    let summoner = games.iter().find(|game| game["name"] == "summoner").unwrap();
    let options: Vec<&str> =
        summoner["options"].as_array().unwrap().iter().filter_map(|option| option["name"].as_str()).collect();
    assert_eq!(options, ["opponent", "variant", "seat"]);
    begin(&stage).await;
    stage.end().await;
}
