//! Secrets over the wire: two matches that differ only in White's secrets are the same to everybody else.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::process::Stdio;

use discord_sandbox::Person;
use serde_json::json;
use trickmate_rules::kernel::SeedRng;

use super::mystery::{await_words, begin, direct, place};
use super::process::Process;
use super::replay_buttons::record;
use super::stage::Stage;
use super::stage::assert_played;
use trickmate_testkit::table::seed;

/// One message or answer: its text and its files.
pub(super) type Seen = (String, Vec<Vec<u8>>);

/// Placings and flips of a match.
#[derive(Clone)]
struct Script {
    /// The cards of each side in the order in which they are placed.
    cards: [String; 2],
    /// Squares for them, in order.
    squares: Vec<String>,
    /// Flips, in order.
    flips: Vec<String>,
}

impl Script {
    /// Returns a script with White's cards on the ranks 2 and 3, Black's on 6 and 7: no flip promotes.
    fn fixed(flips: &[&str]) -> Self {
        let square = |turn: usize| {
            let (side, index) = (turn % 2, turn / 2);
            let file = char::from(b'a' + (index % 8) as u8);
            format!("{file}{}", [[2, 3], [6, 7]][side][index / 8])
        };
        Self {
            cards: ["NKQRRBBNPPPPPPPP".to_owned(), "PKPQRPRBPBNPNPPP".to_owned()],
            squares: (0..32).map(square).collect(),
            flips: flips.iter().map(|flip| (*flip).to_owned()).collect(),
        }
    }

    /// Returns a script of cards in random order on random squares; three of Black's are flipped, and none of them
    /// promotes.
    fn random(chance: &mut SeedRng) -> Self {
        let mut squares: Vec<String> = (b'a'..=b'h')
            .flat_map(|file| (1..=8).map(move |rank| format!("{}{rank}", char::from(file))))
            .collect();
        chance.shuffle(&mut squares);
        squares.truncate(32);
        let blacks = squares.iter().skip(1).step_by(2).filter(|square| !square.ends_with('1'));
        let flips = blacks.take(3).map(|square| format!("{square}!")).collect();
        Self { cards: [shuffled(chance), shuffled(chance)], flips, squares }
    }

    /// Returns the same script with White's cards in another order.
    fn twin(&self, whites: &str) -> Self {
        let mut twin = self.clone();
        twin.cards[0] = whites.to_owned();
        twin
    }

    /// Returns a placing in full: the secret.
    fn placing(&self, turn: usize) -> String {
        format!("{}@{}", self.cards[turn % 2].chars().nth(turn / 2).unwrap(), self.squares[turn])
    }
}

/// Returns a side's cards in random order.
fn shuffled(chance: &mut SeedRng) -> String {
    let mut cards: Vec<char> = "KQRRBBNNPPPPPPPP".chars().collect();
    chance.shuffle(&mut cards);
    cards.into_iter().collect()
}

/// Returns the secrets in a log: kinds of cards, the placings in notation, or as bytes.
fn betrayed(log: &str, script: &Script) -> Vec<String> {
    let log = log.to_ascii_lowercase();
    let mut secrets = ["knight", "bishop", "rook", "queen", "pawn"].map(str::to_owned).to_vec();
    for turn in 0..32 {
        let text = script.placing(turn).to_ascii_lowercase();
        for text in [text.clone(), text.to_ascii_uppercase(), script.placing(turn)] {
            let bytes: Vec<String> = text.bytes().map(|byte| byte.to_string()).collect();
            secrets.push(bytes.join(", "));
        }
        secrets.push(text);
    }
    secrets.retain(|secret| log.contains(secret));
    secrets
}

/// Describes the first difference of two transcripts.
pub(super) fn difference(one: &[Vec<Seen>], other: &[Vec<Seen>]) -> Option<String> {
    if one.len() != other.len() {
        return Some("one has more points".to_owned());
    }
    for (at, (one, other)) in one.iter().zip(other).enumerate() {
        if one.len() != other.len() {
            return Some(format!("at point {at}: {} things and {}", one.len(), other.len()));
        }
        for ((text, files), (same, their_files)) in one.iter().zip(other) {
            if text != same {
                return Some(format!("at point {at}: {text} and {same}"));
            }
            if files != their_files {
                return Some(format!("at point {at}: a file of {text}"));
            }
        }
    }
    None
}

/// Returns the bytes of a file of the sandbox.
pub(super) async fn bytes(url: &str) -> Vec<u8> {
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

/// Removes everything that differs in any two matches: moments, Discord's ids, the addresses of files, and the
/// commitment.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut run = String::new();
    for letter in text.chars().chain(['\0']) {
        if letter.is_ascii_hexdigit() {
            run.push(letter);
            continue;
        }
        // A moment has ten digits, an id seventeen or more, a commitment sixty-four.
        plain.push_str(if run.len() >= 10 { "ID" } else { &run });
        run.clear();
        plain.push(letter);
    }
    plain
}

/// Returns all that a person sees in a channel, files included, the oldest first.
pub(super) async fn seen(person: &Person, channel: u64) -> Vec<Seen> {
    let mut seen = Vec::new();
    for message in person.messages(channel).unwrap_or_default().iter().rev() {
        let mut files = Vec::new();
        let mut alt = String::new();
        for file in message["attachments"].as_array().into_iter().flatten() {
            alt.push_str(file["description"].as_str().unwrap_or_default());
            let file = bytes(file["url"].as_str().unwrap()).await;
            // A record contains the commitment.
            let text = String::from_utf8(file.clone()).map(|text| plain(&text).into_bytes());
            files.push(text.unwrap_or(file));
        }
        let embeds = message["embeds"].as_array().into_iter().flatten();
        let below: Vec<&str> = embeds.filter_map(|embed| embed["description"].as_str()).collect();
        let text = format!("{}|{}|{below:?}|{alt}", message["content"], message["components"]);
        seen.push((plain(&text), files));
    }
    seen
}

/// Returns everything that others than Alice see or can find out.
async fn told(stage: &Stage, thread: u64, script: &Script) -> Vec<Seen> {
    let taken = format!("K@{}", script.squares[0]);
    for person in [&stage.bob, &stage.carol] {
        for (command, options) in [
            ("board", vec![]),
            ("hand", vec![]),
            ("games", vec![]),
            ("place", vec![("card", json!(taken))]),
            ("place", vec![("card", json!("nonsense"))]),
            ("move", vec![("move", json!("a9!"))]),
        ] {
            let done = person.run(thread, command, &options).await.unwrap();
            stage.told(person, &done).await;
        }
        record(stage, person, thread, None).await;
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

/// Plays a match; returns the view of others at some points of it, and the bot's most verbose log.
async fn run(script: &Script) -> (Vec<Vec<Seen>>, String) {
    let stage = Stage::empty().await;
    stage.lift_limits();
    let log = stage.scratch().join("log");
    let process = Process::start(&stage, "trace", Stdio::from(File::create(&log).unwrap()));
    stage.connected().await;
    let thread = begin(&stage, "secret").await;
    let mut all = Vec::new();
    for turn in 0..32 {
        let person = if turn % 2 == 0 { &stage.alice } else { &stage.bob };
        let text = script.placing(turn);
        assert_played(&place(&stage, person, thread, &text).await, text, 1);
        stage.await_board(thread, 1, turn + 1).await;
        if turn == 4 || turn == 31 {
            // The direct message follows the board.
            let words = if turn == 4 { "Your turn to place" } else { "Your cards in game 1" };
            await_words(&stage, &stage.bob, direct(&stage, &stage.bob), words).await;
            all.push(told(&stage, thread, script).await);
        }
    }
    for (index, text) in script.flips.iter().enumerate() {
        let person = if index % 2 == 0 { &stage.alice } else { &stage.bob };
        let done = person.run(thread, "move", &[("move", json!(text))]).await.unwrap();
        stage.told(person, &done).await;
        stage.await_board(thread, 1, 33 + index).await;
    }
    all.push(told(&stage, thread, script).await);
    drop(process);
    let log = fs::read_to_string(log).unwrap();
    stage.end().await;
    (all, log)
}

/// Plays the match of a script and its twin; returns the view of others of each.
async fn run_both(script: &Script, whites: &str) -> [Vec<Vec<Seen>>; 2] {
    let twin = script.twin(whites);
    let (one, other) = tokio::join!(run(script), run(&twin));
    for ((_, log), script) in [(&one, script), (&other, &twin)] {
        assert!(log.contains("connected as Trickmate"), "there is a log: {log}");
        assert_eq!(betrayed(log, script), [""; 0], "in the log");
    }
    [one.0, other.0]
}

/// White's cards in another order than in [`Script::fixed`].
const OTHERWISE: &str = "PPPPPPQKRRPPBNBN";

#[tokio::test(flavor = "multi_thread")]
async fn others_are_told_the_same_whatever_white_has_placed() {
    // Only Black's cards are revealed, which are the same.
    let [one, other] = run_both(&Script::fixed(&["a6!", "b6!", "a7!"]), OTHERWISE).await;
    assert_eq!(difference(&one, &other), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_told_the_same_in_random_matches() {
    for number in 0..3 {
        let mut chance = seed(number).chance("twins");
        let script = Script::random(&mut chance);
        let [one, other] = run_both(&script, &shuffled(&mut chance)).await;
        assert_eq!(difference(&one, &other), None, "match {number}");
        // A single secret in a single message of the transcript is noticed.
        for point in 0..one.len() {
            let mut leaky = one.clone();
            let board = leaky[point].iter_mut().find(|(text, _)| text.contains('@')).unwrap();
            board.0 = board.0.replacen('@', &script.placing(0)[..2], 1);
            assert!(difference(&leaky, &other).is_some(), "match {number}, point {point}");
        }
        let mut leaky = one.clone();
        let file = leaky.iter_mut().flatten().flat_map(|(_, files)| files).last().unwrap();
        *file.last_mut().unwrap() ^= 1;
        assert!(difference(&leaky, &other).is_some(), "one bit of a file, match {number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_flip_of_a_card_that_differs_is_noticed() {
    let [one, other] = run_both(&Script::fixed(&["a2!"]), OTHERWISE).await;
    assert_eq!(difference(&one[..2], &other[..2]), None);
    assert!(difference(&one, &other).is_some(), "the Knight on a2 is a Pawn in the other match");
}

#[test]
fn a_secret_in_the_log_is_noticed() {
    let script = Script::fixed(&[]);
    assert_eq!(betrayed("TRACE game 1: @a2, ply 1", &script), [""; 0]);
    assert_eq!(betrayed("TRACE game 1: N@a2, ply 1", &script), ["n@a2"]);
    assert_eq!(betrayed("body: [34, 78, 64, 97, 50, 34]", &script), ["78, 64, 97, 50"]);
}

#[test]
fn what_differs_in_any_two_matches_is_passed_over() {
    assert_eq!(plain("<@1234567890123456789> @c3 game 1"), "<@ID> @c3 game 1\0");
}
