//! Scheduled events of tournaments over the wire: made, changed and ended with the tournament, where the bot may.

use std::time::Duration;

use discord_sandbox::permissions::CREATE_EVENTS;
use discord_sandbox::world::RoleSpec;
use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::{Value, json};

use super::stage::LONG;
use super::tournaments::{ARENA, Club, ROUND_ROBIN};

/// Returns the scheduled events of the server.
fn events(club: &Club) -> Vec<Value> {
    let state = club.stage.alice.state().unwrap();
    state["guilds"][0]["guild_scheduled_events"].as_array().unwrap().clone()
}

/// Waits until there is one event and it is as wanted.
async fn event(club: &Club, wanted: impl Fn(&Value) -> bool) -> Value {
    let deadline = tokio::time::Instant::now() + LONG;
    loop {
        let all = events(club);
        if let [one] = all.as_slice()
            && wanted(one)
        {
            return one.clone();
        }
        assert!(tokio::time::Instant::now() < deadline, "{all:#?}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Lets the bot make events.
fn permit(club: &Club) {
    let spec = RoleSpec { permissions: Some(CREATE_EVENTS), ..RoleSpec::default() };
    let role = club.stage.sandbox.create_role(club.stage.guild, spec).unwrap();
    let (guild, bot) = (club.stage.guild, club.stage.bot.id);
    club.stage.sandbox.change(|world| world.change_member(guild, bot, |bot| bot.roles.push(role))).unwrap();
}

fn is_in(status: u64) -> impl Fn(&Value) -> bool {
    move |event| event["status"] == status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_is_an_event_as_long_as_it_lasts() {
    let mut club = Club::of(3).await;
    permit(&club);
    let message = club.create(ROUND_ROBIN, &[]).await;
    club.begin(message).await;
    let shown = event(&club, is_in(2)).await;
    assert_eq!((&shown["name"], &shown["entity_type"]), (&json!("Club cup"), &json!(3)));
    let place = format!("https://discord.com/channels/{}/{}", club.stage.guild, club.stage.channel);
    assert_eq!(shown["entity_metadata"]["location"], place.as_str());
    let about = shown["description"].as_str().unwrap().to_owned();
    assert_eq!(about, "Tournament 1: Cardmate, 3 days per move. You join it in its channel.");

    assert_eq!(club.act(0, "Pause").await, "**Club cup** is paused. *Resume* lets it continue.");
    event(&club, |event| event["description"].as_str().unwrap().starts_with(&format!("{about}\n"))).await;
    club.act(0, "Resume").await;
    event(&club, |event| event["description"] == about.as_str()).await;

    // A restart makes no other.
    club.restart().await;
    club.confirm(0, "Cancel the tournament").await;
    event(&club, is_in(3)).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arena_that_begins_by_itself_is_announced_with_its_length() {
    let club = Club::of(3).await;
    permit(&club);
    let message = club.create(ARENA, &[("starts", json!("2h")), ("minutes", json!(90))]).await;
    let shown = event(&club, is_in(1)).await;
    let moment = |event: &Value, key: &str| {
        chrono::DateTime::parse_from_rfc3339(event[key].as_str().unwrap()).unwrap().timestamp_millis()
    };
    let starts = club.stage.number("SELECT starts_at FROM tournaments").await.unwrap();
    let begins = moment(&shown, "scheduled_start_time");
    assert_eq!(begins, starts);
    assert_eq!(moment(&shown, "scheduled_end_time") - begins, 90 * 60_000);
    club.join(message).await;
    club.stage.sandbox.advance(Duration::from_secs(2 * 60 * 60 + 1));
    event(&club, is_in(2)).await;
    club.stage.sandbox.advance(Duration::from_secs(91 * 60));
    event(&club, is_in(3)).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_whose_start_has_passed_is_changed_all_the_same() {
    let mut club = Club::of(3).await;
    permit(&club);
    let message = club.create(ROUND_ROBIN, &[("starts", json!("2h"))]).await;
    event(&club, is_in(1)).await;
    club.join(message).await;
    club.stage.stop().await;
    club.stage.sandbox.advance(Duration::from_secs(3 * 60 * 60));
    club.stage.start().await;
    event(&club, is_in(2)).await;
    club.confirm(0, "Cancel the tournament").await;
    event(&club, is_in(3)).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_event_ends_with_the_tournament_and_medals_are_given() {
    let club = Club::of(6).await;
    permit(&club);
    let message = club.create(ROUND_ROBIN, &[]).await;
    club.begin(message).await;
    event(&club, is_in(2)).await;
    let mut points = std::collections::BTreeMap::new();
    for round in 1..=5 {
        club.round(round).await;
        club.play(&mut points).await;
    }
    club.end(&points).await;
    event(&club, is_in(3)).await;
    let winner = &club.members[0];
    let user = [("user", json!(winner.id.to_string()))];
    let done = club.members[1].run(club.stage.channel, "profile", &user).await.unwrap();
    let text = club.stage.told(&club.members[1], &done).await;
    assert!(text.contains("**Medals**: 🥇 1\n🥇 Club cup\n"), "{text}");
    let medals = "SELECT COUNT(*) FROM tournament_medals";
    assert_eq!(club.stage.number(medals).await, Some(3));
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_breaks_where_the_bot_may_make_no_event() {
    let mut club = Club::of(3).await;
    let message = club.create(ROUND_ROBIN, &[]).await;
    let line = club.stage.next_line();
    club.begin(message).await;
    club.round(1).await;
    club.number_is("SELECT COUNT(*) FROM tournament_events WHERE event IS NULL", |count| count == 1).await;
    let asked = |club: &Club| {
        let requests = club.stage.requests_since(line).into_iter();
        requests
            .filter(|(_, path, _)| path.contains("/scheduled-events"))
            .map(|(_, _, status)| status)
            .collect()
    };
    let refused: Vec<u64> = asked(&club);
    assert_eq!(refused, [403], "it is asked for once");
    // Once it may, the next change of the tournament makes it.
    permit(&club);
    club.act(0, "Pause").await;
    event(&club, is_in(2)).await;
    club.restart().await;
    club.confirm(0, "Cancel the tournament").await;
    event(&club, is_in(3)).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_whose_answer_is_lost_is_made_once() {
    let mut club = Club::of(3).await;
    permit(&club);
    let message = club.create(ROUND_ROBIN, &[]).await;
    let lost = FaultSpec::new("POST", "/guilds/*/scheduled-events", FaultAction::LoseResponse);
    club.stage.sandbox.add_fault(lost.times(1));
    club.begin(message).await;
    event(&club, is_in(2)).await;
    club.restart().await;
    club.confirm(0, "Cancel the tournament").await;
    event(&club, is_in(3)).await;
    club.stage.end().await;
}
