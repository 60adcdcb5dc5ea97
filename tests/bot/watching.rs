//! Spectators get direct messages about new boards.

use discord_sandbox::world::ChannelSpec;
use serde_json::{Value, json};

use super::mystery::{await_words, direct};
use super::stage::{Stage, id_of, in_time};

/// Counts the bot's messages with these words to somebody.
fn count(stage: &Stage, words: &str) -> usize {
    let messages = stage.carol.messages(direct(stage, &stage.carol)).unwrap();
    messages.iter().filter(|message| message["content"].as_str().unwrap().contains(words)).count()
}

async fn play(stage: &Stage, place: u64, ply: usize, text: &str) {
    let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
    in_time(&person.run(place, "move", &[("move", json!(text))]).await.unwrap());
    stage.await_board(place, 1, ply + 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_is_told_of_every_board_also_after_a_restart() {
    let mut stage = Stage::set().await;
    let place = stage.begin().await;
    let done = stage.carol.run(place, "watch", &[]).await.unwrap();
    assert!(stage.told(&stage.carol, &done).await.starts_with("You’re watching game 1: you’ll get"));
    play(&stage, place, 0, "4Ci3").await;
    let private = direct(&stage, &stage.carol);
    let told = await_words(
        &stage,
        &stage.carol,
        private,
        "Game 1 (Cardmate), which you’re watching, has a new board",
    )
    .await;
    assert!(!told["content"].as_str().unwrap().contains("4Ci3"), "only where it is to be seen: {told:#}");
    stage.stop().await;
    stage.start().await;
    play(&stage, place, 1, "4Db6").await;
    while count(&stage, "new board") < 2 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    // The button works after a restart, and one press is enough.
    let message = id_of(&told).unwrap();
    let stopped = stage.press(&stage.carol, private, message, "Stop watching").await;
    assert_eq!(stage.told(&stage.carol, &stopped).await, "You no longer watch game 1.");
    let stopped = stage.press(&stage.carol, private, message, "Stop watching").await;
    assert!(stage.told(&stage.carol, &stopped).await.starts_with("You don’t watch game 1."));
    play(&stage, place, 2, "8Dj2").await;
    stage.stop().await;
    assert_eq!(count(&stage, "new board"), 2);
    stage.start().await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_for_the_end_is_told_of_it_alone() {
    let stage = Stage::set().await;
    let options = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white"))];
    let message = stage.challenge_to("poker", &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let place = stage.await_thread().await;
    stage.await_board(place, 1, 0).await;
    // In the channel of the thread, the suggestions name the game.
    let suggested = stage.carol.complete(stage.channel, "watch", &[], ("game", "poker")).await.unwrap();
    assert_eq!(suggested.choices.unwrap()[0]["name"], "1 · Poker Chess · alice against bob");
    let options = [("game", json!(1)), ("tell", json!(1))];
    let done = stage.carol.run(stage.channel, "watch", &options).await.unwrap();
    assert!(stage.told(&stage.carol, &done).await.contains("when it ends."));
    for (ply, text) in ["f3", "e5", "g4", "Qh4#"].into_iter().enumerate() {
        play(&stage, place, ply, text).await;
    }
    await_words(&stage, &stage.carol, direct(&stage, &stage.carol), "which you’re watching, is over").await;
    assert_eq!(count(&stage, "new board"), 0);
    let late = stage.carol.run(place, "watch", &[("game", json!(1))]).await.unwrap();
    assert!(stage.told(&stage.carol, &late).await.starts_with("Game 1 is over"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_games_of_others_that_are_played_here_can_be_watched() {
    let stage = Stage::set().await;
    let nothing = stage.carol.run(stage.channel, "watch", &[]).await.unwrap();
    assert!(stage.told(&stage.carol, &nothing).await.starts_with("Nobody else’s game is running here."));
    let place = stage.begin().await;
    let own = stage.bob.run(place, "watch", &[("game", json!(1))]).await.unwrap();
    assert!(stage.told(&stage.bob, &own).await.starts_with("You’re playing in this game"));
    let other = stage
        .sandbox
        .create_channel(
            stage.guild,
            ChannelSpec { name: Some("elsewhere".to_owned()), ..ChannelSpec::default() },
        )
        .unwrap();
    let refused = stage.carol.run(other, "watch", &[("game", json!(1))]).await.unwrap();
    assert!(stage.told(&stage.carol, &refused).await.starts_with("Game 1 is played in <#"));
    in_time(&stage.carol.run(place, "watch", &[]).await.unwrap());
    // Where nobody plays, it lists the games that somebody watches.
    let done = stage.carol.run(other, "watch", &[]).await.unwrap();
    let list = stage.answered(&stage.carol, &done).await;
    let text = list["content"].as_str().unwrap();
    assert!(text.starts_with("You’re watching these games:\n1 · Cardmate · alice against bob"), "{text}");
    let list = id_of(&list).unwrap();
    in_time(&stage.press(&stage.carol, other, list, "Stop watching 1").await);
    let is_stopped = |seen: &Value| {
        id_of(seen) == Some(list) && seen["content"].as_str() == Some("You no longer watch game 1.")
    };
    stage.await_message(&stage.carol, other, is_stopped).await;
    // Closed direct messages end the watching, and hold nothing up.
    in_time(&stage.carol.run(place, "watch", &[]).await.unwrap());
    stage.sandbox.close_direct_messages(stage.carol.id, true).unwrap();
    play(&stage, place, 0, "4Ci3").await;
    play(&stage, place, 1, "4Db6").await;
    stage.end().await;
}
