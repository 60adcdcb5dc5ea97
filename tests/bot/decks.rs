//! Decks in Discord: built, kept private, and brought to a match.

use std::fs::{self, File};
use std::process::Stdio;

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::deck_editor::Editor;
use super::game::fetch;
use super::process::Process;
use super::replay_buttons::record;
use super::stage::{Stage, button_of, id_of, in_time, selects};

/// Runs a subcommand of `/deck`; returns the private answer.
pub(super) async fn deck(stage: &Stage, person: &Person, command: &str, options: &[(&str, &str)]) -> String {
    let options: Vec<(&str, Value)> = options.iter().map(|(name, value)| (*name, json!(value))).collect();
    let done = person.run(stage.channel, &format!("deck {command}"), &options).await.unwrap();
    stage.told(person, &done).await
}

/// Imports a deck for a person and puts it in use.
pub(super) async fn bring(stage: &Stage, person: &Person, name: &str, cards: &str) {
    let told = deck(stage, person, "import", &[("name", name), ("text", cards)]).await;
    assert!(told.starts_with(&format!("Imported as your deck **{name}**")), "{told}");
    let told = deck(stage, person, "use", &[("name", name)]).await;
    assert!(told.starts_with(&format!("Your deck for new games is now **{name}**")), "{told}");
}

/// Challenges Bob as Alice, who wants White; returns the message.
pub(super) async fn challenge(stage: &Stage) -> u64 {
    let given = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!("white"))];
    stage.challenge_to("summoner", &given).await
}

/// Accepts as Bob; returns the match's thread.
pub(super) async fn accept(stage: &Stage, message: u64) -> u64 {
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    thread
}

/// Resigns a match as Bob; returns its record.
pub(super) async fn record_at_end(stage: &Stage, channel: u64, game: i64) -> String {
    let given = [("game", json!(game))];
    let asked = stage.bob.run(channel, "resign", &given).await.unwrap();
    let question = id_of(&stage.answer(&stage.bob, &asked)).unwrap();
    in_time(&stage.press(&stage.bob, channel, question, "Resign").await);
    stage.await_gone(&stage.bob, channel, question).await;
    record(stage, &stage.carol, channel, Some(game)).await
}

/// Returns everything that is written in a message: text, components, names and descriptions of files.
fn written(message: &Value) -> String {
    let mut message = message.clone();
    message.as_object_mut().unwrap().remove("author");
    message.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_no_options_of_a_challenge() {
    let stage = Stage::set().await;
    let commands = stage.alice.commands(stage.channel).unwrap();
    let play = commands.iter().find(|command| command["name"] == "play").unwrap();
    let games = play["options"].as_array().unwrap();
    let summoner = games.iter().find(|game| game["name"] == "summoner").unwrap();
    let options = summoner["options"].as_array().unwrap();
    for secret in ["deck-white", "deck-black"] {
        assert!(options.iter().all(|option| option["name"] != secret), "{secret}");
    }
    let message = challenge(&stage).await;
    let thread = accept(&stage, message).await;
    let record = record_at_end(&stage, thread, 1).await;
    for tag in ["deck-white=balanced", "deck-black=balanced", "cards=published"] {
        assert!(record.contains(&format!("[Option \"{tag}\"]")), "{record}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_listed_and_exported() {
    let stage = Stage::set().await;
    let alice = &stage.alice;
    bring(&stage, alice, "Wheels", "4 Wazir, 5 Rider").await;
    deck(&stage, alice, "import", &[("name", "Ants"), ("text", "6 Peasant")]).await;
    let told = deck(&stage, alice, "list", &[]).await;
    let lines = "**Your decks** (2 of 18)\n▹ Ants · 6 cards · not complete\n▸ **Wheels · 9 cards · in use**";
    assert!(told.contains(lines), "{told}");
    assert!(told.contains("▹ balanced · 42 cards · A little of everything."), "{told}");
    let told = deck(&stage, &stage.bob, "list", &[]).await;
    assert!(!told.contains("Wheels") && told.contains("▸ **balanced"), "{told}");

    // An exported deck can be imported.
    let done = alice.run(stage.channel, "deck export", &[("name", json!("Wheels"))]).await.unwrap();
    assert_eq!(stage.told(alice, &done).await, "**Wheels** as text:\n```\n4 Wazir, 5 Rider\n```");
    let file = fetch(stage.answer(alice, &done)["attachments"][0]["url"].as_str().unwrap()).await;
    assert_eq!(file, "# Wheels\n4 Wazir\n5 Rider\n");
    bring(&stage, &stage.bob, "Borrowed", &file).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_are_ones_own() {
    let stage = Stage::set().await;
    bring(&stage, &stage.alice, "Secret Plan", "4 Knight, 4 Rook").await;
    let suggested = async |person: &Person, command: &str, given: &[(&str, Value)], option, typed| {
        let done = person.complete(stage.channel, command, given, (option, typed)).await.unwrap();
        let choices = done.choices.unwrap();
        choices.iter().map(|choice| choice["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(suggested(&stage.alice, "deck import", &[], "name", "pl").await, ["Secret Plan"]);
    assert_eq!(suggested(&stage.bob, "deck import", &[], "name", "").await, [""; 0]);
    let all = suggested(&stage.alice, "deck edit", &[], "name", "").await;
    assert_eq!(all[..2], ["Secret Plan", "balanced"]);
    assert!(!suggested(&stage.bob, "deck edit", &[], "name", "").await.contains(&"Secret Plan".to_owned()));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_texts_are_refused_in_clear_words() {
    let stage = Stage::set().await;
    let alice = &stage.alice;
    let long = "7 Knight, ".repeat(500);
    for (text, words) in [
        ("7 Knigt", "there is no card “Knigt”; did you mean Knight?"),
        ("101 Knight", "a deck has at most 100 cards, not 101"),
        ("99999999999999999999 Knight", "a deck has at most 100 cards"),
        ("7 Knight, 0 Rook", "“0 Rook” is not a deck entry"),
        ("7 <@1> **x** @everyone", "there is no card “??1? ??x?? ?everyone”"),
        ("7 \u{202e}thginK", "there is no card “?thginK”"),
        ("-3 Knight", "there is no card “-3 Knight”"),
        (long.as_str(), "the text is longer than 4000 characters"),
    ] {
        let told = deck(&stage, alice, "import", &[("name", "Mine"), ("text", text)]).await;
        assert!(told.starts_with("Nothing was changed: ") && told.contains(words), "{text:.40}: {told}");
    }
    for name in
        ["<@1>", "**bold**", "@everyone", "a\u{202e}b", "`x`", "a\nb|c", "\u{200b}", &"x".repeat(6000)]
    {
        let told = deck(&stage, alice, "import", &[("name", name), ("text", "7 Knight")]).await;
        assert!(told.starts_with("The name of a deck begins with a letter or digit"), "{name:.40}: {told}");
        let told = deck(&stage, alice, "edit", &[("name", name)]).await;
        assert!(told.starts_with("You have no deck with that name"), "{name:.40}: {told}");
    }
    // The form for long text has the same answers, and accepts the same texts as the option.
    let opened = alice.run(stage.channel, "deck import", &[("name", json!("Mine"))]).await.unwrap();
    let done = alice.submit(&opened, &[("name", "Mine"), ("cards", "7 Knight\n0 Rook")]).await.unwrap();
    assert!(stage.told(alice, &done).await.contains("“0 Rook” is not a deck entry"));
    let opened = alice.run(stage.channel, "deck import", &[("name", json!("Mine"))]).await.unwrap();
    let text = "# mine\n4x knight; 3 RIDER\n";
    let done = alice.submit(&opened, &[("name", "Mine"), ("cards", text)]).await.unwrap();
    let told = stage.told(alice, &done).await;
    assert!(
        told.starts_with("Imported as your deck **Mine**\n**Mine**\nWorth 24, without 3 cards"),
        "{told}"
    );
    assert!(told.ends_with("\n7 cards: 4 Knight, 3 Rider"), "{told}");
    // Eighteen decks are the limit.
    for number in 2..=18 {
        deck(&stage, alice, "import", &[("name", &format!("Mine {number}")), ("text", "7 Knight")]).await;
    }
    let told = deck(&stage, alice, "import", &[("name", "One more"), ("text", "7 Knight")]).await;
    assert!(told.starts_with("You already have 18 decks, the maximum"), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shared_is_for_all_and_pings_nobody() {
    let stage = Stage::set().await;
    bring(&stage, &stage.alice, "Wheels", "4 Wazir, 5 Rider").await;
    let done = stage.alice.run(stage.channel, "deck share", &[("name", json!("wheels"))]).await.unwrap();
    in_time(&done);
    let id = done.response_id.unwrap().to_string();
    let shared =
        stage.await_message(&stage.carol, stage.channel, |message| message["id"] == id.as_str()).await;
    let text = shared["content"].as_str().unwrap();
    assert!(text.contains("shares a deck: **Wheels**\n9 cards: 4 Wazir, 5 Rider"), "{text}");
    assert_eq!(shared["mentions"].as_array().unwrap().len(), 0, "nobody is notified");
    assert_eq!(shared["attachments"].as_array().unwrap().len(), 2, "the picture, and the text to import");
    // A missing deck is refused privately.
    let done = stage.alice.run(stage.channel, "deck share", &[("name", json!("nothing"))]).await.unwrap();
    assert!(stage.told(&stage.alice, &done).await.starts_with("You have no deck with that name"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_choose_their_decks_in_private_until_the_challenge_is_accepted() {
    let mut stage = Stage::set().await;
    let told = deck(&stage, &stage.alice, "import", &[("name", "Zephyr"), ("text", "9 Knight")]).await;
    assert!(told.starts_with("Imported"), "{told}");
    deck(&stage, &stage.alice, "import", &[("name", "Stub"), ("text", "3 Knight")]).await;
    let message = challenge(&stage).await;
    stage.stop().await;
    stage.start().await;
    let menu = async |stage: &Stage, person: &Person| {
        let opened = stage.press(person, stage.channel, message, "My deck").await;
        let menu = stage.answer(person, &opened);
        assert_eq!(menu["flags"], 64, "only for one");
        menu
    };
    let shown = menu(&stage, &stage.alice).await;
    assert!(
        shown["content"].as_str().unwrap().starts_with("Your deck for new games is now **balanced**"),
        "{shown}"
    );
    let select = selects(&shown)[0].clone();
    let labels: Vec<&str> =
        select["options"].as_array().unwrap().iter().filter_map(|option| option["label"].as_str()).collect();
    assert_eq!(labels[..2], ["Zephyr", "balanced"], "an incomplete deck is not offered");
    let id = select["custom_id"].as_str().unwrap();
    let value = select["options"][0]["value"].as_str().unwrap();
    let shown = id_of(&shown).unwrap();
    in_time(&stage.alice.choose(stage.channel, shown, id, &[value]).await.unwrap());
    stage
        .await_message(&stage.alice, stage.channel, |seen| {
            id_of(seen) == Some(shown)
                && seen["content"].as_str().unwrap().starts_with("Your deck for new games is now **Zephyr**")
        })
        .await;
    // Bob has the same menu, but not Alice's decks, and cannot take one of them by its number.
    let bobs = menu(&stage, &stage.bob).await;
    assert!(!written(&bobs).contains("Zephyr"));
    let bobs_menu = id_of(&bobs).unwrap();
    in_time(&stage.bob.choose(stage.channel, bobs_menu, id, &["ready/1"]).await.unwrap());
    let carols = stage.press(&stage.carol, stage.channel, message, "My deck").await;
    assert!(stage.told(&stage.carol, &carols).await.starts_with("This challenge is for"));

    let thread = accept(&stage, message).await;
    in_time(&stage.alice.choose(stage.channel, shown, id, &["ready/1"]).await.unwrap());
    stage
        .await_message(&stage.alice, stage.channel, |seen| {
            id_of(seen) == Some(shown) && seen["content"].as_str().unwrap().contains("no longer open")
        })
        .await;
    // The match keeps the cards of the moment when it was accepted.
    deck(&stage, &stage.alice, "import", &[("name", "Zephyr"), ("text", "9 Knight, 1 Rook")]).await;
    for person in [&stage.bob, &stage.carol] {
        for channel in [stage.channel, thread] {
            for message in person.messages(channel).unwrap() {
                assert!(!written(&message).contains("Zephyr"), "{message:#}");
            }
        }
    }
    let record = record_at_end(&stage, thread, 1).await;
    assert!(record.contains("[Option \"deck-white=9 Knight\"]"), "{record}");
    assert!(record.contains("[Option \"deck-black=swarm\"]"), "{record}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_log_tells_of_a_deck() {
    let stage = Stage::empty().await;
    let log = stage.scratch().join("log");
    let process = Process::start(&stage, "trace", Stdio::from(File::create(&log).unwrap()));
    stage.connected().await;
    bring(&stage, &stage.alice, "Zephyr", "5 KnightRider, 4 Retreater").await;
    let editor = Editor::open(&stage, &stage.alice, "Zephyr").await;
    editor.step("Retreater", '+').await;
    editor.press("Sample hand", "A sample hand from **Zephyr**").await;
    deck(&stage, &stage.alice, "export", &[("name", "Zephyr")]).await;
    deck(&stage, &stage.alice, "import", &[("name", "Zephyr"), ("text", "9 Retreatr")]).await;
    stage.alice.complete(stage.channel, "deck edit", &[], ("name", "zep")).await.unwrap();
    let message = challenge(&stage).await;
    let thread = accept(&stage, message).await;
    let board = stage.await_board(thread, 1, 0).await;
    assert!(button_of(&board, "More…").is_some() || !board["components"].as_array().unwrap().is_empty());
    for person in [&stage.bob, &stage.carol] {
        for command in ["replay", "board", "games"] {
            let done = person.run(thread, command, &[]).await.unwrap();
            stage.answered(person, &done).await;
        }
        let record = record(&stage, person, thread, None).await;
        assert!(!record.contains("deck-") && !record.contains("Retreater"), "{record}");
        for channel in [stage.channel, thread] {
            for message in person.messages(channel).unwrap() {
                let text = written(&message);
                assert!(!text.contains("Zephyr") && !text.contains("Retreater"), "{message:#}");
            }
        }
    }
    drop(process);
    let log = fs::read_to_string(log).unwrap().to_lowercase();
    assert!(log.contains("connected as trickmate"));
    for secret in ["zephyr", "retreat", "knightrider"] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
    stage.end().await;
}
