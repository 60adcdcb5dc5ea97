//! The role of players who want to know when somebody looks for an opponent: chosen by managers, taken below
//! `/challenges`, pinged by open challenges alone.

use discord_sandbox::Person;
use discord_sandbox::permissions::MANAGE_ROLES;
use discord_sandbox::world::RoleSpec;
use serde_json::{Value, json};

use super::learn::words;
use super::ratings::told;
use super::server_panel::ServerPanel;
use super::stage::{Stage, button_of, id_of};

fn roles(stage: &Stage, person: &Person) -> Vec<u64> {
    let (guild, id) = (stage.guild, person.id);
    stage.sandbox.change(|world| world.member(guild, id).map(|member| member.roles.clone())).unwrap()
}

/// Returns the page of `/challenges` for a person.
async fn page(stage: &Stage, person: &Person) -> Value {
    let done = person.run(stage.channel, "challenges", &[]).await.unwrap();
    stage.answered(person, &done).await
}

/// Presses a button of a person's own page; returns the new page.
async fn press(stage: &Stage, person: &Person, page: &Value, label: &str) -> Value {
    let done = stage.press(person, stage.channel, id_of(page).unwrap(), label).await;
    stage.answered(person, &done).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_is_pinged_when_somebody_looks_for_a_game() {
    let stage = Stage::without_threads().await;
    let (bob, carol) = (&stage.bob, &stage.carol);
    assert!(button_of(&page(&stage, carol).await, "Ping me about games").is_none());
    let panel = ServerPanel::open(&stage, &stage.alice, stage.channel).await;
    panel.shows("Role for players: **none**").await;
    panel.press("Role for players…").await;
    panel.shows("Nobody is pinged").await;

    let spec = RoleSpec { mentionable: Some(true), ..RoleSpec::default() };
    let role = stage.sandbox.create_role(stage.guild, spec).unwrap();
    panel.choose("server/role.choose", &[&stage.guild.to_string()]).await;
    panel.shows("This role can’t be given to players.").await;
    panel.choose("server/role.choose", &[&role.to_string()]).await;
    panel.shows(&format!("<@&{role}> is pinged when")).await;
    let shown = told(&stage, bob, "server", &[]).await;
    assert!(shown.contains(&format!("Role for players: **<@&{role}>**")), "{shown}");

    // The bot cannot give it without a role above it.
    let shown = page(&stage, carol).await;
    let refused = press(&stage, carol, &shown, "Ping me about games").await;
    assert!(words(&refused).starts_with("I can’t change this role."), "{refused}");
    let above = RoleSpec { permissions: Some(MANAGE_ROLES), ..RoleSpec::default() };
    let above = stage.sandbox.create_role(stage.guild, above).unwrap();
    let (guild, bot) = (stage.guild, stage.bot.id);
    stage.sandbox.change(|world| world.change_member(guild, bot, |bot| bot.roles.push(above))).unwrap();
    let shown = page(&stage, carol).await;
    let taken = press(&stage, carol, &shown, "Ping me about games").await;
    assert!(words(&taken).starts_with("You will be pinged"), "{taken}");
    assert_eq!((roles(&stage, carol), roles(&stage, bob)), (vec![role], vec![]));

    // An open challenge pings the role; a challenge to somebody pings that person alone.
    let open = stage.alice.run(stage.channel, "play poker", &[]).await.unwrap();
    let open = stage.posted(&stage.alice, &open).await;
    assert!(words(&open).ends_with(&format!("<@&{role}>")), "{open}");
    assert_eq!(open["mention_roles"], json!([role.to_string()]), "{open}");
    let direct = [("opponent", json!(bob.id.to_string()))];
    let direct = stage.alice.run(stage.channel, "play cardmate", &direct).await.unwrap();
    let direct = stage.posted(&stage.alice, &direct).await;
    assert_eq!(direct["mention_roles"], json!([]), "{direct}");

    let shown = page(&stage, carol).await;
    assert!(button_of(&shown, "Accept 1").is_some(), "{shown}");
    let left = press(&stage, carol, &shown, "Don’t ping me any more").await;
    assert!(words(&left).starts_with("You will not be pinged any more."), "{left}");
    assert!(roles(&stage, carol).is_empty());
    panel.press("Turn off").await;
    panel.shows("Nobody is pinged").await;
    let open = stage.alice.run(stage.channel, "play summoner", &[]).await.unwrap();
    let open = stage.posted(&stage.alice, &open).await;
    assert_eq!(open["mention_roles"], json!([]), "{open}");
    stage.end().await;
}
