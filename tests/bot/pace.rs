//! Requests of some people do not hold up others: heavy work is paced for each person, and queues apart from moves and
//! boards.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::crowd::join_all;
use super::game::GAME;
use super::operating::{page, value};
use super::stage::assert_played;
use super::stage::{Stage, button_of, id_of, in_time};

/// Number of imports, animations and keystrokes of each attacker in a round.
const AT_ONCE: usize = 6;
/// Number of jobs that may be ahead of a move or a board: those of the same game.
const AHEAD: f64 = 4.0;
/// Number of plies that are played meanwhile.
const PLIES: usize = 6;

/// Returns the record of a whole game.
fn record() -> String {
    format!("[Game \"cardmate\"] {}", GAME.join(" "))
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_three_animations_a_minute_are_refused_with_when_to_try_again() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    in_time(&stage.alice.run(place, "move", &[("move", json!(GAME[0]))]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    let film = async || {
        let done = stage.carol.run(place, "replay", &[("to", json!(1))]).await.unwrap();
        stage.told(&stage.carol, &done).await
    };
    // They run at once, and therefore within a minute on any machine.
    let told = join_all((0..8).map(|_| film()).collect()).await;
    let refused: Vec<&String> = told.iter().filter(|text| text.starts_with("You can make 3")).collect();
    assert!((1..=5).contains(&refused.len()), "{told:#?}");
    for text in refused {
        assert!(text.starts_with("You can make 3 animations a minute. Try again in "), "{text}");
        assert!(text.ends_with(" seconds.") || text.ends_with(" second."), "{text}");
    }
    // Others have their own, and a minute later there are new ones.
    let done = stage.bob.run(place, "replay", &[("to", json!(1))]).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.contains("Plies 0 to 1"));
    stage.sandbox.advance(Duration::from_secs(60));
    assert!(film().await.contains("Plies 0 to 1"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_ahead_are_paced_for_each_player() {
    let stage = Stage::set().await;
    stage.lift_limits();
    let given = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white"))];
    let message = stage.challenge_to("poker", &given).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let place = stage.await_thread().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    let look = async || {
        let opened = stage.press(&stage.alice, place, board, "More…").await;
        let more = stage.answered(&stage.alice, &opened).await;
        let hands = button_of(&more, "Hands").unwrap();
        let done = stage.alice.click(place, id_of(&more).unwrap(), &hands).await.unwrap();
        stage.told(&stage.alice, &done).await
    };
    let mut looks = 0;
    let refused = loop {
        let told = look().await;
        if !told.starts_with("Your hand after each of your moves") {
            break told;
        }
        looks += 1;
        assert!(looks < 120, "it is never refused");
    };
    assert!(refused.starts_with("You’ve asked for many pictures"), "{refused}");
    stage.sandbox.advance(Duration::from_secs(60));
    assert!(look().await.starts_with("Your hand after each of your moves"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_somebody_types_no_game_is_replayed() {
    let (stage, address) = measured().await;
    let place = stage.begin().await;
    in_time(&stage.alice.run(place, "move", &[("move", json!(GAME[0]))]).await.unwrap());
    stage.await_board(place, 1, 1).await;
    let before = value(&page(address, "/metrics").await.1, "trickmate_replays_total");
    for typed in ["4", "4d", "4db", "4db6"] {
        let suggested = stage.bob.complete(place, "move", &[], ("move", typed)).await.unwrap();
        assert!(!suggested.choices.unwrap().is_empty(), "{typed}");
        let suggested = stage.bob.complete(place, "board", &[], ("game", "1")).await.unwrap();
        assert_eq!(suggested.choices.unwrap().len(), 1);
    }
    let after = value(&page(address, "/metrics").await.1, "trickmate_replays_total");
    assert!((after - before).abs() < 0.5, "{before} then {after}");
    stage.end().await;
}

/// Sets a stage whose bot serves its metrics.
async fn measured() -> (Stage, SocketAddr) {
    let mut stage = Stage::empty().await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    stage.pages = Some(listener);
    stage.start().await;
    (stage, address)
}

/// Returns the highest numbers of waiting jobs until `enough`: for moves and for boards.
async fn most_waiting(address: SocketAddr, enough: &AtomicBool) -> [f64; 2] {
    let mut max = [0.0_f64; 2];
    while !enough.load(Ordering::Relaxed) {
        let (_, page) = page(address, "/metrics").await;
        let waiting = |lane: &str| value(&page, &format!("trickmate_work_waiting{{lane=\"{lane}\"}}"));
        for (max, now) in max.iter_mut().zip([waiting("game"), waiting("board")]) {
            *max = max.max(now);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    max
}

/// Requests everything that costs much as an attacker, over and over until `enough`; returns the number of rounds.
async fn attack(stage: &Stage, attacker: &Person, place: u64, enough: &AtomicBool) -> usize {
    let mut rounds = 0;
    while !enough.load(Ordering::Relaxed) {
        let ask = async |channel: u64, command: &str, options: &[(&str, Value)]| {
            attacker.run(channel, command, options).await.unwrap();
        };
        let import = [("text", json!(record()))];
        let import = || ask(stage.channel, "replay", &import);
        let to = [("to", json!(1))];
        let animate = || ask(place, "replay", &to);
        let look = || ask(place, "replay", &[]);
        let complete = async || {
            attacker.complete(place, "piece", &[], ("name", "4")).await.unwrap();
        };
        let delete = async || {
            let opened = attacker.run(stage.channel, "privacy", &[]).await.unwrap();
            if opened.acknowledged.is_some() {
                let answer = stage.answered(attacker, &opened).await;
                let page = id_of(&answer).unwrap();
                stage.press(attacker, stage.channel, page, "Delete everything…").await;
                let is_asked =
                    |seen: &Value| id_of(seen) == Some(page) && button_of(seen, "Get it as a file").is_none();
                let answer = stage.await_message(attacker, stage.channel, is_asked).await;
                // There is nothing to delete until one of their imports is done.
                if button_of(&answer, "Delete everything").is_some() {
                    let question = id_of(&answer).unwrap();
                    stage.press(attacker, stage.channel, question, "Delete everything").await;
                }
            }
        };
        tokio::join!(
            join_all((0..AT_ONCE).map(|_| import()).collect()),
            join_all((0..AT_ONCE).map(|_| animate()).collect()),
            join_all((0..AT_ONCE).map(|_| look()).collect()),
            join_all((0..AT_ONCE).map(|_| complete()).collect()),
            delete()
        );
        rounds += 1;
    }
    rounds
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_plays_waits_for_what_others_ask() {
    let (stage, address) = measured().await;
    let attackers = ["mallory", "oscar"].map(|name| {
        let person = stage.sandbox.create_user(name);
        stage.sandbox.change(|world| world.add_member(stage.guild, person.id)).unwrap();
        person
    });
    let place = stage.begin().await;
    let enough = Arc::new(AtomicBool::new(false));
    let play = async {
        for (ply, text) in GAME.iter().take(PLIES).enumerate() {
            let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
            // On a machine that is starved of time, Discord's three seconds may pass by themselves. The jobs ahead in
            // the queues are the better measure.
            let suggested = person.complete(place, "move", &[], ("move", &text[..2])).await.unwrap();
            if let Some(choices) = suggested.choices {
                assert!(choices.iter().any(|choice| choice["value"] == *text), "{text}: {choices:?}");
            }
            let done = person.run(place, "move", &[("move", json!(text))]).await.unwrap();
            if done.acknowledged.is_some() {
                assert_played(&stage.told(person, &done).await, text, 1);
            }
            stage.await_board(place, 1, ply + 1).await;
        }
        enough.store(true, Ordering::Relaxed);
    };
    let attacks = attackers.iter().map(|attacker| attack(&stage, attacker, place, &enough)).collect();
    let (max, (), rounds) = tokio::join!(most_waiting(address, &enough), play, join_all(attacks));
    assert!(rounds.iter().all(|rounds| *rounds > 0), "{rounds:?}");
    // The attackers' jobs have never waited in the queues of moves and boards.
    let [game, board] = max;
    assert!(game <= AHEAD && board <= AHEAD, "{game} and {board} jobs were ahead of a move or a board");
    // It was a real attack: more was done for the attackers than for the players.
    let (_, page) = page(address, "/metrics").await;
    let done = |lane: &str| value(&page, &format!("trickmate_work_total{{lane=\"{lane}\"}}"));
    assert!(done("import") >= AT_ONCE as f64, "{page}");
    assert!(done("animation") >= 3.0, "{page}");
    let others: f64 = ["picture", "suggestion", "replay", "import", "animation"].map(done).iter().sum();
    assert!(others > 3.0 * AT_ONCE as f64, "{page}");
    stage.end().await;
}
