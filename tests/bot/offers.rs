//! Offers in Discord: draw, takeback, abort and rematch; accepted, declined, withdrawn, lapsed, and after a restart.

use discord_sandbox::Person;
use serde_json::{Value, json};
use trickmate_rules::{Match, Viewer};

use super::computer::stored;
use super::mystery;
use super::replay_buttons::record;
use super::stage::assert_played;
use super::stage::{Stage, button_of, id_of, in_time};
use super::surface::press_more;

/// Begins a match between Alice in the first seat and Bob; returns its thread.
async fn begin(stage: &Stage, game: &str, more: &[(&str, Value)]) -> u64 {
    let seat = if game == "cardmate" { "forehand" } else { "white" };
    let mut options = vec![("opponent", json!(stage.bob.id.to_string())), ("seat", json!(seat))];
    options.extend(more.iter().cloned());
    let message = stage.challenge_to(game, &options).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    thread
}

/// Continues game 1 from a ply.
async fn play(stage: &Stage, place: u64, first: usize, moves: &[&str]) {
    for (ply, played) in moves.iter().enumerate().map(|(index, played)| (first + index, played)) {
        let person = if ply.is_multiple_of(2) { &stage.alice } else { &stage.bob };
        let done = person.run(place, "move", &[("move", json!(played)), ("game", json!(1))]).await.unwrap();
        assert_played(&stage.told(person, &done).await, played, 1);
        stage.await_board(place, 1, ply + 1).await;
    }
}

/// Returns the option of `/offer` that names what is asked for.
pub(super) fn asked_for(what: &str) -> (&'static str, Value) {
    let kinds = ["draw", "takeback", "abort", "rematch", "same-deal"];
    ("what", json!(kinds.iter().position(|kind| *kind == what).unwrap()))
}

/// Makes an offer as a person; returns the answer.
async fn ask(stage: &Stage, person: &Person, place: u64, what: &str) -> String {
    let done = person.run(place, "offer", &[asked_for(what)]).await.unwrap();
    stage.told(person, &done).await
}

/// Waits for the offer with these words; returns its message.
async fn offer(stage: &Stage, place: u64, words: &str) -> u64 {
    let found = |message: &Value| {
        let text = message["content"].as_str().unwrap_or_default();
        text.contains(words) && text.contains("do you accept?")
    };
    id_of(&stage.await_message(&stage.alice, place, found).await).unwrap()
}

/// Waits until a message has these words.
async fn says(stage: &Stage, place: u64, message: u64, words: &str) -> Value {
    let found = |seen: &Value| {
        id_of(seen) == Some(message) && seen["content"].as_str().is_some_and(|text| text.contains(words))
    };
    stage.await_message(&stage.alice, place, found).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_on() {
    for (game, moves) in [("cardmate", ["4Ci3", "4Db6"]), ("poker", ["e4", "e5"])] {
        let mut stage = Stage::set().await;
        let place = begin(&stage, game, &[]).await;
        play(&stage, place, 0, &moves[..1]).await;
        assert_eq!(ask(&stage, &stage.bob, place, "draw").await, "You offered a draw (game 1).");
        let first = offer(&stage, place, "offers a draw").await;
        let again = ask(&stage, &stage.bob, place, "draw").await;
        assert!(again.starts_with("You already offered that"), "{again}");
        let own = stage.press(&stage.bob, place, first, "Accept").await;
        assert!(stage.told(&stage.bob, &own).await.starts_with("This is your own offer"));
        let other = stage.press(&stage.carol, place, first, "Accept").await;
        assert!(stage.told(&stage.carol, &other).await.contains("play in this game. Start your own"));
        in_time(&stage.press(&stage.alice, place, first, "Decline").await);
        let declined = says(&stage, place, first, "**Declined** by").await;
        assert_eq!(declined["components"].as_array().map_or(0, Vec::len), 0, "{declined}");
        // Another offer needs another position; the answer to it then comes after a restart.
        let again = ask(&stage, &stage.bob, place, "draw").await;
        assert_eq!(again, "You can’t offer that again in this position. Play on first.");
        play(&stage, place, 1, &moves[1..]).await;
        ask(&stage, &stage.bob, place, "draw").await;
        let second = offer(&stage, place, "offers a draw").await;
        stage.stop().await;
        stage.start().await;
        in_time(&stage.press(&stage.alice, place, second, "Accept").await);
        says(&stage, place, second, "**Accepted** by").await;
        let board = stage.await_board(place, 1, 3).await;
        let text = board["content"].as_str().unwrap();
        assert!(text.starts_with('🤝') && text.contains("agreement"), "{text}");
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_lapse_are_withdrawn_and_meet_each_other() {
    let stage = Stage::set().await;
    let place = begin(&stage, "poker", &[]).await;
    play(&stage, place, 0, &["e4"]).await;
    ask(&stage, &stage.alice, place, "draw").await;
    let first = offer(&stage, place, "offers a draw").await;
    let button = stage.button(&stage.bob, place, first, "Accept").await;
    play(&stage, place, 1, &["e5"]).await;
    says(&stage, place, first, "**Expired**").await;
    // Somebody who can still see the button is refused.
    let body = json!({
        "type": 3, "channel_id": place.to_string(), "message_id": first.to_string(),
        "data": {"component_type": 2, "custom_id": button},
    });
    drop(stage.bob.interact(&body));
    ask(&stage, &stage.alice, place, "draw").await;
    let second = offer(&stage, place, "offers a draw").await;
    in_time(&stage.press(&stage.alice, place, second, "Withdraw").await);
    says(&stage, place, second, "**Withdrawn** by").await;
    ask(&stage, &stage.alice, place, "draw").await;
    offer(&stage, place, "offers a draw").await;
    let done = ask(&stage, &stage.bob, place, "draw").await;
    assert!(done.starts_with("Your opponent had already offered the same"), "{done}");
    let text = stage.await_board(place, 1, 3).await["content"].as_str().unwrap().to_owned();
    assert!(text.starts_with('🤝'), "{text}");
    let over = ask(&stage, &stage.bob, place, "takeback").await;
    assert!(over.starts_with("You have no running game here"), "{over}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_and_old_buttons_stay_old() {
    for (game, moves, other) in
        [("cardmate", ["4Ci3", "4Db6", "8Dj2"], "8Dj2"), ("poker", ["e4", "e5", "Nf3"], "d4")]
    {
        let mut stage = Stage::set().await;
        let place = begin(&stage, game, &[]).await;
        let early = ask(&stage, &stage.alice, place, "takeback").await;
        assert!(early.starts_with("You haven’t moved yet"), "{early}");
        play(&stage, place, 0, &moves[..2]).await;
        let old = id_of(&stage.await_board(place, 1, 2).await).unwrap();
        let stale = stage.button(&stage.alice, place, old, "Type a move…").await;
        play(&stage, place, 2, &moves[2..]).await;
        ask(&stage, &stage.alice, place, "takeback").await;
        let message = offer(&stage, place, "take back their last move").await;
        stage.stop().await;
        stage.start().await;
        in_time(&stage.press(&stage.bob, place, message, "Accept").await);
        says(&stage, place, message, "**Accepted** by").await;
        // The position is the earlier one, on a separate board.
        let found = |seen: &Value| {
            id_of(seen).is_some_and(|id| id > message)
                && seen["content"].as_str().is_some_and(|text| text.ends_with("· ply 2"))
        };
        let board = id_of(&stage.await_message(&stage.alice, place, found).await).unwrap();
        let fresh = stage.button(&stage.alice, place, board, "Type a move…").await;
        assert_ne!(fresh, stale);
        play(&stage, place, 2, &[other]).await;
        let record = record(&stage, &stage.carol, place, None).await;
        assert!(record.contains(other) && !record.contains("takeback"), "{record}");
        // A whole round: the opponent's move is taken back too.
        play(&stage, place, 3, &[if game == "poker" { "d5" } else { "8Ca7" }]).await;
        ask(&stage, &stage.alice, place, "takeback").await;
        let message = offer(&stage, place, "take back their last move").await;
        in_time(&stage.press(&stage.bob, place, message, "Accept").await);
        let found = |seen: &Value| {
            id_of(seen).is_some_and(|id| id > message)
                && seen["content"].as_str().is_some_and(|text| text.ends_with("· ply 2"))
        };
        stage.await_message(&stage.alice, place, found).await;
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_told_a_secret_is_not_taken_back() {
    let stage = Stage::set().await;
    let place = mystery::begin(&stage, "secret").await;
    let told = mystery::place(&stage, &stage.alice, place, "P@a2").await;
    assert!(told.contains(" · game "), "{told}");
    stage.await_board(place, 1, 1).await;
    let refused = ask(&stage, &stage.alice, place, "takeback").await;
    assert!(refused.starts_with("You can’t take this back"), "{refused}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_aborted_alone_or_together() {
    let stage = Stage::set().await;
    let place = begin(&stage, "cardmate", &[]).await;
    play(&stage, place, 0, &["4Ci3"]).await;
    let board = id_of(&stage.await_board(place, 1, 1).await).unwrap();
    let asked = press_more(&stage, &stage.bob, place, board, "Resign…").await;
    let question = stage.answer(&stage.bob, &asked);
    assert!(button_of(&question, "Take back").is_none(), "Bob has not moved: {question:#}");
    let question = id_of(&question).unwrap();
    in_time(&stage.press(&stage.bob, place, question, "Abort").await);
    let text = stage.await_board(place, 1, 2).await["content"].as_str().unwrap().to_owned();
    assert!(text.starts_with("**Aborted**"), "{text}");
    assert!(text.contains(&format!("<@{}> called it off.", stage.bob.id)), "{text}");
    stage.end().await;

    let stage = Stage::set().await;
    let place = begin(&stage, "poker", &[]).await;
    play(&stage, place, 0, &["e4", "e5"]).await;
    let told = ask(&stage, &stage.alice, place, "abort").await;
    assert_eq!(told, "You proposed to abort the game (game 1).");
    let message = offer(&stage, place, "would like to abort").await;
    in_time(&stage.press(&stage.bob, place, message, "Accept").await);
    let text = stage.await_board(place, 1, 3).await["content"].as_str().unwrap().to_owned();
    assert!(text.starts_with("**Aborted**"), "{text}");
    assert!(text.contains("Both players agreed to call it off."), "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_is_neither_taken_back_nor_aborted_later() {
    let stage = Stage::set().await;
    let place = begin(&stage, "poker", &[("rated", json!("rated"))]).await;
    play(&stage, place, 0, &["e4", "e5"]).await;
    for what in ["takeback", "abort"] {
        let told = ask(&stage, &stage.alice, place, what).await;
        assert!(told.starts_with("Takebacks and aborting aren’t possible in rated games"), "{told}");
    }
    // The panel does not propose what would be refused either.
    let board = id_of(&stage.await_board(place, 1, 2).await).unwrap();
    let asked = press_more(&stage, &stage.alice, place, board, "Resign…").await;
    let question = stage.answer(&stage.alice, &asked);
    for (label, is_there) in
        [("Resign", true), ("Offer a draw", true), ("Take back", false), ("Abort", false)]
    {
        assert_eq!(button_of(&question, label).is_some(), is_there, "{label}: {question:#}");
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_swaps_the_seats() {
    for (game, seats) in [("cardmate", ["Forehand", "Rearhand"]), ("poker", ["White", "Black"])] {
        let mut stage = Stage::set().await;
        let place = begin(&stage, game, &[("time", json!("10+5"))]).await;
        let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
        let asked = press_more(&stage, &stage.alice, place, board, "Resign…").await;
        let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
        in_time(&stage.press(&stage.alice, place, question, "Resign").await);
        let board = id_of(&stage.await_board(place, 1, 1).await).unwrap();
        let wished = stage.press(&stage.alice, place, board, "Rematch").await;
        assert_eq!(wished.response_id, Some(board), "the offer's own message tells of it");
        let message = offer(&stage, place, "would like a rematch").await;
        stage.stop().await;
        stage.start().await;
        in_time(&stage.press(&stage.bob, place, message, "Accept").await);
        says(&stage, place, message, "**Accepted** by").await;
        let text = stage.await_board(place, 2, 0).await["content"].as_str().unwrap().to_owned();
        let [first, second] = seats;
        let (bob, alice) = (stage.bob.id, stage.alice.id);
        assert!(
            text.starts_with(&format!("<@{bob}> ({first}) to move against <@{alice}> ({second}).")),
            "{text}"
        );
        assert!(text.contains(&format!("{second} has 10:00 left")), "{text}");
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_with_the_same_deal_swaps_the_seats_and_keeps_the_cards() {
    for (game, value) in [("cardmate", "wild"), ("poker", "random")] {
        let stage = Stage::set().await;
        let store = stage.store.clone().unwrap();
        let place = begin(&stage, game, &[("deal", json!(value))]).await;
        let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
        let asked = press_more(&stage, &stage.alice, place, board, "Resign…").await;
        let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
        in_time(&stage.press(&stage.alice, place, question, "Resign").await);
        let board = id_of(&stage.await_board(place, 1, 1).await).unwrap();
        let wished = stage.press(&stage.alice, place, board, "Rematch, same deal").await;
        assert_eq!(wished.response_id, Some(board), "the offer's own message tells of it");
        let message = offer(&stage, place, "would like a rematch with the same deal").await;
        in_time(&stage.press(&stage.bob, place, message, "Accept").await);
        says(&stage, place, message, "**Accepted** by").await;
        let text = stage.await_board(place, 2, 0).await["content"].as_str().unwrap().to_owned();
        assert!(text.starts_with(&format!("<@{}>", stage.bob.id)) && text.contains("custom deal"), "{text}");
        let (first, again) = (stored(&store, 1).await.unwrap(), stored(&store, 2).await.unwrap());
        assert_ne!(first.seed(), again.seed());
        let cards = |game: &Match| {
            let json = game.position().observe(Viewer::Public).json();
            [json["cards"].clone(), json["deal"].clone()]
        };
        assert_eq!(cards(&first), cards(&again));
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_asked_for_a_rematch_again_and_again_or_by_whom_they_block() {
    let stage = Stage::set().await;
    let place = begin(&stage, "poker", &[]).await;
    play(&stage, place, 0, &["e4", "e5"]).await;
    let asked = stage.alice.run(place, "resign", &[]).await.unwrap();
    let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
    in_time(&stage.press(&stage.alice, place, question, "Resign").await);
    stage.await_board(place, 1, 3).await;
    for _ in 0..2 {
        assert!(ask(&stage, &stage.bob, place, "rematch").await.starts_with("You asked for a rematch"));
        let asked = offer(&stage, place, "would like a rematch").await;
        in_time(&stage.press(&stage.bob, place, asked, "Withdraw").await);
        says(&stage, place, asked, "**Withdrawn** by").await;
    }
    let told = ask(&stage, &stage.bob, place, "rematch").await;
    assert!(told.starts_with("You already asked for a rematch of this game."), "{told}");
    // Alice asks, and then blocks Bob: neither can ask or agree.
    assert!(ask(&stage, &stage.alice, place, "rematch").await.starts_with("You asked for a rematch"));
    let asked = offer(&stage, place, "would like a rematch").await;
    let block = [("user", json!(stage.bob.id.to_string()))];
    let done = stage.alice.run(place, "block", &block).await.unwrap();
    assert!(stage.told(&stage.alice, &done).await.contains("can no longer challenge you"));
    for told in [
        stage.told(&stage.bob, &stage.press(&stage.bob, place, asked, "Accept").await).await,
        ask(&stage, &stage.bob, place, "rematch").await,
    ] {
        assert!(told.starts_with("You can’t play this opponent again here at the moment."), "{told}");
    }
    let own = ask(&stage, &stage.alice, place, "rematch").await;
    assert!(own.contains("`/block`"), "{own}");
    assert_eq!(stage.boards(place).len(), 4, "no other game has begun");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_again_with_somebody_who_has_left_the_server() {
    let stage = Stage::set().await;
    let place = begin(&stage, "cardmate", &[]).await;
    let asked = stage.alice.run(place, "resign", &[]).await.unwrap();
    let question = id_of(&stage.answer(&stage.alice, &asked)).unwrap();
    in_time(&stage.press(&stage.alice, place, question, "Resign").await);
    stage.await_board(place, 1, 1).await;
    assert!(ask(&stage, &stage.bob, place, "rematch").await.starts_with("You asked for a rematch"));
    let wished = offer(&stage, place, "would like a rematch").await;
    let (guild, bob) = (stage.guild, stage.bob.id);
    stage.sandbox.change(|world| world.remove_member(guild, bob)).unwrap();
    // Who asked for it has left; then who would be asked.
    let accepted = stage.press(&stage.alice, place, wished, "Accept").await;
    for told in [stage.told(&stage.alice, &accepted).await, ask(&stage, &stage.alice, place, "rematch").await]
    {
        assert!(told.starts_with("Your opponent has left the server."), "{told}");
    }
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM matches").await, Some(1));
    stage.end().await;
}
