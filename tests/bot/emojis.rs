//! The bot's own emojis: uploaded once, and shown in messages in place of symbols.

use serde_json::{Value, json};
use trickmate_render::Emoji;

use super::server_panel::turn_threads_off;
use super::stage::{Stage, id_of};
use super::turn_panel::{arranged, choose};

/// Number of chessmen, cards and suits, without the cards of Summoner's Chess.
const PIECES: usize = 12 + 56 + 4;

/// Returns the emojis of the bot, as Discord lists them.
async fn listed(stage: &Stage) -> Vec<Value> {
    let path = format!("/applications/{}/emojis", stage.bot.id);
    let url = format!("{}/api/v10{path}", stage.sandbox.url());
    let client = reqwest::Client::builder().user_agent("DiscordBot (tests, 1)").build().unwrap();
    let asked = client.get(url).header("Authorization", format!("Bot {}", stage.bot.token));
    let list: Value = asked.send().await.unwrap().json().await.unwrap();
    // A request beyond the limits has no list.
    list["items"].as_array().cloned().unwrap_or_default()
}

/// Waits until the bot has uploaded all its emojis.
async fn uploaded(stage: &Stage) -> Vec<Value> {
    let deadline = tokio::time::Instant::now() + super::stage::LONG;
    loop {
        let list = listed(stage).await;
        if list.len() == Emoji::all().len() {
            return list;
        }
        assert!(tokio::time::Instant::now() < deadline, "{} emojis", list.len());
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    }
}

/// Returns the buttons of a message.
fn buttons(message: &Value) -> Vec<Value> {
    let rows = message["components"].as_array().unwrap().iter();
    rows.flat_map(|row| row["components"].as_array().unwrap().clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_have_pictures_in_messages_and_are_uploaded_once() {
    let mut stage = Stage::empty().await;
    stage.lift_limits();
    stage.emojis = true;
    stage.start().await;
    let first = uploaded(&stage).await;
    let is_card = |emoji: &&Value| emoji["name"].as_str().unwrap().starts_with("card_");
    let cards = first.iter().filter(is_card).count();
    assert!(cards > 10 && first.len() == PIECES + cards, "{cards}");
    assert!(first.iter().all(|emoji| emoji["name"].as_str().unwrap().len() <= 32), "{first:?}");
    turn_threads_off(&stage, stage.channel).await;
    let given =
        [("opponent", json!(stage.bot.id.to_string())), ("seat", json!("white")), ("level", json!(1))];
    stage.alice.run(stage.channel, "play poker", &given).await.unwrap();
    let has_pictures = |message: &Value| {
        message["content"].as_str().unwrap_or_default().contains("· ply 0") && {
            let of_piece = |button: &Value| {
                let name = button["emoji"]["name"].as_str().unwrap_or_default();
                name.starts_with("white_") && button["label"].as_str().unwrap().chars().count() == 2
            };
            buttons(message).iter().any(of_piece)
        }
    };
    let board = stage.await_message(&stage.alice, stage.channel, has_pictures).await;
    let id = id_of(&board).unwrap();
    // What is pressed is the same button as without a picture.
    let pawn = buttons(&board).into_iter().find(|button| button["label"] == "e2").unwrap();
    let done = stage.alice.click(stage.channel, id, pawn["custom_id"].as_str().unwrap()).await.unwrap();
    drop(done);
    let chosen = |message: &Value| {
        let text = message["content"].as_str().unwrap_or_default();
        id_of(message) == Some(id) && text.contains("<:white_pawn_")
    };
    let chosen = stage.await_message(&stage.alice, stage.channel, chosen).await;
    assert!(chosen["content"].as_str().unwrap().chars().count() <= 2000);
    // A bot that starts again finds them there.
    stage.stop().await;
    stage.start().await;
    let pressed = stage.alice.run(stage.channel, "board", &[]).await.unwrap();
    let _shown = stage.answer(&stage.alice, &pressed);
    let again = uploaded(&stage).await;
    let ids = |list: &[Value]| list.iter().map(|emoji| emoji["id"].clone()).collect::<Vec<_>>();
    assert_eq!(ids(&first), ids(&again));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_of_a_hand_have_pictures_in_the_panel_of_a_turn() {
    let mut stage = arranged(&[("deck-white", "30 Soldier"), ("deck-black", "30 Soldier")], 1).await;
    stage.emojis = true;
    stage.start().await;
    uploaded(&stage).await;
    let board = id_of(&stage.await_board(stage.channel, 1, 0).await).unwrap();
    let moved = choose(&stage, &stage.alice, stage.channel, board, "e2").await;
    let own = id_of(&stage.answered(&stage.alice, &moved).await).unwrap();
    let has_hand = |seen: &Value| {
        id_of(seen) == Some(own) && seen["content"].as_str().unwrap_or_default().contains("<:card_soldier_")
    };
    let panel = stage.await_message(&stage.alice, stage.channel, has_hand).await;
    assert!(panel["content"].as_str().unwrap().chars().count() <= 2000);
    let pictured = buttons(&panel).into_iter().find(|button| {
        button["emoji"]["name"].as_str().is_some_and(|name| name.starts_with("card_soldier_"))
    });
    let label = pictured.unwrap_or_else(|| panic!("no picture: {panel:#}"))["label"].clone();
    assert!(label.as_str().unwrap().starts_with("Create Soldier"), "{label}");
    stage.end().await;
}
