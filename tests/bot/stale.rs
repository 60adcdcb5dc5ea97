//! Old buttons, old forms, and repeated requests.

use serde_json::json;

use super::stage::assert_played;
use super::stage::{Stage, id_of, in_time};

#[tokio::test(flavor = "multi_thread")]
async fn an_old_form_or_menu_is_refused_with_the_current_board() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    let form = stage.press(&stage.alice, place, board, "Type a move…").await;
    let menu = stage.pick(&stage.alice, place, board, "4♥").await;
    let menu_message = stage.answer(&stage.alice, &menu);
    in_time(&stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap());
    stage.await_board(place, 1, 1).await;

    let done = stage.alice.submit(&form, &[("move", "7Cb1")]).await.unwrap();
    let told = stage.told(&stage.alice, &done).await;
    assert!(told.starts_with("The game has moved on since then, so `7Cb1` wasn’t played."), "{told}");
    assert!(told.ends_with("ply 1"), "{told}");
    let answer = stage.answer(&stage.alice, &done);
    assert_eq!(answer["attachments"][0]["content_type"], "image/png");

    // The panel went when the move was made elsewhere.
    stage.await_gone(&stage.alice, place, id_of(&menu_message).unwrap()).await;
    assert_eq!(stage.boards(place).len(), 2, "nothing has been played");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_delivered_twice_has_one_effect() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    stage.sandbox.gateway().duplicate_next(stage.bot.id, Some("INTERACTION_CREATE"));
    let done = stage.alice.run(place, "move", &[("move", json!("4Ci3"))]).await.unwrap();
    assert_played(&stage.told(&stage.alice, &done).await, "4Ci3", 1);
    let board = id_of(&stage.await_board(place, 1, 1).await).unwrap();
    let form = stage.press(&stage.bob, place, board, "Type a move…").await;
    stage.sandbox.gateway().duplicate_next(stage.bot.id, Some("INTERACTION_CREATE"));
    let done = stage.bob.submit(&form, &[("move", "4d b6")]).await.unwrap();
    assert_eq!(done.response_id, Some(board), "the board that follows tells of it");
    stage.await_board(place, 1, 2).await;
    let plies: Vec<usize> = stage.boards(place).into_iter().map(|(ply, _)| ply).collect();
    assert_eq!(plies, [0, 1, 2]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_the_same_moment_one_counts() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    // One person uses two clients.
    let first = stage.press(&stage.alice, place, board, "Type a move…").await;
    let second = stage.press(&stage.alice, place, board, "Type a move…").await;
    let (one, other) = tokio::join!(
        stage.alice.submit(&first, &[("move", "4Ci3")]),
        stage.alice.submit(&second, &[("move", "7Cb1")]),
    );
    let answers = [one.unwrap(), other.unwrap()];
    let (played, refused): (Vec<_>, Vec<_>) =
        answers.iter().partition(|answer| answer.response_id == Some(board));
    assert_eq!((played.len(), refused.len()), (1, 1), "{answers:?}");
    let told = stage.told(&stage.alice, refused[0]).await;
    assert!(told.starts_with("The game has moved on"), "{told}");
    stage.await_board(place, 1, 1).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_who_accept_at_the_same_moment_get_one_match() {
    let stage = Stage::set().await;
    let message = stage.challenge(&[]).await;
    let id = stage.button(&stage.bob, stage.channel, message, "Accept").await;
    let (bob, carol) = tokio::join!(
        stage.bob.click(stage.channel, message, &id),
        stage.carol.click(stage.channel, message, &id),
    );
    let callbacks: Vec<Option<u8>> = [bob, carol]
        .into_iter()
        .flatten()
        .map(|done| {
            in_time(&done);
            done.callback_type
        })
        .collect();
    assert_eq!(callbacks.iter().filter(|kind| **kind == Some(6)).count(), 1, "{callbacks:?}");
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_is_asked_back_and_then_ends_the_game() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let asked = stage.bob.run(place, "resign", &[]).await.unwrap();
    let question = stage.answer(&stage.bob, &asked);
    let message = id_of(&question).unwrap();
    in_time(&stage.press(&stage.bob, place, message, "Keep playing").await);
    stage.await_gone(&stage.bob, place, message).await;
    let asked = stage.bob.run(place, "resign", &[]).await.unwrap();
    let message = id_of(&stage.answer(&stage.bob, &asked)).unwrap();
    in_time(&stage.press(&stage.bob, place, message, "Resign").await);
    let board = stage.await_board(place, 1, 1).await;
    let text = board["content"].as_str().unwrap();
    let winner = format!("🏆 <@{}> (Forehand) wins by resignation", stage.alice.id);
    assert!(text.starts_with(&winner), "{text}");
    let done = stage.alice.run(stage.channel, "games", &[]).await.unwrap();
    assert!(stage.told(&stage.alice, &done).await.contains("won: resignation"));
    stage.end().await;
}
