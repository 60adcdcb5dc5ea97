//! Time in Discord: time controls, time-outs, reminders, vacations, and what a restart does to them.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::mystery::{await_words, direct};
use super::process::Process;
use super::stage::assert_played;
use super::stage::{Stage, id_of, in_time};

pub(super) const HOUR: Duration = Duration::from_secs(60 * 60);
pub(super) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Begins a match between Alice in the first seat and Bob with this time control; returns its thread.
pub(super) async fn begin(stage: &Stage, game: &str, time: Option<&str>) -> u64 {
    let seat = if game == "cardmate" { "forehand" } else { "white" };
    let mut options = vec![("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat))];
    options.extend(time.map(|time| ("time", json!(time))));
    let message = stage.challenge_to(game, &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    thread
}

/// Continues from a ply; returns the text of the last board.
pub(super) async fn play(stage: &Stage, place: u64, first: usize, moves: &[&str]) -> String {
    let mut text = String::new();
    for (ply, played) in moves.iter().enumerate().map(|(index, played)| (first + index, played)) {
        let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
        let done = person.run(place, "move", &[("move", json!(played))]).await.unwrap();
        assert_played(&stage.told(person, &done).await, played, 1);
        text = words(&stage.await_board(place, 1, ply + 1).await);
    }
    text
}

pub(super) fn words(message: &Value) -> String {
    message["content"].as_str().unwrap().to_owned()
}

/// Waits until the latest board says this.
pub(super) async fn says(stage: &Stage, place: u64, part: &str) -> String {
    words(&await_words(stage, &stage.alice, place, part).await)
}

/// Returns the deadline that a board names, in seconds since 1970.
pub(super) fn deadline(text: &str) -> i64 {
    let (_, rest) = text.split_once("<t:").unwrap();
    rest.split_once(":R>").unwrap().0.parse().unwrap()
}

/// Runs a command; returns the answer.
async fn run(stage: &Stage, person: &Person, place: u64, command: &str) -> String {
    let done = person.run(place, command, &[]).await.unwrap();
    stage.told(person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lets_a_turn_pass_loses() {
    let stage = Stage::set().await;
    let place = begin(&stage, "cardmate", None).await;
    let text = play(&stage, place, 0, &["4Ci3", "4Db6", "8Dj2", "8Ca7"]).await;
    let line = format!("⏳ <@{}> runs out of time <t:", stage.alice.id);
    assert!(text.contains(&line), "{text}");
    stage.sandbox.advance(2 * DAY + 23 * HOUR);
    let text = play(&stage, place, 4, &["8Dh3"]).await;
    assert!(text.contains(&format!("⏳ <@{}> runs out of time", stage.bob.id)), "{text}");
    stage.sandbox.advance(3 * DAY);
    let text = says(&stage, place, "wins on time").await;
    assert!(text.starts_with(&format!("🏆 <@{}> (Forehand) wins on time", stage.alice.id)), "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_game_has_a_clock_for_each_seat() {
    let stage = Stage::set().await;
    // Its rate limits run in real time, and the bot would wait for them.
    stage.lift_limits();
    let place = begin(&stage, "poker", Some("5+10")).await;
    let text = play(&stage, place, 0, &["e4"]).await;
    assert!(text.contains("White has 5:0") && text.contains("Black runs out of time <t:"), "{text}");
    stage.sandbox.advance(Duration::from_secs(60));
    let text = play(&stage, place, 1, &["e5"]).await;
    assert!(text.contains("Black has 4:"), "{text}");
    play(&stage, place, 2, &["Nf3", "Nc6"]).await;
    stage.sandbox.advance(Duration::from_secs(6 * 60));
    let text = says(&stage, place, "wins on time").await;
    assert!(text.starts_with(&format!("🏆 <@{}> (Black) wins on time", stage.bob.id)), "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_has_hardly_begun_is_aborted() {
    let stage = Stage::set().await;
    let place = begin(&stage, "poker", Some("12 hours")).await;
    play(&stage, place, 0, &["e4", "e5", "Nf3"]).await;
    stage.sandbox.advance(12 * HOUR);
    let text = says(&stage, place, "**Aborted**").await;
    assert!(text.contains("does not count. Its time ran out before both had really begun."), "{text}");
    let listed = run(&stage, &stage.alice, place, "games").await;
    assert!(listed.contains("aborted"), "{listed}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_controls_are_suggested_and_checked() {
    let stage = Stage::set().await;
    let suggested = stage.alice.complete(stage.channel, "play cardmate", &[], ("time", "10")).await.unwrap();
    let choices = suggested.choices.unwrap();
    let values: Vec<&str> = choices.iter().map(|choice| choice["value"].as_str().unwrap()).collect();
    assert_eq!(values, ["10+5", "15+10"]);
    let refused = stage.alice.run(stage.channel, "play cardmate", &[("time", json!("soon"))]).await.unwrap();
    assert!(stage.told(&stage.alice, &refused).await.starts_with("A time control is `3 days`"));
    let message = stage.challenge(&[("time", json!("none"))]).await;
    let shown = stage.await_message(&stage.alice, stage.channel, |shown| id_of(shown) == Some(message)).await;
    assert!(words(&shown).contains("Time: no time limit."), "{shown}");
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let place = stage.await_thread().await;
    let text = words(&stage.await_board(place, 1, 0).await);
    assert!(!text.contains('⏳'), "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_to_move_is_reminded_once() {
    let stage = Stage::set().await;
    let place = begin(&stage, "cardmate", None).await;
    stage.sandbox.advance(2 * DAY + 13 * HOUR);
    let told = words(
        &await_words(&stage, &stage.alice, direct(&stage, &stage.alice), "your turn in Cardmate").await,
    );
    assert!(told.contains(&place.to_string()) && told.contains("<t:"), "{told}");
    play(&stage, place, 0, &["4Ci3"]).await;
    stage.sandbox.advance(2 * DAY + 13 * HOUR);
    await_words(&stage, &stage.bob, direct(&stage, &stage.bob), "your turn in Cardmate").await;
    let reminders = stage.alice.messages(direct(&stage, &stage.alice)).unwrap();
    assert_eq!(reminders.len(), 1);
    stage.end().await;
}

/// Opens the message of `/vacation`.
async fn open_vacation(stage: &Stage, person: &Person, place: u64) -> u64 {
    let done = person.run(place, "vacation", &[]).await.unwrap();
    id_of(&stage.answered(person, &done).await).unwrap()
}

/// Begins a vacation.
pub(super) async fn begin_vacation(stage: &Stage, person: &Person, place: u64) {
    let page = open_vacation(stage, person, place).await;
    in_time(&stage.press(person, place, page, "Begin a vacation").await);
    let is_on = |seen: &Value| id_of(seen) == Some(page) && words(seen).starts_with("You are on vacation");
    stage.await_message(person, place, is_on).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_vacation_no_turn_runs_out() {
    let mut stage = Stage::set().await;
    let place = begin(&stage, "poker", Some("1 day")).await;
    let before = deadline(&play(&stage, place, 0, &["e4", "e5", "Nf3", "Nc6"]).await);
    let other = open_vacation(&stage, &stage.alice, place).await;
    begin_vacation(&stage, &stage.alice, place).await;
    let refused = stage.press(&stage.alice, place, other, "Begin a vacation").await;
    assert!(stage.told(&stage.alice, &refused).await.contains("already"));
    says(&stage, place, "is on vacation, so no time passes").await;
    stage.sandbox.advance(10 * DAY);
    stage.stop().await;
    stage.start().await;
    // The opponent's time passes, and the player's next turn begins during the vacation.
    play(&stage, place, 4, &["Nc3"]).await;
    let text = play(&stage, place, 5, &["Nf6"]).await;
    assert!(text.contains("is on vacation"), "{text}");
    stage.sandbox.advance(5 * DAY);
    let [page, other] =
        [open_vacation(&stage, &stage.alice, place).await, open_vacation(&stage, &stage.alice, place).await];
    in_time(&stage.press(&stage.alice, place, page, "End the vacation").await);
    let is_over = |seen: &Value| id_of(seen) == Some(page) && words(seen).starts_with("Welcome back!");
    let told = words(&stage.await_message(&stage.alice, place, is_over).await);
    assert!(told.contains("left this year: 13.0 of 28") || told.contains("12.9 of 28"), "{told}");
    let goes_on = |message: &Value| {
        let text = message["content"].as_str().unwrap_or_default();
        text.ends_with("ply 6") && text.contains("runs out of time")
    };
    let board = stage.await_message(&stage.alice, place, goes_on).await;
    let after = deadline(&words(&board));
    assert!(after - before > 15 * 24 * 60 * 60 - 60, "{after} {before}");
    let refused = stage.press(&stage.alice, place, other, "End the vacation").await;
    let refused = stage.told(&stage.alice, &refused).await;
    assert!(refused.starts_with("You are not on vacation. Use `/vacation`"), "{refused}");
    stage.sandbox.advance(DAY);
    says(&stage, place, "wins on time").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_ends_when_the_allowance_is_used_up() {
    let stage = Stage::set().await;
    let place = begin(&stage, "cardmate", None).await;
    begin_vacation(&stage, &stage.alice, place).await;
    says(&stage, place, "is on vacation").await;
    stage.sandbox.advance(28 * DAY);
    says(&stage, place, "runs out of time").await;
    stage.sandbox.advance(3 * DAY);
    says(&stage, place, "**Aborted**").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_passes_while_the_bot_is_down_is_put_off() {
    for (game, moves) in
        [("cardmate", ["4Ci3", "4Db6", "8Dj2", "8Ca7"]), ("poker", ["e4", "e5", "Nf3", "Nc6"])]
    {
        let mut stage = Stage::set().await;
        let place = begin(&stage, game, None).await;
        let before = deadline(&play(&stage, place, 0, &moves).await);
        stage.stop().await;
        stage.sandbox.advance(4 * DAY);
        stage.start().await;
        let put_off = |message: &Value| {
            message["content"].as_str().is_some_and(|text| text.ends_with("ply 4") && deadline(text) > before)
        };
        let board = stage.await_message(&stage.alice, place, put_off).await;
        let after = deadline(&words(&board));
        assert!((24 * 60 * 60 + 3500..24 * 60 * 60 + 3700).contains(&(after - before)), "{after} {before}");
        stage.sandbox.advance(HOUR + Duration::from_secs(60));
        says(&stage, place, "wins on time").await;
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_stands_still_while_the_bot_is_down() {
    let mut stage = Stage::set().await;
    // Its rate limits run in real time, and the bot would wait for them.
    stage.lift_limits();
    let place = begin(&stage, "poker", Some("10+0")).await;
    let before = deadline(&play(&stage, place, 0, &["e4", "e5", "Nf3", "Nc6"]).await);
    stage.stop().await;
    stage.sandbox.advance(DAY);
    stage.start().await;
    let credited = |message: &Value| {
        message["content"].as_str().is_some_and(|text| text.ends_with("ply 4") && deadline(text) > before)
    };
    let board = stage.await_message(&stage.alice, place, credited).await;
    let after = deadline(&words(&board)) - before;
    // The time that the bot had not noted before it stopped is added.
    assert!((24 * 60 * 60 - 1..24 * 60 * 60 + 120).contains(&after), "{after}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_of_its_own_follows_the_clock_and_is_killed_across_a_deadline() {
    let stage = Stage::empty().await;
    let mut process = Process::start(&stage, "warn", Stdio::inherit());
    stage.connected().await;
    let place = begin(&stage, "cardmate", Some("1 day")).await;
    let before = deadline(&play(&stage, place, 0, &["4Ci3", "4Db6", "8Dj2", "8Ca7"]).await);
    process.kill();
    stage.sandbox.advance(2 * DAY);
    while stage.sandbox.gateway().connections() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    process = Process::start(&stage, "warn", Stdio::inherit());
    stage.connected().await;
    let put_off = |message: &Value| {
        message["content"].as_str().is_some_and(|text| text.ends_with("ply 4") && deadline(text) > before)
    };
    stage.await_message(&stage.alice, place, put_off).await;
    stage.sandbox.advance(2 * HOUR);
    says(&stage, place, "wins on time").await;
    drop(process);
    stage.end().await;
}
