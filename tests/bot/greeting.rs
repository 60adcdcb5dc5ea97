//! The greeting of a server that the bot joins.

use super::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_greeted_when_the_bot_joins_it_and_never_again() {
    let mut stage = Stage::set().await;
    // The bot is there from the start.
    assert!(stage.alice.messages(stage.channel).unwrap().is_empty());
    let guild = stage.sandbox.create_guild("Later", stage.alice.id, &[], &[stage.bot.id]).unwrap();
    let general = stage.sandbox.channel_named(guild, "general").unwrap();
    let is_greeting =
        |message: &serde_json::Value| message["content"].as_str().unwrap().starts_with("**Trickmate**");
    let greeting = stage.await_message(&stage.alice, general, is_greeting).await;
    let labels: Vec<&str> = greeting["components"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|row| row["components"].as_array().unwrap())
        .filter_map(|button| button["label"].as_str())
        .collect();
    assert!(labels.contains(&"Cardmate") && labels.contains(&"Rules"), "{labels:?}");
    let pictures = greeting["attachments"].as_array().unwrap();
    assert_eq!(pictures.len(), 1, "one of all games");
    assert!(
        pictures.iter().all(|picture| picture["description"].as_str().is_some_and(|text| !text.is_empty()))
    );
    // Later it says nothing more, neither after being removed and added again nor after a restart.
    stage.sandbox.change(|world| world.remove_member(guild, stage.bot.id)).unwrap();
    let all = discord_sandbox::permissions::DEFAULT_EVERYONE;
    stage.sandbox.change(|world| world.install(guild, stage.bot.id, all)).unwrap();
    stage.stop().await;
    stage.start().await;
    let ping = stage.alice.run(general, "ping", &[]).await.unwrap();
    stage.answered(&stage.alice, &ping).await;
    assert_eq!(
        stage.alice.messages(general).unwrap().iter().filter(|message| is_greeting(message)).count(),
        1
    );
    assert!(!stage.alice.messages(stage.channel).unwrap().iter().any(is_greeting));
    stage.end().await;
}
