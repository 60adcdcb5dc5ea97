//! Poker Chess with secret cards over the wire: a hole card for each player, cards that lie face down, and new deals.

use std::fs::{self, File};
use std::process::Stdio;

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_rules::view::HoleCard;
use trickmate_rules::{Match, Seat, Viewer};
use trickmate_testkit::poker_table::{detail, options, poker};
use trickmate_testkit::table::seed;

use super::game::fetch;
use super::mystery::direct;
use super::process::Process;
use super::replay_buttons::pressed;
use super::secrets::{Seen, difference, seen};
use super::stage::{Stage, id_of, in_time};
use super::turn_panel::arranged_match;

/// Every option with secret cards.
const ALL: [(&str, &str); 5] =
    [("deal", "random"), ("faces", "down"), ("hole", "1"), ("redeal", "2"), ("wipeout", "2")];
/// Moves that continue for a while, whatever the cards are.
const MOVES: [&str; 20] = [
    "e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "c3", "Nf6", "d3", "d6", "a4", "a6", "h3", "h6", "Qe2", "Qe7",
    "b3", "b6", "g3", "g6",
];

/// Plays a match with the seed of a number as far as it goes.
fn played(given: &[(&str, &str)], number: u64, moves: &[&str]) -> Match {
    let mut game = Match::new(poker(), options(given), seed(number));
    for text in moves {
        if game.outcome().is_some() {
            break;
        }
        game.play(text).unwrap();
    }
    game
}

/// Returns a seat's hole card in symbols.
fn hole(game: &Match, seat: Seat) -> String {
    match game.view(Viewer::Omniscient).seats[seat.index()].hole {
        Some(HoleCard::Known(card)) => card.symbols(),
        _ => unreachable!("the table has hole cards"),
    }
}

/// Returns the winners of all scored hands.
fn winners(game: &Match) -> Vec<Value> {
    detail(game)["history"].as_array().unwrap().iter().map(|hand| hand["winner"].clone()).collect()
}

/// Returns the person who plays a ply.
fn mover(stage: &Stage, ply: usize) -> &Person {
    if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob }
}

async fn make(stage: &Stage, ply: usize, text: &str) -> Value {
    let person = mover(stage, ply);
    let done = person.run(stage.channel, "move", &[("move", json!(text))]).await.unwrap();
    let told = stage.told(person, &done).await;
    assert!(told.contains(&format!("({text}")), "{told}");
    stage.await_board(stage.channel, 1, ply + 1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_every_secret_is_played_to_the_end() {
    let number = (0..).find(|number| {
        let game = played(&ALL, *number, &MOVES);
        game.outcome().is_some() && winners(&game).len() > 3
    });
    let number = number.unwrap();
    let expected = played(&ALL, number, &MOVES);
    let mut stage = arranged_match(poker(), options(&ALL), number).await;
    stage.start().await;
    let mut board = stage.await_board(stage.channel, 1, 0).await;
    let cards = [Seat::First, Seat::Second].map(|seat| hole(&expected, seat));
    let mut hands = 0;
    for ply in 0..expected.plies().len() {
        let before = id_of(&board).unwrap();
        for (person, card) in [&stage.alice, &stage.bob].into_iter().zip(&cards) {
            let shown = stage.press(person, stage.channel, before, "My hand").await;
            let told = stage.told(person, &shown).await;
            assert!(told.contains(&format!("Your secret card: **{card}**")), "{told}");
        }
        board = make(&stage, ply, &expected.plies()[ply].text).await;
        let text = board["content"].as_str().unwrap();
        if ply % 2 == 1 {
            let word = match winners(&expected)[hands].as_str() {
                Some("white") => "White wins the hand",
                Some(_) => "Black wins the hand",
                None => "Nobody wins the hand",
            };
            assert!(text.contains(word), "{text}");
            hands += 1;
        }
        let is_over = ply + 1 == expected.plies().len();
        assert!(is_over || !text.contains("pair"), "nobody is told a hand: {text}");
    }
    let text = board["content"].as_str().unwrap();
    assert!(text.contains("by wipeout"), "{text}");
    // What every card was comes out, and the seed that dealt them.
    let shown = stage.press(&stage.carol, stage.channel, id_of(&board).unwrap(), "Record").await;
    let record = fetch(stage.answer(&stage.carol, &shown)["attachments"][0]["url"].as_str().unwrap()).await;
    assert!(record.contains(&format!("[Seed \"{}\"]", seed(number).to_hex())), "{record}");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["referee", "poker", "--moves", &record])
        .output()
        .unwrap();
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["position"], expected.position().observe(Viewer::Omniscient).text());
    stage.end().await;
}

/// The options of the twins.
const HOLE: [(&str, &str); 1] = [("hole", "1")];
const LENGTH: usize = 6;

/// Returns two seeds with which only White's hole card differs, and every hand is won by the same side.
fn twin_seeds() -> [u64; 2] {
    let games: Vec<Match> = (0..400).map(|number| played(&HOLE, number, &MOVES[..LENGTH])).collect();
    for (one, first) in (0..).zip(&games) {
        let is_twin = |other: &Match| {
            hole(first, Seat::First) != hole(other, Seat::First)
                && hole(first, Seat::Second) == hole(other, Seat::Second)
                && winners(first) == winners(other)
        };
        if let Some(other) = games.iter().position(is_twin) {
            return [one, other as u64];
        }
    }
    unreachable!("four hundred seeds are enough")
}

/// Returns everything that others than Alice see or can find out.
async fn told(stage: &Stage) -> Vec<Seen> {
    let game = ("game", json!(1));
    let mut told = Vec::new();
    for person in [&stage.bob, &stage.carol] {
        for (command, option) in
            [("board", game.clone()), ("hand", game.clone()), ("move", ("move", json!("a9")))]
        {
            let done = person.run(stage.channel, command, &[option]).await.unwrap();
            stage.told(person, &done).await;
        }
        for label in ["Record", "Verify"] {
            pressed(stage, person, stage.channel, Some(1), label).await;
        }
        let done = person.complete(stage.channel, "move", &[], ("move", "")).await.unwrap();
        told.push((format!("{:?}", done.choices), Vec::new()));
        told.extend(seen(person, stage.channel).await);
        told.extend(seen(person, direct(stage, person)).await);
    }
    told
}

/// Plays a twin; returns the view of others at some points of it, and the bot's most verbose log.
async fn twin(number: u64) -> (Vec<Vec<Seen>>, String) {
    let stage = arranged_match(poker(), options(&HOLE), number).await;
    let log = stage.scratch().join("log");
    let process = Process::start(&stage, "trace", Stdio::from(File::create(&log).unwrap()));
    stage.connected().await;
    let board = id_of(&stage.await_board(stage.channel, 1, 0).await).unwrap();
    in_time(&stage.press(&stage.alice, stage.channel, board, "My hand").await);
    let mut all = vec![told(&stage).await];
    for (ply, text) in MOVES[..LENGTH].iter().enumerate() {
        make(&stage, ply, text).await;
        all.push(told(&stage).await);
    }
    drop(process);
    let log = fs::read_to_string(log).unwrap();
    stage.end().await;
    (all, log)
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_told_the_same_whatever_white_has_in_the_hole() {
    let [one, other] = twin_seeds();
    let (one, other) = tokio::join!(twin(one), twin(other));
    assert_eq!(difference(&one.0, &other.0), None);
    for (_, log) in [&one, &other] {
        assert!(log.contains("connected as Trickmate"), "there is a log: {log}");
        let words = "secret card: ";
        let bytes: Vec<String> = words.bytes().map(|byte| byte.to_string()).collect();
        assert!(!log.contains(words) && !log.contains(&bytes.join(", ")), "a card is in the log");
    }
    // A single word is noticed.
    for point in 0..one.0.len() {
        let mut leaky = one.0.clone();
        leaky[point].last_mut().unwrap().0.push('♥');
        assert!(difference(&leaky, &other.0).is_some(), "point {point}");
    }
}
