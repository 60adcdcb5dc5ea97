//! `/piece`: the moves of a piece or a card, shown to one person.

use serde_json::{Value, json};

use super::stage::{Stage, in_time};
use discord_sandbox::Person;

/// Begins a match between Alice, who moves first, and Bob; returns its thread.
async fn begin(stage: &Stage, game: &str, first: &str) -> u64 {
    let given = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!(first))];
    let message = stage.challenge_to(game, &given).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    thread
}

/// Returns the answer about a piece.
async fn ask(stage: &Stage, person: &Person, place: u64, piece: &str) -> Value {
    let done = person.run(place, "piece", &[("name", json!(piece))]).await.unwrap();
    in_time(&done);
    stage.told(person, &done).await;
    let answer = stage.answer(person, &done);
    assert_eq!(answer["flags"].as_u64().unwrap() & 64, 64, "only for the one who asks: {answer:#}");
    answer
}

/// Returns the description of the picture.
fn description(answer: &Value) -> &str {
    assert_eq!(answer["attachments"][0]["content_type"], "image/png", "{answer:#}");
    answer["attachments"][0]["description"].as_str().unwrap()
}

async fn suggestions(stage: &Stage, person: &Person, place: u64, typed: &str) -> Vec<(String, String)> {
    let suggested = person.complete(place, "piece", &[], ("name", typed)).await.unwrap();
    let choices = suggested.choices.unwrap();
    assert!(choices.len() <= 25);
    assert_eq!(stage.sandbox.violations(), Vec::<Value>::new());
    let text = |choice: &Value, key: &str| choice[key].as_str().unwrap().to_owned();
    choices.iter().map(|choice| (text(choice, "value"), text(choice, "name"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_and_cards_of_summoners_chess_are_explained() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "summoner", "white").await;
    let king = ask(&stage, &stage.bob, thread, "E1").await;
    assert_eq!(king["content"], "**King** (game 1)");
    assert!(description(&king).contains("Where: White’s, on e1."), "{king:#}");
    // Anybody may ask, about cards too.
    let cannon = ask(&stage, &stage.carol, thread, "cannon").await;
    assert!(description(&cannon).contains("orthogonally, beyond exactly one piece"), "{cannon:#}");
    let found = suggestions(&stage, &stage.alice, thread, "win").await;
    assert_eq!(found, [("Windmill".to_owned(), "Card Windmill".to_owned())]);
    let found = suggestions(&stage, &stage.alice, thread, "e").await;
    assert_eq!(found[0], ("e1".to_owned(), "e1: King (White’s, on e1)".to_owned()));
    for unknown in ["d4", "W1", "@everyone", &"x".repeat(60)] {
        let refused = ask(&stage, &stage.bob, thread, unknown).await;
        let text = refused["content"].as_str().unwrap();
        assert!(text.starts_with("No piece or card found for"), "{text}");
        assert_eq!(refused["attachments"].as_array().map_or(0, Vec::len), 0);
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_of_other_games_are_explained_too() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "cardmate", "forehand").await;
    let queen = ask(&stage, &stage.alice, thread, "d0").await;
    assert_eq!(queen["content"], "**Queen of Hearts** (game 1)");
    assert!(description(&queen).contains("any number of squares diagonally"), "{queen:#}");
    // A card can also be named by itself, on any square.
    for typed in ["10c", "XC", "xc"] {
        let ten = ask(&stage, &stage.alice, thread, typed).await;
        assert_eq!(ten["content"], "**Ten of Clubs** (game 1)", "{typed}");
    }
    // The cards of the server are known here too, and a card of both is offered once.
    let camel = [("name", json!("Camel")), ("moves", json!("C")), ("value", json!(3))];
    stage.alice.run(stage.channel, "card add", &camel).await.unwrap();
    let shown = ask(&stage, &stage.bob, thread, "camel").await;
    assert_eq!(shown["content"], "**Camel** · Value: 3 · Moves: C");
    assert_eq!(suggestions(&stage, &stage.bob, thread, "cam").await.len(), 1);
    assert_eq!(suggestions(&stage, &stage.bob, thread, "7C").await.len(), 1);
    stage.end().await;

    let stage = Stage::set().await;
    let thread = begin(&stage, "poker", "white").await;
    let pawn = ask(&stage, &stage.carol, thread, "e2").await;
    assert!(description(&pawn).contains("Moves without capturing one square straight forward."), "{pawn:#}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_game_the_servers_cards_are_explained() {
    let stage = Stage::set().await;
    let rook = ask(&stage, &stage.bob, stage.channel, "Rook").await;
    assert_eq!(rook["content"], "**Rook** · Value: 9 · Moves: R");
    assert!(description(&rook).contains("any number of squares orthogonally"));
    assert_eq!(suggestions(&stage, &stage.bob, stage.channel, "esc").await.len(), 1);
    let seven = ask(&stage, &stage.alice, stage.channel, "7C").await;
    assert!(seven["content"].as_str().unwrap().starts_with("**Seven of Clubs** · Moves: "), "{seven:#}");
    stage.end().await;
}
