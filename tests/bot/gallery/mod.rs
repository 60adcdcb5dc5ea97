//! Every kind of message of a whole game of each game. With `TRICKMATE_GALLERY` set to a folder of documents, they are
//! written there as `gallery.md`.

mod page;

use std::path::PathBuf;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::game::GAME;
use super::mystery::{await_words, direct};
use super::stage::{Stage, id_of};
use super::{mystery, turn_panel};
use page::Page;

/// Variable that names the folder of the page.
const FOLDER: &str = "TRICKMATE_GALLERY";
/// A short game of Summoner's Chess, and its decks.
const SUMMONED: &str = "e1-e2 +Sword W1+Spear W1+Courtier end e8-e7 end e2-e3 end e7-f8 end \
                        e3-e4 end f8-g8 end e4-e5 end g8-h8 end e5-f6 W1@g7 end";
const DECKS: [(&str, &str); 2] =
    [("deck-white", "Sword, Spear, Courtier, 4 Rook"), ("deck-black", "7 Guard")];

/// Runs a command as a person; returns the visible answer.
async fn run(stage: &Stage, person: &Person, place: u64, command: &str, given: &[(&str, Value)]) -> Value {
    let done = person.run(place, command, given).await.unwrap();
    stage.answered(person, &done).await
}

/// Presses a button of a message as a person; returns the visible answer.
async fn press(stage: &Stage, person: &Person, place: u64, message: &Value, label: &str) -> Value {
    let done = stage.press(person, place, id_of(message).unwrap(), label).await;
    stage.answered(person, &done).await
}

/// Plays moves in turn by commands; returns the last board.
async fn play(stage: &Stage, place: u64, from: usize, moves: &[&str]) -> Value {
    for (index, played) in moves.iter().enumerate() {
        let person = [&stage.alice, &stage.bob][(from + index) % 2];
        let told = run(stage, person, place, "move", &[("move", json!(played))]).await;
        assert!(told["content"].as_str().unwrap().starts_with("You played"), "{told:#}");
        stage.await_board(place, 1, from + index + 1).await;
    }
    stage.await_board(place, 1, from + moves.len()).await
}

async fn begin(stage: &Stage, page: &mut Page, game: &str, given: &[(&str, Value)]) -> (u64, Value) {
    let mut all = vec![("opponent", json!(stage.bob.id.to_string()))];
    all.extend(given.iter().cloned());
    let message = stage.challenge_to(game, &all).await;
    let shown = stage.await_message(&stage.alice, stage.channel, |seen| id_of(seen) == Some(message)).await;
    page.show(stage, &format!("{game}: a challenge"), &shown).await;
    stage.press(&stage.bob, stage.channel, message, "Accept").await;
    let place = stage.await_thread().await;
    let board = stage.await_board(place, 1, 0).await;
    page.show(stage, &format!("{game}: the first board"), &board).await;
    (place, board)
}

async fn cardmate(page: &mut Page) {
    let stage = Stage::set().await;
    stage.lift_limits();
    page.section("Where to begin");
    page.show(&stage, "/start", &run(&stage, &stage.alice, stage.channel, "start", &[]).await).await;
    page.show(&stage, "/help", &run(&stage, &stage.alice, stage.channel, "help", &[]).await).await;
    let rules = run(&stage, &stage.alice, stage.channel, "rules cardmate", &[]).await;
    press(&stage, &stage.alice, stage.channel, &rules, "Next ▶").await;
    let id = id_of(&rules);
    let second = stage
        .await_message(&stage.alice, stage.channel, |seen| {
            id_of(seen) == id && seen["content"].as_str().unwrap().contains("Page 2")
        })
        .await;
    page.show(&stage, "/rules, a page", &second).await;

    page.section("Cardmate, rated");
    let given = [("seat", json!("forehand")), ("rated", json!(true))];
    let (place, board) = begin(&stage, page, "cardmate", &given).await;
    let picked = stage.pick(&stage.alice, place, id_of(&board).unwrap(), "3♣").await;
    page.show(&stage, "Cardmate: a card is chosen", &stage.answered(&stage.alice, &picked).await).await;
    let told = run(&stage, &stage.alice, place, "move", &[("move", json!("4Ca9"))]).await;
    page.show(&stage, "Cardmate: a move that is not legal", &told).await;
    let told = run(&stage, &stage.alice, place, "move", &[("move", json!(GAME[0]))]).await;
    page.show(&stage, "Cardmate: a move is played", &told).await;
    stage.await_board(place, 1, 1).await;
    let board = play(&stage, place, 1, &GAME[1..13]).await;
    page.show(&stage, "Cardmate: a board in the middle", &board).await;
    page.show(&stage, "Cardmate: my view", &press(&stage, &stage.bob, place, &board, "My view").await).await;
    let offer = run(&stage, &stage.bob, place, "offer draw", &[]).await;
    page.show(&stage, "Cardmate: a draw is offered", &offer).await;
    page.show(
        &stage,
        "Cardmate: /piece",
        &run(&stage, &stage.bob, place, "piece", &[("piece", json!("JS"))]).await,
    )
    .await;
    let end = play(&stage, place, 13, &GAME[13..]).await;
    page.show(&stage, "Cardmate: the last board", &end).await;
    page.show(&stage, "Cardmate: the record", &press(&stage, &stage.carol, place, &end, "Record").await)
        .await;
    page.show(&stage, "Cardmate: a replay", &press(&stage, &stage.carol, place, &end, "Replay").await).await;
    for (caption, command) in [("/profile", "profile"), ("/games", "games")] {
        page.show(&stage, caption, &run(&stage, &stage.alice, stage.channel, command, &[]).await).await;
    }
    let leaderboard =
        run(&stage, &stage.alice, stage.channel, "leaderboard", &[("game", json!("cardmate"))]).await;
    page.show(&stage, "/leaderboard", &leaderboard).await;
    stage.end().await;
}

async fn poker(page: &mut Page) {
    let stage = Stage::set().await;
    stage.lift_limits();
    page.section("Poker Chess");
    let (place, _) = begin(&stage, page, "poker", &[("seat", json!("white"))]).await;
    let board = play(&stage, place, 0, &["f3", "e5"]).await;
    page.show(&stage, "Poker Chess: hands are compared", &board).await;
    let hands = press(&stage, &stage.alice, place, &board, "Hands").await;
    page.show(&stage, "Poker Chess: the hand after each move", &hands).await;
    let end = play(&stage, place, 2, &["g4", "Qh4#"]).await;
    page.show(&stage, "Poker Chess: the last board", &end).await;
    stage.end().await;
}

async fn mysterious(page: &mut Page) {
    let stage = Stage::set().await;
    stage.lift_limits();
    page.section("Mysterious Chess");
    let given = [("seat", json!("white")), ("variant", json!("secret"))];
    let (place, board) = begin(&stage, page, "mysterious", &given).await;
    let letters = direct(&stage, &stage.alice);
    let hand = await_words(&stage, &stage.alice, letters, "Your turn to place").await;
    page.show(&stage, "Mysterious Chess: the hand, by direct message", &hand).await;
    let ways = press(&stage, &stage.alice, place, &board, "Place the rest…").await;
    page.show(&stage, "Mysterious Chess: ways to place the rest", &ways).await;
    stage.press(&stage.alice, place, id_of(&ways).unwrap(), "As in chess").await;
    let board = stage.await_board(place, 1, 1).await;
    page.show(&stage, "Mysterious Chess: a card is placed", &board).await;
    let ways = press(&stage, &stage.bob, place, &board, "Place the rest…").await;
    stage.press(&stage.bob, place, id_of(&ways).unwrap(), "As in chess").await;
    let board = stage.await_board(place, 1, 32).await;
    page.show(&stage, "Mysterious Chess: all cards lie", &board).await;
    let preference = press(&stage, &stage.alice, place, &board, "Flip all").await;
    page.show(&stage, "Mysterious Chess: a proposal", &preference).await;
    mystery::flip(&stage, place, 32).await;
    let (ply, board) = mystery::latest(&stage, place).await;
    page.show(&stage, "Mysterious Chess: the chess begins", &board).await;
    let asked = run(&stage, &stage.alice, place, "resign", &[]).await;
    page.show(&stage, "Mysterious Chess: the question before one resigns", &asked).await;
    stage.press(&stage.alice, place, id_of(&asked).unwrap(), "Resign").await;
    let end = stage.await_board(place, 1, ply + 1).await;
    page.show(&stage, "Mysterious Chess: the last board", &end).await;
    stage.end().await;
}

async fn summoner(page: &mut Page) {
    let stage = turn_panel::begin(&DECKS).await;
    let place = stage.channel;
    page.section("Summoner’s Chess");
    let board = stage.await_board(place, 1, 0).await;
    page.show(&stage, "Summoner’s Chess: the first board", &board).await;
    page.show(
        &stage,
        "Summoner’s Chess: my hand",
        &press(&stage, &stage.alice, place, &board, "My hand").await,
    )
    .await;
    let moved = run(&stage, &stage.alice, place, "move", &[("move", json!("e1-e2"))]).await;
    page.show(&stage, "Summoner’s Chess: the turn panel after the move", &moved).await;
    stage.end().await;
    let stage = turn_panel::begin(&DECKS).await;
    let end = turn_panel::play(&stage, &DECKS, 1, SUMMONED).await;
    page.show(&stage, "Summoner’s Chess: the last board", &end).await;
    let card = run(&stage, &stage.bob, stage.channel, "piece", &[("piece", json!("Knight"))]).await;
    page.show(&stage, "Summoner’s Chess: /piece", &card).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gallery_has_every_kind_of_message() {
    let mut page = Page::default();
    cardmate(&mut page).await;
    poker(&mut page).await;
    mysterious(&mut page).await;
    summoner(&mut page).await;
    assert!(page.captions().len() > 35, "{:?}", page.captions());
    if let Some(folder) = std::env::var_os(FOLDER) {
        page.write(&PathBuf::from(folder));
    }
}
