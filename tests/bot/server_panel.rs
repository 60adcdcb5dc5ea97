//! The message of `/server` and its pages, as one person sees and uses it.

use discord_sandbox::Person;
use discord_sandbox::world::Interaction;
use serde_json::Value;

use super::stage::{Stage, id_of, in_time};

/// The message of `/server`, which a person has opened.
pub(super) struct ServerPanel<'a> {
    stage: &'a Stage,
    person: &'a Person,
    channel: u64,
    id: u64,
}

impl<'a> ServerPanel<'a> {
    /// Opens it in a channel.
    pub(super) async fn open(stage: &'a Stage, person: &'a Person, channel: u64) -> Self {
        let done = person.run(channel, "server", &[]).await.unwrap();
        let id = id_of(&stage.answered(person, &done).await).unwrap();
        Self { stage, person, channel, id }
    }

    /// Presses a button.
    pub(super) async fn press(&self, label: &str) -> Interaction {
        let done = self.stage.press(self.person, self.channel, self.id, label).await;
        in_time(&done);
        done
    }

    /// Chooses in a menu.
    pub(super) async fn choose(&self, menu: &str, values: &[&str]) -> Interaction {
        let has_menu = |text: &Value| text["components"].to_string().contains(menu);
        self.message(has_menu).await;
        let done = self.person.choose(self.channel, self.id, menu, values).await.unwrap();
        in_time(&done);
        done
    }

    /// Waits until it has this text; returns all of its text.
    pub(super) async fn shows(&self, words: &str) -> String {
        self.until(|text| text.contains(words)).await
    }

    /// Waits until its text is as wanted; returns it.
    pub(super) async fn until(&self, wanted: impl Fn(&str) -> bool) -> String {
        let seen = self.message(|seen| wanted(seen["content"].as_str().unwrap())).await;
        seen["content"].as_str().unwrap().to_owned()
    }

    /// Waits until it is as wanted; returns it.
    pub(super) async fn message(&self, wanted: impl Fn(&Value) -> bool) -> Value {
        let is_own = |seen: &Value| id_of(seen) == Some(self.id) && wanted(seen);
        self.stage.await_message(self.person, self.channel, is_own).await
    }
}

/// Turns threads off on the server of a channel, as Alice.
pub(super) async fn turn_threads_off(stage: &Stage, channel: u64) {
    let panel = ServerPanel::open(stage, &stage.alice, channel).await;
    panel.press("Threads: on (press to turn off)").await;
    panel.shows("Each game in a thread of its own: **no**").await;
}
