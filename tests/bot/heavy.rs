//! The heaviest legal positions of every game, in every feature that takes positions: import, pictures, replay,
//! animation, a shared position, a game from it against the computer, hint, analysis; and a puzzle of each game. The bot
//! stays below 512 MiB, and somebody else plays meanwhile.
#![expect(clippy::print_stdout, reason = "a long run tells what was measured")]

use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use base64::Engine;
use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_host::Store;
use trickmate_rules::{Match, Record, Viewer};
use trickmate_testkit::heaviest::HEAVIEST;

use super::analysis::{pressed, turned, words};
use super::computer::stored;
use super::learn::{press, type_in};
use super::process::Process;
use super::stage::{LONG, Stage, button_of, id_of, in_time, selects};

/// The most memory that the bot may have used, in KiB.
const MAX_MEMORY: u64 = 512 << 10;
/// The most actions of a turn that is played to its end: discarding a hand of two hundred cards takes two hundred
/// commands.
const MAX_ACTIONS: usize = 12;
/// The delay within which 99 of 100 answers come during a longer attack.
const MAX_DELAY: Duration = Duration::from_millis(300);
/// Seconds over which the attack is repeated; without it, each position is used once.
const SECONDS: &str = "TRICKMATE_ATTACK_SECONDS";

/// Imports a file; returns the answer.
async fn import(stage: &Stage, person: &Person, record: &str) -> Value {
    let data = base64::engine::general_purpose::STANDARD.encode(record);
    let body = json!({
        "type": 2, "channel_id": stage.channel.to_string(),
        "data": {
            "name": "replay", "options": [{"name": "file", "value": 0}],
            "attachments": [{"filename": "record.txt", "content_type": "text/plain", "data": data}],
        },
    });
    let id = person.interact(&body).unwrap();
    let done = stage.sandbox.settled(id).await.unwrap();
    stage.answered(person, &done).await
}

/// Runs a command; returns the answer's text.
async fn run(stage: &Stage, person: &Person, command: &str, options: &[(&str, Value)]) -> String {
    let done = person.run(stage.channel, command, options).await.unwrap();
    words(&stage.answered(person, &done).await).to_owned()
}

/// Returns the actions of a whole turn of the seat that is to act.
fn turn_of(mut game: Match) -> Vec<String> {
    let seat = game.to_act()[0];
    let mut actions = Vec::new();
    loop {
        let legal = game.legal(Viewer::Seat(seat));
        let end = legal.iter().find(|action| *action == "end");
        let action = end.or_else(|| legal.last()).unwrap().clone();
        game.act(seat, &action).unwrap();
        actions.push(action);
        if !game.is_within_turn() {
            return actions;
        }
    }
}

/// Answers a puzzle of a game wrongly and gives it up.
async fn give_up_a_puzzle(stage: &Stage, person: &Person, game: &str) {
    let number = trickmate_rules::GAMES.iter().position(|known| known.name() == game).unwrap();
    let done = person.run(stage.channel, "puzzle", &[("game", json!(number))]).await.unwrap();
    let shown = stage.answered(person, &done).await;
    type_in(stage, person, &shown, "nonsense", "❌ `nonsense`").await;
    press(stage, person, &shown, "Show solution (counts as a miss)", "The solution: ").await;
}

/// Uses a position in every feature as one person; returns `false` if its record is too large for a file that people
/// may import.
async fn attack(stage: &Stage, person: &Person, name: &str, game: &Match) -> bool {
    let record = match game.plies() {
        [] => Record::of_position(game),
        _ => Record::of(game, []),
    };
    let viewer = import(stage, person, &record.to_string()).await;
    if words(&viewer).contains("larger than 64 KiB") {
        return false;
    }
    assert!(words(&viewer).contains(": ply 0 of"), "{name}: {viewer:#}");
    give_up_a_puzzle(stage, person, game.game().name()).await;
    let last = match game.plies() {
        [] => viewer,
        _ => {
            let film = pressed(stage, person, &viewer, "Animation").await;
            assert_eq!(film["attachments"][0]["content_type"], "image/gif", "{name}: {film:#}");
            turned(stage, person, &viewer, "Last ⏭", "Ply ").await
        }
    };
    in_time(&stage.press(person, stage.channel, id_of(&last).unwrap(), "Share this position").await);
    let is_shared =
        |message: &Value| button_of(message, "Play on from here").is_some() && id_of(message) > id_of(&last);
    let shared = stage.await_message(person, stage.channel, is_shared).await;
    let levels = pressed(stage, person, &shared, "Play on from here").await;
    let menu = selects(&levels)[0]["custom_id"].as_str().unwrap().to_owned();
    let id = id_of(&levels).unwrap();
    in_time(&person.choose(stage.channel, id, &menu, &["8"]).await.unwrap());
    stage.await_gone(person, stage.channel, id).await;
    let sql = format!("SELECT MAX(id) FROM matches WHERE {} IN (first_player, second_player)", person.id);
    let number = stage.database().number(&sql).await.unwrap();
    let hint = run(stage, person, "hint", &[("game", json!(number))]).await;
    assert!(hint.starts_with("I would "), "{name}: {hint}");
    let actions = turn_of(game.clone());
    for action in actions.iter().take(MAX_ACTIONS) {
        let told = run(stage, person, "move", &[("move", json!(action)), ("game", json!(number))]).await;
        let is_done = told.contains(action.as_str()) || told.starts_with(&format!("Game {number}"));
        assert!(is_done, "{name}, {action}: {told}");
    }
    let is_whole = actions.len() <= MAX_ACTIONS;
    if is_whole {
        let plies = i64::try_from(actions.len()).unwrap() + 1;
        await_number(stage, "SELECT COUNT(*) FROM actions WHERE match_id = $", number, plies).await;
    }
    let shown = run(stage, person, "board", &[("game", json!(number))]).await;
    assert!(shown.contains(&format!("game {number}")), "{name}: {shown}");
    let asked = person.run(stage.channel, "resign", &[("game", json!(number))]).await.unwrap();
    let question = stage.answered(person, &asked).await;
    // Some games end with the computer's answer.
    if button_of(&question, "Resign").is_some() {
        let question = id_of(&question).unwrap();
        in_time(&stage.press(person, stage.channel, question, "Resign").await);
    }
    let is_over = |message: &Value| {
        button_of(message, "Analyse").is_some() && words(message).contains(&format!("· game {number} · "))
    };
    let board = stage.await_message(person, stage.channel, is_over).await;
    in_time(&stage.press(person, stage.channel, id_of(&board).unwrap(), "Analyse").await);
    // A longer analysis continues beside the next steps.
    if is_whole {
        let heading = format!("**Analysis of game {number}**");
        let is_made =
            |message: &Value| words(message).starts_with(&heading) && words(message).contains("accuracy");
        stage.await_message(person, stage.channel, is_made).await;
    }
    let replay = person.run(stage.channel, "replay", &[("game", json!(number))]).await.unwrap();
    let replay = stage.answered(person, &replay).await;
    let film = pressed(stage, person, &replay, "Animation").await;
    assert_eq!(film["attachments"][0]["content_type"], "image/gif", "{name}: {film:#}");
    true
}

/// Waits until a query about a match has this result or a larger one.
async fn await_number(stage: &Stage, query: &str, game: i64, wanted: i64) {
    let query = query.replace('$', &game.to_string());
    let deadline = tokio::time::Instant::now() + LONG;
    while stage.database().number(query.as_str()).await.unwrap_or_default() < wanted {
        assert!(tokio::time::Instant::now() < deadline, "{query}: not {wanted}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Asks for suggestions for a move; returns how long that took. On a machine that is starved of time, Discord's three seconds
/// may pass by themselves: `None`.
async fn suggested(person: &Person, place: u64) -> Option<Duration> {
    let start = Instant::now();
    let answer = person.complete(place, "move", &[], ("move", "")).await.ok()?;
    answer.choices.filter(|choices| !choices.is_empty()).map(|_| start.elapsed())
}

/// Plays rated games of Cardmate between Alice and Bob, one after the other, until told to stop; returns how long each answer
/// took.
async fn play_on(stage: &Stage, store: &Store, stop: &AtomicBool) -> Vec<Duration> {
    let (mut latencies, mut asked) = (Vec::new(), 0);
    let bob = json!(stage.bob.id.to_string());
    let options = [("opponent", bob), ("rated", json!("rated")), ("seat", json!("forehand"))];
    while !stop.load(Ordering::Relaxed) {
        let message = stage.challenge(&options).await;
        in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
        let game = format!("SELECT MAX(id) FROM matches WHERE second_player = {}", stage.bob.id);
        let id = stage.database().number(game).await.unwrap();
        await_number(stage, "SELECT thread FROM matches WHERE id = $", id, 1).await;
        let place = stage.database().number(format!("SELECT thread FROM matches WHERE id = {id}")).await;
        let place = place.unwrap().unsigned_abs();
        stage.await_board(place, id, 0).await;
        let mut game = stored(store, id).await.unwrap();
        while !stop.load(Ordering::Relaxed) && game.outcome().is_none() {
            let seat = game.to_act()[0];
            let person = [&stage.alice, &stage.bob][seat.index()];
            asked += 1;
            latencies.extend(suggested(person, place).await);
            let mut legal = game.legal(Viewer::Seat(seat));
            // The moves differ from those two plies ago, or the game is soon a draw by repetition.
            let action = legal.swap_remove(game.plies().len() * 7919 % legal.len());
            let done = person.run(place, "move", &[("move", json!(action))]).await.unwrap();
            in_time(&done);
            let took = done.acknowledged.unwrap() - done.created;
            latencies.push(Duration::from_millis(took.unsigned_abs()));
            game.act(seat, &action).unwrap();
            stage.await_board(place, id, game.plies().len()).await;
        }
    }
    // Each move counts as an answer too.
    assert!(latencies.len() * 10 >= asked * 19, "{} answers to {asked} questions and moves", latencies.len());
    latencies
}

#[tokio::test(flavor = "multi_thread")]
async fn the_heaviest_positions_bring_nobody_down() {
    let seconds = std::env::var(SECONDS).map_or(0, |seconds| seconds.parse().unwrap());
    let stage = Stage::empty().await;
    stage.lift_limits();
    let mut process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    let store = stage.database().open_beside().await;
    let stop = AtomicBool::new(false);
    let attacker = async {
        let start = Instant::now();
        let mut refused = Vec::new();
        loop {
            for (name, set_up) in HEAVIEST {
                // Each position has another person, since a person may only make so few requests in an hour.
                let person = stage.sandbox.create_user("mallory");
                stage.sandbox.change(|world| world.add_member(stage.guild, person.id)).unwrap();
                if !attack(&stage, &person, name, &set_up()).await {
                    refused.push(name);
                }
            }
            if start.elapsed() >= Duration::from_secs(seconds) {
                break;
            }
        }
        stop.store(true, Ordering::Relaxed);
        refused
    };
    let (refused, mut latencies) = tokio::join!(attacker, play_on(&stage, &store, &stop));
    store.close().await;
    assert!(!process.has_ended());
    let memory = process.peak_memory().unwrap();
    latencies.sort();
    let p99 = latencies[latencies.len() * 99 / 100];
    println!("{} answers, 99 of 100 within {p99:?}; {memory} KiB; too large: {refused:?}", latencies.len());
    // Once through, the machine and its other tests decide.
    assert!(seconds == 0 || p99 <= MAX_DELAY, "{p99:?}");
    assert!(memory <= MAX_MEMORY, "{memory} KiB");
    assert!(refused.len() * 2 < HEAVIEST.len(), "most of them can be imported: {refused:?}");
    drop(process);
    stage.end().await;
}
