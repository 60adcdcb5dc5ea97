//! Commands, typed and picked.

use super::stage::Theatre;
use browserkit::tab::{BACKSPACE, ENTER, TAB};
use discord_sandbox::{FaultAction, FaultSpec};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_filled_in_and_its_picture_is_seen_by_all() {
    let theatre = Theatre::open().await;
    let (alice, bob) = (theatre.seat("alice").await, theatre.seat("bob").await);

    alice.click(".composer-field", "").await;
    alice.type_keys("/pai").await;
    alice.see(".composer-popup [role=option][aria-selected=true]", "/paint").await;
    alice.type_keys(TAB).await;
    alice.see(".composer-popup", "What to paint").await;
    alice.click(".composer-popup [role=option]", "Checks").await;
    // The next option suggests while one types.
    alice.see(".composer-popup", "With which colour").await;
    alice.see(".composer-popup [role=option]", "amber").await;
    alice.type_keys("cer").await;
    alice.miss(".composer-popup [role=option]", "amber").await;
    alice.see(".composer-popup [role=option][aria-selected=true]", "cerulean").await;
    alice.type_keys(ENTER).await;
    alice.see(".composer-popup [role=option]", "Width and height in pixels").await;
    alice.type_keys(ENTER).await;

    for tab in [&alice, &bob] {
        tab.see(".message .content", "Fresh paint: cerulean").await;
        tab.see(".context-line", "aliceused/paint").await;
        tab.see("img[alt='Checks in cerulean on white']", "").await;
        let loaded = "const image = document.querySelector('.picture img'); return image.complete && image.naturalWidth === 64";
        tab.until("the picture is loaded", loaded).await;
    }
    bob.click(".alt-badge", "ALT").await;
    bob.see(".alt-text", "Checks in cerulean on white").await;
    bob.click(".picture-button", "").await;
    bob.see("dialog.lightbox .lightbox-alt", "Checks in cerulean on white").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_can_be_typed_like_a_sentence_and_is_checked_before_it_is_sent() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;

    alice.command("paint").await;
    alice.type_keys("pattern:rings colour:teal side:999").await;
    alice.type_keys(ENTER).await;
    alice.see(".composer-problem", "side must be at most 512.").await;
    alice.see(".option-pill.wrong", "side").await;
    assert_eq!(theatre.stage.get("/interactions").await.as_array().map(|all| answered(all)), Some(0));

    alice.type_keys(&BACKSPACE.repeat(3)).await;
    alice.type_keys("16").await;
    alice.type_keys(ENTER).await;
    alice.see(".message .content", "Fresh paint: teal").await;
    alice.see("img[alt='Rings in teal on white'][width='16']", "").await;
    alice.see(".composer-field", "Message #general").await;
    theatre.close().await;
}

/// Counts the commands, without requests for suggestions.
fn answered(interactions: &[Value]) -> usize {
    interactions.iter().filter(|one| one["type"] == 2).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_options_are_asked_for() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    alice.command("develop").await;
    alice.see(".option-pill", "count").await;
    alice.type_keys("2").await;
    alice.type_keys(ENTER).await;
    alice.see(".composer-problem", "secret is required.").await;
    alice.see(".composer-popup", "Only for your eyes").await;
    alice.click(".composer-popup [role=option]", "True").await;
    alice.type_keys(ENTER).await;
    alice.see(".message.ephemeral .content", "Done; at first: 0 of 2 developed").await;
    alice.see(".message.ephemeral .content", "Print 2").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_offer_the_commands_of_bots() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    theatre.stage.say(&theatre.stage.bob, "Frame me").await;

    alice.click(".message .content", "Frame me").await;
    alice.click(".message:focus-within .tool", "More").await;
    alice.click(".menu-item", "Frame").await;
    alice.see(".message.ephemeral .embed", "Frame me").await;

    alice.click(".message .author", "bob").await;
    alice.see(".popover .profile", "bob").await;
    alice.click(".menu-item", "Portrait").await;
    alice.see(".message .content", "A portrait of bob").await;
    alice.see("img[alt='Rings in ochre on white']", "").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_shows_that_the_bot_is_thinking() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    // The bot's first text never arrives, so the line stays.
    let lost =
        FaultAction::Status { status: 404, body: Some(json!({"code": 10008, "message": "Unknown Message"})) };
    let path = "/webhooks/*/*";
    theatre.stage.sandbox.add_fault(FaultSpec {
        method: None,
        ..FaultSpec::new("", &format!("{path}/**"), lost.clone()).times(9)
    });
    theatre.stage.sandbox.add_fault(FaultSpec { method: None, ..FaultSpec::new("", path, lost).times(9) });
    alice.command("develop").await;
    alice.type_keys("count:1 secret:false").await;
    alice.type_keys(ENTER).await;
    alice.see(".message .thinking", "painter is thinking…").await;
    assert!(alice.has(".context-line", "aliceused/develop").await);
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_answered_within_three_seconds_fails() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    stage.run(&stage.alice, "panel", json!({})).await;
    let alice = theatre.seat("alice").await;
    alice.see(".component-row .button", "Strokes: 0").await;

    // The bot is cut off from now on; time passes on the virtual clock only.
    let cut = FaultSpec::new("POST", "/interactions/*/*/callback", FaultAction::Drop).times(1000);
    stage.sandbox.add_fault(cut);
    alice.click(".component-row .button", "Strokes: 0").await;
    alice.see(".component-row .button.pending", "Strokes: 0").await;
    stage.sandbox.advance(Duration::from_millis(3001));
    alice.see(".message .failure", "This interaction failed").await;
    alice.miss(".component-row .button.pending", "").await;

    alice.command("whisper").await;
    alice.type_keys(ENTER).await;
    alice.see(".message.ephemeral", "Sending command…").await;
    stage.sandbox.advance(Duration::from_millis(3001));
    alice.see(".message.ephemeral .failure", "The application did not respond").await;
    alice.click(".message.ephemeral button", "Dismiss message").await;
    alice.miss(".message.ephemeral", "").await;
    stage.sandbox.clear_faults();
    theatre.close().await;
}
