//! Public answers: slow requests get no public refusal, and the people addressed are notified.

use serde_json::{Value, json};

use super::stage::{Stage, in_time};

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_took_long_notifies_its_opponent() {
    let stage = Stage::set().await;
    // The bot cannot write, which makes its work take long.
    let lock = stage.database().lock().await;
    let options = [("opponent", json!(stage.bob.id.to_string()))];
    let done = stage.alice.run(stage.channel, "play cardmate", &options).await.unwrap();
    in_time(&done);
    assert_eq!(done.callback_type, Some(5), "it is deferred");
    lock.unlock().await;
    let challenge = stage.posted(&stage.alice, &done).await;
    assert_eq!(challenge["type"], 0, "a message of its own, and no answer that was filled in: {challenge:#}");
    assert_eq!(challenge["mentions"][0]["id"], stage.bob.id.to_string());
    let id = challenge["id"].as_str().unwrap().parse().unwrap();
    in_time(&stage.press(&stage.bob, stage.channel, id, "Accept").await);
    let place = stage.await_thread().await;
    stage.await_board(place, 1, 0).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_was_stored_before_a_crash_is_posted_once() {
    let mut stage = Stage::set().await;
    // The challenge is stored and posted, but the id of its message is lost.
    let message = stage.challenge(&[]).await;
    stage.stop().await;
    stage.database().execute("UPDATE challenges SET message = NULL, announced = 0").await;
    stage.start().await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let place = stage.await_thread().await;
    stage.await_board(place, 1, 0).await;
    let challenges = stage.bob.messages(stage.channel).unwrap();
    assert_eq!(
        challenges.iter().filter(|seen| seen["content"].as_str().unwrap().contains("Time:")).count(),
        1
    );
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_that_took_long_is_private() {
    let stage = Stage::set().await;
    // The bot cannot write, which makes its work take long.
    let lock = stage.database().lock().await;
    let options = [("opponent", json!(stage.carol.id.to_string()))];
    let done = stage.carol.run(stage.channel, "play cardmate", &options).await.unwrap();
    assert_eq!(done.callback_type, Some(5), "it is deferred");
    lock.unlock().await;
    assert!(stage.told(&stage.carol, &done).await.starts_with("You can’t play against yourself"));
    assert_eq!(stage.bob.messages(stage.channel).unwrap(), Vec::<Value>::new());
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_says_of_which_game_it_was_when_there_are_several() {
    let stage = Stage::without_threads().await;
    let wrong = [("move", json!("4Ca9"))];
    stage.accept_one().await;
    stage.await_board(stage.channel, 1, 0).await;
    let done = stage.alice.run(stage.channel, "move", &wrong).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.starts_with("`4Ca9` is not legal") && !told.contains("game 1"), "{told}");
    stage.accept_one().await;
    stage.await_board(stage.channel, 2, 0).await;
    let done = stage.alice.run(stage.channel, "move", &wrong).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.starts_with("`4Ca9` is not legal"), "{told}");
    assert!(told.contains("This was about game 2."), "{told}");
    let named = [("move", json!("4Ca9")), ("game", json!(1))];
    let done = stage.alice.run(stage.channel, "move", &named).await.unwrap();
    assert!(!stage.told(&stage.alice, &done).await.contains("This was about"), "the player has named it");
    stage.end().await;
}
