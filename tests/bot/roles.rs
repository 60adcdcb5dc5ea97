//! Roles for ratings over the wire: given and taken as ratings change, within what the bot may do.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::permissions::MANAGE_ROLES;
use discord_sandbox::world::RoleSpec;
use discord_sandbox::{FaultAction, FaultSpec, Person};
use trickmate_host::Clock;

use super::clocks::DAY;
use super::own_data;
use super::process::Process;
use super::restart::disconnected;
use super::seasons::lose;
use super::server_panel::{ServerPanel, turn_threads_off};
use super::stage::{LONG, Stage, id_of, in_time};

/// Returns the roles of a member.
pub(super) fn roles(stage: &Stage, person: &Person) -> Vec<u64> {
    let (guild, id) = (stage.guild, person.id);
    stage.sandbox.change(|world| world.member(guild, id).map(|member| member.roles.clone())).unwrap()
}

pub(super) fn create_role(stage: &Stage, permissions: u64) -> u64 {
    let spec = RoleSpec { permissions: Some(permissions), ..RoleSpec::default() };
    stage.sandbox.create_role(stage.guild, spec).unwrap()
}

/// Gives the bot a role.
fn give_to_bot(stage: &Stage, role: u64) {
    let (guild, bot) = (stage.guild, stage.bot.id);
    stage.sandbox.change(|world| world.change_member(guild, bot, |bot| bot.roles.push(role))).unwrap();
}

/// Gives the bot a role above all others that lets it manage roles.
pub(super) fn permit(stage: &Stage) {
    give_to_bot(stage, create_role(stage, MANAGE_ROLES));
}

/// Waits until somebody has a role, or has it no more. Results are checked every few seconds of the bot's clock.
pub(super) async fn holds(stage: &Stage, person: &Person, role: u64, wanted: bool) {
    let deadline = tokio::time::Instant::now() + LONG;
    while roles(stage, person).contains(&role) != wanted {
        assert!(tokio::time::Instant::now() < deadline, "{} has {:?}", person.id, roles(stage, person));
        stage.sandbox.advance(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Waits until the roles of the server are up to date.
pub(super) async fn up_to_date(stage: &Stage) {
    let deadline = tokio::time::Instant::now() + LONG;
    while stage.database().number("SELECT COUNT(*) FROM role_updates WHERE done < wanted").await != Some(0) {
        assert!(tokio::time::Instant::now() < deadline, "they never are");
        stage.sandbox.advance(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Makes the ratings of people certain, as many games do.
pub(super) async fn settle(stage: &Stage) {
    let now = Clock::moved_by(stage.sandbox.clock_offset()).now();
    let lapse = now + 400 * 24 * 60 * 60 * 1000;
    stage.database().execute(format!("UPDATE ratings SET deviation = 60, provisional_from = {lapse}")).await;
}

/// Has a role given, on the page of roles.
pub(super) async fn add(stage: &Stage, panel: &ServerPanel<'_>, role: u64, entry: &str, number: &str) {
    panel.choose("roles/role", &[&role.to_string()]).await;
    panel.shows(&format!("What do members get <@&{role}> for?")).await;
    let form = panel.choose(&format!("roles/rule/{role}"), &[entry]).await;
    in_time(&stage.alice.submit(&form, &[("number", number)]).await.unwrap());
}

/// Returns the requests that changed roles of members, by their method and status.
pub(super) fn changes(stage: &Stage, line: u64) -> Vec<(String, u64)> {
    let requests = stage.requests_since(line).into_iter();
    let of_roles = requests.filter(|(_, path, _)| path.contains("/members/") && path.contains("/roles/"));
    of_roles.map(|(method, _, status)| (method, status)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn roles_follow_ratings_and_ranks() {
    let stage = Stage::without_threads().await;
    let (alice, bob, carol) = (&stage.alice, &stage.bob, &stage.carol);
    let (strong, first) = (create_role(&stage, 0), create_role(&stage, 0));
    permit(&stage);
    lose(&stage, bob, alice, 1, 1).await;
    lose(&stage, bob, carol, 2, 1).await;
    settle(&stage).await;
    // Somebody has given Carol the role by hand.
    let (guild, id) = (stage.guild, carol.id);
    stage.sandbox.change(|world| world.change_member(guild, id, |one| one.roles.push(strong))).unwrap();
    let panel = ServerPanel::open(&stage, alice, stage.channel).await;
    panel.shows("Roles by rating: **none**").await;
    panel.press("Roles by rating…").await;
    panel.shows("No roles are given for ratings.").await;
    panel.choose("roles/role", &[&stage.guild.to_string()]).await;
    panel.shows("This role can’t be given to players.").await;
    let line = stage.next_line();
    add(&stage, &panel, strong, "cardmate.rating", "1550").await;
    panel.shows(&format!("• <@&{strong}>: Cardmate, rating 1550 or higher · ")).await;
    holds(&stage, alice, strong, true).await;
    add(&stage, &panel, first, "cardmate.top", "1").await;
    panel.shows(&format!("• <@&{first}>: Cardmate, first place · ")).await;
    holds(&stage, alice, first, true).await;
    up_to_date(&stage).await;
    assert_eq!(roles(&stage, bob), [] as [u64; 0]);
    assert_eq!(roles(&stage, carol), [strong]);
    assert_eq!(changes(&stage, line), [("PUT".to_owned(), 204), ("PUT".to_owned(), 204)]);

    // A number out of its range is refused, and nothing changes.
    panel.choose("roles/role", &[&first.to_string()]).await;
    panel.shows("What do members get").await;
    let form = panel.choose(&format!("roles/rule/{first}"), &["cardmate.top"]).await;
    let done = alice.submit(&form, &[("number", "many")]).await.unwrap();
    assert_eq!(stage.told(alice, &done).await, "Enter a number from 1 to 50.");
    panel.press("◀ Back").await;
    let shown = panel.shows(&format!("• <@&{first}>: Cardmate, first place · 1 member")).await;
    assert!(!shown.contains('⚠'), "{shown}");

    // The others overtake Alice.
    lose(&stage, alice, bob, 3, 2).await;
    lose(&stage, alice, carol, 5, 1).await;
    settle(&stage).await;
    // The bot checks once a day who should have a role.
    stage.sandbox.advance(DAY);
    holds(&stage, alice, first, false).await;
    holds(&stage, carol, first, true).await;
    // What is turned off is taken from those to whom the bot has given it, and only from them.
    let panel = ServerPanel::open(&stage, alice, stage.channel).await;
    panel.press("Roles by rating…").await;
    panel.press("Turn off").await;
    panel.shows("No roles are given for ratings.").await;
    holds(&stage, carol, first, false).await;
    up_to_date(&stage).await;
    assert_eq!(roles(&stage, carol), [strong], "it is not the bot's to take");
    assert_eq!(roles(&stage, alice), [] as [u64; 0]);
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM role_holders").await, Some(0));
    assert!(changes(&stage, line).iter().all(|(_, status)| *status == 204), "{:?}", changes(&stage, line));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_may_not_do_is_said_and_done_once_it_may() {
    let stage = Stage::without_threads().await;
    let (alice, bob) = (&stage.alice, &stage.bob);
    lose(&stage, bob, alice, 1, 1).await;
    settle(&stage).await;
    // A role that is created later is above those that there are.
    let low = create_role(&stage, MANAGE_ROLES);
    let role = create_role(&stage, 0);
    let panel = ServerPanel::open(&stage, alice, stage.channel).await;
    panel.press("Roles by rating…").await;
    panel.shows("No roles are given for ratings.").await;
    let line = stage.next_line();
    add(&stage, &panel, role, "cardmate.rating", "1500").await;
    panel.shows("⚠️ I can’t give it: I don’t have the Manage Roles permission.").await;
    up_to_date(&stage).await;
    give_to_bot(&stage, low);
    panel.press("◀ Back").await;
    panel.shows("Settings of this server").await;
    panel.press("Roles by rating…").await;
    panel.shows("⚠️ I can’t give it: it must be below my own role in the server’s list of roles.").await;
    up_to_date(&stage).await;
    assert_eq!(changes(&stage, line), [], "nothing is asked in vain");
    // Discord tells the bot that it has another role.
    permit(&stage);
    holds(&stage, alice, role, true).await;
    assert_eq!(changes(&stage, line), [("PUT".to_owned(), 204)]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn roles_are_brought_up_to_date_after_a_kill_and_in_time() {
    let stage = Stage::empty().await;
    let mut process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    turn_threads_off(&stage, stage.channel).await;
    let (alice, bob, carol) = (&stage.alice, &stage.bob, &stage.carol);
    lose(&stage, bob, alice, 1, 1).await;
    lose(&stage, bob, carol, 2, 1).await;
    settle(&stage).await;
    let role = create_role(&stage, 0);
    permit(&stage);
    let panel = ServerPanel::open(&stage, alice, stage.channel).await;
    panel.press("Roles by rating…").await;
    panel.shows("No roles are given for ratings.").await;
    // The first role is given, and the process dies before it learns that.
    let lost = FaultSpec::new("PUT", "/guilds/*/members/*/roles/*", FaultAction::LoseResponse);
    stage.sandbox.add_fault(lost.times(100));
    add(&stage, &panel, role, "cardmate.rating", "1500").await;
    let deadline = tokio::time::Instant::now() + LONG;
    while !roles(&stage, alice).contains(&role) && !roles(&stage, carol).contains(&role) {
        assert!(tokio::time::Instant::now() < deadline, "nobody gets it");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    process.kill();
    stage.sandbox.clear_faults();
    disconnected(&stage).await;
    // Somebody takes it meanwhile from whoever has it.
    let (guild, ids) = (stage.guild, [alice.id, carol.id]);
    for id in ids {
        stage.sandbox.change(|world| world.change_member(guild, id, |one| one.roles.clear())).unwrap();
    }
    let line = stage.next_line();
    let process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    holds(&stage, alice, role, true).await;
    holds(&stage, carol, role, true).await;
    up_to_date(&stage).await;
    assert_eq!(roles(&stage, bob), [] as [u64; 0]);
    let asked = changes(&stage, line);
    assert!(asked.iter().all(|(_, status)| *status == 204), "within Discord's limits: {asked:?}");
    // Who deletes their data loses it, and gets it no more.
    let question = own_data::ask_to_delete(&stage, carol, stage.channel).await;
    in_time(&stage.press(carol, stage.channel, id_of(&question).unwrap(), "Delete everything").await);
    holds(&stage, carol, role, false).await;
    up_to_date(&stage).await;
    assert_eq!(roles(&stage, alice), [role]);
    let left = format!("SELECT COUNT(*) FROM role_holders WHERE player = {}", carol.id);
    assert_eq!(stage.database().number(&left).await, Some(0));
    drop(process);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_roles_are_given_within_the_limits_of_discord() {
    let stage = Stage::without_threads().await;
    let alice = &stage.alice;
    lose(&stage, &stage.bob, alice, 1, 1).await;
    let mut members = Vec::new();
    for number in 0..12 {
        let person = stage.sandbox.create_user(&format!("member{number}"));
        stage.sandbox.change(|world| world.add_member(stage.guild, person.id)).unwrap();
        let copy = format!(
            "INSERT INTO ratings (game, scope, player, result_number, rating, deviation, volatility, before, wins, draws, \
             losses, last_at, provisional_from, month, gained) SELECT game, scope, {}, result_number, 1700, deviation, \
             volatility, before, wins, draws, losses, last_at, provisional_from, month, gained FROM ratings \
             WHERE player = {} AND scope = {}",
            person.id, alice.id, stage.guild
        );
        stage.database().execute(copy).await;
        members.push(person);
    }
    settle(&stage).await;
    let role = create_role(&stage, 0);
    permit(&stage);
    let panel = ServerPanel::open(&stage, alice, stage.channel).await;
    panel.press("Roles by rating…").await;
    panel.shows("No roles are given for ratings.").await;
    let line = stage.next_line();
    add(&stage, &panel, role, "cardmate.rating", "1700").await;
    let deadline = tokio::time::Instant::now() + LONG;
    while !members.iter().all(|one| roles(&stage, one).contains(&role)) {
        assert!(tokio::time::Instant::now() < deadline, "they never all have it");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let asked = changes(&stage, line);
    assert_eq!(asked, vec![("PUT".to_owned(), 204); 12], "each is asked for once, and none is refused");
    let refused: Vec<(String, String, u64)> =
        stage.requests_since(line).into_iter().filter(|(_, _, status)| *status == 429).collect();
    assert_eq!(refused, []);
    stage.end().await;
}
