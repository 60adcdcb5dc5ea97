//! Games in channels that somebody cannot see are not visible to them by their number.

use discord_sandbox::permissions::{Overwrite, OverwriteKind, VIEW_CHANNEL};
use discord_sandbox::world::ChannelSpec;
use serde_json::json;

use super::replay_buttons::{record, verified};
use super::stage::{Stage, id_of, in_time};

/// Makes a channel that Carol cannot see, with a game of Alice and Bob.
async fn hidden_game(stage: &Stage) -> u64 {
    let unseen = Overwrite { id: stage.carol.id, kind: OverwriteKind::Member, allow: 0, deny: VIEW_CHANNEL };
    let spec = ChannelSpec {
        name: Some("hidden".to_owned()),
        overwrites: Some(vec![unseen]),
        ..ChannelSpec::default()
    };
    let hidden = stage.sandbox.create_channel(stage.guild, spec).unwrap();
    let options = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("forehand"))];
    let challenge = stage.alice.run(hidden, "play cardmate", &options).await.unwrap();
    let message = id_of(&stage.posted(&stage.alice, &challenge).await).unwrap();
    in_time(&stage.press(&stage.bob, hidden, message, "Accept").await);
    stage.await_board(hidden, 1, 0).await;
    in_time(&stage.alice.run(hidden, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    stage.await_board(hidden, 1, 1).await;
    hidden
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_shown_by_its_number_only_where_it_is_played_or_to_its_players() {
    let stage = Stage::without_threads().await;
    hidden_game(&stage).await;
    let game = ("game", json!(1));
    let public = [game.clone(), ("public", json!(0))];
    let piece = [("name", json!("i3")), game.clone()];
    let commands: [(&str, &[(&str, serde_json::Value)]); 6] = [
        ("board", std::slice::from_ref(&game)),
        ("replay", std::slice::from_ref(&game)),
        ("replay", &public),
        ("piece", &piece),
        ("resign", std::slice::from_ref(&game)),
        ("hand", std::slice::from_ref(&game)),
    ];
    for (command, options) in commands {
        let refused = stage.carol.run(stage.channel, command, options).await.unwrap();
        let told = stage.told(&stage.carol, &refused).await;
        assert_eq!(told, "Game not found. `/games` lists yours.", "{command}: not even where it is played");
        assert!(!told.contains(&stage.alice.id.to_string()), "{told}");
    }
    let suggested = stage
        .carol
        .complete(stage.channel, "piece", std::slice::from_ref(&game), ("name", "i3"))
        .await
        .unwrap();
    assert_eq!(suggested.choices, Some(Vec::new()));
    // The players may look at their game from anywhere, and show it.
    for (command, options) in &commands[..3] {
        let shown = stage.bob.run(stage.channel, command, options).await.unwrap();
        let shown = stage.answered(&stage.bob, &shown).await;
        let text = shown["content"].as_str().unwrap();
        assert!(!text.contains("is played in") && !text.contains("no such game"), "{command}: {text}");
    }
    assert!(record(&stage, &stage.bob, stage.channel, Some(1)).await.contains("[Game "));
    assert!(verified(&stage, &stage.bob, stage.channel, Some(1)).await.starts_with("Game 1 is not over"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sees_the_channel_sees_its_games_there() {
    let stage = Stage::set().await;
    let thread = stage.begin().await;
    for place in [thread, stage.channel] {
        let shown = stage.carol.run(place, "board", &[("game", json!(1))]).await.unwrap();
        let shown = stage.answered(&stage.carol, &shown).await;
        assert!(id_of(&shown["attachments"][0]).is_some(), "{shown:#}");
    }
    stage.end().await;
}
