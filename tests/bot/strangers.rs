//! People who have left, who were never there, or who cannot see a channel; and disturbing names.

use discord_sandbox::permissions::{Overwrite, OverwriteKind, VIEW_CHANNEL};
use discord_sandbox::world::ChannelSpec;
use serde_json::{Value, json};

use super::ratings::versus;
use super::stage::{Stage, id_of, in_time};
use super::surface::press_more;

fn text(message: &Value) -> &str {
    message["content"].as_str().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_cannot_see_a_channel_learns_nothing_of_its_games() {
    let stage = Stage::set().await;
    let thread = stage.begin().await;
    let other = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("other", 0)).unwrap();
    let named = [("game", json!(1))];
    let done = stage.carol.run(other, "board", &named).await.unwrap();
    let told = stage.told(&stage.carol, &done).await;
    assert!(told.contains(&format!("is played in <#{thread}>")), "who may see it is led there: {told}");
    let board = id_of(&stage.await_board(thread, 1, 0).await).unwrap();
    let asked = press_more(&stage, &stage.alice, thread, board, "Resign…").await;
    let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
    in_time(&stage.press(&stage.alice, thread, question, "Resign").await);
    stage.await_board(thread, 1, 1).await;
    let bob = [("user", json!(stage.bob.id.to_string()))];
    let done = stage.carol.run(other, "profile", &bob).await.unwrap();
    assert!(stage.told(&stage.carol, &done).await.contains(&thread.to_string()));

    let hidden = Overwrite { id: stage.carol.id, kind: OverwriteKind::Member, allow: 0, deny: VIEW_CHANNEL };
    stage.sandbox.set_overwrite(stage.channel, hidden).unwrap();
    let unknown = stage.carol.run(other, "board", &[("game", json!(77))]).await.unwrap();
    let unknown = stage.told(&stage.carol, &unknown).await;
    for command in ["board", "replay"] {
        let done = stage.carol.run(other, command, &named).await.unwrap();
        let told = stage.told(&stage.carol, &done).await;
        assert_eq!(told, unknown, "{command}: as if there were none");
    }
    let done = stage.carol.run(other, "profile", &bob).await.unwrap();
    let profile = stage.told(&stage.carol, &done).await;
    let versus = versus(&stage, &stage.carol, other, [stage.alice.id, stage.bob.id]).await;
    for told in [profile, versus] {
        let ids = [stage.channel.to_string(), thread.to_string()];
        assert!(told.contains("Latest games") && !ids.iter().any(|id| told.contains(id)), "{told}");
    }
    // The players get a link to it everywhere.
    let done = stage.bob.run(other, "profile", &[]).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.contains(&thread.to_string()));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_with_somebody_who_is_not_there() {
    let stage = Stage::without_threads().await;
    let never = stage.sandbox.create_user("never");
    let given = [("opponent", json!(never.id.to_string()))];
    let done = stage.alice.run(stage.channel, "play cardmate", &given).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.starts_with("This person isn’t on this server."), "{told}");

    let asked = stage.alice.run_on(stage.channel, "Challenge", 2, never.id).await.unwrap();
    let told = stage.told(&stage.alice, &asked).await;
    assert!(told.starts_with("This person isn’t on this server."), "{told}");

    // Bob challenges Alice and anybody, and leaves.
    let mut made = Vec::new();
    for given in [vec![("opponent", json!(stage.alice.id.to_string()))], Vec::new()] {
        let done = stage.bob.run(stage.channel, "play cardmate", &given).await.unwrap();
        made.push(id_of(&stage.posted(&stage.bob, &done).await).unwrap());
    }
    let (guild, bob) = (stage.guild, stage.bob.id);
    stage.sandbox.change(|world| world.remove_member(guild, bob)).unwrap();
    for message in made {
        let done = stage.press(&stage.alice, stage.channel, message, "Accept").await;
        in_time(&done);
        let refused = |seen: &Value| {
            seen["flags"] == 64
                && text(seen).starts_with("The person who made this challenge has left the server")
                && id_of(seen) > Some(message)
        };
        stage.await_message(&stage.alice, stage.channel, refused).await;
        let closed = |seen: &Value| id_of(seen) == Some(message) && text(seen).contains("Called off");
        stage.await_message(&stage.alice, stage.channel, closed).await;
    }
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM matches").await, Some(0));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_named_by_what_is_fit_of_names() {
    let stage = Stage::set().await;
    let name = |person: u64, name: &str| {
        let (guild, name) = (stage.guild, Some(name.to_owned()));
        stage
            .sandbox
            .change(|world| world.change_member(guild, person, |member| member.nick = name))
            .unwrap();
    };
    name(stage.alice.id, "Al\u{202e}i\u{200b}ce\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}");
    name(stage.bob.id, "Bob https://evil.example/x");
    stage.begin().await;
    let state = stage.alice.state().unwrap();
    let thread = state["guilds"][0]["threads"][0]["name"].as_str().unwrap().to_owned();
    assert_eq!(thread, "Alicé\u{301}\u{301} vs Bob https evil example x · Cardmate");
    stage.end().await;
}
