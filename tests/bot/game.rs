//! A whole game of two people who mix the ways to move.

use serde_json::{Value, json};

use super::stage::assert_played;
use super::stage::{Stage, id_of, in_time};
use discord_sandbox::Person;
use trickmate_rules::Record;
use trickmate_rules::kernel::card::Card;

/// The first published game.
pub(super) const GAME: &[&str] = &[
    "4Ci3", "4Db6", "8Dj2", "8Ca7", "8Dh3", "8Cc6", "7Cb1", "7Di8", "3Cd3", "3Di6", "8Hc2", "4Dc5", "JSf3",
    "9Sa7", "9H:c5", "9S:c5", "2Sa3", "9S:a3", "1D:a3", "8Sh7", "3Cd4", "8C:d4", "8H:d4", "8Sg5", "JS:g5",
    "3Hc6", "JS:g7", "6H:g7", "8H:c6", "JH:c6", "1Da4", "QSh8", "8Di5", "QS:h2", "8D:j7", "7Dh8", "8D:h8",
    "QS:f0+", "8D:i6", "QS:e0×",
];

/// Makes one move with the lists below the board: a card, then a square if there is a choice.
pub(super) async fn by_menu(stage: &Stage, person: &Person, place: u64, board: u64, text: &str) {
    let card = Card::from_text(&text[..2]).unwrap().symbols();
    let square = text[2..].trim_start_matches(':')[..2].to_owned();
    let id = board.to_string();
    let seen = stage.await_message(person, place, |seen| seen["id"] == id.as_str()).await;
    let rows = seen["components"].as_array().unwrap().iter();
    let play = rows
        .flat_map(|row| row["components"].as_array().unwrap())
        .find(|button| {
            button["label"]
                .as_str()
                .is_some_and(|label| label.starts_with(&card) || label.starts_with("Play "))
        })
        .and_then(|button| button["label"].as_str().map(str::to_owned));
    let chosen = match play {
        Some(label) => stage.press(person, place, board, &label).await,
        None => stage.pick(person, place, board, &card).await,
    };
    in_time(&chosen);
    // Where the card has one move, the board that follows is the answer.
    let message = chosen.response_id.unwrap();
    if message != board {
        let answer = stage.answered(person, &chosen).await;
        let rows = answer["components"].as_array().unwrap();
        let label = rows
            .iter()
            .flat_map(|row| row["components"].as_array().unwrap())
            .filter_map(|button| button["label"].as_str())
            .find(|label| label.trim_start_matches('×').starts_with(&square))
            .unwrap_or_else(|| panic!("{square} is not in {answer:#}"));
        in_time(&stage.press(person, place, message, label).await);
    }
    if message != board {
        stage.await_gone(person, place, message).await;
    }
}

/// Makes one move by typing it into the form.
pub(super) async fn by_form(stage: &Stage, person: &Person, place: u64, board: u64, text: &str) {
    let opened = stage.press(person, place, board, "Type a move…").await;
    assert!(opened.modal.is_some());
    let typed = text.to_lowercase().replace(':', " x ");
    let done = person.submit(&opened, &[("move", &typed)]).await.unwrap();
    in_time(&done);
    assert_eq!(done.response_id, Some(board), "the board that follows tells of it");
}

/// Makes one move by the command, with its text from the suggestions.
pub(super) async fn by_command(stage: &Stage, person: &Person, place: u64, text: &str) {
    let typed = text[..2].to_lowercase();
    let suggested = person.complete(place, "move", &[], ("move", &typed)).await.unwrap();
    let choices = suggested.choices.unwrap();
    assert!(choices.len() <= 25);
    assert!(choices.iter().any(|choice| choice["value"] == text), "{text} is not in {choices:?}");
    let done = person.run(place, "move", &[("move", json!(text))]).await.unwrap();
    let told = stage.told(person, &done).await;
    assert_played(&told, text, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_published_game_is_played_to_its_end() {
    let stage = Stage::set().await;
    stage.lift_limits();
    let place = stage.begin().await;
    for (ply, text) in GAME.iter().enumerate() {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        let board = stage.await_board(place, 1, ply).await;
        let content = board["content"].as_str().unwrap();
        assert!(content.starts_with(&format!("<@{}>", person.id)), "{content}");
        let mentions: Vec<u64> = board["mentions"].as_array().unwrap().iter().filter_map(id_of).collect();
        assert_eq!(mentions, [person.id], "only the player to move is notified");
        let picture = &board["attachments"][0];
        assert_eq!(picture["content_type"], "image/png");
        assert!(picture["description"].as_str().unwrap().starts_with("Cardmate"));
        let board = id_of(&board).unwrap();
        match ply % 3 {
            0 => by_menu(&stage, person, place, board, text).await,
            1 => by_form(&stage, person, place, board, text).await,
            _ => by_command(&stage, person, place, text).await,
        }
    }
    let end = stage.await_board(place, 1, GAME.len()).await;
    let content = end["content"].as_str().unwrap();
    let bob = stage.bob.id;
    assert!(
        content.starts_with(&format!("🏆 <@{bob}> (Rearhand) wins by taking the last King, after 20 moves.")),
        "{content}"
    );
    assert!(!content.contains("Seed `"), "hashes are behind *Verify*: {content}");
    assert!(content.contains("after 20 moves"), "{content}");
    for (ply, board) in stage.boards(place) {
        let is_current = |board: &Value| board["components"].to_string().contains(&format!("/1/{ply}\""));
        if ply == GAME.len() {
            assert!(is_current(&board), "buttons are for the position they are below: {board:#}");
        } else {
            // A board that another has followed loses its own.
            let is_bare = |seen: &Value| seen["id"] == board["id"] && seen["components"] == json!([]);
            stage.await_message(&stage.alice, place, is_bare).await;
        }
    }

    let board = id_of(&end).unwrap();
    let shown = stage.press(&stage.carol, place, board, "Record").await;
    let message = stage.answer(&stage.carol, &shown);
    let url = message["attachments"][0]["url"].as_str().unwrap();
    let record = fetch(url).await;
    let replayed = record.parse::<Record>().unwrap().replay().unwrap();
    assert_eq!(replayed.outcome().unwrap().reason, trickmate_rules::EndReason::LastKingCaptured);
    assert!(record.contains("[Seed "));
    let path = stage.scratch().join("record.txt");
    std::fs::write(&path, &record).unwrap();
    let referee = std::process::Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["referee", "cardmate", "--moves", &record])
        .output()
        .unwrap();
    let timeout_result: serde_json::Value = serde_json::from_slice(&referee.stdout).unwrap();
    assert_eq!(timeout_result["ply"], GAME.len());
    assert_eq!(timeout_result["outcome"]["winner"], "rearhand");
    stage.end().await;
}

/// Fetches a text over HTTP.
pub(super) async fn fetch(url: &str) -> String {
    use std::io::{Read, Write};
    let url = url.to_owned();
    tokio::task::spawn_blocking(move || {
        let rest = url.strip_prefix("http://").unwrap();
        let (host, path) = rest.split_once('/').unwrap();
        let mut stream = std::net::TcpStream::connect(host).unwrap();
        write!(stream, "GET /{path} HTTP/1.0\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.0 200") || answer.starts_with("HTTP/1.1 200"), "{answer}");
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    })
    .await
    .unwrap()
}
