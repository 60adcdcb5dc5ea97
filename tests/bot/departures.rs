//! Removal of the bot from a server: its games wait, nobody loses time, and nobody wins or loses by it.

use std::process::Command;
use std::time::Duration;

use discord_sandbox::Person;
use discord_sandbox::permissions;
use serde_json::json;

use super::clocks::{DAY, HOUR, begin, deadline, play, says};
use super::mystery::{await_words, direct};
use super::processes::await_number;
use super::server_panel::turn_threads_off;
use super::stage::{LONG, Stage, id_of, in_time};
use super::stalls::begin_rated;
use super::tournaments::Club;

impl Stage {
    /// Removes the bot from the server.
    pub(super) fn remove_bot(&self) {
        self.sandbox.change(|world| world.remove_member(self.guild, self.bot.id)).unwrap();
    }

    /// Adds the bot to the server.
    pub(super) fn add_bot(&self) {
        let all = permissions::DEFAULT_EVERYONE;
        self.sandbox.change(|world| world.install(self.guild, self.bot.id, all)).unwrap();
    }

    /// Makes a channel of another server with the bot and everybody, which allows the bot to write to them. Without
    /// one, Discord refuses.
    pub(super) fn spare(&self) -> u64 {
        let people = [self.bob.id, self.carol.id];
        let guild = self.sandbox.create_guild("Spare", self.alice.id, &people, &[self.bot.id]).unwrap();
        self.sandbox.channel_named(guild, "general").unwrap()
    }

    /// Returns a number from the database.
    pub(super) async fn number(&self, query: &'static str) -> Option<i64> {
        self.database().number(query).await
    }
}

/// Query that gives 1 if the result of game 1 counts.
const COUNTED: &str = "SELECT counted FROM matches WHERE id = 1";

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
        // A live game waits for a day.
        let away = if game == "poker" { 20 * HOUR } else { 5 * DAY };
        stage.sandbox.advance(away);
        // The game cannot continue elsewhere either.
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
        let away = i64::try_from(away.as_secs()).unwrap();
        assert!((away..away + 600).contains(&(after - before)), "{after} {before}");
        // Each player learns once that the game is paused, and once that there is a choice.
        assert!(stage.bob.messages(direct(&stage, &stage.bob)).unwrap().len() <= 2);
        let next = if game == "poker" { "Nc3" } else { "8Dh3" };
        play(&stage, place, 4, &[next]).await;
        stage.sandbox.advance(DAY + HOUR);
        says(&stage, place, "wins on time").await;
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_a_tournament_waits_while_the_bot_is_away_from_its_server() {
    let club = Club::of(3).await;
    let before = club.begin_with_hours().await;
    club.stage.remove_bot();
    club.number_is("SELECT COUNT(*) FROM departures", |servers| servers == 1).await;
    club.stage.sandbox.advance(3 * HOUR);
    club.stage.add_bot();
    club.round_is_given(before, 3 * HOUR).await;
    club.stage.end().await;
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
    turn_threads_off(&stage, stage.channel).await;
    let options = [("user", json!(stage.carol.id.to_string()))];
    in_time(&stage.alice.run(stage.channel, "admin ban", &options).await.unwrap());
    stage.remove_bot();
    await_words(&stage, &stage.alice, direct(&stage, &stage.alice), "is paused").await;
    let rows = "SELECT (SELECT COUNT(*) FROM servers) + (SELECT COUNT(*) FROM bans) \
                + (SELECT COUNT(*) FROM matches WHERE server IS NOT NULL AND ended_at IS NULL) \
                + (SELECT COUNT(*) FROM departures) + (SELECT COUNT(*) FROM members)";
    stage.sandbox.advance(89 * DAY);
    in_time(&stage.alice.run(spare, "ping", &[]).await.unwrap());
    // Its game has ended.
    await_number(&stage, rows, 5).await;
    stage.sandbox.advance(2 * DAY);
    let deadline = tokio::time::Instant::now() + LONG;
    while stage.number(rows).await != Some(0) {
        assert!(tokio::time::Instant::now() < deadline, "the rows stay");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(stage.number(COUNTED).await, Some(0));
    stage.end().await;
}

/// Presses a button of the direct message with these words; returns the answer.
async fn press(stage: &Stage, person: &Person, words: &str, label: &str) -> String {
    let place = direct(stage, person);
    let message = id_of(&await_words(stage, person, place, words).await).unwrap();
    let done = stage.press(person, place, message, label).await;
    stage.told(person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn either_player_ends_a_game_that_waits_too_long() {
    for (time, wait) in [("3+0", Duration::from_secs(31 * 60)), ("3 days", 3 * DAY + HOUR)] {
        let stage = Stage::set().await;
        stage.spare();
        let place = begin_rated(&stage, time).await;
        play(&stage, place, 0, &["e4", "e5", "Nf3", "Nc6"]).await;
        stage.remove_bot();
        let told = press(&stage, &stage.bob, "Game 1 is paused", "End game 1 unrated").await;
        assert!(told.starts_with("You can choose <t:"), "{told}");
        let told = press(&stage, &stage.bob, "Game 1 is paused", "Continue game 1 here").await;
        assert!(told.starts_with("You can choose <t:"), "{told}");
        stage.sandbox.advance(wait);
        for person in [&stage.alice, &stage.bob] {
            await_words(&stage, person, direct(&stage, person), "Game 1 is still paused").await;
        }
        let told = press(&stage, &stage.bob, "Game 1 is still paused", "End game 1 unrated").await;
        assert!(told.contains("ended unrated"), "{told}");
        for person in [&stage.alice, &stage.bob] {
            await_words(&stage, person, direct(&stage, person), "⏹ Game 1 has ended unrated").await;
        }
        assert_eq!(stage.number(COUNTED).await, Some(0));
        assert_eq!(stage.number("SELECT result_number FROM matches WHERE id = 1").await, None);
        let told = press(&stage, &stage.alice, "Game 1 is still paused", "Continue game 1 here").await;
        assert!(told.contains("over"), "{told}");
        // The place of the game shows the end once the bot is back.
        stage.add_bot();
        let text = says(&stage, place, "**Aborted**").await;
        assert!(text.contains("called it off."), "{text}");
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_nobody_chooses_for_ends_unrated() {
    for (time, wait) in [("3+0", 25 * HOUR), ("3 days", 14 * DAY + HOUR)] {
        let mut stage = Stage::set().await;
        stage.spare();
        let place = begin_rated(&stage, time).await;
        play(&stage, place, 0, &["e4", "e5", "Nf3", "Nc6"]).await;
        stage.remove_bot();
        await_words(&stage, &stage.bob, direct(&stage, &stage.bob), "Game 1 is paused").await;
        // While the bot is down it does not know whether it has been added again.
        stage.stop().await;
        stage.sandbox.advance(wait);
        stage.start().await;
        for person in [&stage.alice, &stage.bob] {
            await_words(&stage, person, direct(&stage, person), "⏹ Game 1 has ended unrated").await;
        }
        assert_eq!(stage.number(COUNTED).await, Some(0));
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_in_direct_messages() {
    for (time, wait) in [("30+0", Duration::from_secs(31 * 60)), ("1 day", 3 * DAY + HOUR)] {
        let stage = Stage::set().await;
        stage.spare();
        let place = begin_rated(&stage, time).await;
        play(&stage, place, 0, &["e4", "e5", "Nf3", "Nc6"]).await;
        stage.remove_bot();
        await_words(&stage, &stage.bob, direct(&stage, &stage.bob), "Game 1 is paused").await;
        stage.sandbox.advance(wait);
        let told = press(&stage, &stage.bob, "Game 1 is still paused", "Continue game 1 here").await;
        if time == "30+0" {
            assert!(told.contains("asked your opponent"), "{told}");
            // White, who is to move, is asleep.
            stage.sandbox.advance(10 * HOUR);
            let told = press(&stage, &stage.alice, "wants to continue game 1", "Continue game 1 here").await;
            assert!(told.contains("continues"), "{told}");
        } else {
            assert!(told.contains("continues"), "{told}");
            await_words(&stage, &stage.alice, direct(&stage, &stage.alice), "has moved game 1").await;
        }
        let people = [&stage.alice, &stage.bob];
        for (ply, text) in [(4, "Nc3"), (5, "Nf6"), (6, "d3")] {
            for person in people {
                await_words(&stage, person, direct(&stage, person), &format!("game 1 · ply {ply}")).await;
            }
            let person = people[ply % 2];
            let options = [("move", json!(text))];
            let done = person.run(direct(&stage, person), "move", &options).await.unwrap();
            assert!(stage.told(person, &done).await.contains(" · game "));
            if ply == 5 {
                // That no longer changes anything, and neither does another removal.
                stage.add_bot();
                stage.remove_bot();
            }
        }
        for person in people {
            await_words(&stage, person, direct(&stage, person), "game 1 · ply 7").await;
        }
        stage.sandbox.advance(DAY + HOUR);
        for person in people {
            await_words(&stage, person, direct(&stage, person), "wins on time").await;
        }
        assert!(
            stage.number("SELECT result_number FROM matches WHERE id = 1").await.is_some(),
            "it is rated"
        );
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_does_not_go_on_where_a_player_cannot_be_written_to() {
    let stage = Stage::set().await;
    stage.sandbox.create_guild("Spare", stage.carol.id, &[stage.bob.id], &[stage.bot.id]).unwrap();
    let place = begin_rated(&stage, "3 days").await;
    play(&stage, place, 0, &["e4", "e5"]).await;
    stage.remove_bot();
    await_words(&stage, &stage.bob, direct(&stage, &stage.bob), "Game 1 is paused").await;
    stage.sandbox.advance(3 * DAY + HOUR);
    let told = press(&stage, &stage.bob, "Game 1 is still paused", "Continue game 1 here").await;
    assert!(told.contains(&format!("can’t write to <@{}>", stage.alice.id)), "{told}");
    await_number(&stage, "SELECT paused FROM matches WHERE id = 1 AND direct = 0", 4).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_the_bot_again_and_again_is_listed() {
    let mut stage = Stage::set().await;
    let spare = stage.spare();
    begin_rated(&stage, "3 days").await;
    for removal in 1..=3 {
        stage.remove_bot();
        await_number(&stage, "SELECT COUNT(*) FROM absences", removal).await;
        stage.add_bot();
        await_number(&stage, "SELECT COUNT(*) FROM departures", 0).await;
        stage.sandbox.advance(HOUR);
        in_time(&stage.alice.run(spare, "ping", &[]).await.unwrap());
    }
    stage.stop().await;
    let output = Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["ratings", "flags", "--database", stage.database().url()])
        .output()
        .unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    for person in [&stage.alice, &stage.bob] {
        let line = format!("{}: the bot is removed from servers", person.id);
        assert!(printed.contains(&line), "{printed}");
    }
    stage.end().await;
}
