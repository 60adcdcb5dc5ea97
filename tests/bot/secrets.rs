//! Over the wire: two matches that differ only in what White keeps secret are the same to everybody else.

use std::io::{Read, Write};

use discord_sandbox::Person;
use serde_json::json;

use super::mystery::{await_words, begin, direct, place};
use super::stage::Stage;

/// White's cards in two orders, Black's in one, and where they go.
const WHITE: [&str; 2] = ["NKQRRBBNPPPPPPPP", "PPPPPPQKRRPPBNBN"];
const BLACK: &str = "PKPQRPRBPBNPNPPP";

/// The square of a placing: White's on the ranks 2 and 3, Black's on 6 and 7, so that no flip promotes.
fn square(turn: usize) -> String {
    let (side, index) = (turn % 2, turn / 2);
    let file = char::from(b'a' + (index % 8) as u8);
    let rank = [[2, 3], [6, 7]][side][index / 8];
    format!("{file}{rank}")
}

/// A file of the sandbox.
async fn bytes(url: &str) -> Vec<u8> {
    let url = url.to_owned();
    let fetch = move || {
        let (host, path) = url.strip_prefix("http://").unwrap().split_once('/').unwrap();
        let mut stream = std::net::TcpStream::connect(host).unwrap();
        write!(stream, "GET /{path} HTTP/1.0\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let body = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
        answer.split_off(body)
    };
    tokio::task::spawn_blocking(fetch).await.unwrap()
}

/// Without what differs in any two matches: Discord's ids, the address of the files, and the commitment.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut run = String::new();
    for letter in text.chars().chain(['\0']) {
        if letter.is_ascii_hexdigit() {
            run.push(letter);
            continue;
        }
        // Ids have seventeen digits and more, a commitment sixty-four.
        plain.push_str(if run.len() >= 15 { "ID" } else { &run });
        run.clear();
        plain.push(letter);
    }
    plain
}

/// All that a person sees in a channel, files included, the oldest first.
async fn seen(person: &Person, channel: u64) -> Vec<(String, Vec<Vec<u8>>)> {
    let mut seen = Vec::new();
    for message in person.messages(channel).unwrap_or_default().iter().rev() {
        let mut files = Vec::new();
        let mut alt = String::new();
        for file in message["attachments"].as_array().into_iter().flatten() {
            alt.push_str(file["description"].as_str().unwrap_or_default());
            let file = bytes(file["url"].as_str().unwrap()).await;
            // A record has the commitment in it.
            let text = String::from_utf8(file.clone()).map(|text| plain(&text).into_bytes());
            files.push(text.unwrap_or(file));
        }
        let text = format!("{}|{}|{alt}", message["content"], message["components"]);
        seen.push((plain(&text), files));
    }
    seen
}

/// What everybody but Alice gets to see or can find out.
async fn told(stage: &Stage, thread: u64) -> Vec<(String, Vec<Vec<u8>>)> {
    for person in [&stage.bob, &stage.carol] {
        for (command, options) in [
            ("moves", vec![]),
            ("board", vec![]),
            ("hand", vec![]),
            ("games", vec![]),
            ("place", vec![("card", json!("K@a2"))]),
            ("place", vec![("card", json!("nonsense"))]),
            ("move", vec![("move", json!("a9!"))]),
        ] {
            let done = person.run(thread, command, &options).await.unwrap();
            stage.told(person, &done).await;
        }
    }
    let mut told = Vec::new();
    for command in ["place", "move"] {
        let option = if command == "place" { "card" } else { "move" };
        for person in [&stage.bob, &stage.carol] {
            let done = person.complete(thread, command, &[], (option, "")).await.unwrap();
            told.push((format!("{:?}", done.choices), Vec::new()));
        }
    }
    told.extend(seen(&stage.bob, thread).await);
    told.extend(seen(&stage.carol, thread).await);
    told.extend(seen(&stage.bob, direct(stage, &stage.bob)).await);
    told
}

/// A match with White's cards in one order; what others are told at some points of it.
async fn run(white: &str, flips: &[&str]) -> Vec<Vec<(String, Vec<Vec<u8>>)>> {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let mut all = Vec::new();
    for turn in 0..32 {
        let (person, kinds) = if turn % 2 == 0 { (&stage.alice, white) } else { (&stage.bob, BLACK) };
        let text = format!("{}@{}", kinds.chars().nth(turn / 2).unwrap(), square(turn));
        assert_eq!(place(&stage, person, thread, &text).await, format!("You played **{text}** (game 1)."));
        stage.await_board(thread, 1, turn + 1).await;
        if turn == 4 || turn == 31 {
            // The direct message follows the board.
            let words = if turn == 4 { "It is your turn to place" } else { "Your cards in game 1" };
            await_words(&stage, &stage.bob, direct(&stage, &stage.bob), words).await;
            all.push(told(&stage, thread).await);
        }
    }
    for (index, text) in flips.iter().enumerate() {
        let person = if index % 2 == 0 { &stage.alice } else { &stage.bob };
        let done = person.run(thread, "move", &[("move", json!(text))]).await.unwrap();
        stage.told(person, &done).await;
        stage.await_board(thread, 1, 33 + index).await;
    }
    all.push(told(&stage, thread).await);
    stage.end().await;
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_told_the_same_whatever_white_has_placed() {
    // Black's cards: nothing is revealed that differs.
    let flips = ["a6!", "b6!", "a7!"];
    let (one, other) = tokio::join!(run(WHITE[0], &flips), run(WHITE[1], &flips));
    for (at, (one, other)) in one.iter().zip(&other).enumerate() {
        assert_eq!(one.len(), other.len(), "at point {at}");
        for ((text, files), (same, their_files)) in one.iter().zip(other) {
            assert_eq!(text, same, "at point {at}");
            assert!(files == their_files, "a file differs at point {at} of {text}");
        }
    }
    // The comparison notices a difference: with the flip of a card that differs, it is there.
    let flips = ["a2!"];
    let (one, other) = tokio::join!(run(WHITE[0], &flips), run(WHITE[1], &flips));
    assert!(one.last() != other.last(), "the Knight on a2 is a Pawn in the other match");
    assert_eq!(one[..2], other[..2]);
}

#[test]
fn what_differs_in_any_two_matches_is_passed_over() {
    assert_eq!(plain("<@1234567890123456789> @c3 game 1"), "<@ID> @c3 game 1\0");
}
