//! The daily puzzle over the wire: five people over three days, with a restart, without spoilers, and with the table of
//! the month.

use std::time::Duration;

use chrono::{DateTime, Datelike};
use discord_sandbox::permissions::SEND_MESSAGES;
use discord_sandbox::world::ChannelSpec;
use discord_sandbox::{FaultAction, FaultSpec, Person};
use serde_json::{Value, json};
use trickmate_host::Clock;
use trickmate_study::puzzle::{Puzzle, collection};

use super::clocks::{DAY, HOUR};
use super::learn::{press, until, words};
use super::mystery::direct;
use super::own_data;
use super::puzzle::solve;
use super::server_panel::ServerPanel;
use super::stage::{LONG, Stage, button_of, id_of, in_time};

/// Beginning of a message with a daily puzzle.
const HEADING: &str = "**Daily puzzle**";

fn now(stage: &Stage) -> i64 {
    Clock::moved_by(stage.sandbox.clock_offset()).now()
}

/// Sets up a stage with some days of the month left and two more people; the bot is not running yet.
async fn empty() -> (Stage, Person, Person) {
    let stage = Stage::empty().await;
    if DateTime::from_timestamp_millis(now(&stage)).unwrap().day() > 22 {
        stage.sandbox.advance(10 * DAY);
    }
    let others = ["dave", "erin"].map(|name| stage.sandbox.create_user(name));
    for person in &others {
        stage.sandbox.change(|world| world.add_member(stage.guild, person.id)).unwrap();
    }
    let [dave, erin] = others;
    (stage, dave, erin)
}

/// Opens the page of the daily puzzle among the settings of the server.
async fn page(stage: &Stage) -> ServerPanel<'_> {
    let panel = ServerPanel::open(stage, &stage.alice, stage.channel).await;
    panel.press("Daily puzzle…").await;
    panel
}

/// Switches the daily puzzle on in a channel, for an hour of a time zone that comes soon; returns the time of the first,
/// in seconds.
async fn switch_on(stage: &Stage, channel: u64, zone: &str) -> i64 {
    let panel = page(stage).await;
    panel.choose("server/daily.choose", &[&channel.to_string()]).await;
    panel.shows(&format!("posted in <#{channel}>")).await;
    let hour = (now(stage) / 1000 / 3600 + 2) % 24;
    let form = panel.press("Hour and time zone…").await;
    let typed = [("hour", &*hour.to_string()), ("zone", zone)];
    in_time(&stage.alice.submit(&form, &typed).await.unwrap());
    let told = panel.shows(&format!("at {hour}:00 ({zone})")).await;
    let (_, rest) = told.split_once("<t:").expect(&told);
    rest.split_once(':').unwrap().0.parse().unwrap()
}

/// Lets time pass until this many seconds since 1970 are over.
fn wait(stage: &Stage, moment: i64) {
    let left = moment * 1000 + 1 - now(stage);
    stage.sandbox.advance(Duration::from_millis(u64::try_from(left).unwrap()));
}

/// Returns the message of the daily puzzle that was due at a moment, with the puzzle.
async fn posted(stage: &Stage, at: i64) -> (Value, &'static Puzzle) {
    let date = format!("<t:{at}:D>");
    let message = stage
        .await_message(&stage.alice, stage.channel, |seen| {
            seen["content"].as_str().is_some_and(|text| text.starts_with(HEADING) && text.contains(&date))
        })
        .await;
    let id = button_of(&message, "Solve").unwrap();
    let id = id.strip_prefix("puzzle/daily/").unwrap().parse().unwrap();
    let row = stage.store.as_ref().unwrap().daily().daily(id).await.unwrap().unwrap();
    (message, collection(&row.game).unwrap().get(&row.puzzle).unwrap())
}

/// Counts the daily puzzles in the channel.
fn count(stage: &Stage) -> usize {
    let messages = stage.alice.messages(stage.channel).unwrap();
    messages.iter().filter(|message| words(message).starts_with(HEADING)).count()
}

/// Opens the puzzle of a message, visible to this person alone.
async fn open(stage: &Stage, person: &Person, message: &Value) -> Value {
    let done = stage.press(person, stage.channel, id_of(message).unwrap(), "Solve").await;
    let shown = stage.answered(person, &done).await;
    assert_eq!(shown["flags"].as_u64().unwrap_or(0) & 64, 64, "only they see it");
    shown
}

/// Returns whether a message has the picture of the position, and that of the solution.
fn pictures(message: &Value) -> [bool; 2] {
    let files = json!([message["attachments"], message["embeds"]]).to_string();
    ["board.png", "solution.png"].map(|name| files.contains(name))
}

/// Waits until the message of a daily puzzle has some words, and asserts that it keeps the solution secret.
async fn says(stage: &Stage, (message, puzzle): &(Value, &Puzzle), part: &str) {
    let seen = until(stage, &stage.bob, stage.channel, id_of(message).unwrap(), part).await;
    let text = words(&seen);
    assert!(!text.contains("solution:") && !text.contains("Themes"), "{text}");
    assert!(!text.contains("The solution") && !text.contains(&puzzle.moves.join(" ")), "{text}");
    assert_eq!(pictures(&seen), [true, false], "{seen:#}");
}

/// Waits until the message of a daily puzzle shows its solution.
async fn is_over(stage: &Stage, (message, puzzle): &(Value, &Puzzle)) -> String {
    let id = id_of(message).unwrap();
    let seen = until(stage, &stage.bob, stage.channel, id, "The solution: ").await;
    assert!(button_of(&seen, "Solve").is_none() && button_of(&seen, "This month").is_some());
    assert_eq!(pictures(&seen), [true, true], "{seen:#}");
    let solution = format!("({})", puzzle.moves.join(" "));
    assert!(words(&seen).replace('\\', "").contains(&solution), "{solution}: {}", words(&seen));
    words(&seen).to_owned()
}

/// Waits until the bot has given up posting one daily puzzle.
async fn until_given_up(stage: &Stage) {
    let is_told = "SELECT COUNT(*) FROM daily_puzzles WHERE announced = version AND message IS NULL";
    let deadline = tokio::time::Instant::now() + LONG;
    while stage.number(is_told).await != Some(1) {
        assert!(tokio::time::Instant::now() < deadline, "it was not given up");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Returns the table of the month as a person sees it.
async fn table(stage: &Stage, person: &Person, message: &Value) -> String {
    let done = stage.press(person, stage.channel, id_of(message).unwrap(), "This month").await;
    stage.told(person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn five_people_solve_the_puzzles_of_three_days() {
    let (mut stage, dave, erin) = empty().await;
    stage.start().await;
    let first_at = switch_on(&stage, stage.channel, "UTC").await;
    assert_eq!(count(&stage), 0);

    wait(&stage, first_at);
    let first = posted(&stage, first_at).await;
    says(&stage, &first, "Be the first to solve it! · 0 failed").await;
    assert!(table(&stage, &erin, &first.0).await.starts_with("Nobody has solved"));
    for person in [&stage.carol, &stage.alice, &stage.bob] {
        let shown = open(&stage, person, &first.0).await;
        let shown = solve(&stage, person, first.1, shown).await;
        assert!(words(&shown).contains("Solved!") && words(&shown).contains("Your puzzle rating: "));
    }
    let shown = open(&stage, &dave, &first.0).await;
    press(&stage, &dave, &shown, "Show solution (counts as a miss)", "The solution: ").await;
    let [alice, bob, carol] =
        [&stage.alice, &stage.bob, &stage.carol].map(|person| format!("<@{}>", person.id));
    let counts = format!("3 solved · first: {carol}, {alice}, {bob} · 1 failed");
    says(&stage, &first, &counts).await;
    // Only the first try counts.
    let shown = open(&stage, &dave, &first.0).await;
    let shown = solve(&stage, &dave, first.1, shown).await;
    assert!(words(&shown).contains("your puzzle rating stays"), "{}", words(&shown));
    let shown = open(&stage, &stage.alice, &first.0).await;
    press(&stage, &stage.alice, &shown, "Show solution", "The solution: ").await;
    says(&stage, &first, &counts).await;

    let second_at = first_at + 24 * 3600;
    wait(&stage, second_at);
    let second = posted(&stage, second_at).await;
    assert_ne!(second.1.game.name(), first.1.game.name(), "all games in turn");
    let link = format!(
        "https://discord.com/channels/{}/{}/{}",
        stage.guild,
        stage.channel,
        id_of(&first.0).unwrap()
    );
    assert!(words(&second.0).contains(&link), "{}", words(&second.0));
    assert!(is_over(&stage, &first).await.contains(&counts));
    let shown = open(&stage, &stage.bob, &second.0).await;
    let hers = open(&stage, &stage.alice, &second.0).await;
    stage.stop().await;
    stage.start().await;
    solve(&stage, &stage.bob, second.1, shown).await;
    press(&stage, &stage.alice, &hers, "Show solution (counts as a miss)", "The solution: ").await;
    says(&stage, &second, &format!("1 solved · first: {bob} · 1 failed")).await;
    assert_eq!(count(&stage), 2);

    // It comes late if the bot was down, and only once.
    stage.stop().await;
    let third_at = second_at + 24 * 3600;
    wait(&stage, third_at + 2 * 3600);
    stage.start().await;
    let third = posted(&stage, third_at).await;
    is_over(&stage, &second).await;
    for person in [&stage.bob, &erin] {
        let shown = open(&stage, person, &third.0).await;
        solve(&stage, person, third.1, shown).await;
    }
    let erins = format!("<@{}>", erin.id);
    says(&stage, &third, &format!("2 solved · first: {bob}, {erins} · 0 failed")).await;
    assert_eq!(count(&stage), 3);

    let hide = stage.carol.run(stage.channel, "settings", &[("leaderboards", json!(1))]).await.unwrap();
    stage.answered(&stage.carol, &hide).await;
    let shown = table(&stage, &dave, &third.0).await;
    assert!(shown.starts_with("**Daily puzzles on this server this month:** 3."), "{shown}");
    for line in [" 1. 3 of 3 tried  bob", " 2. 1 of 1 tried  erin", " 2. 1 of 2 tried  alice"] {
        assert!(shown.contains(line), "{shown}");
    }
    assert!(!shown.contains("carol") && !shown.contains("dave"), "{shown}");

    let alone = direct(&stage, &stage.bob);
    let question = own_data::ask_to_delete(&stage, &stage.bob, alone).await;
    press(&stage, &stage.bob, &question, "Delete everything", "Everything that was stored").await;
    says(&stage, &third, &format!("1 solved · first: {erins} · 0 failed")).await;
    assert!(!table(&stage, &dave, &third.0).await.contains("bob"));

    let panel = page(&stage).await;
    panel.press("Turn off").await;
    panel.shows("There is no daily puzzle").await;
    stage.sandbox.advance(2 * DAY);
    is_over(&stage, &third).await;
    assert_eq!(count(&stage), 3);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_that_is_missed_is_left_out_and_the_next_one_comes() {
    let (mut stage, ..) = empty().await;
    stage.start().await;
    let panel = page(&stage).await;
    panel.shows("There is no daily puzzle").await;
    let mut at = switch_on(&stage, stage.channel, "Asia/Kolkata").await;
    let panel = page(&stage).await;
    for (game, title) in
        [("mysterious", "Mysterious Chess"), ("all", "all games in turn"), ("mysterious", "Mysterious Chess")]
    {
        panel.choose("server/daily.game", &[game]).await;
        panel.shows(title).await;
    }
    let form = panel.press("Hour and time zone…").await;
    let refused = stage.alice.submit(&form, &[("hour", "24"), ("zone", "")]).await.unwrap();
    assert_eq!(stage.told(&stage.alice, &refused).await, "The hour is a number from 0 to 23.");
    let done = stage.bob.run(stage.channel, "server", &[]).await.unwrap();
    let shown = stage.told(&stage.bob, &done).await;
    assert!(shown.contains("Asia/Kolkata, Mysterious Chess**"), "{shown}");

    // The bot is down for more than half a day.
    stage.stop().await;
    wait(&stage, at + 13 * 3600);
    stage.start().await;
    // The bot may not write there.
    at += 24 * 3600;
    stage.deny(SEND_MESSAGES);
    wait(&stage, at);
    until_given_up(&stage).await;
    stage.deny(0);
    stage.sandbox.advance(HOUR);
    at += 24 * 3600;
    wait(&stage, at);
    let (message, puzzle) = posted(&stage, at).await;
    assert_eq!(puzzle.game.name(), "mysterious");
    assert_eq!(count(&stage), 1);
    // An answer after the end of its day does not count.
    let shown = open(&stage, &stage.bob, &message).await;
    wait(&stage, at + 24 * 3600);
    posted(&stage, at + 24 * 3600).await;
    let text = is_over(&stage, &(message.clone(), puzzle)).await;
    in_time(
        &stage
            .press(&stage.bob, stage.channel, id_of(&shown).unwrap(), "Show solution (counts as a miss)")
            .await,
    );
    until(&stage, &stage.bob, stage.channel, id_of(&shown).unwrap(), "The solution: ").await;
    assert!(text.contains("Be the first to solve it! · 0 failed"), "{text}");
    assert_eq!(stage.number("SELECT COUNT(*) FROM daily_attempts").await, Some(0));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_was_posted_before_a_crash_is_not_posted_again() {
    let (mut stage, ..) = empty().await;
    stage.start().await;
    let at = switch_on(&stage, stage.channel, "UTC").await;
    // Discord has the message, and the bot never hears of it.
    let lost = FaultSpec::new("POST", "/channels/*/messages", FaultAction::LoseResponse);
    stage.sandbox.add_fault(lost.times(10_000));
    wait(&stage, at);
    let posted_at = posted(&stage, at).await;
    assert_eq!(stage.number("SELECT COUNT(*) FROM daily_puzzles WHERE message IS NOT NULL").await, Some(0));
    stage.stop().await;
    stage.sandbox.clear_faults();
    stage.start().await;
    // The bot handles clicks on the message.
    let shown = open(&stage, &stage.bob, &posted_at.0).await;
    in_time(
        &stage
            .press(&stage.bob, stage.channel, id_of(&shown).unwrap(), "Show solution (counts as a miss)")
            .await,
    );
    says(&stage, &posted_at, "1 failed").await;
    assert_eq!(count(&stage), 1);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_whose_channel_is_gone_comes_in_the_next_that_is_chosen() {
    let (mut stage, ..) = empty().await;
    stage.start().await;
    let other = stage.sandbox.create_channel(stage.guild, ChannelSpec::new("puzzles", 0)).unwrap();
    let at = switch_on(&stage, other, "UTC").await;
    stage.sandbox.change(|world| world.delete_channel(other)).unwrap();
    wait(&stage, at);
    until_given_up(&stage).await;
    let at = switch_on(&stage, stage.channel, "UTC").await;
    wait(&stage, at);
    posted(&stage, at).await;
    assert_eq!(count(&stage), 1);
    stage.end().await;
}
