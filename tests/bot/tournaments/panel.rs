//! The panel and the form in which a tournament is created.

use discord_sandbox::permissions::SEND_MESSAGES;
use serde_json::json;

use super::super::learn::words;
use super::super::stage::{button_of, id_of, in_time, selects};
use super::{ARENA, Club, ROUND_ROBIN, SWISS};
use trickmate_host::{TimeControl, TournamentFormat};

#[tokio::test(flavor = "multi_thread")]
async fn options_that_go_with_nothing_are_refused() {
    let club = Club::of(3).await;
    for (format, options, says) in [
        (SWISS, ("games", json!(3)), "Only a knock-out has several games between two players."),
        (ROUND_ROBIN, ("rounds", json!(3)), "Only a Swiss tournament has a number of rounds to choose."),
        (ARENA, ("rounds", json!(3)), "Only a Swiss tournament has a number of rounds to choose."),
        (SWISS, ("minutes", json!(30)), "A round takes whole hours, from 1 hour to 90 days."),
    ] {
        let given = [("name", json!("Other")), ("format", json!(format)), ("game", json!(0)), options];
        assert_eq!(club.told(0, "tournament create", &given).await, says);
    }
    let given = [("format", json!(SWISS)), ("rounds", json!(3)), ("starts", json!("2h"))];
    let refused = club.told(0, "tournament create", &given).await;
    let says = "Give `name`, `format` and `game` together with `rounds`, `starts`.";
    assert!(refused.starts_with(says), "{refused}");
    assert_eq!(club.stage.number("SELECT COUNT(*) FROM tournaments").await, Some(0));
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_is_created_by_menus_and_a_form() {
    let club = Club::of(3).await;
    let (stage, manager) = (&club.stage, &club.members[0]);
    let refused = club.told(1, "tournament create", &[]).await;
    assert!(refused.contains("Manage Server"), "{refused}");
    let done = manager.run(stage.channel, "tournament create", &[]).await.unwrap();
    let panel = stage.answered(manager, &done).await;
    assert!(words(&panel).starts_with("🏆 **A new tournament.**"), "{panel:#}");
    let message = id_of(&panel).unwrap();
    for label in ["Knock-out", "Poker Chess", "10 minutes for each player"] {
        let done = stage.pick(manager, stage.channel, message, label).await;
        in_time(&done);
        // The next menu carries what was chosen in this one.
        let is_chosen = |option: &serde_json::Value| {
            option["label"].as_str().unwrap().starts_with(label) && option["default"] == true
        };
        stage
            .await_message(manager, stage.channel, |seen| {
                id_of(seen) == Some(message)
                    && selects(seen)
                        .iter()
                        .any(|menu| menu["options"].as_array().unwrap().iter().any(is_chosen))
            })
            .await;
    }
    let done = stage.pick(manager, stage.channel, message, "Rated").await;
    in_time(&done);
    let is_casual = |seen: &serde_json::Value| {
        id_of(seen) == Some(message) && button_of(seen, "Casual (press for rated)").is_some()
    };
    let panel = stage.await_message(manager, stage.channel, is_casual).await;
    // The chosen entries are what the panel shows.
    let chosen: Vec<&str> = panel["components"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|row| row["components"][0]["options"].as_array())
        .flat_map(|options| options.iter().filter(|option| option["default"] == true))
        .map(|option| option["label"].as_str().unwrap())
        .collect();
    assert_eq!(chosen.len(), 3, "{chosen:?}");
    let form = stage.press(manager, stage.channel, message, "Name it…").await;
    let wrong = [("name", "Winter cup"), ("start", ""), ("check-in", ""), ("count", "abc"), ("hours", "")];
    let refused = manager.submit(&form, &wrong).await.unwrap();
    assert!(stage.told(manager, &refused).await.starts_with("Write whole numbers"));
    let typed =
        [("name", "Winter cup"), ("start", "2h"), ("check-in", "10"), ("count", "3"), ("hours", "24")];
    stage.deny(SEND_MESSAGES);
    let refused = manager.submit(&form, &typed).await.unwrap();
    assert!(stage.told(manager, &refused).await.starts_with("I can’t host a game in this channel."));
    stage.deny(0);
    let done = manager.submit(&form, &typed).await.unwrap();
    in_time(&done);
    stage
        .await_message(manager, stage.channel, |seen| {
            words(seen).starts_with(
                "Tournament 1 is open: players join with the button of its message, and it begins by itself",
            )
        })
        .await;
    let tournament = club.tournament().await;
    assert_eq!(
        (tournament.format, tournament.best_of, tournament.game.name(), tournament.rated),
        (TournamentFormat::Knockout, 3, "poker", false)
    );
    assert_eq!(tournament.time, "10+5".parse::<TimeControl>().unwrap());
    assert_eq!(tournament.check_in, Some(10 * 60 * 1000));
    assert_eq!(tournament.round_length, Some(24 * 60 * 60 * 1000));
    // What is given with the command is chosen in the panel.
    let done = manager.run(stage.channel, "tournament create", &[("format", json!(4))]).await.unwrap();
    let panel = stage.answered(manager, &done).await;
    let is_default = |option: &&serde_json::Value| option["default"] == true;
    let formats = panel["components"][0]["components"][0]["options"].as_array().unwrap();
    assert_eq!(formats.iter().find(is_default).unwrap()["label"], "Arena", "{panel:#}");
    club.stage.end().await;
}
