use crate::stage::Stage;
use discord_sandbox::permissions::{ADMINISTRATOR, ALL};
use discord_sandbox::world::RoleSpec;
use serde_json::json;

#[tokio::test]
async fn a_bot_knows_its_guilds() {
    let stage = Stage::new().await;
    let mine = stage.get("/users/@me/guilds").await.ok();
    assert_eq!(mine[0]["id"], stage.guild.to_string());
    let path = format!("/guilds/{}", stage.guild);
    let guild = stage.get(&format!("{path}?with_counts=true")).await.ok();
    assert_eq!(guild["approximate_member_count"], 4);
    assert_eq!(stage.get(&format!("{path}/channels")).await.ok()[0]["name"], "general");
    assert_eq!(stage.get(&format!("{path}/roles")).await.ok()[0]["name"], "@everyone");
    let member = stage.get(&format!("{path}/members/{}", stage.alice.id)).await.ok();
    assert_eq!(member["user"]["username"], "alice");
    stage.get(&format!("{path}/members/1")).await.fails(404, 10013);
    let stranger = stage.sandbox.create_user("stranger");
    stage.get(&format!("{path}/members/{}", stranger.id)).await.fails(404, 10007);
    assert_eq!(stage.get(&format!("{path}/members?limit=10")).await.ok().as_array().unwrap().len(), 4);
    assert_eq!(
        stage.get(&format!("{path}/members/search?query=al")).await.ok()[0]["user"]["username"],
        "alice"
    );
    let elsewhere = stage.sandbox.create_guild("Elsewhere", stage.bob.id, &[], &[]).unwrap();
    stage.get(&format!("/guilds/{elsewhere}")).await.fails(403, 50001);
    stage.done().await;
}

#[tokio::test]
async fn roles_need_rank() {
    let stage = Stage::new().await;
    let spec = RoleSpec { permissions: Some(ALL & !ADMINISTRATOR), ..RoleSpec::default() };
    let role = stage.sandbox.create_role(stage.guild, spec).unwrap();
    stage
        .sandbox
        .change(|world| world.change_member(stage.guild, stage.bot.id, |bot| bot.roles.push(role)))
        .unwrap();
    let base = format!("/guilds/{}/roles", stage.guild);
    let higher = stage.sandbox.create_role(stage.guild, RoleSpec::default()).unwrap();
    stage.call("PATCH", &format!("{base}/{higher}"), json!({"name": "x"})).await.fails(403, 50013);
    stage.call("POST", &base, json!({"name": "x", "permissions": "8"})).await.fails(403, 50013);
    let made = stage.call("POST", &base, json!({"name": "Player", "color": 0xff0000})).await.ok();
    let id = made["id"].as_str().unwrap();
    let member = format!("/guilds/{}/members/{}/roles/{id}", stage.guild, stage.alice.id);
    stage.call("PUT", &member, json!(null)).await.ok();
    let alice = stage.get(&format!("/guilds/{}/members/{}", stage.guild, stage.alice.id)).await.ok();
    assert_eq!(alice["roles"], json!([id]));
    stage.call("DELETE", &member, json!(null)).await.ok();
    stage.call("PUT", &member.replace(id, &higher.to_string()), json!(null)).await.fails(403, 50013);
    stage.call("DELETE", &format!("{base}/{id}"), json!(null)).await.ok();
    stage.get(&format!("{base}/{id}")).await.fails(404, 10011);
    stage.done().await;
}

#[tokio::test]
async fn applications_and_gateway_are_described() {
    let stage = Stage::new().await;
    for path in ["/applications/@me", "/oauth2/applications/@me"] {
        assert_eq!(stage.get(path).await.ok()["id"], stage.bot.id.to_string());
    }
    let gateway = stage.call_as("", "GET", "/gateway", json!(null)).await.ok();
    assert_eq!(gateway["url"], stage.sandbox.gateway_url());
    let bot = stage.get("/gateway/bot").await.ok();
    assert_eq!(bot["shards"], 1);
    assert_eq!(bot["session_start_limit"]["remaining"], 999);
    assert_eq!(stage.get("/users/%40me").await.ok()["id"], stage.bot.id.to_string());
    stage.done().await;
}
