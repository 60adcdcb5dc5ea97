//! Number of clicks for each kind of move. A button takes one click. A list takes two, since it is opened first.

use discord_sandbox::Person;
use serde_json::Value;

use super::mystery;
use super::stage::{Stage, entry_of, id_of, in_time};
use super::turn_panel;

/// A person who plays and whose clicks are counted.
struct Hand<'a> {
    stage: &'a Stage,
    person: &'a Person,
    place: u64,
    clicks: u32,
}

impl<'a> Hand<'a> {
    fn new(stage: &'a Stage, person: &'a Person, place: u64) -> Self {
        Self { stage, person, place, clicks: 0 }
    }

    /// Chooses from a message the entry that begins with this: by a button if there is one, else in a list. Returns the
    /// next message.
    async fn take(&mut self, message: u64, label: &str) -> u64 {
        let offers = |seen: &Value| {
            id_of(seen) == Some(message) && (button(seen, label).is_some() || entry_of(seen, label).is_some())
        };
        let seen = self.stage.await_message(self.person, self.place, offers).await;
        let done = match button(&seen, label) {
            Some(id) => {
                self.clicks += 1;
                self.person.click(self.place, message, &id).await.unwrap()
            }
            None => {
                self.clicks += 2;
                self.stage.pick(self.person, self.place, message, label).await
            }
        };
        in_time(&done);
        done.response_id.unwrap_or(message)
    }
}

/// Returns the id of the button that begins with this.
fn button(message: &Value, label: &str) -> Option<String> {
    let rows = message["components"].as_array()?.iter();
    let mut buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let found =
        buttons.find(|button| button["label"].as_str().is_some_and(|text| text.starts_with(label)))?;
    Some(found["custom_id"].as_str()?.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_costs_three_clicks_and_one_where_it_is_the_only_one() {
    let stage = Stage::set().await;
    let place = stage.begin().await;
    for (ply, text) in super::game::GAME.iter().enumerate().take(17) {
        let person = if ply % 2 == 0 { &stage.alice } else { &stage.bob };
        let board = id_of(&stage.await_board(place, 1, ply).await).unwrap();
        let mut hand = Hand::new(&stage, person, place);
        match ply {
            // The card has only one move: choosing the card chooses the move.
            0 => {
                hand.take(board, "4♣").await;
                assert_eq!(hand.clicks, 2);
            }
            4 => {
                let panel = hand.take(board, "8♦").await;
                hand.take(panel, "h3").await;
                assert_eq!(hand.clicks, 3);
            }
            _ => super::game::by_command(&stage, person, place, text).await,
        }
        stage.await_board(place, 1, ply + 1).await;
    }
    // The nine has to capture the deuce of its suit: nothing else is legal.
    let board = stage.await_board(place, 1, 17).await;
    let mut hand = Hand::new(&stage, &stage.bob, place);
    hand.take(id_of(&board).unwrap(), "Play 9♠×2♠").await;
    stage.await_board(place, 1, 18).await;
    assert_eq!(hand.clicks, 1);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_placement_costs_three_clicks_from_the_board_and_from_the_hand() {
    let stage = Stage::set().await;
    let place = mystery::begin(&stage, "secret").await;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    let mut hand = Hand::new(&stage, &stage.alice, place);
    let panel = hand.take(board, "c3").await;
    hand.take(panel, "♘ Knight").await;
    stage.await_board(place, 1, 1).await;
    assert_eq!(hand.clicks, 3);
    let letters = mystery::direct(&stage, &stage.bob);
    let turn = mystery::await_words(&stage, &stage.bob, letters, "Your turn to place").await;
    let mut hand = Hand::new(&stage, &stage.bob, letters);
    let own = id_of(&turn).unwrap();
    hand.take(own, "♚ King").await;
    hand.take(own, "h8").await;
    stage.await_board(place, 1, 2).await;
    assert_eq!(hand.clicks, 3);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_move_create_and_summon_costs_eight_clicks_at_most() {
    let mut stage =
        turn_panel::arranged(&[("deck-white", "30 Soldier"), ("deck-black", "30 Soldier")], 1).await;
    stage.start().await;
    let place = stage.channel;
    let board = id_of(&stage.await_board(place, 1, 0).await).unwrap();
    let mut hand = Hand::new(&stage, &stage.alice, place);
    let panel = hand.take(board, "e2").await;
    hand.take(panel, "Create Soldier").await;
    hand.take(panel, "End turn").await;
    stage.await_board(place, 1, 3).await;
    assert_eq!(hand.clicks, 3);
    turn_panel::act(&stage, &stage.bob, place, "e8-e7").await;
    turn_panel::act(&stage, &stage.bob, place, "-Soldier").await;
    let board = id_of(&stage.await_board(place, 1, 5).await).unwrap();
    let mut hand = Hand::new(&stage, &stage.alice, place);
    let panel = hand.take(board, "e1").await;
    hand.take(panel, "Summon W1").await;
    hand.take(panel, "d2").await;
    hand.take(panel, "Create Soldier").await;
    hand.take(panel, "End turn").await;
    stage.await_board(place, 1, 9).await;
    assert!(hand.clicks <= 8, "{}", hand.clicks);
    stage.end().await;
}
