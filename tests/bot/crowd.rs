//! Many matches at once.

use serde_json::{Value, json};

use super::stage::{Stage, in_time};

const MATCHES: usize = 50;

#[tokio::test(flavor = "multi_thread")]
async fn fifty_matches_in_a_channel_do_not_get_mixed_up() {
    let stage = Stage::without_threads().await;
    let options = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("forehand"))];
    for game in 1..=MATCHES {
        let message = stage.challenge(&options).await;
        in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
        stage.await_board(stage.channel, i64::try_from(game).unwrap(), 0).await;
    }
    let play = |game: usize, text: &'static str, first: bool| {
        let stage = &stage;
        async move {
            let person = if first { &stage.alice } else { &stage.bob };
            let options = [("move", json!(text)), ("game", json!(game))];
            let done = person.run(stage.channel, "move", &options).await.unwrap();
            assert_eq!(stage.told(person, &done).await, format!("You played **{text}** (game {game})."),);
        }
    };
    for (text, first) in [("4Ci3", true), ("4Db6", false)] {
        let all: Vec<_> = (1..=MATCHES).map(|game| play(game, text, first)).collect();
        join_all(all).await;
    }
    // A hundred messages are as many as can be seen at once: the last boards are among them.
    stage
        .await_message(&stage.alice, stage.channel, |message: &Value| {
            message["content"].as_str().is_some_and(|text| text.contains("· ply 2"))
        })
        .await;
    let done = stage.bob.run(stage.channel, "games", &[]).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.contains("their turn"));
    stage.end().await;
}

/// Waits for all of them, one task per processor being enough.
async fn join_all<F: Future<Output = ()>>(futures: Vec<F>) {
    let mut futures: Vec<_> = futures.into_iter().map(Box::pin).collect();
    std::future::poll_fn(|context| {
        futures.retain_mut(|future| future.as_mut().poll(context).is_pending());
        if futures.is_empty() { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
}
