//! Games between people that are not the usual ones: odds, another time for each side, a position to begin from.

use serde_json::{Value, json};
use trickmate_rules::Record;

use super::analysis::{pressed, turned, words};
use super::replay_buttons::{record, verified};
use super::stage::{Stage, assert_played, id_of, in_time};

/// Challenges Bob as Alice, who takes the first seat; returns the message.
async fn challenge(stage: &Stage, game: &str, more: &[(&str, Value)]) -> Value {
    let seat = if game == "cardmate" { "forehand" } else { "white" };
    let mut options = vec![("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat))];
    options.extend(more.iter().cloned());
    let message = stage.challenge_to(game, &options).await;
    stage.await_message(&stage.bob, stage.channel, |seen| id_of(seen) == Some(message)).await
}

/// Accepts a challenge as Bob; returns the first board of this game.
async fn accept(stage: &Stage, challenge: &Value, game: i64) -> String {
    in_time(&stage.press(&stage.bob, stage.channel, id_of(challenge).unwrap(), "Accept").await);
    words(&stage.await_board(stage.channel, game, 0).await).to_owned()
}

/// Answers an action of Alice's.
async fn act(stage: &Stage, text: &str) -> String {
    let done = stage.alice.run(stage.channel, "move", &[("move", json!(text))]).await.unwrap();
    stage.told(&stage.alice, &done).await
}

async fn resign(stage: &Stage) {
    let asked = stage.bob.run(stage.channel, "resign", &[]).await.unwrap();
    let question = id_of(&stage.answered(&stage.bob, &asked).await).unwrap();
    in_time(&stage.press(&stage.bob, stage.channel, question, "Resign").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_side_plays_without_pieces_and_each_with_its_own_time() {
    let mut stage = Stage::without_threads().await;
    let terms = [("odds", json!("D1, b1")), ("time", json!("10+5")), ("their-time", json!("3+0"))];
    let shown = challenge(&stage, "poker", &terms).await;
    let text = words(&shown);
    assert!(text.contains("**Odds**: White plays without b1 d1.\nThe game isn’t rated."), "{text}");
    let times = format!(
        "Time: <@{}>: 10 minutes for each player, and 5 seconds more with each move; the other side: 3 minutes",
        stage.alice.id
    );
    assert!(text.contains(&times), "{text}");
    let board = accept(&stage, &shown, 1).await;
    assert!(board.contains("odds: White without b1 d1 · White 10+5, Black 3+0 · not rated"), "{board}");
    assert!(board.contains("Black has 3:00 left"), "{board}");
    // After a restart it is the same game.
    stage.stop().await;
    stage.start().await;
    let refused = act(&stage, "Nc3").await;
    assert!(refused.contains("Nc3"), "no Knight is on b1: {refused}");
    assert_played(&act(&stage, "e4").await, "e4", 1);
    let board = words(&stage.await_board(stage.channel, 1, 1).await).to_owned();
    assert!(board.contains("White has 10:0"), "{board}");
    resign(&stage).await;
    stage.await_board(stage.channel, 1, 2).await;
    let text = record(&stage, &stage.alice, stage.channel, Some(1)).await;
    let played = text.parse::<Record>().unwrap().replay().unwrap();
    let fen = text.lines().find(|line| line.starts_with("[Position ")).unwrap();
    assert!(fen.contains("/PPPPPPPP/R1B1KBNR w KQkq"), "{fen}");
    assert_eq!(played.plies().len(), 2);
    let check = verified(&stage, &stage.alice, stage.channel, Some(1)).await;
    assert!(!check.contains("⚠") && check.contains("follow"), "{check}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn terms_that_make_no_game_are_refused_in_plain_words() {
    let stage = Stage::without_threads().await;
    let bob = json!(stage.bob.id.to_string());
    for (game, given, why) in [
        ("poker", vec![("odds", json!("e1"))], "There’s a King on e1"),
        ("poker", vec![("odds", json!("d1 d8"))], "Odds are pieces of one side."),
        ("poker", vec![("odds", json!("e4"))], "There’s no piece on `e4`"),
        ("poker", vec![("odds", json!("queen"))], "There’s no piece on `queen`"),
        ("poker", vec![("odds", json!(" , "))], "Name the squares"),
        ("poker", vec![("odds", json!("a2 b2 c2 d2 e2 f2 g2 h2 a1"))], "A side can do without 8 pieces"),
        ("poker", vec![("odds", json!("d1")), ("rated", json!("rated"))], "Games with odds"),
        ("poker", vec![("time", json!("10+5")), ("their-time", json!("1 day"))], "Both times have to be"),
        ("poker", vec![("time", json!("none")), ("their-time", json!("1 day"))], "Both times have to be"),
        ("poker", vec![("position", json!("nothing"))], "I can’t begin from this position"),
        (
            "poker",
            vec![
                ("position", json!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")),
                ("deal", json!("random")),
                ("series", json!("best of 2 same deals")),
            ],
            "Nothing that both of you see from the beginning is dealt here",
        ),
        ("mysterious", vec![("odds", json!("d1"))], "In this game the pieces aren’t on the board"),
        ("cardmate", vec![("odds", json!("a0")), ("deal", json!("wild"))], "Where the pieces stand is dealt"),
    ] {
        let given: Vec<_> = given.into_iter().chain([("opponent", bob.clone())]).collect();
        let done = stage.alice.run(stage.channel, &format!("play {game}"), &given).await.unwrap();
        let told = stage.told(&stage.alice, &done).await;
        assert!(told.starts_with(why), "{game}: {told}");
    }
    let computer = [("odds", json!("d1")), ("level", json!(3))];
    let done = stage.alice.run(stage.channel, "play poker", &computer).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.starts_with("Odds, another time"), "{told}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_are_given_where_pieces_stand_on_the_board() {
    let stage = Stage::without_threads().await;
    let courier = Some(("variant", json!("courier")));
    let given = [("cardmate", "a0", None), ("summoner", "d2 f2", courier), ("poker", "a8", None)];
    for (number, (game, odds, more)) in (1..).zip(given) {
        let terms: Vec<_> = [("odds", json!(odds))].into_iter().chain(more).collect();
        let shown = challenge(&stage, game, &terms).await;
        assert!(words(&shown).contains(&format!("without {odds}.")), "{}", words(&shown));
        let board = accept(&stage, &shown, number).await;
        assert!(board.contains(&format!("without {odds} · not rated")), "{board}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_of_a_finished_game_is_played_against_a_friend() {
    let stage = Stage::without_threads().await;
    let record = "[Game \"cardmate\"] 4Ci3 4Db6 8Dj2";
    let done = stage.alice.run(stage.channel, "replay", &[("text", json!(record))]).await.unwrap();
    let viewer = stage.answered(&stage.alice, &done).await;
    let end = turned(&stage, &stage.alice, &viewer, "Last ⏭", "Ply ").await;
    let shared = pressed(&stage, &stage.alice, &end, "Share this position").await;
    let asked = pressed(&stage, &stage.alice, &shared, "Play on from here").await;
    assert!(words(&asked).starts_with("Who do you want to play this position against?"), "{asked}");
    let rows = asked["components"].as_array().unwrap();
    let menu = rows.iter().map(|row| &row["components"][0]).find(|menu| menu["type"] == 5).unwrap();
    let (id, menu) = (id_of(&asked).unwrap(), menu["custom_id"].as_str().unwrap());
    in_time(&stage.alice.choose(stage.channel, id, menu, &[&stage.bob.id.to_string()]).await.unwrap());
    let is_challenge = |seen: &Value| words(seen).contains(" challenges ");
    let shown = stage.await_message(&stage.bob, stage.channel, is_challenge).await;
    let text = words(&shown);
    assert!(text.contains("It begins from the position in the picture.\nThe game isn’t rated."), "{text}");
    assert!(text.contains("plays as Rearhand"), "the side to move is the challenger's: {text}");
    let board = accept(&stage, &shown, 1).await;
    assert!(board.starts_with(&format!("<@{}> (Rearhand) to move", stage.alice.id)), "{board}");
    assert!(board.contains("from a position · not rated"), "{board}");
    assert_played(&act(&stage, "8Ca7").await, "8Ca7", 1);
    stage.await_board(stage.channel, 1, 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_position_is_played_against_anyone() {
    let stage = Stage::without_threads().await;
    let position = json!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let message = stage.challenge_to("poker", &[("position", position), ("seat", json!("white"))]).await;
    let shown = stage.await_message(&stage.bob, stage.channel, |seen| id_of(seen) == Some(message)).await;
    assert!(words(&shown).contains("It begins from the position in the picture."), "{shown}");
    assert!(!shown.to_string().contains("Play the computer"), "only people: {shown}");
    accept(&stage, &shown, 1).await;
    assert_played(&act(&stage, "e4").await, "e4", 1);
    stage.await_board(stage.channel, 1, 1).await;
    resign(&stage).await;
    stage.await_board(stage.channel, 1, 2).await;
    let text = record(&stage, &stage.alice, stage.channel, Some(1)).await;
    assert_eq!(text.parse::<Record>().unwrap().replay().unwrap().plies().len(), 2);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_are_chosen_on_the_page_of_a_game() {
    let stage = Stage::without_threads().await;
    let (alice, place) = (&stage.alice, stage.channel);
    let done = alice.run(place, "help", &[]).await.unwrap();
    let page = id_of(&stage.answered(alice, &done).await).unwrap();
    for label in ["Poker Chess", "Change…"] {
        in_time(&stage.press(alice, place, page, label).await);
    }
    let opened = stage.press(alice, place, page, "Odds…").await;
    let refused = alice.submit(&opened, &[("odds", "e1"), ("time", "")]).await.unwrap();
    assert!(stage.told(alice, &refused).await.starts_with("There’s a King on e1"));
    in_time(&alice.submit(&opened, &[("odds", "d8"), ("time", "1 day")]).await.unwrap());
    let has = |seen: &Value| {
        words(seen)
            .contains("Your opponent’s time: 1 day per move · Between people, without the pieces on: d8")
    };
    stage.await_message(alice, place, has).await;
    in_time(&stage.press(alice, place, page, "Anyone").await);
    let is_challenge = |seen: &Value| words(seen).contains("**Odds**: Black plays without d8.");
    let shown = stage.await_message(&stage.bob, place, is_challenge).await;
    let board = accept(&stage, &shown, 1).await;
    assert!(board.contains("odds: Black without d8 ·"), "{board}");
    stage.end().await;
}
