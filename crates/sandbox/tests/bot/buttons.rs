//! Buttons, selects and forms.

use serde_json::{Value, json};

use super::stage::{Stage, text};

fn is_ephemeral(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & 64 != 0
}

#[tokio::test]
async fn each_button_answers_in_its_own_way() {
    let stage = Stage::set().await;
    let panel = stage.run(&stage.alice, "panel", json!({})).await;
    assert_eq!(panel.message["components"].as_array().unwrap().len(), 5);

    // Each press replaces the message, and with it the button's id.
    for (count, user) in [(0, &stage.alice), (1, &stage.bob)] {
        let press = stage.press(user, panel.id(), &format!("panel:count:{count}"), None).await;
        assert_eq!(press.record["callback_type"], 7);
    }
    let message = stage.message(&stage.alice, &stage.channel, panel.id()).await.unwrap();
    assert_eq!(message["content"], "2 strokes, the last by bob");
    assert_eq!(message["components"][0]["components"][0]["label"], "Strokes: 2");
    let gone = json!({
        "type": 3, "channel_id": stage.channel, "message_id": panel.id(), "data": {"custom_id": "panel:count:0"},
    });
    assert_eq!(stage.try_interaction(&stage.alice, gone).await.0, 400, "that button is there no more");

    let whisper = stage.press(&stage.bob, panel.id(), "panel:whisper", None).await;
    assert_eq!((whisper.record["callback_type"].as_u64(), whisper.text()), (Some(4), "Only you hear this."));
    assert!(is_ephemeral(&whisper.message));
    assert!(stage.message(&stage.alice, &stage.channel, whisper.id()).await.is_none());

    let ponder = stage.press(&stage.bob, panel.id(), "panel:ponder", None).await;
    assert_eq!(ponder.record["callback_type"], 5);
    stage
        .until("the bot has pondered", async || {
            let texts = stage.texts(&stage.bob).await;
            texts.ends_with(&["It needs more blue.".to_owned(), "Or less red.".to_owned()]).then_some(())
        })
        .await;
    assert_eq!(stage.texts(&stage.alice).await.last().unwrap(), "It needs more blue.");

    let shelve = stage.press(&stage.alice, panel.id(), "panel:shelve", None).await;
    assert_eq!(shelve.record["callback_type"], 6);
    stage
        .until("the controls are gone", async || {
            let message = stage.message(&stage.bob, &stage.channel, panel.id()).await?;
            (message["content"] == "Shelved." && message["components"] == json!([])).then_some(())
        })
        .await;
    stage.strike().await;
}

#[tokio::test]
async fn selects_bring_what_was_chosen() {
    let stage = Stage::set().await;
    let panel = stage.run(&stage.alice, "panel", json!({})).await;
    let chosen = async |id: &str, values: Value| {
        let answer = stage.press(&stage.alice, panel.id(), id, Some(values)).await;
        assert!(is_ephemeral(&answer.message));
        answer.text().to_owned()
    };
    assert_eq!(chosen("panel:brushes", json!(["flat", "fan"])).await, "Brushes: flat, fan");
    assert_eq!(chosen("panel:people", json!([stage.bob])).await, format!("Sitter: <@{}>", stage.bob));
    assert_eq!(chosen("panel:roles", json!([stage.guild])).await, format!("Crew: <@&{}>", stage.guild));
    assert_eq!(chosen("panel:rooms", json!([stage.channel])).await, format!("Room: <#{}>", stage.channel));
    for wrong in [json!(["flat", "round", "fan"]), json!(["comb"]), json!([])] {
        let data = json!({"custom_id": "panel:brushes", "values": wrong});
        let body = json!({"type": 3, "channel_id": stage.channel, "message_id": panel.id(), "data": data});
        assert_eq!(stage.try_interaction(&stage.alice, body).await.0, 400);
    }
    stage.strike().await;
}

#[tokio::test]
async fn a_form_opens_from_a_button_and_from_a_command() {
    let stage = Stage::set().await;
    let panel = stage.run(&stage.alice, "panel", json!({})).await;
    let opened = [
        stage.press(&stage.bob, panel.id(), "panel:review", None).await,
        stage.run(&stage.bob, "review", json!({})).await,
    ];
    for answer in &opened {
        assert_eq!(answer.record["callback_type"], 9);
        let modal = &answer.record["modal"];
        assert_eq!((&modal["custom_id"], &modal["title"]), (&json!("review"), &json!("Write a review")));
        let submit = |fields: Value| {
            json!({
                "type": 5, "channel_id": stage.channel, "interaction_id": answer.record["id"],
                "data": {"custom_id": "review", "fields": fields},
            })
        };
        let (status, _) = stage.try_interaction(&stage.bob, submit(json!({"title": "No"}))).await;
        assert_eq!(status, 400, "titles have at least three characters");
        let review =
            stage.interaction(&stage.bob, submit(json!({"title": "Splendid", "words": "So blue!"}))).await;
        let embed = &review.message["embeds"][0];
        assert_eq!([text(&embed["title"]), text(&embed["description"])], ["Splendid", "So blue!"]);
        assert_eq!(embed["author"]["name"], "bob");
    }
    stage.strike().await;
}
