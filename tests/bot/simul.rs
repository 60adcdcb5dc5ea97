//! Simultaneous exhibitions: joined by a button, begun by the host, and played to their end on one panel.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::process::Process;
use super::processes::await_number;
use super::restart::disconnected;
use super::server_panel::turn_threads_off;
use super::stage::{LONG, Stage, button_of, id_of, in_time, selects};
use super::tournaments::Club;

const GAMES: &str = "SELECT COUNT(*) FROM matches";

fn words(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

/// Waits for a message of the channel.
async fn posted(stage: &Stage, wanted: impl Fn(&str) -> bool) -> Value {
    stage.await_message(&stage.bob, stage.channel, |message| wanted(words(message))).await
}

/// Opens a simul of Cardmate as Alice; returns its message.
async fn create(stage: &Stage, options: &[(&str, Value)]) -> u64 {
    let mut given = vec![("game", json!(0))];
    given.extend(options.iter().cloned());
    let done = stage.alice.run(stage.channel, "simul", &given).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.starts_with("Simul 1 is open."), "{told}");
    id_of(&posted(stage, |text| text.starts_with("🎪 **Simul**")).await).unwrap()
}

/// Presses a button of a message as a person; returns the answer.
async fn press(stage: &Stage, person: &Person, message: u64, label: &str) -> String {
    let done = stage.press(person, stage.channel, message, label).await;
    stage.told(person, &done).await
}

/// Waits until the panel of the host is as wanted.
async fn panel(stage: &Stage, panel: u64, wanted: impl Fn(&str) -> bool) -> Value {
    let is_it = |seen: &Value| id_of(seen) == Some(panel) && wanted(words(seen));
    stage.await_message(&stage.alice, stage.channel, is_it).await
}

/// Returns the board and the match that the panel shows.
fn shown(panel: &Value) -> (u64, i64) {
    let text = words(panel);
    let (_, after) = text.split_once("**Board ").unwrap_or_else(|| panic!("no board: {panel:#}"));
    let board = after.split(' ').next().unwrap().parse().unwrap();
    let (_, after) = after.split_once("· game ").unwrap();
    let game = after.split(|end: char| !end.is_ascii_digit()).next().unwrap().parse().unwrap();
    (board, game)
}

/// Chooses the first entry of a panel that leads on to a move.
async fn choose_first(stage: &Stage, message: u64) {
    let id = message.to_string();
    let seen = stage.await_message(&stage.alice, stage.channel, |seen| seen["id"] == id.as_str()).await;
    let done = match selects(&seen).first() {
        Some(select) => {
            let value = select["options"][0]["value"].as_str().unwrap();
            let list = select["custom_id"].as_str().unwrap();
            stage.alice.choose(stage.channel, message, list, &[value]).await.unwrap()
        }
        None => {
            let rows = seen["components"].as_array().unwrap().iter();
            let mut buttons = rows.flat_map(|row| row["components"].as_array().unwrap());
            let is_choice = |id: &str| id.starts_with("simul/choose/");
            let first = buttons.find(|button| button["custom_id"].as_str().is_some_and(is_choice));
            let id = first.unwrap_or_else(|| panic!("nothing to choose: {seen:#}"))["custom_id"]
                .as_str()
                .unwrap()
                .to_owned();
            stage.alice.click(stage.channel, message, &id).await.unwrap()
        }
    };
    in_time(&done);
}

/// Makes some move on the board that the panel shows; returns the panel after it.
async fn move_on(stage: &Stage, message: u64, before: &Value) -> Value {
    let (_, game) = shown(before);
    let version = format!("SELECT version FROM matches WHERE id = {game}");
    let known = stage.database().number(version.clone()).await.unwrap();
    choose_first(stage, message).await;
    let deadline = Instant::now() + LONG;
    while stage.database().number(version.clone()).await == Some(known) {
        let seen = panel(stage, message, |_| true).await;
        if words(&seen).contains("Where to?") || words(&seen).contains("**: ") {
            choose_first(stage, message).await;
        }
        assert!(Instant::now() < deadline, "no move is made: {seen:#}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panel(stage, message, |text| text != words(before) && text.contains(&format!("game {game}"))).await
}

async fn resign(stage: &Stage, person: &Person, game: i64) {
    let asked = person.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
    let question = id_of(&stage.answered(person, &asked).await).unwrap();
    in_time(&stage.press(person, stage.channel, question, "Resign").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simul_of_twenty_is_played_to_its_end_on_one_panel() {
    let mut club = Club::of(22).await;
    turn_threads_off(&club.stage, club.stage.channel).await;
    let stage = &club.stage;
    let message = create(stage, &[("seats", json!(0))]).await;
    let told = press(stage, &stage.alice, message, "Join").await;
    assert!(told.starts_with("You host this simul"), "{told}");
    let told = press(stage, &stage.alice, message, "Begin").await;
    assert_eq!(told, "Nobody has joined yet.");
    for guest in &club.members[1..21] {
        let told = press(stage, guest, message, "Join").await;
        assert!(told.starts_with("You play in the simul by"), "{told}");
        // Once more changes nothing.
        press(stage, guest, message, "Join").await;
    }
    let told = press(stage, &club.members[21], message, "Join").await;
    assert_eq!(told, "All places are taken.");
    press(stage, &stage.bob, message, "Leave").await;
    press(stage, &stage.bob, message, "Join").await;
    let told = press(stage, &stage.bob, message, "Begin").await;
    assert!(told.starts_with("Only the host"), "{told}");
    posted(stage, |text| text.contains("20 of 20 guests")).await;
    let begun = stage.press(&stage.alice, stage.channel, message, "Begin").await;
    let answer = stage.answered(&stage.alice, &begun).await;
    assert!(words(&answer).starts_with("The simul has begun."), "{answer:#}");
    await_number(stage, GAMES, 20).await;
    let guests = "SELECT COUNT(DISTINCT match_id) FROM simul_guests WHERE match_id IS NOT NULL";
    assert_eq!(stage.database().number(guests).await, Some(20));
    assert_eq!(stage.number("SELECT COUNT(*) FROM matches WHERE rated = 1").await, Some(0));

    let leading = id_of(&answer).unwrap();
    let done = stage.press(&stage.alice, stage.channel, leading, "Host’s boards").await;
    assert_eq!(done.response_id, Some(leading), "the answer becomes the panel");
    let mut seen = panel(stage, leading, |text| text.contains("20 boards wait for you.")).await;
    assert_eq!(shown(&seen).0, 1);
    // Looking on and back makes no move.
    in_time(&stage.press(&stage.alice, stage.channel, leading, "Next ▶").await);
    panel(stage, leading, |text| text.contains("**Board 2 of 20**")).await;
    in_time(&stage.press(&stage.alice, stage.channel, leading, "◀ Previous").await);
    seen = panel(stage, leading, |text| text.contains("**Board 1 of 20**")).await;
    for board in 1..=20 {
        assert_eq!(shown(&seen).0, board, "{seen:#}");
        seen = move_on(stage, leading, &seen).await;
        stage.sandbox.advance(Duration::from_secs(5));
    }
    assert!(words(&seen).contains("No board waits for you now."), "{seen:#}");

    // The bot starts again in the middle.
    club.stage.stop().await;
    club.stage.start().await;
    let stage = &club.stage;
    // Three guests answer, and all but the last resign.
    let matches = "SELECT match_id FROM simul_guests WHERE board = ";
    let mut games = Vec::new();
    for board in 1..=20 {
        games.push(stage.database().number(format!("{matches}{board}")).await.unwrap());
    }
    let guest_of = |game: i64| {
        let query = format!("SELECT guest FROM simul_guests WHERE match_id = {game}");
        async move { u64::try_from(stage.database().number(query).await.unwrap()).unwrap() }
    };
    for game in &games[17..] {
        let id = guest_of(*game).await;
        let guest = club.members.iter().find(|member| member.id == id).unwrap();
        let given = [("move", json!("4Db6")), ("game", json!(game))];
        in_time(&guest.run(stage.channel, "move", &given).await.unwrap());
    }
    await_number(stage, "SELECT COUNT(*) FROM matches WHERE version = 2", 3).await;
    in_time(&stage.press(&stage.alice, stage.channel, leading, "Look again").await);
    seen = panel(stage, leading, |text| text.contains("3 boards wait for you.")).await;
    assert_eq!(shown(&seen).0, 18);
    seen = move_on(stage, leading, &seen).await;
    seen = move_on(stage, leading, &seen).await;
    assert!(words(&seen).contains("Only this board waits for you."), "{seen:#}");
    for game in &games[..19] {
        let id = guest_of(*game).await;
        let guest = club.members.iter().find(|member| member.id == id).unwrap();
        resign(stage, guest, *game).await;
    }
    posted(stage, |text| text.contains("19 of 20 boards are over.") && text.contains("**19 – 0**")).await;
    // The host gives up the last board, by the panel too.
    let more = stage.press(&stage.alice, stage.channel, leading, "More…").await;
    let more = id_of(&stage.answered(&stage.alice, &more).await).unwrap();
    let asked = stage.press(&stage.alice, stage.channel, more, "Resign…").await;
    let question = id_of(&stage.answered(&stage.alice, &asked).await).unwrap();
    in_time(&stage.press(&stage.alice, stage.channel, question, "Resign").await);
    let closing = posted(stage, |text| text.starts_with("🎪 Simul 1 by")).await;
    let winner = guest_of(games[19]).await;
    assert!(words(&closing).contains("**19 – 1**"), "{closing:#}");
    assert!(words(&closing).contains(&format!("Beat the host: <@{winner}>")), "{closing:#}");
    let over = posted(stage, |text| text.contains("The simul is **over**.")).await;
    assert_eq!(id_of(&over), Some(message), "the message with which it began");
    assert!(button_of(&over, "Host’s boards").is_none(), "{over:#}");
    assert_eq!(stage.number(GAMES).await, Some(20), "one game for each guest");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simul_whose_beginning_is_killed_has_one_game_for_each_guest() {
    let club = Club::without_bot(13).await;
    let stage = &club.stage;
    let mut process = Process::start(stage, "error", Stdio::inherit());
    stage.connected().await;
    turn_threads_off(stage, stage.channel).await;
    let message = create(stage, &[("seats", json!(2)), ("rated", json!(0))]).await;
    for guest in &club.members[1..] {
        press(stage, guest, message, "Join").await;
    }
    let begin = stage.button(&stage.alice, stage.channel, message, "Begin").await;
    let body = json!({
        "type": 3, "channel_id": stage.channel.to_string(), "message_id": message.to_string(),
        "data": {"component_type": 2, "custom_id": begin},
    });
    stage.alice.interact(&body).unwrap();
    let deadline = Instant::now() + LONG;
    while stage.database().number(GAMES).await < Some(3) {
        assert!(Instant::now() < deadline, "no game begins");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    process.kill();
    disconnected(stage).await;
    process = Process::start(stage, "error", Stdio::inherit());
    stage.connected().await;
    await_number(stage, "SELECT COUNT(*) FROM simul_guests WHERE match_id IS NOT NULL", 12).await;
    assert_eq!(stage.database().number(GAMES).await, Some(12));
    let query = "SELECT COUNT(*) FROM simul_guests JOIN matches ON matches.id = match_id \
                 WHERE rated = 1 AND (simul_guests.board % 2 = 1 AND second_player = guest OR simul_guests.board % 2 = 0 AND first_player = guest)";
    assert_eq!(stage.database().number(query).await, Some(12), "sides alternate from board to board");
    posted(stage, |text| text.contains("0 of 12 boards are over.") && text.contains("game 12")).await;
    drop(process);
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simul_is_called_off_before_it_begins_and_not_after() {
    let stage = Stage::without_threads().await;
    let message = create(&stage, &[("guests", json!(1))]).await;
    press(&stage, &stage.bob, message, "Join").await;
    let told = press(&stage, &stage.carol, message, "Join").await;
    assert_eq!(told, "All places are taken.");
    let asked = stage.press(&stage.alice, stage.channel, message, "Cancel the simul").await;
    let question = id_of(&stage.answered(&stage.alice, &asked).await).unwrap();
    let other = stage.press(&stage.carol, stage.channel, message, "Cancel the simul").await;
    let others = id_of(&stage.answered(&stage.carol, &other).await).unwrap();
    let told = press(&stage, &stage.carol, others, "Cancel the simul").await;
    assert!(told.starts_with("Only the host"), "{told}");
    assert_eq!(press(&stage, &stage.alice, question, "Cancel the simul").await, "The simul is cancelled.");
    let over = posted(&stage, |text| text.contains("The simul was **cancelled**.")).await;
    assert!(button_of(&over, "Join").is_none(), "{over:#}");
    assert_eq!(stage.number(GAMES).await, Some(0));
    stage.end().await;
}
