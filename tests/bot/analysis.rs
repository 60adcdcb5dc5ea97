//! Analyses over the wire: requested below a finished game, shown to who has asked, also after a restart.
//! Positions are shared and played from. Running rated games get no help of any kind.

use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::stage::{LONG, Stage, button_of, id_of, in_time};

/// A short game of Poker Chess.
const FOOLS_MATE: &[&str] = &["f3", "e5", "g4", "Qh4"];

/// Begins a game between Alice and Bob.
async fn begin(stage: &Stage, rated: bool) {
    let bob = json!(stage.bob.id.to_string());
    let options = [
        ("opponent", bob),
        ("seat", json!("white")),
        ("rated", json!(if rated { "rated" } else { "casual" })),
    ];
    let message = stage.challenge_to("poker", &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
}

/// Plays these moves in a game of Alice and Bob; returns the last board.
async fn play(stage: &Stage, game: i64, moves: &[&str]) -> Value {
    stage.await_board(stage.channel, game, 0).await;
    for (ply, text) in moves.iter().enumerate() {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        let given = [("move", json!(text)), ("game", json!(game))];
        let done = person.run(stage.channel, "move", &given).await.unwrap();
        let told = stage.told(person, &done).await;
        assert!(told.contains(" · game "), "{told}");
    }
    stage.await_board(stage.channel, game, moves.len()).await
}

/// Resigns a game as Alice; returns its last board.
async fn resign(stage: &Stage, game: i64, plies: usize) -> Value {
    let asked = stage.alice.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
    let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
    in_time(&stage.press(&stage.alice, stage.channel, question, "Resign").await);
    stage.await_board(stage.channel, game, plies + 1).await
}

/// Returns the answer to a person who presses a button.
pub(super) async fn pressed(stage: &Stage, person: &Person, message: &Value, label: &str) -> Value {
    let done = stage.press(person, stage.channel, id_of(message).unwrap(), label).await;
    in_time(&done);
    stage.answered(person, &done).await
}

/// Presses a button of a message and returns the message once it has these words.
pub(super) async fn turned(
    stage: &Stage,
    person: &Person,
    message: &Value,
    label: &str,
    wanted: &str,
) -> Value {
    let id = id_of(message).unwrap();
    in_time(&stage.press(person, stage.channel, id, label).await);
    becomes(stage, person, message, |words| words.contains(wanted)).await
}

/// Returns a message once its words are such.
pub(super) async fn becomes(
    stage: &Stage,
    person: &Person,
    message: &Value,
    wanted: impl Fn(&str) -> bool,
) -> Value {
    let id = id_of(message);
    stage.await_message(person, stage.channel, |seen| id_of(seen) == id && wanted(words(seen))).await
}

pub(super) fn words(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

/// Asks for an analysis as Bob; returns his answer once it shows the result.
async fn analysed(stage: &Stage, board: &Value) -> Value {
    let asked = pressed(stage, &stage.bob, board, "Analyse").await;
    becomes(stage, &stage.bob, &asked, |words| words.contains("accuracy")).await
}

/// Returns the texts of a person that are about analyses.
fn analyses(stage: &Stage, person: &Person) -> Vec<String> {
    let messages = person.messages(stage.channel).unwrap();
    let texts = messages.iter().map(words).filter(|text| text.starts_with("**Analysis of"));
    texts.map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_and_stepped_through() {
    let stage = Stage::without_threads().await;
    begin(&stage, false).await;
    let board = play(&stage, 1, FOOLS_MATE).await;
    let asked = pressed(&stage, &stage.bob, &board, "Analyse").await;
    assert!(words(&asked).starts_with("**Analysis of game 1**") && asked["flags"] == 64, "{asked}");
    let own = becomes(&stage, &stage.bob, &asked, |words| words.contains("accuracy")).await;
    let text = words(&own);
    assert!(
        text.contains("\n① <@")
            && text.contains("(2. g4)")
            && text.contains("What was played loses at once."),
        "{text}"
    );
    assert!(text.contains("30,000 positions"), "{text}");
    let picture = &own["attachments"][0];
    assert_eq!(picture["content_type"], "image/png");
    let described = picture["description"].as_str().unwrap();
    assert!(described.starts_with("Expected result for White, over 4 plies."), "{described}");
    for person in [&stage.alice, &stage.carol] {
        assert_eq!(analyses(&stage, person), [] as [String; 0], "nobody else has been told");
    }

    // Once it is shared everybody sees it, and has separate steps.
    let shown = pressed(&stage, &stage.bob, &own, "Show to all").await;
    assert_eq!(shown["flags"].as_u64().unwrap_or(0) & 64, 0, "{shown}");
    assert!(words(&shown).contains("accuracy"), "{shown}");
    assert_eq!(analyses(&stage, &stage.carol).len(), 1);
    let first = pressed(&stage, &stage.carol, &shown, "Step through").await;
    assert_eq!(first["flags"], 64);
    assert!(words(&first).contains("Choice 1 of 4:") && words(&first).contains("(1. f3)"), "{first}");
    assert!(words(&first).contains(" → "), "{first}");
    turned(&stage, &stage.carol, &first, "Next ▶", "Choice 2 of 4:").await;
    turned(&stage, &stage.carol, &first, "Turning point ⏭", "Choice 3 of 4:").await;
    turned(&stage, &stage.carol, &first, "◀ Back", "Choice 2 of 4:").await;
    turned(&stage, &stage.carol, &first, "Curve", "accuracy").await;
    // A second request is answered at once, also from the replay.
    let again = pressed(&stage, &stage.alice, &board, "Analyse").await;
    assert!(words(&again).contains("accuracy") && again["flags"] == 64, "{again}");
    let replay = pressed(&stage, &stage.alice, &board, "Replay").await;
    let again = pressed(&stage, &stage.alice, &replay, "Analyse").await;
    assert!(words(&again).contains("accuracy"), "{again}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_goes_on_after_a_restart() {
    let mut stage = Stage::without_threads().await;
    begin(&stage, false).await;
    play(&stage, 1, &["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "d3", "d6"]).await;
    let board = resign(&stage, 1, 8).await;
    in_time(&stage.press(&stage.bob, stage.channel, id_of(&board).unwrap(), "Analyse").await);
    stage.stop().await;
    stage.start().await;
    // The token is gone with the process, and the next press shows the result.
    let again = analysed(&stage, &board).await;
    assert_eq!(again["flags"], 64, "{again}");
    assert_eq!(analyses(&stage, &stage.alice), [] as [String; 0], "nobody else is told");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_shared_and_played_on_from() {
    let stage = Stage::without_threads().await;
    begin(&stage, false).await;
    let board = play(&stage, 1, FOOLS_MATE).await;
    let replay = pressed(&stage, &stage.carol, &board, "Replay").await;
    let at = turned(&stage, &stage.carol, &replay, "Next ▶", "Ply 1 of").await;
    let shared = pressed(&stage, &stage.carol, &at, "Share this position").await;
    assert_eq!(shared["flags"].as_u64().unwrap_or(0) & 64, 0, "for everybody");
    let text = words(&shared);
    assert!(text.contains("Ply 1 of 4, **1. f3**: ") && text.contains("[Position \""), "{text}");
    // The text can be read again.
    let record = text.split("```").nth(1).unwrap().replace('\n', " ");
    let done = stage.bob.run(stage.channel, "replay", &[("text", json!(record))]).await.unwrap();
    let imported = stage.told(&stage.bob, &done).await;
    assert!(imported.contains("The beginning: ply 0 of 0."), "{imported}");

    assert_eq!(plays_on(&stage, &shared).await, "", "the board says it");
    // Carol is Black, whose move it was.
    let given = [("move", json!("e5")), ("game", json!(2))];
    let done = stage.carol.run(stage.channel, "move", &given).await.unwrap();
    assert!(stage.told(&stage.carol, &done).await.contains("(e5 · game "));
    stage.await_board(stage.channel, 2, 2).await;
    // The final position cannot be played.
    let end = turned(&stage, &stage.carol, &at, "Last ⏭", "Ply 4 of 4").await;
    let shared = pressed(&stage, &stage.carol, &end, "Share this position").await;
    assert!(button_of(&shared, "Play on from here").is_none(), "{shared}");
    stage.end().await;
}

/// Plays on from a shared position at level 1; returns the answer, which is empty if the board says it.
pub(super) async fn plays_on(stage: &Stage, shared: &Value) -> String {
    let levels = pressed(stage, &stage.carol, shared, "Play on from here").await;
    let menu = levels["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
    in_time(&stage.carol.choose(stage.channel, id_of(&levels).unwrap(), &menu, &["1"]).await.unwrap());
    let deadline = tokio::time::Instant::now() + LONG;
    loop {
        let messages = stage.carol.messages(stage.channel).unwrap();
        match messages.iter().find(|seen| id_of(seen) == id_of(&levels)) {
            None => return String::new(),
            Some(seen) if words(seen) != words(&levels) => return words(seen).to_owned(),
            Some(_) => {}
        }
        assert!(tokio::time::Instant::now() < deadline, "no answer: {levels:#}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

const REFUSED: &str = "This position is being played in a rated game.";

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_helped_in_a_running_rated_game() {
    let stage = Stage::without_threads().await;
    let moves = ["e4", "e5", "Nf3"];
    // Game 1 is finished and analysed before game 2, which is rated, comes to the same position.
    begin(&stage, false).await;
    play(&stage, 1, &moves).await;
    let board = resign(&stage, 1, 3).await;
    let own = analysed(&stage, &board).await;
    let shown = pressed(&stage, &stage.bob, &own, "Show to all").await;
    let replay = pressed(&stage, &stage.carol, &board, "Replay").await;
    let at = turned(&stage, &stage.carol, &replay, "Next ▶", "Ply 1 of").await;
    let shared = pressed(&stage, &stage.carol, &at, "Share this position").await;
    begin(&stage, true).await;
    let running = play(&stage, 2, &moves).await;
    assert!(button_of(&running, "Analyse").is_none());

    // The rated game itself: no button, no hint, no sharing.
    let hint = stage.bob.run(stage.channel, "hint", &[("game", json!(2))]).await.unwrap();
    assert_eq!(stage.told(&stage.bob, &hint).await, "There are no hints in rated games.");
    let looked = stage.carol.run(stage.channel, "replay", &[("game", json!(2))]).await.unwrap();
    let looked = stage.answered(&stage.carol, &looked).await;
    assert!(button_of(&looked, "Share this position").is_none() && button_of(&looked, "Analyse").is_none());

    // A finished game with the same moves: its analysis is not shown, and not made again.
    let refused = pressed(&stage, &stage.bob, &own, "Show to all").await;
    assert!(words(&refused).starts_with(REFUSED), "{refused}");
    for (message, label) in [(&board, "Analyse"), (&shown, "Step through")] {
        let refused = pressed(&stage, &stage.carol, message, label).await;
        assert!(words(&refused).starts_with(REFUSED), "{label}: {refused}");
    }
    // A game from its first ply, though that position itself is another.
    assert!(plays_on(&stage, &shared).await.starts_with(REFUSED));
    // An imported record with the position at the end, in the middle, or after other moves.
    for record in [
        "[Game \"poker\"] 1. e4 e5 2. Nf3",
        "[Game \"poker\"] 1. e4 e5 2. Nf3 Nc6 3. Bc4",
        "[Game \"poker\"] 1. Nf3 e5 2. e4",
    ] {
        let done = stage.carol.run(stage.channel, "replay", &[("text", json!(record))]).await.unwrap();
        let viewer = stage.answered(&stage.carol, &done).await;
        let end = turned(&stage, &stage.carol, &viewer, "Last ⏭", "Ply ").await;
        let shared = pressed(&stage, &stage.carol, &end, "Share this position").await;
        let told = plays_on(&stage, &shared).await;
        assert!(told.starts_with(REFUSED), "{record}: {told}");
    }
    // A casual game that reaches the same position, in which both have agreed to hints.
    begin(&stage, false).await;
    play(&stage, 3, &moves).await;
    let asked = stage.bob.run(stage.channel, "hint", &[("game", json!(3))]).await.unwrap();
    assert!(stage.told(&stage.bob, &asked).await.starts_with("Hints need"));
    let offer = |message: &Value| words(message).contains("would like both players to get hints");
    let offer = stage.await_message(&stage.alice, stage.channel, offer).await;
    in_time(&stage.press(&stage.alice, stage.channel, id_of(&offer).unwrap(), "Accept").await);
    becomes(&stage, &stage.alice, &offer, |words| words.contains("**Accepted**")).await;
    let hint = stage.bob.run(stage.channel, "hint", &[("game", json!(3))]).await.unwrap();
    let told = stage.told(&stage.bob, &hint).await;
    assert!(told.starts_with(REFUSED), "{told}");

    // After the rated game all of this is available again.
    resign(&stage, 2, 3).await;
    let opened = pressed(&stage, &stage.carol, &shown, "Step through").await;
    assert!(words(&opened).contains("Choice 1 of 3:"), "{opened}");
    let hint = stage.bob.run(stage.channel, "hint", &[("game", json!(3))]).await.unwrap();
    assert!(stage.told(&stage.bob, &hint).await.starts_with("I would "));
    stage.end().await;
}
