//! Moves typed as messages: replies to a board, mentions, direct messages; other talk is ignored.

use std::time::Duration;

use serde_json::Value;

use super::mystery::{await_words, direct};
use super::stage::{Stage, assert_played, id_of, in_time};

/// Returns the refusal that answers a message, once it is there.
async fn answer_to(stage: &Stage, place: u64, message: u64) -> Value {
    let id = message.to_string();
    let answers = |seen: &Value| seen["message_reference"]["message_id"] == id.as_str();
    stage.await_message(&stage.alice, place, answers).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_a_mention_and_a_direct_message_are_moves() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    stage.alice.reply(place, board, "4c i3").unwrap();
    stage.await_board(place, 1, 1).await;
    stage.bob.send(place, &format!("<@{}> 4d b6", stage.bot.id)).unwrap();
    stage.await_board(place, 1, 2).await;
    let letters = direct(&stage, &stage.alice);
    stage.alice.send(letters, "8D j2").unwrap();
    await_words(&stage, &stage.alice, letters, "(8Dj2 · game 1)").await;
    stage.await_board(place, 1, 3).await;
    assert_eq!(stage.boards(place).len(), 4, "each is played once");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_writes_to_the_bot_and_plays_nothing_is_told_where_to_begin() {
    let stage = Stage::set().await;
    let letters = direct(&stage, &stage.carol);
    stage.carol.send(letters, "hello there").unwrap();
    let told = await_words(&stage, &stage.carol, letters, "Hi! You aren’t playing anything").await;
    // The page of the game is private, also here.
    let done = stage.press(&stage.carol, letters, id_of(&told).unwrap(), "Cardmate").await;
    let page = id_of(&stage.answered(&stage.carol, &done).await).unwrap();
    in_time(&stage.press(&stage.carol, letters, page, "Computer").await);
    await_words(&stage, &stage.carol, letters, "· game 1 · ply").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_one_is_answered_with_why_and_what_is_legal_and_taken_away() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    let wrong = stage.alice.reply(place, board, "4C a9").unwrap();
    let answer = answer_to(&stage, place, wrong).await;
    let text = answer["content"].as_str().unwrap();
    assert!(text.contains("(game 1)") && text.contains("you can play `4C"), "{text}");
    let nonsense = stage.alice.reply(place, board, "c9z").unwrap();
    let answer_to_nonsense = answer_to(&stage, place, nonsense).await;
    let text = answer_to_nonsense["content"].as_str().unwrap();
    assert!(text.starts_with("`c9z` isn’t a move: a move is a card and a square"), "{text}");
    let early = stage.bob.reply(place, board, "4Db6").unwrap();
    let told = answer_to(&stage, place, early).await;
    assert!(told["content"].as_str().unwrap().starts_with("It’s not your turn"), "{told:#}");
    stage.sandbox.advance(Duration::from_secs(61));
    for refusal in [&answer, &told] {
        let id = id_of(refusal).unwrap();
        let found = stage
            .sandbox
            .wait_for(super::stage::LONG, |world| {
                world.channel(place).ok().filter(|channel| !channel.messages.contains_key(&id)).map(|_| ())
            })
            .await;
        assert!(found.is_some(), "the refusal stays");
    }
    // The game continues from this ply.
    stage.alice.reply(place, board, "4Ci3").unwrap();
    stage.await_board(place, 1, 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_let_be_and_a_message_delivered_twice_is_one_move() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    stage.bob.reply(place, board, "good luck!").unwrap();
    stage.carol.reply(place, board, "4Ci3").unwrap();
    stage.alice.send(place, "4Ci3").unwrap();
    stage.alice.reply(place, board, "I wonder whether you would rather take the card on i3 now").unwrap();
    stage.sandbox.gateway().duplicate_next(stage.bot.id, Some("MESSAGE_CREATE"));
    stage.alice.reply(place, board, "4Ci3").unwrap();
    stage.await_board(place, 1, 1).await;
    stage.bob.send(place, &format!("4d b6 <@{}>", stage.bot.id)).unwrap();
    stage.await_board(place, 1, 2).await;
    let own = stage.bot.id.to_string();
    let spoken = stage.alice.messages(place).unwrap();
    let answers = spoken.iter().filter(|seen| seen["author"]["id"] == own.as_str() && seen["type"] == 19);
    assert_eq!(answers.count(), 0, "nobody is answered who has asked for nothing");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_secret_is_not_played_where_others_read_it() {
    let stage = Stage::set().await;
    let place = super::mystery::begin(&stage, "secret").await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    let typed = stage.alice.reply(place, board, "N@c3").unwrap();
    let told = answer_to(&stage, place, typed).await;
    assert!(
        told["content"].as_str().unwrap().starts_with("Nothing was played: others can read this"),
        "{told:#}"
    );
    let letters = direct(&stage, &stage.alice);
    stage.alice.send(letters, "K a1").unwrap();
    await_words(&stage, &stage.alice, letters, "(K@a1 · game 1)").await;
    stage.await_board(place, 1, 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_can_switch_it_off() {
    let mut stage = Stage::empty().await;
    stage.typing = false;
    stage.start().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    stage.alice.reply(place, board, "4Ci3").unwrap();
    let done = stage.alice.run(place, "move", &[("move", serde_json::json!("7Cb1"))]).await.unwrap();
    assert_played(&stage.told(&stage.alice, &done).await, "7Cb1", 1);
    stage.await_board(place, 1, 1).await;
    stage.end().await;
}
