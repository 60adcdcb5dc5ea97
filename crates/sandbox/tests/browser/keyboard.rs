//! The page without a mouse.

use super::stage::Theatre;
use browserkit::tab::{DOWN, ENTER, ESCAPE, TAB, UP};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_is_used_with_the_keyboard_alone() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    stage.run(&stage.alice, "panel", json!({})).await;
    let alice = theatre.seat("alice").await;
    alice.see(".component-row .button", "Review").await;

    // The last message is a stop of the Tab key; its controls follow.
    alice.script("document.querySelector('.message[tabindex=\"0\"]').focus()", vec![]).await;
    for _ in 0..20 {
        if alice.focused().await == "Review" {
            break;
        }
        alice.type_keys(TAB).await;
    }
    assert_eq!(alice.focused().await, "Review");
    alice.type_keys(ENTER).await;
    alice.see("dialog.modal", "Write a review").await;

    // Tab stays inside the form: the page behind it cannot be reached.
    for _ in 0..8 {
        alice.type_keys(TAB).await;
        let inside =
            "const at = document.activeElement; return at === document.body || Boolean(at.closest('dialog'))";
        assert_eq!(alice.script(inside, vec![]).await, json!(true));
    }
    alice.type_keys(ESCAPE).await;
    alice.miss("dialog.modal", "").await;
    assert_eq!(alice.focused().await, "Review");

    alice.type_keys(TAB).await;
    assert_eq!(alice.focused().await, "Brushes");
    alice.type_keys(DOWN).await;
    alice.see(".select-option:focus", "Flat").await;
    alice.type_keys(DOWN).await;
    alice.type_keys(" ").await;
    alice.type_keys(ESCAPE).await;
    alice.see(".message.ephemeral .content", "Brushes: round").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_are_walked_through_and_told_to_screen_readers() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    stage.say(&stage.bob, "one").await;
    stage.say(&stage.bob, "two").await;
    let alice = theatre.seat("alice").await;
    alice.see(".message", "two").await;
    alice.script("document.querySelector('.message[tabindex=\"0\"]').focus()", vec![]).await;
    assert!(alice.focused().await.starts_with("bob, ") && alice.focused().await.ends_with(", two"));
    alice.type_keys(UP).await;
    assert!(alice.focused().await.ends_with(", one"));

    stage.say(&stage.bob, "three **big** words").await;
    alice
        .until(
            "it is announced",
            "return document.getElementById('announcer').textContent === 'bob: three big words'",
        )
        .await;

    // Every control has a name.
    let nameless = "return [...document.querySelectorAll('button, input, textarea, select, a[href], [role=button]')]\
        .filter((one) => one.checkVisibility() && !one.getAttribute('aria-label') && !one.textContent.trim() \
        && !one.labels?.length && !one.querySelector('img[alt]')).map((one) => one.outerHTML)";
    assert_eq!(alice.script(nameless, vec![]).await, json!([]));
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_user_and_the_theme_are_switched() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    alice.click(".user-panel .icon-button", "theme").await;
    let scheme = "return getComputedStyle(document.documentElement).colorScheme";
    let first = alice.script(scheme, vec![]).await;
    alice.click(".user-panel .icon-button", "theme").await;
    let second = alice.script(scheme, vec![]).await;
    assert!(
        first != second
            && [&first, &second].iter().all(|one| ["light", "dark"].contains(&one.as_str().unwrap()))
    );

    alice.click(".user-panel .me", "").await;
    alice.see(".menu", "Be someone else here").await;
    alice.click("a.menu-item:not([target])", "bob").await;
    alice.see(".user-panel .me", "bob").await;
    alice.see(".composer-field", "Message #general").await;
    assert_eq!(alice.script(scheme, vec![]).await, second, "the theme stays");
    theatre.close().await;
}
