//! Buttons, selects and forms.

use super::stage::Theatre;
use browserkit::tab::{ENTER, ESCAPE, Tab};
use serde_json::json;

async fn with_panel(theatre: &Theatre) -> (Tab<'_>, Tab<'_>) {
    let stage = &theatre.stage;
    stage.run(&stage.alice, "panel", json!({})).await;
    let tabs = (theatre.seat("alice").await, theatre.seat("bob").await);
    tabs.0.see(".component-row .button", "Strokes: 0").await;
    tabs
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_changes_the_message_for_everyone() {
    let theatre = Theatre::open().await;
    let (alice, bob) = with_panel(&theatre).await;
    bob.click(".component-row .button.primary", "Strokes: 0").await;
    for tab in [&alice, &bob] {
        tab.see(".message .content", "1 strokes, the last by bob").await;
        tab.see(".component-row .button.primary", "Strokes: 1").await;
    }
    alice.click(".component-row .button", "Whisper").await;
    alice.see(".message.ephemeral .content", "Only you hear this.").await;
    alice.click(".component-row .button.success", "Ponder").await;
    bob.see(".message .content", "It needs more blue.").await;
    assert!(!bob.words().await.contains("Only you hear this."));

    bob.click(".component-row .button.danger", "Shelve").await;
    alice.see(".message .content", "Shelved.").await;
    alice.miss(".component-row", "").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn selects_offer_texts_people_roles_and_channels() {
    let theatre = Theatre::open().await;
    let (alice, _bob) = with_panel(&theatre).await;

    // Several may be chosen: they are sent when the list is closed.
    alice.click(".select", "Brushes").await;
    alice.click(".select-option", "A Fan brush").await;
    alice.click(".select-option", "A Flat brush").await;
    alice.see(".select-option[aria-disabled=true]", "Round").await;
    alice.type_keys(ESCAPE).await;
    alice.see(".message.ephemeral .content", "Brushes: fan, flat").await;

    alice.click(".select", "Sitter").await;
    alice.click(".select-option", "bob").await;
    alice.see(".message.ephemeral .content", "Sitter: @bob").await;

    alice.click(".select", "Crew").await;
    alice.click(".select-option", "painter").await;
    alice.see(".message.ephemeral .content", "Crew: @painter").await;

    alice.click(".select", "Room").await;
    alice.click(".select-option", "general").await;
    alice.see(".message.ephemeral .content", "Room: general").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_checked_and_sent() {
    let theatre = Theatre::open().await;
    let (alice, bob) = with_panel(&theatre).await;
    alice.click(".component-row .button", "Review").await;
    alice.see("dialog.modal h2", "Write a review").await;
    alice.see("dialog.modal", "This form will be submitted to painter").await;
    assert_eq!(alice.focused().await, "Title *");
    let title = alice.see("dialog.modal input", "").await;
    assert_eq!(title.prop("value").await.unwrap().as_deref(), Some("Untitled"));

    title.clear().await.unwrap();
    alice.click("dialog.modal button", "Submit").await;
    alice.see("dialog.modal .field-problem", "This field is required.").await;
    alice.type_keys("No").await;
    alice.type_keys(ENTER).await;
    alice.see("dialog.modal .field-problem", "Must be at least 3 characters.").await;
    alice.type_keys("cturne").await;
    alice.click("dialog.modal textarea", "").await;
    alice.type_keys("It speaks of *night*.").await;
    alice.click("dialog.modal button", "Submit").await;
    alice.miss("dialog.modal", "").await;
    for tab in [&alice, &bob] {
        tab.see(".embed .embed-title", "Nocturne").await;
        tab.see(".embed .embed-description em", "night").await;
    }
    theatre.close().await;
}
