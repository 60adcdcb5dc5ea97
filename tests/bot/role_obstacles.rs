//! Roles for ratings over the wire where something stands in the way: managers who could not give them, members who cannot be
//! changed, deleted roles, people who delete their data meanwhile.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::permissions::{MANAGE_GUILD, MANAGE_MESSAGES, MANAGE_ROLES};
use discord_sandbox::world::RoleSpec;
use discord_sandbox::{FaultAction, FaultSpec, Person};
use serde_json::json;

use super::clocks::{DAY, HOUR};
use super::own_data;
use super::process::Process;
use super::processes::await_number;
use super::restart::disconnected;
use super::roles::{add, changes, create_role, holds, permit, roles, settle, up_to_date};
use super::seasons::lose;
use super::server_panel::{ServerPanel, turn_threads_off};
use super::stage::{LONG, Stage, id_of, in_time};

/// Opens the page of roles.
async fn page<'a>(stage: &'a Stage, person: &'a Person) -> ServerPanel<'a> {
    let panel = ServerPanel::open(stage, person, stage.channel).await;
    panel.press("Roles by rating…").await;
    panel.shows("Roles by rating").await;
    panel
}

/// Asks for the deletion of all data about a person.
async fn delete_everything(stage: &Stage, person: &Person) {
    let question = own_data::ask_to_delete(stage, person, stage.channel).await;
    in_time(&stage.press(person, stage.channel, id_of(&question).unwrap(), "Delete everything").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_manager_has_only_roles_given_that_they_could_give() {
    let stage = Stage::without_threads().await;
    let (guild, bob) = (stage.guild, &stage.bob);
    let (plain, strong) = (create_role(&stage, 0), create_role(&stage, MANAGE_MESSAGES));
    let own = create_role(&stage, MANAGE_GUILD);
    let above = create_role(&stage, 0);
    permit(&stage);
    stage.sandbox.change(|world| world.change_member(guild, bob.id, |bob| bob.roles.push(own))).unwrap();
    let may = |permissions| {
        let spec = RoleSpec { permissions: Some(permissions), ..RoleSpec::default() };
        stage.sandbox.change(|world| world.change_role(guild, own, spec)).unwrap();
    };
    let refused = "You can only choose roles that you could give yourself:";
    let players = ServerPanel::open(&stage, bob, stage.channel).await;
    players.press("Role for players…").await;
    players.shows("Nobody is pinged").await;
    let panel = page(&stage, bob).await;
    let asked = format!("What do members get <@&{plain}> for?");
    // Without Manage Roles they can give none.
    for role in [plain, strong, above] {
        panel.choose("roles/role", &[&role.to_string()]).await;
        panel.shows(refused).await;
        players.choose("server/role.choose", &[&role.to_string()]).await;
        players.shows(refused).await;
    }
    // With it they cannot give what allows more than they may do, nor a role above their own.
    may(MANAGE_GUILD | MANAGE_ROLES);
    panel.choose("roles/role", &[&plain.to_string()]).await;
    panel.shows(&asked).await;
    panel.press("◀ Back").await;
    panel.shows("No roles are given for ratings.").await;
    for role in [strong, above, own] {
        panel.choose("roles/role", &[&role.to_string()]).await;
        panel.shows(refused).await;
        players.choose("server/role.choose", &[&role.to_string()]).await;
        players.shows(refused).await;
    }
    players.choose("server/role.choose", &[&plain.to_string()]).await;
    players.shows(&format!("<@&{plain}> is pinged when")).await;
    // The form may be open for long.
    panel.choose("roles/role", &[&plain.to_string()]).await;
    panel.shows(&asked).await;
    let form = panel.choose(&format!("roles/rule/{plain}"), &["cardmate.rating"]).await;
    may(MANAGE_GUILD);
    let done = bob.submit(&form, &[("number", "1500")]).await.unwrap();
    assert!(stage.told(bob, &done).await.starts_with(refused));
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM rating_roles").await, Some(0));
    // The owner of the server can give any.
    let panel = page(&stage, &stage.alice).await;
    add(&stage, &panel, strong, "cardmate.rating", "1500").await;
    panel.shows(&format!("• <@&{strong}>: Cardmate, rating 1500 or higher · ")).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_member_who_cannot_be_changed_keeps_no_other_from_their_role() {
    let stage = Stage::without_threads().await;
    let (alice, bob, carol) = (&stage.alice, &stage.bob, &stage.carol);
    lose(&stage, bob, alice, 1, 1).await;
    lose(&stage, bob, carol, 2, 1).await;
    settle(&stage).await;
    let role = create_role(&stage, 0);
    permit(&stage);
    let panel = page(&stage, alice).await;
    let body = Some(json!({"code": 50013, "message": "Missing Permissions"}));
    let path = format!("/guilds/{}/members/{}/roles/{role}", stage.guild, alice.id);
    stage
        .sandbox
        .add_fault(FaultSpec::new("PUT", &path, FaultAction::Status { status: 403, body }).times(100));
    let line = stage.next_line();
    add(&stage, &panel, role, "cardmate.rating", "1500").await;
    holds(&stage, carol, role, true).await;
    up_to_date(&stage).await;
    assert_eq!(roles(&stage, alice), [] as [u64; 0]);
    assert_eq!(
        changes(&stage, line),
        [("PUT".to_owned(), 403), ("PUT".to_owned(), 204)],
        "Alice is the first"
    );
    // It is tried again when another day has passed.
    stage.sandbox.clear_faults();
    stage.sandbox.advance(DAY);
    holds(&stage, alice, role, true).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_members_hold_is_looked_up_daily_however_many_results_there_are() {
    let stage = Stage::without_threads().await;
    let (guild, alice) = (stage.guild, &stage.alice);
    lose(&stage, &stage.bob, alice, 1, 1).await;
    settle(&stage).await;
    let role = create_role(&stage, 0);
    permit(&stage);
    let panel = page(&stage, alice).await;
    add(&stage, &panel, role, "cardmate.rating", "1500").await;
    holds(&stage, alice, role, true).await;
    up_to_date(&stage).await;
    // Somebody takes it by hand, of which Discord does not tell the bot.
    stage.sandbox.change(|world| world.change_member(guild, alice.id, |one| one.roles.clear())).unwrap();
    stage.sandbox.advance(23 * HOUR);
    lose(&stage, &stage.bob, &stage.carol, 2, 1).await;
    up_to_date(&stage).await;
    assert_eq!(roles(&stage, alice), [] as [u64; 0]);
    stage.sandbox.advance(2 * HOUR);
    holds(&stage, alice, role, true).await;
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_is_deleted_is_forgotten_and_a_manager_reads_that_once() {
    let stage = Stage::without_threads().await;
    let (guild, alice) = (stage.guild, &stage.alice);
    lose(&stage, &stage.bob, alice, 1, 1).await;
    settle(&stage).await;
    let role = create_role(&stage, 0);
    permit(&stage);
    let panel = page(&stage, alice).await;
    add(&stage, &panel, role, "cardmate.rating", "1500").await;
    holds(&stage, alice, role, true).await;
    up_to_date(&stage).await;
    stage.sandbox.change(|world| world.delete_role(guild, role)).unwrap();
    await_number(&stage, "SELECT COUNT(*) FROM role_holders", 0).await;
    let told = "A role was deleted on this server, so I no longer give it: Cardmate, rating 1500 or higher.";
    let panel = page(&stage, alice).await;
    let shown = panel.shows(told).await;
    assert!(shown.contains("No roles are given for ratings."), "{shown}");
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM rating_roles").await, Some(0));
    let shown = page(&stage, alice).await.shows("No roles are given for ratings.").await;
    assert!(!shown.contains("deleted"), "{shown}");
    up_to_date(&stage).await;
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM role_updates").await, Some(0));
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_their_data_while_they_get_a_role_does_not_keep_it() {
    let stage = Stage::without_threads().await;
    let (alice, carol) = (&stage.alice, &stage.carol);
    lose(&stage, &stage.bob, carol, 1, 1).await;
    settle(&stage).await;
    let role = create_role(&stage, 0);
    permit(&stage);
    let panel = page(&stage, alice).await;
    let slow = FaultSpec::new("PUT", "/guilds/*/members/*/roles/*", FaultAction::Delay { ms: 5_000 });
    stage.sandbox.add_fault(slow);
    let line = stage.next_line();
    add(&stage, &panel, role, "cardmate.rating", "1500").await;
    await_number(&stage, "SELECT COUNT(*) FROM role_holders WHERE state = 'giving'", 1).await;
    delete_everything(&stage, carol).await;
    let deadline = tokio::time::Instant::now() + LONG;
    while !changes(&stage, line).iter().any(|(method, _)| method == "PUT") {
        assert!(tokio::time::Instant::now() < deadline, "nobody gets it");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    holds(&stage, carol, role, false).await;
    up_to_date(&stage).await;
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM erasures").await, Some(0));
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM role_holders").await, Some(0));
    assert_eq!(roles(&stage, carol), [] as [u64; 0]);
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_that_goes_on_after_a_kill_takes_the_roles_too() {
    let stage = Stage::empty().await;
    let mut process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    turn_threads_off(&stage, stage.channel).await;
    let carol = &stage.carol;
    lose(&stage, &stage.bob, carol, 1, 1).await;
    settle(&stage).await;
    let role = create_role(&stage, 0);
    permit(&stage);
    let panel = page(&stage, &stage.alice).await;
    add(&stage, &panel, role, "cardmate.rating", "1500").await;
    holds(&stage, carol, role, true).await;
    up_to_date(&stage).await;
    let lost = FaultSpec::new("DELETE", "/guilds/*/members/*/roles/*", FaultAction::Drop);
    stage.sandbox.add_fault(lost.times(1000));
    delete_everything(&stage, carol).await;
    await_number(&stage, "SELECT COUNT(*) FROM erasures", 1).await;
    process.kill();
    disconnected(&stage).await;
    stage.sandbox.clear_faults();
    assert_eq!(roles(&stage, carol), [role]);
    let process = Process::start(&stage, "error", Stdio::inherit());
    stage.connected().await;
    await_number(&stage, "SELECT COUNT(*) FROM erasures", 0).await;
    assert_eq!(roles(&stage, carol), [] as [u64; 0]);
    assert_eq!(stage.database().number("SELECT COUNT(*) FROM role_holders").await, Some(0));
    drop(process);
    stage.end().await;
}
