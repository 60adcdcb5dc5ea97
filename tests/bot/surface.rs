//! What is done on a board leads to everything that comes next; private panels follow the match, and go with it.

use std::time::Duration;

use discord_sandbox::Person;
use discord_sandbox::world::Interaction;
use serde_json::{Value, json};
use trickmate_rules::Options;

use super::game::by_command;
use super::mystery::{self, await_words, direct, place};
use super::stage::{Stage, button_of, entry_of, id_of, in_time};
use super::turn_panel::arranged_match;

/// Presses a button behind *More…* on a board as a person.
pub(super) async fn press_more(
    stage: &Stage,
    person: &Person,
    place: u64,
    board: u64,
    label: &str,
) -> Interaction {
    let opened = stage.press(person, place, board, "More…").await;
    let more = id_of(&stage.answered(person, &opened).await).unwrap();
    stage.press(person, place, more, label).await
}

fn words(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

fn labels(message: &Value) -> Vec<&str> {
    let rows = message["components"].as_array().into_iter().flatten();
    let components = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    components.filter_map(|component| component["label"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_with_more_targets_than_four_rows_has_is_chosen_in_two_parts() {
    let cardmate = trickmate_rules::game("cardmate").unwrap();
    let options = Options::new(cardmate.options(), []).unwrap();
    let mut stage = arranged_match(cardmate, options, 1).await;
    stage.start().await;
    let place = stage.channel;
    for (ply, text) in ["JSe3", "5Sf7", "JSf4", "QSe7"].into_iter().enumerate() {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        by_command(&stage, person, place, text).await;
        stage.await_board(place, 1, ply + 1).await;
    }
    let board = stage.await_board(place, 1, 4).await;
    for part in ["J♠ f4 (1 of 2)", "J♠ f4 (2 of 2)"] {
        assert!(entry_of(&board, part).is_some(), "{board:#}");
    }
    let chosen = stage.pick(&stage.alice, place, id_of(&board).unwrap(), "J♠ f4 (1 of 2)").await;
    let panel = stage.answered(&stage.alice, &chosen).await;
    assert!(panel["components"].as_array().unwrap().len() <= 5, "{panel:#}");
    let squares = labels(&panel).len() - 2;
    assert!((10..=20).contains(&squares) && button_of(&panel, "◀ Back").is_some(), "{panel:#}");
    let square = labels(&panel)[0].to_owned();
    in_time(&stage.press(&stage.alice, place, id_of(&panel).unwrap(), &square).await);
    stage.await_board(place, 1, 5).await;
    stage.end().await;
}

/// Opens a private panel about the position as a person; returns its id.
async fn open(stage: &Stage, person: &Person, place: u64, board: u64, label: &str) -> u64 {
    let opened = stage.press(person, place, board, label).await;
    id_of(&stage.answered(person, &opened).await).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_go_when_the_other_ends_the_game_or_takes_back() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    by_command(&stage, &stage.alice, place, "4Ci3").await;
    let board = id_of(&stage.await_board(place, 1, 1).await).unwrap();
    let own = open(&stage, &stage.bob, place, board, "My view").await;
    // Alice’s move is taken back while Bob looks at his panel.
    in_time(&press_more(&stage, &stage.alice, place, board, "Take back").await);
    let asked = await_words(&stage, &stage.bob, place, "do you accept?").await;
    in_time(&stage.press(&stage.bob, place, id_of(&asked).unwrap(), "Accept").await);
    stage.await_gone(&stage.bob, place, own).await;
    let board = stage.await_message(&stage.bob, place, |seen| {
        words(seen).ends_with("· ply 0") && id_of(seen) > Some(board)
    });
    let board = id_of(&board.await).unwrap();
    let panels = [
        (&stage.alice, open(&stage, &stage.alice, place, board, "My view").await),
        (&stage.bob, open(&stage, &stage.bob, place, board, "More…").await),
    ];
    let resigned = stage.alice.run(place, "resign", &[]).await.unwrap();
    let question = id_of(&stage.answered(&stage.alice, &resigned).await).unwrap();
    in_time(&stage.press(&stage.alice, place, question, "Resign").await);
    for (person, panel) in panels {
        stage.await_gone(person, place, panel).await;
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hand_in_direct_messages_ends_with_what_comes_next() {
    let stage = Stage::set().await;
    let thread = mystery::begin(&stage, "secret").await;
    let letters = direct(&stage, &stage.bob);
    await_words(&stage, &stage.bob, letters, "Your hand and your cards in game 1").await;
    let board = id_of(&stage.await_board(thread, 1, 0).await).unwrap();
    let question = press_more(&stage, &stage.alice, thread, board, "Resign…").await;
    in_time(&stage.press(&stage.alice, thread, question.response_id.unwrap(), "Resign").await);
    let over = await_words(&stage, &stage.bob, letters, "Game 1 is over").await;
    for label in ["Rematch", "Replay", "Record"] {
        assert!(button_of(&over, label).is_some(), "{label}: {over:#}");
    }
    in_time(&stage.press(&stage.bob, letters, id_of(&over).unwrap(), "Rematch").await);
    await_words(&stage, &stage.alice, thread, "would like a rematch").await;
    stage.end().await;
}

/// Turns direct messages with the hand off for a person.
async fn without_letters(stage: &Stage, person: &Person) {
    let done = person.run(stage.channel, "settings", &[("cards", json!(1))]).await.unwrap();
    stage.told(person, &done).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_of_a_hand_stays_and_shows_every_position() {
    let stage = Stage::set().await;
    without_letters(&stage, &stage.alice).await;
    let thread = mystery::begin(&stage, "secret").await;
    let board = id_of(&stage.await_board(thread, 1, 0).await).unwrap();
    let hand = open(&stage, &stage.alice, thread, board, "My hand").await;
    let shows = async |what: &str| {
        let is_shown = |seen: &Value| id_of(seen) == Some(hand) && words(seen).contains(what);
        stage.await_message(&stage.alice, thread, is_shown).await
    };
    let seen = shows("Your turn to place").await;
    let king = labels(&seen).into_iter().find(|label| label.ends_with("King")).unwrap().to_owned();
    in_time(&stage.press(&stage.alice, thread, hand, &king).await);
    in_time(&stage.pick(&stage.alice, thread, hand, "a1").await);
    shows("(K@a1 · game 1)").await;
    let seen = shows("It’s your opponent’s turn").await;
    assert_ne!(seen["attachments"], json!([]), "the board is there: {seen:#}");
    stage.await_board(thread, 1, 1).await;
    place(&stage, &stage.bob, thread, "K@a8").await;
    stage.await_board(thread, 1, 2).await;
    let seen = shows("Your turn to place").await;
    assert!(labels(&seen).iter().any(|label| label.ends_with("Queen")), "{seen:#}");
    // What is typed elsewhere is shown in it, too.
    let letters = direct(&stage, &stage.alice);
    stage.alice.send(letters, "Q a2").unwrap();
    stage.await_board(thread, 1, 3).await;
    shows("It’s your opponent’s turn").await;
    // With its token the panel is out of reach; the next press opens another.
    stage.sandbox.advance(Duration::from_secs(16 * 60));
    place(&stage, &stage.bob, thread, "Q@a7").await;
    let board = id_of(&stage.await_board(thread, 1, 4).await).unwrap();
    let again = open(&stage, &stage.alice, thread, board, "My hand").await;
    assert_ne!(again, hand);
    let is_due = |seen: &Value| id_of(seen) == Some(again) && words(seen).contains("Your turn to place");
    stage.await_message(&stage.alice, thread, is_due).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_shown_on_a_new_board_where_the_old_one_is_out_of_view_or_too_old() {
    let stage = Stage::set().await;
    let thread = mystery::begin(&stage, "secret").await;
    let mut board = id_of(&stage.await_board(thread, 1, 0).await).unwrap();
    let mut ply = 0;
    let cards = [["K@a1", "K@a8"], ["Q@b1", "Q@b8"], ["R@c1", "R@c8"]];
    for (round, [own, other]) in cards.into_iter().enumerate() {
        match round {
            0 => {}
            1 => stage.sandbox.advance(Duration::from_secs(51 * 60)),
            _ => {
                for number in 0..9 {
                    stage.carol.send(thread, &format!("talk {number}")).unwrap();
                }
                // What is answered afterwards shows that the bot has seen the talk.
                let help = stage.alice.run(thread, "help", &[]).await.unwrap();
                stage.told(&stage.alice, &help).await;
            }
        }
        place(&stage, &stage.alice, thread, own).await;
        let first = id_of(&stage.await_board(thread, 1, ply + 1).await).unwrap();
        assert_eq!(first == board, round == 0, "round {round}");
        place(&stage, &stage.bob, thread, other).await;
        board = id_of(&stage.await_board(thread, 1, ply + 2).await).unwrap();
        ply += 2;
    }
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_leads_to_everything_that_is_seldom_wanted() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = stage.await_board(place, 1, 0).await;
    assert!(button_of(&board, "Resign…").is_none() && button_of(&board, "Record").is_none(), "{board:#}");
    let id = id_of(&board).unwrap();
    let more = stage.press(&stage.alice, place, id, "More…").await;
    let more = stage.answered(&stage.alice, &more).await;
    assert_eq!(
        labels(&more),
        ["Offer a draw", "Abort", "Plan ahead", "Record", "Rules", "Settings", "Resign…"]
    );
    let record = press_more(&stage, &stage.alice, place, id, "Record").await;
    let record = stage.answered(&stage.alice, &record).await;
    assert!(words(&record).ends_with("No moves yet."), "{record:#}");
    let settings = press_more(&stage, &stage.alice, place, id, "Settings").await;
    assert!(words(&stage.answered(&stage.alice, &settings).await).contains("Your settings"));
    by_command(&stage, &stage.alice, place, "4Ci3").await;
    let board = stage.await_board(place, 1, 1).await;
    assert!(button_of(&board, "?").is_some(), "{board:#}");
    in_time(&press_more(&stage, &stage.alice, place, id_of(&board).unwrap(), "Take back").await);
    await_words(&stage, &stage.bob, place, "do you accept?").await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sentences_are_no_moves_and_a_mention_of_the_role_is_one() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    stage.alice.reply(place, board, "I take the jack").unwrap();
    stage.alice.reply(place, board, "4Ci3. It takes the JD").unwrap();
    let refused = await_words(&stage, &stage.alice, place, "isn’t a move").await;
    assert!(!words(&refused).contains("mark"), "{refused:#}");
    let state = stage.alice.state().unwrap();
    let roles = state["guilds"][0]["roles"].as_array().unwrap();
    let bot = json!(stage.bot.id.to_string());
    let own = roles.iter().find(|role| role["tags"]["bot_id"] == bot).unwrap();
    let role = own["id"].as_str().unwrap();
    // Discord withholds the text: that is said once.
    for text in ["4C i3", "4Ci3"] {
        stage.alice.send(place, &format!("<@&{role}> {text}")).unwrap();
    }
    await_words(&stage, &stage.alice, place, "pick me under **Members**").await;
    stage.alice.reply(place, board, &format!("<@&{role}> 4C i3")).unwrap();
    stage.await_board(place, 1, 1).await;
    let messages = stage.alice.messages(place).unwrap();
    assert_eq!(messages.iter().filter(|seen| words(seen).contains("under **Members**")).count(), 1);
    let answers = messages.iter().filter(|seen| seen["message_reference"]["message_id"].is_string());
    assert!(!answers.clone().any(|seen| words(seen).contains("jack`")), "{messages:#?}");
    stage.end().await;
}
