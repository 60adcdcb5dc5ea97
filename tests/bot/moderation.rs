//! Blocks, bans, games that are called off, and limits.

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_host::Limits;

use super::mystery::await_words;
use super::stage::{Stage, id_of, in_time};

/// Returns the answer to a command about one user.
async fn about(stage: &Stage, person: &Person, command: &str, user: &Person) -> String {
    let options = [("user", json!(user.id.to_string()))];
    let done = person.run(stage.channel, command, &options).await.unwrap();
    stage.told(person, &done).await
}

/// Returns the public challenge of a person to somebody or anybody, or the refusal.
async fn play(stage: &Stage, person: &Person, game: &str, opponent: Option<&Person>) -> Value {
    let options: Vec<(&str, Value)> =
        opponent.iter().map(|opponent| ("opponent", json!(opponent.id.to_string()))).collect();
    let done = person.run(stage.channel, &format!("play {game}"), &options).await.unwrap();
    stage.posted(person, &done).await
}

fn text(message: &Value) -> &str {
    message["content"].as_str().unwrap()
}

/// Accepts a challenge that cannot be accepted, and expects these words.
async fn accept_in_vain(stage: &Stage, person: &Person, challenge: &Value, words: &str) {
    in_time(&stage.press(person, stage.channel, id_of(challenge).unwrap(), "Accept").await);
    // If the answer was deferred, this is a further message.
    let told =
        |seen: &Value| seen["flags"] == 64 && text(seen).contains(words) && id_of(seen) > id_of(challenge);
    stage.await_message(person, stage.channel, told).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_neither_challenges_nor_accepts() {
    let mut stage = Stage::set().await;
    for game in ["cardmate", "poker"] {
        let (alice, bob) = (&stage.alice, &stage.bob);
        let pending = play(&stage, bob, game, Some(alice)).await;
        assert!(text(&pending).contains("challenges"));
        let told = about(&stage, alice, "block", bob).await;
        assert!(told.contains("can no longer challenge you"), "{told}");
        let closed = |seen: &Value| id_of(seen) == id_of(&pending) && text(seen).contains("Called off");
        stage.await_message(alice, stage.channel, closed).await;
        stage.stop().await;
        stage.start().await;
        let (alice, bob) = (&stage.alice, &stage.bob);
        let told = play(&stage, bob, game, Some(alice)).await;
        assert!(text(&told).starts_with("You can’t challenge this player here."), "{told}");
        assert_eq!(told["flags"], 64);
        let told = play(&stage, alice, game, Some(bob)).await;
        assert!(text(&told).contains("Use </block:"), "{told}");
        let hers = play(&stage, alice, game, None).await;
        accept_in_vain(&stage, bob, &hers, "You can’t accept this challenge. Start your own with `/play`.")
            .await;
        let his = play(&stage, bob, game, None).await;
        accept_in_vain(&stage, alice, &his, "You have blocked").await;
        // It makes no difference to others.
        in_time(&stage.press(&stage.carol, stage.channel, id_of(&his).unwrap(), "Accept").await);
        assert!(about(&stage, alice, "block", bob).await.contains("can challenge you again"));
        in_time(&stage.press(bob, stage.channel, id_of(&hers).unwrap(), "Accept").await);
    }
    stage.await_message(&stage.alice, stage.channel, |seen| text(seen).contains("Accepted")).await;
    assert!(about(&stage, &stage.bob, "block", &stage.bob).await.starts_with("You can’t block yourself"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_is_listed_and_unblocked_by_a_press() {
    let stage = Stage::set().await;
    let (alice, place) = (&stage.alice, stage.channel);
    let list = async || {
        let done = alice.run(place, "block", &[]).await.unwrap();
        stage.answered(alice, &done).await
    };
    assert!(text(&list().await).starts_with("You have blocked nobody."));
    for person in [&stage.bob, &stage.carol] {
        about(&stage, alice, "block", person).await;
    }
    let shown = list().await;
    for person in [&stage.bob, &stage.carol] {
        assert!(text(&shown).contains(&format!(". <@{}>", person.id)), "{shown}");
    }
    // The latest comes first.
    let page = id_of(&shown).unwrap();
    in_time(&stage.press(alice, place, page, "Unblock 1").await);
    let unblocked = format!("<@{}> can challenge you again.", stage.carol.id);
    let is_changed = |seen: &Value| id_of(seen) == Some(page) && text(seen).starts_with(&unblocked);
    let shown = stage.await_message(alice, place, is_changed).await;
    assert!(text(&shown).ends_with(&format!("1. <@{}>", stage.bob.id)), "{shown}");
    in_time(&stage.press(alice, place, page, "Unblock 1").await);
    let is_empty =
        |seen: &Value| id_of(seen) == Some(page) && text(seen).contains("You have blocked nobody.");
    stage.await_message(alice, place, is_empty).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_begins_no_games_on_that_server() {
    let mut stage = Stage::set().await;
    let thread = stage.begin().await;
    let pending = play(&stage, &stage.bob, "poker", None).await;
    let options = [("user", json!(stage.bob.id.to_string()))];
    let refused = stage.carol.run(stage.channel, "admin ban", &options).await;
    assert!(refused.is_err(), "Discord offers it to those who manage the server alone");
    let told = about(&stage, &stage.alice, "admin ban", &stage.bob).await;
    assert!(told.contains("can’t start any more games") && told.contains("go on: 1."), "{told}");
    let closed = |seen: &Value| id_of(seen) == id_of(&pending) && text(seen).contains("Called off");
    stage.await_message(&stage.alice, stage.channel, closed).await;
    stage.stop().await;
    stage.start().await;
    for game in ["cardmate", "poker"] {
        let told = play(&stage, &stage.bob, game, None).await;
        assert!(text(&told).starts_with("You are banned from games on this server"), "{told}");
        let told = play(&stage, &stage.alice, game, Some(&stage.bob)).await;
        assert!(text(&told).starts_with("You can’t challenge this player here"), "{told}");
        let open = play(&stage, &stage.carol, game, None).await;
        accept_in_vain(&stage, &stage.bob, &open, "You are banned from games on this server").await;
    }
    // Running games continue.
    stage.alice.run(thread, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    stage.await_board(thread, 1, 1).await;
    assert!(
        about(&stage, &stage.alice, "admin unban", &stage.bob)
            .await
            .contains("can play on this server again")
    );
    assert!(about(&stage, &stage.alice, "admin unban", &stage.bob).await.contains("is not banned"));
    let open = play(&stage, &stage.bob, "poker", None).await;
    assert!(text(&open).contains("is looking for somebody"), "{open}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_ends_a_game_without_a_result() {
    for (game, seat, first) in [("cardmate", "forehand", "4Ci3"), ("mysterious", "white", "K@c3")] {
        let stage = Stage::set().await;
        let given = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat))];
        let message = stage.challenge_to(game, &given).await;
        in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
        let thread = stage.await_thread().await;
        stage.await_board(thread, 1, 0).await;
        let command = if game == "cardmate" { ("move", "move") } else { ("place", "card") };
        stage.alice.run(thread, command.0, &[(command.1, json!(first))]).await.unwrap();
        stage.await_board(thread, 1, 1).await;
        let options = [("game", json!(1))];
        let done = stage.alice.run(stage.channel, "admin end", &options).await.unwrap();
        assert_eq!(stage.told(&stage.alice, &done).await, "Game 1 was ended without a result.");
        let end = await_words(&stage, &stage.bob, thread, "**Aborted**").await;
        assert!(text(&end).contains("game 1"), "{end}");
        assert!(text(&end).contains("A manager of the server called it off."), "{end}");
        let done = stage.alice.run(stage.channel, "admin end", &options).await.unwrap();
        assert_eq!(stage.told(&stage.alice, &done).await, "This game is already over.");
        let options = [("game", json!(7))];
        let done = stage.alice.run(stage.channel, "admin end", &options).await.unwrap();
        assert!(stage.told(&stage.alice, &done).await.starts_with("Game not found"));
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn open_challenges_and_running_games_have_limits() {
    let mut stage = Stage::empty().await;
    stage.limits = Limits { challenges: 2, games: 2, ..Limits::default() };
    stage.start().await;
    let (alice, bob, carol) = (&stage.alice, &stage.bob, &stage.carol);
    let first = play(&stage, alice, "cardmate", None).await;
    let second = play(&stage, alice, "poker", None).await;
    let told = play(&stage, alice, "poker", None).await;
    assert!(text(&told).starts_with("You already have 2 open challenges"), "{told}");
    for challenge in [&first, &second] {
        in_time(&stage.press(bob, stage.channel, id_of(challenge).unwrap(), "Accept").await);
    }
    let told = play(&stage, alice, "poker", None).await;
    assert!(text(&told).starts_with("You already have 2 running games"), "{told}");
    let other = play(&stage, carol, "cardmate", None).await;
    accept_in_vain(&stage, bob, &other, "You already have 2 running games").await;
    let done = alice.run(stage.channel, "admin end", &[("game", json!(1))]).await.unwrap();
    stage.told(alice, &done).await;
    in_time(&stage.press(bob, stage.channel, id_of(&other).unwrap(), "Accept").await);
    let accepted = |seen: &Value| id_of(seen) == id_of(&other) && text(seen).contains("Accepted");
    stage.await_message(alice, stage.channel, accepted).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_can_be_neither_blocked_nor_banned() {
    let stage = Stage::set().await;
    let bot = stage.sandbox.person(stage.bot.id);
    let told = about(&stage, &stage.bob, "block", &bot).await;
    assert!(told.starts_with("Bots don’t play here"), "{told}");
    let told = about(&stage, &stage.alice, "admin ban", &bot).await;
    assert!(told.starts_with("Bots don’t play here"), "{told}");
    stage.end().await;
}
