//! Seasons over the wire: switched on, played, ended once at the turn of a quarter whatever happens to the bot, and kept.

use std::process::Stdio;
use std::time::Duration;

use chrono::{DateTime, Datelike};
use discord_sandbox::{FaultAction, FaultSpec, Person};
use serde_json::{Value, json};
use trickmate_host::Clock;

use super::learn::words;
use super::own_data;
use super::process::Process;
use super::processes::{await_number, connected, shared, start};
use super::ratings::told;
use super::restart::disconnected;
use super::server_panel::ServerPanel;
use super::stage::{Stage, id_of, in_time};

/// Rated games that make a place.
const LEAST: i64 = 5;

/// Returns the time as the bot sees it, in milliseconds.
fn now(stage: &Stage) -> i64 {
    Clock::moved_by(stage.sandbox.clock_offset()).now()
}

/// Returns the name of the quarter that is this many after the present one.
fn quarter(stage: &Stage, later: i32) -> String {
    let date = DateTime::from_timestamp_millis(now(stage)).unwrap();
    let index = date.year() * 4 + i32::try_from(date.month0() / 3).unwrap() + later;
    format!("Q{} {}", index % 4 + 1, index / 4)
}

/// Advances the clock to a moment, in milliseconds.
fn advance_to(stage: &Stage, moment: i64) {
    let left = (moment - now(stage)).max(0);
    stage.sandbox.advance(Duration::from_millis(u64::try_from(left).unwrap()));
}

/// Returns when the running season ends.
async fn until(stage: &Stage) -> i64 {
    stage.database().number("SELECT until FROM seasons WHERE ended = 0").await.unwrap()
}

/// Turns seasons on.
async fn turn_on(stage: &Stage) {
    let panel = ServerPanel::open(stage, &stage.alice, stage.channel).await;
    panel.shows("Seasons: **off**").await;
    panel.press("Seasons…").await;
    panel.shows("There are no seasons on this server.").await;
    panel.choose("season/channel", &[&stage.channel.to_string()]).await;
    let season = quarter(stage, 0);
    let text = panel.shows(&format!("This one, {season}, ends <t:")).await;
    assert!(text.contains(&format!("are then posted in <#{}>", stage.channel)), "{text}");
}

/// Plays rated games of Cardmate in which the first of two people resigns; `first` is the number of the first game.
pub(super) async fn lose(stage: &Stage, loser: &Person, winner: &Person, first: i64, count: i64) {
    for game in first..first + count {
        let options = [
            ("opponent", json!(winner.id.to_string())),
            ("seat", json!("forehand")),
            ("rated", json!("rated")),
        ];
        let done = loser.run(stage.channel, "play cardmate", &options).await.unwrap();
        let message = id_of(&stage.posted(loser, &done).await).unwrap();
        in_time(&stage.press(winner, stage.channel, message, "Accept").await);
        stage.await_board(stage.channel, game, 0).await;
        let asked = loser.run(stage.channel, "resign", &[("game", json!(game))]).await.unwrap();
        let question = id_of(&stage.answered(loser, &asked).await).unwrap();
        in_time(&stage.press(loser, stage.channel, question, "Resign").await);
        stage.await_board(stage.channel, game, 1).await;
    }
}

/// Returns what has been posted about ends of seasons.
fn posted(stage: &Stage) -> Vec<Value> {
    let messages = stage.carol.messages(stage.channel).unwrap();
    messages.into_iter().filter(|message| words(message).contains(" is over.** Congratulations!")).collect()
}

async fn await_post(stage: &Stage, text: &str) -> Value {
    stage.await_message(&stage.carol, stage.channel, |seen| words(seen).starts_with(text)).await
}

/// Returns the table of the running season, as a person sees it, and its message.
async fn table(stage: &Stage, person: &Person) -> Value {
    let options = [("game", json!("Cardmate")), ("period", json!(3))];
    let done = person.run(stage.channel, "leaderboard", &options).await.unwrap();
    stage.answered(person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quarter_has_its_champions_once_and_for_good() {
    let mut stage = Stage::without_threads().await;
    stage.lift_limits();
    let (alice, bob) = (stage.alice.clone(), stage.bob.clone());
    turn_on(&stage).await;
    let over = quarter(&stage, 0);
    lose(&stage, &bob, &alice, 1, LEAST).await;
    let shown = table(&stage, &stage.carol).await;
    let text = words(&shown).to_owned();
    assert!(text.starts_with(&format!("**Cardmate** · {over} · ends <t:")), "{text}");
    assert!(text.contains("5/5  alice\n2. ") && text.contains("0/5  bob\n"), "{text}");
    assert!(text.contains("You need 5 more rated games for a place."), "{text}");

    // A game under way continues; it counts where it ends.
    let options = [
        ("opponent", json!(alice.id.to_string())),
        ("seat", json!("forehand")),
        ("rated", json!("rated")),
        ("time", json!("none")),
    ];
    let message = stage.posted(&bob, &bob.run(stage.channel, "play cardmate", &options).await.unwrap()).await;
    in_time(&stage.press(&alice, stage.channel, id_of(&message).unwrap(), "Accept").await);
    stage.await_board(stage.channel, 6, 0).await;

    // The bot is away when the quarter ends.
    let end = until(&stage).await;
    stage.stop().await;
    advance_to(&stage, end + 60_000);
    assert_eq!(quarter(&stage, -1), over);
    stage.start().await;
    let message =
        await_post(&stage, &format!("🏆 **{over} is over.** Congratulations!\n**Cardmate**\n🥇 ")).await;
    let text = words(&message);
    assert!(text.contains(&format!("🥇 <@{}>: ", alice.id)) && text.contains("(5 of 5)"), "{text}");
    assert!(text.contains(&format!("\n🥈 <@{}>: ", bob.id)) && text.contains("(0 of 5)"), "{text}");
    assert_eq!(message["mentions"], json!([]), "nobody is notified");
    let alt = message["attachments"][0]["description"].as_str().unwrap();
    assert_eq!(alt, format!("Cardmate · {over}. 1. alice. 2. bob."));

    // The next one runs, without the results of this one; a game counts in the season in which it ends.
    let asked = bob.run(stage.channel, "resign", &[("game", json!(6))]).await.unwrap();
    let question = id_of(&stage.answered(&bob, &asked).await).unwrap();
    in_time(&stage.press(&bob, stage.channel, question, "Resign").await);
    stage.await_board(stage.channel, 6, 1).await;
    let shown = table(&stage, &alice).await;
    let text = words(&shown).to_owned();
    assert!(text.contains(&quarter(&stage, 0)) && text.contains("Nobody has a place yet."), "{text}");
    assert!(text.contains("You need 4 more rated games for a place."), "{text}");
    let past = stage.database().number("SELECT id FROM seasons WHERE ended = 1").await.unwrap();
    let done = alice
        .choose(stage.channel, id_of(&shown).unwrap(), "season/pick/cardmate", &[&past.to_string()])
        .await
        .unwrap();
    in_time(&done);
    let is_past = |seen: &Value| id_of(seen) == id_of(&shown) && words(seen).contains(" · ended <t:");
    let archived = stage.await_message(&alice, stage.channel, is_past).await;
    assert!(words(&archived).contains("5/5  alice\n"), "{archived}");
    // Everybody gets to the table from the message, too.
    let opened = stage.press(&stage.carol, stage.channel, id_of(&message).unwrap(), "Table: Cardmate").await;
    assert!(stage.told(&stage.carol, &opened).await.contains("5/5  alice\n"));

    let profile = told(&stage, &stage.carol, "profile", &[("user", json!(alice.id.to_string()))]).await;
    assert!(profile.contains(&format!("**Medals**: 🥇 1\n🥇 Cardmate · {over}\n")), "{profile}");

    stage.stop().await;
    stage.start().await;
    told(&stage, &alice, "ping", &[]).await;
    assert_eq!(posted(&stage).len(), 1, "it is posted once");
    // A manager removes a result: the table follows, and so does the message. Four games make no place.
    let removed = told(&stage, &alice, "admin remove-result", &[("game", json!(5))]).await;
    assert!(!removed.is_empty());
    stage.sandbox.advance(Duration::from_secs(60));
    stage.await_gone(&stage.carol, stage.channel, id_of(&message).unwrap()).await;
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM season_places").await, Some(0));
    // Who still has its table open where no season is left is shown that, without a menu of seasons.
    let panel = ServerPanel::open(&stage, &alice, stage.channel).await;
    panel.press("Seasons…").await;
    panel.press("Turn off").await;
    panel.shows("There are no seasons on this server.").await;
    let open = opened.response_id.unwrap();
    in_time(
        &stage.carol.choose(stage.channel, open, &format!("season/game/{past}"), &["poker"]).await.unwrap(),
    );
    let is_empty = |seen: &Value| {
        id_of(seen) == Some(open)
            && words(seen).starts_with("**Poker Chess**")
            && words(seen).contains("Nobody has a place yet.")
    };
    stage.await_message(&stage.carol, stage.channel, is_empty).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_settings_take_no_game_out_of_the_running_season() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let (alice, bob) = (&stage.alice, &stage.bob);
    turn_on(&stage).await;
    let end = until(&stage).await;
    advance_to(&stage, end + 60_000);
    await_number(&stage, "SELECT COUNT(*) FROM seasons WHERE ended = 1 AND settled = 1", 1).await;
    lose(&stage, bob, alice, 1, LEAST).await;
    // In the second month of the quarter, seasons become months: the running one still has the games of the first.
    stage.sandbox.advance(Duration::from_secs(40 * 24 * 60 * 60));
    let panel = ServerPanel::open(&stage, alice, stage.channel).await;
    panel.press("Seasons…").await;
    panel.choose("season/length", &["month"]).await;
    panel.shows("A season begins every month (UTC).").await;
    let shown = table(&stage, &stage.carol).await;
    assert!(words(&shown).contains("5/5  alice\n"), "{shown}");
    // Hours before its end, the time zone becomes one in which it is over: it has ended, and has its champions.
    let end = until(&stage).await;
    advance_to(&stage, end - 6 * 60 * 60 * 1000);
    let panel = ServerPanel::open(&stage, alice, stage.channel).await;
    panel.press("Seasons…").await;
    let form = panel.press("Time zone…").await;
    in_time(&alice.submit(&form, &[("zone", "Pacific/Auckland")]).await.unwrap());
    panel.shows("A season begins every month (Pacific/Auckland).").await;
    let message = await_post(&stage, "🏆 **").await;
    assert!(words(&message).contains(&format!("🥇 <@{}>: ", alice.id)), "{message}");
    assert!(until(&stage).await > end, "the next one runs");
    let gaps = "SELECT COUNT(*) FROM seasons AS one WHERE ended = 1 \
                AND NOT EXISTS (SELECT 1 FROM seasons AS next WHERE next.since = one.until)";
    assert_eq!(stage.database().number(gaps).await, Some(0));
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM seasons").await, Some(3));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_champion_who_deletes_their_data_is_named_nowhere() {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let (alice, bob) = (stage.alice.clone(), stage.bob.clone());
    turn_on(&stage).await;
    lose(&stage, &alice, &bob, 1, LEAST).await;
    let end = until(&stage).await;
    advance_to(&stage, end + 60_000);
    let message = await_post(&stage, "🏆 **Q").await;
    assert!(words(&message).contains(&format!("🥇 <@{}>", bob.id)), "{message}");
    let question = own_data::ask_to_delete(&stage, &bob, stage.channel).await;
    let done = stage.press(&bob, stage.channel, id_of(&question).unwrap(), "Delete everything").await;
    in_time(&done);
    let is_anonymous = |seen: &Value| {
        let alt = seen["attachments"][0]["description"].as_str().unwrap_or_default();
        id_of(seen) == id_of(&message)
            && words(seen).contains("🥇 somebody: ")
            && words(seen).contains(&format!("🥈 <@{}>", alice.id))
            && alt.contains("1. somebody. 2. alice.")
    };
    stage.await_message(&stage.carol, stage.channel, is_anonymous).await;
    let left = format!("SELECT COUNT(*) FROM season_places WHERE player = {}", bob.id);
    assert_eq!(stage.database().number(&left).await, Some(0));
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM season_places").await, Some(2));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_over_which_a_bot_is_killed_is_posted_once() {
    // The message is lost on the way, or it arrives and the process dies before it learns that.
    for action in [FaultAction::Drop, FaultAction::LoseResponse] {
        let is_sent = action == FaultAction::LoseResponse;
        let stage = Stage::empty().await;
        stage.lift_limits();
        let mut process = Process::start(&stage, "error", Stdio::inherit());
        stage.connected().await;
        super::server_panel::turn_threads_off(&stage, stage.channel).await;
        turn_on(&stage).await;
        lose(&stage, &stage.bob, &stage.alice, 1, LEAST).await;
        let end = until(&stage).await;
        let fault = FaultSpec::new("POST", &format!("/channels/{}/messages", stage.channel), action);
        stage.sandbox.add_fault(fault.times(1000));
        advance_to(&stage, end + 60_000);
        await_number(&stage, "SELECT COUNT(*) FROM seasons WHERE announced < version", 1).await;
        if is_sent {
            await_post(&stage, "🏆 **Q").await;
        }
        process.kill();
        stage.sandbox.clear_faults();
        disconnected(&stage).await;
        // By now Discord has forgotten the nonce that prevents doubles.
        stage.sandbox.advance(Duration::from_secs(60 * 60));
        let process = Process::start(&stage, "error", Stdio::inherit());
        stage.connected().await;
        await_number(&stage, "SELECT COUNT(*) FROM seasons WHERE announced < version", 0).await;
        await_post(&stage, "🏆 **Q").await;
        assert_eq!(posted(&stage).len(), 1);
        assert_eq!(stage.database().number("SELECT COUNT(*) FROM seasons WHERE ended = 0").await, Some(1));
        drop(process);
        stage.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_end_a_season_once() {
    let Some(stage) = shared().await else { return };
    stage.lift_limits();
    let processes = [start(&stage, 0), start(&stage, 1)];
    connected(&stage, 2).await;
    super::server_panel::turn_threads_off(&stage, stage.channel).await;
    turn_on(&stage).await;
    lose(&stage, &stage.bob, &stage.alice, 1, LEAST).await;
    let end = until(&stage).await;
    advance_to(&stage, end + 60_000);
    await_post(&stage, "🏆 **Q").await;
    await_number(&stage, "SELECT COUNT(*) FROM seasons WHERE announced < version", 0).await;
    // Whatever another process would post would be there by then.
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(posted(&stage).len(), 1);
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM seasons").await, Some(2));
    assert_eq!(stage.database().number("SELECT version FROM seasons WHERE ended = 1").await, Some(1));
    drop(processes);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seasons_can_be_months_and_turned_off() {
    let mut stage = Stage::without_threads().await;
    stage.lift_limits();
    turn_on(&stage).await;
    let panel = ServerPanel::open(&stage, &stage.alice, stage.channel).await;
    panel.shows(&format!("Seasons: **every quarter, <#{}>**", stage.channel)).await;
    panel.press("Seasons…").await;
    panel.choose("season/length", &["month"]).await;
    panel.shows("A season begins every month (UTC).").await;
    let form = panel.press("Time zone…").await;
    in_time(&stage.alice.submit(&form, &[("zone", "Pacific/Auckland")]).await.unwrap());
    panel.shows("A season begins every month (Pacific/Auckland).").await;
    let end = until(&stage).await;
    let local = DateTime::from_timestamp_millis(end).unwrap().with_timezone(&chrono_tz::Pacific::Auckland);
    assert_eq!((local.day(), local.format("%H:%M:%S").to_string()), (1, "00:00:00".to_owned()));
    // Three months pass while the bot is away: each has been a season, and none has a message, since nobody played.
    stage.stop().await;
    advance_to(&stage, end + 70 * 24 * 60 * 60 * 1000);
    stage.start().await;
    let ended = "SELECT COUNT(*) FROM seasons WHERE ended = 1 AND settled = 1 AND announced >= version";
    await_number(&stage, ended, 3).await;
    let gaps = "SELECT COUNT(*) FROM seasons AS one WHERE ended = 1 \
                AND NOT EXISTS (SELECT 1 FROM seasons AS next WHERE next.since = one.until)";
    assert_eq!(stage.database().number(gaps).await, Some(0));
    assert!(posted(&stage).is_empty());
    let panel = ServerPanel::open(&stage, &stage.alice, stage.channel).await;
    panel.press("Seasons…").await;
    panel.press("Turn off").await;
    panel.shows("There are no seasons on this server.").await;
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM seasons WHERE ended = 0").await, Some(0));
    let text = told(&stage, &stage.bob, "leaderboard", &[("period", json!(3))]).await;
    assert!(text.starts_with("There are no seasons on this server."), "{text}");
    stage.end().await;
}
