//! Heavy use by one person takes nothing from others: games from positions, analyses, unreadable messages, connections
//! to the metrics.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use trickmate_testkit::heaviest::LONG_GAME;

use super::analysis::{pressed, turned, words};
use super::crowd::join_all;
use super::operating::{page, value};
use super::parked::refuse;
use super::server_panel::turn_threads_off;
use super::stage::{LONG, Stage, id_of, in_time, selects};

/// Longest text, in characters.
const MAX_TEXT: usize = 6000;
/// Number of menus in use at once.
const MENUS: usize = 70;
/// Inputs of the victim during the attack; each gets suggestions.
const VICTIM_TYPES: [&str; 10] = ["d", "d6", "N", "Nc", "Nc6", "a", "a6", "h", "h6", "B"];
/// Number of connections that are opened and never used.
const CONNECTIONS: usize = 300;

/// Begins a game of Poker Chess between Alice as White and Bob.
async fn begin(stage: &Stage, game: i64, rated: bool) {
    let bob = json!(stage.bob.id.to_string());
    let options = [
        ("opponent", bob),
        ("seat", json!("white")),
        ("rated", json!(if rated { "rated" } else { "casual" })),
    ];
    let message = stage.challenge_to("poker", &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    stage.await_board(stage.channel, game, 0).await;
}

async fn play(stage: &Stage, game: i64, moves: &[&str]) {
    for (ply, text) in moves.iter().enumerate() {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        let given = [("move", json!(text)), ("game", json!(game))];
        in_time(&person.run(stage.channel, "move", &given).await.unwrap());
        stage.await_board(stage.channel, game, ply + 1).await;
    }
}

/// Makes Alice resign a game after this many plies.
async fn resign(stage: &Stage, game: i64, plies: usize) {
    let asked = stage.alice.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
    let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
    in_time(&stage.press(&stage.alice, stage.channel, question, "Resign").await);
    stage.await_board(stage.channel, game, plies + 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_from_positions_of_a_long_game_keep_nobody_waiting() {
    let mut stage = Stage::empty().await;
    stage.lift_limits();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    stage.pages = Some(listener);
    stage.start().await;
    turn_threads_off(&stage, stage.channel).await;
    begin(&stage, 1, true).await;
    play(&stage, 1, &["e4", "e5", "Nf3"]).await;
    let cut = LONG_GAME[..MAX_TEXT].rfind(' ').unwrap();
    let import = [("text", json!(&LONG_GAME[..cut]))];
    let done = stage.carol.run(stage.channel, "replay", &import).await.unwrap();
    let viewer = stage.answered(&stage.carol, &done).await;
    let end = turned(&stage, &stage.carol, &viewer, "Last ⏭", "Ply ").await;
    let shared = pressed(&stage, &stage.carol, &end, "Share this position").await;
    let mut menus = Vec::new();
    for _ in 0..MENUS {
        let levels = pressed(&stage, &stage.carol, &shared, "Play on from here").await;
        let menu = selects(&levels)[0]["custom_id"].as_str().unwrap().to_owned();
        menus.push((id_of(&levels).unwrap(), menu));
    }
    let attack = join_all(
        menus
            .iter()
            .map(|(message, menu)| async {
                let chosen = stage.carol.choose(stage.channel, *message, menu, &["1"]).await.unwrap();
                chosen.acknowledged.is_some()
            })
            .collect(),
    );
    let victim = async {
        let mut suggested = 0;
        for typed in VICTIM_TYPES {
            let given = [("game", json!(1))];
            let answer = stage.bob.complete(stage.channel, "move", &given, ("move", typed)).await.unwrap();
            suggested += usize::from(answer.choices.is_some_and(|choices| !choices.is_empty()));
        }
        // A machine that is busy with other things may be late anyway.
        assert!(suggested >= VICTIM_TYPES.len() - 2, "{suggested} suggestions");
        let given = [("move", json!("Nc6")), ("game", json!(1))];
        stage.bob.run(stage.channel, "move", &given).await.unwrap();
        stage.await_board(stage.channel, 1, 4).await;
    };
    let (answered, ()) = tokio::join!(attack, victim);
    assert!(answered.iter().all(|answered| *answered), "who attacks is answered too: {answered:?}");
    // On any machine, the long game was compared once or a few times, not seventy times.
    let (_, page) = page(address, "/metrics").await;
    let compared = value(&page, "trickmate_work_total{lane=\"fair play\"}");
    assert!((1.0..=30.0).contains(&compared), "{compared} comparisons");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_analysis_does_not_wait_for_the_end_of_a_long_one() {
    let mut stage = Stage::without_threads().await;
    stage.lift_limits();
    let long = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "d3", "d6", "c3", "Nf6", "b4", "Bb6", "a4", "a6"];
    begin(&stage, 1, false).await;
    play(&stage, 1, &long).await;
    resign(&stage, 1, long.len()).await;
    begin(&stage, 2, false).await;
    play(&stage, 2, &["e4"]).await;
    resign(&stage, 2, 1).await;
    // Both are waiting when the bot starts, the long one first, which cannot end.
    stage.stop().await;
    refuse(&stage, "analysis_choices", "NEW.match_id = 1 AND NEW.number = 8").await;
    for game in [1, 2] {
        stage
            .database()
            .execute(format!("INSERT INTO analyses (match_id, judged) VALUES ({game}, '')"))
            .await;
    }
    stage.start().await;
    let made = |game: i64| format!("SELECT done FROM analyses WHERE match_id = {game}");
    let deadline = tokio::time::Instant::now() + LONG;
    while stage.database().number(made(2)).await != Some(1) {
        assert!(tokio::time::Instant::now() < deadline, "the short one is never made");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(stage.database().number(made(1)).await, Some(0));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_writes_nonsense_again_and_again_is_not_answered_every_time() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    begin(&stage, 1, false).await;
    let begun = Instant::now();
    for number in 0..40 {
        stage.alice.send(stage.channel, &format!("<@{}> z{number}", stage.bot.id)).unwrap();
    }
    let paused = |message: &Value| words(message).contains("I’ll stop answering messages that I can’t read");
    stage.await_message(&stage.alice, stage.channel, paused).await;
    // The bot answers somebody else's message after all of these.
    let other = stage.bob.send(stage.channel, &format!("<@{}> z9", stage.bot.id)).unwrap().to_string();
    let answers = |message: &Value| message["message_reference"]["message_id"] == other.as_str();
    stage.await_message(&stage.bob, stage.channel, answers).await;
    // A move is still played.
    stage.alice.send(stage.channel, &format!("<@{}> e4", stage.bot.id)).unwrap();
    stage.await_board(stage.channel, 1, 1).await;
    let own = stage.bot.id.to_string();
    let messages = stage.alice.messages(stage.channel).unwrap();
    let answers = messages.iter().filter(|seen| seen["author"]["id"] == own.as_str() && seen["type"] == 19);
    let (answers, refilled) = (answers.count(), begun.elapsed().as_secs() as usize / 5 + 1);
    assert!(answers <= 13 + refilled.min(20), "{answers} answers");
    stage.sandbox.advance(Duration::from_secs(300));
    let later = stage.bob.send(stage.channel, &format!("<@{}> z1", stage.bot.id)).unwrap().to_string();
    let answers = |message: &Value| message["message_reference"]["message_id"] == later.as_str();
    stage.await_message(&stage.bob, stage.channel, answers).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_send_nothing_or_half_a_request_are_closed() {
    let mut stage = Stage::empty().await;
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    stage.pages = Some(listener);
    stage.start().await;
    let open = move || {
        let mut open = Vec::new();
        for number in 0..CONNECTIONS {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.set_read_timeout(Some(super::stage::LONG)).unwrap();
            if number % 2 == 0 {
                // It may be closed already.
                let _ = stream.write_all(b"GET /health HTTP/1.1\r\nHost: ");
            }
            open.push(stream);
        }
        open
    };
    let open = tokio::task::spawn_blocking(open).await.unwrap();
    // Complete requests are answered meanwhile.
    assert_eq!(page(address, "/health").await.0, 200);
    let closed = move || {
        for (number, mut stream) in open.into_iter().enumerate() {
            let mut answer = Vec::new();
            match stream.read_to_end(&mut answer) {
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    panic!("connection {number} stays open")
                }
                _ => {}
            }
        }
    };
    tokio::task::spawn_blocking(closed).await.unwrap();
    assert_eq!(page(address, "/health").await.0, 200);
    stage.end().await;
}
