//! Placing several cards at once: arrays, chance, a typed list; through a restart, and in secret.

use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::{Value, json};
use trickmate_rules::Seat;

use super::computer::until;
use super::mystery::{await_words, begin, direct, place};
use super::stage::assert_played;
use super::stage::{Stage, button_of, id_of, in_time};

/// Opens the ways to place the rest as a person and chooses one; returns the panel.
async fn place_the_rest(stage: &Stage, person: &discord_sandbox::Person, place: u64, way: &str) -> Value {
    let board = stage.boards(place).pop().unwrap().1;
    let opened = stage.press(person, place, id_of(&board).unwrap(), "Place the rest…").await;
    in_time(&opened);
    let panel = stage.answered(person, &opened).await;
    assert_eq!(panel["flags"], 64, "only for the player");
    let done = stage.press(person, place, id_of(&panel).unwrap(), way).await;
    in_time(&done);
    stage.answered(person, &done).await
}

/// Places all cards of both players by chance.
pub(super) async fn place_the_rest_of_both(stage: &Stage, place: u64) {
    place_the_rest(stage, &stage.alice, place, "At random").await;
    stage.await_board(place, 1, 1).await;
    place_the_rest(stage, &stage.bob, place, "At random").await;
    stage.await_board(place, 1, 32).await;
}

fn words(message: &Value) -> &str {
    message["content"].as_str().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_array_and_chance_place_all_cards_and_tell_nobody() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let panel = place_the_rest(&stage, &stage.alice, thread, "Fortress").await;
    assert!(words(&panel).starts_with("🂠 **Fortress**: 15 more cards to place"), "{panel:#}");
    stage.await_board(thread, 1, 1).await;
    // The board is up to date, and Bob's buttons are those of his turn.
    place_the_rest(&stage, &stage.bob, thread, "At random").await;
    let board = stage.await_board(thread, 1, 32).await;
    assert!(words(&board).contains("to flip"), "{board:#}");
    assert!(stage.boards(thread).len() <= 5, "what goes by itself is told together");
    // There is nothing left to stop.
    stage.await_gone(&stage.alice, thread, id_of(&panel).unwrap()).await;
    for message in stage.carol.messages(thread).unwrap() {
        let all = message.to_string();
        assert!(["Fortress", "N@", "K@", "P@"].iter().all(|secret| !all.contains(secret)), "{all}");
    }
    // The Kings are on the squares of the array, and on the first rank.
    let record = stage.alice.run(thread, "hand", &[]).await.unwrap();
    let own = stage.answered(&stage.alice, &record).await;
    let seen = own["attachments"][0]["description"].as_str().unwrap();
    assert!(seen.contains("g1"), "{seen}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_goes_on_as_the_turns_come_and_stops_where_its_square_is_taken() {
    let mut stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let letters = direct(&stage, &stage.alice);
    stage.alice.send(letters, "Ke1 Qd1, Ra1, Rh1").unwrap();
    await_words(&stage, &stage.alice, letters, "**K@e1 Q@d1 R@a1 R@h1**: 3 more cards to place").await;
    stage.await_board(thread, 1, 1).await;
    place(&stage, &stage.bob, thread, "K@e8").await;
    stage.await_board(thread, 1, 3).await;
    stage.stop().await;
    stage.start().await;
    place(&stage, &stage.bob, thread, "Q@d8").await;
    stage.await_board(thread, 1, 5).await;
    // Bob takes the last square of the list: Alice continues by hand.
    place(&stage, &stage.bob, thread, "P@h1").await;
    stage.await_board(thread, 1, 6).await;
    assert_played(&place(&stage, &stage.alice, thread, "R@h2").await, "R@h2", 1);
    // The list is done: there is nothing left to stop.
    stage.await_board(thread, 1, 7).await;
    stage.bob.send(direct(&stage, &stage.bob), "Ra8 Rb8").unwrap();
    let planned = await_words(&stage, &stage.bob, direct(&stage, &stage.bob), "one more card to place").await;
    stage.await_board(thread, 1, 8).await;
    place(&stage, &stage.alice, thread, "N@b1").await;
    stage.await_board(thread, 1, 10).await;
    let late = stage.press(&stage.bob, direct(&stage, &stage.bob), id_of(&planned).unwrap(), "Stop").await;
    in_time(&late);
    let told = await_words(&stage, &stage.bob, direct(&stage, &stage.bob), "No more cards are placed").await;
    assert!(button_of(&told, "Stop").is_none(), "{told:#}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_planned_is_told_and_a_plan_can_be_stopped() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let told = place(&stage, &stage.alice, thread, "Ke1 Kd1").await;
    assert_eq!(told, "Nothing was placed: you do not hold that many: King. Correct it and send it again.");
    // Bob plans before it is his turn, and changes his mind.
    let planned = place_the_rest(&stage, &stage.bob, thread, "As in chess").await;
    assert!(words(&planned).contains("16 more cards"), "{planned:#}");
    let stopped = stage.press(&stage.bob, thread, id_of(&planned).unwrap(), "Stop").await;
    assert!(words(&stage.answered(&stage.bob, &stopped).await).starts_with("Stopped."));
    place(&stage, &stage.alice, thread, "K@e1").await;
    stage.await_board(thread, 1, 1).await;
    assert_played(&place(&stage, &stage.bob, thread, "K@e8").await, "K@e8", 1);
    // Others do not see these ways.
    let board = id_of(&stage.await_board(thread, 1, 2).await).unwrap();
    let pressed = stage.press(&stage.carol, thread, board, "Place the rest…").await;
    assert!(stage.told(&stage.carol, &pressed).await.contains("play in this game. Start your own"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_a_panel_that_goes_at_the_same_moment_is_answered() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let planned = place_the_rest(&stage, &stage.bob, thread, "As in chess").await;
    let gone = FaultAction::Status {
        status: 404,
        body: Some(json!({ "code": 10008, "message": "Unknown Message" })),
    };
    stage.sandbox.add_fault(FaultSpec::new("POST", "/interactions/*/*/callback", gone).times(1));
    let stopped = stage.press(&stage.bob, thread, id_of(&planned).unwrap(), "Stop").await;
    let said = stage.answered(&stage.bob, &stopped).await;
    assert!(words(&said).starts_with("Stopped."), "{said:#}");
    assert_eq!(said["flags"], 64, "only for the player");
    assert_ne!(said["id"], planned["id"]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_that_nobody_knows_are_placed_at_random_against_the_computer() {
    let stage = Stage::set().await;
    let letters = direct(&stage, &stage.alice);
    let given =
        [("variant", json!("casual")), ("level", json!(1)), ("opponent", json!(stage.bot.id.to_string()))];
    let done = stage.alice.run(letters, "play mysterious", &given).await.unwrap();
    stage.told(&stage.alice, &done).await;
    let board = stage
        .await_message(&stage.alice, letters, |message| button_of(message, "Place the rest…").is_some())
        .await;
    let opened = stage.press(&stage.alice, letters, id_of(&board).unwrap(), "Place the rest…").await;
    let panel = stage.answered(&stage.alice, &opened).await;
    assert!(button_of(&panel, "Fortress").is_none(), "nobody knows what is placed");
    stage.press(&stage.alice, letters, id_of(&panel).unwrap(), "At random").await;
    await_words(&stage, &stage.alice, letters, "to flip").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_can_be_written_to_the_bot_before_ones_turn() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let letters = direct(&stage, &stage.bob);
    // It is Alice's turn, and Bob is just talking.
    stage.bob.send(letters, "good luck").unwrap();
    stage.bob.send(letters, "Ke8 Qd8, Ra8").unwrap();
    await_words(&stage, &stage.bob, letters, "**K@e8 Q@d8 R@a8**: 3 more cards to place").await;
    place(&stage, &stage.alice, thread, "K@e1").await;
    stage.await_board(thread, 1, 2).await;
    place(&stage, &stage.alice, thread, "Q@d1").await;
    stage.await_board(thread, 1, 4).await;
    stage.end().await;
}

/// Begins a game against the computer as Black in direct messages, and opens the ways to place the cards.
async fn against_the_computer(stage: &Stage, game: i64) -> Value {
    let letters = direct(stage, &stage.alice);
    let given =
        [("seat", json!("black")), ("level", json!(1)), ("opponent", json!(stage.bot.id.to_string()))];
    stage.alice.run(letters, "play mysterious", &given).await.unwrap();
    let is_open = |message: &Value| {
        words(message).contains(&format!("game {game}")) && button_of(message, "Place the rest…").is_some()
    };
    let board = stage.await_message(&stage.alice, letters, is_open).await;
    let opened = stage.press(&stage.alice, letters, id_of(&board).unwrap(), "Place the rest…").await;
    stage.answered(&stage.alice, &opened).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setup_is_saved_by_name_placed_with_one_press_and_forgotten() {
    let mut stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    place_the_rest(&stage, &stage.alice, thread, "Raiders").await;
    stage.await_board(thread, 1, 1).await;
    place_the_rest(&stage, &stage.bob, thread, "As in chess").await;
    let board = id_of(&stage.await_board(thread, 1, 32).await).unwrap();
    let shown = stage.press(&stage.alice, thread, board, "My hand").await;
    let panel = id_of(&stage.answered(&stage.alice, &shown).await).unwrap();
    for (typed, expected) in [
        ("**wall**", "The name of a setup begins with a letter or digit"),
        ("  My  Wall ", "Saved as **My Wall**."),
    ] {
        let opened = stage.press(&stage.alice, thread, panel, "Save my setup…").await;
        let done = stage.alice.submit(&opened, &[("name", typed)]).await.unwrap();
        let told = stage.answered(&stage.alice, &done).await;
        assert_eq!(told["flags"], 64, "only for the player");
        assert!(words(&told).starts_with(expected), "{told:#}");
    }
    stage.stop().await;
    stage.start().await;
    // It is there in another game, mirrored for the other side.
    let letters = direct(&stage, &stage.alice);
    let ways = against_the_computer(&stage, 2).await;
    assert!(words(&ways).contains("the setups that you saved"), "{ways:#}");
    in_time(&stage.press(&stage.alice, letters, id_of(&ways).unwrap(), "My Wall").await);
    let store = stage.store.clone().unwrap();
    let first = until(&store, 1, |game| game.plies().len() == 32).await;
    let second = until(&store, 2, |game| game.plies().len() >= 32).await;
    let texts: Vec<(Option<Seat>, &str)> =
        second.plies()[..32].iter().map(|ply| (ply.seat, &*ply.text)).collect();
    let mut followed = 0;
    for ply in first.plies().iter().filter(|ply| ply.seat == Some(Seat::First)) {
        let (card, rank) = ply.text.split_at(3);
        let mirrored = format!("{card}{}", 9 - rank.parse::<u8>().unwrap());
        let is_there = texts.contains(&(Some(Seat::Second), &mirrored));
        followed += usize::from(is_there);
        // What White was first to cover is got round.
        let is_taken =
            texts.iter().any(|(seat, text)| *seat == Some(Seat::First) && text.ends_with(&mirrored[2..]));
        assert!(is_there || is_taken, "{mirrored}: {texts:?}");
    }
    assert!(followed > 0, "{texts:?}");
    // Forgotten, it is offered no more, and its old button says so.
    let ways = id_of(&against_the_computer(&stage, 3).await).unwrap();
    let done = stage.alice.choose(letters, ways, "forget-array/3", &["my wall"]).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert_eq!(told, "The setup **My Wall** is forgotten.");
    stage.press(&stage.alice, letters, ways, "My Wall").await;
    await_words(&stage, &stage.alice, letters, "You no longer have a setup with that name").await;
    stage.end().await;
}
