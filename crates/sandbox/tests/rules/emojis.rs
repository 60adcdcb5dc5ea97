//! Emojis of servers and applications in messages.

use crate::stage::Stage;
use base64::Engine;
use discord_sandbox::world::RoleSpec;
use serde_json::{Value, json};

/// Returns a picture of one pixel.
fn picture() -> String {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 1, 1);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header().unwrap().write_image_data(&[1, 2, 3]).unwrap();
    format!("data:image/png;base64,{}", base64::engine::general_purpose::STANDARD.encode(bytes))
}

fn button(id: &Value) -> Value {
    let emoji = json!({"id": id, "name": "rook"});
    let button = json!({"type": 2, "style": 1, "custom_id": "c", "emoji": emoji});
    json!({"components": [{"type": 1, "components": [button]}]})
}

#[tokio::test]
async fn custom_emojis_are_those_the_bot_may_choose() {
    let mut stage = Stage::new().await;
    let all = RoleSpec { permissions: Some(u64::MAX), ..RoleSpec::default() };
    let role = stage.sandbox.create_role(stage.guild, all).unwrap();
    stage
        .sandbox
        .change(|world| world.change_member(stage.guild, stage.bot.id, |bot| bot.roles.push(role)))
        .unwrap();
    let body = json!({"name": "rook", "image": picture()});
    let of_guild = stage.call("POST", &format!("/guilds/{}/emojis", stage.guild), body.clone()).await.ok();
    let own = stage.call("POST", &format!("/applications/{}/emojis", stage.bot.id), body).await.ok();
    let message = stage.posted(json!({"content": "x"})).await;
    for emoji in [&of_guild, &own] {
        let id = emoji["id"].as_str().unwrap();
        let shown = stage.post(button(&emoji["id"])).await.ok();
        assert_eq!(shown["components"][0]["components"][0]["emoji"]["id"], id);
        let path = format!("{}/reactions/rook:{id}", stage.message_path(message));
        stage.call("PUT", &format!("{path}/@me"), json!(null)).await.ok();
        let added = stage.event("MESSAGE_REACTION_ADD").await;
        assert_eq!((&added["emoji"]["id"], &added["emoji"]["name"]), (&json!(id), &json!("rook")));
        // Only the id in its address counts.
        let renamed = format!("{}/reactions/knight:{id}", stage.message_path(message));
        assert_eq!(stage.get(&renamed).await.ok()[0]["id"], stage.bot.id.to_string());
        stage.call("DELETE", &format!("{renamed}/@me"), json!(null)).await.ok();
        stage.event("MESSAGE_REACTION_REMOVE").await;
    }
    let place = "components.0.components.0.emoji.id";
    stage.post(button(&json!("1"))).await.complains(place, "BUTTON_COMPONENT_INVALID_EMOJI");
    let edit = stage.message_path(message);
    stage.call("PATCH", &edit, button(&json!("1"))).await.complains(place, "BUTTON_COMPONENT_INVALID_EMOJI");
    stage.call("PUT", &format!("{edit}/reactions/rook:1/@me"), json!(null)).await.fails(400, 10014);
    stage.done().await;
}

#[tokio::test]
async fn an_application_has_each_name_of_an_emoji_once_and_components_show_it() {
    let stage = Stage::new().await;
    let path = format!("/applications/{}/emojis", stage.bot.id);
    let body = |name: &str| json!({"name": name, "image": picture()});
    let rook = stage.call("POST", &path, body("rook")).await.ok();
    let knight = stage.call("POST", &path, body("knight")).await.ok();
    let taken = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN";
    stage.call("POST", &path, body("rook")).await.complains("name", taken);
    let one = format!("{path}/{}", knight["id"].as_str().unwrap());
    stage.call("PATCH", &one, json!({"name": "rook"})).await.complains("name", taken);
    stage.call("PATCH", &one, json!({"name": "knight"})).await.ok();
    let emoji = json!({"id": rook["id"]});
    let select =
        json!({"type": 3, "custom_id": "c", "options": [{"label": "a", "value": "a", "emoji": emoji}]});
    let shown = stage.post(json!({"components": [{"type": 1, "components": [select]}]})).await.ok();
    let named = json!({"id": rook["id"], "name": "rook", "animated": false});
    assert_eq!(shown["components"][0]["components"][0]["options"][0]["emoji"], named, "{shown}");
    let modal = |id: &Value| {
        let option = json!({"label": "a", "value": "a", "emoji": {"id": id}});
        json!({"type": 9, "data": {"title": "t", "custom_id": "m", "components": [
            {"type": 18, "label": "l", "component": {"type": 3, "custom_id": "c", "options": [option]}}]}})
    };
    let interaction = stage.playing().await;
    let place = "components.0.component.options.0.emoji.id";
    stage.answer(&interaction, modal(&json!("1"))).await.complains(place, "BUTTON_COMPONENT_INVALID_EMOJI");
    stage.answer(&interaction, modal(&rook["id"])).await.ok();
    let opened = stage.interaction(interaction.id).modal.unwrap();
    assert_eq!(opened["components"][0]["component"]["options"][0]["emoji"], named, "{opened}");
    let picture = format!("{}/emojis/{}.png", stage.sandbox.url(), rook["id"].as_str().unwrap());
    assert_eq!(stage.http.get(&picture).send().await.unwrap().status(), 200);
    let path = format!("{path}/{}", rook["id"].as_str().unwrap());
    stage.call("DELETE", &path, json!(null)).await.ok();
    assert_eq!(stage.http.get(&picture).send().await.unwrap().status(), 404);
    stage.done().await;
}
