//! Every kind of message of a whole game of each game, in every language. With `TRICKMATE_GALLERY` set to a folder of
//! documents, they are written there as `gallery.md`; with `TRICKMATE_GALLERY_LANGUAGE`, in that language.

mod page;

use std::path::PathBuf;

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_rules::Task;
use trickmate_testkit::summoner_table;
use trickmate_text::{rules, text, word};

use super::game::GAME;
use super::mystery::{await_words, direct};
use super::offers::asked_for;
use super::stage::{Stage, id_of};
use super::{mystery, turn_panel};
use page::Page;

/// Variable that names the folder of the page.
const FOLDER: &str = "TRICKMATE_GALLERY";
/// Variable that names the language of the page, as Discord names it.
const LANGUAGE: &str = "TRICKMATE_GALLERY_LANGUAGE";
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
        run(stage, person, place, "move", &[("move", json!(played))]).await;
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

/// Sets a stage that speaks a language.
async fn stage_in(locale: &str) -> Stage {
    let mut stage = Stage::empty().await;
    stage.speak(locale);
    stage.lift_limits();
    stage.start().await;
    stage
}

async fn cardmate(page: &mut Page, locale: &str) {
    let stage = stage_in(locale).await;
    page.section("Where to begin");
    let start = run(&stage, &stage.alice, stage.channel, "help", &[]).await;
    page.show(&stage, "/help", &start).await;
    press(&stage, &stage.alice, stage.channel, &start, "Poker Chess").await;
    let id = id_of(&start);
    let heading = stage.said(|| format!("**{}**", word("Poker Chess")));
    let is_game = |seen: &Value| {
        id_of(seen) == id && seen["content"].as_str().is_some_and(|text| text.starts_with(&heading))
    };
    let game = stage.await_message(&stage.alice, stage.channel, is_game).await;
    page.show(&stage, "/help, a game", &game).await;
    let rules = run(&stage, &stage.alice, stage.channel, "rules", &[("game", json!(0))]).await;
    press(&stage, &stage.alice, stage.channel, &rules, "Next ▶").await;
    let id = id_of(&rules);
    let second = stage
        .await_message(&stage.alice, stage.channel, |seen| {
            id_of(seen) == id && seen["content"] != rules["content"]
        })
        .await;
    page.show(&stage, "/rules, a page", &second).await;

    page.section("Cardmate, rated");
    let given = [("seat", json!("forehand")), ("rated", json!("rated"))];
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
    let offer = run(&stage, &stage.bob, place, "offer", &[asked_for("draw")]).await;
    page.show(&stage, "Cardmate: a draw is offered", &offer).await;
    page.show(
        &stage,
        "Cardmate: /piece",
        &run(&stage, &stage.bob, place, "piece", &[("name", json!("JS"))]).await,
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

async fn poker(page: &mut Page, locale: &str) {
    let stage = stage_in(locale).await;
    page.section("Poker Chess");
    let (place, _) = begin(&stage, page, "poker", &[("seat", json!("white"))]).await;
    let board = play(&stage, place, 0, &["f3", "e5"]).await;
    page.show(&stage, "Poker Chess: hands are compared", &board).await;
    let more = press(&stage, &stage.alice, place, &board, "More…").await;
    let hands = press(&stage, &stage.alice, place, &more, "Hands").await;
    page.show(&stage, "Poker Chess: the hand after each move", &hands).await;
    let end = play(&stage, place, 2, &["g4", "Qh4#"]).await;
    page.show(&stage, "Poker Chess: the last board", &end).await;
    stage.end().await;
}

async fn mysterious(page: &mut Page, locale: &str) {
    let stage = stage_in(locale).await;
    page.section("Mysterious Chess");
    let given = [("seat", json!("white")), ("variant", json!("secret"))];
    let (place, board) = begin(&stage, page, "mysterious", &given).await;
    let letters = direct(&stage, &stage.alice);
    let due = stage.said(|| text!("view-due", task = rules::task(Task::Place)));
    let hand = await_words(&stage, &stage.alice, letters, &due).await;
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

/// Begins Summoner's Chess on a stage that speaks a language.
async fn duel_in(locale: &str) -> Stage {
    let mut stage = stage_in(locale).await;
    // The bot learns the server's language from what people do there.
    run(&stage, &stage.alice, stage.channel, "help", &[]).await;
    stage.stop().await;
    turn_panel::arrange(&stage, summoner_table::summoner(), summoner_table::options(&DECKS), 1).await;
    stage.start().await;
    stage.await_board(stage.channel, 1, 0).await;
    stage
}

async fn summoner(page: &mut Page, locale: &str) {
    let stage = duel_in(locale).await;
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
    let stage = duel_in(locale).await;
    let end = turn_panel::play(&stage, &DECKS, 1, SUMMONED).await;
    page.show(&stage, "Summoner’s Chess: the last board", &end).await;
    let card = run(&stage, &stage.bob, stage.channel, "piece", &[("name", json!("Knight"))]).await;
    page.show(&stage, "Summoner’s Chess: /piece", &card).await;
    stage.end().await;
}

/// Plays all games in a language; returns the page.
async fn page_in(locale: &str) -> Page {
    let mut page = Page::default();
    cardmate(&mut page, locale).await;
    poker(&mut page, locale).await;
    mysterious(&mut page, locale).await;
    summoner(&mut page, locale).await;
    assert!(page.captions().len() > 35, "{:?}", page.captions());
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gallery_has_every_kind_of_message() {
    let locale = std::env::var(LANGUAGE).unwrap_or_else(|_| "en-US".to_owned());
    let page = page_in(&locale).await;
    if let Some(folder) = std::env::var_os(FOLDER) {
        page.write(&PathBuf::from(folder));
    }
}

macro_rules! gallery_in {
    ($($name:ident: $locale:literal;)*) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                page_in($locale).await;
            }
        )*
    };
}

gallery_in! {
    nothing_is_cut_off_in_german: "de";
    nothing_is_cut_off_in_french: "fr";
    nothing_is_cut_off_in_spanish: "es-ES";
    nothing_is_cut_off_in_portuguese: "pt-BR";
    nothing_is_cut_off_in_russian: "ru";
    nothing_is_cut_off_in_japanese: "ja";
}
