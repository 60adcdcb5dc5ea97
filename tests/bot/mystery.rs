//! Mysterious Chess in Discord: placing in secret, flipping, both versions to the end.

use discord_sandbox::Person;
use serde_json::{Value, json};

use trickmate_rules::Task;
use trickmate_text::text;

use super::labels::{due, ply};
use super::replay_buttons::verified;
use super::stage::assert_played;
use super::stage::{Stage, button_of, id_of, in_time, selects};

/// The files of the board.
const FILES: &str = "abcdefgh";

/// Begins a match between Alice as White and Bob; returns its thread.
pub(super) async fn begin(stage: &Stage, variant: &str) -> u64 {
    let given = [
        ("opponent", json!(stage.bob.id.to_string())),
        ("seat", json!("white")),
        ("variant", json!(variant)),
    ];
    let message = stage.challenge_to("mysterious", &given).await;
    in_time(&stage.press(&stage.bob, stage.channel, message, "Accept").await);
    let thread = stage.await_thread().await;
    stage.await_board(thread, 1, 0).await;
    thread
}

/// Returns the person's direct messages with the bot.
pub(super) fn direct(stage: &Stage, person: &Person) -> u64 {
    person.open_direct(stage.bot.id).unwrap()
}

/// Waits for a message with these words.
pub(super) async fn await_words(stage: &Stage, person: &Person, channel: u64, words: &str) -> Value {
    stage
        .await_message(person, channel, |message| {
            message["content"].as_str().is_some_and(|text| text.contains(words))
        })
        .await
}

/// Runs `/place` (or another command with one option); returns the answer.
pub(super) async fn place(stage: &Stage, person: &Person, channel: u64, card: &str) -> String {
    let done = person.run(channel, "place", &[("card", json!(card))]).await.unwrap();
    stage.told(person, &done).await
}

/// Chooses a card and then a square from the lists of a message.
async fn choose(stage: &Stage, person: &Person, channel: u64, message: u64, [card, square]: [&str; 2]) {
    let id = message.to_string();
    let offers = |seen: &Value| seen["id"] == id.as_str() && button_like(seen, card).is_some();
    let seen = stage.await_message(person, channel, offers).await;
    in_time(&stage.press(person, channel, message, &button_like(&seen, card).unwrap()).await);
    in_time(&stage.pick(person, channel, message, square).await);
}

/// Returns the label of the button that ends with this.
fn button_like(message: &Value, end: &str) -> Option<String> {
    let rows = message["components"].as_array()?;
    let mut buttons = rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons
        .find_map(|button| button["label"].as_str().filter(|label| label.ends_with(end)))
        .map(str::to_owned)
}

/// Places all cards, the kinds in their usual order and on the outer ranks.
async fn place_all(stage: &Stage, thread: u64, casual: bool) {
    let kinds = "RNBQKBNRPPPPPPPP";
    for (index, kind) in kinds.chars().enumerate() {
        let file = FILES.chars().nth(index % 8).unwrap();
        let ranks = if index < 8 { [1, 8] } else { [2, 7] };
        for (person, rank) in [&stage.alice, &stage.bob].into_iter().zip(ranks) {
            let text = if casual { format!("@{file}{rank}") } else { format!("{kind}@{file}{rank}") };
            assert_played(&place(stage, person, thread, &text).await, text, 1);
        }
    }
    stage.await_board(thread, 1, 32).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_place_by_direct_message() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let (white, black) = (direct(&stage, &stage.alice), direct(&stage, &stage.bob));
    let panel = await_words(&stage, &stage.alice, white, "Your turn to place").await;
    assert_eq!(panel["attachments"][0]["content_type"], "image/png");
    let waiting = await_words(&stage, &stage.bob, black, "It’s your opponent’s turn").await;
    assert!(waiting["components"].as_array().unwrap().is_empty());
    let panel = id_of(&panel).unwrap();
    // A chosen kind can be put back; the picture stays all the time.
    let pawn = button_like(&await_words(&stage, &stage.alice, white, "Your turn to place").await, "Pawn");
    in_time(&stage.press(&stage.alice, white, panel, &pawn.unwrap()).await);
    let asked = await_words(&stage, &stage.alice, white, "Pawn** (8 in your hand): Which square?").await;
    assert_eq!((id_of(&asked), &asked["attachments"][0]["content_type"]), (Some(panel), &json!("image/png")));
    let lists: Vec<&str> =
        selects(&asked).iter().map(|select| select["placeholder"].as_str().unwrap()).collect();
    assert_eq!(lists, ["Which square? Ranks 1–3", "Which square? Ranks 4–6", "Which square? Ranks 7–8"]);
    in_time(&stage.press(&stage.alice, white, panel, "◀ Back").await);
    let back = stage
        .await_message(&stage.alice, white, |seen| {
            id_of(seen) == Some(panel) && button_of(seen, "◀ Back").is_none()
        })
        .await;
    assert_eq!(back["attachments"][0]["content_type"], "image/png");
    choose(&stage, &stage.alice, white, panel, ["Knight", "c3"]).await;
    let board = stage.await_board(thread, 1, 1).await;
    let text = board["content"].as_str().unwrap();
    assert!(text.contains(" placed a card on c3.") && !text.contains("Knight"), "{text}");
    let own = await_words(&stage, &stage.alice, white, "It’s your opponent’s turn").await;
    assert_eq!(id_of(&own), Some(panel), "the message moves on by being edited");
    assert!(own["attachments"][0]["description"].as_str().unwrap().contains("c3"));

    // Black types, in the direct messages too.
    let turn = await_words(&stage, &stage.bob, black, "Your turn to place").await;
    let opened = stage.press(&stage.bob, black, id_of(&turn).unwrap(), "Type it…").await;
    in_time(&stage.bob.submit(&opened, &[("move", "k c4")]).await.unwrap());
    stage.await_board(thread, 1, 2).await;
    assert_played(&place(&stage, &stage.alice, white, "Queen d4").await, "Q@d4", 1);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_placed_is_told_in_plain_words_and_nothing_is_lost() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let told = place(&stage, &stage.bob, thread, "K@c3").await;
    assert!(told.starts_with("It’s not your turn"), "{told}");
    place(&stage, &stage.alice, thread, "K@c3").await;
    let told = place(&stage, &stage.bob, thread, "K@c3").await;
    assert!(told.contains("there is a card on c3 already"), "{told}");
    place(&stage, &stage.bob, thread, "K@c4").await;
    let told = place(&stage, &stage.alice, thread, "K@d3").await;
    assert!(told.contains("you have no King left in your hand"), "{told}");
    let told = place(&stage, &stage.carol, thread, "K@d3").await;
    assert!(told.starts_with("You have no hidden cards"), "{told}");
    let done = stage.carol.run(thread, "hand", &[("game", json!(1))]).await.unwrap();
    assert!(stage.told(&stage.carol, &done).await.contains("play in this game. Start your own"));

    // A panel goes with the move that is made elsewhere.
    let board = id_of(&stage.await_board(thread, 1, 2).await).unwrap();
    let shown = stage.press(&stage.alice, thread, board, "My hand").await;
    let panel = stage.answer(&stage.alice, &shown);
    place(&stage, &stage.alice, thread, "Q@d3").await;
    place(&stage, &stage.bob, thread, "Q@d4").await;
    let message = id_of(&panel).unwrap();
    stage.await_gone(&stage.alice, thread, message).await;

    // The hand again, with the placed cards; nobody else sees it.
    let done = stage.alice.run(thread, "hand", &[]).await.unwrap();
    assert!(stage.told(&stage.alice, &done).await.contains("Your hand and your cards in game 1"));
    let done = stage.alice.complete(thread, "place", &[], ("card", "r")).await.unwrap();
    assert!(done.choices.unwrap().iter().all(|choice| choice["value"].as_str().unwrap().starts_with("R@")));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_leave_my_hand() {
    let stage = Stage::set().await;
    stage.sandbox.close_direct_messages(stage.alice.id, true).unwrap();
    let done = stage.bob.run(stage.channel, "settings", &[("cards", json!(1))]).await.unwrap();
    assert!(stage.told(&stage.bob, &done).await.contains("Your secret cards: **the button *My hand***"));
    let thread = begin(&stage, "secret").await;
    let board = stage.await_board(thread, 1, 0).await;
    assert!(board["content"].as_str().unwrap().contains("if your settings allow it. *My hand* and "));
    let shown = stage.press(&stage.alice, thread, id_of(&board).unwrap(), "My hand").await;
    let panel = stage.answer(&stage.alice, &shown);
    assert_eq!(panel["flags"], 64, "only for Alice");
    choose(&stage, &stage.alice, thread, id_of(&panel).unwrap(), ["King", "a1"]).await;
    let board = id_of(&stage.await_board(thread, 1, 1).await).unwrap();
    let shown = stage.press(&stage.bob, thread, board, "My hand").await;
    let panel = id_of(&stage.answer(&stage.bob, &shown)).unwrap();
    choose(&stage, &stage.bob, thread, panel, ["Pawn", "h8"]).await;
    stage.await_board(thread, 1, 2).await;
    assert!(stage.bob.messages(direct(&stage, &stage.bob)).unwrap().is_empty());
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_closed_or_the_bot_killed_in_the_middle_lose_nothing() {
    let mut stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    let white = direct(&stage, &stage.alice);
    let panel = id_of(&await_words(&stage, &stage.alice, white, "Your turn to place").await).unwrap();
    stage.stop().await;
    stage.start().await;
    choose(&stage, &stage.alice, white, panel, ["Rook", "a1"]).await;
    stage.await_board(thread, 1, 1).await;
    stage.sandbox.close_direct_messages(stage.alice.id, true).unwrap();
    place(&stage, &stage.bob, thread, "R@a8").await;
    let board = id_of(&stage.await_board(thread, 1, 2).await).unwrap();
    let shown = stage.press(&stage.alice, thread, board, "My hand").await;
    let panel = id_of(&stage.answer(&stage.alice, &shown)).unwrap();
    choose(&stage, &stage.alice, thread, panel, ["Rook", "b1"]).await;
    stage.await_board(thread, 1, 3).await;
    stage.end().await;
}

/// Flips until the chess begins: one card at random, the rest by agreement; every promotion becomes a Queen.
pub(super) async fn flip(stage: &Stage, thread: u64, ply: usize) {
    let board = id_of(&stage.await_board(thread, 1, ply).await).unwrap();
    in_time(&stage.press(&stage.alice, thread, board, "Flip random").await);
    stage.await_board(thread, 1, ply + 1).await;
    let mut agreed = 0;
    loop {
        let (_, board) = latest(stage, thread).await;
        let text = board["content"].as_str().unwrap();
        let mover =
            if text.starts_with(&format!("<@{}>", stage.alice.id)) { &stage.alice } else { &stage.bob };
        if text.contains(&due(stage.language, Task::Promote)) {
            let done = mover.run(thread, "move", &[("move", json!("Queen"))]).await.unwrap();
            stage.told(mover, &done).await;
        } else if text.contains(&due(stage.language, Task::Flip)) {
            let other = if mover.id == stage.alice.id { &stage.bob } else { &stage.alice };
            agree_to_flip_all(stage, thread, id_of(&board).unwrap(), [mover, other]).await;
            agreed += 1;
        } else {
            assert_eq!(agreed, 1, "what is agreed holds until the last flip");
            return;
        }
    }
}

/// Proposes to flip all as one player, and agrees as the other.
async fn agree_to_flip_all(stage: &Stage, thread: u64, board: u64, [one, other]: [&Person; 2]) {
    let proposed = stage.press(one, thread, board, "Flip all").await;
    let proposal = proposed.response_id.unwrap();
    let own = stage.press(one, thread, proposal, "Agree").await;
    assert_eq!(stage.told(one, &own).await, stage.said(|| text!("error-own-proposal")));
    // It belongs to them alone: presses of others change nothing, and only they see the answer.
    for label in ["Agree", "Decline"] {
        let refused = stage.press(&stage.carol, thread, proposal, label).await;
        let told = stage.answered(&stage.carol, &refused).await;
        assert_eq!(told["flags"], 64, "{told:#}");
        let [first, second] = [&stage.alice, &stage.bob].map(|player| format!("<@{}>", player.id));
        let refusal = stage.said(|| text!("error-not-seated", first, second));
        let start = refusal.split('`').next().unwrap();
        assert!(told["content"].as_str().unwrap().starts_with(start), "{told:#}");
    }
    let again = stage.press(one, thread, board, "Flip all").await;
    assert_eq!(stage.told(one, &again).await, stage.said(|| text!("error-offered-already")));
    in_time(&stage.press(other, thread, proposal, "Agree").await);
    let agreed = stage.said(|| {
        text!("chance-agreed", proposer = format!("<@{}>", one.id), player = format!("<@{}>", other.id))
    });
    await_words(stage, other, thread, &agreed).await;
}

/// Returns the latest board and its ply once the board agrees with `/board`.
pub(super) async fn latest(stage: &Stage, thread: u64) -> (usize, Value) {
    let done = stage.carol.run(thread, "board", &[]).await.unwrap();
    let told = stage.told(&stage.carol, &done).await;
    let ply = ply(&told).unwrap();
    (ply, stage.await_board(thread, 1, ply).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn flipping_all_goes_on_by_itself_after_each_promotion_and_a_restart() {
    let mut stage = Stage::set().await;
    stage.lift_limits();
    let thread = begin(&stage, "secret").await;
    for (index, kind) in "RNBQKBNRPPPPPPPP".chars().enumerate() {
        let file = FILES.chars().nth(index % 8).unwrap();
        // The Pawns of the a- and b-files lie where they promote.
        let ranks = match index {
            0..8 => [3, 6],
            8..10 => [8, 1],
            _ => [2, 7],
        };
        for (person, rank) in [&stage.alice, &stage.bob].into_iter().zip(ranks) {
            let text = format!("{kind}@{file}{rank}");
            assert_played(&place(&stage, person, thread, &text).await, text, 1);
        }
    }
    let board = id_of(&stage.await_board(thread, 1, 32).await).unwrap();
    agree_to_flip_all(&stage, thread, board, [&stage.alice, &stage.bob]).await;
    for promotion in 0..4 {
        let (_, board) = latest(&stage, thread).await;
        let text = board["content"].as_str().unwrap();
        assert!(text.contains(&due(stage.language, Task::Promote)), "at promotion {promotion}: {text}");
        if promotion == 1 {
            stage.stop().await;
            stage.start().await;
        }
        let alice = text.starts_with(&format!("<@{}>", stage.alice.id));
        let (owner, other) = if alice { (&stage.alice, &stage.bob) } else { (&stage.bob, &stage.alice) };
        let done = other.run(thread, "move", &[("move", json!("Queen"))]).await.unwrap();
        assert!(stage.told(other, &done).await.starts_with("It’s not your turn"));
        let done = owner.run(thread, "move", &[("move", json!("Knight"))]).await.unwrap();
        let told = stage.told(owner, &done).await;
        assert!(told.contains("=N · game 1)"), "{told}");
    }
    let (ply, board) = latest(&stage, thread).await;
    assert_eq!(ply, 32 + 32 + 4);
    let text = board["content"].as_str().unwrap();
    assert!(text.contains("to move"), "{text}");
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_that_its_player_has_deleted_comes_anew() {
    let stage = Stage::set().await;
    stage.lift_limits();
    let thread = begin(&stage, "secret").await;
    let white = direct(&stage, &stage.alice);
    let first = id_of(&await_words(&stage, &stage.alice, white, "Your turn to place").await).unwrap();
    stage.sandbox.change(|world| world.delete_message(white, first)).unwrap();
    place(&stage, &stage.alice, thread, "R@a1").await;
    let anew = await_words(&stage, &stage.alice, white, "It’s your opponent’s turn").await;
    assert_ne!(id_of(&anew), Some(first));
    place(&stage, &stage.bob, thread, "R@a8").await;
    let turn = await_words(&stage, &stage.alice, white, "Your turn to place").await;
    assert_eq!(id_of(&turn), id_of(&anew), "from then on that one is edited");
    choose(&stage, &stage.alice, white, id_of(&turn).unwrap(), ["Knight", "b1"]).await;
    stage.await_board(thread, 1, 3).await;
    assert_eq!(stage.alice.messages(white).unwrap().len(), 1);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_secret_version_is_played_to_mate() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    place_all(&stage, thread, false).await;
    // A flip by the menu of the direct message, which then shows the next one.
    let letters = direct(&stage, &stage.alice);
    let panel = await_words(&stage, &stage.alice, letters, "Your turn to flip").await;
    let lists = selects(&panel);
    assert_eq!(lists[1]["placeholder"], "Flip which card? Rank 8", "{panel:#}");
    let own = id_of(&panel).unwrap();
    in_time(&stage.pick(&stage.alice, letters, own, "a1").await);
    let waiting = await_words(&stage, &stage.alice, letters, "Your cards in game 1").await;
    assert_eq!(id_of(&waiting), Some(own));
    stage.await_board(thread, 1, 33).await;
    place(&stage, &stage.bob, thread, "a8!").await;
    let again = await_words(&stage, &stage.alice, letters, "Your turn to flip").await;
    assert_eq!(id_of(&again), Some(own));
    flip(&stage, thread, 34).await;
    // Nothing is left to do there.
    for person in [&stage.alice, &stage.bob] {
        let last =
            await_words(&stage, person, direct(&stage, person), "All cards of game 1 are face up.").await;
        assert!(last["components"].as_array().unwrap().is_empty(), "{last:#}");
    }
    let (ply, _) = latest(&stage, thread).await;
    for (index, (person, text)) in
        [(&stage.alice, "f3"), (&stage.bob, "e5"), (&stage.alice, "g4"), (&stage.bob, "Qh4#")]
            .into_iter()
            .enumerate()
    {
        let done = person.run(thread, "move", &[("move", json!(text))]).await.unwrap();
        assert_played(&stage.told(person, &done).await, text, 1);
        stage.await_board(thread, 1, ply + index + 1).await;
    }
    let (_, board) = latest(&stage, thread).await;
    let text = board["content"].as_str().unwrap();
    assert!(
        text.starts_with(&format!("🏆 <@{}> (Black) wins by checkmate, after 2 moves.", stage.bob.id)),
        "{text}"
    );
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_casual_version_is_played_to_its_end_and_its_pack_is_as_committed_to() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "casual").await;
    let board = stage.await_board(thread, 1, 0).await;
    assert!(button_of(&board, "My hand").is_none(), "nobody has a hand");
    place_all(&stage, thread, true).await;
    flip(&stage, thread, 32).await;
    let (ply, board) = latest(&stage, thread).await;
    let mut text = board["content"].as_str().unwrap().to_owned();
    // The array may be mate or stalemate at once.
    if text.contains("to move") {
        let asked = stage.bob.run(thread, "resign", &[]).await.unwrap();
        let question = id_of(&stage.answer(&stage.bob, &asked)).unwrap();
        in_time(&stage.press(&stage.bob, thread, question, "Resign").await);
        text = stage.await_board(thread, 1, ply + 1).await["content"].as_str().unwrap().to_owned();
        assert!(text.contains("(White) wins by resignation"), "{text}");
    }
    assert!(verified(&stage, &stage.bob, thread, None).await.contains("Seed `"));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_propose_to_flip_all_agree_and_old_proposals_end() {
    let stage = Stage::set().await;
    let thread = begin(&stage, "secret").await;
    super::placing::place_the_rest_of_both(&stage, thread).await;
    let (ply, board) = latest(&stage, thread).await;
    let board = id_of(&board).unwrap();
    let text = stage.boards(thread).pop().unwrap().1["content"].as_str().unwrap().to_owned();
    let (one, other) = match text.starts_with(&format!("<@{}>", stage.alice.id)) {
        true => (&stage.alice, &stage.bob),
        false => (&stage.bob, &stage.alice),
    };
    // The game moves on before the answer.
    let old = stage.press(one, thread, board, "Flip all").await.response_id.unwrap();
    in_time(&stage.press(one, thread, board, "Flip random").await);
    let board = id_of(&stage.await_board(thread, 1, ply + 1).await).unwrap();
    in_time(&stage.press(other, thread, old, "Decline").await);
    let expired = await_words(&stage, other, thread, "**Expired**: the game went on").await;
    assert_eq!(id_of(&expired), Some(old));
    assert!(button_of(&expired, "Agree").is_none(), "{expired:#}");
    // Both make the same proposal.
    stage.press(other, thread, board, "Flip all").await;
    in_time(&stage.press(one, thread, board, "Flip all").await);
    await_words(&stage, one, thread, "agreed to flip the rest at random").await;
    stage.end().await;
}
