//! Series over the wire: sides that change, the score in one message, the pause, the same deal twice, and the end.

use std::time::Duration;

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_rules::Viewer;

use super::analysis::words;
use super::computer::stored;
use super::processes::{await_number, connected, shared, start};
use super::stage::{LONG, Stage, button_of, id_of, in_time};

const GAMES: &str = "SELECT COUNT(*) FROM series_games";
const MATCHES: &str = "SELECT COUNT(*) FROM matches";

/// Begins a series between Alice in the first seat and Bob in the channel; returns the message of the score.
async fn begin(stage: &Stage, game: &str, series: &str, more: &[(&str, Value)]) -> u64 {
    let seat = if game == "cardmate" { "forehand" } else { "white" };
    let mut options =
        vec![("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat)), ("series", json!(series))];
    options.extend(more.iter().cloned());
    let message = stage.challenge_to(game, &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    stage.await_board(stage.channel, 1, 0).await;
    message
}

/// Resigns a game as a person, and waits for its last board; `plies` were played before.
async fn resign(stage: &Stage, person: &Person, game: i64, plies: usize) {
    let asked = person.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
    let question = id_of(&stage.answered(person, &asked).await).unwrap();
    in_time(&stage.press(person, stage.channel, question, "Resign").await);
    stage.await_board(stage.channel, game, plies + 1).await;
}

/// Waits until the message of the score has these words; returns all of them.
async fn says(stage: &Stage, message: u64, wanted: &str) -> Value {
    let found = |seen: &Value| id_of(seen) == Some(message) && words(seen).contains(wanted);
    stage.await_message(&stage.alice, stage.channel, found).await
}

async fn press(stage: &Stage, person: &Person, message: u64, label: &str) -> String {
    let done = stage.press(person, stage.channel, message, label).await;
    stage.told(person, &done).await
}

/// Asks how to end the series; returns the message with the choice.
async fn ask_for_end(stage: &Stage, person: &Person, message: u64) -> u64 {
    let done = stage.press(person, stage.channel, message, "End the series…").await;
    id_of(&stage.answered(person, &done).await).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sides_change_and_one_message_has_the_score() {
    let mut stage = Stage::without_threads().await;
    let (alice, bob) = (stage.alice.id, stage.bob.id);
    let message = begin(&stage, "cardmate", "best of 3", &[]).await;
    let text = words(&says(&stage, message, "**Series, best of 3**: Cardmate").await).to_owned();
    assert!(text.contains(&format!("<@{alice}> **0** – **0** <@{bob}>")), "{text}");
    assert!(text.contains("Game 1 is being played: https://"), "{text}");
    let board = words(&stage.await_board(stage.channel, 1, 0).await).to_owned();
    assert!(board.contains("game 1 of a series, best of 3"), "{board}");
    resign(&stage, &stage.bob, 1, 0).await;
    // The next game begins by itself, with the sides changed.
    let board = words(&stage.await_board(stage.channel, 2, 0).await).to_owned();
    assert!(board.starts_with(&format!("<@{bob}> (Forehand) to move")), "{board}");
    says(&stage, message, &format!("<@{alice}> **1** – **0** <@{bob}>")).await;
    let first = stage.await_board(stage.channel, 1, 1).await;
    assert!(button_of(&first, "Rematch").is_none(), "{first:#}");
    let view = stage.press(&stage.bob, stage.channel, id_of(&first).unwrap(), "Series").await;
    assert!(stage.told(&stage.bob, &view).await.contains("Game 2 is being played"));
    let rematch = [("what", json!(3)), ("game", json!(1))];
    let done = stage.bob.run(stage.channel, "offer", &rematch).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.starts_with("This game belongs to a series"));
    stage.stop().await;
    stage.start().await;
    resign(&stage, &stage.alice, 2, 0).await;
    let board = words(&stage.await_board(stage.channel, 3, 0).await).to_owned();
    assert!(board.starts_with(&format!("<@{alice}> (Forehand) to move")), "{board}");
    resign(&stage, &stage.alice, 3, 0).await;
    let end = says(&stage, message, &format!("<@{bob}> wins the series 2–1.")).await;
    let text = words(&end);
    assert!(text.contains(&format!("1. **1–0** · game 1 (<@{alice}>: Forehand)")), "{text}");
    assert!(text.contains(&format!("2. **0–1** · game 2 (<@{alice}>: Rearhand)")), "{text}");
    assert!(end["components"].as_array().unwrap().is_empty(), "{end:#}");
    let last = stage.await_board(stage.channel, 3, 1).await;
    assert!(button_of(&last, "Rematch").is_some(), "{last:#}");
    assert_eq!(stage.database().number(MATCHES).await, Some(3));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_series_pauses_until_both_are_ready_or_the_time_is_over() {
    let mut stage = Stage::without_threads().await;
    let message = begin(&stage, "poker", "first to 2", &[("time", json!("10+5"))]).await;
    resign(&stage, &stage.bob, 1, 0).await;
    let waiting = says(&stage, message, "Game 2 begins by itself <t:").await;
    assert!(words(&waiting).contains("first to 2 points"), "{waiting}");
    let carol = press(&stage, &stage.carol, message, "Next game").await;
    assert!(carol.starts_with("Only the two players of this series"), "{carol}");
    in_time(&stage.press(&stage.alice, stage.channel, message, "Next game").await);
    says(&stage, message, &format!("<@{}> is ready for the next game.", stage.alice.id)).await;
    assert_eq!(stage.database().number(MATCHES).await, Some(1));
    in_time(&stage.press(&stage.bob, stage.channel, message, "Next game").await);
    stage.await_board(stage.channel, 2, 0).await;
    let end = press(&stage, &stage.alice, message, "End the series…").await;
    assert!(end.starts_with("Do you want to stop the series"), "{end}");
    resign(&stage, &stage.alice, 2, 0).await;
    says(&stage, message, "Game 3 begins by itself <t:").await;
    // Its time comes while the bot is away.
    stage.stop().await;
    stage.sandbox.advance(Duration::from_secs(31));
    stage.start().await;
    stage.await_board(stage.channel, 3, 0).await;
    says(&stage, message, "Game 3 is being played").await;
    assert_eq!(stage.database().number(MATCHES).await, Some(3));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_is_stopped_by_agreement_given_up_or_ended_by_a_game_that_is_called_off() {
    for way in ["stop", "resign", "abort"] {
        let stage = Stage::without_threads().await;
        let message = begin(&stage, "cardmate", "best of 5", &[("time", json!("10+5"))]).await;
        let (alice, bob) = (&stage.alice, &stage.bob);
        match way {
            "stop" => {
                resign(&stage, alice, 1, 0).await;
                says(&stage, message, "Game 2 begins").await;
                let question = ask_for_end(&stage, alice, message).await;
                press(&stage, alice, question, "Stop if both agree").await;
                says(&stage, message, &format!("<@{}> would like to stop the series.", alice.id)).await;
                let question = ask_for_end(&stage, bob, message).await;
                press(&stage, bob, question, "Stop if both agree").await;
                says(&stage, message, "The series was stopped: both wanted that.").await;
            }
            "resign" => {
                let question = ask_for_end(&stage, bob, message).await;
                press(&stage, bob, question, "Give it up").await;
                let words = format!("<@{}> wins the series: <@{}> gave it up.", alice.id, bob.id);
                says(&stage, message, &words).await;
                // The game continues for itself, and nothing follows.
                resign(&stage, alice, 1, 0).await;
            }
            _ => {
                let abort = [("what", json!(2)), ("game", json!(1))];
                in_time(&alice.run(stage.channel, "offer", &abort).await.unwrap());
                let end = says(&stage, message, "The series was stopped: a game was called off.").await;
                assert!(super::analysis::words(&end).contains("1. called off · game 1"), "{end}");
            }
        }
        stage.sandbox.advance(Duration::from_secs(60));
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(stage.database().number(MATCHES).await, Some(1), "{way}");
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_deal_is_played_twice_where_its_cards_are_open() {
    let stage = Stage::without_threads().await;
    let deal = [("deal", json!("random"))];
    begin(&stage, "poker", "best of 4, same deals", &deal).await;
    for game in 1..=2 {
        resign(&stage, &stage.bob, game, 0).await;
        stage.await_board(stage.channel, game + 1, 0).await;
    }
    let store = stage.store.clone().unwrap();
    let mut deals = Vec::new();
    for game in 1..=3 {
        let played = stored(&store, game).await.unwrap();
        deals.push(played.position().observe(Viewer::Public).json()["deal"].clone());
    }
    assert_eq!(deals[0], deals[1]);
    assert_ne!(deals[0], deals[2]);
    let bob = json!(stage.bob.id.to_string());
    for (game, more) in [
        ("summoner", vec![]),
        ("mysterious", vec![]),
        ("cardmate", vec![]),
        ("poker", vec![("deal", json!("random")), ("faces", json!("down"))]),
    ] {
        let given = [("opponent", bob.clone()), ("series", json!("best of 4 same deals"))];
        let given: Vec<_> = given.into_iter().chain(more).collect();
        let done = stage.carol.run(stage.channel, &format!("play {game}"), &given).await.unwrap();
        let told = stage.told(&stage.carol, &done).await;
        assert!(told.starts_with("Nothing that both of you see from the beginning"), "{game}: {told}");
    }
    for (series, more, why) in [
        ("best of 16", None, "A series is `best of 3`"),
        ("best of 3", Some(("odds", json!("d1"))), "The sides change in a series"),
    ] {
        let given = [("opponent", bob.clone()), ("series", json!(series))];
        let given: Vec<_> = given.into_iter().chain(more).collect();
        let done = stage.carol.run(stage.channel, "play poker", &given).await.unwrap();
        let told = stage.told(&stage.carol, &done).await;
        assert!(told.starts_with(why), "{told}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_change_sides_with_their_players_who_swap_cards_between_games() {
    let mut stage = Stage::without_threads().await;
    let (alice, bob, place) = (stage.alice.clone(), stage.bob.clone(), stage.channel);
    let options =
        [("opponent", json!(bob.id.to_string())), ("seat", json!("white")), ("series", json!("best of 3"))];
    let message = stage.challenge_to("summoner", &options).await;
    // Each declares a sideboard, which only they see.
    let declare = async |person: &Person, cards: &str| {
        let opened = stage.press(person, place, message, "Sideboard").await;
        let done = person.submit(&opened, &[("cards", cards)]).await.unwrap();
        stage.told(person, &done).await
    };
    assert_eq!(declare(&alice, "13 Knight").await, "A sideboard has 12 cards at most.");
    assert!(!declare(&stage.carol, "1 Knight").await.is_empty());
    let told = declare(&alice, "2 knight, Rider").await;
    assert_eq!(told, "Your sideboard: 2 Knight, 1 Rider. Nobody else sees it.");
    in_time(&stage.press(&bob, place, message, "Accept").await);
    stage.await_board(place, 1, 0).await;
    let store = stage.store.clone().unwrap();
    let decks = async |game: i64| {
        let played = stored(&store, game).await.unwrap();
        ["deck-white", "deck-black"].map(|name| played.options().to_json()[name].to_string())
    };
    let [white, black] = decks(1).await;
    let cards = async |person: &Person| {
        let done = stage.press(person, place, message, "My cards").await;
        stage.answered(person, &done).await
    };
    says(&stage, message, "Game 1 is being played").await;
    let panel = cards(&alice).await;
    assert!(words(&panel).contains("**Sideboard**, 3: 2 Knight, 1 Rider"), "{panel}");
    assert!(button_of(&panel, "Swap cards…").is_none(), "not during a game: {panel}");
    resign(&stage, &bob, 1, 0).await;
    says(&stage, message, "Game 2 begins by itself").await;
    let panel = cards(&bob).await;
    assert!(button_of(&panel, "Swap cards…").is_none(), "Bob has no sideboard: {panel}");
    let panel = cards(&alice).await;
    let deck = words(&panel).lines().next().unwrap().split(": ").nth(1).unwrap().to_owned();
    let first = deck.split(", ").next().unwrap().split_once(' ').unwrap().1.to_owned();
    let opened = stage.press(&alice, place, id_of(&panel).unwrap(), "Swap cards…").await;
    let refused = alice.submit(&opened, &[("out", &*first), ("in", "3 Knight")]).await.unwrap();
    assert!(!stage.told(&alice, &refused).await.contains("**Your deck**"), "there are two Knights");
    let opened = stage.press(&alice, place, id_of(&panel).unwrap(), "Swap cards…").await;
    in_time(&alice.submit(&opened, &[("out", &*first), ("in", "1 Rider")]).await.unwrap());
    let id = id_of(&panel);
    let swapped = |seen: &Value| {
        id_of(seen) == id
            && words(seen).contains("2 Knight")
            && words(seen).contains(&format!("1 {first}"))
            && !words(seen).contains("**Sideboard**, 3: 2 Knight, 1 Rider")
    };
    stage.await_message(&alice, place, swapped).await;
    // Nobody else sees any of it.
    for person in [&bob, &stage.carol] {
        let seen = Value::from(person.messages(place).unwrap()).to_string();
        assert!(!seen.contains("Your deck**") || person.id == bob.id && !seen.contains("2 Knight"), "{seen}");
    }
    in_time(&stage.press(&alice, place, message, "Next game").await);
    in_time(&stage.press(&bob, place, message, "Next game").await);
    stage.await_board(place, 2, 0).await;
    let [again_white, again_black] = decks(2).await;
    assert_eq!(again_white, black, "Bob plays White with the deck that he had");
    assert_ne!(again_black, white, "Alice has swapped cards");
    // After a restart the third game has the same decks again.
    stage.stop().await;
    stage.start().await;
    resign(&stage, &alice, 2, 0).await;
    says(&stage, message, "Game 3 begins by itself").await;
    stage.sandbox.advance(Duration::from_secs(13 * 60 * 60));
    stage.await_board(place, 3, 0).await;
    let store = stage.store.clone().unwrap();
    let played = stored(&store, 3).await.unwrap().options().to_json();
    assert_eq!(played["deck-white"].to_string(), again_black);
    assert_eq!(played["deck-black"].to_string(), again_white);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_whose_next_game_cannot_begin_says_so_and_can_be_ended() {
    let stage = Stage::without_threads().await;
    let message = begin(&stage, "cardmate", "best of 5", &[("time", json!("10+5"))]).await;
    let (alice, bob) = (&stage.alice, &stage.bob);
    resign(&stage, alice, 1, 0).await;
    says(&stage, message, "Game 2 begins by itself").await;
    // As after two processes have died over it.
    stage.database().execute("UPDATE series SET next_at = NULL").await;
    let question = ask_for_end(&stage, alice, message).await;
    press(&stage, alice, question, "Stop if both agree").await;
    let shown = says(&stage, message, "The next game can’t begin because of an error").await;
    assert!(!words(&shown).contains("is being played"), "{shown:#}");
    assert!(button_of(&shown, "Next game").is_none(), "{shown:#}");
    let question = ask_for_end(&stage, bob, message).await;
    press(&stage, bob, question, "Stop if both agree").await;
    says(&stage, message, "The series was stopped: both wanted that.").await;
    stage.end().await;
}

/// Waits until there is no game to begin.
async fn settled(stage: &Stage) {
    const DUE: &str = "SELECT COUNT(*) FROM series WHERE next_at IS NOT NULL";
    let deadline = tokio::time::Instant::now() + LONG;
    while stage.database().number(DUE).await != Some(0) {
        assert!(tokio::time::Instant::now() < deadline, "a game does not begin");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_game_follows_however_close_the_presses_are() {
    for gap in [0, 1, 3, 10] {
        let stage = Stage::without_threads().await;
        let message = begin(&stage, "cardmate", "best of 3", &[("time", json!("10+5"))]).await;
        resign(&stage, &stage.bob, 1, 0).await;
        says(&stage, message, "Game 2 begins").await;
        // The pause ends while both press; the button may be gone before the second does.
        let next = stage.button(&stage.alice, stage.channel, message, "Next game").await;
        stage.sandbox.advance(Duration::from_secs(31));
        let pressed = async |person: &Person, wait: u64| {
            tokio::time::sleep(Duration::from_millis(wait)).await;
            person.click(stage.channel, message, &next).await.ok()
        };
        let (first, second) = tokio::join!(pressed(&stage.alice, 0), pressed(&stage.bob, gap));
        first.iter().chain(&second).for_each(in_time);
        settled(&stage).await;
        stage.await_board(stage.channel, 2, 0).await;
        assert_eq!(stage.database().number(GAMES).await, Some(2), "{gap}");
        assert_eq!(stage.database().number(MATCHES).await, Some(2), "{gap}");
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_and_the_next_game_exclude_each_other() {
    for gap in [0, 1, 3, 10] {
        let stage = Stage::without_threads().await;
        let message = begin(&stage, "cardmate", "best of 3", &[("time", json!("10+5"))]).await;
        resign(&stage, &stage.bob, 1, 0).await;
        says(&stage, message, "Game 2 begins").await;
        in_time(&stage.press(&stage.alice, stage.channel, message, "Next game").await);
        let question = ask_for_end(&stage, &stage.alice, message).await;
        let (_, ended) = tokio::join!(stage.press(&stage.bob, stage.channel, message, "Next game"), async {
            tokio::time::sleep(Duration::from_millis(gap)).await;
            stage.press(&stage.alice, stage.channel, question, "Give it up").await
        });
        in_time(&ended);
        settled(&stage).await;
        says(&stage, message, "gave it up.").await;
        let games = stage.database().number(GAMES).await;
        assert_eq!(stage.database().number(MATCHES).await, games, "{gap}");
        assert!(games == Some(1) || games == Some(2), "{games:?}");
        // Nothing follows, whether or not a game has begun before.
        stage.sandbox.advance(Duration::from_secs(60));
        if games == Some(2) {
            stage.await_board(stage.channel, 2, 0).await;
            resign(&stage, &stage.bob, 2, 0).await;
        }
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(stage.database().number(MATCHES).await, games, "{gap}");
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_begin_one_next_game() {
    let Some(stage) = shared().await else { return };
    let processes = [start(&stage, 0), start(&stage, 1)];
    connected(&stage, 2).await;
    let options = [
        ("opponent", json!(stage.bob.id.to_string())),
        ("seat", json!("forehand")),
        ("series", json!("best of 3")),
        ("time", json!("10+5")),
    ];
    let message = stage.challenge(&options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let place = stage.await_thread().await;
    stage.await_board(place, 1, 0).await;
    for (number, person) in [(1, &stage.bob), (2, &stage.alice)] {
        let asked = person.run(place, "resign", &[("game", json!(number))]).await.unwrap();
        let question = id_of(&stage.answered(person, &asked).await).unwrap();
        in_time(&stage.press(person, place, question, "Resign").await);
        stage.await_board(place, number, 1).await;
        says(&stage, message, &format!("Game {} begins", number + 1)).await;
        let (one, other) = tokio::join!(
            stage.press(&stage.alice, stage.channel, message, "Next game"),
            stage.press(&stage.bob, stage.channel, message, "Next game")
        );
        in_time(&one);
        in_time(&other);
        stage.await_board(place, number + 1, 0).await;
        await_number(&stage, GAMES, number + 1).await;
        await_number(&stage, MATCHES, number + 1).await;
    }
    drop(processes);
    stage.end().await;
}
