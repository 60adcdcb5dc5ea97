//! A server that removes the bot: its games wait, and nobody loses time.

use discord_sandbox::permissions;
use serde_json::json;

use super::clocks::{DAY, HOUR, begin, deadline, play, says};
use super::mystery::{await_words, direct};
use super::stage::{LONG, Stage, in_time};

impl Stage {
    /// The server removes the bot.
    pub(super) fn remove_bot(&self) {
        self.sandbox.change(|world| world.remove_member(self.guild, self.bot.id)).unwrap();
    }

    /// The server adds the bot.
    pub(super) fn add_bot(&self) {
        let all = permissions::DEFAULT_EVERYONE;
        self.sandbox.change(|world| world.install(self.guild, self.bot.id, all)).unwrap();
    }

    /// A channel of another server with the bot and everybody, so that it may write to them. Without one, Discord refuses.
    pub(super) fn spare(&self) -> u64 {
        let people = [self.bob.id, self.carol.id];
        let guild = self.sandbox.create_guild("Spare", self.alice.id, &people, &[self.bot.id]).unwrap();
        self.sandbox.channel_named(guild, "general").unwrap()
    }

    /// A number in the database.
    pub(super) async fn number(&self, query: &'static str) -> Option<i64> {
        self.database().number(query).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_wait_without_loss_of_time_while_the_bot_is_away_from_their_server() {
    for (game, time, moves) in [
        ("cardmate", "1 day", ["4Ci3", "4Db6", "8Dj2", "8Ca7"]),
        ("poker", "10+0", ["e4", "e5", "Nf3", "Nc6"]),
    ] {
        let stage = Stage::set().await;
        let spare = stage.spare();
        let place = begin(&stage, game, Some(time)).await;
        let before = deadline(&play(&stage, place, 0, &moves).await);
        stage.remove_bot();
        for person in [&stage.alice, &stage.bob] {
            await_words(&stage, person, direct(&stage, person), "is paused").await;
        }
        stage.sandbox.advance(5 * DAY);
        // Nor can it be gone on with elsewhere.
        let done =
            stage.alice.run(spare, "move", &[("move", json!("8Dh3")), ("game", json!(1))]).await.unwrap();
        assert!(stage.told(&stage.alice, &done).await.contains("paused"));
        stage.add_bot();
        let resumed = |message: &serde_json::Value| {
            let text = message["content"].as_str().unwrap();
            text.ends_with("ply 4") && text.contains("runs out of time") && deadline(text) > before
        };
        let board = stage.await_message(&stage.alice, place, resumed).await;
        let after = deadline(board["content"].as_str().unwrap());
        let days = 5 * 24 * 60 * 60;
        assert!((days..days + 600).contains(&(after - before)), "{after} {before}");
        // Removed and back again: everybody is told of each time once.
        assert_eq!(stage.bob.messages(direct(&stage, &stage.bob)).unwrap().len(), 1);
        let next = if game == "poker" { "Nc3" } else { "8Dh3" };
        play(&stage, place, 4, &[next]).await;
        stage.sandbox.advance(DAY + HOUR);
        says(&stage, place, "wins on time").await;
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removal_while_the_bot_was_down_is_noticed_at_the_start() {
    let mut stage = Stage::set().await;
    stage.spare();
    let place = begin(&stage, "cardmate", Some("1 day")).await;
    let before = deadline(&play(&stage, place, 0, &["4Ci3", "4Db6", "8Dj2", "8Ca7"]).await);
    stage.stop().await;
    stage.remove_bot();
    stage.start().await;
    await_words(&stage, &stage.alice, direct(&stage, &stage.alice), "is paused").await;
    stage.stop().await;
    stage.sandbox.advance(5 * DAY);
    stage.add_bot();
    stage.start().await;
    let resumed = |message: &serde_json::Value| {
        let text = message["content"].as_str().unwrap();
        text.ends_with("ply 4") && text.contains("runs out of time") && deadline(text) > before
    };
    stage.await_message(&stage.alice, place, resumed).await;
    assert_eq!(stage.bob.messages(direct(&stage, &stage.bob)).unwrap().len(), 1);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stored_of_a_server_is_erased_after_ninety_days() {
    let stage = Stage::set().await;
    let spare = stage.spare();
    begin(&stage, "cardmate", None).await;
    in_time(&stage.alice.run(stage.channel, "server threads", &[("on", json!(false))]).await.unwrap());
    let options = [("user", json!(stage.carol.id.to_string()))];
    in_time(&stage.alice.run(stage.channel, "admin ban", &options).await.unwrap());
    stage.remove_bot();
    await_words(&stage, &stage.alice, direct(&stage, &stage.alice), "is paused").await;
    let rows = "SELECT (SELECT COUNT(*) FROM servers) + (SELECT COUNT(*) FROM bans) \
                + (SELECT COUNT(*) FROM matches WHERE server IS NOT NULL AND ended_at IS NULL) \
                + (SELECT COUNT(*) FROM departures) + (SELECT COUNT(*) FROM members)";
    stage.sandbox.advance(89 * DAY);
    in_time(&stage.alice.run(spare, "ping", &[]).await.unwrap());
    assert_eq!(stage.number(rows).await, Some(6));
    stage.sandbox.advance(2 * DAY);
    let deadline = tokio::time::Instant::now() + LONG;
    while stage.number(rows).await != Some(0) {
        assert!(tokio::time::Instant::now() < deadline, "the rows stay");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(stage.number("SELECT counted FROM matches").await, Some(0), "its game was aborted");
    stage.end().await;
}
