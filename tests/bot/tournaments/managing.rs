use std::time::Duration;

use serde_json::json;

use super::super::crowd::join_all;
use super::super::stage::{button_of, id_of};
use super::{Club, ROUND_ROBIN};

#[tokio::test(flavor = "multi_thread")]
async fn only_managers_manage_and_a_correction_changes_the_standings() {
    let club = Club::of(3).await;
    let given = [("name", json!("Mine")), ("format", json!(ROUND_ROBIN)), ("game", json!(0))];
    let refused = club.told(1, "tournament create", &given).await;
    assert!(refused.contains("Manage Server"), "{refused}");
    let message = club.create(ROUND_ROBIN, &[]).await;
    assert_eq!(club.press(1, message, "Leave").await, "You are not in this tournament.");
    assert!(club.press(1, message, "Join").await.starts_with("You are in"));
    assert_eq!(club.press(1, message, "Leave").await, "You have left **Club cup**.");
    let managers = "Only the organizer and members who manage the server can do that.";
    // Who does not manage it has no buttons for that, wherever they look.
    assert_eq!(club.labels(1).await, ["Join"]);
    assert_eq!(club.labels(0).await, ["Join", "Begin", "Cancel the tournament"]);
    let stage = &club.stage;
    let is_it = |seen: &serde_json::Value| id_of(seen) == Some(message);
    let shown = stage.await_message(&stage.alice, stage.channel, is_it).await;
    assert!(button_of(&shown, "Join").is_some() && button_of(&shown, "Begin").is_none(), "{shown:#}");
    assert_eq!(club.act(0, "Begin").await, "At least 3 players are needed.");
    club.begin(message).await;
    assert_eq!(club.labels(1).await, ["Withdraw", "Stand-in", "Export (TRF16)"]);
    assert_eq!(
        club.labels(0).await,
        ["Withdraw", "Stand-in", "Pause", "Cancel the tournament", "Export (TRF16)"]
    );
    let tournament = club.round(1).await;
    let game = tournament.games_of(1).next().unwrap();
    let member = |number| club.member(tournament.entrant(number).unwrap().player.get());
    let (white, match_id) = (member(game.white), game.match_id.unwrap());
    let hint = club.told(white, "hint", &[("game", json!(match_id))]).await;
    assert_eq!(hint, "There are no hints in rated games.");
    let correct = [("game", json!(match_id)), ("result", json!(2))];
    assert_eq!(club.told(1, "tournament correct", &correct).await, managers);
    club.resign(white, match_id.get()).await;
    club.round(2).await;
    let correct = [("game", json!(match_id)), ("result", json!(0))];
    let told = club.told(0, "tournament correct", &correct).await;
    assert!(told.starts_with(&format!("The result of game {match_id} is now 1-0.")), "{told}");
    let leader = club.tournament().await.ranking().unwrap()[0].number;
    assert_eq!(leader, game.white);
    let before = club.view(0).await;
    let told = club.act(0, "Pause").await;
    assert!(told.starts_with("**Club cup** is paused."), "{told}");
    club.posted(|text| text.contains("The tournament is **paused**")).await;
    // A view from before does not let it continue.
    assert_eq!(club.press(0, before, "Pause").await, "The tournament is not under way.");
    assert_eq!(club.act(0, "Resume").await, "**Club cup** continues.");
    assert_eq!(club.confirm(0, "Cancel the tournament").await, "**Club cup** is cancelled.");
    club.posted(|text| text.contains("The tournament was **cancelled**.")).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn standings_come_with_a_picture() {
    let club = Club::of(3).await;
    let message = club.create(ROUND_ROBIN, &[]).await;
    club.begin(message).await;
    club.round(1).await;
    let (stage, member) = (&club.stage, &club.members[1]);
    let done = stage.press(member, stage.channel, message, "Standings").await;
    let answer = stage.answered(member, &done).await;
    let picture = &answer["attachments"][0];
    assert_eq!(picture["filename"], "standings-1.png", "{answer:#}");
    let description = picture["description"].as_str().unwrap();
    assert!(description.starts_with("Club cup, round 1. 1. alice · "), "{description}");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_at_the_same_moment_make_one_player_and_one_beginning() {
    let club = Club::of(4).await;
    let message = club.create(ROUND_ROBIN, &[]).await;
    let stage = &club.stage;
    let join = stage.button(&club.members[1], stage.channel, message, "Join").await;
    let view = club.view(0).await;
    let begin = stage.button(&club.members[0], stage.channel, view, "Begin").await;
    for member in &club.members {
        let click = || member.click(stage.channel, message, &join);
        let (one, other) = tokio::join!(click(), click());
        for done in [one.unwrap(), other.unwrap()] {
            let told = stage.told(member, &done).await;
            assert!(told.starts_with("You are in **Club cup**"), "{told}");
        }
    }
    assert_eq!(club.tournament().await.entrants.len(), 4);
    let click = || club.members[0].click(stage.channel, view, &begin);
    let (one, other) = tokio::join!(click(), click());
    let mut told = Vec::new();
    for done in [one.unwrap(), other.unwrap()] {
        told.push(stage.told(&club.members[0], &done).await);
    }
    told.sort();
    assert_eq!(told, ["**Club cup** has begun.", "The tournament has begun already, or is over."]);
    let tournament = club.round(1).await;
    let matches: std::collections::BTreeSet<_> = tournament.games.iter().map(|game| game.match_id).collect();
    assert_eq!((tournament.games.len(), matches.len()), (2, 2));
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_pictures_and_checks_are_paced() {
    let club = Club::of(3).await;
    let message = club.create(ROUND_ROBIN, &[]).await;
    let (stage, member) = (&club.stage, &club.members[1]);
    let refused = async |message: u64, ids: &[String], times: usize, says: &str| {
        let press = async |id: &String| {
            let done = member.click(stage.channel, message, id).await.unwrap();
            stage.told(member, &done).await
        };
        let told = join_all(ids.iter().cycle().take(times).map(press).collect()).await;
        told.iter().filter(|text| text.starts_with(says)).count()
    };
    let join = stage.button(member, stage.channel, message, "Join").await;
    let leave = stage.button(member, stage.channel, message, "Leave").await;
    let joins = refused(message, &[join, leave], 40, "You’re joining and leaving").await;
    assert!((1..=21).contains(&joins), "{joins}");
    stage.sandbox.advance(Duration::from_secs(600));
    club.begin(message).await;
    let tournament = club.round(1).await;
    let game = tournament.games_of(1).find_map(|game| game.match_id).unwrap();
    let view = club.view(1).await;
    let export = stage.button(member, stage.channel, view, "Export (TRF16)").await;
    let reports = refused(view, &[export], 16, "You can export 10 tournaments").await;
    assert!((1..=6).contains(&reports), "{reports}");
    let done = member.run(stage.channel, "replay", &[("game", json!(game))]).await.unwrap();
    let replay = id_of(&stage.answered(member, &done).await).unwrap();
    let verify = stage.button(member, stage.channel, replay, "Verify").await;
    let record = stage.button(member, stage.channel, replay, "Record").await;
    let checks = refused(replay, &[verify], 120, "You’ve asked for many pictures").await;
    assert!((1..=62).contains(&checks), "{checks}");
    stage.sandbox.advance(Duration::from_secs(600));
    let records = refused(replay, &[record], 120, "You’ve asked for many pictures").await;
    assert!((1..=62).contains(&records), "{records}");
    let told = club.press(2, club.view(2).await, "Export (TRF16)").await;
    assert!(told.starts_with("The players, pairings and results"), "{told}");
    club.stage.end().await;
}
