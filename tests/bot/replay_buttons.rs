//! The buttons of a replay, for tests of what they lead to.

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::game::fetch;
use super::stage::{Stage, id_of, in_time};

/// Presses a button below the replay of a game, or of the game of the channel; returns the answer.
pub(super) async fn pressed(
    stage: &Stage,
    person: &Person,
    channel: u64,
    game: Option<i64>,
    label: &str,
) -> Value {
    let given: Vec<_> = game.map(|game| ("game", json!(game))).into_iter().collect();
    let done = person.run(channel, "replay", &given).await.unwrap();
    let viewer = id_of(&stage.answered(person, &done).await).unwrap();
    let done = stage.press(person, channel, viewer, label).await;
    in_time(&done);
    stage.answered(person, &done).await
}

/// Returns the record of a game as a person gets it.
pub(super) async fn record(stage: &Stage, person: &Person, channel: u64, game: Option<i64>) -> String {
    let answer = pressed(stage, person, channel, game, "Record").await;
    fetch(answer["attachments"][0]["url"].as_str().unwrap()).await
}

/// Returns the answer to a person about the deal of a game.
pub(super) async fn verified(stage: &Stage, person: &Person, channel: u64, game: Option<i64>) -> String {
    let answer = pressed(stage, person, channel, game, "Verify").await;
    answer["content"].as_str().unwrap().to_owned()
}
