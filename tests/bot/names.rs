//! A name on one server is visible on that server alone.

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::replay_buttons;
use super::stage::{Stage, id_of, in_time};

/// Returns the record of game 1 as a person gets it in a channel.
async fn record(stage: &Stage, person: &Person, channel: u64) -> String {
    replay_buttons::record(stage, person, channel, Some(1)).await
}

/// Returns the text alternative of the picture that a person gets for a command.
async fn picture(
    stage: &Stage,
    person: &Person,
    channel: u64,
    command: &str,
    options: &[(&str, Value)],
) -> String {
    let done = person.run(channel, command, options).await.unwrap();
    let answer = stage.answered(person, &done).await;
    answer["attachments"][0]["description"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_on_one_server_is_not_shown_on_another() {
    let stage = Stage::without_threads().await;
    let (alice, bob, carol) = (stage.alice.id, stage.bob.id, stage.carol.id);
    let set = |guild: u64, name: &str| {
        let name = Some(name.to_owned());
        stage.sandbox.change(|world| world.change_member(guild, alice, |member| member.nick = name)).unwrap();
    };
    set(stage.guild, "Queen of Hearts");
    let other = stage.sandbox.create_guild("Work", carol, &[alice, bob], &[stage.bot.id]).unwrap();
    let elsewhere = stage.sandbox.channel_named(other, "general").unwrap();
    let given =
        [("opponent", json!(bob.to_string())), ("seat", json!("forehand")), ("rated", json!("rated"))];
    let message = stage.challenge(&given).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    stage.await_board(stage.channel, 1, 0).await;
    let asked = stage.bob.run(stage.channel, "resign", &[("game", json!(1))]).await.unwrap();
    let question = id_of(&stage.answer(&stage.bob, &asked)).unwrap();
    in_time(&stage.press(&stage.bob, stage.channel, question, "Resign").await);
    stage.await_board(stage.channel, 1, 1).await;

    assert!(record(&stage, &stage.bob, stage.channel).await.contains("Queen of Hearts"));
    let there = record(&stage, &stage.bob, elsewhere).await;
    assert!(!there.contains("Queen of Hearts") && there.contains("\"alice\""), "{there}");
    let user = [("user", json!(alice.to_string()))];
    let here = picture(&stage, &stage.bob, stage.channel, "profile", &user).await;
    assert!(here.starts_with("Ratings of Queen of Hearts on this server."), "{here}");
    let everywhere = [("user", json!(alice.to_string())), ("scope", json!(1))];
    let there = picture(&stage, &stage.bob, elsewhere, "profile", &everywhere).await;
    assert!(there.starts_with("Ratings of alice worldwide."), "{there}");

    // The name on another server does not replace the name on the first one.
    set(other, "Ms Jones");
    stage.alice.run(elsewhere, "profile", &[]).await.unwrap();
    assert!(record(&stage, &stage.bob, stage.channel).await.contains("Queen of Hearts"));
    let board = picture(&stage, &stage.bob, elsewhere, "board", &[("game", json!(1))]).await;
    assert!(!board.contains("Queen of Hearts"), "{board}");
    stage.end().await;
}
