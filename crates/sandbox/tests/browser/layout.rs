//! The page on a phone.

use super::stage::Theatre;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_gets_a_drawer_and_nothing_is_cut_off() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    stage.run(&stage.bob, "paint", json!({"pattern": 2, "colour": "ruby", "side": 512})).await;
    stage.say(&stage.bob, &format!("{} https://example.com/{}", "w".repeat(300), "x".repeat(300))).await;
    stage.run(&stage.bob, "panel", json!({})).await;
    let alice = theatre.seat("alice").await;
    alice.become_phone().await;
    alice.see(".drawer-button", "").await;
    alice.see(".component-row .button", "Strokes: 0").await;

    let wide = "return [...document.querySelectorAll('.main *, body')].filter((one) => one.checkVisibility() \
        && one.getBoundingClientRect().right > innerWidth + 0.5).map((one) => one.outerHTML.slice(0, 200))";
    assert_eq!(alice.script(wide, vec![]).await, json!([]));
    assert_eq!(alice.script("return document.scrollingElement.scrollWidth", vec![]).await, json!(400));

    let small = "return [...document.querySelectorAll('.component-row *, .composer-row > *, .channel-header button')]\
        .filter((one) => one.matches('button, textarea, a') && one.checkVisibility() \
        && one.getBoundingClientRect().height < 40).map((one) => one.outerHTML.slice(0, 200))";
    assert_eq!(alice.script(small, vec![]).await, json!([]));

    alice.miss(".side-button", "general").await;
    alice.click(".drawer-button", "").await;
    alice.click(".side-button", "general").await;
    alice.miss(".side-button", "general").await;
    alice.click(".composer-row .icon-button", "Use a command").await;
    alice.click(".composer-popup [role=option]", "/whisper").await;
    alice.click(".composer-row .icon-button", "Send").await;
    alice.see(".message.ephemeral", "The varnish is honey, alice.").await;
    theatre.close().await;
}
