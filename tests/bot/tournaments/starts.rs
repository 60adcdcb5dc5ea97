//! Tournaments that begin by themselves, with and without checking in.

use std::time::Duration;

use serde_json::json;
use trickmate_host::TournamentState;

use super::super::learn::words;
use super::super::stage::id_of;
use super::{Club, SWISS};

const MINUTE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_begins_by_itself_with_those_who_have_checked_in() {
    let mut club = Club::of(4).await;
    let message = club.create(SWISS, &[("starts", json!("2h")), ("check-in", json!(30))]).await;
    for member in 0..3 {
        let told = club.press(member, message, "Join").await;
        assert!(told.starts_with("You are in **Club cup**"), "{told}");
    }
    club.posted(|text| text.contains("Check in from <t:")).await;
    club.stage.sandbox.advance(91 * MINUTE);
    let asked = club.posted(|text| text.contains("Press *Check in*, or you are left out")).await;
    assert_eq!(asked["mentions"].as_array().unwrap().len(), 3, "{asked:#}");
    let asked = id_of(&asked).unwrap();
    assert_eq!(club.press(3, asked, "Check in").await, "You are not in this tournament.");
    for member in [0, 2, 2] {
        assert_eq!(club.press(member, asked, "Check in").await, "You have checked in for **Club cup**.");
    }
    // Whoever joins now is there.
    let told = club.press(3, message, "Join").await;
    assert!(told.starts_with("You are in **Club cup**"), "{told}");
    club.posted(|text| text.contains("Checked in so far: 3.")).await;
    club.restart().await;
    club.stage.sandbox.advance(30 * MINUTE);
    let tournament = club.round(1).await;
    let mut members: Vec<usize> =
        tournament.entrants.iter().map(|one| club.member(one.player.get())).collect();
    members.sort_unstable();
    assert_eq!(members, [0, 2, 3]);
    assert_eq!(club.press(1, asked, "Check in").await, "You are not in this tournament.");
    // What happens to those who vanish is said when it begins.
    let round = club.posted(|text| text.starts_with("**Club cup**, round 1:")).await;
    assert!(words(&round).contains("-# Whoever runs out of time loses the game"), "{round:#}");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_asked_to_check_in_when_the_bot_was_away_over_the_start() {
    let mut club = Club::of(4).await;
    let message = club.create(SWISS, &[("starts", json!("2h")), ("check-in", json!(30))]).await;
    for member in 0..4 {
        let told = club.press(member, message, "Join").await;
        assert!(told.starts_with("You are in **Club cup**"), "{told}");
    }
    club.posted(|text| text.contains("Check in from <t:")).await;
    let stated = club.tournament().await.starts_at.unwrap();
    club.stage.stop().await;
    club.stage.sandbox.advance(3 * 60 * MINUTE);
    club.stage.start().await;
    let asked = club.posted(|text| text.contains("Press *Check in*, or you are left out")).await;
    let asked = id_of(&asked).unwrap();
    let waiting = club.tournament().await;
    assert_eq!(waiting.state, TournamentState::Open);
    // They get the whole time.
    let given = waiting.starts_at.unwrap().get() - stated.get();
    assert!((90 * 60_000..100 * 60_000).contains(&given), "{given}");
    for member in 0..3 {
        assert_eq!(club.press(member, asked, "Check in").await, "You have checked in for **Club cup**.");
    }
    club.stage.sandbox.advance(31 * MINUTE);
    assert_eq!(club.round(1).await.entrants.len(), 3);
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_that_too_few_have_joined_at_its_start_is_cancelled() {
    let club = Club::of(3).await;
    let message = club.create(SWISS, &[("starts", json!("1h"))]).await;
    let told = club.press(0, message, "Join").await;
    assert!(told.starts_with("You are in **Club cup**"), "{told}");
    club.stage.sandbox.advance(61 * MINUTE);
    club.until(|tournament| tournament.state == TournamentState::Cancelled).await;
    club.posted(|text| text.contains("there were too few players at its start")).await;
    for (options, told) in [
        (vec![("check-in", json!(30))], "Checking in takes"),
        (vec![("check-in", json!(30)), ("starts", json!("20m"))], "Checking in takes"),
        (vec![("starts", json!("soon"))], "I can’t read that start."),
        (vec![("starts", json!("91d"))], "A tournament can begin within the next 90 days."),
    ] {
        let named = [("name", json!("Other")), ("format", json!(SWISS)), ("game", json!(0))];
        let given: Vec<_> = named.into_iter().chain(options).collect();
        let refused = club.told(0, "tournament create", &given).await;
        assert!(refused.starts_with(told), "{refused}");
    }
    club.stage.end().await;
}
