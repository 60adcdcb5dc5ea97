//! Challenges: accepted, declined, withdrawn, expired, and refused to the wrong people.

use std::time::Duration;

use discord_sandbox::permissions::{Overwrite, OverwriteKind, VIEW_CHANNEL};
use discord_sandbox::world::ChannelSpec;
use serde_json::{Value, json};

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
async fn the_help_is_short_and_leads_to_every_game_and_all_commands() {
    let stage = Stage::set().await;
    let done = stage.alice.run(stage.channel, "help", &[]).await.unwrap();
    let help = stage.answered(&stage.alice, &done).await;
    let text = help["content"].as_str().unwrap();
    assert!(text.lines().count() <= 3, "{text}");
    let message = id_of(&help).unwrap();
    in_time(&stage.press(&stage.alice, stage.channel, message, "All commands").await);
    let has = |seen: &Value| {
        id_of(seen) == Some(message)
            && seen["content"]
                .as_str()
                .is_some_and(|text| text.contains("`/admin`: for those who manage it."))
    };
    stage.await_message(&stage.alice, stage.channel, has).await;
    in_time(&stage.press(&stage.alice, stage.channel, message, "◀ Back").await);
    in_time(&stage.press(&stage.alice, stage.channel, message, "Rules").await);
    in_time(&stage.press(&stage.alice, stage.channel, message, "Cardmate").await);
    let first = |seen: &Value| {
        id_of(seen) == Some(message)
            && seen["content"].as_str().is_some_and(|text| text.contains("Page 1 of"))
    };
    let page = stage.await_message(&stage.alice, stage.channel, first).await;
    assert_eq!(page["attachments"][0]["content_type"], "image/png");
    in_time(&stage.press(&stage.alice, stage.channel, message, "Next ▶").await);
    let second = |seen: &Value| {
        id_of(seen) == Some(message)
            && seen["content"].as_str().is_some_and(|text| text.contains("Page 2 of"))
    };
    let page = stage.await_message(&stage.alice, stage.channel, second).await;
    assert_eq!(page["attachments"][0]["content_type"], "image/png", "every page has it");
    in_time(&stage.press(&stage.alice, stage.channel, message, "What the marks mean").await);
    let marks = |seen: &Value| {
        let description = seen["attachments"][0]["description"].as_str().unwrap_or_default();
        id_of(seen) == Some(message) && description.contains("the last move began here")
    };
    stage.await_message(&stage.alice, stage.channel, marks).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_challenged_from_the_menu_of_their_name() {
    let stage = Stage::set().await;
    let (alice, bob) = (&stage.alice, &stage.bob);
    let asked = alice.run_on(stage.channel, "Challenge", 2, bob.id).await.unwrap();
    let question = id_of(&stage.answered(alice, &asked).await).unwrap();
    in_time(&stage.press(alice, stage.channel, question, "Poker Chess").await);
    let is_challenge = |seen: &Value| {
        seen["content"].as_str().is_some_and(|text| {
            text.starts_with(&format!("<@{}> challenges <@{}> to **Poker Chess**", alice.id, bob.id))
        })
    };
    let challenge = id_of(&stage.await_message(bob, stage.channel, is_challenge).await).unwrap();
    in_time(&stage.press(bob, stage.channel, challenge, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    // Nobody can challenge themselves or a bot.
    let own = alice.run_on(stage.channel, "Challenge", 2, alice.id).await.unwrap();
    assert!(stage.told(alice, &own).await.starts_with("You can’t play against yourself."));
    let bot = alice.run_on(stage.channel, "Challenge", 2, stage.bot.id).await.unwrap();
    assert!(stage.told(alice, &bot).await.starts_with("Other bots can’t accept challenges."));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open_challenges_are_listed_and_accepted_there() {
    let stage = Stage::set().await;
    let list = async |person: &discord_sandbox::Person| {
        let done = person.run(stage.channel, "challenges", &[]).await.unwrap();
        stage.answered(person, &done).await
    };
    assert!(
        list(&stage.bob).await["content"].as_str().unwrap().starts_with("Nobody else is looking for a game")
    );
    stage.challenge(&[]).await;
    stage.challenge(&[("opponent", json!(stage.carol.id.to_string()))]).await;
    let own = list(&stage.alice).await;
    assert!(own["content"].as_str().unwrap().starts_with("Nobody else is looking for a game"), "{own:#}");
    let open = list(&stage.bob).await;
    let text = open["content"].as_str().unwrap();
    assert!(text.contains("1. <@") && text.contains("**Cardmate**") && !text.contains("2. <@"), "{text}");
    in_time(&stage.press(&stage.bob, stage.channel, id_of(&open).unwrap(), "Accept 1").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    let state = stage.alice.state().unwrap();
    let name = state["guilds"][0]["threads"][0]["name"].as_str().unwrap().to_owned();
    assert!(["alice vs bob · Cardmate", "bob vs alice · Cardmate"].contains(&name.as_str()), "{name}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commands_are_offered_with_the_options_of_the_game() {
    let stage = Stage::set().await;
    let commands = stage.alice.commands(stage.channel).unwrap();
    let names: Vec<&str> = commands.iter().map(|command| command["name"].as_str().unwrap()).collect();
    for name in ["play", "move", "replay", "board", "games", "resign", "rules", "help", "server"] {
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
    let own = ["opponent", "level", "deal", "palace", "repetition"];
    let usual = ["seat", "time", "rated", "odds", "their-time", "position", "series", "teams"];
    assert_eq!(options, [&own[..], &usual].concat());
    assert_eq!(cardmate["options"][2]["autocomplete"], true, "a deal may be typed");
    let palaces = cardmate["options"][3]["choices"].as_array().unwrap();
    assert_eq!(palaces.len(), 3);
    let names = |named: &serde_json::Value| -> Vec<String> {
        named.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&play["options"]), ["cardmate", "poker", "mysterious", "summoner"]);
    let rules = commands.iter().find(|command| command["name"] == "rules").unwrap();
    assert_eq!(names(&rules["options"]), ["game"], "one command, whatever the game");
    assert_eq!(
        names(&rules["options"][0]["choices"]),
        ["Cardmate", "Poker Chess", "Mysterious Chess", "Summoner’s Chess"]
    );
    for (place, game) in trickmate_rules::GAMES.iter().enumerate() {
        let done = stage.bob.run(stage.channel, "rules", &[("game", json!(place))]).await.unwrap();
        let page = stage.answered(&stage.bob, &done).await;
        let begins: String =
            trickmate_text::rules::guide(*game).next().unwrap().text.chars().take(40).collect();
        assert!(page["content"].as_str().unwrap().starts_with(&begins), "{}: {page:#}", game.name());
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
    let other = stage.sandbox.create_application("Another bot");
    for (opponent, words) in
        [(stage.alice.id, "You can’t play against yourself"), (other.id, "Other bots can’t")]
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
    stage.challenge_ttl = Duration::from_millis(500);
    stage.start().await;
    let done = stage.alice.run(stage.channel, "play cardmate", &[]).await.unwrap();
    let message = id_of(&stage.posted(&stage.alice, &done).await).unwrap();
    shows(&stage, message, "Expired").await;
    let card = stage.await_message(&stage.bob, stage.channel, |seen| id_of(seen) == Some(message)).await;
    assert_eq!(button_of(&card, "Accept"), None);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_arranged_where_one_may_not_look_is_not_listed() {
    let stage = Stage::set().await;
    let other = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("other", 0)).unwrap();
    stage.challenge(&[]).await;
    let list = async |person: &discord_sandbox::Person| {
        let done = person.run(other, "challenges", &[]).await.unwrap();
        stage.answered(person, &done).await["content"].as_str().unwrap().to_owned()
    };
    assert!(list(&stage.bob).await.contains("**Cardmate**"));
    let hidden = Overwrite { id: stage.bob.id, kind: OverwriteKind::Member, allow: 0, deny: VIEW_CHANNEL };
    stage.sandbox.set_overwrite(stage.channel, hidden).unwrap();
    assert!(list(&stage.bob).await.starts_with("Nobody else is looking for a game"));
    assert!(list(&stage.carol).await.contains("**Cardmate**"));
    stage.end().await;
}
