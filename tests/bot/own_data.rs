//! `/privacy` as people use it: the file with everything stored about them, and the question whether to delete it.

use discord_sandbox::Person;
use serde_json::Value;

use super::stage::{Stage, button_of, id_of, in_time};

async fn open(stage: &Stage, person: &Person, channel: u64) -> u64 {
    let done = person.run(channel, "privacy", &[]).await.unwrap();
    id_of(&stage.answered(person, &done).await).unwrap()
}

/// Returns the message with the file.
pub(super) async fn export(stage: &Stage, person: &Person, channel: u64) -> Value {
    let message = open(stage, person, channel).await;
    let done = stage.press(person, channel, message, "Get it as a file").await;
    stage.answered(person, &done).await
}

/// Returns the question whether to delete everything; what is said instead if nothing is stored.
pub(super) async fn ask_to_delete(stage: &Stage, person: &Person, channel: u64) -> Value {
    let message = open(stage, person, channel).await;
    in_time(&stage.press(person, channel, message, "Delete everything…").await);
    let is_asked =
        |seen: &Value| id_of(seen) == Some(message) && button_of(seen, "Get it as a file").is_none();
    stage.await_message(person, channel, is_asked).await
}
