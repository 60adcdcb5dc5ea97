//! Pictures, and other settings that a bot may change about itself, its servers, roles and voice channels.

use crate::operations::{PIXEL, admin};
use crate::stage::Stage;
use serde_json::{Value, json};

/// Returns the status of a picture's address.
async fn status(stage: &Stage, path: &str, name: &Value) -> u16 {
    let url = format!("{}{path}/{}.png", stage.sandbox.url(), name.as_str().unwrap());
    stage.http.get(url).send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn pictures_are_kept_and_taken_away() {
    let stage = admin().await;
    let (guild, bot) = (stage.guild, stage.bot.id);
    let own = stage.get(&format!("/guilds/{guild}")).await.ok();
    assert!(own["features"].as_array().unwrap().contains(&json!("BANNER")));
    let member = format!("/guilds/{guild}/members/@me");
    let places = [
        ("/users/@me".to_owned(), "banner", format!("/banners/{bot}")),
        ("/applications/@me".to_owned(), "icon", format!("/app-icons/{bot}")),
        ("/applications/@me".to_owned(), "cover_image", format!("/app-icons/{bot}")),
        (format!("/guilds/{guild}"), "icon", format!("/icons/{guild}")),
        (format!("/guilds/{guild}"), "banner", format!("/banners/{guild}")),
        (format!("/guilds/{guild}"), "splash", format!("/splashes/{guild}")),
        (format!("/guilds/{guild}"), "discovery_splash", format!("/discovery-splashes/{guild}")),
        (member.clone(), "avatar", format!("/guilds/{guild}/users/{bot}/avatars")),
        (member, "banner", format!("/guilds/{guild}/users/{bot}/banners")),
    ];
    for (path, field, address) in &places {
        let set = stage.call("PATCH", path, json!({*field: PIXEL})).await.ok();
        assert_eq!(status(&stage, address, &set[field]).await, 200, "{path} {field}");
        assert_eq!(status(&stage, address, &json!("other")).await, 404);
        stage
            .call("PATCH", path, json!({*field: "data:image/png;base64,AAAA"}))
            .await
            .complains(field, "IMAGE_INVALID");
    }
    for (path, field, _) in &places {
        let gone = stage.call("PATCH", path, json!({*field: null})).await.ok();
        assert!(gone[field].is_null(), "{path} {field}");
    }
    assert!(stage.sandbox.unsupported().is_empty());
    stage.done().await;
}

#[tokio::test]
async fn roles_have_colours_and_pictures() {
    let stage = admin().await;
    let path = format!("/guilds/{}/roles", stage.guild);
    let colors = json!({"primary_color": 1, "secondary_color": 2, "tertiary_color": null});
    let role = json!({"name": "Winners", "icon": PIXEL, "unicode_emoji": "🏆", "colors": colors});
    let made = stage.call("POST", &path, role).await.ok();
    assert_eq!((&made["color"], &made["colors"], &made["unicode_emoji"]), (&json!(1), &colors, &json!("🏆")));
    let id = made["id"].as_str().unwrap();
    assert_eq!(status(&stage, &format!("/role-icons/{id}"), &made["icon"]).await, 200);
    let one = format!("{path}/{id}");
    stage
        .call("PATCH", &one, json!({"unicode_emoji": "x"}))
        .await
        .complains("unicode_emoji", "INVALID_UNICODE_EMOJI");
    let changed = stage.call("PATCH", &one, json!({"icon": null, "unicode_emoji": null})).await.ok();
    assert_eq!((&changed["icon"], &changed["unicode_emoji"]), (&Value::Null, &Value::Null));
    stage.done().await;
}

#[tokio::test]
async fn servers_and_applications_keep_what_is_said_of_them() {
    let mut stage = admin().await;
    let path = format!("/guilds/{}", stage.guild);
    let body = json!({"description": "A club", "verification_level": 2, "afk_timeout": 60, "preferred_locale": "de",
        "system_channel_id": stage.channel.to_string(), "default_message_notifications": 1});
    let changed = stage.call("PATCH", &path, body.clone()).await.ok();
    let told = stage.event("GUILD_UPDATE").await;
    for (key, value) in body.as_object().unwrap() {
        assert_eq!((&changed[key], &told[key]), (value, value), "{key}");
    }
    stage.call("PATCH", &path, json!({"afk_timeout": 7})).await.complains("afk_timeout", "BASE_TYPE_CHOICES");
    stage.call("PATCH", &path, json!({"system_channel_id": "1"})).await.fails(400, 50035);
    let body = json!({"tags": ["games"], "custom_install_url": "https://example.com/install",
        "integration_types_config": {"0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": 8}}}});
    let own = stage.call("PATCH", "/applications/@me", body).await.ok();
    assert_eq!(
        (&own["tags"], &own["custom_install_url"]),
        (&json!(["games"]), &json!("https://example.com/install"))
    );
    let expected = json!({"0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": "8"}}});
    assert_eq!(own["integration_types_config"], expected);
    stage.call("PATCH", "/applications/@me", json!({"tags": ["x".repeat(21)]})).await.fails(400, 50035);
    stage.done().await;
}

#[tokio::test]
async fn voice_channels_are_as_fine_as_asked() {
    let stage = admin().await;
    let path = format!("/guilds/{}/channels", stage.guild);
    let voice =
        json!({"name": "Talk", "type": 2, "bitrate": 96_000, "user_limit": 5, "rtc_region": "rotterdam"});
    let made = stage.call("POST", &path, voice).await.ok();
    assert_eq!(
        (&made["bitrate"], &made["user_limit"], &made["rtc_region"]),
        (&json!(96_000), &json!(5), &json!("rotterdam"))
    );
    let one = format!("/channels/{}", made["id"].as_str().unwrap());
    assert_eq!(stage.call("PATCH", &one, json!({"bitrate": 8000})).await.ok()["bitrate"], 8000);
    stage.call("PATCH", &one, json!({"bitrate": 96_001})).await.fails(400, 30052);
    stage.call("PATCH", &one, json!({"bitrate": 7999})).await.complains("bitrate", "NUMBER_TYPE_MIN");
    stage.call("PATCH", &one, json!({"user_limit": 100})).await.complains("user_limit", "NUMBER_TYPE_MAX");
    stage.call("PATCH", &one, json!({"video_quality_mode": 3})).await.fails(400, 50035);
    let text =
        stage.call("PATCH", &format!("/channels/{}", stage.channel), json!({"bitrate": 8000})).await.ok();
    assert!(text.get("bitrate").is_none());
    stage.done().await;
}
