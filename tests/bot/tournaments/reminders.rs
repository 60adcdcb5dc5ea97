//! Reminders of the end of a round.

use std::time::Duration;

use serde_json::json;

use super::super::learn::words;
use super::super::mystery::{await_words, direct};
use super::{Club, ROUND_ROBIN};

const HOUR: Duration = Duration::from_secs(60 * 60);

#[tokio::test(flavor = "multi_thread")]
async fn players_whose_games_are_not_over_are_reminded_of_the_end_of_a_round_once() {
    let mut club = Club::of(4).await;
    let message = club.create(ROUND_ROBIN, &[("hours", json!(48)), ("time", json!("none"))]).await;
    club.begin(message).await;
    let tournament = club.round(1).await;
    let game = tournament.games_of(1).next().unwrap();
    let member = |number| club.member(tournament.entrant(number).unwrap().player.get());
    let over = [member(game.white), member(game.black.unwrap())];
    club.resign(over[0], game.match_id.unwrap().get()).await;
    club.stage.sandbox.advance(35 * HOUR);
    club.number_is("SELECT COUNT(*) FROM tournament_reminders", |reminders| reminders == 0).await;
    // Twelve hours before the end is what everybody wants who has not chosen.
    club.stage.sandbox.advance(HOUR + HOUR / 4);
    club.number_is("SELECT COUNT(*) FROM tournament_reminders WHERE sent = 1", |sent| sent == 2).await;
    club.restart().await;
    club.stage.sandbox.advance(HOUR);
    for (index, person) in club.members.iter().enumerate() {
        let channel = direct(&club.stage, person);
        let reminded = |text: &str| text.starts_with("⏳ **Club cup**: round 1 ends <t:");
        if over.contains(&index) {
            let messages = person.messages(channel).unwrap();
            assert!(!messages.iter().any(|message| reminded(words(message))), "{messages:#?}");
        } else {
            await_words(&club.stage, person, channel, "⏳ **Club cup**: round 1 ends").await;
            let messages = person.messages(channel).unwrap();
            assert_eq!(messages.iter().filter(|message| reminded(words(message))).count(), 1);
        }
    }
    club.stage.end().await;
}
