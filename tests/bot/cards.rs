//! Cards that a server adds to those of Summoner's Chess.

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_rules::Record;

use super::deck_editor::Editor;
use super::decks::{accept, bring, challenge, deck, record_at_end};
use super::offers::asked_for;
use super::stage::{Stage, button_of, id_of, in_time};

/// Runs a subcommand of `/card`; returns the private answer.
async fn card(stage: &Stage, person: &Person, command: &str, options: &[(&str, Value)]) -> String {
    let done = person.run(stage.channel, &format!("card {command}"), options).await.unwrap();
    stage.told(person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_manages_the_server_adds_and_retires_cards() {
    let stage = Stage::set().await;
    let camel = [("name", json!("Camel")), ("moves", json!("C"))];
    let told = card(&stage, &stage.bob, "add", &camel).await;
    assert!(told.starts_with("Only members with the Manage Server permission"), "{told}");
    let told = card(&stage, &stage.bob, "list", &[]).await;
    assert!(told.contains("none of this server’s own"), "{told}");

    let done = stage.alice.run(stage.channel, "card add", &camel).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.contains("estimated from its mobility") && told.contains("**Camel** · Value: "), "{told}");
    let picture = &stage.answer(&stage.alice, &done)["attachments"][0];
    assert_eq!(picture["content_type"], "image/png");
    assert!(picture["description"].as_str().unwrap().contains("Camel"));

    for (name, moves, words) in [
        ("camel", "C", "there is a card camel already"),
        ("Knight", "C", "there is a card Knight already"),
        ("Queen", "Q", "there is a card Queen already"),
        ("Rider", "C", "a card cannot be called Rider"),
        ("pawn", "C", "a card cannot be called pawn"),
        ("W3", "C", "a card cannot be called W3"),
        ("d4", "C", "a card cannot be called d4"),
        ("3Camels", "C", "a card’s name is a letter"),
        ("<@1>", "C", "a card’s name is a letter"),
        ("Odd", "fXW", "at character 2 of “fXW”: “X” is neither an atom"),
        ("Odd", "W0", "at character 2 of “W0”: a range is a number from 1 to 99"),
        ("Odd", "pN", "p (hopper) is for unlimited rides only"),
        ("Odd", "**N", r"at character 1 of “\*\*N”"),
        ("Odd", "f", "at character 2 of “f”: an atom is missing"),
    ] {
        let told = card(&stage, &stage.alice, "add", &[("name", json!(name)), ("moves", json!(moves))]).await;
        assert!(
            told.starts_with("The card was not added: ") && told.contains(words),
            "{name} {moves}: {told}"
        );
    }
    let given = [("name", json!("Grasshopper-2")), ("moves", json!("mQcpQ")), ("value", json!(0))];
    let told = card(&stage, &stage.alice, "add", &given).await;
    assert!(told.contains("**Grasshopper-2** · Value: 0 · Moves: mQcpQ"), "{told}");
    let told = card(&stage, &stage.bob, "list", &[]).await;
    assert!(told.starts_with("**Cards of Summoner’s Chess**: "), "{told}");
    assert!(told.contains(" published, 2 of this server’s own\n**Camel** `C` · value "), "{told}");
    for (name, words) in [
        ("knight", "**Knight** · Value: 6 · Moves: N"),
        ("camel", "**Camel** · Value: "),
        ("nothing", "No piece or card found for “nothing”"),
    ] {
        let done = stage.bob.run(stage.channel, "piece", &[("name", json!(name))]).await.unwrap();
        let told = stage.told(&stage.bob, &done).await;
        assert!(told.starts_with(words), "{told}");
    }

    let told = card(&stage, &stage.bob, "retire", &[("name", json!("camel"))]).await;
    assert!(told.starts_with("Only members with the Manage Server permission"), "{told}");
    let done = stage.alice.complete(stage.channel, "card retire", &[], ("name", "cam")).await.unwrap();
    assert_eq!(done.choices.unwrap()[0]["value"], "Camel");
    let told = card(&stage, &stage.alice, "retire", &[("name", json!("camel"))]).await;
    assert!(told.starts_with("Retired: **Camel** `C`"), "{told}");
    let told = card(&stage, &stage.alice, "retire", &[("name", json!("camel"))]).await;
    assert!(told.starts_with("This server has no custom card with that name"), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_keeps_the_cards_it_began_with() {
    let mut stage = Stage::set().await;
    let told = deck(&stage, &stage.alice, "import", &[("name", "Desert"), ("text", "7 Camel")]).await;
    assert!(told.contains("there is no card “Camel”"), "{told}");
    let camel = [("name", json!("Camel")), ("moves", json!("C")), ("value", json!(1))];
    card(&stage, &stage.alice, "add", &camel).await;
    bring(&stage, &stage.alice, "Desert", "8 Camel").await;
    bring(&stage, &stage.bob, "Oasis", "3 Camel, 5 Knight").await;
    let message = challenge(&stage).await;
    let thread = accept(&stage, message).await;
    card(&stage, &stage.alice, "retire", &[("name", json!("Camel"))]).await;
    let other = [("name", json!("Camel")), ("moves", json!("Z")), ("value", json!(9))];
    card(&stage, &stage.alice, "add", &other).await;
    card(&stage, &stage.alice, "retire", &[("name", json!("Camel"))]).await;
    stage.stop().await;
    stage.start().await;

    // The decks are still visible, but no new match begins with them.
    let oasis = Editor::open(&stage, &stage.bob, "oasis").await;
    oasis.says("8 cards: 5 Knight, 3 Camel").await;
    oasis.says("You can’t play with it here: this server doesn’t have Camel.\nYou can take them out").await;
    let refused = stage.alice.run(stage.channel, "play summoner", &[]).await.unwrap();
    let told = stage.told(&stage.alice, &refused).await;
    assert!(
        told.starts_with("You can’t play here with your deck in use. See why with `/deck edit`"),
        "{told}"
    );
    deck(&stage, &stage.alice, "use", &[("name", "swarm")]).await;
    let given = [("opponent", json!(stage.bob.id.to_string()))];
    let second = stage.challenge_to("summoner", &given).await;
    let refused = stage.press(&stage.bob, stage.channel, second, "Accept").await;
    let told = stage.told(&stage.bob, &refused).await;
    assert!(told.starts_with("You can’t play here with your deck Oasis"), "{told}");
    // What the server lacks is taken out on the last page.
    for left in ["5 Knight, 2 Camel", "5 Knight, 1 Camel"] {
        oasis.step("Camel", '−').await;
        oasis.says(left).await;
    }
    oasis.step("Camel", '−').await;
    oasis.says("You can’t play with it yet: it needs 2 more cards. A deck has 7 to 100.").await;

    // The running match has not changed: the card still makes pieces.
    let record = record_at_end(&stage, thread, 1).await;
    let camel = r#"cards={\"Camel\":{\"betza\":\"C\",\"value\":1}}"#;
    assert!(record.contains(camel), "{record}");
    assert!(record.contains("[Option \"deck-white=8 Camel\"]"), "{record}");
    let mut again = record.parse::<Record>().unwrap().begin().unwrap();
    again.play_all(["e1-e2", "+Camel"]).unwrap();
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_waits_for_the_other_deck_and_does_not_tell_of_it() {
    let stage = Stage::set().await;
    let camel = [("name", json!("Camel")), ("moves", json!("C"))];
    card(&stage, &stage.alice, "add", &camel).await;
    bring(&stage, &stage.alice, "Desert", "8 Camel").await;
    let message = challenge(&stage).await;
    card(&stage, &stage.alice, "retire", &[("name", json!("Camel"))]).await;
    let refused = stage.press(&stage.bob, stage.channel, message, "Accept").await;
    let told = stage.told(&stage.bob, &refused).await;
    let alice = stage.alice.id;
    assert!(
        told.starts_with(&format!("This game can’t begin yet: <@{alice}> has to choose a deck")),
        "{told}"
    );
    assert!(!told.contains("Desert") && !told.contains("Camel"), "{told}");
    // A rematch asks for both decks again.
    deck(&stage, &stage.alice, "use", &[("name", "riders")]).await;
    let thread = accept(&stage, message).await;
    let record = record_at_end(&stage, thread, 1).await;
    assert!(record.contains("deck-white=riders") && record.contains("deck-black=balanced"), "{record}");
    deck(&stage, &stage.bob, "use", &[("name", "mimics")]).await;
    let given = [asked_for("rematch"), ("game", json!(1))];
    let asked = stage.alice.run(thread, "offer", &given).await.unwrap();
    in_time(&asked);
    let offered =
        stage.await_message(&stage.bob, thread, |message| button_of(message, "Accept").is_some()).await;
    in_time(&stage.press(&stage.bob, thread, id_of(&offered).unwrap(), "Accept").await);
    stage
        .await_message(&stage.bob, thread, |message| {
            message["content"].as_str().unwrap().contains("**Accepted** by")
        })
        .await;
    let record = record_at_end(&stage, thread, 2).await;
    assert!(record.contains("deck-white=mimics") && record.contains("deck-black=riders"), "{record}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_brings_cards_that_both_see_before_it_is_accepted() {
    let stage = Stage::set().await;
    let camel = [("name", json!("Camel")), ("moves", json!("C"))];
    card(&stage, &stage.alice, "add", &camel).await;
    let bob = json!(stage.bob.id.to_string());
    let play = async |variant: &str, cards: &str| {
        let given = [("opponent", bob.clone()), ("variant", json!(variant)), ("cards", json!(cards))];
        let done = stage.alice.run(stage.channel, "play summoner", &given).await.unwrap();
        stage.told(&stage.alice, &done).await
    };
    let many: Vec<String> = ('a'..='m').map(|letter| format!("Card-{letter} C 5")).collect();
    for (variant, cards, words) in [
        ("standard", "Knight C 5", "there is a card Knight already"),
        ("standard", "Camel C 5", "there is a card Camel already"),
        ("standard", "Odd [W]", "are no Locust moves"),
        ("standard", &many.join("; "), "up to 12 cards"),
        ("courier", "Crab ffNbsN", "without decks"),
    ] {
        let told = play(variant, cards).await;
        assert!(told.contains(words), "{cards}: {told}");
    }
    let told = deck(&stage, &stage.bob, "import", &[("name", "Beach"), ("text", "8 Crab")]).await;
    assert!(told.contains("there is no card “Crab”"), "{told}");

    // Bob manages nothing, and both build decks of the cards while the challenge is open.
    let given =
        [("opponent", bob), ("seat", json!("white")), ("cards", json!("Crab ffNbsN 1; Grasshopper gQ 3"))];
    let message = stage.challenge_to("summoner", &given).await;
    let posted =
        stage.await_message(&stage.bob, stage.channel, |posted| id_of(posted) == Some(message)).await;
    let text = posted["content"].as_str().unwrap();
    assert!(text.contains("**Crab** `ffNbsN` · value 1\n**Grasshopper** `gQ` · value 3"), "{text}");
    let picture = &posted["attachments"][0];
    assert!(picture["description"].as_str().unwrap().contains("Grasshopper"), "{posted}");
    bring(&stage, &stage.alice, "Meadow", "8 Grasshopper").await;
    bring(&stage, &stage.bob, "Beach", "7 Crab, 1 Camel").await;
    let thread = accept(&stage, message).await;
    let record = record_at_end(&stage, thread, 1).await;
    for own in ["Camel", "Crab", "Grasshopper"] {
        assert!(record.contains(&format!(r#"\"{own}\":{{\"betza\""#)), "{record}");
    }
    assert!(record.contains("[Option \"deck-black=1 Camel, 7 Crab\"]"), "{record}");

    // A rematch brings them again, other games do not.
    let asked = stage.alice.run(thread, "offer", &[asked_for("rematch"), ("game", json!(1))]).await.unwrap();
    in_time(&asked);
    let offered =
        stage.await_message(&stage.bob, thread, |message| button_of(message, "Accept").is_some()).await;
    in_time(&stage.press(&stage.bob, thread, id_of(&offered).unwrap(), "Accept").await);
    stage
        .await_message(&stage.bob, thread, |message| {
            message["content"].as_str().unwrap().contains("**Accepted** by")
        })
        .await;
    let record = record_at_end(&stage, thread, 2).await;
    assert!(record.contains("[Option \"deck-white=1 Camel, 7 Crab\"]"), "{record}");
    let refused = stage.alice.run(stage.channel, "play summoner", &[]).await.unwrap();
    let told = stage.told(&stage.alice, &refused).await;
    assert!(told.starts_with("You can’t play here with your deck in use"), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_cards_are_listed_in_pages_with_pictures() {
    let stage = Stage::set().await;
    let done = stage.bob.run(stage.channel, "card list", &[]).await.unwrap();
    let mut page = stage.answered(&stage.bob, &done).await;
    let mut names = Vec::new();
    loop {
        let text = page["content"].as_str().unwrap();
        assert!(text.contains("none of this server’s own"), "{text}");
        names.extend(
            text.lines()
                .filter_map(|line| line.strip_prefix("**")?.split_once("** "))
                .filter(|(_, rest)| rest.contains("value"))
                .map(|(name, _)| name.to_owned()),
        );
        let picture = &page["attachments"][0];
        assert_eq!(picture["filename"], "cards.png", "{page}");
        let alt = picture["description"].as_str().unwrap();
        assert!(alt.starts_with("Cards (Page ") && alt.contains(names.last().unwrap()), "{alt}");
        let next = &page["components"][0]["components"][1];
        if next["disabled"] == true {
            break;
        }
        let done = stage.press(&stage.bob, stage.channel, id_of(&page).unwrap(), "Next ▶").await;
        page = stage.answered(&stage.bob, &done).await;
    }
    let all = trickmate_rules::summoner::Catalogue::published();
    assert_eq!(names, all.names().collect::<Vec<_>>());
    stage.end().await;
}
