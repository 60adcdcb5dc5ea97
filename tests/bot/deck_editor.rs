//! Decks built by pressing buttons in one message.

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::decks::{accept, bring, challenge, deck, record_at_end};
use super::stage::{Stage, button_of, entry_of, id_of, in_time};

/// A private message of a person with their decks: the list, the editor, or what is behind it.
pub(super) struct Editor<'a> {
    stage: &'a Stage,
    person: &'a Person,
    message: u64,
}

impl<'a> Editor<'a> {
    /// Opens a deck as a person.
    pub(super) async fn open(stage: &'a Stage, person: &'a Person, name: &str) -> Self {
        let done = person.run(stage.channel, "deck edit", &[("name", json!(name))]).await.unwrap();
        let message = stage.answered(person, &done).await;
        assert_eq!(message["flags"], 64, "only for one");
        Self { stage, person, message: id_of(&message).unwrap() }
    }

    /// Opens the list as a person.
    async fn list(stage: &'a Stage, person: &'a Person) -> Self {
        let done = person.run(stage.channel, "deck list", &[]).await.unwrap();
        let message = stage.answered(person, &done).await;
        assert_eq!(message["flags"], 64, "only for one");
        Self { stage, person, message: id_of(&message).unwrap() }
    }

    /// Waits until the message is as wanted; returns it.
    async fn until(&self, wanted: impl Fn(&Value) -> bool) -> Value {
        let message = self.message;
        let ready = |seen: &Value| id_of(seen) == Some(message) && wanted(seen);
        self.stage.await_message(self.person, self.stage.channel, ready).await
    }

    /// Waits until the message contains this; returns it.
    pub(super) async fn says(&self, text: &str) -> Value {
        self.until(|seen| seen["content"].as_str().unwrap().contains(text)).await
    }

    /// Presses the button with this label, and waits until the message contains a text.
    pub(super) async fn press(&self, label: &str, text: &str) -> Value {
        in_time(&self.stage.press(self.person, self.stage.channel, self.message, label).await);
        self.says(text).await
    }

    /// Presses the button with this label, and submits a name in the form that opens.
    async fn name(&self, label: &str, name: &str, text: &str) -> Value {
        let form = self.stage.press(self.person, self.stage.channel, self.message, label).await;
        in_time(&self.person.submit(&form, &[("name", name)]).await.unwrap());
        self.says(text).await
    }

    /// Turns the pages until a card is there; returns the message.
    async fn find(&self, card: &str) -> Value {
        for _ in 0..40 {
            let seen = self.until(|seen| page(seen).is_some()).await;
            if row(&seen, card).is_some() {
                return seen;
            }
            let (page, pages) = page(&seen).unwrap();
            let next = page % pages + 1;
            self.press(&format!("Page {next} ▶"), &format!("Page {next} of {pages}")).await;
        }
        panic!("no page has {card}");
    }

    /// Puts a copy of a card in or takes one out; returns the message.
    pub(super) async fn step(&self, card: &str, sign: char) -> Value {
        let seen = self.find(card).await;
        let (count, buttons) = row(&seen, card).unwrap();
        let id = buttons[if sign == '+' { 2 } else { 0 }]["custom_id"].as_str().unwrap();
        in_time(&self.person.click(self.stage.channel, self.message, id).await.unwrap());
        self.until(|seen| row(seen, card).is_none_or(|(now, _)| now != count)).await
    }
}

/// Returns the page of the editor and the number of pages.
fn page(message: &Value) -> Option<(usize, usize)> {
    let (page, pages) = message["content"].as_str()?.split_once("-# Page ")?.1.split_once(" of ")?;
    let digits = pages.split(|letter: char| !letter.is_ascii_digit()).next()?;
    Some((page.parse().ok()?, digits.parse().ok()?))
}

/// Returns the copies of a card on the page, and its three buttons.
fn row<'m>(message: &'m Value, card: &str) -> Option<(usize, &'m Vec<Value>)> {
    message["components"].as_array()?.iter().find_map(|row| {
        let buttons = row["components"].as_array().filter(|buttons| buttons.len() == 3)?;
        let (name, count) = buttons[1]["label"].as_str()?.split_once(" · ")?;
        Some((count.parse().ok()?, buttons)).filter(|_| name == card)
    })
}

/// Returns the description of the picture of a message.
fn picture(message: &Value) -> &str {
    assert_eq!(message["attachments"].as_array().unwrap().len(), 1, "{message:#}");
    message["attachments"][0]["description"].as_str().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_built_by_buttons_alone_and_played_with() {
    let stage = Stage::set().await;
    let editor = Editor::list(&stage, &stage.alice).await;
    let empty = editor.name("New deck…", "My  Riders", "Your new deck **My Riders**").await;
    let text = empty["content"].as_str().unwrap();
    assert!(
        text.contains("You can’t play with it yet: it needs 7 more cards. A deck has 7 to 100."),
        "{text}"
    );
    assert!(text.contains("No cards yet: put some in with +."), "{text}");
    for label in ["Sample hand", "Use"] {
        assert_eq!(button(&empty, label)["disabled"], true, "{label}");
    }
    let first = empty["components"][0]["components"].as_array().unwrap();
    assert_eq!((&first[0]["label"], &first[0]["disabled"]), (&json!("−"), &json!(true)));

    for count in 1..=4 {
        let seen = editor.step("Wazir", '+').await;
        let text = seen["content"].as_str().unwrap();
        assert!(text.contains(&format!("Worth {}.\n", 3 * count)), "{text}");
        let more = if count < 6 { format!("it needs {} more cards", 7 - count) } else { String::new() };
        assert!(text.contains(&more), "{text}");
        assert!(picture(&seen).contains("Wazir (value 3)"), "{seen}");
    }
    for _ in 0..2 {
        editor.step("Rider", '+').await;
    }
    let seen = editor.says("it needs one more card.").await;
    assert!(seen["content"].as_str().unwrap().contains("Worth 12, without 2 cards"), "{seen}");
    let seen = editor.step("Rider", '+').await;
    assert!(!seen["content"].as_str().unwrap().contains("You can’t play"), "{seen}");
    editor.step("Knight", '+').await;
    let seen = editor.step("Knight", '−').await;
    assert!(seen["content"].as_str().unwrap().ends_with("7 cards: 4 Wazir, 3 Rider"), "{seen}");

    // All seven cards are the sample hand of a deck of seven.
    let hand = editor.press("Sample hand", "A sample hand from **My Riders**: 4 Wazir, 3 Rider").await;
    assert!(picture(&hand).starts_with("Sample hand (My Riders)"), "{hand}");
    editor.press("Another hand", "A sample hand").await;
    editor.press("◀ Back", "-# Page ").await;
    let used = editor.press("Use", "Your deck for new games is now **My Riders**").await;
    assert_eq!(button(&used, "In use")["disabled"], true);
    assert_eq!(stage.alice.messages(stage.channel).unwrap().len(), 1, "all of it was one message");

    let message = challenge(&stage).await;
    let thread = accept(&stage, message).await;
    for channel in [stage.channel, thread] {
        for message in stage.bob.messages(channel).unwrap() {
            assert!(!message.to_string().contains("My Riders"), "{message:#}");
        }
    }
    let record = record_at_end(&stage, thread, 1).await;
    assert!(record.contains("[Option \"deck-white=4 Wazir, 3 Rider\"]"), "{record}");
    stage.end().await;
}

/// Returns the button with this label.
fn button<'m>(message: &'m Value, label: &str) -> &'m Value {
    let rows = message["components"].as_array().unwrap().iter();
    let mut buttons = rows.flat_map(|row| row["components"].as_array().unwrap());
    buttons.find(|button| button["label"] == label).unwrap_or_else(|| panic!("no {label}: {message:#}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_named_copied_and_deleted_by_buttons() {
    let stage = Stage::set().await;
    let alice = &stage.alice;
    bring(&stage, alice, "My Riders", "4 Wazir, 5 Rider").await;
    let editor = Editor::open(&stage, alice, "my riders").await;
    let whole =
        editor.press("More…", "**My Riders**\n9 cards: 4 Wazir, 5 Rider\nWorth 12, without 5 cards").await;
    assert!(picture(&whole).contains("Deck My Riders, 9 cards."), "{whole}");

    // A name that cannot be one is refused beside the editor.
    for (name, words) in [
        ("Swarm", "swarm is the name of a preset"),
        ("MY RIDERS", "You already have a deck called MY RIDERS"),
        ("<@1>", "The name of a deck begins with a letter or digit"),
    ] {
        let form = stage.press(alice, stage.channel, editor.message, "Copy…").await;
        let done = alice.submit(&form, &[("name", name)]).await.unwrap();
        assert!(stage.told(alice, &done).await.starts_with(words), "{name}");
    }
    editor.name("Rename…", "Wheels", "Deck renamed to **Wheels**.\n**Wheels**").await;
    editor.press("More…", "**Wheels**\n9 cards").await;
    editor.name("Copy…", "Spare", "Copied as your deck **Spare**\n**Spare**").await;
    editor.step("Knight", '+').await;
    editor.press("More…", "10 cards: 4 Wazir, 1 Knight, 5 Rider").await;

    // A preset can be checked, used and copied, but not changed.
    let list = editor.press("All decks", "▹ Spare · 10 cards\n▸ **Wheels · 9 cards · in use**").await;
    let (menu, swarm) = entry_of(&list, "swarm").unwrap();
    in_time(&alice.choose(stage.channel, editor.message, &menu, &[&swarm]).await.unwrap());
    let preset = editor.says("**swarm**\n50 cards: 8 Peasant").await;
    assert!(page(&preset).is_none() && button_of(&preset, "Delete…").is_none(), "{preset}");
    editor.name("Copy…", "Ants", "Copied as your deck **Ants**").await;

    // The deck in use stays one to play with; the refusal is above it.
    let wheels = Editor::open(&stage, alice, "Wheels").await;
    wheels.step("Rider", '−').await;
    wheels.step("Rider", '−').await;
    let id = row(&wheels.find("Rider").await, "Rider").unwrap().1[0]["custom_id"].clone();
    in_time(&alice.click(stage.channel, wheels.message, id.as_str().unwrap()).await.unwrap());
    let refused = wheels.says("Wheels is your deck in use, and a deck has 7 to 100 cards, not 6").await;
    assert_eq!(row(&refused, "Rider").unwrap().0, 3, "it is still open");

    wheels.press("More…", "7 cards").await;
    wheels.press("Delete…", "Delete **Wheels**?").await;
    wheels.press("◀ Back", "7 cards").await;
    wheels.press("Delete…", "Delete **Wheels**?").await;
    wheels.press("Delete", "Deleted **Wheels**. Your deck in use is **balanced**.").await;
    wheels.says("**Your decks** (2 of 18)\n▹ Ants · 50 cards\n▹ Spare · 10 cards").await;
    let told = deck(&stage, alice, "edit", &[]).await;
    assert!(told.starts_with("**balanced**\n42 cards"), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_and_double_presses_lose_nothing() {
    let stage = Stage::set().await;
    let alice = &stage.alice;
    deck(&stage, alice, "import", &[("name", "Mine"), ("text", "95 Soldier")]).await;
    let one = Editor::open(&stage, alice, "Mine").await;
    let other = Editor::open(&stage, alice, "Mine").await;
    let seen = one.find("Wazir").await;
    other.find("Wazir").await;
    let buttons = row(&seen, "Wazir").unwrap().1;
    let (take, put) = (buttons[0]["custom_id"].as_str().unwrap(), buttons[2]["custom_id"].as_str().unwrap());
    let press = |editor: &Editor<'_>, id: &str| {
        let (message, id) = (editor.message, id.to_owned());
        // A button that cannot be pressed any more is not sent, as in Discord.
        async move {
            if let Ok(done) = alice.click(stage.channel, message, &id).await {
                in_time(&done);
            }
        }
    };
    // Ten presses where five cards have room.
    let twice = || async { tokio::join!(press(&one, put), press(&other, put)) };
    tokio::join!(twice(), twice(), twice(), twice(), twice());
    let mut full = Editor::open(&stage, alice, "Mine").await;
    let wazirs = row(&full.find("Wazir").await, "Wazir").unwrap().0;
    assert_eq!(wazirs, 5);
    full.says("100 cards: 95 Soldier, 5 Wazir").await;
    // The second press of a double one takes out a card, or says that none exists.
    tokio::join!(press(&one, take), press(&other, take), press(&one, take));
    full = Editor::open(&stage, alice, "Mine").await;
    full.says("97 cards: 95 Soldier, 2 Wazir").await;
    tokio::join!(press(&one, take), press(&other, take), press(&one, take));
    full = Editor::open(&stage, alice, "Mine").await;
    full.says("95 cards: 95 Soldier").await;
    one.press(&format!("Page {} ▶", page(&one.find("Wazir").await).unwrap().0 + 1), "95 cards").await;

    // Nobody else changes a deck with its number.
    let bobs = Editor::list(&stage, &stage.bob).await;
    let opened = bobs.until(|seen| entry_of(seen, "balanced").is_some()).await;
    assert!(!opened.to_string().contains("Mine"));
    stage.end().await;
}
