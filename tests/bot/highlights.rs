//! The highlights of a week over the wire: switched on, then posted on Monday and only once, even if the bot was away.

use std::time::Duration;

use chrono::{DateTime, Datelike, Weekday};
use serde_json::json;
use trickmate_host::Clock;

use super::clocks::DAY;
use super::learn::words;
use super::ratings::{begin, play, resign, told};
use super::server_panel::ServerPanel;
use super::stage::{Stage, id_of, in_time};

const HEADING: &str = "**The week in games**";

/// Returns the first moment in a sentence, in seconds since 1970.
fn moment(words: &str) -> i64 {
    let (_, rest) = words.split_once("<t:").expect(words);
    rest.split_once(':').unwrap().0.parse().unwrap()
}

fn wait(stage: &Stage, moment: i64) {
    let left = moment * 1000 + 1 - Clock::moved_by(stage.sandbox.clock_offset()).now();
    stage.sandbox.advance(Duration::from_millis(u64::try_from(left).unwrap()));
}

fn posted(stage: &Stage) -> Vec<String> {
    let messages = stage.alice.messages(stage.channel).unwrap();
    let texts = messages.iter().map(|message| words(message).to_owned());
    texts.filter(|text| text.starts_with(HEADING)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_of_a_week_is_posted_on_monday_once() {
    let mut stage = Stage::without_threads().await;
    let (alice, bob) = (stage.alice.id, stage.bob.id);
    let panel = ServerPanel::open(&stage, &stage.alice, stage.channel).await;
    panel.shows("Weekly highlights: **off**").await;
    panel.press("Highlights…").await;
    panel.shows("No highlights are posted on this server.").await;
    panel.choose("server/highlights.choose", &[&stage.channel.to_string()]).await;
    let form = panel.press("Time zone…").await;
    in_time(&stage.alice.submit(&form, &[("zone", "Europe/Berlin")]).await.unwrap());
    let is_on_monday_at_nine = |set: &str| {
        let first = DateTime::from_timestamp(moment(set), 0).unwrap();
        let local = first.with_timezone(&chrono_tz::Europe::Berlin);
        (local.weekday(), local.format("%H:%M").to_string()) == (Weekday::Mon, "09:00".to_owned())
    };
    let first = moment(&panel.until(is_on_monday_at_nine).await);
    let shown = told(&stage, &stage.carol, "server", &[]).await;
    assert!(shown.contains(&format!("Weekly highlights: **<#{}>**", stage.channel)), "{shown}");

    // Nothing is posted, since nobody played. The games below are then within the next week.
    wait(&stage, first);
    for (game, (name, opening, loser)) in (1..).zip([
        ("cardmate", ["4Ci3", "4Db6"], &stage.bob),
        ("poker", ["e4", "e5"], &stage.bob),
        ("cardmate", ["4Ci3", "4Db6"], &stage.alice),
    ]) {
        begin(&stage, name, Some("yes")).await;
        stage.await_board(stage.channel, game, 0).await;
        play(&stage, game, 0, &opening).await;
        resign(&stage, loser, game, 3).await;
    }
    assert!(posted(&stage).is_empty());
    // The bot is away when they are due.
    stage.stop().await;
    let week = i64::try_from(DAY.as_secs()).unwrap() * 7;
    wait(&stage, first + week);
    stage.start().await;
    let message =
        stage.await_message(&stage.alice, stage.channel, |seen| words(seen).starts_with(HEADING)).await;
    let text = words(&message);
    assert_eq!(moment(text), first, "{text}");
    assert!(text.contains("\n3 games between 2 people.\n"), "{text}");
    assert!(text.contains(&format!("\n🔥 Longest winning streak: <@{alice}>, 2 in a row\n")), "{text}");
    let longest = format!("\n📏 Longest game: <@{alice}> vs <@{bob}>, Cardmate, 1 move · https://");
    assert!(text.contains(&longest), "{text}");
    let upset = format!(
        "\n⚡ Biggest upset: <@{bob}> beat <@{alice}>, who was rated 324 higher, in Cardmate · https://"
    );
    assert!(text.contains(&upset), "{text}");
    assert_eq!(message["mentions"], json!([]), "nobody is notified");

    // They are not posted again after another restart, and nothing is posted after an empty week.
    stage.stop().await;
    stage.start().await;
    wait(&stage, first + 2 * week);
    let panel = ServerPanel::open(&stage, &stage.alice, stage.channel).await;
    panel.press("Highlights…").await;
    panel.press("Turn off").await;
    panel.shows("No highlights").await;
    assert_eq!(posted(&stage).len(), 1);
    assert!(id_of(&message).is_some());
    stage.end().await;
}
