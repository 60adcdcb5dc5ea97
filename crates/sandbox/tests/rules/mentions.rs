use crate::stage::Stage;
use discord_sandbox::world::RoleSpec;
use serde_json::json;

#[tokio::test]
async fn allowed_mentions_decide_who_is_pinged() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.alice.id.to_string(), stage.bob.id.to_string());
    let content = format!("<@{alice}> <@{bob}> @everyone");
    let pinged = async |allowed: serde_json::Value| {
        let mut body = json!({"content": content});
        if !allowed.is_null() {
            body["allowed_mentions"] = allowed;
        }
        let sent = stage.post(body).await.ok();
        let users =
            sent["mentions"].as_array().unwrap().iter().map(|user| user["id"].as_str().unwrap().to_owned());
        (users.collect::<Vec<_>>(), sent["mention_everyone"].as_bool().unwrap())
    };
    assert_eq!(pinged(json!(null)).await, (vec![alice.clone(), bob.clone()], true));
    assert_eq!(pinged(json!({"parse": []})).await, (vec![], false));
    assert_eq!(pinged(json!({"parse": ["users"]})).await, (vec![alice.clone(), bob.clone()], false));
    assert_eq!(pinged(json!({"users": [bob]})).await, (vec![bob.clone()], false));
    assert_eq!(pinged(json!({"parse": ["everyone"]})).await, (vec![], true));
    stage.done().await;
}

#[tokio::test]
async fn allowed_mentions_are_checked() {
    let stage = Stage::new().await;
    let refused = async |allowed: serde_json::Value, place: &str, code: &str| {
        stage.post(json!({"content": "x", "allowed_mentions": allowed})).await.complains(place, code);
    };
    refused(json!({"parse": ["all"]}), "allowed_mentions.parse.0", "BASE_TYPE_CHOICES").await;
    let both = json!({"parse": ["users"], "users": ["1"]});
    refused(both, "allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE").await;
    let many = json!({"users": vec!["1"; 101]});
    refused(many, "allowed_mentions.users", "BASE_TYPE_MAX_LENGTH").await;
    stage.done().await;
}

#[tokio::test]
async fn roles_are_pinged_if_they_may_be() {
    let stage = Stage::new().await;
    let spec = |mentionable| RoleSpec { mentionable: Some(mentionable), ..RoleSpec::default() };
    let open = stage.sandbox.create_role(stage.guild, spec(true)).unwrap();
    let shut = stage.sandbox.create_role(stage.guild, spec(false)).unwrap();
    // Without the right to mention everyone only mentionable roles count.
    let everyone =
        RoleSpec { permissions: Some(discord_sandbox::permissions::VIEW_CHANNEL), ..RoleSpec::default() };
    stage.sandbox.change(|world| world.change_role(stage.guild, stage.guild, everyone)).unwrap();
    let sent = stage.post(json!({"content": format!("<@&{open}> <@&{shut}> @everyone")})).await.ok();
    assert_eq!(sent["mention_roles"], json!([open.to_string()]));
    assert_eq!(sent["mention_everyone"], false);
    stage.done().await;
}
