//! The way from `/help` to a game: clicks and words are counted, and every opponent and term is chosen by buttons.
#![allow(clippy::print_stdout, reason = "what is counted goes into docs/surface.md")]

use std::time::Duration;
use trickmate_host::{MatchId, PlayerId};

use discord_sandbox::Person;
use serde_json::{Value, json};

use super::computer::{stored, until};
use super::mystery::direct;
use super::stage::{LONG, Stage, button_of, id_of, in_time, selects};
use super::walker::{Choice, choices};

/// The most clicks from the start page to the first own move, and the most words that are read until the board is there.
const MAX_CLICKS: usize = 4;
const MAX_WORDS: usize = 100;
/// The most words about a game.
const MAX_SUMMARY: usize = 40;

/// Returns the words of a message: its text and what is written on its buttons.
fn words(message: &Value) -> usize {
    let rows = message["components"].as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let labels = buttons.filter_map(|button| button["label"].as_str());
    let texts = labels.chain(message["content"].as_str());
    texts
        .map(|text| text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count())
        .sum()
}

/// Opens the start page as a person.
async fn start(stage: &Stage, person: &Person, place: u64) -> Value {
    let done = person.run(place, "help", &[]).await.unwrap();
    stage.answered(person, &done).await
}

/// Presses a button of a person's own page; returns what the page has become.
async fn turn(stage: &Stage, person: &Person, place: u64, page: &Value, label: &str) -> Value {
    let id = id_of(page).unwrap();
    in_time(&stage.press(person, place, id, label).await);
    let old = page.clone();
    stage.await_message(person, place, |seen| id_of(seen) == Some(id) && *seen != old).await
}

/// Chooses in the menu whose id begins so; returns what the page has become.
async fn choose(stage: &Stage, person: &Person, page: &Value, menu: &str, value: &str) -> Value {
    let id = id_of(page).unwrap();
    let found =
        selects(page).into_iter().find(|select| select["custom_id"].as_str().unwrap().starts_with(menu));
    let custom_id = found.unwrap()["custom_id"].as_str().unwrap();
    in_time(&person.choose(stage.channel, id, custom_id, &[value]).await.unwrap());
    let old = page.clone();
    stage.await_message(person, stage.channel, |seen| id_of(seen) == Some(id) && *seen != old).await
}

/// Waits until a message is there and has changed; returns `None` as soon as the move is played.
async fn next(stage: &Stage, id: u64, old: &Value, is_played: impl AsyncFn() -> bool) -> Option<Value> {
    let deadline = tokio::time::Instant::now() + LONG;
    loop {
        let messages = stage.alice.messages(stage.channel).unwrap();
        let found = messages.into_iter().find(|seen| id_of(seen) == Some(id) && seen != old);
        if is_played().await {
            return None;
        }
        if found.as_ref().is_some_and(|seen| !choices(seen).is_empty()) {
            return found;
        }
        assert!(tokio::time::Instant::now() < deadline, "nothing follows {old:#}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_own_move_is_four_clicks_and_a_hundred_words_away() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let (alice, place) = (&stage.alice, stage.channel);
    let store = stage.store.clone().unwrap();
    for (game, number) in trickmate_rules::GAMES.iter().zip(1..) {
        let page = start(&stage, alice, place).await;
        let mut read = words(&page);
        let page = turn(&stage, alice, place, &page, game.title()).await;
        read += words(&page);
        let text = page["content"].as_str().unwrap();
        assert!(text.starts_with(&format!("**{}**\n", game.title())), "{text}");
        let summary = text.lines().nth(1).unwrap();
        assert!(summary.split_whitespace().count() <= MAX_SUMMARY, "{summary}");
        assert!(read <= MAX_WORDS, "{read} words on the way to {}", game.name());
        let id = id_of(&page).unwrap();
        in_time(&stage.press(alice, place, id, "Computer").await);
        stage.await_gone(alice, place, id).await;
        let mut clicks = 2;
        let ends = format!("· game {number} · ply ");
        let has_turn = |seen: &Value| {
            seen["content"].as_str().is_some_and(|text| text.contains(&ends)) && !choices(seen).is_empty()
        };
        let board = stage.await_message(alice, place, has_turn).await;
        let begun = until(&store, number, |game| !game.to_act().is_empty()).await.plies().len();
        let mut surface = board;
        loop {
            let mut offered = choices(&surface);
            // Cards are placed all at once: one by one takes as long as the placing of sixteen cards does.
            let quick = offered.iter().position(|choice| {
                let id = &choice.custom_id;
                id.starts_with("rest/") || id.starts_with("here/rest/") || id.starts_with("place/")
            });
            let Choice { custom_id, value } = offered.remove(quick.unwrap_or(0));
            let message = id_of(&surface).unwrap();
            let values: Vec<&str> = value.iter().map(String::as_str).collect();
            let done = match values.is_empty() {
                true => alice.click(place, message, &custom_id).await.unwrap(),
                false => alice.choose(place, message, &custom_id, &values).await.unwrap(),
            };
            in_time(&done);
            // A list is opened first.
            clicks += 1 + usize::from(!values.is_empty());
            // A panel goes with the move, and everything else changes.
            let id = done.response_id.unwrap_or(message);
            match next(&stage, id, &surface, async || {
                stored(&store, number).await.unwrap().plies().len() > begun
            })
            .await
            {
                Some(seen) => surface = seen,
                None => break,
            }
        }
        println!("| {} | {clicks} | {read} |", game.title());
        assert!(clicks <= MAX_CLICKS, "{clicks} clicks in {}", game.name());
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_picture_shows_all_games_and_says_their_names() {
    let stage = Stage::set().await;
    let page = start(&stage, &stage.alice, stage.channel).await;
    let pictures = page["attachments"].as_array().unwrap();
    assert_eq!(pictures.len(), 1, "{page:#}");
    let description = pictures[0]["description"].as_str().unwrap();
    for game in trickmate_rules::GAMES {
        assert!(description.contains(game.title()), "{description}");
        assert!(button_of(&page, game.title()).is_some(), "{page:#}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn level_side_and_time_are_changed_by_menus_and_ride_in_the_buttons() {
    let stage = Stage::without_threads().await;
    let (alice, place) = (&stage.alice, stage.channel);
    let store = stage.store.clone().unwrap();
    let page = start(&stage, alice, place).await;
    let page = turn(&stage, alice, place, &page, "Poker Chess").await;
    let usual = "-# Computer: level 1 · Your side: random · Between people: 3 days per move";
    assert!(page["content"].as_str().unwrap().ends_with(usual), "{page:#}");
    let page = turn(&stage, alice, place, &page, "Change…").await;
    assert_eq!(selects(&page).len(), 3);
    let page = choose(&stage, alice, &page, "start/level", "2").await;
    let page = choose(&stage, alice, &page, "start/side", "1").await;
    let page = choose(&stage, alice, &page, "start/time", "10+5").await;
    let page = turn(&stage, alice, place, &page, "◀ Back").await;
    let chosen = "-# Computer: level 2 · Your side: Black · Between people: 10 minutes for each player, and 5 seconds \
                  more with each move";
    assert!(page["content"].as_str().unwrap().ends_with(chosen), "{page:#}");
    let id = id_of(&page).unwrap();
    in_time(&stage.press(alice, place, id, "Computer").await);
    stage.await_gone(alice, place, id).await;
    until(&store, 1, |_| true).await;
    let row = store.matches().match_row(MatchId::new(1)).await.unwrap().unwrap();
    let black = PlayerId::new(i64::try_from(alice.id).unwrap());
    assert_eq!((row.game.as_str(), row.level, row.second_player), ("poker", Some(2), black));

    // The same for anyone.
    let page = start(&stage, alice, place).await;
    let page = turn(&stage, alice, place, &page, "Poker Chess").await;
    let page = turn(&stage, alice, place, &page, "Change…").await;
    let page = choose(&stage, alice, &page, "start/side", "0").await;
    let page = choose(&stage, alice, &page, "start/time", "10+5").await;
    let done = stage.press(alice, place, id_of(&page).unwrap(), "Anyone").await;
    let challenge = stage.posted(alice, &done).await;
    let text = challenge["content"].as_str().unwrap();
    assert!(text.contains("is looking for somebody to play **Poker Chess**"), "{text}");
    assert!(text.contains("plays as White") && text.contains("10 minutes for each player"), "{text}");
    in_time(&stage.press(&stage.bob, place, id_of(&challenge).unwrap(), "Accept").await);
    stage.await_board(place, 2, 0).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_chosen_from_a_menu_of_people() {
    let stage = Stage::without_threads().await;
    let (alice, bob, place) = (&stage.alice, &stage.bob, stage.channel);
    let page = start(&stage, alice, place).await;
    let page = turn(&stage, alice, place, &page, "Cardmate").await;
    let page = turn(&stage, alice, place, &page, "A friend").await;
    assert_eq!(page["content"], "Who do you want to play **Cardmate** with?");
    let menu = &page["components"][0]["components"][0];
    assert_eq!(menu["type"], 5, "a menu of people: {menu}");
    let (id, custom_id) = (id_of(&page).unwrap(), menu["custom_id"].as_str().unwrap());
    // Who cannot be challenged leaves the choice open.
    in_time(&alice.choose(place, id, custom_id, &[&alice.id.to_string()]).await.unwrap());
    let is_refused = |seen: &Value| {
        let text = seen["content"].as_str().unwrap_or_default();
        id_of(seen) == Some(id) && text.ends_with("with?") && text.lines().count() > 1
    };
    stage.await_message(alice, place, is_refused).await;
    let done = alice.choose(place, id, custom_id, &[&bob.id.to_string()]).await.unwrap();
    in_time(&done);
    let opening = format!("<@{}> challenges <@{}> to **Cardmate**", alice.id, bob.id);
    let is_challenge = |seen: &Value| seen["content"].as_str().is_some_and(|text| text.starts_with(&opening));
    let challenge = stage.await_message(bob, place, is_challenge).await;
    in_time(&stage.press(bob, place, id_of(&challenge).unwrap(), "Accept").await);
    stage.await_board(place, 1, 0).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_challenged_sees_the_board_and_may_read_rules_lessons_and_details() {
    let stage = Stage::without_threads().await;
    let (bob, place) = (&stage.bob, stage.channel);
    for (game, options, is_example) in [
        ("cardmate", vec![], false),
        ("poker", vec![("deal", json!("random"))], true),
        ("mysterious", vec![], false),
        ("summoner", vec![], false),
    ] {
        let options: Vec<_> = options.into_iter().chain([("opponent", json!(bob.id.to_string()))]).collect();
        let message = stage.challenge_to(game, &options).await;
        let challenge = stage.await_message(bob, place, |seen| id_of(seen) == Some(message)).await;
        let text = challenge["content"].as_str().unwrap();
        let files = challenge["attachments"].as_array().unwrap();
        assert_eq!(files.len(), 1, "{challenge:#}");
        let description = files[0]["description"].as_str().unwrap();
        let commitment = description.rsplit(' ').next().unwrap();
        assert_eq!(commitment.len(), 64, "{description}");
        assert!(!text.contains(commitment) && !text.contains("`/verify`"), "{text}");
        assert_eq!(text.contains("The cards are an example"), is_example, "{text}");
        let title = trickmate_rules::game(game).unwrap().title();
        for (label, words) in [("Rules", "Page 1 of"), ("Learn", title), ("Details", commitment)] {
            let done = stage.press(bob, place, message, label).await;
            let told = stage.told(bob, &done).await;
            assert!(told.contains(words), "{label}: {told}");
        }
        in_time(&stage.press(bob, place, message, "Decline").await);
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_the_computer_is_the_opponent() {
    let stage = Stage::without_threads().await;
    let (carol, place) = (&stage.carol, direct(&stage, &stage.carol));
    let page = start(&stage, carol, place).await;
    let page = turn(&stage, carol, place, &page, "Cardmate").await;
    assert!(button_of(&page, "A friend").is_none() && button_of(&page, "Anyone").is_none(), "{page:#}");
    let page = turn(&stage, carol, place, &page, "Change…").await;
    assert_eq!(selects(&page).len(), 2, "{page:#}");
    in_time(&stage.press(carol, place, id_of(&page).unwrap(), "Computer").await);
    let is_board =
        |seen: &Value| seen["content"].as_str().is_some_and(|text| text.contains("· game 1 · ply"));
    stage.await_message(carol, place, is_board).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_and_puzzles_lead_back_to_the_start_page() {
    let stage = Stage::set().await;
    let (alice, place) = (&stage.alice, stage.channel);
    let page = start(&stage, alice, place).await;
    for label in ["Learn", "Puzzles"] {
        let home = turn(&stage, alice, place, &page, label).await;
        let back = turn(&stage, alice, place, &home, "◀ Back").await;
        assert!(back["content"].as_str().unwrap().starts_with("**Trickmate**"), "{back:#}");
    }
    stage.end().await;
}
