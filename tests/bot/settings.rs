//! People's settings: changed by command, by menus and by buttons, and observed by the bot.

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_host::{
    BoardOrientation, CHALLENGE_TTL, GameService, MatchId, Notification, PlayerId, Preferences, QuietHours,
};
use trickmate_render::{Labels, PictureLayout, Style, Theme};
use trickmate_rules::{Seat, Viewer};

use super::mystery::{await_words, direct};
use super::secrets::bytes;
use super::stage::{Stage, id_of, in_time, selects};

/// Returns a person's stored preferences.
async fn preferences(stage: &Stage, person: &Person) -> Preferences {
    let store = stage.database().open_beside().await;
    let (service, _) = GameService::new(store.clone(), CHALLENGE_TTL);
    let preferences = service.preferences().of(PlayerId::new(person.id as i64)).await.unwrap();
    store.close().await;
    preferences
}

/// Runs `/settings` as a person; returns its message.
async fn set(stage: &Stage, person: &Person, options: &[(&str, Value)]) -> Value {
    let done = person.run(stage.channel, "settings", options).await.unwrap();
    stage.answered(person, &done).await
}

/// Returns the picture of a message.
async fn picture(message: &Value) -> Vec<u8> {
    bytes(message["attachments"][0]["url"].as_str().unwrap()).await
}

/// Returns the private answer to `/board`.
async fn board(stage: &Stage, person: &Person, place: u64) -> Value {
    let done = person.run(place, "board", &[]).await.unwrap();
    stage.answered(person, &done).await
}

/// Draws game 1 as a viewer may know it: the full sheet, or the board alone for the public.
async fn drawn(stage: &Stage, viewer: Viewer, theme: Theme, bottom: Seat) -> Vec<u8> {
    let layout = if viewer == Viewer::Public { PictureLayout::Board } else { PictureLayout::Sheet };
    drawn_as(stage, viewer, Style { theme, orientation: bottom, layout, ..Style::default() }).await
}

/// Draws game 1 as a viewer may know it.
async fn drawn_as(stage: &Stage, viewer: Viewer, style: Style) -> Vec<u8> {
    let store = stage.database().open_beside().await;
    let (service, _) = GameService::new(store.clone(), CHALLENGE_TTL);
    let table = service.matches().hosted_match(MatchId::new(1)).await.unwrap();
    store.close().await;
    trickmate_render::png(&table.game.view(viewer), &style, &Labels { names: table.names.clone() }).unwrap()
}

/// Begins a game between Alice and Bob in which Bob has the second seat.
async fn begin(stage: &Stage, game: &str, seat: &str) -> u64 {
    let given = [("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat))];
    let message = stage.challenge_to(game, &given).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    thread
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_made_for_a_person_look_as_they_wish() {
    for (game, seat) in [("cardmate", "forehand"), ("poker", "white"), ("mysterious", "white")] {
        let stage = Stage::set().await;
        stage.lift_limits();
        let place = begin(&stage, game, seat).await;
        let (bob, viewer) = (&stage.bob, Viewer::Seat(Seat::Second));
        let usual = picture(&board(&stage, bob, place).await).await;
        assert_eq!(usual, drawn(&stage, viewer, Theme::Light, Seat::Second).await, "{game}");
        let options = [("theme", json!(1)), ("bottom", json!(1)), ("text", json!(0))];
        set(&stage, bob, &options).await;
        let shown = board(&stage, bob, place).await;
        let dark = drawn(&stage, viewer, Theme::Dark, Seat::First).await;
        assert_eq!(picture(&shown).await, dark, "{game}");
        let text = shown["content"].as_str().unwrap();
        let (_, block) = text.split_once("\n```\n").expect("no board as text");
        assert!(
            block.contains("bob") && block.contains(" a  b  c") || block.contains(" a   b   c"),
            "{text}"
        );
        // Public messages stay the same, and so do those for others.
        let public = stage.await_board(place, 1, 0).await;
        assert_eq!(picture(&public).await, drawn(&stage, Viewer::Public, Theme::Light, Seat::First).await);
        let hers = board(&stage, &stage.alice, place).await;
        assert!(!hers["content"].as_str().unwrap().contains("```"));
        assert_eq!(
            picture(&hers).await,
            drawn(&stage, Viewer::Seat(Seat::First), Theme::Light, Seat::First).await
        );
        if game == "mysterious" {
            let done = bob.run(place, "hand", &[]).await.unwrap();
            let hand = stage.answered(bob, &done).await;
            // The panel has the board alone; the hand is a separate picture.
            let own = Style { theme: Theme::Dark, layout: PictureLayout::Board, ..Style::default() };
            assert_eq!(picture(&hand).await, drawn_as(&stage, viewer, own).await);
            let strip = hand["embeds"][0]["image"]["url"].as_str().unwrap_or_default();
            assert!(strip.contains("/hand.png"), "{hand:#}");
            assert!(hand["content"].as_str().unwrap().contains("```"));
        }
        stage.end().await;
    }
}

/// Returns the people that a message pings.
fn mentioned(message: &Value) -> Vec<u64> {
    message["mentions"].as_array().unwrap().iter().filter_map(id_of).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_notifies_as_the_player_wishes() {
    for (game, seat, moves) in [
        ("cardmate", "forehand", ["4Ci3", "4Db6", "8Dj2", "8Ca7"]),
        ("poker", "white", ["e4", "e5", "Nf3", "Nc6"]),
    ] {
        let stage = Stage::set().await;
        stage.lift_limits();
        let letters = direct(&stage, &stage.bob);
        let place = begin(&stage, game, seat).await;
        let play = async |person: &Person, text: &str| {
            let done = person.run(place, "move", &[("move", json!(text))]).await.unwrap();
            assert!(stage.told(person, &done).await.contains(" · game "), "{game}: {text}");
        };
        play(&stage.alice, moves[0]).await;
        assert_eq!(mentioned(&stage.await_board(place, 1, 1).await), [stage.bob.id]);
        set(&stage, &stage.bob, &[("notify", json!(1))]).await;
        play(&stage.bob, moves[1]).await;
        play(&stage.alice, moves[2]).await;
        let board = stage.await_board(place, 1, 3).await;
        assert!(mentioned(&board).is_empty(), "{board}");
        let note = await_words(&stage, &stage.bob, letters, "Your turn to move").await;
        let text = note["content"].as_str().unwrap();
        assert!(text.ends_with(&format!("/{place}/{}", id_of(&board).unwrap())), "{text}");
        assert!(mentioned(&note).is_empty());
        set(&stage, &stage.bob, &[("notify", json!(2))]).await;
        play(&stage.bob, moves[3]).await;
        let done = stage.bob.run(place, "resign", &[]).await.unwrap();
        let question = stage.answered(&stage.bob, &done).await;
        in_time(&stage.press(&stage.bob, place, id_of(&question).unwrap(), "Resign").await);
        let end = stage.await_board(place, 1, 5).await;
        assert_eq!(mentioned(&end), [stage.alice.id], "the end too notifies only who wishes it");
        // The message about a turn is deleted after the turn, a moment after the board appears.
        stage.await_no_message(&stage.bob, letters).await;
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_that_cannot_be_delivered_holds_nothing_up() {
    let stage = Stage::set().await;
    stage.sandbox.close_direct_messages(stage.bob.id, true).unwrap();
    set(&stage, &stage.bob, &[("notify", json!(1))]).await;
    let place = begin(&stage, "cardmate", "forehand").await;
    for (ply, (person, text)) in [(&stage.alice, "4Ci3"), (&stage.bob, "4Db6")].into_iter().enumerate() {
        person.run(place, "move", &[("move", json!(text))]).await.unwrap();
        stage.await_board(place, 1, ply + 1).await;
    }
    stage.end().await;
}

/// Chooses an entry of the menu that has it.
async fn choose(stage: &Stage, person: &Person, message: u64, label: &str) {
    let id = message.to_string();
    let panel = stage.await_message(person, stage.channel, |seen| seen["id"] == id.as_str()).await;
    let found = selects(&panel).into_iter().find_map(|select| {
        let options = select["options"].as_array()?;
        let option = options.iter().find(|option| option["label"] == label)?;
        Some((select["custom_id"].as_str()?, option["value"].as_str()?))
    });
    let (custom_id, value) = found.unwrap_or_else(|| panic!("no {label} in {panel:#}"));
    in_time(&person.choose(stage.channel, message, custom_id, &[value]).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_goes_on_working_after_a_restart() {
    let mut stage = Stage::set().await;
    let panel = set(&stage, &stage.bob, &[]).await;
    assert_eq!(panel["flags"], 64);
    assert!(panel["content"].as_str().unwrap().contains("light colours"), "{panel:#}");
    let message = id_of(&panel).unwrap();
    stage.stop().await;
    stage.start().await;
    let bob = &stage.bob;
    // If an answer was deferred, the panel changes later.
    let shows = async |words: &str| {
        let shown =
            |seen: &Value| id_of(seen) == Some(message) && seen["content"].as_str().unwrap().contains(words);
        stage.await_message(bob, stage.channel, shown).await
    };
    for (label, words) in [
        ("Colours for every kind of colour vision", "**colours for every kind of colour vision**"),
        ("A direct message with a link", "**a direct message with a link**"),
        ("A reminder 3 hours before", "**a reminder 3 hours before**"),
    ] {
        choose(&stage, bob, message, label).await;
        shows(words).await;
    }
    for (label, words) in [
        ("White (or Forehand) at the bottom", "**White (or Forehand) at the bottom**"),
        ("Boards as text too", "Text board too: **yes**"),
        ("Don’t DM my cards", "**the button *My hand***"),
        ("Hide me from leaderboards", "leaderboards: **no**"),
    ] {
        in_time(&stage.press(bob, stage.channel, message, label).await);
        shows(words).await;
    }
    let opened = stage.press(bob, stage.channel, message, "Quiet hours…").await;
    let done = bob.submit(&opened, &[("hours", "22-7"), ("zone", "europe/berlin")]).await.unwrap();
    in_time(&done);
    shows("22:00 to 7:00, Europe/Berlin").await;
    let wished = preferences(&stage, bob).await;
    let expected = Preferences {
        warnings: true,
        theme: Some("colour-blind".to_owned()),
        bottom: BoardOrientation::First,
        notify: Notification::Direct,
        direct: false,
        text_boards: true,
        reminder: Some(std::time::Duration::from_secs(3 * 3600)),
        quiet: QuietHours::new(22, 7),
        zone: "Europe/Berlin".parse().unwrap(),
        listed: false,
        language: None,
        last_language: None,
    };
    assert_eq!(wished, expected);
    // A second press changes nothing more, and unreadable input changes nothing.
    let opened = stage.press(bob, stage.channel, message, "Quiet hours…").await;
    let done = bob.submit(&opened, &[("hours", "at night"), ("zone", "")]).await.unwrap();
    assert!(stage.told(bob, &done).await.starts_with("Enter two different full hours"));
    assert_eq!(preferences(&stage, bob).await, expected);
    assert_eq!(preferences(&stage, &stage.alice).await, Preferences::default());
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_set_by_command() {
    let stage = Stage::set().await;
    let alice = &stage.alice;
    let typed = ("zone", "york");
    let suggested = alice.complete(stage.channel, "settings", &[], typed).await.unwrap().choices.unwrap();
    assert!(suggested.iter().any(|choice| choice["value"] == "America/New_York"), "{suggested:?}");
    let options = [
        ("theme", json!(2)),
        ("bottom", json!(1)),
        ("text", json!(0)),
        ("notify", json!(2)),
        ("cards", json!(1)),
        ("reminder", json!(0)),
        ("quiet", json!("9-17")),
        ("zone", json!("America/New_York")),
        ("leaderboards", json!(1)),
    ];
    let told = set(&stage, alice, &options).await;
    assert!(told["content"].as_str().unwrap().contains("9:00 to 17:00, America/New_York"), "{told:#}");
    let expected = Preferences {
        warnings: true,
        theme: Some("colour-blind".to_owned()),
        bottom: BoardOrientation::First,
        notify: Notification::None,
        direct: false,
        text_boards: true,
        reminder: None,
        quiet: QuietHours::new(9, 17),
        zone: "America/New_York".parse().unwrap(),
        listed: false,
        language: None,
        last_language: None,
    };
    assert_eq!(preferences(&stage, alice).await, expected);
    let done = alice.run(stage.channel, "settings", &[("quiet", json!("always"))]).await.unwrap();
    assert!(stage.told(alice, &done).await.starts_with("Enter two different full hours"));
    let done = alice.run(stage.channel, "settings", &[("zone", json!("Nowhere"))]).await.unwrap();
    assert!(stage.told(alice, &done).await.starts_with("Unknown time zone"));
    assert_eq!(preferences(&stage, alice).await, expected);
    stage.end().await;
}
