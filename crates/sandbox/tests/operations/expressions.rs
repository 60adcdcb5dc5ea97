//! Emojis, stickers and sounds.

use super::{Answered, PIXEL, admin, demote, end, id};
use serde_json::json;

pub(super) async fn emojis_are_kept() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/guilds/{}/emojis", stage.guild);
    let made = stage.call("POST", &base, json!({"name": "pixel", "image": PIXEL})).await.ok();
    assert_eq!(stage.event("GUILD_EMOJIS_UPDATE").await["emojis"][0]["name"], "pixel");
    let one = format!("{base}/{}", id(&made));
    assert_eq!(stage.get(&one).await.ok()["user"]["id"], stage.bot.id.to_string());
    assert_eq!(stage.call("PATCH", &one, json!({"name": "dot"})).await.ok()["name"], "dot");
    assert_eq!(stage.get(&base).await.ok()[0]["name"], "dot");
    assert_eq!(stage.get(&format!("/guilds/{}", stage.guild)).await.ok()["emojis"][0]["name"], "dot");
    let picture = format!("{}/emojis/{}.png", stage.sandbox.url(), id(&made));
    assert_eq!(stage.http.get(picture).send().await.unwrap().headers()["content-type"], "image/png");
    let bad = json!({"name": "p!", "image": "data:image/png;base64,AAAA"});
    let bad = stage.call("POST", &base, bad).await;
    assert!(bad.body["errors"]["name"].is_object() && bad.body["errors"]["image"].is_object(), "{bad:?}");
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10014);
    demote(&stage);
    stage.call("POST", &base, json!({"name": "pixel", "image": PIXEL})).await.fails(403, 50013);
    end(stage).await
}

pub(super) async fn application_emojis_are_kept() -> Vec<Answered> {
    let stage = admin().await;
    let base = format!("/applications/{}/emojis", stage.bot.id);
    let made = stage.call("POST", &base, json!({"name": "own", "image": PIXEL})).await.ok();
    let one = format!("{base}/{}", id(&made));
    assert_eq!(stage.call("PATCH", &one, json!({"name": "mine"})).await.ok()["name"], "mine");
    assert_eq!(stage.get(&one).await.ok()["name"], "mine");
    assert_eq!(stage.get(&base).await.ok()["items"][0]["name"], "mine");
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10014);
    end(stage).await
}

pub(super) async fn stickers_are_kept() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/guilds/{}/stickers", stage.guild);
    let data = png();
    let url = format!("{}/v10{base}", stage.sandbox.api_url());
    let form = || {
        let file = reqwest::multipart::Part::bytes(data.clone()).file_name("dot.png");
        reqwest::multipart::Form::new().text("name", "dot").text("tags", "smile").part("file", file)
    };
    let post = || {
        let request = stage.http.post(&url).header("authorization", format!("Bot {}", stage.bot.token));
        request.multipart(form()).send()
    };
    let made: serde_json::Value = post().await.unwrap().json().await.unwrap();
    assert_eq!(stage.event("GUILD_STICKERS_UPDATE").await["stickers"][0]["name"], "dot");
    let one = format!("{base}/{}", id(&made));
    let changed = stage.call("PATCH", &one, json!({"description": "A dot"})).await.ok();
    assert_eq!(changed["description"], "A dot");
    assert_eq!(stage.get(&base).await.ok()[0]["tags"], "smile");
    assert_eq!(stage.get(&one).await.ok()["format_type"], 1);
    assert_eq!(stage.get(&format!("/stickers/{}", id(&made))).await.ok()["name"], "dot");
    stage.call("PATCH", &one, json!({"name": "d"})).await.complains("name", "BASE_TYPE_BAD_LENGTH");
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10060);
    stage.get("/sticker-packs").await.ok();
    end(stage).await
}

fn png() -> Vec<u8> {
    let mut data = Vec::new();
    let mut encoder = png::Encoder::new(&mut data, 1, 1);
    encoder.set_color(png::ColorType::Rgba);
    encoder.write_header().unwrap().write_image_data(&[0, 0, 0, 255]).unwrap();
    data
}

pub(super) async fn sounds_are_kept() -> Vec<Answered> {
    let mut stage = admin().await;
    let base = format!("/guilds/{}/soundboard-sounds", stage.guild);
    let sound = json!({"name": "beep", "sound": "data:audio/mpeg;base64,SUQz", "volume": 0.5});
    let made = stage.call("POST", &base, sound).await.ok();
    assert_eq!(stage.event("GUILD_SOUNDBOARD_SOUND_CREATE").await["volume"], 0.5);
    let sound = made["sound_id"].as_str().unwrap().to_owned();
    let one = format!("{base}/{sound}");
    assert_eq!(stage.call("PATCH", &one, json!({"name": "boop"})).await.ok()["name"], "boop");
    assert_eq!(stage.get(&one).await.ok()["name"], "boop");
    assert_eq!(stage.get(&base).await.ok()["items"][0]["name"], "boop");
    let channels = format!("/guilds/{}/channels", stage.guild);
    let voice = stage.call("POST", &channels, json!({"name": "Voice", "type": 2})).await.ok();
    let voice = id(&voice);
    let send = format!("/channels/{voice}/send-soundboard-sound");
    stage.call("POST", &send, json!({"sound_id": sound})).await.fails(404, 10065);
    let (guild, bot) = (stage.guild, stage.bot.id);
    stage.sandbox.change(|world| world.set_voice_channel(guild, bot, Some(voice))).unwrap();
    stage.call("POST", &send, json!({"sound_id": sound})).await.ok();
    assert_eq!(stage.event("VOICE_CHANNEL_EFFECT_SEND").await["sound_id"], sound);
    stage.call("DELETE", &one, json!(null)).await.ok();
    stage.get(&one).await.fails(404, 10097);
    stage.get("/soundboard-default-sounds").await.ok();
    end(stage).await
}
