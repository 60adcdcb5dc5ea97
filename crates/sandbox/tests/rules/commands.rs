use crate::stage::Stage;
use serde_json::{Value, json};

fn command(extra: Value) -> Value {
    let mut command = json!({"name": "play", "description": "Play a game"});
    command.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    command
}

fn option(extra: Value) -> Value {
    let mut option = json!({"type": 3, "name": "word", "description": "A word"});
    option.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    option
}

async fn refused(stage: &Stage, extra: Value, place: &str, code: &str) {
    let path = format!("/applications/{}/commands", stage.bot.id);
    stage.call("POST", &path, command(extra)).await.complains(place, code);
}

#[tokio::test]
async fn names_and_descriptions_have_rules() {
    let stage = Stage::new().await;
    refused(&stage, json!({"name": "Play"}), "name", "APPLICATION_COMMAND_INVALID_NAME").await;
    refused(&stage, json!({"name": "two words"}), "name", "APPLICATION_COMMAND_INVALID_NAME").await;
    refused(&stage, json!({"name": "x".repeat(33)}), "name", "BASE_TYPE_BAD_LENGTH").await;
    refused(&stage, json!({"name": null}), "name", "BASE_TYPE_REQUIRED").await;
    refused(&stage, json!({"description": ""}), "description", "BASE_TYPE_REQUIRED").await;
    refused(&stage, json!({"description": "x".repeat(101)}), "description", "BASE_TYPE_BAD_LENGTH").await;
    refused(&stage, json!({"type": 7}), "type", "BASE_TYPE_CHOICES").await;
    let localized = json!({"name_localizations": {"xx": "y"}});
    refused(&stage, localized, "name_localizations.xx", "BASE_TYPE_CHOICES").await;
    let menu = json!({"type": 2, "name": "Show Rating", "description": "x"});
    let code = "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_NOT_ALLOWED";
    refused(&stage, menu, "description", code).await;
    let path = format!("/applications/{}/commands", stage.bot.id);
    let menu = json!({"type": 2, "name": "Show Rating"});
    stage.call("POST", &path, menu).await.ok();
    stage.call("POST", &path, command(json!({"name_localizations": {"de": "spielen"}}))).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn options_have_rules() {
    let stage = Stage::new().await;
    let refused = async |options: Value, place: &str, code: &str| {
        refused(&stage, json!({"options": options}), &format!("options{place}"), code).await;
    };
    let required = option(json!({"name": "first", "required": true}));
    refused(json!([option(json!({})), required]), ".1", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID").await;
    let choice = json!([{"name": "a", "value": "a"}]);
    let both = option(json!({"choices": choice, "autocomplete": true}));
    refused(json!([both]), ".0", "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE").await;
    let twice = json!([option(json!({})), option(json!({}))]);
    refused(twice, ".1.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS").await;
    let many = (0..26).map(|number| option(json!({"name": format!("o{number}")}))).collect::<Vec<_>>();
    refused(json!(many), "", "BASE_TYPE_MAX_LENGTH").await;
    let choices = |count: usize| {
        let list = (0..count).map(|number| json!({"name": number.to_string(), "value": "v"}));
        json!([option(json!({"choices": list.collect::<Vec<_>>()}))])
    };
    refused(choices(26), ".0.choices", "BASE_TYPE_MAX_LENGTH").await;
    let long = json!([option(json!({"choices": [{"name": "n", "value": "x".repeat(101)}]}))]);
    refused(long, ".0.choices.0.value", "BASE_TYPE_BAD_LENGTH").await;
    refused(json!([option(json!({"type": 12}))]), ".0.type", "UNION_TYPE_CHOICES").await;
    refused(json!([{"name": "a", "description": "b"}]), ".0", "UNION_TYPE_MISSING").await;
    refused(json!([option(json!({"name": "Word"}))]), ".0.name", "APPLICATION_COMMAND_INVALID_NAME").await;
    let sub = json!({"type": 1, "name": "sub", "description": "s"});
    refused(json!([sub, option(json!({}))]), "", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID").await;
    let deep = json!({"type": 1, "name": "a", "description": "s", "options": [sub]});
    refused(json!([deep]), ".0.options.0.type", "UNION_TYPE_CHOICES").await;
    let reversed = option(json!({"type": 4, "min_value": 5, "max_value": 1}));
    refused(json!([reversed]), ".0.min_value", "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID").await;
    let user = option(json!({"type": 6, "autocomplete": true}));
    refused(json!([user]), ".0", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID").await;
    let group = json!({"type": 2, "name": "group", "description": "g", "options": [sub]});
    let good =
        [command(json!({"options": choices(25)})), command(json!({"name": "tree", "options": [group]}))];
    for good in good {
        let path = format!("/applications/{}/commands", stage.bot.id);
        stage.call("POST", &path, good).await.ok();
    }
    stage.done().await;
}

#[tokio::test]
async fn a_command_has_eight_thousand_characters() {
    let stage = Stage::new().await;
    let choices = |count: usize| {
        let list =
            (0..count).map(|number| json!({"name": format!("{number:0100}"), "value": "v".repeat(100)}));
        json!(list.collect::<Vec<_>>())
    };
    let options = |last: usize| {
        json!([
            option(json!({"choices": choices(25)})),
            option(json!({"name": "b", "choices": choices(last)}))
        ])
    };
    refused(&stage, json!({"options": options(15)}), "", "APPLICATION_COMMAND_TOO_LARGE").await;
    let path = format!("/applications/{}/commands", stage.bot.id);
    stage.call("POST", &path, command(json!({"options": options(14)}))).await.ok();
    stage.done().await;
}

#[tokio::test]
async fn a_hundred_commands_and_no_name_twice() {
    let stage = Stage::new().await;
    let path = format!("/applications/{}/commands", stage.bot.id);
    let many = |count: usize| {
        let list = (0..count).map(|number| command(json!({"name": format!("c{number}")})));
        json!(list.collect::<Vec<_>>())
    };
    stage.call("PUT", &path, many(101)).await.fails(400, 30032);
    stage.call("PUT", &path, many(100)).await.ok();
    stage.call("POST", &path, command(json!({"name": "more"}))).await.fails(400, 30032);
    let twice = json!([command(json!({})), command(json!({}))]);
    stage.call("PUT", &path, twice).await.complains("1", "APPLICATION_COMMANDS_DUPLICATE_NAME");
    // Replacing one of the hundred is fine.
    let again = stage.call("POST", &path, command(json!({"name": "c7"}))).await;
    assert_eq!(again.status, 200);
    stage.call("PUT", &path, json!({})).await.complains("", "LIST_TYPE_CONVERT");
    stage.done().await;
}

#[tokio::test]
async fn commands_are_made_changed_and_deleted() {
    let stage = Stage::new().await;
    let base = format!("/applications/{}/commands", stage.bot.id);
    let made = stage.call("POST", &base, command(json!({}))).await;
    assert_eq!(made.status, 201);
    let made = made.ok();
    let id = made["id"].as_str().unwrap();
    assert_eq!((&made["type"], &made["dm_permission"]), (&json!(1), &json!(true)));
    let one = format!("{base}/{id}");
    let changed = stage.call("PATCH", &one, json!({"description": "Play it"})).await.ok();
    assert_eq!((&changed["name"], &changed["description"]), (&json!("play"), &json!("Play it")));
    assert_ne!(changed["version"], made["version"]);
    assert_eq!(stage.get(&one).await.ok()["description"], "Play it");
    assert_eq!(stage.get(&base).await.ok().as_array().unwrap().len(), 1);
    let kept = stage.call("PUT", &base, json!([command(json!({}))])).await.ok();
    assert_eq!(kept[0]["id"], id);
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10063);
    stage.call("DELETE", &one, json!(null)).await.fails(404, 10063);
    stage.done().await;
}

#[tokio::test]
async fn only_ones_own_application_and_guilds() {
    let stage = Stage::new().await;
    let other = stage.sandbox.create_application("Other");
    let path = format!("/applications/{}/commands", other.id);
    stage.get(&path).await.fails(403, 20012);
    stage.get("/applications/1/commands").await.fails(404, 10002);
    let elsewhere = stage.sandbox.create_guild("Elsewhere", stage.bob.id, &[], &[]).unwrap();
    let path = format!("/applications/{}/guilds/{elsewhere}/commands", stage.bot.id);
    stage.get(&path).await.fails(403, 50001);
    stage.done().await;
}

#[tokio::test]
async fn options_reach_the_bot_resolved() {
    let mut stage = Stage::new().await;
    let options = json!([
        {"type": 6, "name": "opponent", "description": "Who", "required": true},
        {"type": 3, "name": "side", "description": "Side", "choices": [{"name": "White", "value": "w"}]},
        {"type": 4, "name": "minutes", "description": "Time", "min_value": 1, "max_value": 60},
        {"type": 7, "name": "place", "description": "Where"},
        {"type": 5, "name": "rated", "description": "Rated"},
        {"type": 11, "name": "picture", "description": "Picture"},
    ]);
    let sub = json!({"type": 1, "name": "play", "description": "Play", "options": options});
    stage.register(json!([{"name": "chess", "description": "Chess", "options": [sub]}])).await.ok();
    let body = |options: Value| {
        json!({"type": 2, "channel_id": stage.channel.to_string(), "data": {
            "name": "chess play", "options": options,
            "attachments": [{"filename": "a.png", "data": "iVBORw0KGgo="}],
        }})
    };
    let bob = json!({"name": "opponent", "value": stage.bob.id.to_string()});
    for wrong in [
        json!([]),
        json!([bob, {"name": "minutes", "value": 61}]),
        json!([bob, {"name": "side", "value": "x"}]),
        json!([bob, {"name": "rated", "value": "maybe"}]),
        json!([bob, {"name": "unknown", "value": 1}]),
        json!([{"name": "opponent", "value": "1"}]),
    ] {
        assert_eq!(stage.alice.interact(&body(wrong)).unwrap_err().code, 50035);
    }
    let right = json!([
        bob,
        {"name": "side", "value": "w"},
        {"name": "minutes", "value": 5},
        {"name": "place", "value": stage.channel.to_string()},
        {"name": "rated", "value": true},
        {"name": "picture", "value": 0},
    ]);
    stage.alice.interact(&body(right)).unwrap();
    let event = stage.event("INTERACTION_CREATE").await;
    let sub = &event["data"]["options"][0];
    assert_eq!((&sub["name"], &sub["type"]), (&json!("play"), &json!(1)));
    assert_eq!(sub["options"][0]["value"], stage.bob.id.to_string());
    assert_eq!((&sub["options"][2]["type"], &sub["options"][2]["value"]), (&json!(4), &json!(5)));
    let resolved = &event["data"]["resolved"];
    let bob = stage.bob.id.to_string();
    assert_eq!(resolved["users"][&bob]["username"], "bob");
    assert!(resolved["members"][&bob]["permissions"].is_string());
    assert_eq!(resolved["channels"][stage.channel.to_string()]["name"], "general");
    let file = sub["options"][5]["value"].as_str().unwrap();
    assert_eq!(resolved["attachments"][file]["content_type"], "image/png");
    stage.done().await;
}

#[tokio::test]
async fn context_menus_hand_over_their_target() {
    let mut stage = Stage::new().await;
    let commands = json!([{"type": 2, "name": "Rating"}, {"type": 3, "name": "Read Position"}]);
    stage.register(commands).await.ok();
    let target = stage.bob.id.to_string();
    stage.interacts(json!({"type": 2, "data": {"name": "Rating", "type": 2, "target_id": target}}));
    let event = stage.event("INTERACTION_CREATE").await;
    assert_eq!(event["data"]["target_id"], target);
    assert_eq!(event["data"]["resolved"]["users"][&target]["username"], "bob");
    let message = stage.bob.send(stage.channel, "e2e4").unwrap().to_string();
    stage.interacts(json!({"type": 2, "data": {"name": "Read Position", "type": 3, "target_id": message}}));
    let event = stage.event("INTERACTION_CREATE").await;
    assert_eq!(event["data"]["resolved"]["messages"][&message]["content"], "e2e4");
    stage.done().await;
}

#[tokio::test]
async fn users_see_the_commands_they_may_use() {
    let stage = Stage::new().await;
    stage
        .register(json!([
            {"name": "free", "description": "For all"},
            {"name": "admin", "description": "For some", "default_member_permissions": "8"},
            {"name": "nobody", "description": "For administrators", "default_member_permissions": "0"},
            {"name": "adult", "description": "Elsewhere", "nsfw": true},
        ]))
        .await
        .ok();
    let global = format!("/applications/{}/commands", stage.bot.id);
    stage.call("POST", &global, json!({"name": "free", "description": "Global"})).await.ok();
    stage.call("POST", &global, json!({"name": "private", "description": "x", "contexts": [1]})).await.ok();
    let names = |person: &discord_sandbox::Person, channel: u64| {
        let list = person.commands(channel).unwrap();
        let mut names = list.iter().map(|c| c["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
        names.sort();
        names
    };
    assert_eq!(names(&stage.alice, stage.channel), ["free"]);
    assert_eq!(names(&stage.owner, stage.channel), ["admin", "free", "nobody"]);
    let direct = stage.alice.open_direct(stage.bot.id).unwrap();
    assert_eq!(names(&stage.alice, direct), ["free", "private"]);
    let run = json!({"type": 2, "channel_id": stage.channel.to_string(), "data": {"name": "admin"}});
    assert_eq!(stage.alice.interact(&run).unwrap_err().code, 10063);
    stage.done().await;
}
