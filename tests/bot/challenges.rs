//! Challenges: accepted, declined, withdrawn, expired, and refused to the wrong people.

use std::time::Duration;

use serde_json::json;

use super::stage::{Stage, button_of, id_of, in_time};

async fn shows(stage: &Stage, message: u64, words: &str) {
    stage
        .await_message(&stage.alice, stage.channel, |seen| {
            id_of(seen) == Some(message)
                && seen["content"].as_str().unwrap().contains(words)
                && seen["components"].as_array().unwrap().is_empty()
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_names_every_game_and_is_told_to_its_end() {
    let stage = Stage::set().await;
    let done = stage.alice.run(stage.channel, "help", &[]).await.unwrap();
    let help = stage.told(&stage.alice, &done).await;
    for game in trickmate::rules::GAMES {
        assert!(help.contains(&format!("`/play {}`", game.name())), "{help}");
    }
    assert!(help.ends_with("`/admin`: for those who manage it."), "{help}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commands_are_offered_with_the_options_of_the_game() {
    let stage = Stage::set().await;
    let commands = stage.alice.commands(stage.channel).unwrap();
    let names: Vec<&str> = commands.iter().map(|command| command["name"].as_str().unwrap()).collect();
    for name in ["play", "move", "moves", "board", "games", "resign", "rules", "help", "server"] {
        assert!(names.contains(&name), "{name} is not in {names:?}");
    }
    let play = commands.iter().find(|command| command["name"] == "play").unwrap();
    let cardmate = &play["options"][0];
    let options: Vec<&str> = cardmate["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| option["name"].as_str().unwrap())
        .collect();
    assert_eq!(options, ["opponent", "deal", "palace", "seat", "time", "rated"]);
    let deals = cardmate["options"][1]["choices"].as_array().unwrap();
    assert_eq!(deals.len(), 4);
    for name in ["play", "rules"] {
        let command = commands.iter().find(|command| command["name"] == name).unwrap();
        let games: Vec<&str> = command["options"]
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["name"].as_str().unwrap())
            .collect();
        assert_eq!(games, ["cardmate", "poker", "mysterious", "summoner"], "/{name}");
    }
    let served = stage.bob.commands(stage.channel).unwrap();
    assert!(!served.iter().any(|command| command["name"] == "admin"), "what is for moderators");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_can_be_accepted_by_anybody_when_it_names_nobody() {
    let stage = Stage::set().await;
    let options = [("deal", json!("wild")), ("palace", json!("king")), ("seat", json!("rearhand"))];
    let message = stage.challenge(&options).await;
    let own = stage.press(&stage.alice, stage.channel, message, "Accept").await;
    assert!(stage.told(&stage.alice, &own).await.starts_with("This is your own challenge"));
    in_time(&stage.press(&stage.carol, stage.channel, message, "Accept").await);
    shows(&stage, message, "Accepted").await;
    let thread = stage.await_thread().await;
    let board = stage.await_board(thread, 1, 0).await;
    let text = board["content"].as_str().unwrap();
    assert!(text.starts_with(&format!("<@{}> (Forehand) to move", stage.carol.id)), "{text}");
    assert!(text.contains("deal: wild") && text.contains("palace: king"), "{text}");
    assert!(text.contains("committed to by its SHA-256"), "{text}");
    let late = stage.bob.click(stage.channel, message, "accept/1").await;
    assert!(late.is_err(), "the button is gone");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_to_one_person_is_theirs_to_answer() {
    let stage = Stage::set().await;
    let opponent = [("opponent", json!(stage.bob.id.to_string()))];
    let message = stage.challenge(&opponent).await;
    let card = stage.await_message(&stage.bob, stage.channel, |seen| id_of(seen) == Some(message)).await;
    assert_eq!(id_of(&card["mentions"][0]), Some(stage.bob.id), "the challenged player is notified");
    for label in ["Accept", "Decline"] {
        let done = stage.press(&stage.carol, stage.channel, message, label).await;
        assert!(stage.told(&stage.carol, &done).await.starts_with("This challenge is for"));
    }
    let done = stage.press(&stage.bob, stage.channel, message, "Withdraw").await;
    assert!(stage.told(&stage.bob, &done).await.starts_with("Only"));
    in_time(&stage.press(&stage.bob, stage.channel, message, "Decline").await);
    shows(&stage, message, "Declined").await;

    let message = stage.challenge(&opponent).await;
    in_time(&stage.press(&stage.alice, stage.channel, message, "Withdraw").await);
    shows(&stage, message, "Withdrawn").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_is_refused_privately() {
    let stage = Stage::set().await;
    for (opponent, words) in
        [(stage.alice.id, "You cannot play against yourself"), (stage.bot.id, "A bot cannot")]
    {
        let options = [("opponent", json!(opponent.to_string()))];
        let done = stage.alice.run(stage.channel, "play cardmate", &options).await.unwrap();
        assert!(stage.told(&stage.alice, &done).await.starts_with(words));
    }
    stage.deny(discord_sandbox::permissions::ATTACH_FILES);
    let done = stage.alice.run(stage.channel, "play cardmate", &[]).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.contains("Attach Files"), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_nobody_answers_expires() {
    let mut stage = Stage::empty().await;
    stage.patience = Duration::from_millis(500);
    stage.start().await;
    let done = stage.alice.run(stage.channel, "play cardmate", &[]).await.unwrap();
    let message = done.response_id.unwrap();
    shows(&stage, message, "Expired").await;
    let card = stage.await_message(&stage.bob, stage.channel, |seen| id_of(seen) == Some(message)).await;
    assert_eq!(button_of(&card, "Accept"), None);
    stage.end().await;
}
